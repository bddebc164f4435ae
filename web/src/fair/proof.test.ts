// The check agrees with those in Rust and Python on the records of docs/fairness, and finds what was changed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sha256 } from "./hash";
import { check, isDealt } from "./proof";

const record = (name: string) => readFileSync(new URL(`../../../docs/fairness/${name}.makker`, import.meta.url), "utf8");

test("SHA-256 is the published one, for texts of every length around a block", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  expect(sha256("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test.each([
  ["together", "opened opened bot bot"],
  ["withheld", "opened withheld none bot"],
  ["alone", "none bot bot bot"],
])("the shuffles of %s are proved", (name, parts) => {
  const proof = check(record(name))!;
  expect(proof.flaw).toBeNull();
  expect(proof.parts.map(({ part }) => part).join(" ")).toBe(parts);
});

test("whatever is changed in a proof, a deck or the dealer is found", () => {
  const text = record("together");
  const lines = text.split("\n");
  const bad = (at: number, line: string) => check(lines.with(at, line).join("\n"))?.flaw;
  let tried = 0;
  lines.forEach((line, at) => {
    if (!/^(proof|shuffle|\[Dealer)/.test(line)) return;
    const words = line.split(" ");
    words.slice(1).forEach((word, place) => {
      const other = /^[0-9a-f]{64}$/.test(word)
        ? (word[0] === "0" ? "1" : "0") + word.slice(1)
        : word === "9"
          ? "10"
          : word === '"R"]'
            ? '"Y"]'
            : word.startsWith('"')
              ? '"R"]'
              : "9";
      expect(bad(at, words.with(place + 1, other).join(" ")), line).toBeTruthy();
      tried++;
    });
  });
  expect(tried).toBeGreaterThan(60);
});

test("the proof of a running game shows nothing yet, and records without one neither", () => {
  expect(check(record("together").replace(/^(proof server \w+) .*$/m, "$1 ?"))).toBeNull();
  expect(check(record("together").replaceAll(/^proof .*\n/gm, ""))).toBeNull();
});

test("cards that were not dealt from the deck are noticed", () => {
  const decks = [["2", "3", "5", "6", "9", "S", "S8", "10"]];
  const deal = (hand: string[]) => [
    { seq: 1, what: "dealt" as const, events: [{ event: "deal" as const, dealer: "R", number: 1, hands: { R: hand, Y: ["?", "?", "?", "?"] } }] },
  ];
  expect(isDealt(decks, deal(["10", "3", "6", "S"]), "R")).toBe(true);
  expect(isDealt(decks, deal(["10", "3", "6", "9"]), "R")).toBe(false);
});
