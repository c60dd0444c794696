"""The band of the ring games, in the corners that a circle leaves free: names, last move, and what is special."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine import State
from locales import say
from renderer.last import last_ply, leaver
from renderer.paint.lettering import fitted, in_width
from renderer.ring.pieces import both_sides, flat_pawn
from renderer.shapes import BARE, Box, Drawn, Figure, Sprite, Text
from renderer.view import View, card_tones, name_in_type, placing, ply_told, undecided

_CARD = (292, 60)
_EDGE = 14
_NAME = 210
_LINE = 45
"""From one line of text to the next."""
_FOOT = 965
_TOKEN = 19
"""Radius of a disk beside a text."""
_LEFT_ENDS, _RIGHT_STARTS = (312, 238), (700, 768, 842)
"""Between them lie the numbers, and no text: for each line, from the foot up."""

_SPECIAL = {
    "auction-open": "board-no-bid",
    "auction-answer": "board-bid",
    "choose": "board-bid",
    "deadline": "board-turns-left",
    "place-pawn": "board-place-pawn",
    "place-druid": "board-place-druid",
    "limit": "board-limit",
    "first-round": "board-first-round",
    "second-round": "board-second-round",
}
"""What a corner says of a prompt, by its code."""
_WHY = {
    "resigned": "board-resigned",
    "time": "board-time",
    "agreed": "board-agreed",
    "repetition": "board-repetition",
    "bid": "board-bid-missed",
    "flip": "board-round-missed",
    "surround": "board-surround",
    "friendly": "board-friendly",
    "isolation": "board-isolation",
    "victory": "board-victory",
    "turns": "board-turns",
}
"""Why the match is over, by reason, where the board does not make it plain."""


def token(state: State, player: int, radius: float) -> Figure:
    """The disk of a player's side; of neither, while an auction leaves that open."""
    return both_sides(radius) if undecided(state) else flat_pawn(state.sides[player], radius)


def cards(state: State, view: View) -> Iterator[Drawn]:
    """Both names, the first side's at the left; light for whose turn it is, golden for who has won."""
    for player, side in enumerate(state.sides):
        tone, ink = card_tones(state, view, player)
        outward = 1 if side else -1
        name = fitted(name_in_type(state, view, player), "semibold", 32, _NAME)
        middle = 500 + outward * (500 - _EDGE - _CARD[0] / 2)
        edge = 500 + outward * (500 - _EDGE)
        yield Sprite(card(tone), (middle, 44), BARE)
        yield Sprite(token(state, player, 21.5), (edge - outward * 32, 43), tone)
        yield Text(name, (edge - outward * 66, 44.5), 32, "semibold", ink, tone, "right" if side else "left")


@cache
def card(tone: str) -> Figure:
    """What a name is written on."""
    return Figure(f"card {tone}", (Box((0, 0), *_CARD, 18, tone),))


def last_move(state: State, view: View) -> Iterator[Drawn]:
    """At the lower left: what was played last, or what is being played."""
    last = last_ply(state)
    if not last:
        yield Text(say(view.language, f"game-{state.game.id}"), (20, _FOOT), 32, "medium", "muted", "ground", "left")
        return
    move, _, rest = (last.text, "", "") if last.said else last.text.partition(" ")
    if rest:
        first, *others = rest.split(" ")
        more = f" +{len(others)}" if others else ""
        yield from _left(0, token(state, 1 - last.player, _TOKEN), f"{first}{more}", 34)
    yield from _left(int(bool(rest)), token(state, last.player, _TOKEN), move, 36)


def _left(row: int, disk: Figure, told: str, size: int) -> Iterator[Drawn]:
    y = _FOOT - row * _LINE
    yield Sprite(disk, (38, y - 1), BARE)
    text = fitted(told, "semibold", size, _LEFT_ENDS[row] - 66)
    yield Text(text, (66, y), size, "semibold", "amber-text", "ground", "left")


def special(state: State, view: View, picked: str | None = None) -> Iterator[Drawn]:
    """At the lower right, from the foot up, the longest first: what is special, what is picked, the ply if it fits.

    `picked` tells of the picked piece more than its cell.
    """
    for row, (told, start) in enumerate(zip(_told(state, view, picked), _RIGHT_STARTS, strict=False)):
        y = _FOOT - row * _LINE
        right = 980
        if told.player is not None:
            yield Sprite(token(state, told.player, _TOKEN), (962, y - 1), BARE)
            right = 934
        weight, largest = ("medium", 32) if told.tone == "muted" else ("semibold", 34)
        size, text = in_width(told.text, weight, (26, largest), right - start)
        yield Text(text, (right, y), size, weight, told.tone, "ground", "right")


@dataclass(frozen=True, slots=True)
class _Told:
    """A line of text, and the player whose disk stands beside it."""

    text: str
    tone: str
    player: int | None = None


def _told(state: State, view: View, picked: str | None) -> Iterator[_Told]:
    if state.outcome and state.outcome.reason in _WHY:
        yield _Told(say(view.language, _WHY[state.outcome.reason]), "text", leaver(state))
    for prompt in state.prompts:
        if prompt.code in _SPECIAL:
            yield _Told(say(view.language, _SPECIAL[prompt.code], **prompt.data), "text", prompt.data.get("player"))
    if view.picked and state.turn is not None and not placing(state):
        yield _Told(picked or view.picked, "teal-text", state.turn)
    if not view.film:
        yield _Told(ply_told(state, view), "muted")
