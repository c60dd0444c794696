"""The band above the board: whose turn it is, who has won or left, the ply, and what is special."""

from collections import Counter
from collections.abc import Iterator

from engine import State
from locales import say
from renderer.contigo.chips import SMALLEST, Chip, chip
from renderer.contigo.plies import pawns, position
from renderer.last import departure, leaver
from renderer.paint.lettering import in_width
from renderer.shapes import Drawn, Standing, Text
from renderer.view import View, in_turn, name_in_type, ply_told

_MIDDLE = 48
_CHIPS = {2: (253, 747), 4: (120, 340, 560, 780)}
"""For so many players, the middles of their chips."""
_WORDS = {2: (500, 158), 4: (940, 94)}
"""Middle and width of what stands beside the chips."""


def band(state: State, view: View) -> Iterator[Drawn]:
    """The chips of all players by side, and the ply with what is special."""
    middles = _CHIPS[state.game.players]
    for told in _chips(state, view):
        yield Standing(chip(told), (middles[told.side], _MIDDLE))
    yield from _words(state, view)


def _chips(state: State, view: View) -> Iterator[Chip]:
    """What the chips tell, player by player."""
    there = pawns(position(state)).values()
    pieces = Counter(pawn.side for pawn in there)
    heirs = {pawn.born: pawn.side for pawn in there}
    gone = position(state).gone
    for player, side in enumerate(state.sides):
        fate = _fate(state, view, player, gone)
        heir = heirs.get(side) if fate == "out" else None
        yield Chip(side, name_in_type(state, view, player), fate, len(state.sides), pieces[side], heir)


def _fate(state: State, view: View, player: int, gone: tuple[int, ...]) -> str:
    """What becomes of a player, in the words of `Chip`."""
    if player in state.out or state.sides[player] in gone or player == leaver(state):
        return "out"
    if state.outcome and player in state.outcome.winners:
        return "wins"
    if in_turn(state, view, player):
        return "sows" if _has_pebbles_only(state) else "moves"
    return "waits"


def _has_pebbles_only(state: State) -> bool:
    return any(prompt.code == "pebbles-only" for prompt in state.prompts)


def _words(state: State, view: View) -> Iterator[Drawn]:
    """The ply, its figure large, or the ply with what is special below."""
    middle, width = _WORDS[state.game.players]
    ply = ply_told(state, view)
    special = _special(state, view)
    if special:
        lines = [(ply, "medium", 28, "muted"), (special, "semibold", 32, "text")]
    elif state.ply:
        word, figure = sorted(ply.split(maxsplit=1), key=str.isdigit)
        lines = [(word, "medium", 28, "muted"), (figure, "semibold", 36, "text")]
    else:
        lines = [(ply, "medium", 30, "muted")]
    heights = (30, 66) if len(lines) > 1 else (_MIDDLE,)
    for (told, weight, largest, tone), y in zip(lines, heights, strict=True):
        size, text = in_width(told, weight, (SMALLEST, largest), width)
        yield Text(text, (middle, y), size, weight, tone, "ground")


def _special(state: State, view: View) -> str:
    """A draw, or for two that one has left, or that there is no pawn to be moved."""
    if state.outcome and not state.outcome.winners:
        return say(view.language, "board-draw")
    if state.game.players == 2 and (latest := departure(state)):
        return say(view.language, f"board-{latest.reason}")
    if state.game.players == 2 and _has_pebbles_only(state):
        return say(view.language, "board-pebbles-only")
    return ""
