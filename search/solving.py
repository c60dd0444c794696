"""Exact solving: which first moves win by force within so many own moves, whatever the others do."""

from collections.abc import Hashable, Iterator
from itertools import islice
from typing import Any

from engine.auction import Auction, Choice
from engine.play import Play
from engine.position import Move, Position
from engine.state import State
from search.expansion import Expansion, Family
from search.families import family_of
from search.rounds import after, is_legal, play_of

KILLERS = 4
"""The number of killer moves of each opponent: replies that are remembered because they refuted moves lately."""


class Unsolved(Exception):
    """The budget was spent before an answer was found."""


def solve(state: State, moves: int, budget: int | None = None, most: int | None = None) -> list[str]:
    """Return every first move by which the player to move wins within so many own `moves`, against every defence.

    All others are taken to defend together. The match has to be over after the last of these moves, or before. The list
    is empty if there is no such move, as while sides are still bid for. `budget` is the number of positions that may be
    looked at, `most` the number of such moves that are looked for. Raises Unsolved if the budget is not enough, and
    ValueError for a match that is over, and for less than one move.

    There are positions of which a family never lists every move (`Expansion.complete` of `expand_fully`): in Contiguity
    Deluxe, those in which a move puts several pawns elsewhere. There, winning moves of this kind may be missing, and a
    win that leaves the other player such a position is listed only if it ends the match.
    """
    if state.turn is None or moves < 1:
        raise ValueError(moves)
    if isinstance(state.stage, Auction | Choice):
        return []
    stage = play_of(state.stage)
    solver = Solver(family_of(stage.position), stage.turn, budget)
    return list(map(str, islice(solver.winning(stage, moves, every=True), most)))


class Solver:
    """A proof that a player wins.

    Moves that won or refuted lately are tried first (killer moves), and what was decided is looked up by position (a
    transposition table).
    """

    def __init__(self, family: Family[Position], player: int, budget: int | None = None) -> None:
        self.family = family
        self.player = player
        self.budget = budget
        self.killers: dict[tuple[int, int], list[Move]] = {}
        self.wins_found: dict[int, Any] = {}
        self.transpositions: dict[tuple[Hashable, int], bool] = {}

    def winning(self, stage: Play, moves: int, *, every: bool) -> Iterator[Move]:
        """Yield the moves of the player that win within so many moves, this one included: `every` one, or some."""
        if stage.deadline is None and (found := self.family.solve(stage.position, moves)) is not None:
            yield from found
            return
        if not self.family.can_win_alone(stage.position, moves):
            self._spend()
            return
        expansion = self.every(stage) if every or moves > 1 else self._some(stage)
        latest = self.wins_found.get(moves)
        for place in sorted(range(len(expansion.moves)), key=lambda place: expansion.moves[place] != latest):
            if self._wins_by(stage, expansion, place, moves):
                self.wins_found[moves] = expansion.moves[place]
                yield self.family.move(stage.position, expansion.moves[place])

    def wins(self, stage: Play, moves: int) -> bool:
        """Return whether the player, whose turn it is, wins within so many moves."""
        if moves < 1:
            return False
        key = stage.key, moves
        if key not in self.transpositions:
            self.transpositions[key] = self._finds_a_win(stage, moves)
        return self.transpositions[key]

    def _finds_a_win(self, stage: Play, moves: int) -> bool:
        if stage.deadline is None and (found := self.family.solve(stage.position, moves)) is not None:
            return any(True for _ in found)
        return any(True for _ in self.winning(stage, moves, every=False))

    def _wins_by(self, stage: Play, expansion: Expansion, place: int, moves: int) -> bool:
        """Return whether one move of the player wins within so many moves, this one included."""
        if moves == 1 and place not in expansion.ends:
            return False
        following, outcome = after(stage, self.family.move(stage.position, expansion.moves[place]))
        if outcome:
            return outcome.winners == (self.player,)
        return self.is_forced(following, moves - 1)

    def is_forced(self, stage: Play, moves: int) -> bool:
        """Return whether the player wins within so many more moves, whatever all others reply until their next turn.

        It counts as not proven where replies may be missing. A reply may have put the player out.
        """
        if stage.turn == self.player:
            return self.wins(stage, moves)
        if self.player in stage.out:
            return False
        if moves == 1 and (lost := self.is_lost(stage)) is not None:
            return lost
        latest = self.killers.setdefault((moves, stage.turn), [])
        for move in latest:
            if is_legal(stage, move) and self._holds(stage, move, moves):
                return False
        expansion = self.every(stage)
        refuted = expansion.refuted if moves else ()
        for place, code in enumerate(expansion.moves):
            if place in refuted or (move := self.family.move(stage.position, code)) in latest:
                continue
            if self._holds(stage, move, moves):
                self.killers[moves, stage.turn] = [move, *latest[: KILLERS - 1]]
                return False
        return expansion.complete

    def _holds(self, stage: Play, reply: Move, moves: int) -> bool:
        """Return whether a reply keeps the player from winning within so many more moves."""
        following, outcome = after(stage, reply)
        return outcome.winners != (self.player,) if outcome else not self.is_forced(following, moves)

    def is_lost(self, stage: Play) -> bool | None:
        """Return whether the player wins next turn whatever the other one replies; None if the family cannot tell."""
        if stage.deadline:
            return None
        if any(True for _ in self.family.solve(stage.position, 1) or ()):
            return False
        return self.family.is_lost(stage.position, 1)

    def every(self, stage: Play) -> Expansion:
        """Return all moves of a position, the best first."""
        expansion = self._some(stage)
        return expansion if expansion.complete else self.family.expand_fully(stage.position)

    def _some(self, stage: Play) -> Expansion:
        """Return moves of a position. If any move wins at once, at least one of those is among them."""
        self._spend()
        return self.family.expand(stage.position)

    def _spend(self) -> None:
        """Count a position that is looked at. Raises Unsolved if there may be none more."""
        if self.budget is not None:
            if self.budget < 1:
                raise Unsolved
            self.budget -= 1
