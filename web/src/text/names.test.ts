// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { SeatMessage, TableMessage } from "../protocol";
import { loadMessages } from "./messages";
import { botName, fullName, seatName } from "./names";

beforeAll(() => loadMessages("en"));

const place = (seat: string, part: Partial<SeatMessage>): SeatMessage => ({
  seat,
  name: null,
  bot: null,
  botName: null,
  botFace: null,
  face: null,
  here: false,
  host: false,
  ...part,
});
const seats = [
  place("R", { name: "Anna" }),
  place("Y", { bot: "medium", botName: "Holger" }),
  place("G", { name: "Emil", bot: "easy", botName: "Sigrid" }),
  place("B", {}),
];
const table = { seats, you: "R" } as TableMessage;

test("a person has their name, also while a bot stands in, a bot its own, and a free seat its colour", () => {
  expect(seats.map(({ seat }) => seatName(table, seat))).toEqual(["Anna", "Holger", "Emil", "Blue"]);
});

test("only the reader is told to be the reader, and no name says how well a bot plays", () => {
  expect(seats.map(({ seat }) => fullName(table, seat))).toEqual(["Anna (you)", "Holger", "Emil", "Blue"]);
  expect(botName("medium")).toBe("bot, medium");
});
