"""What a text or file holds that somebody imports: a record of ours, one of AbstractPlay's, or a position.

A position is no match. Whoever imports one gets it as a state, to be opened on a board of one's own.
"""

from itertools import chain

from engine import GAMES, OptionError, State, TextError
from engine.notation import FIELDS, lines_of
from matches.archive import abstractplay, records
from matches.archive.records import LAST_PLY, LONGEST, MOST_ENTRIES, Imported, too_long
from matches.core.names import one_line

_NEEDED = ("ply", "stage", "board")


def read(text: str, most: int = MOST_ENTRIES) -> Imported | State:
    """Return the match of a record, in which at most `most` entries stand, or the state of a position.

    Raises what `records.read`, `abstractplay.read` and `read_position` raise.
    """
    if abstractplay.is_record(text):
        return abstractplay.read(text, most)
    return read_position(text) if is_position(text) else records.read(text, most)


def is_position(text: str) -> bool:
    """Return whether a text is meant as a position: its first line names a game, and a later one has a field of one."""
    game, *others = (line.partition(" ")[0] for line in lines_of(text[:LONGEST].removeprefix("\ufeff")))
    return game in GAMES and any(word in FIELDS for word in others)


def read_position(text: str) -> State:
    """Return the state of a position that `State.text` wrote, or somebody by hand.

    Raises TextError("record-long" | "record-game" | "position-missing" | "position-line" or one of `records.NAMED`) and
    OptionError; all but the first three have the number of the faulty `line`.
    """
    if len(text) > LONGEST:
        raise too_long()
    lines = lines_of(text.removeprefix("\ufeff"))
    name = lines[0].partition(" ")[0]
    if name not in GAMES:
        raise TextError("record-game", line=1, known=tuple(GAMES))
    known = [line.partition(" ")[0] for line in lines[1:]]
    if missing := next((field for field in _NEEDED if field not in known), None):
        raise TextError("position-missing", field=missing)
    try:
        state = GAMES[name].from_text("\n".join(line for line in lines if line))
        if state.ply > LAST_PLY:
            raise TextError("value", what=str(state.ply))
    except OptionError as refusal:
        refusal.data["line"] = 1
        raise
    except TextError as refusal:
        number = _blamed(lines, refusal)
        unread = TextError("position-line", line=number, text=one_line(lines[number - 1])[:40])
        raise records.named(refusal, number) or unread from refusal
    return state


def _blamed(lines: list[str], refusal: TextError) -> int:
    """Return the number of the line that a refusal is about: the one that it quotes, else that of the pieces."""
    quoted = [str(value) for value in refusal.data.values() if value]
    numbered = list(enumerate(lines, 1))
    whole = (number for number, line in numbered if line in quoted)
    partly = (number for number, line in numbered[1:] if any(value in line for value in quoted))
    pieces = (number for number, line in numbered if line.partition(" ")[0] == "board")
    return next(chain(whole, partly, pieces))
