"""A bot that plays any game of Pharos by chance: PHAROS_URL=… PHAROS_TOKEN=… python3 bot.py

The token: POST /api/v1/me/programs (docs/bots-api.md). Ends after PHAROS_GAMES games, if that is set.
"""
import json
import os
import random
import sys
import urllib.error
import urllib.request

BASE = os.environ.get("PHAROS_URL", "http://localhost:3000") + "/api/v1"
HEADERS = {"authorization": "Bearer " + os.environ["PHAROS_TOKEN"], "content-type": "application/json"}
MOST = int(os.environ.get("PHAROS_GAMES", sys.maxsize))


def post(path, body):
    request = urllib.request.Request(BASE + path, json.dumps(body).encode(), HEADERS, method="POST")
    try:
        urllib.request.urlopen(request).read()
    except urllib.error.HTTPError as problem:
        print(path, problem.read().decode(), file=sys.stderr)


def events():
    """Server-sent events, one after the other."""
    kind, data = None, None
    for line in urllib.request.urlopen(urllib.request.Request(BASE + "/me/events", headers=HEADERS)):
        line = line.decode().rstrip("\n")
        if line.startswith("event: "):
            kind = line[7:]
        elif line.startswith("data: "):
            data = json.loads(line[6:])
        elif line == "" and kind is not None:
            yield kind, data
            kind = None


ended = 0
for kind, data in events():
    if kind == "challenge":
        post("/tables/" + data["table"], {"do": "join", "rated": data["rated"]})
    elif kind == "turn":
        move = random.choice(data["moves"])
        post("/tables/" + data["table"] + "/move", {"v": data["v"], "seat": data["seat"], "move": move})
    elif kind == "gameEnd":
        print("ended", data["table"], json.dumps(data["result"]), flush=True)
        ended += 1
        if ended >= MOST:
            break
