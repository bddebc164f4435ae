#!/usr/bin/env python3
"""Checks the shuffles of a game record as docs/fairness.md says: python3 check.py game.makker"""
import hashlib, sys


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check(record):
    lines = [line.split("#")[0].split() for line in record.splitlines() if not line.startswith("[")]
    proof = [words[1:] for words in lines if words[:1] == ["proof"]]
    decks = [words[1:] for words in lines if words[:1] == ["shuffle"]]
    dealer = record.split('[Dealer "')[1][0]
    if not proof:
        return "there is no proof in this record"
    sealed = [words for words in proof if len(words) == 3]  # the server, and seats that sealed a seed
    seals = [seal for _, seal, _ in sealed]
    for who, seal, seed in sealed:
        if seed == "?":
            return "the game is still going on: the server has not opened its seed"
        if seals.count(seal) > 1 or seed != "withheld" and sha("makker seed " + seed) != seal:
            return f"the seed of {who} is not the one that was sealed"
    text = "\n".join(" ".join(words) for words in proof)
    seats = [words[0] for words in proof[2:]]
    if dealer != seats[int(sha("makker dealer\n" + text), 16) % len(seats)]:
        return "another seat should have dealt first"
    for number, deck in enumerate(decks, 1):
        drawn = sorted(deck)
        key = sha(f"makker deck {number}\n{' '.join(drawn)}\n{text}")
        for i in range(len(drawn) - 1, 0, -1):
            j = int(sha(f"{key} {i}"), 16) % (i + 1)
            drawn[i], drawn[j] = drawn[j], drawn[i]
        if drawn != deck:
            return f"deck {number} is not the one that the seeds give"


flaw = check(open(sys.argv[1], encoding="utf-8").read())
print(flaw or "fair: all decks and the first dealer follow from the seeds")
sys.exit(1 if flaw else 0)
