"""Derive the palettes from pictures of all games: `python -m renderer.palettes`.

To be run when tones have changed or a game has been added. A palette has the tones that its pictures show; each further
colour is the one that is farthest from the palette so far, weighted by how many pixels have it.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from textwrap import wrap
from typing import Final, Literal

from PIL import Image

from engine import GAMES, Game, State
from renderer.figures import figures
from renderer.looks import LOOKS, look
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, FILE, SIZE, Palette
from renderer.shapes import tones
from renderer.theme import THEMES, Rgb
from renderer.view import View

Theme = Literal["dark", "light"]
_THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
_MATCHES: Final = 3
_PLIES: Final = (0, 8, 20, 40, 80)
_ENDS: Final = 4
"""The weight of a board that shows the end of a match."""
_CHOICES: Final = 400
_WIDTH: Final = 400


class _Unrounded(Palette):
    """A palette that leaves all colours as they are."""

    def indexed(self, image: Image.Image) -> Image.Image:
        return image


def main() -> None:
    """Write the palettes of every family and theme."""
    lines = ["# Written by `python -m renderer.palettes`."]
    names = sorted({each.palette for each in LOOKS.values()})
    counts = {(name, theme): _colours(name, theme) for name in names for theme in _THEMES}
    for name in (ANY, *names):
        lines.append(f"\n[{name}]")
        for theme in _THEMES:
            found = sum((each for (of, look), each in counts.items() if name in (of, ANY) and look == theme), Counter())
            colours = " ".join(bytes(colour).hex() for colour in _palette(theme, found))
            lines += [f'{theme} = """', *wrap(colours, 120), '"""']
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _palette(theme: str, counts: Counter[Rgb]) -> list[Rgb]:
    """Return the colours that pictures are best rounded to, given how many of their pixels have which colour."""
    colours = [*dict.fromkeys(tone for tone in THEMES[theme].tones.values() if tone in counts)]
    missed = {colour: count * min(_distance(colour, tone) for tone in colours) for colour, count in counts.items()}
    while len(colours) < SIZE:
        worst = max(missed, key=missed.__getitem__)
        colours.append(worst)
        missed = {colour: min(miss, counts[colour] * _distance(colour, worst)) for colour, miss in missed.items()}
    return colours


def _distance(one: Rgb, other: Rgb) -> int:
    """Return the square of the distance of two colours in RGB."""
    (r1, g1, b1), (r2, g2, b2) = one, other
    return (r1 - r2) ** 2 + (g1 - g2) ** 2 + (b1 - b2) ** 2


def _colours(name: str, theme: Theme) -> Counter[Rgb]:
    """Count the pixels of every colour in pictures of a family of games; a tone counts also where it is but named."""
    found: Counter[Rgb] = Counter()
    named: set[str] = set()
    painter = Painter(_Unrounded(theme, ()), _WIDTH)
    for game in GAMES.values():
        for state, view in _boards(game, theme) if look(game.id).palette == name else ():
            scene = look(game.id).scene(state, view)
            named.update(*map(tones, (*scene.ground.shapes, *scene.live)))
            image = painter.painted(scene)
            for count, colour in image.getcolors(image.width * image.height) or ():
                assert isinstance(colour, tuple)
                red, green, blue = colour
                found[red, green, blue] += count
    found.update(THEMES[theme].tones[name] for name in named)
    return found


def _boards(game: Game, theme: Theme) -> Iterator[tuple[State, View]]:
    """Yield boards of random matches, with and without marks, and the pictures of the rules, which have how it ends."""
    names = ("Ann", "Bob", "Cleo", "Dan")[: game.players]
    for figure in figures(game.id).values():
        for perspective in range(_ENDS if figure.state.outcome else 1):
            yield (
                figure.state,
                View(names, theme=theme, typed=figure.typed, refused=figure.refused, perspective=perspective),
            )
    for seed in range(_MATCHES):
        for state in _match(game, Random(seed)):
            cells = tuple(state.position.pieces())[: 2 * seed]
            first = next(state.legal_moves(), "")
            for typed in (None, "", first.partition("-")[0], f"{first.partition(' ')[0]} "):
                since = None if typed else max(0, state.ply - 3)
                yield state, View(names, theme=theme, typed=typed, since=since, refused=cells)


def _match(game: Game, chance: Random) -> Iterator[State]:
    """Yield the start of a random match, where it has come to after some plies, and its end if it is not too far."""
    state = game.start()
    while state.ply <= _PLIES[-1]:
        if state.ply in _PLIES or state.outcome:
            yield state
        if state.outcome:
            return
        state = state.play(chance.choice([*islice(state.legal_moves(), _CHOICES)]))


if __name__ == "__main__":
    main()
