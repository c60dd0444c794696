"""The pebbles of a turn that is half typed: which pit, which way, and where they may still fall."""

from collections.abc import Iterator, Mapping

from engine.boards.pits import MOST, PITS
from engine.games.contigo.sowing import after_sowing, following_pits
from renderer.contigo.geometry import Field
from renderer.contigo.ground import LETTERING
from renderer.contigo.plies import fallen
from renderer.contigo.sowing import hop, pill
from renderer.contigo.typed import Asked
from renderer.contigo.wells import Well, ring, well
from renderer.shapes import Drawn, Figure, Sprite, Text


def wells(asked: Asked) -> Mapping[int, Figure]:
    """What every pit shows: in full what matters now, with what has been told already."""
    told = asked.turn.sowing
    dropped = fallen(told)
    open_pits = {*candidates(asked), asked.pit, *dropped}
    return {
        number: well(
            Well(
                count,
                taken=told.taken if told and number == asked.pit else 0,
                dropped=dropped.get(number, 0),
                tone="teal",
                faded=number not in open_pits,
            )
        )
        for number, count in enumerate(counts(asked), 1)
    }


def counts(asked: Asked) -> bytes:
    """The pebbles of all pits, those that have been told already in their new places."""
    told = asked.turn.sowing
    return after_sowing(asked.turn.before.pits, str(told)) if told and told.taken else asked.turn.before.pits


def candidates(asked: Asked) -> tuple[int, ...]:
    """The pits that may be told next: those with pebbles that have somewhere to go, or those within reach of one."""
    if asked.pit:
        return tuple(number for way in _ways(asked) for number in asked.next_pits(way))
    counts = asked.turn.before.pits
    reach = {
        one.number: [pit for way in "+-" for pit in following_pits(one.number, way, counts[one.number - 1])]
        for one in PITS
    }
    return tuple(number for number, pits in reach.items() if any(counts[pit - 1] < MOST for pit in pits))


def numbers(field: Field, asked: Asked) -> Iterator[Drawn]:
    """The numbers of pits that may be told next, or arrows to them from the pit that has been told."""
    if not asked.pit:
        for number in candidates(asked):
            yield Text(str(number), field.number_at(number), LETTERING, "semibold", "teal-text", "bank")
        return
    told = asked.turn.sowing
    for way in _ways(asked):
        passed = (*(told.targets if told else ()), *asked.next_pits(way))
        yield from (hop(field, number, way, "teal") for number in (asked.pit, *passed[:-1]) if passed)
        yield from (pill(field, number, _tone(asked, number), filled=False) for number in asked.next_pits(way))
    yield from (pill(field, number, "teal") for number in (asked.pit, *fallen(told)))
    yield Sprite(ring("teal"), field.pit(asked.pit))


def _tone(asked: Asked, number: int) -> str:
    """Full pits are refused."""
    return "refused" if asked.turn.before.pits[number - 1] == MOST else "teal"


def _ways(asked: Asked) -> str:
    return asked.way or "+-"
