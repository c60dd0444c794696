"""A turn of Contigo chosen in steps: a pawn with where it goes, a pit, and how its pebbles are sown."""

from collections.abc import Iterator
from itertools import islice

from engine.boards.pits import MOST, PITS
from engine.games.contigo.contigo_notation import begun_path, split_typed
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.contigo_suggestions import drops, legs, pawns, way, whole
from engine.games.contigo.sowing import DIRECTIONS, Sowing, parse_sowing, pit_data, sowings_from
from engine.questions import Answers, Question
from engine.suggest import Suggestion

AT_ONCE = 40
"""The most moves of pawns that one step offers; where there are more, the pawn is asked for first."""
USUAL = 3
"""The number of usual sowings that are listed before the others."""


def next_question(position: ContigoPosition, typed: str, limit: int) -> Question:
    """Return what to ask a person who has chosen `typed` so far."""
    part, sowing = split_typed(typed)
    if sowing:
        return _choose_sowing(position, f"{part} " if part else "", sowing, limit)
    if not position.can_move:
        return Question("pit", (_pits(position, ""),))
    if not part:
        return _choose_pawn(position, limit)
    further = tuple(legs(position, begun_path(part)))
    if part.endswith("-"):
        return Question("target", (further,), typed=typed)
    pits = _pits(position, f"{part} ")
    return Question("pit-or-leg", (further, pits), typed=typed) if further else Question("pit", (pits,), typed=typed)


def _choose_pawn(position: ContigoPosition, limit: int) -> Question:
    """Return the question which pawn goes where; which pawn alone, if the moves are too many to be offered at once."""
    movable = pawns(position)
    moves = [tuple(legs(position, begun_path(pawn.text))) for pawn in movable]
    if sum(map(len, moves)) > min(AT_ONCE, limit):
        return Question("pawn", (tuple(movable),))
    return Question("pawn-move", tuple(moves))


def _pits(position: ContigoPosition, lead: str) -> Answers:
    """Return the pits that hold pebbles, in order round the board."""
    held = (pit.number for pit in PITS if position.pits[pit.number - 1])
    return tuple(Suggestion(f"{lead}{pit}", "pit", pit_data(pit, position.pits), complete=False) for pit in held)


def _choose_sowing(position: ContigoPosition, lead: str, sowing: str, limit: int) -> Question:
    """Return the question how the pebbles of a pit are sown: the usual ways, then all others.

    If the others are too many, they are chosen by their direction first, then pit by pit.
    """
    begun, counts, typed = parse_sowing(sowing), position.pits, f"{lead}{sowing}"
    if begun.direction:
        found = drops(lead, begun.pit, begun.direction, sowing, counts, limit)
        code = "pebbles" if all(choice.complete for choice in found) else "drop"
        return Question(code, (tuple(found),), typed=typed)
    every = {direction: list(map(str, sowings_from(begun.pit, direction, counts))) for direction in DIRECTIONS}
    usual = list(_usual_sowings(begun.pit, counts))
    first = tuple(whole(lead, text, counts) for text in usual)
    if sum(map(len, every.values())) - len(usual) <= limit - limit // 4:  # the usual ones take a quarter of the room
        others = (tuple(whole(lead, text, counts) for text in texts if text not in usual) for texts in every.values())
        return Question("pebbles", tuple(filter(None, others)), first=first, typed=typed)
    ways = tuple(way(lead, begun.pit, direction, counts) for direction, texts in every.items() if texts)
    return Question("pebbles", (ways,), first=first, typed=typed)


def _usual_sowings(pit: int, counts: bytes) -> Iterator[str]:
    """Yield the first legal ones of a fixed list of sowings, whatever they are worth in the position.

    All pebbles of the pit, one into each pit or all into the next, then a single one: each clockwise, then counter.
    """
    held = counts[pit - 1]
    splits = dict.fromkeys(((1,) * held, (held,), (1,)))
    sowings = (Sowing(pit, direction, drops) for drops in splits for direction in DIRECTIONS)
    return islice((str(sowing) for sowing in sowings if _has_room(sowing, counts)), USUAL)


def _has_room(sowing: Sowing, counts: bytes) -> bool:
    """Return whether every pit has room for what is dropped into it."""
    return all(counts[pit - 1] + number <= MOST for pit, number in zip(sowing.targets, sowing.drops, strict=True))
