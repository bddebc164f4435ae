// Round one table: a device in the middle with everyone's telephone as their hand, or one device that goes from hand to hand.

import { useSignal } from "@preact/signals";
import { Icon } from "../controls/icon";
import { Logo } from "../controls/logo";
import { type Wishes, wishesBefore } from "../controls/newtable";
import { editionOf } from "../game/ruleset";
import * as api from "../net/api";
import { keep } from "../person/kept";
import type { EditionMessage, TableOptions } from "../protocol";
import { t } from "../text/messages";
import { Options } from "./options";
import "./home.css";
import "./round.css";

interface Props {
  editions: EditionMessage[];
  levels: string[];
}

/** Those who sit in one room are waited for. */
const TOGETHER = { standIn: null, public: false };

export function RoundPage({ editions, levels }: Props) {
  const wishes = useSignal<Wishes>(wishesBefore(editions));
  const failed = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const edition = editionOf(editions, wishes.value.edition) ?? editions[0]!;
  const wish = (part: Partial<TableOptions>) => {
    wishes.value = { ...wishes.value, ...part };
  };
  const lay = async () => {
    isBusy.value = true;
    keep("edition", wishes.value.edition);
    keep("bots", wishes.value.bots);
    try {
      const { table } = await api.makeMiddle(api.newId(), { ...wishes.value, ...TOGETHER });
      location.href = `/t/${table}#table`;
    } catch (error) {
      failed.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
      isBusy.value = false;
    }
  };
  return (
    <main class="round-page">
      <header>
        <a class="brand" href="/">
          <Logo /> <span class="heard">{t("home")}</span>
        </a>
      </header>
      <h1>{t("round-title")}</h1>
      <p class="lead">{t("round-lead")}</p>
      <div class="round-ways">
        <section>
          <p class="picture" aria-hidden="true">
            <Icon name="phone" />
            <Icon name="tablet" />
            <Icon name="phone" />
          </p>
          <h2>{t("round-hands")}</h2>
          <p>{t("round-hands-lead")}</p>
          <button type="button" class="main" data-action="lay" disabled={isBusy.value} onClick={lay}>
            {t("round-hands-go")}
          </button>
        </section>
      </div>
      {failed.value && (
        <p role="alert" class="alert">
          {failed.value}
        </p>
      )}
      <Options wishes={wishes.value} edition={edition} onWish={wish} editions={editions} levels={levels} />
    </main>
  );
}
