// What differs between the editions, at a glance: a question in each row, the answer of each edition under its name.

import { Icon } from "../controls/icon";
import { editionOf, readRuleSet } from "../game/ruleset";
import { t } from "../text/messages";
import { rulesName } from "../text/rules";
import { answerOf, differs, EDITIONS, QUESTIONS, type Question } from "./book/book";
import type { Reader } from "./book/reader";
import { asks } from "./book/words";

/** As they are offered. */
const ORDER = ["classic", "jubilee", "english", "nordic", "plus-pairs", "plus-trios"];
export const COLUMNS = EDITIONS.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

/** Questions that all ask come first. */
const ROWS = QUESTIONS.filter(differs).toSorted((one, other) => one.needs.length - other.needs.length);

/** With the row of a question marked; nothing if it has none. */
export function Differences({ reader, marked }: { reader: Reader; marked?: Question }) {
  if (marked && !ROWS.includes(marked)) return null;
  const { edition } = readRuleSet(reader.name);
  const near = marked ? ROWS.filter((row) => row === marked || row.needs.length === 0) : ROWS;
  const facts = marked ? [] : [{ label: t("rules-seats"), of: "seats" } as const, { label: t("rules-deck"), of: "deck" } as const];
  return (
    <section class="differences">
      <h3 id="differences">{t("rules-differ")}</h3>
      <table aria-labelledby="differences">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col" aria-current={column === edition}>
                <span>{rulesName(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, of }) => (
            <tr key={of}>
              <th scope="row">{label}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{countOf(reader, column, of)}</td>
              ))}
            </tr>
          ))}
          {near.map((row) => (
            <tr key={row.name} class={row === marked ? "marked" : ""}>
              <th scope="row">
                <a {...reader.link(row.name)}>{asks(row)}</a>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Cell question={row} edition={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function countOf({ editions }: Reader, name: string, of: "seats" | "deck"): number {
  const edition = editionOf(editions, name)!;
  return of === "seats" ? edition.seats.length : Object.values(edition.deck).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** A tick, a dash, or the word. */
function Cell({ question, edition }: { question: Question; edition: string }) {
  const says = answerOf(question, edition)?.says;
  if (says === undefined) return <span>{t("rules-not-there")}</span>;
  const word = t(`says-${says}`).replace(/\.$/, "");
  if (says !== "yes" && says !== "no") return <span>{word}</span>;
  return (
    <span class={`bead ${says}`} role="img" aria-label={word}>
      <Icon name={says === "yes" ? "check" : "minus"} />
    </span>
  );
}
