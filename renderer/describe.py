"""The board in words: alt text, from which alone it can be played, and the text board."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap

from engine import Prompt, State
from locales import has, say, shortened
from renderer.look import COLUMNS, listed
from renderer.looks import look
from renderer.plies import last_ply, leaver, plies_since
from renderer.view import (
    View,
    alt_text,
    name_in_text,
    picked,
    ply_in_words,
    room_beside,
    side_letter,
    side_name,
    targets,
    with_side,
)

_LONGEST_BOARD = 1800
_LONGEST_SINCE = 240
"""The largest number of characters for the plies since the viewer looked."""
_ASKED = {"auction-open": "alt-to-open", "auction-answer": "alt-to-bid", "choose": "alt-to-choose"}
"""The message by which a prompt asks for something else than a move; of other prompts `alt-to-<code>`, if any."""
_SPECIAL = {"auction-answer": "alt-standing-bid", "choose": "alt-standing-bid"}
"""The message of a prompt; of other prompts `alt-<code>`, if any, which is shorter than that of a turn."""


def describe(state: State, view: View) -> str:
    """Return the alt text of a picture, at most 1024 characters: turn or result, last move, prompts, pieces, marks."""
    course, board = [*_course(state, view)], [*_pieces(state, view), *_marks(state, view)]
    return alt_text(*course, *_since(state, view, room_beside(*course, *board)), *board)


def course(state: State, view: View) -> tuple[str, ...]:
    """Return sentences on how the match stands: whose turn it is or the result, the last move, special conditions."""
    return tuple(_course(state, view))


def describe_replay(state: State, view: View) -> str:
    """Return the alt text of an animated match, at most 1024 characters: who plays, and how the match stands."""
    names = tuple(name_in_text(state, view, player) for player in range(state.game.players))
    return alt_text(say(view.language, "alt-replay", names=names), *_course(state, view), *_pieces(state, view))


def text_board(state: State, view: View) -> str:
    """Draw the board for a monospaced font: lines of at most 36 columns, at most 1800 characters, no code fence."""
    board = "\n".join(["", "", *look(state.game.id).rows(state, view), *_legend(state, view)])
    course = _wrapped(_course(state, view))
    since = _wrapped(_since(state, view, _LONGEST_BOARD - len("\n".join(course)) - len(board) - 1))
    return shortened(("\n".join((*course, *since)) + board).replace("`", "'"), _LONGEST_BOARD)


def _wrapped(sentences: Iterable[str]) -> list[str]:
    return [line for sentence in sentences for line in wrap(sentence, COLUMNS)]


def _course(state: State, view: View) -> Iterator[str]:
    """Yield sentences on how the match stands: everything but where the pieces are."""
    yield _begun(state, view)
    yield from _turn(state, view)
    yield from _result(state, view)
    yield from _special(state, view)
    yield from look(state.game.id).sentences(state, view)
    yield from _last(state, view)


def reason_text(language: str, game_id: str, reason: str) -> str:
    """Return why a match ended: in the game's own words, `reason-<code>-<game>`, if it has any."""
    own = f"reason-{reason}-{game_id}"
    return say(language, own if has(language, own) else f"reason-{reason}")


def _begun(state: State, view: View) -> str:
    game = say(view.language, f"game-{state.game.id}")
    return say(view.language, "alt-game" if state.ply else "alt-start", game=game, ply=state.ply)


def _turn(state: State, view: View) -> Iterator[str]:
    if state.turn is not None:
        asked = filter(None, (_asking(view.language, prompt) for prompt in state.prompts))
        yield say(view.language, next(asked, "alt-to-move"), who=_who(state, view, state.turn))


def _asking(language: str, prompt: Prompt) -> str | None:
    """Return the message by which a prompt asks for something else than a move, if it does."""
    message = _ASKED.get(prompt.code, f"alt-to-{prompt.code}")
    return message if has(language, message) else None


