"""The chips of the players in the band: a name with its pawn, and signs for what is the matter with its bearer."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from renderer.contigo.pawns import Pawn, head_of, scaled, small, vanished
from renderer.contigo.tones import SIDES
from renderer.contigo.wells import pebble
from renderer.paint.caching import cached
from renderer.paint.lettering import in_width, length
from renderer.shapes import SHARP, Box, Figure, Line, Pile, Point, Polygon, Shape, Sprite, Text
from renderer.signs import trilithon

HIGH = 72
_CORNER = 14
_TOKEN = 0.76
_COUNT = 28
SMALLEST = 26
"""The least size of names and words in the band."""
_LOOKS = {
    # what becomes of a player: tones of the chip, of what is written on it, and of what that stands on
    "waits": ("card", "card-text", "card"),
    "moves": ("card-turn", "card-turn-text", "card-turn"),
    "sows": ("card-turn", "card-turn-text", "card-turn"),
    "wins": ("gold", "gold-text", "gold"),
    "out": ("card", "muted", "ground"),
}


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip tells of a player."""

    side: int
    name: str
    fate: str
    """`waits`, `moves`, `sows` (moves pebbles only), `wins`, or `out`."""
    players: int
    pieces: int = 0
    """How many pieces the player moves."""
    heir: int | None = None
    """The side that moves what pawns are left of a player who is out."""


def width(players: int) -> int:
    """How wide a chip is."""
    return 330 if players == 2 else 212


@cached(1024)
def chip(told: Chip) -> Pile:
    """A chip round (0, 0)."""
    tone, _, face = _LOOKS[told.fate]
    name = f"{SIDES[told.side]} chip of {told.name or 'nobody'} who {told.fate}"
    return Pile(name, (Sprite(_card(tone, face, width(told.players)), (0, 0), SHARP),), tuple(_written(told)))


def _written(told: Chip) -> Iterator[Sprite | Shape]:
    """What stands on a chip."""
    _, ink, face = _LOOKS[told.fate]
    half = width(told.players) / 2
    figure = (vanished if told.fate == "out" else small)(Pawn(told.side), _TOKEN)
    token = (42 if told.players == 2 else 27 if told.fate == "out" else 32) - half
    yield Sprite(figure, (token, -1), face)
    end = half - 12
    for sign, wide in _signs(told, ink):
        yield Sprite(sign, (end - wide / 2, 0), face)
        end -= wide + 6
    if told.players > 2 and told.fate in ("waits", "moves"):
        yield Text(f"×{told.pieces}", (end, 0), _COUNT, "medium", ink, face, "right")
        end -= length(f"×{told.pieces}", "medium", _COUNT) + 7
    yield from _name(told, (token + (28 if told.fate == "out" else 34), end), ink, face)


def _name(told: Chip, ends: Point, ink: str, face: str) -> Iterator[Text | Line]:
    """The name, as large as there is room; struck through if its bearer is out."""
    start, end = ends
    size, text = in_width(told.name, "semibold", (SMALLEST, 36 if told.players == 2 else 30), end - start)
    yield Text(text, (start, 0), size, "semibold", ink, face, "left")
    if told.fate == "out":
        yield Line((start - 4, 1), (start + length(text, "semibold", size) + 4, 1), 4, ink)


def _signs(told: Chip, ink: str) -> Iterator[tuple[Figure, float]]:
    """The signs at the right end, the outermost first, with their widths."""
    if told.heir is not None:
        yield head_of(told.heir, 0.62), 30
        yield _arrow(ink), 12
    if told.fate == "wins":
        yield trilithon(ink), 44
    if told.fate == "sows":
        yield _pebbles(), 44
    if told.fate == "moves" and told.players == 2:
        yield _turn(ink), 30


@cache
def _card(tone: str, face: str, across: float) -> Figure:
    """What a name is written on, with what is round its corners; hollow where the name stands on something else."""
    boxes = [Box((0, 0), across, HIGH, 0, "ground"), Box((0, 0), across, HIGH, _CORNER, tone)]
    if face != tone:
        boxes.append(Box((0, 0), across - 6, HIGH - 6, _CORNER - 3, face))
    return Figure(f"card {tone} {across:g}", tuple(boxes))


@cache
def _turn(ink: str) -> Figure:
    return Figure(f"turn {ink}", (Polygon(((-14, -11), (14, -11), (0, 13)), ink),))


@cache
def _arrow(ink: str) -> Figure:
    return Figure(f"to {ink}", (Polygon(((-6, -8), (7, 0), (-6, 8)), ink),))


@cache
def _pebbles() -> Figure:
    shapes = [shape for at in ((-12, 6), (12, 6), (0, -11)) for shape in pebble(at)]
    return Figure("pebbles only", tuple(scaled(shape, 0.95) for shape in shapes))
