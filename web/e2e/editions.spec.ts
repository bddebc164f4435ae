// Every rule set is offered, starts and is played.

import * as api from "./api";
import { expect, test } from "./makker";
import { enter, MOUSE } from "./player";

const EDITIONS = ["nordic", "english", "classic", "jubilee", "plus-pairs", "plus-trios"];

test("these are all rule sets", async ({ request, makker }) => {
  expect((await api.editions(request, makker.origin)).map(({ name }) => name)).toEqual(EDITIONS);
});

for (const edition of EDITIONS) {
  test(`${edition} starts, and a deal is played`, async ({ page, makker }) => {
    const player = await enter(page, MOUSE, "Ann", "Play now", edition);
    const rules = (await api.editions(page.request, makker.origin)).find(({ name }) => name === edition)!;
    expect(await player.asked()).toBe("give");
    expect(await player.hand()).toHaveLength(4);
    await player.choose();
    for (let played = 0; played < 4 && (await player.asked()) !== "give"; played++) await player.choose();
    const { table } = await api.since(page.request, makker.origin, player.table, 0);
    expect(table.options.edition).toBe(edition);
    expect(table.seats).toHaveLength(rules.seats.length);
  });
}
