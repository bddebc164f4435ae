// What is offered on the first page, one thing at a time: a newer page; the lessons, to whoever does not know the game; to install it.

import { Icon } from "../controls/icon";
import { later } from "../controls/later";
import { installPrompt } from "../installed/prompt";
import { learn, learned } from "../learn/progress";
import { renewal } from "../net/renewal";
import { t } from "../text/messages";

/** Few are shown one of these. */
const Renewal = later(() => import("./news").then((file) => file.Renewal), "only when it is shown");
const Install = later(() => import("./news").then((file) => file.Install), "only when it is shown");

export function Offer() {
  if (renewal.value !== "none") return <Renewal />;
  if (learned.value.includes("first")) return installPrompt.value ? <Install /> : null;
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
