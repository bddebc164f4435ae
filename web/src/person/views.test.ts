// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chooseView, viewIn, viewOf } from "./views";

test("each table is shown as it was chosen for it, the others as usual", () => {
  chooseView("one", "table");
  chooseView("two", "hand");
  expect([viewOf("one"), viewOf("two"), viewOf("three")]).toEqual(["table", "hand", "usual"]);
  chooseView("one", "usual");
  expect(viewOf("one")).toBe("usual");
  expect(localStorage.getItem("views")).toBe('[["two","hand"]]');
});

test("of many tables only the last are remembered", () => {
  for (let number = 0; number < 50; number++) chooseView(`table ${number}`, "hand");
  expect([viewOf("table 49"), viewOf("table 30"), viewOf("table 29")]).toEqual(["hand", "hand", "usual"]);
});

test("an address says how a table is shown only by the very words", () => {
  expect(["#table", "#hand", "#usual", "", "#", "#tables", "#k3v9pd7wq2xm"].map(viewIn)).toEqual(["table", "hand", "usual", null, null, null, null]);
});
