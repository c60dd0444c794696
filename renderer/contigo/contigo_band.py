"""The band above the board of Contigo: a chip for each player, the ply, the latest move, what is special."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine import State
from engine.games.contigo.contigo_capture import SIDES
from engine.games.contigo.turn import Turn
from locales import say
from renderer.contigo.contigo_pits import pebble
from renderer.contigo.pawns import Pawn, scaled, small_head, small_imprint, small_pawn
from renderer.contigo.played_turns import pawns_on, position_of
from renderer.emblems import trilithon
from renderer.name_band import (
    CORNER,
    HIGH,
    MIDDLE,
    SMALLEST,
    Sign,
    Words,
    end_text,
    is_out,
    name_between,
    plate,
    signs_up_to,
    turn_sign,
    words_beside,
)
from renderer.paint.caching import cached
from renderer.plies import last_ply
from renderer.shapes import Box, Drawn, Figure, Pile, PlacedPile, Polygon, Shape, Sprite, Text
from renderer.view import View, card_tones, in_turn, names_in_type, ply_in_words, ply_text

_CHIPS = {2: ((179, 821), 330), 4: ((103, 289, 475, 661), 178)}
"""The middles and the width of chips, by the number of players."""
_WORDS = {2: (500, 284), 4: (872, 228)}
"""The middle and the width of the words beside the chips, by the number of players."""
_UPPER, _LOWER = -15, 17
"""Heights of the two lines on a narrow chip: the name, and below it signs and the number of pieces."""
_PAWN_SCALE, _HEAD_SCALE = 0.76, 0.62
_COUNT = 28
"""Size of the number of pieces."""


@dataclass(frozen=True, slots=True)
class Chip:
    """The contents of a player's chip."""

    side: int
    names: tuple[str, ...]
    """The player's name, and the short one if there is any."""
    status: str
    """`waits`, `moves`, `sows` (no pawn can move), `wins`, or `out`."""
    tones: tuple[str, str]
    """Those of the chip and of what is written on it."""
    players: int
    """The number of players of the game."""
    pieces: int = 0
    """The number of pieces that the player controls."""
    heir: int | None = None
    """The side that controls the inherited pawns of a player who is out."""


def band(state: State, view: View) -> Iterator[Drawn]:
    """Draw the chips of all players by side, and the words beside them."""
    middles, _ = _CHIPS[state.game.players]
    for shown in _chips(state, view):
        yield PlacedPile(chip(shown), (middles[shown.side], MIDDLE))
    yield from _words(state, view)


# Chips


def _chips(state: State, view: View) -> Iterator[Chip]:
    """Yield the chips, player by player."""
    position = position_of(state)
    pawns = pawns_on(position).values()
    pieces = Counter(pawn.side for pawn in pawns)
    heirs = {pawn.original_side: pawn.side for pawn in pawns}
    for player, side in enumerate(state.sides):
        status = _status(state, view, player, position.gone)
        heir = heirs.get(side) if status == "out" else None
        tones = ("card", "muted") if status == "out" else card_tones(state, view, player)
        yield Chip(side, names_in_type(state, view, player), status, tones, len(state.sides), pieces[side], heir)


def _status(state: State, view: View, player: int, gone: tuple[int, ...]) -> str:
    """Return the status of a player, as described at `Chip`; `gone` are the sides without a key pawn."""
    if is_out(state, player) or state.sides[player] in gone:
        return "out"
    if state.outcome and player in state.outcome.winners:
        return "wins"
    if in_turn(state, view, player):
        return "sows" if _is_pebbles_only(state) else "moves"
    return "waits"


def _is_pebbles_only(state: State) -> bool:
    return any(prompt.code == "pebbles-only" for prompt in state.prompts)


@cached
def chip(shown: Chip) -> Pile:
    """Draw a chip round (0, 0)."""
    name = f"{SIDES[shown.side]} chip of {shown.names[0]} who {shown.status}"
    card = _card(shown.tones[0], _CHIPS[shown.players][1], shown.status == "out")
    return Pile(name, (Sprite(card, (0, 0)),), tuple(_on_chip(shown)))


