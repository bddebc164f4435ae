// Round one table: a device in the middle with everyone's telephone as their hand, or one device that goes from hand to hand.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../controls/icon";
import { Logo } from "../../controls/logo";
import { type Wishes, wishesBefore } from "../../controls/newtable";
import { editionOf } from "../../game/ruleset";
import { isLocal } from "../../local/ids";
import * as api from "../../net/api";
import { goTo } from "../../net/going";
import { FACES } from "../../people/faces";
import { ownFace } from "../../people/own";
import { keep } from "../../person/kept";
import { ownName, plainName } from "../../person/name";
import type { EditionMessage, TableOptions } from "../../protocol";
import { FEWEST, firstChoice, reseated, sittersOf } from "../../round/passing/sitters";
import { t } from "../../text/messages";
import { Options } from "../options";
import { People } from "./people";
import "../home.css";
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
  const go = async (make: () => Promise<string>) => {
    isBusy.value = true;
    keep("edition", wishes.value.edition);
    keep("bots", wishes.value.bots);
    try {
      const address = `/t/${await make()}`;
      // A table of this browser is gone to without loading the page anew: where nothing can be kept it is nowhere else.
      if (isLocal(address.slice("/t/".length))) goTo(address);
      else location.href = address;
    } catch (error) {
      failed.value = error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
      isBusy.value = false;
    }
  };
  const lay = () => go(async () => `${(await api.makeMiddle(api.newId(), { ...wishes.value, ...TOGETHER })).table}#table`);
  const chosen = useSignal(firstChoice(edition, ownName(), ownFace(), FACES));
  const canPass = useSignal(false);
  useEffect(() => {
    void api.canPlayHere().then((can) => (canPass.value = can));
  }, []);
  const seated = reseated(chosen.value, firstChoice(edition, ownName(), ownFace(), FACES));
  const people = seated.filter(({ isPerson }) => isPerson).length;
  const deal = (event: Event) => {
    event.preventDefault();
    const sitters = sittersOf(seated, plainName, (number) => t("pass-someone", { number }));
    void go(async () => (await api.makeRound(sitters, wishes.value)).table);
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
          <button type="button" class="main" data-action="lay" disabled={isBusy.value} onClick={() => void lay()}>
            {t("round-hands-go")}
          </button>
        </section>
        {canPass.value && (
          <section>
            <p class="picture" aria-hidden="true">
              <Icon name="people" />
              <Icon name="phone" />
              <Icon name="people" />
            </p>
            <h2>{t("round-pass")}</h2>
            <p>{t("round-pass-lead")}</p>
            <form onSubmit={deal}>
              <h3>{t("pass-who")}</h3>
              <People edition={edition} chosen={seated} onChoose={(next) => (chosen.value = next)} />
              <p class="note" role="status">
                {people < FEWEST ? t("pass-two") : t("pass-count", { people, bots: seated.length - people })}
              </p>
              <button type="submit" class="main" data-action="pass" disabled={isBusy.value || people < FEWEST}>
                {t("pass-start")}
              </button>
            </form>
          </section>
        )}
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
