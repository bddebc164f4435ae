// What is offered on the first page, one thing at a time: a newer page; the lessons, to whoever does not know the game; to install it. Whoever says no is not asked again.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../controls/icon";
import { installPrompt } from "../installed/prompt";
import { learn, learned } from "../learn/progress";
import { renew, renewal } from "../net/renewal";
import { keep, kept } from "../person/kept";
import { t } from "../text/messages";

export function Offer() {
  const isRefused = useSignal(kept("install") === "no");
  if (renewal.value !== "none") return <Renewal />;
  if (!learned.value.includes("first"))
    return (
      <Refusable refuse={t("learn-refuse")} onRefuse={() => learn("first")}>
        <a class="button soft" href="/#learn/first">
          <Icon name="hint" /> {t("learn-offer")}
        </a>
      </Refusable>
    );
  if (isRefused.value || !(installPrompt.value || isPhoneOfApple())) return null;
  const refuse = () => {
    keep("install", "no");
    isRefused.value = true;
  };
  return (
    <Refusable refuse={t("install-refuse")} onRefuse={refuse}>
      {installPrompt.value ? (
        <button type="button" class="soft" data-action="install" onClick={install}>
          <Icon name="plus" /> {t("install-offer")}
        </button>
      ) : (
        <span class="how">
          <Icon name="share" /> {t("install-ios")}
        </span>
      )}
    </Refusable>
  );
}

function Refusable({ refuse, onRefuse, children }: { refuse: string; onRefuse: () => void; children: ComponentChildren }) {
  return (
    <p class="offer">
      {children}
      <button type="button" class="plain" aria-label={refuse} title={refuse} onClick={onRefuse}>
        <Icon name="close" />
      </button>
    </p>
  );
}

function Renewal() {
  return (
    <p class="offer" role="status">
      <span class="how">{t("renewal")}</span>
      <button type="button" class="soft" data-action="renew" onClick={renew}>
        {t("renew-now")}
      </button>
    </p>
  );
}

/** The browser asks for itself; what it was told is good for one question. */
async function install(): Promise<void> {
  const asked = installPrompt.value;
  installPrompt.value = null;
  await asked?.prompt();
}

/** There browsers never ask, and tell only there whether the page has been installed. */
function isPhoneOfApple(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
