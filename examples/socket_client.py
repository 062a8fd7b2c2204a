"""Plays a seat over the socket at random, and reconnects when the server restarts.

    python examples/socket_client.py http://127.0.0.1:8420 MATCH SIDE TOKEN

Needs the package `websockets`.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

GIVE_UP = {4403: "This seat is not, or no longer, yours.", 4404: "There is no such match."}


def play(address: str, side: str, token: str) -> str:
    """Answer until the match is over; returns how it ended."""
    answered = -1
    wait = 0.2
    while True:
        try:
            with connect(address, max_size=None) as socket:
                wait = 0.2
                hello = {"type": "hello", "as": side, "token": token, "lang": "en"}
                socket.send(json.dumps(hello))
                answered, ended = follow(socket, answered)
                if ended:
                    return ended
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            if code in GIVE_UP:
                raise SystemExit(GIVE_UP[code]) from None
        except (OSError, InvalidHandshake):  # the server is down, or not up yet
            pass
        print("reconnecting …", flush=True)
        time.sleep(wait)
        wait = min(2 * wait, 10.0)


def follow(socket: ClientConnection, answered: int) -> tuple[int, str]:
    """Answer each question once; the last one answered, and the outcome if there is one."""
    for data in socket:
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "error":
            # Somebody else was faster, or the match went on: the next table asks again.
            answered = -1
        if message["type"] != "table":
            continue
        if message["status"]["state"] == "over":
            return answered, str(message["status"]["outcome"]["text"])
        turn = message["turn"]
        if turn is None or turn["decision"] == answered:
            continue
        answered = turn["decision"]
        option = random.choice(turn["options"])
        choice = {"type": "choose", "decision": answered, "choice": option["choice"]}
        socket.send(json.dumps(choice))
    return -1, ""


if __name__ == "__main__":
    server, match, side, token = sys.argv[1:]
    address = f"{server.replace('http', 'ws', 1)}/api/v1/matches/{match}/live"
    print(play(address, side, token))
