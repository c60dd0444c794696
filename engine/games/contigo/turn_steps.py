"""Leading to a turn of Contigo in steps: pawn, where to, pit, which way, how many into each pit.

A turn has thousands of texts; a step looks at the pieces, or at the pebbles of one pit, and never at whole turns.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import TYPE_CHECKING

from engine.boards.pits import CELLS, PITS, Pit
from engine.errors import MoveError
from engine.games.contigo import pebbles
from engine.games.contigo.pebbles import CLOCKWISE, COUNTER, WAYS, told
from engine.games.contigo.turn_texts import half_told
from engine.suggest import Suggestion, bundle

if TYPE_CHECKING:
    from engine.games.contigo.pawns import PawnPosition

_TAIL = re.compile(r"([0-9]{0,2})(?:([+-])((?:[0-6],){0,6}[0-6]?))?")
_LOOKED_AT = 300
"""So many pawn parts are looked at for one that contains what is typed."""


def suggest(position: "PawnPosition", typed: str, limit: int) -> list[Suggestion]:
    """At most `limit` suggestions that lead on from what is typed."""
    head, tail = half_told(typed)
    if not position.can_move:
        return [] if head else fit(pebble_steps("", tail, position.pits, limit), tail, limit)
    if tail:
        return _after_part(position, head, tail, limit)
    found = fit(pawn_steps(position, head, limit), head, limit)
    if len(found) == 1 and not found[0].complete and found[0].text != head:
        return suggest(position, found[0].text, limit)
    return found or list(islice(_containing(position, head), limit))


def fit(options: Iterable[Suggestion], typed: str, limit: int) -> list[Suggestion]:
    """The options that begin with what is typed; if there are more than `limit`, those that begin alike as one."""
    fitting = {option.text: option for option in options if option.text.startswith(typed)}
    if len(fitting) <= limit:
        return list(fitting.values())
    return [
        fitting[text] if count == 1 else Suggestion(text, "more", {"text": text, "count": count}, complete=False)
        for text, count in bundle(list(fitting), len(typed), limit)
    ]


# The pawn part


def pawn_steps(position: "PawnPosition", head: str, limit: int) -> list[Suggestion]:
    """A piece; where it goes; for a legal pawn part, the legs that may follow and the pits to take from."""
    *begun, last = head.split("-")
    names = [*begun, last] if last in CELLS.index else begun
    if not names:
        return _pieces(position)
    part = "-".join(names)
    if len(names) == 1:
        return _legs(position, part) if names[0] in CELLS.index else []
    if not _is_legal(position, part):
        return []
    if position.between(part).won:
        return [_leg(position, part)]
    return [*_legs(position, part), *pebble_steps(f"{part} ", "", position.pits, limit)]


def _pieces(position: "PawnPosition") -> list[Suggestion]:
    """The pieces that can move: first those that can win, then those that can take."""
    pieces, ranked = position.pieces(), []
    for name in CELLS.named(position.own):
        if legs := _legs(position, name):
            data = {"cell": name, "kind": pieces[name].kind}
            ranked.append((_rank(legs[0]), Suggestion(f"{name}-", "pawn", data, complete=False)))
    return [piece for _, piece in sorted(ranked, key=lambda one: one[0])]


def _legs(position: "PawnPosition", part: str) -> list[Suggestion]:
    """The next legs of a part that has come so far; none for a cell without an own piece."""
    cells = _cells(part)
    if not position.own >> cells[0] & 1:
        return []
    return sorted((_leg(position, f"{part}-{CELLS.names[end]}") for end in position.ends(cells)), key=_rank)


def _leg(position: "PawnPosition", part: str) -> Suggestion:
    return Suggestion(part, *position.part_label(part), complete=position.between(part).won is not None)


def _rank(leg: Suggestion) -> tuple[bool, bool, bool]:
    """What wins before what takes, a key pawn before pawns."""
    return not leg.complete, leg.label != "pawn-takes", leg.data.get("kind") != "key"


def _cells(part: str) -> tuple[int, ...]:
    return tuple(CELLS.index[name] for name in part.split("-"))


def _is_legal(position: "PawnPosition", part: str) -> bool:
    """Whether a text is a legal pawn part, given canonically."""
    try:
        return "-" in part and position.read_part(_cells(part)) == part
    except (KeyError, MoveError):
        return False


def _containing(position: "PawnPosition", head: str) -> Iterator[Suggestion]:
    """Pawn parts that contain what is typed, where none begins with it."""
    for part, _ in islice(position.pawn_parts(), _LOOKED_AT):
        if head in part:
            yield _leg(position, part)


# The pebble part


def _after_part(position: "PawnPosition", part: str, tail: str, limit: int) -> list[Suggestion]:
    """The pebble parts that begin with `tail`, behind a legal pawn part."""
    if not _is_legal(position, part):
        return []
    if position.between(part).won:
        return [_leg(position, part)]
    return fit(pebble_steps(f"{part} ", tail, position.pits, limit), f"{part} {tail}", limit)


def pebble_steps(lead: str, tail: str, counts: bytes, limit: int) -> list[Suggestion]:
    """A pit; which way; how many into each of the next pits. Every text begins with `lead`."""
    found = _TAIL.fullmatch(tail)
    if not found:
        return []
    if found[2]:
        return _drops(lead, int(found[1] or 0), found[2], tail, counts, limit)
    others = [_pit(lead, pit.number, counts) for pit in _pits() if _leads_to(tail, pit.number)]
    others = [pit for pit in others if pit.data["count"]]
    return [*_ways(lead, int(tail or 0), counts, limit - len(others)), *others]


def _pits() -> list[Pit]:
    """Those that rule a line before the corners."""
    return sorted(PITS, key=lambda pit: not pit.line)


def _leads_to(tail: str, pit: int) -> bool:
    return str(pit).startswith(tail) and str(pit) != tail


def _pit(lead: str, pit: int, counts: bytes) -> Suggestion:
    return Suggestion(f"{lead}{pit}", "pit", told(pit, counts), complete=False)


def _ways(lead: str, pit: int, counts: bytes, limit: int) -> list[Suggestion]:
    """All that may be done with the pebbles of a pit, or, where that is much, the two ways round."""
    if not 1 <= pit <= len(PITS):
        return []
    by_way = {way: list(pebbles.sowings_of(pit, way, counts)) for way in (CLOCKWISE, COUNTER)}
    if sum(map(len, by_way.values())) <= limit:
        return [_whole(lead, text, counts) for texts in by_way.values() for text in texts]
    return [
        Suggestion(f"{lead}{pit}{way}", "way", {**told(pit, counts), "way": WAYS[way]}, complete=False)
        for way, texts in by_way.items()
        if texts
    ]


def _drops(lead: str, pit: int, way: str, tail: str, counts: bytes, limit: int) -> list[Suggestion]:
    """Every whole pebble part that begins so; where these are many, how many are dropped into the next pit."""
    if not 1 <= pit <= len(PITS):
        return []
    fitting = [text for text in pebbles.sowings_of(pit, way, counts) if text.startswith(tail)]
    if len(fitting) <= limit:
        return [_whole(lead, text, counts) for text in fitting]
    start = tail.rfind(",") + 1 or tail.index(way) + 1
    heads = {text: list(texts) for text, texts in groupby(sorted(fitting), key=lambda text: _head(text, start))}
    if len(heads) == 1:
        return _drops(lead, pit, way, next(iter(heads)), counts, limit)
    return [
        _whole(lead, texts[0], counts) if len(texts) == 1 else _drop(lead, head, counts)
        for head, texts in heads.items()
    ]


def _head(text: str, start: int) -> str:
    """A pebble part as far as the comma behind the number that begins at `start`."""
    end = text.find(",", start)
    return text if end < 0 else text[: end + 1]


def _drop(lead: str, head: str, counts: bytes) -> Suggestion:
    sowing = pebbles.parse(head)
    data = {
        **told(sowing.pit, counts),
        "way": WAYS[sowing.way],
        "into": sowing.targets[-1],
        "dropped": sowing.drops[-1],
    }
    return Suggestion(f"{lead}{head}", "drop", data, complete=False)


def _whole(lead: str, text: str, counts: bytes) -> Suggestion:
    sowing = pebbles.parse(text)
    data = {**told(sowing.pit, counts), "way": WAYS[sowing.way], "taken": sowing.taken, "last": sowing.targets[-1]}
    split = ",".join(map(str, sowing.drops))
    return Suggestion(lead + text, "pebbles", {**data, "split": split, "pattern": _pattern(sowing.drops)})


def _pattern(drops: tuple[int, ...]) -> str:
    """All into the `next` pit, one into `each`, all into one `far` off, or some other `split`."""
    if len(drops) == 1:
        return "next"
    if set(drops) == {1}:
        return "each"
    return "split" if any(drops[:-1]) else "far"
