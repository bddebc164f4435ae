// At the first visit: whoever does not know the game is offered to learn it, and whoever does is not asked again.

import { Icon } from "../controls/icon";
import { learn, learned } from "../learn/progress";
import { t } from "../text/messages";

export function Offer() {
  if (learned.value.includes("first")) return null;
  return (
    <p class="offer">
      <a class="button soft" href="/#learn/first">
        <Icon name="hint" /> {t("learn-offer")}
      </a>
      <button type="button" class="plain" aria-label={t("learn-refuse")} title={t("learn-refuse")} onClick={() => learn("first")}>
        <Icon name="close" />
      </button>
    </p>
  );
}
