"""Every pebble part of a turn of Contigo at once, where each pit is worth something for each number of pebbles in it.

What pawns may do depends on nothing but how many pebbles single pits hold: the worth of a turn's pebble part is a sum
over pits. A wide integer has a lane of 16 bits for each pebble part, so that adding such integers adds up these sums
for all of them (SIMD within a register). Where nothing is added up, pebble parts are sets: a bit each. Pits are counted
from 0 here.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from struct import unpack
from typing import NamedTuple

from engine.boards.pits import MOST, PITS
from engine.games.contigo.sowing import CLOCKWISE, COUNTER, Sowing, splits

LANE = 16
MIDDLE = 1 << (LANE - 1)
"""The number added to sums so that none is negative: they, and what sowing changes them by, are within ± MIDDLE."""
_RING = len(PITS)
_DIGITS = bytes.maketrans(b"01", bytes((0, 1)))
"""The value of each binary digit."""
_SIGNS = b"0" * 128 + b"1" * 128
"""The highest bit of each byte, as a digit."""
_SOURCES = tuple(
    tuple(
        (distance, source, is_counter)
        for distance in range(MOST)
        for source, is_counter in (((pit - distance - 1) % _RING, False), ((pit + distance + 1) % _RING, True))
    )
    for pit in range(_RING)
)
"""For each pit, the pits that may reach it: at which distance (from 0), which, and whether counter-clockwise."""

_REACHED = tuple(
    tuple(
        sum({1 << (pit + step) % _RING for step in range(-held, held + 1)}) if held else 0 for held in range(MOST + 1)
    )
    for pit in range(_RING)
)
"""For each pit and number of pebbles in it, the set of the pits that sowing from it may change."""


class _Change(NamedTuple):
    """The change in the value of a pit."""

    by_number: Sequence[int]
    """Indexed by the number of pebbles that it then holds."""
    by_added: Sequence[int]
    """Indexed by the number of pebbles that are dropped there; 0 where there is no room."""


class _Block:
    """The ways to sow so many pebbles or fewer in one direction, legal wherever there is room.

    - `drops`: the numbers dropped.
    - `left`: for each number of pebbles that may be left in the pit, the set of the ways that leave so many. They are
      of two blocks, one for each direction.
    - `dropped`: for each distance (from 0), the numbers of pebbles with the set of the ways that drop so many there.
    - `beyond`: for each distance and room (0…6), the set of the ways that drop more there.
    - `middle`: the bytes of lanes with MIDDLE in each, of two blocks.
    - `left_lanes`, `dropped_lanes`: the same as `left`, of one direction, and `dropped`, as lanes with 1 for each way.
    """

    __slots__ = ("beyond", "dropped", "dropped_lanes", "drops", "left", "left_lanes", "middle", "size")

    def __init__(self, held: int) -> None:
        self.drops = [way for taken in range(1, held + 1) for way in splits(taken, (held,) * taken)]
        self.size = len(self.drops)
        left = [0] * held
        dropped = [[0] * (held + 1) for _ in range(held)]
        for index, drops in enumerate(self.drops):
            left[held - sum(drops)] |= 1 << index
            for distance, number in enumerate(drops):
                dropped[distance][number] |= 1 << index
        self.left = tuple(ways | ways << self.size for ways in left)
        self.left_lanes = tuple(enumerate(map(_wide, left)))
        self.dropped = [_numbered(ways) for ways in dropped]
        self.dropped_lanes = [_numbered([_wide(each) for each in ways]) for ways in dropped]
        self.middle = MIDDLE.to_bytes(LANE // 8, "little") * (2 * self.size)
        self.beyond = [[sum(ways[room + 1 :]) for room in range(MOST + 1)] for ways in dropped]

    def sums(self, changes: Sequence[_Change | None], pit: int) -> int:
        """Return lanes with what sowing from a pit changes, first clockwise, then counter-clockwise."""
        both = one = other = 0
        if change := changes[pit]:
            for remaining, ways in self.left_lanes:
                both += ways * change.by_number[remaining]
        for distance, dropped in enumerate(self.dropped_lanes, 1):
            if change := changes[(pit + distance) % _RING]:
                for number, ways in dropped:
                    one += ways * change.by_added[number]
            if change := changes[pit - distance]:
                for number, ways in dropped:
                    other += ways * change.by_added[number]
        return ((other + both) << LANE * self.size) + one + both


def _numbered(ways: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the numbers from 1 on of which there are ways, with them."""
    return tuple((number, found) for number, found in enumerate(ways) if number and found)


