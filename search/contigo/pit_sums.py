"""Every pebble part of a turn of Contigo at once, where each pit is worth something for each number of pebbles in it.

What pawns may do depends on nothing but how many pebbles single pits hold: the worth of a turn's pebble part is a sum
over pits. A wide integer has a lane of 16 bits for each pebble part; adding such integers adds up these sums for all of
them. Pits are counted from 0 here.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from struct import unpack

from engine.boards.pits import MOST, PITS
from engine.games.contigo.sowing import CLOCKWISE, COUNTER, splits

LANE = 16
MIDDLE = 1 << (LANE - 1)
"""The number added to every sum before it is read, so that none is negative: sums lie from -MIDDLE to MIDDLE."""
_RING = len(PITS)


class _Block:
    """The ways to sow so many pebbles or fewer in one direction, with a lane each, legal wherever there is room.

    - `texts`: the numbers dropped, as in a move's text; `drops`: the same as numbers.
    - `left`: for each number of pebbles that may be left in the pit, the lanes of the ways that leave so many. They are
      of two blocks, one for each direction.
    - `dropped`: for each distance (from 0), the numbers of pebbles with the lanes of the ways that drop so many there.
    - `beyond`: for each distance and room (0…6), the lanes of the ways that drop more there.
    """

    __slots__ = ("beyond", "dropped", "drops", "left", "size", "texts")

    def __init__(self, held: int, width: int) -> None:
        self.texts = [text for taken in range(1, held + 1) for text in splits(taken, (held,) * taken)]
        self.drops = [tuple(map(int, text.split(","))) for text in self.texts]
        self.size = len(self.texts)
        left = [0] * held
        dropped = [[0] * (held + 1) for _ in range(held)]
        for index, drops in enumerate(self.drops):
            lane = 1 << width * index
            left[held - sum(drops)] |= lane | lane << width * self.size
            for distance, number in enumerate(drops):
                dropped[distance][number] |= lane
        self.left = tuple(left)
        self.dropped = [tuple((number, lanes[number]) for number in range(1, held + 1)) for lanes in dropped]
        self.beyond = [[sum(lanes[room + 1 :]) for room in range(MOST + 1)] for lanes in dropped]


@cache
def _block(held: int, width: int) -> _Block:
    return _Block(held, width)


class Sowings:
    """Every pebble part when the pits hold `counts`. Each has a place, and the lane of that place.

    - `size`: the number of places. Not all are those of legal pebble parts: some pits may lack the room.
    - `ones`: 1 in the lane of every legal pebble part.

    Lanes are of LANE bits, or of a `width` of 1 where nothing is added up.
    """

    __slots__ = ("_blocks", "_holding", "_shifts", "_starts", "_width", "counts", "ones", "size")

    def __init__(self, counts: bytes, width: int = LANE) -> None:
        self.counts, self._width = counts, width
        self._holding: list[list[int] | None] = [None] * _RING
        self._blocks: list[tuple[int, str, _Block]] = []
        self._starts: list[int] = []
        self._shifts: list[int] = []
        size = 0
        for pit, held in enumerate(counts):
            block = _block(held, width)
            self._shifts.append(width * size)
            for sign in (CLOCKWISE, COUNTER):
                self._blocks.append((pit, sign, block))
                self._starts.append(size)
                size += block.size
        self.size = size
        self.ones = ((1 << width * size) - 1) // ((1 << width) - 1) & ~self._overfull()

    def _overfull(self) -> int:
        """Return the lanes of the pebble parts that some pit lacks room for."""
        lanes = 0
        for pit, count in enumerate(self.counts):
            if count:
                for block, distance, shift in self._sources(pit, MOST + 1 - count):
                    lanes |= block.beyond[distance][MOST - count] << shift
        return lanes

    def _sources(self, pit: int, least: int) -> list[tuple[_Block, int, int]]:
        """Return the blocks of the pits that hold at least so many pebbles, and enough to reach a pit.

        With each come its distance from the pit (from 0), and by how many bits its lanes are shifted.
        """
        counts, found = self.counts, []
        for distance in range(MOST):
            for source, is_counter in ((pit - distance - 1, False), (pit + distance + 1 - _RING, True)):
                held = counts[source]
                if held > distance and held >= least:
                    block = _block(held, self._width)
                    shift = self._shifts[source]
                    found.append((block, distance, shift + self._width * block.size if is_counter else shift))
        return found

    def holding(self, pit: int) -> list[int]:
        """Return for each number of pebbles 1 in the lanes of the pebble parts after which the pit holds so many."""
        found = self._holding[pit]
        if found is None:
            found = self._holding[pit] = self._hold(pit)
        return found

    def _hold(self, pit: int) -> list[int]:
        now = self.counts[pit]
        numbers = [0] * (MOST + 1)
        for remaining, lanes in enumerate(_block(now, self._width).left):
            numbers[remaining] = lanes << self._shifts[pit]
        for block, distance, shift in self._sources(pit, 1):
            for number, lanes in block.dropped[distance]:
                if now + number <= MOST:
                    numbers[now + number] |= lanes << shift
        numbers = [lanes & self.ones for lanes in numbers]
        numbers[now] = self.ones - sum(numbers)
        return numbers

    @property
    def places(self) -> list[int]:
        """The places of the legal pebble parts, in ascending order."""
        legal = f"{self.ones:b}"[:: -self._width]
        return [place for place, bit in enumerate(legal) if bit == "1"]

    def text(self, place: int) -> str:
        """Return the canonical text of the pebble part at a place."""
        block = bisect_right(self._starts, place) - 1
        pit, sign, ways = self._blocks[block]
        return f"{pit + 1}{sign}{ways.texts[place - self._starts[block]]}"

    def after(self, place: int) -> bytes:
        """Return how many pebbles each pit holds after the pebble part at a place."""
        block = bisect_right(self._starts, place) - 1
        pit, sign, ways = self._blocks[block]
        drops = ways.drops[place - self._starts[block]]
        counts = bytearray(self.counts)
        counts[pit] -= sum(drops)
        for distance, number in enumerate(drops, 1):
            counts[(pit + distance if sign == CLOCKWISE else pit - distance) % _RING] += number
        return bytes(counts)

    def leading(self, path: Iterable[tuple[int, int]]) -> int:
        """Return 1 in the lanes of the pebble parts after which some pits hold the numbers given for them."""
        lanes = self.ones
        for pit, count in path:
            lanes &= self.holding(pit)[count]
        return lanes

    def sums(self, tables: Iterable[tuple[int, Sequence[int]]]) -> int:
        """Return lanes with the sum over some pits of what each is worth with the pebbles that it then holds.

        `tables` gives pits, each with its worth by number of pebbles (0…6). Lanes may be negative: they can be added up
        and multiplied, and are read by `values` and `best` alone.
        """
        lanes = base = 0
        for pit, worths in tables:
            now = worths[self.counts[pit]]
            base += now
            for number, holding in enumerate(self.holding(pit)):
                if holding and (more := worths[number] - now):
                    lanes += holding * more
        return lanes + base * self.ones

    def values(self, lanes: int) -> tuple[int, ...]:
        """Return the sums in all lanes, by place, each with MIDDLE added; 0 for a pebble part that is not legal."""
        return unpack(f"<{self.size}H", (lanes + MIDDLE * self.ones).to_bytes(self.size * LANE // 8, "little"))

    def best(self, lanes: int, most: int, alike: int = 1) -> list[tuple[int, int]]:
        """Return the highest sums, each with a place: at most `most`, of which at most `alike` (1 or 2) are equal.

        Pebble parts with the same sum mostly differ in nothing that matters.
        """
        values = self.values(lanes)
        found = []
        for value in sorted({*values} - {0}, reverse=True)[:most]:
            first = values.index(value)
            found.append((value - MIDDLE, first))
            if alike > 1 and (last := self.size - 1 - values[::-1].index(value)) != first:
                found.append((value - MIDDLE, last))
        return found[:most]


@lru_cache(maxsize=4)
def sowings(counts: bytes, width: int = LANE) -> Sowings:
    """Return every pebble part when the pits hold `counts`, in lanes of so many bits."""
    return Sowings(counts, width)
