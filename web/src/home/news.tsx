// What the first page offers to few: a newer page, and to install it. Whoever says no to that is not asked again.

import { Icon } from "../controls/icon";
import { installPrompt, neverAgain } from "../installed/prompt";
import { renew } from "../net/renewal";
import { t } from "../text/messages";

export function Renewal() {
  return (
    <p class="offer" role="status">
      <span class="how">{t("renewal")}</span>
      <button type="button" class="soft" data-action="renew" onClick={renew}>
        {t("renew-now")}
      </button>
    </p>
  );
}

export function Install() {
  return (
    <p class="offer">
      {installPrompt.value === "by hand" ? (
        <span class="how">
          <Icon name="share" /> {t("install-ios")}
        </span>
      ) : (
        <button type="button" class="soft" data-action="install" onClick={install}>
          <Icon name="plus" /> {t("install-offer")}
        </button>
      )}
      <button type="button" class="plain" aria-label={t("install-refuse")} title={t("install-refuse")} onClick={neverAgain}>
        <Icon name="close" />
      </button>
    </p>
  );
}

/** The browser asks for itself; what it was told is good for one question. */
function install(): void {
  const asked = installPrompt.value;
  installPrompt.value = null;
  if (asked && asked !== "by hand") void asked.prompt();
}