def _wide(places: int) -> int:
    """Return 1 in the lane of each place of a set."""
    digits = f"{places:b}".encode().translate(_DIGITS)[::-1]
    raw = bytearray(LANE // 8 * len(digits))
    raw[:: LANE // 8] = digits
    return int.from_bytes(raw, "little")


@cache
def _block(held: int) -> _Block:
    return _Block(held)


class Sowings:
    """Every pebble part when the pits hold `counts`. Each has a place, and the lane of that place.

    - `size`: the number of places. Not all are those of legal pebble parts: some pits may lack the room.
    - `ones`: the set of the places of the legal pebble parts.
    """

    __slots__ = ("_blocks", "_holding", "_legal", "_starts", "counts", "ones", "size")

    def __init__(self, counts: bytes) -> None:
        self.counts = counts
        self._holding: list[list[int] | None] = [None] * _RING
        self._legal = 0
        self._blocks = [_block(held) for held in counts]
        self._starts: list[int] = []
        size = 0
        for block in self._blocks:
            self._starts.append(size)
            size += 2 * block.size
        self.size = size
        self.ones = ((1 << size) - 1) & ~self._overfull()

    def _overfull(self) -> int:
        """Return the pebble parts that some pit lacks room for."""
        counts, found = self.counts, 0
        least = MOST + 1 - max(counts)
        for pit, count in enumerate(counts):
            if count >= least:
                for distance, source, is_counter in _SOURCES[pit]:
                    held = counts[source]
                    if held > distance and held + count > MOST:
                        block = self._blocks[source]
                        start = self._starts[source] + (block.size if is_counter else 0)
                        found |= block.beyond[distance][MOST - count] << start
        return found

    def holding(self, pit: int) -> list[int]:
        """Return for each number of pebbles the pebble parts after which the pit holds so many."""
        found = self._holding[pit]
        if found is None:
            found = self._holding[pit] = self._hold(pit)
        return found

    def _hold(self, pit: int) -> list[int]:
        counts, starts = self.counts, self._starts
        now = counts[pit]
        numbers = [0] * (MOST + 1)
        for remaining, ways in enumerate(self._blocks[pit].left):
            numbers[remaining] = ways << starts[pit]
        for distance, source, is_counter in _SOURCES[pit]:
            if counts[source] > distance:
                block = self._blocks[source]
                start = starts[source] + block.size if is_counter else starts[source]
                for number, ways in block.dropped[distance]:
                    if now + number <= MOST:
                        numbers[now + number] |= ways << start
        ones = rest = self.ones
        for number in range(MOST + 1):
            if number != now:
                numbers[number] &= ones
                rest ^= numbers[number]
        numbers[now] = rest
        return numbers

    @property
    def places(self) -> list[int]:
        """The places of the legal pebble parts, in ascending order."""
        return [place for place, bit in enumerate(f"{self.ones:b}"[::-1]) if bit == "1"]

    def sowing(self, place: int) -> Sowing:
        """Return the pebble part at a place."""
        pit, is_counter, way = self._found(place)
        return Sowing(pit + 1, COUNTER if is_counter else CLOCKWISE, self._blocks[pit].drops[way])

    def after(self, place: int) -> bytes:
        """Return how many pebbles each pit holds after the pebble part at a place."""
        pit, is_counter, way = self._found(place)
        drops = self._blocks[pit].drops[way]
        counts = bytearray(self.counts)
        counts[pit] -= sum(drops)
        for distance, number in enumerate(drops, 1):
            counts[(pit - distance if is_counter else pit + distance) % _RING] += number
        return bytes(counts)

    def _found(self, place: int) -> tuple[int, bool, int]:
        """Return the pit of a place, whether it is sown counter-clockwise, and the number of the way in its block."""
        pit = bisect_right(self._starts, place) - 1
        way, size = place - self._starts[pit], self._blocks[pit].size
        return (pit, True, way - size) if way >= size else (pit, False, way)

    def leading(self, path: Iterable[tuple[int, int]]) -> int:
        """Return the pebble parts after which some pits hold the numbers given for them."""
        found, known = self.ones, self._holding
        for pit, count in path:
            found &= (known[pit] or self.holding(pit))[count]
        return found

    def sums(self, tables: Iterable[tuple[int, Sequence[int]]]) -> int:
        """Return lanes with the sum over some pits of what each is worth with the pebbles that it then holds.

        `tables` gives pits, each once, with its worth by number of pebbles (0…6). Lanes may be negative: they can be
        added up and multiplied, and are read by `values` and `best` alone.
        """
        counts, base, touched = self.counts, 0, 0
        changes: list[_Change | None] = [None] * _RING
        for pit, worths in tables:
            count = counts[pit]
            now = worths[count]
            base += now
            by_number = [worth - now for worth in worths]
            if any(by_number):
                changes[pit] = _Change(by_number, by_number[count:] + [0] * count)
                touched |= 1 << pit
        parts = []
        for pit, (held, block) in enumerate(zip(counts, self._blocks, strict=True)):
            if touched & _REACHED[pit][held]:
                lanes = block.sums(changes, pit) + MIDDLE * _ones(2 * block.size)
                parts.append(lanes.to_bytes(len(block.middle), "little"))
            else:
                parts.append(block.middle)
        return int.from_bytes(b"".join(parts), "little") + (base - MIDDLE) * _ones(self.size)

    def lanes(self, several: Sequence[int]) -> int:
        """Return lanes with the number of the sets that each pebble part is in."""
        digits = [0] * len(several).bit_length()
        for found in several:
            place, carry = 0, found
            while carry:
                digit = digits[place]
                digits[place] = digit ^ carry
                carry &= digit
                place += 1
        return sum([_wide(digit) << place for place, digit in enumerate(digits) if digit])

    def values(self, lanes: int) -> tuple[int, ...]:
        """Return the sums in all lanes, by place, each with MIDDLE added; 0 for a pebble part that is not legal."""
        return unpack(f"<{self.size}H", self._bytes(lanes))

    def highest(self, lanes: int) -> int:
        """Return the highest sum."""
        return max(self.values(lanes)) - MIDDLE

    def first_of_best(self, lanes: int) -> tuple[int, int] | None:
        """Return the highest sum, with the first pebble part that has it; None if none is legal."""
        raw = self._bytes(lanes)
        value = max(unpack(f"<{self.size}H", raw), default=0)
        sought = value.to_bytes(LANE // 8, "little")
        first = raw.find(sought)
        while first & 1:
            first = raw.find(sought, first + 1)
        return (value - MIDDLE, first >> 1) if value else None

    def above(self, lanes: int, least: int) -> int:
        """Return the pebble parts with sums above `least`, which is within ± MIDDLE / 2."""
        raw = (lanes + (MIDDLE - 1 - least) * _ones(self.size)).to_bytes(self.size * LANE // 8 + 1, "little")
        return int(raw[1 :: LANE // 8].translate(_SIGNS)[self.size - 1 :: -1], 2) & self.ones

    def _bytes(self, lanes: int) -> bytes:
        if not self._legal:
            self._legal = _wide(self.ones) * ((1 << LANE) - 1)
        return ((lanes + MIDDLE * _ones(self.size)) & self._legal).to_bytes(self.size * LANE // 8, "little")

    def best(self, lanes: int, most: int, alike: int = 1) -> list[tuple[int, int]]:
        """Return the highest sums, each with a place: at most `most`, of which at most `alike` (1 or 2) are equal.

        Pebble parts with the same sum mostly differ in nothing that matters.
        """
        raw = self._bytes(lanes)
        found: list[tuple[int, int]] = []
        for value in sorted({*unpack(f"<{self.size}H", raw)} - {0}, reverse=True)[:most]:
            sought = value.to_bytes(LANE // 8, "little")
            first = raw.find(sought)
            while first & 1:
                first = raw.find(sought, first + 1)
            found.append((value - MIDDLE, first >> 1))
            if alike > 1:
                last = raw.rfind(sought)
                while last & 1:
                    last = raw.rfind(sought, 0, last + 1)
                if last != first:
                    found.append((value - MIDDLE, last >> 1))
            if len(found) >= most:
                break
        return found[:most]


@lru_cache(maxsize=256)
def _ones(size: int) -> int:
    """Return 1 in each of so many lanes."""
    return ((1 << LANE * size) - 1) // ((1 << LANE) - 1)


@lru_cache(maxsize=64)
def sowings(counts: bytes) -> Sowings:
    """Return every pebble part when the pits hold `counts`."""
    return Sowings(counts)
