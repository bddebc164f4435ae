// How often each found a good choice, as a ring of twenty beads round the portrait and in numbers; and what was hard to find.

import { Portrait, sitterOf } from "../people/portrait";
import type { ReviewMessage, SeatReviewMessage, TableMessage } from "../protocol";
import { t } from "../text/messages";
import { listed, seatName } from "../text/names";

const BEADS = 20;
const share = (good: number, counted: number): number => (counted > 0 ? Math.round((100 * good) / counted) : 100);

export function Accuracy({ review, table }: { review: ReviewMessage; table: TableMessage }) {
  return (
    <section class="panel accuracy">
      <h2>
        {t("review-accuracy")} <small>{t("review-accuracy-line")}</small>
      </h2>
      {review.teams.map(({ seats }) => {
        const all = seats.flatMap((seat) => review.seats.filter((other) => other.seat === seat));
        const [good, counted] = [all.reduce((sum, one) => sum + one.good, 0), all.reduce((sum, one) => sum + one.counted, 0)];
        return (
          <div key={seats.join("")} class="side">
            <ul>
              {all.map((one) => (
                <One key={one.seat} {...{ one, table }} />
              ))}
            </ul>
            <p>{t("review-together", { names: listed(seats.map((seat) => seatName(table, seat))), share: share(good, counted), good, counted })}</p>
          </div>
        );
      })}
    </section>
  );
}

function One({ one, table }: { one: SeatReviewMessage; table: TableMessage }) {
  const { seat, good, counted, found } = one;
  const lit = Math.round((share(good, counted) / 100) * BEADS);
  const place = table.seats.find((other) => other.seat === seat)!;
  return (
    <li data-seat={seat}>
      <svg class={`ring seat-${seat}`} viewBox="-45 -45 90 90" aria-hidden="true">
        {Array.from({ length: BEADS }, (_, index) => {
          const angle = ((index + 0.5) / BEADS) * 2 * Math.PI - Math.PI / 2;
          return <circle key={index} class={index < lit ? "lit" : ""} cx={Math.cos(angle) * 39.5} cy={Math.sin(angle) * 39.5} r={index < lit ? 4.3 : 3} />;
        })}
        <svg x="-31" y="-31" width="62" height="62" viewBox="0 0 64 64" aria-hidden="true">
          {place.face ? <Portrait {...sitterOf(place)} plain /> : <circle class="faceless" cx="32" cy="32" r="28" />}
        </svg>
      </svg>
      <span>
        <b>{share(good, counted)}</b>
        <i>{seatName(table, seat)}</i>
        <small>{t("review-so-many", { good, counted })}</small>
        {found > 0 && <small class="praise">{t("review-praise", { count: found })}</small>}
      </span>
    </li>
  );
}
