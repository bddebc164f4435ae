// The switch for positions chooses the first board, the decks and the past; everything else is the rules'.

import * as api from "./api";
import { expect, test } from "./makker";
import { comeAs, rehearse, type Wanted } from "./rehearse";

const BOARD = "R3,R9,Rg1,Rh/Y2,Yh,Yh,Ys/Gh,Gh,Gh,Gs/B7,Bg4,Bh,Bh";

test("a table is as it was wanted: people, board, hand, turn", async ({ page, browser }) => {
  const player = await rehearse(page, { name: "Ida", people: { G: "Bo" }, board: BOARD, hand: ["7x1", "swap", "2", "12"] });
  await expect(player.main).toHaveAttribute("data-prompt", "play");
  expect((await player.hand()).sort()).toEqual(["12", "2", "7x1", "swap"]);
  const { table } = await api.since(page.request, new URL(page.url()).origin, player.table, 0);
  expect(table.view!.board).toBe(BOARD);
  expect(table.view!.received).toBe("12");
  expect(table.seats.map(({ name, bot }) => name ?? bot)).toEqual(["Ida", "easy", "Bo", "easy"]);
  const other = await comeAs(browser, player, "G");
  await expect(page.locator("main.table")).toHaveAttribute("data-prompt", "play");
  await other.page.context().close();
});

test("six seats are dealt and give by their own teams", async ({ page }) => {
  for (const edition of ["plus-pairs", "plus-trios"]) {
    const player = await rehearse(page, { edition, seat: "B", hand: ["S8", "swap", "3", "12"] });
    await expect(player.main).toHaveAttribute("data-prompt", "play");
    expect((await player.hand()).sort()).toEqual(["12", "3", "S8", "swap"]);
  }
});

test("a past over several deals is dealt as it was wanted", async ({ page }) => {
  const deal = { R: ["10", "10", "10", "10"], Y: ["9", "9", "9", "9"], G: ["12", "12", "12", "12"], B: ["5", "5", "5", "5"] };
  const gifts: [string, string][] = [
    ["R", "give 10"],
    ["Y", "give 9"],
    ["G", "give 12"],
    ["B", "give 5"],
  ];
  const folds: [string, string][] = ["Y", "G", "B", "R"].map((seat) => [seat, "fold"]);
  const second = { R: ["S", "2", "3", "6"] };
  const people = { Y: "Bo", G: "Cy", B: "Di" };
  const player = await rehearse(page, { people, dealer: "R", deals: [deal, second], choices: [...gifts, ...folds] });
  await expect(player.main).toHaveAttribute("data-prompt", "give");
  expect((await player.hand()).sort()).toEqual(["2", "3", "6", "S"]);
});

test("what the rules forbid is refused, and said", async ({ page }) => {
  const refused = (wanted: Wanted, text: string) => expect(rehearse(page, wanted), text).rejects.toThrow(text);
  await refused({ board: BOARD.replace("Rg1", "Yg1") }, "board: a pawn of R can never stand on Yg1");
  await refused({ board: "Rg1,Rg2,Rg3,Rg4/Yh,Yh,Yh,Yh/Gg1,Gg2,Gg3,Gg4/Bh,Bh,Bh,Bh" }, "board: ");
  await refused({ deals: [{ R: ["7x1", "7x1", "7x1"], Y: ["7x1", "7x1"] }] }, "deals: the deck has not so many 7x1");
  await refused({ hand: ["7x1", "swap", "2", "12"], board: BOARD, choices: [["R", "fold"]] }, "choices[4], R fold: ");
  await refused({ hand: ["7x1", "swap", "12"], board: BOARD, choices: [["R", "2 R3>R6"]] }, "choices[4], R 2 R3>R6: ");
  await refused({ hand: ["7x1", "swap", "2", "12"], board: BOARD, choices: [["G", "2 R3>R6"]] }, "choices[4], G 2 R3>R6: ");
});
