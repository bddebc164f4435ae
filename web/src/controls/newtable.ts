// Makes a table and goes there, with what somebody wished for last.

import { existing } from "../game/ruleset";
import { isLocal } from "../local/ids";
import * as api from "../net/api";
import { goTo } from "../net/going";
import { ownFace } from "../people/own";
import { keep, kept } from "../person/kept";
import { rememberName } from "../person/name";
import type { EditionMessage, TableOptions } from "../protocol";
import { t } from "../text/messages";

/** What a person wishes so far; the rule set and the bots are always chosen. */
export type Wishes = Partial<TableOptions> & Pick<TableOptions, "edition" | "bots">;

const USUAL_RULES = "classic";
/** Good company for most people. */
const USUAL_BOTS = "medium";

export function wishesBefore(editions: EditionMessage[]): Wishes {
  return { edition: existing(editions, kept("edition") ?? USUAL_RULES), bots: kept("bots") ?? USUAL_BOTS };
}

/** Says why it did not come to that; nothing if one is on the way there. */
export async function goToNew(make: typeof api.playNow, name: string, wishes: Wishes): Promise<string | null> {
  const who = rememberName(name) || t("guest");
  keep("edition", wishes.edition);
  keep("bots", wishes.bots);
  try {
    // One's own part in the shuffles; without it one plays all the same.
    const seal = await import("../fair/seeds").then(({ newSeal }) => newSeal()).catch(() => undefined);
    const { table } = await make(api.newId(), who, ownFace(), wishes, seal);
    if (isLocal(table)) goTo(`/t/${table}`);
    else location.href = `/t/${table}`;
    return null;
  } catch (error) {
    return error instanceof api.Refused ? t(`refused-${error.reason}`) : t("connection-lost");
  }
}
