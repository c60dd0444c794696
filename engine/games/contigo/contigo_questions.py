"""A turn of Contigo chosen in steps: pawn, where to, pit, and how its pebbles are sown."""

from engine.boards.pits import PITS
from engine.games.contigo.contigo_notation import begun_path, split_typed
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.contigo_suggestions import drops, from_pit, legs, pawns
from engine.games.contigo.sowing import DIRECTIONS, parse_sowing, pit_data
from engine.questions import Answers, Question, gathered
from engine.suggest import Suggestion


def next_question(position: ContigoPosition, typed: str, limit: int) -> Question:
    """Return what to ask a person who has chosen `typed` so far."""
    part, sowing = split_typed(typed)
    if sowing:
        return _choose_sowing(position, f"{part} " if part else "", sowing, limit)
    if not position.can_move:
        return Question("pit", (_pits(position, ""),))
    if not part:
        return Question("pawn", (tuple(pawns(position)),))
    further = tuple(legs(position, begun_path(part)))
    if part.endswith("-"):
        return Question("target", (further,), typed=typed)
    pits = _pits(position, f"{part} ")
    return Question("pit-or-leg", (further, pits), typed=typed) if further else Question("pit", (pits,), typed=typed)


def _pits(position: ContigoPosition, lead: str) -> Answers:
    """Return the pits that hold pebbles, in order round the board."""
    held = (pit.number for pit in PITS if position.pits[pit.number - 1])
    return tuple(Suggestion(f"{lead}{pit}", "pit", pit_data(pit, position.pits), complete=False) for pit in held)


def _choose_sowing(position: ContigoPosition, lead: str, sowing: str, limit: int) -> Question:
    """Return the question how the pebbles of a pit are sown: if there are too many ways, pit by pit."""
    begun = parse_sowing(sowing)
    if begun.direction:
        found = drops(lead, begun.pit, begun.direction, sowing, position.pits, limit)
    else:
        found = from_pit(lead, begun.pit, position.pits, limit)
    codes = {choice.label for choice in found if not choice.complete}
    groups = gathered(found, lambda text: DIRECTIONS[parse_sowing(text.removeprefix(lead)).direction])
    return Question(next(iter(codes), "pebbles"), groups, typed=f"{lead}{sowing}")
