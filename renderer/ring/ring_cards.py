"""Words on pictures of the ring: names, last move and prompts in the corners, and whose turn it is in the middle."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Prompt, State
from engine.games.ring.ring_moves import RingMove, relocation_text
from locales import has, say
from renderer.name_band import SMALLEST, plate
from renderer.paint.lettering import fitted, in_width, length
from renderer.plies import last_ply, leaver
from renderer.ring.ring_layout import MIDDLE
from renderer.ring.ring_pieces import flat_druid, flat_pawn, sideless_pawn
from renderer.shapes import Disk, Drawn, Figure, Sprite, Text
from renderer.view import View, card_tones, names_in_type, placing, ply_in_words, ply_text

_CARD = (292, 60, 18)
"""Width and height of a name card, and the radius of its corners."""
_EDGE = 14
_NAME = 210
_LINE = 45
"""The distance from one line of text to the next."""
_FOOT = 965
_TOKEN = 19
"""Radius of a disk beside a text."""
_LEFT_ENDS, _RIGHT_STARTS = (312, 238), (700, 768, 842)
"""The ends of text at the left and the starts of text at the right, clear of the numbers: from the foot up."""

_LARGE = 44
"""Radius of the disk in the middle."""
_CAPTION = 641
"""Height of the text below it."""
_ASKED = {"auction-open": "board-to-bid", "auction-answer": "board-to-bid", "choose": "board-to-choose"}
"""The request of a prompt that asks for no move. Sides are not assigned then, so the player's name is shown."""


def token(state: State, player: int, radius: float) -> Figure:
    """Draw the disk of a player's side; of neither side while an auction leaves that open."""
    return sideless_pawn(radius) if state.undecided else flat_pawn(state.sides[player], radius)


def cards(state: State, view: View) -> Iterator[Drawn]:
    """Draw both names, the first side's at the left: light for whose turn it is, golden for who has won."""
    for player, side in enumerate(state.sides):
        tone, ink = card_tones(state, view, player)
        outward = 1 if side else -1
        name = fitted(names_in_type(state, view, player), "semibold", 32, _NAME)
        middle = 500 + outward * (500 - _EDGE - _CARD[0] / 2)
        edge = 500 + outward * (500 - _EDGE)
        yield Sprite(plate(f"card {tone}", _CARD[0], tone, *_CARD[1:]), (middle, 44))
        yield Sprite(token(state, player, 21.5), (edge - outward * 32, 43))
        yield Text(name, (edge - outward * 66, 44.5), 32, "semibold", ink, align="right" if side else "left")


def last_move_text(state: State, view: View) -> Iterator[Drawn]:
    """Write the last ply at the lower left; before the first, the name of the game."""
    last = last_ply(state)
    if not last:
        yield Text(say(view.language, f"game-{state.game.id}"), (20, _FOOT), 32, "medium", "muted", align="left")
        return
    if last.is_announcement:
        yield from _left(0, token(state, last.player, _TOKEN), ply_in_words(view.language, last.text), 36)
        return
    move = RingMove.parse(last.text)
    if move.relocations:
        first, *others = move.relocations
        more = f" +{len(others)}" if others else ""
        yield from _left(0, token(state, 1 - last.player, _TOKEN), f"{relocation_text(first)}{more}", 34)
    words = ply_in_words(view.language, str(move.base))
    yield from _left(int(bool(move.relocations)), token(state, last.player, _TOKEN), words, 36)


def _left(row: int, disk: Figure, text: str, size: int) -> Iterator[Drawn]:
    """Write a line at the lower left, `row` lines above the foot, behind a disk."""
    y = _FOOT - row * _LINE
    yield Sprite(disk, (38, y - 1))
    fitting = fitted(text, "semibold", size, _LEFT_ENDS[row] - 66)
    yield Text(fitting, (66, y), size, "semibold", "amber-text", align="left")


