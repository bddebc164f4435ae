#!/usr/bin/env python3
"""Plays a seat online by nothing but the HTTP API of docs/protocol.md, until the game is over:

    python3 examples/bots/online.py http://localhost:8420 [TABLE [NAME]]

Without a table it plays now, at a new one with bots. MAKKER_KEY may hold a key from before.
"""
import http.client
import json
import os
import sys
import time
import urllib.request

server, table, name = sys.argv[1:] + [None, "online.py"][len(sys.argv) - 2:]
headers = {"Content-Type": "application/json"}


def ask(path, body=None):
    """What the server answers, also if it refuses; asks again while it is away or busy, since nothing is done twice."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60) as answer:
                return json.load(answer)
        except urllib.request.HTTPError as error:
            if error.code not in (429, 502, 503):
                return json.load(error)
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(1)


def value(move):
    """How good a move looks; the best one is played. Here: come out, or else do as much as possible."""
    return "h>" in move, len(move)


def decide(now):
    """The command with which to answer the table as it is now, if there is one."""
    if now.get("knock") or now.get("next"):
        return None  # Someone lets us in, or the next deal begins.
    if now["you"] is None:
        free = [seat["seat"] for seat in now["seats"] if seat["name"] is None and "next" not in seat]
        seat = free[0] if free else sys.exit("All seats are taken.")
        return {"id": f"sit {now['seq']}", "seq": now["seq"], "do": "sit", "seat": seat, "name": name}
    if now["prompt"]:
        choice = max(now["view"]["moves"], key=value)
        return {"id": f"at {now['prompt']['since']}", "seq": now["seq"], "do": "choose", "choice": choice}


headers["Authorization"] = "Bearer " + (os.environ.get("MAKKER_KEY") or ask("/api/people", {})["key"])
table = table or ask("/api/play-now", {"id": os.urandom(8).hex(), "name": name})["table"]
now = ask(f"/api/tables/{table}").get("table") or sys.exit(f"There is no table {table}.")
while now["status"] in ("waiting", "playing"):
    if command := decide(now):
        ask(f"/api/tables/{table}/commands", command)
    now = ask(f"/api/tables/{table}/updates?wait=25&seen={now['seq']}")["table"]
places = (now["view"] or {}).get("places")
print(f"Table {table} is {now['status']}. Seat: {now['you']}. Winners: {' '.join(places[0]) if places else 'nobody'}.")
