// The curve as a table, for screen readers and for whoever wants numbers.

import type { TableMessage } from "../protocol";
import type { Film } from "../replay/film";
import { momentWords } from "../replay/screen";
import { t } from "../text/messages";
import { type Ledger, porcelain } from "./ledger";

export function CurveTable({ ledger, film, table }: { ledger: Ledger; film: Film; table: TableMessage }) {
  return (
    <details class="as-table">
      <summary>{t("review-as-table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("review-column-what")}</th>
            <th scope="col">{t("review-column-chance")}</th>
            <th scope="col">{t("review-column-verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.review.steps.map(({ event }, index) => {
            const judged = ledger.decision(event)?.judged;
            return (
              <tr key={event}>
                <td>{momentWords(film, film.momentOfEvent(event), table)}</td>
                <td>{Math.round(ledger.chance(index + 1))}</td>
                <td data-kind={judged && porcelain(judged.verdict)}>{judged ? t(`verdict-${judged.verdict}`) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