def _result(state: State, view: View) -> Iterator[str]:
    if not state.outcome:
        return
    reason = reason_text(view.language, state.game.id, state.outcome.reason)
    if view.lost:
        yield say(view.language, "alt-lost", players=tuple(_who(state, view, player) for player in view.lost))
    elif not state.outcome.winners:
        still_in = tuple(_who(state, view, player) for player in range(state.game.players) if player not in state.out)
        code = "alt-draw-among" if state.out else "alt-draw"
        yield say(view.language, code, reason=reason, players=still_in)
    for winner in state.outcome.winners:
        yield say(view.language, "alt-won", reason=reason, who=_who(state, view, winner))
    loser = leaver(state)
    if loser is not None and state.game.players > 2:
        yield say(view.language, "alt-resigned", who=_who(state, view, loser))


def _special(state: State, view: View) -> Iterator[str]:
    for prompt in state.prompts:
        shorter = _SPECIAL.get(prompt.code, f"alt-{prompt.code}")
        data = dict(prompt.data)
        if "player" in data:
            data["player"] = _who(state, view, data["player"])
        if has(view.language, shorter):
            yield say(view.language, shorter, **data)
        elif not _asking(view.language, prompt):  # else the turn has said so
            yield say(view.language, f"prompt-{prompt.code}", **data)


def _last(state: State, view: View) -> Iterator[str]:
    last = last_ply(state)
    if not last:
        return
    message = "alt-last-announcement" if last.is_announcement else "alt-last-move"
    yield say(view.language, message, move=ply_in_words(view.language, last.text), who=_who(state, view, last.player))


def _since(state: State, view: View, room: int) -> Iterator[str]:
    """Yield what was played since the viewer looked, if it is more than the last ply.

    Of many plies the latest are listed, as many as fit into `room` characters, and the others counted.
    """
    plies = plies_since(state, view.since)
    for more in range(len(plies) - 1):
        message = "alt-since-latest" if more else "alt-since"
        sentence = say(view.language, message, plies=plies[more:], more=more)
        if len(sentence) <= min(room, _LONGEST_SINCE):
            yield sentence
            return


def _who(state: State, view: View, player: int) -> str:
    """Return a player's name, with their side if that is settled."""
    name = name_in_text(state, view, player)
    if state.undecided:
        return name
    return with_side(view.language, name, side_name(state, view, state.sides[player]))


def _pieces(state: State, view: View) -> Iterator[str]:
    """Yield where all pieces are, as the game tells it."""
    game = look(state.game.id)
    yield from game.piece_sentences(state, view) if game.piece_sentences else listed(state, view, game.capitals)


def places(state: State, view: View) -> Mapping[str, str]:
    """Return each place of the board that is not empty, in words: its name, and what stands there."""
    game = look(state.game.id)
    standing = game.standing(state, view).items()
    return {name: ", ".join((game.place(view.language, name), *held)) for name, held in standing}


def _marks(state: State, view: View) -> Iterator[str]:
    """Yield what only a private picture shows: how a half-typed move may go on, and what breaks a rule."""
    game = look(state.game.id)
    reached = targets(state, view)
    if view.numbered:
        begun = {cells[:-1] for cells in view.numbered}
        named = (cells[-1] if len(begun) == 1 else "-".join(cells) for cells in view.numbered)
        yield say(view.language, "alt-numbered", cells=[f"{number}: {name}" for number, name in enumerate(named, 1)])
    if game.target_sentences:
        yield from game.target_sentences(state, view)
    elif len(reached) > len(view.numbered):
        cell = picked(state, view)
        yield say(view.language, "alt-targets" if cell else "alt-places", cell=cell, cells=reached)
    if view.pointed:
        yield say(view.language, "alt-pointed", cells=[game.place(view.language, name) for name in view.pointed])
    if view.refused:
        yield say(view.language, "alt-refused", cells=[game.place(view.language, name) for name in view.refused])


def _legend(state: State, view: View) -> Iterator[str]:
    """Yield what the letters of the sides mean, where the two differ; capital ones only if they are on the board."""
    game = look(state.game.id)
    present = {piece.kind for piece in state.position.pieces().values()}
    names = [side_name(state, view, side) for side in range(len(state.game.sides))]
    small = game.capitals is not None
    letters = [side_letter(state, view, side, small) for side in range(len(names))]
    yield from (f"{letter} {name}" for letter, name in zip(letters, names, strict=True) if letter != name)
    if game.capitals in present:
        meanings = (say(view.language, f"holds-{game.capitals}", side=name) for name in names)
        yield from (f"{side_letter(state, view, side)} {meaning}" for side, meaning in enumerate(meanings))
