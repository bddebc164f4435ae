#!/usr/bin/env python3
"""A first bot for Makker: copy it and change `value`. Try it: makker arena easy --exec 'python3 examples/bots/first.py'"""
import json
import sys


def value(move, view):
    """How good a move looks; the best one is played. Here: lock, bump, come out, and otherwise run."""
    card, _, rest = move.partition(" ")
    if card == "give":
        return 1 if "S" in rest else 0  # A card to come out with is what a teammate needs most.
    me, seats = view["seat"], list(view["cardsLeft"])  # All seats, clockwise.
    teams = 3 if view["edition"] == "plus-pairs" else 2
    team = seats[seats.index(me) % teams :: teams]
    pawns = {seat: spaces.split(",") for seat, spaces in zip(seats, view["board"].split("/"))}
    others = [space for seat in seats if seat not in team for space in pawns[seat]]

    def way(space):  # How far from its start a pawn of mine is there: "Y7" is 7 after Y's start, "Rg1" in R's goal.
        arc, place = space[0], space[1:]
        if place == "h":
            return -20
        if place[0] == "g":
            return 100 + int(place[1])
        return (seats.index(arc) - seats.index(me)) % len(seats) * 15 + (0 if place == "s" else int(place))

    points = 0
    for leg in rest.split(", ") if rest else []:
        if "<>" in leg:
            mine, theirs = sorted(leg.split("<>"), key=lambda space: space not in pawns[me])
            points += way(theirs) - way(mine)
        else:
            points += way(leg.split(">")[-1]) - way(leg.split(">")[0])
            points += 30 if leg.split(">")[-1] in others else 0  # Somebody goes home.
    return points


for line in sys.stdin:  # One request a line, until the input ends.
    request = json.loads(line)
    best = max(request["view"]["moves"], key=lambda move: value(move, request["view"]))
    print(json.dumps({"id": request["id"], "move": best}), flush=True)
