"""A bot that plays at random over the network: `python bot.py SERVER TABLE NAME`."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, table: str, name: str) -> Any:
    """Take a seat, play the game, return its result."""
    body, kind = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{table}/seats", body, kind)) as answer:
        headers = {"Authorization": f"Bearer {json.load(answer)['token']}"}
    with connect(f"ws{server[4:]}/ws/{table}", additional_headers=headers) as socket:
        for number, text in enumerate(socket):
            said = json.loads(text)
            if over := said if said["type"] == "over" else said.get("over"):
                return over
            for asked in (said, said.get("turn"), said.get("question")):
                if asked and asked["type"] in ("turn", "question") and asked["legal"]:
                    actions = [*asked.get("plan", []), random.choice(asked["legal"])]
                    what = {"turn": "act", "question": "plan"}[asked["type"]]
                    command = {"type": what, "id": f"{number}", "n": asked["n"], "actions": actions}
                    socket.send(json.dumps(command))
    return None


if __name__ == "__main__":
    play(*sys.argv[1:])
