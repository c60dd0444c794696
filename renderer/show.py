"""Draw a picture of a game: `python -m renderer.show GAME out.png [light] [size]`."""

import sys
from pathlib import Path
from typing import Literal

from engine import GAMES
from renderer import View, render
from renderer.looks import look


def main(game_id: str, path: str, *arguments: str) -> None:
    """Play the game's sample moves and write the picture."""
    state = GAMES[game_id].start()
    for move in look(game_id).sample:
        state = state.play(move)
    theme: Literal["dark", "light"] = "light" if "light" in arguments else "dark"
    size = next((int(word) for word in arguments if word.isdigit()), 1000)
    picture = render(state, View(names=("Hilde", "Corvin", "Ysolde")[: state.game.players], theme=theme, size=size))
    Path(path).write_bytes(picture.data)
    print(f"{path}: {len(picture.data)} bytes")
    print(picture.alt)


if __name__ == "__main__":
    main(*sys.argv[1:])