def _on_chip(shown: Chip) -> Iterator[Sprite | Shape]:
    """Draw what stands on a chip: a pawn at its left, beside it the name, and signs at the right or below the name."""
    text_tone = shown.tones[1]
    half, is_narrow, out = _CHIPS[shown.players][1] / 2, shown.players > 2, shown.status == "out"
    figure = (small_imprint if out else small_pawn)(Pawn(shown.side), _PAWN_SCALE)
    pawn_x = (32 if is_narrow else 42) - half
    yield Sprite(figure, (pawn_x, -1))
    drawn = [*_signs(shown, text_tone)]
    start, end = pawn_x + 34, half - 12
    signs, room = signs_up_to((end, _LOWER if is_narrow else 0), drawn, 6)
    yield from signs
    has_count = is_narrow and not out
    if has_count:
        yield Text(f"×{shown.pieces}", (start, _LOWER), _COUNT, "medium", text_tone, align="left")
    y = _UPPER if has_count or (is_narrow and drawn) else 0
    largest = 30 if is_narrow else 36
    yield from name_between((start, y), end if y else room, shown.names, largest, text_tone, 4 if out else None)


def _signs(shown: Chip, text_tone: str) -> Iterator[Sign]:
    """Yield the signs at the right end, the outermost first."""
    if shown.heir is not None:
        yield small_head(shown.heir, _HEAD_SCALE), 30
        yield _heir_arrow(text_tone), 12
    if shown.status == "wins":
        yield trilithon(text_tone), 44
    if shown.status == "sows":
        yield _pebbles(), 44
    if shown.status == "moves":
        yield turn_sign(text_tone, 14), 30


@cache
def _card(tone: str, width: float, hollow: bool) -> Figure:
    """Draw the card of a chip; `hollow` leaves only its edge."""
    card = plate(f"card {tone} {width:g}", width, tone)
    inside = (Box((0, 0), width - 6, HIGH - 6, CORNER - 3, "ground"),) if hollow else ()
    return Figure(card.name, (*card.shapes, *inside))


@cache
def _heir_arrow(tone: str) -> Figure:
    return Figure(f"to {tone}", (Polygon(((-6, -8), (7, 0), (-6, 8)), tone),))


@cache
def _pebbles() -> Figure:
    shapes = [shape for place in ((-12, 6), (12, 6), (0, -11)) for shape in pebble(place)]
    return Figure("pebbles only", tuple(scaled(shape, 0.95) for shape in shapes))


# Words


def _words(state: State, view: View) -> Iterator[Drawn]:
    """Draw the number of plies, or what is special, and below it the latest move."""
    ply, last = ply_text(state, view), last_ply(state)
    lines: list[Words] = [(ply, "medium", (SMALLEST, 30), "muted")]
    if special := _special(state, view):
        lines = [(special, "semibold", (SMALLEST, 32), "text")]
    if last:
        lines.append((_move_texts(view, last.text), "semibold", (SMALLEST, 34), "amber-text"))
    yield from words_beside(*_WORDS[state.game.players], lines)


def _move_texts(view: View, move: str) -> tuple[str, ...]:
    """Return the latest move; and shorter texts of it, with only the ends of a pawn's way, and without the sowing."""
    turn = Turn.parse(move)
    way = f"{turn.cells[0]}→{turn.cells[-1]}" if turn.has_moved else ""
    whole = ply_in_words(view.language, move)
    return (whole, f"{way} {turn.sowing or ''}".strip(), way) if way else (whole,)


def _special(state: State, view: View) -> str:
    """Return the words for a draw, or in a game of two, for a player who left or a turn without a pawn part."""
    is_duel = state.game.players == 2
    if ended := end_text(state, view, departures=is_duel):
        return ended
    return say(view.language, "board-pebbles-only") if is_duel and _is_pebbles_only(state) else ""
