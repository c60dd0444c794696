"""A half-typed turn of Contigo: pawn, where to, pit, direction, how many pebbles into each pit.

A position has thousands of legal turns; a step looks at the pawns, or at the pebbles of one pit, never at whole turns.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, groupby, islice
from typing import Any

from engine.boards.pits import CELLS, MOST, PITS
from engine.errors import MoveError
from engine.games.contigo.contigo_notation import begun_path, split_typed
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import (
    DIRECTIONS,
    Sowing,
    after_sowing,
    following_pits,
    parse_sowing,
    pit_data,
    pit_name,
    sowings_from,
)
from engine.games.contigo.turn import Path, Turn
from engine.half_moves import Answers, HalfMove, Label, Question
from engine.suggest import Group, Suggestion, read_range

AT_ONCE = 40
"""The most moves of pawns that one question offers; where there are more, the pawn is asked for first."""
USUAL = 3
"""The number of usual sowings that are listed before the others."""
_SOWING = re.compile(r"([0-9]{1,2})([+-]?)([0-6](?:,[0-6])*)?")
_PITS = {str(pit.number) for pit in PITS}
_SEARCHED = 300
"""The number of pawn parts searched for one that contains what is typed."""


class HalfTurn(HalfMove):
    """A half-typed turn: the pawn part as far as it is legal, and as much of the pebble part as can be."""

    breaks = ""

    def __init__(self, position: ContigoPosition, text: str) -> None:
        super().__init__(position, text, CELLS)
        self.position = position
        self.range = read_range(text)
        self.head, self.tail = split_typed(self.range.lead.strip() if self.range else text)
        self.turn = _legal_beginning(position, begun_path(self.head))
        """The turn as far as it is legal; a single cell is that of the picked pawn."""
        self.pit = 0
        """The pit to take from; 0 while it is to be chosen."""
        self.direction = ""
        """The direction of the sowing; empty while it is to be chosen."""
        found = _SOWING.match(self.tail) if self.choosing_sowing else None
        if found and int(found[1]) in range(1, len(PITS) + 1) and position.pits[int(found[1]) - 1]:
            self.pit, self.direction = int(found[1]), found[2]
            sowing = parse_sowing(found[0]) if found[2] and found[3] else None
            self.turn = self.turn._replace(sowing=sowing if sowing and _fits(sowing, position.pits) else None)

    # What it means

    @property
    def begun(self) -> str:
        return self.text if self.range else f"{self.head} {self.tail}".strip()

    def cells_of(self, text: str) -> tuple[str, ...]:
        """Return the cells of the pawn part, the pit of the pebble part, and for each pebble the pit that gets it."""
        head, tail = split_typed(text)
        found = _SOWING.match(tail)
        sowing = parse_sowing(found[0]) if found else None
        if not found or not sowing:
            return super().cells_of(head)
        drops = zip(sowing.targets, sowing.drops, strict=True) if sowing.drops else ()
        pits = (sowing.pit, *(pit for pit, number in drops for _ in range(number)))
        return (*super().cells_of(head), *map(pit_name, pits))

    @property
    def fitting(self) -> Answers:
        """The ways that go on as typed; every way to drop one more pebble, also into a pit before the last."""
        return self.ways if self.turn.sowing and self.begun == self.so_far else super().fitting

    @cached_property
    def has_won(self) -> bool:
        """Whether the pawn part ends the game."""
        return self.turn.has_moved and self.position.after_pawn(self.turn).won is not None

    @property
    def choosing_leg(self) -> bool:
        """Whether the next leg of the pawn is to be chosen."""
        return bool(self.turn.path) and (not self.turn.has_moved or self.head.endswith("-"))

    @cached_property
    def choosing_sowing(self) -> bool:
        """Whether the pebble part is to be chosen, or has been."""
        moved = self.turn.has_moved or not self.position.can_move
        return moved and not self.choosing_leg and not self.has_won

    @property
    def so_far(self) -> str:
        """The turn as far as it is typed and legal, spelled as in canonical turns."""
        pit = f"{self.pit}{self.direction}" if self.pit else ""
        return f"{self._lead}{self.turn.sowing or pit}".strip()

    @property
    def pawn_cell(self) -> str:
        """The cell where the picked pawn stands now; empty if none is picked."""
        return "".join(self.turn.cells[-1:])

    @property
    def movable(self) -> tuple[str, ...]:
        """The cells of the pawns that can move, in board order."""
        return tuple(pawn.cells[-1] for pawn in self.pawns)

    @property
    def targets(self) -> tuple[str, ...]:
        """The cells where the next leg may end, in board order, if it is to be chosen now."""
        return self.leg_ends if self.choosing_leg else ()

    @property
    def leg_ends(self) -> tuple[str, ...]:
        """The cells where a leg may end, in board order, even if a sowing may be chosen instead of it."""
        return () if self.pit else tuple(leg.cells[-1] for leg in self.legs)

    @property
    def next_pits(self) -> tuple[int, ...]:
        """The pits that may be chosen next: to take from, or once that is known, to drop into."""
        if self.pit:
            return tuple(number for direction in self.directions for number in self.open_pits(direction))
        return tuple(pit.data["pit"] for pit in self.pits)

    @property
    def counts(self) -> bytes:
        """The pebbles in all pits, those of the typed sowing in their new places."""
        sowing, pits = self.turn.sowing, self.position.pits
        return after_sowing(pits, sowing) if sowing and sowing.taken else pits

    @property
    def directions(self) -> tuple[str, ...]:
        """The directions in which pebbles may still be sown: the one that was typed, or both."""
        return (self.direction,) if self.direction else tuple(DIRECTIONS)

    def open_pits(self, direction: str) -> tuple[int, ...]:
        """Return the pits that pebbles left over may still be dropped into in a direction, full ones included."""
        held, sowing = self.position.pits[self.pit - 1], self.turn.sowing
        left = held - (sowing.taken if sowing else 0)
        return following_pits(self.pit, direction, held)[len(sowing.drops) if sowing else 0 :] if left else ()

    # How it may go on

    @cached_property
    def ways(self) -> Answers:
        """The pawns, or where the pawn may go, or the pits to take from, or where a further pebble may be dropped."""
        if self.has_won:
            return (self._leg(self.turn),)
        if self.choosing_leg:
            return self.legs
        if not self.choosing_sowing:
            return self.pawns
        return tuple(self._pebbles()) if self.pit else (*self.legs, *self.pits)

    @property
    def pawns(self) -> Answers:
        """The pawns that can move, in the order of the board, which tells nothing of what they can do."""
        pieces = self.position.pieces()
        return tuple(
            self.choice(f"{name}-", "pawn", {"cell": name, "kind": pieces[name].kind}, complete=False)
            for name in CELLS.named(self.position.own)
            if self.position.targets(name)
        )

    @cached_property
    def legs(self) -> Answers:
        """The legs that may follow the pawn part, in the order of the board."""
        path = self.turn.path
        return tuple(self._leg(Turn((*path, end))) for end in sorted(self.position.leg_ends(path))) if path else ()

    def _leg(self, part: Turn) -> Suggestion:
        won = self.position.after_pawn(part).won is not None
        return self.choice(str(part), *self.position.pawn_part_label(part), complete=won)

    @cached_property
    def pits(self) -> Answers:
        """The pits from which pebbles can be taken, in order round the board."""
        sowable = (pit.number for pit in PITS if any(self._can_sow(Sowing(pit.number, way, ())) for way in DIRECTIONS))
        data = {number: pit_data(number, self.position.pits) for number in sowable}
        return tuple(self.choice(f"{self._lead}{number}", "pit", data[number], complete=False) for number in data)

    def _pebbles(self) -> Iterator[Suggestion]:
        """Yield every way to drop one more pebble, into whatever pit."""
        for direction in self.directions:
            for target in following_pits(self.pit, direction, self.position.pits[self.pit - 1]):
                sowing = self._with_pebble(target, direction)
                if self._can_sow(sowing):
                    choice = self._whole(str(sowing)) if len(sowing.drops) <= sowing.taken else self._drop(str(sowing))
                    yield replace(choice, cells=(*self.cells, pit_name(target)))

    def _with_pebble(self, target: int, direction: str) -> Sowing:
        """Return the sowing with one more pebble dropped into a pit."""
        drops = list(self.turn.sowing.drops) if self.turn.sowing else []
        distance = following_pits(self.pit, direction, len(PITS)).index(target)
        drops += [0] * (distance + 1 - len(drops))
        drops[distance] += 1
        return Sowing(self.pit, direction, tuple(drops))

    def _can_sow(self, sowing: Sowing) -> bool:
        """Return whether a sowing becomes legal if enough pebbles are added: so many fit into as many pits."""
        counts = self.position.pits
        room = accumulate(MOST - counts[pit - 1] for pit in following_pits(sowing.pit, sowing.direction, MOST))
        enough = {total for total, fits in enumerate(room, 1) if fits >= total}
        least = max(1, sowing.taken, len(sowing.drops))
        return _fits(sowing, counts) and not enough.isdisjoint(range(least, counts[sowing.pit - 1] + 1))

    def sought(self) -> Iterable[Suggestion]:
        """Yield pawn parts."""
        if self.tail or self.range or not self.position.can_move:
            return ()
        return (self._leg(part) for part, _ in islice(self.position.pawn_parts(), _SEARCHED))

    def group_label(self, group: Group) -> Label:
        label, data = super().group_label(group)
        return ("pits" if label == "range" else label), data

    # Sowings

    @property
    def _lead(self) -> str:
        """The text before the pebble part."""
        return f"{path} " if (path := str(self.turn._replace(sowing=None))) else ""

    def _every_sowing(self) -> list[str]:
        """Return the legal sowings from the chosen pit, in the directions that are left."""
        return [str(each) for way in self.directions for each in sowings_from(self.pit, way, self.position.pits)]

    def _sowing(self, text: str, label: str, more: Mapping[str, Any] = {}, *, complete: bool = False) -> Suggestion:
        """Return the choice of a sowing, or of the beginning of one."""
        sowing = parse_sowing(text)
        data = {**pit_data(sowing.pit, self.position.pits), "way": DIRECTIONS[sowing.direction], **more}
        return self.choice(self._lead + text, label, data, complete=complete)

    def _ways(self) -> Answers:
        """Return the directions in which pebbles of the pit can be sown."""
        ways = (way for way in self.directions if any(sowings_from(self.pit, way, self.position.pits)))
        return tuple(self._sowing(f"{self.pit}{way}", "way") for way in ways)

    def _drop(self, text: str) -> Suggestion:
        """Return the choice of the number of pebbles for the last pit of a half-typed sowing."""
        sowing = parse_sowing(text)
        return self._sowing(text, "drop", {"into": sowing.targets[-1], "dropped": sowing.drops[-1]})

    def _whole(self, text: str) -> Suggestion:
        """Return the choice of a legal sowing."""
        sowing = parse_sowing(text)
        data = {
            "taken": sowing.taken,
            "last": sowing.targets[-1],
            "split": ",".join(map(str, sowing.drops)),
            "pattern": _pattern(sowing.drops),
            "sown": _sown(sowing),
        }
        return self._sowing(text, "pebbles", data, complete=True)

    def _drops(self, begun: str, limit: int) -> list[Suggestion]:
        """Return the sowings that begin so; if more than `limit`, the numbers for the next pit."""
        fitting = [text for text in self._every_sowing() if text.startswith(begun)]
        if len(fitting) <= limit:
            return list(map(self._whole, fitting))
        start = begun.rfind(",") + 1 or begun.index(self.direction) + 1
        heads = {text: list(texts) for text, texts in groupby(sorted(fitting), key=lambda text: _head(text, start))}
        if len(heads) == 1:
            return self._drops(next(iter(heads)), limit)
        return [self._whole(texts[0]) if len(texts) == 1 else self._drop(head) for head, texts in heads.items()]

    # A list that narrows

    def suggestions(self, limit: int) -> list[Suggestion]:
        """Return pawns, legs and pits; then all sowings from the pit, or directions, or numbers for the next pit."""
        if self.has_won and self.tail:
            return [*self.ways]
        if not self.choosing_sowing or not self.tail:
            return super().suggestions(limit)
        if self.direction:
            return self.narrowed(self.beginning_so(self._drops(self.tail, limit)), limit, "")
        others = [pit for pit in self.beginning_so(self.pits) if pit.text != self.begun]
        every, room = self._every_sowing() if self.pit else [], limit - len(others)
        found = map(self._whole, every) if len(every) <= room else self._ways()
        return self.narrowed(self.beginning_so((*found, *others)), limit, "")

    # A question

    def asked(self, limit: int) -> Question:
        """Return the question which pawn goes where, from which pit pebbles are taken, or how they are sown."""
        if self.pit:
            return self._ask_sowing(limit)
        if self.choosing_leg:
            return Question("target", (self.legs,), typed=self.text)
        if self.choosing_sowing:
            legs = self.legs
            return Question("pit-or-leg" if legs else "pit", (*filter(None, (legs, self.pits)),), typed=self.text)
        pawns = self.pawns
        moves = [HalfTurn(self.position, pawn.text).legs for pawn in pawns]
        if sum(map(len, moves)) > min(AT_ONCE, limit):
            return Question("pawn", (pawns,))
        return Question("pawn-move", tuple(moves))

    def _ask_sowing(self, limit: int) -> Question:
        """Return the question how the pebbles of a pit are sown: the usual ways, then all others.

        If the others are too many, they are chosen by their direction first, then pit by pit.
        """
        if self.direction:
            found = self._drops(self.tail, limit)
            code = "pebbles" if all(choice.complete for choice in found) else "drop"
            return Question(code, (tuple(found),), typed=self.begun)
        usual, every = list(_usual_sowings(self.pit, self.position.pits)), self._every_sowing()
        first = tuple(map(self._whole, usual))
        if len(every) - len(usual) > limit - limit // 4:  # the usual ones take a quarter of the room
            return Question("pebbles", (self._ways(),), first=first, typed=self.begun)
        others = (text for text in every if text not in usual)
        groups = (tuple(map(self._whole, texts)) for _, texts in groupby(others, lambda text: "-" in text))
        return Question("pebbles", tuple(groups), first=first, typed=self.begun)

    # A press on the board

    def joined(self, place: str) -> str:
        """Return the text with a cell behind the pawn part, or with a pit, or with a pebble in that."""
        if place in CELLS.index:
            return f"{self.head.rstrip('-')}-{place}{self.tail and ' '}{self.tail}".lstrip("-")
        number = place.removeprefix("pit ")
        if self.pit and number in _PITS:
            return f"{self._lead}{self._with_pebble(int(number), self.directions[0])}"
        return f"{self._lead}{number}"


def _legal_beginning(position: ContigoPosition, path: Path) -> Turn:
    """Return the longest legal pawn part, or own pawn's cell alone, with which a path begins."""
    for count in range(len(path), 1, -1):
        try:
            return position.read_pawn_part(path[:count])
        except MoveError:
            continue
    return Turn(path[:1]) if path and position.own >> path[0] & 1 else Turn()


def _fits(sowing: Sowing, counts: bytes) -> bool:
    """Return whether there are as many pebbles and as much room as a sowing needs so far."""
    targets = following_pits(sowing.pit, sowing.direction, len(sowing.drops))
    room = all(counts[pit - 1] + number <= MOST for pit, number in zip(targets, sowing.drops, strict=True))
    return room and counts[sowing.pit - 1] >= max(sowing.taken, len(sowing.drops))


def _head(text: str, start: int) -> str:
    """Return a pebble part up to the comma after the number that begins at `start`."""
    end = text.find(",", start)
    return text if end < 0 else text[: end + 1]


def _usual_sowings(pit: int, counts: bytes) -> Iterator[str]:
    """Yield the first legal ones of a fixed list of sowings, whatever they are worth in the position.

    All pebbles of the pit, one into each pit or all into the next, then a single one: each clockwise, then counter.
    """
    held = counts[pit - 1]
    splits = dict.fromkeys(((1,) * held, (held,), (1,)))
    sowings = (Sowing(pit, direction, drops) for drops in splits for direction in DIRECTIONS)
    return islice((str(sowing) for sowing in sowings if _fits(sowing, counts)), USUAL)


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
