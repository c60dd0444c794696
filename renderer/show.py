"""Draw the picture of a drawing module that is run: `python -m renderer.<family>.<game> out.png [light] [size]`."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from engine import GAMES
from renderer import View, render


def show(game_id: str, moves: Iterable[str]) -> None:
    """Play some moves and write the picture to the file named on the command line."""
    arguments = sys.argv[1:] or [f"{game_id}.png"]
    state = GAMES[game_id].start()
    for move in moves:
        state = state.play(move)
    theme: Literal["dark", "light"] = "light" if "light" in arguments else "dark"
    size = next((int(word) for word in arguments if word.isdigit()), 1000)
    picture = render(state, View(names=("Hilde", "Corvin", "Ysolde")[: state.game.players], theme=theme, size=size))
    Path(arguments[0]).write_bytes(picture.data)
    print(f"{arguments[0]}: {len(picture.data)} bytes")
    print(picture.alt)
