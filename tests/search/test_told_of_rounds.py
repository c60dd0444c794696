"""What is said of winning in a match of two rounds, or under a bid, holds by the engine's outcome of the match."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine import GAMES, State
from search import Fact, facts
from search.families import family_of
from search.rounds import play_of
from tests.search.claims import to_move
from tests.search.ring.deluxe_boards import boards
from tests.search.ring.ring_boards import some_positions

MANY = 3000
"""Positions with more moves are left out."""
STAGES = {
    "flip": (
        *("flip sides=0,1 made=4,4", "flip sides=1,0 made=1,1 deadline={player},1,flip needed=2"),
        *(
            "flip sides=1,0 made=0,0 deadline={player},1,flip needed=0",
            "flip sides=1,0 made=0,0 deadline={player},1,flip",
        ),
        "flip sides=0,1 made=2,2 deadline={player},2,flip",
    ),
    "bid": ("play sides=1,0 deadline={player},1,bid", "play sides=0,1 deadline={player},2,bid"),
}


def near_ends(terms: str, count: int, seed: int, game_id: str = "contiguity-deluxe") -> Iterator[State]:
    """Yield matches in which a win and a deadline are close."""
    chance = Random(f"{terms} {seed}")
    options, _, rounds = f" {terms}".rpartition(" ")
    is_deluxe = game_id == "contiguity-deluxe"
    for board in boards(options.strip(), count, seed) if is_deluxe else some_positions(seed, count):
        stage = chance.choice(STAGES[rounds]).format(player=chance.randrange(2))
        yield GAMES[game_id].from_text(f"{game_id} {terms}\nply 40\nstage {stage}\nboard {board.text()}")


def tried(state: State, chance: Random) -> list[str]:
    """Return the moves that look best, the worst, and some others."""
    family = family_of(state.position)
    listed = family.expand(state.position).moves
    places = {0, 1, 2, len(listed) - 1, *(chance.randrange(len(listed)) for _ in range(3))}
    return [str(family.move(state.position, listed[place])) for place in sorted(places) if place < len(listed)]


def end(before: State, move: str, player: int) -> str:
    """Return what a move brings to a player: the "match", the first "round", a "tie", a "loss", or nothing yet."""
    _, outcome = before.stage.after(before.parse(move))
    if outcome:
        return "match" if outcome.winners == (player,) else "loss"
    _, closed = before.stage.closing(before.parse(move))
    if not closed:
        return ""
    if before.stage.round == 2:
        return "tie"
    return "round" if closed.winners == (player,) else "loss"


def best(state: State, player: int) -> str | None:
    """Return the best end that the player to move can bring about at once; None where there are too many moves."""
    moves = list(islice(state.legal_moves(), MANY))
    if len(moves) == MANY:
        return None
    found = {end(state, move, player) for move in moves}
    return next((each for each in ("match", "round", "tie") if each in found), "")


def passed(state: State, board: State) -> State | None:
    """Return a match as if the player to move on a board had let the turn pass; None where that ends the round."""
    stage, position = play_of(state.stage), to_move(board.position, 1 - board.position.side)
    if position.result_at_turn:
        return None
    deadline = stage.deadline
    if deadline and board.turn == deadline.player and board is state:
        if deadline.left <= 1:
            return None
        deadline = replace(deadline, left=deadline.left - 1)
    return replace(state, stage=replace(state.stage, position=position, deadline=deadline))


def holds(before: State, move: str, fact: Fact) -> bool | None:
    """Return whether what is said of a win is so in the match; None where it is about something else, or too dear."""
    player, means = before.turn, fact.data.get("means", "match")
    assert player is not None
    if fact.code in {"wins", "wins-by"}:
        return end(before, move, player) == means
    if fact.code == "loses-by":
        return end(before, move, player) == "loss"
    if fact.code in {"ties-rounds", "gives-tie"}:
        return end(before, move, player) == "tie"
    after = before.play(move)
    if fact.code == "allows-win":
        return end(after, fact.data["move"], 1 - player) == means
    if fact.code == "blocks-win":
        earlier = passed(replace(after, stage=replace(after.stage, position=before.position)), before)
        now = best(after, 1 - player)
        return None if now is None else now == "" and (earlier is None or best(earlier, 1 - player) in (means, None))
    if fact.code in {"threatens", "threatens-by"}:
        later = passed(after, after)
        return later is not None and best(later, player) in (means, None)
    if fact.code == "forces-win":
        replies = list(islice(after.legal_moves(), MANY))
        least = {"match", means}  # a reply that loses at once may bring more than what is forced
        return all(end(after, reply, player) in least or best(after.play(reply), player) == means for reply in replies)
    return None


def check(states: Iterator[State], dear: int) -> set[tuple[str, str]]:
    """Return the codes of what was said of wins, each with what it means. Fail for what is not so."""
    said = set()
    chance = Random(1)
    for state in states:
        for move in tried(state, chance):
            for fact in facts(state, move):
                if fact.code in {"forces-win", "blocks-win", "threatens", "threatens-by"}:
                    dear -= 1
                    if dear < 0:
                        continue
                if (so := holds(state, move, fact)) is not None:
                    assert so, (state.text(), move, fact)
                    said.add((fact.code, fact.data.get("means", "match")))
    return said


@pytest.mark.parametrize("terms", ["flip", "bid", "friendly isolation flip", "druidless turns=5 bid"])
def test_what_is_said_of_winning_holds_in_the_match(terms: str) -> None:
    assert check(near_ends(terms, 16, seed=0), dear=8)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(1, 5))])
def test_what_is_said_of_winning_holds_under_a_bid_of_the_simple_game(seed: int) -> None:
    said = check(near_ends("bid", 60, seed, "contiguity"), dear=12)
    assert {code for code, _ in said} & {"wins", "loses-by", "allows-win"}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "terms", ["flip", "bid", "isolation flip", "friendly isolation flip", "relocate flip", "turns=5 flip"]
)
def test_what_is_said_of_winning_holds_in_every_round(terms: str) -> None:
    check(near_ends(terms, 60, seed=1), dear=20)
