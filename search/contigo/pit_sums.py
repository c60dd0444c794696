"""Every pebble part of a turn of Contigo at once, where each pit is worth something for each number of pebbles in it.

What pawns may do depends on nothing but how many pebbles single pits hold: the worth of a turn's pebble part is a sum
over pits. A wide integer has a lane of 16 bits for each legal pebble part; adding such integers adds up these sums for
all of them. Pits are counted from 0 here.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import unpack

from engine.boards.pits import MOST, PITS
from engine.games.contigo.sowing import CLOCKWISE, COUNTER, splits

LANE = 16
MIDDLE = 1 << (LANE - 1)
"""What is added to every sum before it is read, so that none is negative: sums lie between -MIDDLE and MIDDLE."""
_RING = len(PITS)
_CLIPPED = tuple(bytes(min(room, held) for room in range(256)) for held in range(MOST + 1))


class _Block:
    """The ways to sow from one pit in one direction, into pits with so much room each.

    - `texts`: the numbers dropped, as in a move's text.
    - `drops`: the same numbers.
    - `left`: for each number of pebbles that may be left in the pit, the lanes of the ways that leave so many.
    - `dropped`: for each distance (from 0) and number of pebbles, the lanes of the ways that drop so many there.
    """

    __slots__ = ("dropped", "drops", "left", "texts")

    def __init__(self, room: bytes, width: int) -> None:
        held = len(room)
        self.texts = [text for taken in range(1, held + 1) for text in splits(taken, tuple(room[:taken]))]
        self.drops = [tuple(map(int, text.split(","))) for text in self.texts]
        left: dict[int, int] = {}
        dropped: dict[tuple[int, int], int] = {}
        for index, drops in enumerate(self.drops):
            lane = 1 << width * index
            remaining = held - sum(drops)
            left[remaining] = left.get(remaining, 0) + lane
            for place in enumerate(drops):
                if place[1]:
                    dropped[place] = dropped.get(place, 0) + lane
        self.left = tuple(left.items())
        self.dropped = tuple((distance, number, lanes) for (distance, number), lanes in dropped.items())


@lru_cache(maxsize=512)
def _block(room: bytes, width: int) -> _Block:
    return _Block(room, width)


class Sowings:
    """Every legal pebble part when the pits hold `counts`. Each has a place, from 0, and the lane of that place.

    - `size`: how many there are.
    - `ones`: 1 in every lane.
    - `holding`: for each pit and number of pebbles, 1 in the lanes of those after which the pit holds so many.

    Lanes are of LANE bits, or of a `width` of 1 where nothing is added up.
    """

    __slots__ = ("_blocks", "_starts", "counts", "holding", "ones", "size")

    def __init__(self, counts: bytes, width: int = LANE) -> None:
        self.counts = counts
        self._blocks: list[tuple[int, str, _Block]] = []
        self._starts: list[int] = []
        self.holding = holding = [[0] * (MOST + 1) for _ in range(_RING)]
        rooms = bytes(MOST - count for count in counts) * 3
        size = 0
        for pit, held in enumerate(counts):
            if not held:
                continue
            after, before = pit + _RING + 1, pit + _RING - 1
            for sign, step, room in (
                (CLOCKWISE, 1, rooms[after : after + held]),
                (COUNTER, -1, rooms[before : before - held : -1]),
            ):
                block = _block(room.translate(_CLIPPED[held]), width)
                if not block.texts:
                    continue
                shift, first = width * size, pit + (step - _RING if step > 0 else step)
                for remaining, lanes in block.left:
                    holding[pit][remaining] |= lanes << shift
                for distance, number, lanes in block.dropped:
                    target = first + step * distance
                    holding[target][counts[target] + number] |= lanes << shift
                self._blocks.append((pit, sign, block))
                self._starts.append(size)
                size += len(block.texts)
        self.size = size
        self.ones = ones = ((1 << width * size) - 1) // ((1 << width) - 1)
        for numbers, count in zip(holding, counts, strict=True):
            numbers[count] = ones - sum(numbers)

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
            lanes &= self.holding[pit][count]
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
            for number, holding in enumerate(self.holding[pit]):
                if holding and (more := worths[number] - now):
                    lanes += holding * more
        return lanes + base * self.ones

    def values(self, lanes: int) -> tuple[int, ...]:
        """Return the sums in all lanes, by place, each with MIDDLE added."""
        return unpack(f"<{self.size}H", (lanes + MIDDLE * self.ones).to_bytes(self.size * LANE // 8, "little"))

    def best(self, lanes: int, most: int, alike: int = 1) -> list[tuple[int, int]]:
        """Return the highest sums, each with a place: at most `most`, of which at most `alike` (1 or 2) are equal.

        Pebble parts with the same sum mostly differ in nothing that matters.
        """
        values = self.values(lanes)
        found = []
        for value in sorted(set(values), reverse=True)[:most]:
            first = values.index(value)
            found.append((value - MIDDLE, first))
            if alike > 1 and (last := self.size - 1 - values[::-1].index(value)) != first:
                found.append((value - MIDDLE, last))
        return found[:most]


@lru_cache(maxsize=4)
def sowings(counts: bytes) -> Sowings:
    """Return every legal pebble part when the pits hold `counts`."""
    return Sowings(counts)
