"""Suggestions for a turn of Contigo, in steps: pawn, where to, pit, direction, how many pebbles into each pit.

A position has thousands of legal turns; a step looks at the pawns, or at the pebbles of one pit, never at whole turns.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from typing import Any

from engine.boards.pits import CELLS, PITS
from engine.errors import MoveError
from engine.games.contigo.contigo_notation import begun_path, split_typed
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import DIRECTIONS, Sowing, parse_sowing, pit_data, sowings_from
from engine.games.contigo.turn import Path, Turn
from engine.suggest import Group, Suggestion, group_label, grouped, read_range

_HALF_SOWING = re.compile(r"([0-9]{0,2})(?:([+-])((?:[0-6],){0,6}[0-6]?))?")
_SEARCHED = 300
"""The number of pawn parts searched for one that contains what is typed."""


def suggest(position: ContigoPosition, typed: str, limit: int) -> list[Suggestion]:
    """Return at most `limit` suggestions that lead on from what is typed."""
    if pits := read_range(typed):
        steps = [step for step in _pits_after(position, pits.lead.strip()) if step.text in pits]
        return _fitting(steps, pits.lead, limit)
    head, tail = split_typed(typed)
    if not position.can_move:
        return [] if head else _fitting(_sowing_steps("", tail, position.pits, limit), tail, limit)
    if tail:
        return _after_pawn_part(position, head, tail, limit)
    found = _fitting(_pawn_steps(position, head, limit), head, limit)
    if len(found) == 1 and not found[0].complete and found[0].text != head:
        return suggest(position, found[0].text, limit)
    return found or list(islice(_containing(position, head), limit))


def _fitting(options: Iterable[Suggestion], typed: str, limit: int) -> list[Suggestion]:
    """Return the options that begin with what is typed; if more than `limit`, those with a common beginning as one."""
    fitting = {option.text: option for option in options if option.text.startswith(typed)}
    if len(fitting) <= limit:
        return list(fitting.values())
    return [
        Suggestion(entry.text, *_group_label(entry), complete=False) if isinstance(entry, Group) else fitting[entry]
        for entry in grouped(list(fitting), limit)
    ]


def _group_label(group: Group) -> tuple[str, Mapping[str, Any]]:
    label, data = group_label(group)
    return ("pits" if label == "range" else label), data


# The pawn part


def _pawn_steps(position: ContigoPosition, head: str, limit: int) -> list[Suggestion]:
    """Return pawns, or where a pawn may go, or after a legal pawn part both further legs and the pits to take from."""
    path = begun_path(head)
    if not path:
        return pawns(position)
    if len(path) == 1:
        return legs(position, path)
    part = _legal(position, path)
    if not part:
        return []
    if position.after_pawn(part).won:
        return [_leg(position, part)]
    return [*legs(position, path), *_sowing_steps(f"{part} ", "", position.pits, limit)]


def pawns(position: ContigoPosition) -> list[Suggestion]:
    """Return the pawns that can move, in the order of the board, which tells nothing of what they can do."""
    pieces = position.pieces()
    return [
        Suggestion(f"{name}-", "pawn", {"cell": name, "kind": pieces[name].kind}, complete=False)
        for name in CELLS.named(position.own)
        if position.targets(name)
    ]


def legs(position: ContigoPosition, path: Path) -> list[Suggestion]:
    """Return the legs that may follow a pawn part, or the cell of a pawn, in the order of the board.

    There are none for a cell without an own pawn.
    """
    if not position.own >> path[0] & 1:
        return []
    return [_leg(position, Turn((*path, end))) for end in sorted(position.leg_ends(path))]


def _leg(position: ContigoPosition, part: Turn) -> Suggestion:
    return Suggestion(str(part), *position.pawn_part_label(part), complete=position.after_pawn(part).won is not None)


def _legal(position: ContigoPosition, path: Path) -> Turn | None:
    """Return the legal pawn part that goes exactly over some cells, if it does."""
    try:
        part = position.read_pawn_part(path) if len(path) > 1 else None
    except MoveError:
        return None
    return part if part and part.path == path else None


def _legal_part(position: ContigoPosition, text: str) -> Turn | None:
    """Return the legal pawn part that a text is, if it is one in canonical form."""
    part = _legal(position, begun_path(text))
    return part if str(part) == text else None


def _containing(position: ContigoPosition, head: str) -> Iterator[Suggestion]:
    """Yield pawn parts that contain what is typed, for when none begins with it."""
    for part, _ in islice(position.pawn_parts(), _SEARCHED):
        if head in str(part):
            yield _leg(position, part)


# The pebble part


def _pits_after(position: ContigoPosition, part: str) -> list[Suggestion]:
    """Return the pits to take pebbles from after a pawn part, or after none where no pawn can move."""
    if not position.can_move:
        return [] if part else _sowing_steps("", "", position.pits, len(PITS))
    turn = _legal_part(position, part)
    if not turn or position.after_pawn(turn).won:
        return []
    return _sowing_steps(f"{turn} ", "", position.pits, len(PITS))


def _after_pawn_part(position: ContigoPosition, part: str, tail: str, limit: int) -> list[Suggestion]:
    """Return the pebble parts that begin with `tail` and follow a legal pawn part."""
    turn = _legal_part(position, part)
    if not turn:
        return []
    if position.after_pawn(turn).won:
        return [_leg(position, turn)]
    return _fitting(_sowing_steps(f"{part} ", tail, position.pits, limit), f"{part} {tail}", limit)


def _sowing_steps(lead: str, tail: str, counts: bytes, limit: int) -> list[Suggestion]:
    """Return pits, or directions, or how many pebbles go into the next pit; every text begins with `lead`."""
    found = _HALF_SOWING.fullmatch(tail)
    if not found:
        return []
    if found[2]:
        return drops(lead, int(found[1] or 0), found[2], tail, counts, limit)
    others = [pit.number for pit in PITS if _is_begun(tail, pit.number) and counts[pit.number - 1]]
    suggestions = [Suggestion(f"{lead}{pit}", "pit", pit_data(pit, counts), complete=False) for pit in others]
    return [*_from_pit(lead, int(tail or 0), counts, limit - len(suggestions)), *suggestions]


def _is_begun(tail: str, pit: int) -> bool:
    """Return whether the digits typed begin the number of a pit without being all of it."""
    return str(pit).startswith(tail) and str(pit) != tail


def _from_pit(lead: str, pit: int, counts: bytes, limit: int) -> list[Suggestion]:
    """Return all legal sowings from a pit; if more than `limit`, the directions in which there are any."""
    if not 1 <= pit <= len(PITS):
        return []
    by_direction = {direction: list(map(str, sowings_from(pit, direction, counts))) for direction in DIRECTIONS}
    if sum(map(len, by_direction.values())) <= limit:
        return [whole(lead, text, counts) for texts in by_direction.values() for text in texts]
    return [way(lead, pit, direction, counts) for direction, texts in by_direction.items() if texts]


def way(lead: str, pit: int, direction: str, counts: bytes) -> Suggestion:
    """Return the choice of the direction in which pebbles of a pit are sown."""
    data = {**pit_data(pit, counts), "way": DIRECTIONS[direction]}
    return Suggestion(f"{lead}{pit}{direction}", "way", data, complete=False)


def drops(lead: str, pit: int, direction: str, tail: str, counts: bytes, limit: int) -> list[Suggestion]:
    """Return the pebble parts that begin with `tail`; if more than `limit`, the numbers for the next pit."""
    if not 1 <= pit <= len(PITS):
        return []
    fitting = [text for text in map(str, sowings_from(pit, direction, counts)) if text.startswith(tail)]
    if len(fitting) <= limit:
        return [whole(lead, text, counts) for text in fitting]
    start = tail.rfind(",") + 1 or tail.index(direction) + 1
    heads = {text: list(texts) for text, texts in groupby(sorted(fitting), key=lambda text: _head(text, start))}
    if len(heads) == 1:
        return drops(lead, pit, direction, next(iter(heads)), counts, limit)
    return [
        whole(lead, texts[0], counts) if len(texts) == 1 else _drop(lead, head, counts) for head, texts in heads.items()
    ]


def _head(text: str, start: int) -> str:
    """Return a pebble part up to the comma after the number that begins at `start`."""
    end = text.find(",", start)
    return text if end < 0 else text[: end + 1]


def _drop(lead: str, head: str, counts: bytes) -> Suggestion:
    sowing = parse_sowing(head)
    data = {
        **pit_data(sowing.pit, counts),
        "way": DIRECTIONS[sowing.direction],
        "into": sowing.targets[-1],
        "dropped": sowing.drops[-1],
    }
    return Suggestion(f"{lead}{head}", "drop", data, complete=False)


def whole(lead: str, text: str, counts: bytes) -> Suggestion:
    """Return the choice of a legal sowing, given its text; `lead` is what comes before it."""
    sowing = parse_sowing(text)
    data = {
        **pit_data(sowing.pit, counts),
        "way": DIRECTIONS[sowing.direction],
        "taken": sowing.taken,
        "last": sowing.targets[-1],
        "split": ",".join(map(str, sowing.drops)),
        "pattern": _pattern(sowing.drops),
        "sown": _sown(sowing),
    }
    return Suggestion(lead + text, "pebbles", data)


def _sown(sowing: Sowing) -> tuple[Mapping[str, Any], ...]:
    """Return what goes where, for messages: each number of pebbles, with the pits into which so many are dropped."""
    by_number: dict[int, list[int]] = {}
    for pit, number in zip(sowing.targets, sowing.drops, strict=True):
        by_number.setdefault(number, []).append(pit)
    by_number.pop(0, None)
    return tuple({"message": "sown-pits", "number": number, "pits": pits} for number, pits in by_number.items())


def _pattern(drops: tuple[int, ...]) -> str:
    """Return a code: all pebbles into the `next` pit, one into `each`, all into a `far` one, or any other `split`."""
    if len(drops) == 1:
        return "next"
    if set(drops) == {1}:
        return "each"
    return "split" if any(drops[:-1]) else "far"
