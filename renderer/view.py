"""The request for a picture, the picture itself, and texts on all pictures."""

from dataclasses import dataclass
from typing import Literal

from engine import State
from engine.half_moves import HalfMove
from locales import has, say, shortened
from renderer.paint.caching import cached
from renderer.paint.lettering import plain, settable

_LONGEST_ALT = 1024
_LONGEST_NAME = 32
"""The number of characters of a name for which a text has room."""


@dataclass(frozen=True, slots=True)
class View:
    """The viewer of a state: everything about a picture that is not in the state."""

    names: tuple[str, ...]
    """The names of the players, by number."""
    language: str = "en"
    theme: Literal["dark", "light"] = "dark"
    typed: str | None = None
    """A half-typed move: how it may go on is marked. Empty marks every way to begin; None marks nothing."""
    refused: tuple[str, ...] = ()
    """Cells to mark because they break a rule."""
    pointed: tuple[str, ...] = ()
    """Cells, and other places of the board by the names that refusals give them, to point at as a hint."""
    numbered: tuple[tuple[str, ...], ...] = ()
    """Candidates that bear the numbers 1, 2, …, each as the cells that it means: where something goes is the last."""
    perspective: int = 0
    """The rotation: steps clockwise, taken modulo the number that the game has (`renderer.perspectives`)."""
    size: int = 1000
    """Width in pixels."""
    since: int | None = None
    """The number of entries of the record that the viewer has seen. Later ones that stand are marked."""
    top_down: bool = False
    """Flat, as seen from above, in games that have such a picture besides their own."""
    film: bool = False
    """A board of a film: without what the boards beside it show anyway, such as whose turn it is and which way a piece
    went, and drawn more plainly where that makes a smaller file."""
    bare: bool = False
    """The board alone, as one of several in a picture: without names, whose turn it is, and words."""
    lost: tuple[int, ...] = ()
    """The players for whom a match without a winner is shown as lost: the people, where only computers were left."""
    short_names: tuple[tuple[str, ...], ...] = ()
    """The texts for each player where the name has no room on a picture, the longest first; else the name is cut."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image file, and a text that describes it."""

    data: bytes
    format: str
    alt: str


def placing(state: State) -> bool:
    """Return whether the board is being set up: no piece moves yet."""
    return state.turn is not None and not state.undecided and state.position.in_setup


def half_move(state: State, view: View) -> HalfMove | None:
    """Return the half-typed move of a view; None if there is none, or none to be made on the board."""
    if view.typed is None or state.turn is None or state.undecided:
        return None
    return state.half_move(view.typed)


def targets(state: State, view: View) -> tuple[str, ...]:
    """Return the cells where the half-typed move may lead next: where its piece may go, or where one may be placed."""
    half = half_move(state, view)
    return half.targets if half else ()


def picked(state: State, view: View) -> str:
    """Return the cell of the piece that a half-typed move begins with; empty if it is none."""
    half = None if placing(state) else half_move(state, view)
    return next((cell for cell in half.cells[:1] if cell in state.position.pieces()), "") if half else ""


def in_turn(state: State, view: View, player: int) -> bool:
    """Return whether to show that it is a player's turn."""
    return player == state.turn and not view.film


def card_tones(state: State, view: View, player: int) -> tuple[str, str]:
    """Return the tones of a player's name card and of the text on it: golden after a win, bright in their turn."""
    if state.outcome and player in state.outcome.winners:
        return "gold", "gold-text"
    return ("card-turn", "card-turn-text") if in_turn(state, view, player) else ("card", "card-text")


def side_name(state: State, view: View, side: int) -> str:
    """Return the name of a side."""
    return say(view.language, f"side-{state.game.sides[side]}")


def side_letter(state: State, view: View, side: int, small: bool = False) -> str:
    """Return the letter of a side on text boards and in the diagrams of the rules texts."""
    letter = say(view.language, f"letter-{state.game.sides[side]}")
    return letter.lower() if small else letter


def with_side(language: str, name: str, side: str) -> str:
    """Return a player's name with that of their side; once only if they go by the name of the side."""
    return name if name.casefold() == side.casefold() else say(language, "player-with-side", name=name, side=side)


def draw_text(view: View) -> str:
    """Return what stands beside the board of a match without a winner: that it is drawn, or that it is lost."""
    return say(view.language, "board-lost" if view.lost else "board-draw")


def ply_text(state: State, view: View) -> str:
    """Return how many plies stand as a text, or that the match is at its start."""
    return _ply_text(view.language, state.ply)


def ply_in_words(language: str, ply: str) -> str:
    """Return a ply, given canonically, in the words of a language, if it is a word such as `pass` or `bid 14`."""
    word, _, number = ply.partition(" ")
    message = f"board-word-{word}"
    return say(language, message, number=number) if has(language, message) else ply


@cached
def _ply_text(language: str, ply: int) -> str:
    return say(language, "board-ply" if ply else "board-start", ply=ply)


def names_in_type(state: State, view: View, player: int) -> tuple[str, ...]:
    """Return a player's name and the short one as the fonts can show them; the name of their side, if nothing is left.

    Players of the same name have their side added to it, and the last choice is the side alone.
    `renderer.paint.lettering.fitted` chooses between them.
    """
    side = side_name(state, view, state.sides[player])
    short = view.short_names[player] if player < len(view.short_names) else ()
    name = _of_player(view.names, player)
    shown = tuple(filter(None, map(settable, (name, *short))))
    if shown and view.names.count(name) > 1 and not state.undecided:
        return (*(with_side(view.language, name, side) for name in shown), side)
    return shown or (side,)


def name_in_text(state: State, view: View, player: int) -> str:
    """Return a player's name for a text, cut if it is long; the name of their side, if there is none."""
    name = plain(_of_player(view.names, player)) or side_name(state, view, state.sides[player])
    return shortened(name, _LONGEST_NAME)


def alt_text(*sentences: str) -> str:
    """Return sentences as the alt text of a picture, which Discord limits to 1024 characters."""
    return shortened(" ".join(sentences), _LONGEST_ALT)


def room_beside(*sentences: str) -> int:
    """Return how many characters an alt text has left for a further sentence."""
    return _LONGEST_ALT - len(" ".join(sentences)) - 1


def _of_player(names: tuple[str, ...], player: int) -> str:
    return names[player] if player < len(names) else ""