def notes(state: State, view: View, picked: str) -> Iterator[Drawn]:
    """Write at the lower right, from the foot up: why the match is over, prompts, what is picked, the ply if it fits.

    `picked` is the cell of the picked piece, or what is said of it.
    """
    for row, (note, start) in enumerate(zip(_notes(state, view, picked), _RIGHT_STARTS, strict=False)):
        y = _FOOT - row * _LINE
        right = 980
        if note.player is not None:
            yield Sprite(token(state, note.player, _TOKEN), (962, y - 1))
            right = 934
        weight, largest = ("medium", 32) if note.tone == "muted" else ("semibold", 34)
        size, text = in_width(note.text, weight, (SMALLEST, largest), right - start)
        yield Text(text, (right, y), size, weight, note.tone, align="right")


@dataclass(frozen=True, slots=True)
class _Note:
    """A line of text, and the player whose disk stands beside it."""

    text: str
    tone: str
    player: int | None = None


def _notes(state: State, view: View, picked: str) -> Iterator[_Note]:
    if state.outcome and (message := _note(view, state.outcome.reason)):
        yield _Note(say(view.language, message), "text", leaver(state))
    for prompt in state.prompts:
        if message := _note(view, prompt.code):
            yield _prompt_note(state, view, prompt, message)
    if picked:
        yield _Note(picked, "teal-text", state.turn)
    if not view.film:
        yield _Note(ply_text(state, view), "muted")


def _note(view: View, code: str) -> str | None:
    """Return the message about a prompt or a reason, if a corner shows it."""
    message = f"board-note-{'auction-answer' if code == 'choose' else code}"
    return message if has(view.language, message) else None


def _prompt_note(state: State, view: View, prompt: Prompt, message: str) -> _Note:
    """Return the note of a prompt: with its player's disk or, before sides are assigned, with their name."""
    player = prompt.data.get("player")
    if player is None or not state.undecided:
        return _Note(say(view.language, message, **prompt.data), "text", player)
    room = 980 - _RIGHT_STARTS[0] - length(say(view.language, message, **prompt.data, who=""), "semibold", SMALLEST)
    name = fitted(names_in_type(state, view, player), "semibold", SMALLEST, room)
    return _Note(say(view.language, message, **prompt.data, who=name), "text")


def turn_marker(state: State, view: View) -> Iterator[Drawn]:
    """Draw a large disk in the middle, or the druid that is to be placed; below it whose turn it is, or the end."""
    if state.outcome and not state.outcome.winners:
        yield Sprite(token(state, 0, 36), (MIDDLE[0] - 42, MIDDLE[1]))
        yield Sprite(token(state, 1, 36), (MIDDLE[0] + 42, MIDDLE[1]))
        yield _caption(say(view.language, "board-draw"))
    elif state.outcome:
        yield Disk(MIDDLE, _LARGE + 13, "gold-case")
        yield Disk(MIDDLE, _LARGE + 9, "gold")
        yield Sprite(token(state, state.outcome.winners[0], _LARGE), MIDDLE)
        yield Text(say(view.language, "board-wins"), (500, _CAPTION), 36, "semibold", "win-text")
    elif state.turn is not None and not (view.film or view.bare):
        if any(prompt.code == "place-druid" for prompt in state.prompts):
            yield Sprite(flat_druid(state.sides[state.turn], 1.5), (MIDDLE[0], MIDDLE[1] + 6))
        else:
            yield Sprite(token(state, state.turn, _LARGE), MIDDLE)
        asked = next((_ASKED[prompt.code] for prompt in state.prompts if prompt.code in _ASKED), None)
        if asked:
            yield _caption(fitted(names_in_type(state, view, state.turn), "semibold", 36, 290), -12)
            yield Text(say(view.language, asked), (500, _CAPTION + 28), 30, "medium", "text")
        else:
            yield _caption(say(view.language, "board-to-place" if placing(state) else "board-to-move"))


def _caption(text: str, lower: float = 0) -> Text:
    return Text(text, (500, _CAPTION + lower), 36, "semibold", "text")
