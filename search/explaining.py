"""Explanations of a move: where to look for it, what it does, and what of that speaks against it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.auction import Auction, Choice
from engine.play import Play
from engine.position import SWAP, Move
from engine.state import State
from search.expansion import Fact
from search.families import family_of
from search.rounds import after, on_last_turn, play_of, worth_of_win

WARNINGS: Final = frozenset(
    {
        *("allows-win", "druid-side-allows-win", "capture-allows-win", "capture-makes-win"),
        *("loses-by", "gives-tie", "alignment-loses", "druid-draws", "druid-passes"),
        *("breaks-group", "breaks-pieces", "druid-hemmed", "druid-held", "opponent-druid-freed"),
        *("capture-key-in-danger", "capture-leaves-key", "capture-pawns-in-danger"),
    }
)
"""Codes of what always speaks against a move."""
OWN_DISTANCE: Final = frozenset({"disks-need", "pieces-need", "walk-needs"})
OTHERS_DISTANCE: Final = frozenset({"opponent-disks-need", "opponent-pieces-need", "walk-other-needs"})
"""Codes that tell how far the mover, or another, is `now` and was `before`."""
ENDS: Final = frozenset({"wins", "wins-by", "loses-by"})
ANSWERS: Final = frozenset({"allows-win", "blocks-win"})
THREATS: Final = frozenset({"threatens", "threatens-by", "forces-win"})
"""Codes that tell of a win of a round: by the move, at the next turn of the opponent, and at the mover's next turn."""


def facts(before: State, move: str) -> tuple[Fact, ...]:
    """Return what a move does, the most important first. Raises MoveError if it is none."""
    parsed = before.parse(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    if parsed == SWAP:
        return (Fact("swaps"),)
    if fact := _about_the_deadline(play_of(before.stage), parsed):
        return (fact,)
    family = family_of(before.position)
    found = family.facts(before.position, parsed)
    if not isinstance(before.stage, Play) or not (before.stage.flip or before.stage.deadline):
        return found
    following = before.stage.closing(parsed)[0]
    last = on_last_turn(following)
    if last is not None and not any(fact.code in ENDS for fact in found):
        codes = ANSWERS if last == following.turn else THREATS
        sure = family.facts(family.on_a_last_turn(before.position), parsed)
        others = [fact for fact in found if fact.code not in codes]
        if any(fact.code == "allows-win" for fact in others):
            codes = codes - {"forces-win"}
        found = (*(fact for fact in sure if fact.code in codes), *others)
    return tuple(_in_the_match(following, before.stage.turn, found))


def is_drawback(fact: Fact) -> bool:
    """Return whether something that a move does is a reason not to play it."""
    if fact.code in OWN_DISTANCE:
        return bool(fact.data["now"] > fact.data["before"])
    if fact.code in OTHERS_DISTANCE:
        return bool(fact.data["now"] < fact.data["before"])
    return fact.code in WARNINGS


def differing(those: Iterable[Fact], others: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts about a move that do not also hold for another one, wherever the cells are that show them."""
    known = [(fact.code, fact.data) for fact in others]
    return tuple(fact for fact in those if (fact.code, fact.data) not in known)


def _about_the_deadline(stage: Play, move: Move) -> Fact | None:
    """Return what a move does that ends a round because of its deadline, which the board does not know of."""
    if not stage.deadline:
        return None
    outcome = after(stage, move)[1]
    if not outcome or outcome.reason != stage.deadline.reason:
        return None
    if outcome.winners:
        return Fact("loses-by", {"reason": outcome.reason})
    won = stage.closing(move)[1]
    return Fact("ties-rounds" if won and won.winners == (stage.turn,) else "gives-tie", {}, outcome.cells)


def _in_the_match(following: Play, mover: int, found: Iterable[Fact]) -> Iterator[Fact]:
    """Yield facts about a board as they are in a match of rounds: a win of a round need not be one of the match.

    `means` in a fact's data says what else it is: the first "round" of two, or a "tie" of both.
    """
    comes_to_turn = on_last_turn(following) in (None, mover)
    meaning = {
        **dict.fromkeys(ENDS, "match" if following.deadline else "round"),
        **dict.fromkeys(ANSWERS, worth_of_win(following, following.turn)),
        **dict.fromkeys(THREATS, worth_of_win(following, mover) if comes_to_turn else ""),
    }
    for fact in found:
        means = meaning.get(fact.code, "match")
        if means == "match":
            yield fact
        elif means:
            yield replace(fact, data={**fact.data, "means": means})


def region(before: State, move: str) -> tuple[str, ...]:
    """Return the cells to point at in a first hint at a move: one, and perhaps those around it.

    Raises MoveError if it is none.
    """
    parsed = before.parse(move)
    if isinstance(before.stage, Auction | Choice):
        return ()
    return family_of(before.position).region(before.position, parsed)
