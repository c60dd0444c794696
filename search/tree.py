"""Best-first search: a tree grown where the moves look best, in which proven wins and losses are known as such.

An expansion evaluates all children of one position at once, so it is the unit of cost. A child becomes a node only when
it is expanded; the engine makes its stage. Values are kept by player, not by side, since a swap exchanges sides.

What is proven is max^n: each player takes what is best for themselves, a win at once as soon as there is one. Among
three and four, moves that are equally good for the mover may differ for the others. Nobody knows which of them the
mover plays, so their values are shared: the mean of all of them. A value of 1 is thus a win against every reply of all
others, whatever they prefer.
"""

from collections.abc import Collection, Hashable, Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple

from engine.outcome import Outcome
from engine.play import Play
from engine.position import Move, Position
from search.expansion import Expansion, Family, Sample, Shares, draw_of, odds, shares_of, win_of
from search.families import family_of
from search.rounds import after

REPETITION_PENALTY = 0.05
"""The reduction of the value of a move that repeats a position (0…1)."""
ENDLESS_PLIES = 1 << 20
"""The distance of an end that has no proven distance: more plies than any proven end is away."""
REPORTED_DEPTH = 2
"""The number of layers of the tree, from the root, whose mean values are kept to be shown to people."""
TOLERANCE = 1e-9
"""The largest difference of two shares that count as equal: what rounding may cause."""


class CachedEvaluation(NamedTuple):
    """The evaluation of one position: its expansion, and the prior of each move."""

    expansion: Expansion
    priors: Sequence[float]


EvaluationCache = dict[Hashable, CachedEvaluation]
"""Evaluations by the keys of positions. Searches of the same game and options may share a cache."""


class Node:
    """An expanded position: what may be played in it, and what has been found out about each move.

    - `worth`: for each move, the mover's chance as the search sees it, at first the evaluation's.
    - `visits`: how often the search went through each move.
    - `means`: for each move that the search went through, the mean values by player. Only the root and its children
      keep them (`REPORTED_DEPTH`).
    - `proven`: the values by player of moves whose end is proven, and after how many plies it comes.
    - `opened`: how many of the moves, from the front, the search has gone through.
    - `is_brief`: whether the expansion has only the best move, as long as the search has gone no further.
    - `drift`: how much more than they looked moves were worth, on average, when they were first gone through.
    - `drift_samples`: how many moves that average is of.
    """

    __slots__ = (
        "children", "drift", "drift_samples", "expansion", "is_brief", "means", "opened", "player", "priors", "proven",
        "runs", "solved", "stage", "visits", "worth",
    )  # fmt: skip

    def __init__(
        self, stage: Play, family: Family[Position], evaluation: CachedEvaluation, *, is_brief: bool = False
    ) -> None:
        self.stage = stage
        self.is_brief = is_brief
        self.player = stage.turn
        self.expansion, self.priors = evaluation
        self.worth = list(self.expansion.chances)
        self.visits = [0] * len(self.worth)
        self.means: dict[int, Shares] = {}
        self.children: dict[int, Node] = {}
        self.opened = 0
        self.drift_samples = 0
        self.drift = 0.0
        self.runs = 1
        self.solved: tuple[Shares, int] | None = None
        self.proven: dict[int, tuple[Shares, int]] = {}
        for index, end in self.expansion.ends.items():
            self._set_proven(index, self.by_player(end), 1)
        if self.expansion.refuted:
            lost = self.by_player(win_of(1 - stage.position.side, 2))
            for index in self.expansion.refuted:
                self._set_proven(index, lost, 2)
        if stage.deadline and stage.deadline.player == self.player and stage.deadline.left <= 1:
            self._evaluate_last_turn(family)
        self._check_solved()

    def by_player(self, shares: Shares) -> Shares:
        """Return shares by side as values by player."""
        return tuple([shares[side] for side in self.stage.sides])

    @property
    def value(self) -> Shares:
        """The values by player as the evaluation sees them: those after the move that looks best."""
        if self.solved:
            return self.solved[0]
        index = next((index for index in range(len(self.worth)) if index not in self.proven), 0)
        best = self.proven.get(0)
        if best and best[0][self.player] > self.expansion.chances[index]:
            return best[0]
        return self.by_player(shares_of(self.expansion, self.stage.position, index))

    @property
    def most_visited(self) -> int:
        """The place of the move most searched, of equals the best, that is not proven to lose."""
        places = [place for place, worth in enumerate(self.worth) if worth or place not in self.proven] or [0]
        return max(places, key=lambda place: (self.visits[place], self.worth[place]))

    def select(self, family: Family[Position]) -> int:
        """Return the place of the move to look at next: the best by its worth and by how little is known of it.

        Moves are sorted by the evaluation, so only the first of those not yet opened can be the next.
        """
        spread = family.exploration * sqrt(self.runs)
        worth, priors, visits, proven = self.worth, self.priors, self.visits, self.proven
        best, found = -inf, 0
        for index in range(self.opened):
            score = worth[index] if index in proven else worth[index] + spread * priors[index] / (1 + visits[index])
            if score > best:
                best, found = score, index
        while self.opened in proven:  # nothing more to be found out about them
            if worth[self.opened] > best:
                best, found = worth[self.opened], self.opened
            self.opened += 1
        if self.opened < len(worth):
            expected = worth[self.opened] + self.drift if family.first_play_reduction else worth[self.opened]
            if expected + spread * priors[self.opened] > best:
                found = self.opened
                self.opened += 1
        return found

    def record(self, index: int, value: Shares) -> None:
        """Take in what a run through the move at `index` has found."""
        self.visits[index] += 1
        if index not in self.proven:
            count = self.visits[index]
            gain = value[self.player] - self.worth[index]
            self.worth[index] += gain / count
            if count == 1:
                self.drift_samples += 1
                self.drift += (gain - self.drift) / self.drift_samples
        self.runs += 1

    def average(self, index: int, value: Shares) -> None:
        """Take what a run through the move at `index` has found into the mean, after it was recorded."""
        mean, count = self.mean(index), self.visits[index]
        self.means[index] = tuple([each + (new - each) / count for each, new in zip(mean, value, strict=True)])

    def mean(self, index: int) -> Shares:
        """Return what each player may expect after the move at `index`: the mean, or what the evaluation says."""
        if index in self.proven:
            return self.proven[index][0]
        return self.means.get(index) or self.by_player(shares_of(self.expansion, self.stage.position, index))

    def prove(self, index: int, values: Shares, plies: int) -> None:
        """Take in that the move at `index` leads to an end in so many plies, and what follows for the node."""
        self._set_proven(index, values, plies)
        self._check_solved()

    def _set_proven(self, index: int, values: Shares, plies: int) -> None:
        self.proven[index] = values, plies
        self.worth[index] = values[self.player]

    def _check_solved(self) -> None:
        """Note the node's own end if a move is proven to win, or if all moves are proven."""
        wins = [found for found in self.proven.values() if found[0][self.player] == 1]
        if wins:
            self.solved = min(wins, key=lambda found: found[1])
        elif len(self.proven) == len(self.worth) and self.expansion.complete:
            share = max(values[self.player] for values, _ in self.proven.values())
            best = [found for found in self.proven.values() if found[0][self.player] >= share - TOLERANCE]
            plies = [each for _, each in best]
            self.solved = _mean([values for values, _ in best]), min(plies) if share > 0.5 else max(plies)

    def _evaluate_last_turn(self, family: Family[Position]) -> None:
        """Note what moves are worth on a player's last turn under a deadline (R4, R15).

        Every move loses that does not win, but for the set-up's, which are no turns; a win may have come too late.
        """
        lost = tuple(float(player != self.player) for player in range(len(self.stage.sides)))
        for index in range(len(self.worth)):
            if self.worth[index] == 1:
                outcome = after(self.stage, family.move(self.stage.position, self.expansion.moves[index]))[1]
                if outcome:
                    self._set_proven(index, _values(outcome, self.stage), 1)
            elif not self.stage.position.in_setup:
                self._set_proven(index, lost, 1)


class Tree:
    """A search from one stage of play.

    - `earlier_keys`: the keys of earlier positions of the match. A move that repeats one is valued below its evaluation
      and below a draw, so that a player who is not losing avoids repetitions.
    - `cache`: evaluations of earlier searches; new ones are added to it.
    - `fully`: whether every legal move of the root is searched, instead of those that the family lists.
    - `sample`: if given, the moves of the root are what a beginner sees of them, drawn by it.
    """

    def __init__(
        self,
        stage: Play,
        earlier_keys: Collection[Hashable] = (),
        cache: EvaluationCache | None = None,
        *,
        fully: bool = False,
        sample: Sample | None = None,
    ) -> None:
        self.family = family_of(stage.position)
        self._cache: EvaluationCache = {} if cache is None else cache
        self._brief: dict[Hashable, CachedEvaluation | None] = {}
        self.root = Node(stage, self.family, self._evaluate_root(stage.position, sample, fully=fully))
        self.expansions = 1
        for index in self._repeating(earlier_keys) if earlier_keys else ():
            if index not in self.root.proven:
                self.root.prove(index, self._repeated(index), ENDLESS_PLIES)

    def grow(self) -> bool:
        """Look at one more position. Return False when there is nothing more to find out."""
        if self.root.solved:
            return False
        path: list[tuple[Node, int]] = []
        node = self.root
        while True:
            index = node.select(self.family)
            path.append((node, index))
            if index in node.proven:
                self._back(path, node.proven[index][0])
                return True
            child = node.children.get(index)
            if child is None:
                break
            if child.is_brief:
                child = node.children[index] = Node(child.stage, self.family, self._evaluate(child.stage.position))
            node = child
        self._back(path, self._open(node, index))
        return True

    @property
    def lead(self) -> int:
        """Return the lead of the root's most visited move over the next, in runs, among moves not proven to lose."""
        root = self.root
        visits = sorted(
            count for place, count in enumerate(root.visits) if root.worth[place] or place not in root.proven
        )
        return visits[-1] - visits[-2] if len(visits) > 1 else root.runs

    def move(self, index: int) -> Move:
        """Return the root's move at `index`."""
        return self.family.move(self.root.stage.position, self.root.expansion.moves[index])

    def values(self, index: int) -> Shares:
        """Return what each player may expect after the root's move at `index`, as the search has found it.

        That is what is proven. Else it lies halfway between two estimates: the mean of all runs is too kind to the
        mover, since it is also of replies that nobody would play; what follows the favoured reply alone is too unkind.
        """
        mean, child = self.root.mean(index), self.root.children.get(index)
        if child is None or index in self.root.proven:
            return mean
        reply = child.mean(child.most_visited)
        return tuple([(one + other) / 2 for one, other in zip(mean, reply, strict=True)])

    def child(self, node: Node, index: int) -> Node | None:
        """Return the node after a move, expanded if it was not; None if the move ends the game."""
        if index not in node.children and index not in node.proven:
            self._open(node, index)
        return node.children.get(index)

    def _open(self, node: Node, index: int) -> Shares:
        """Expand the child at `index`, and return its values by player."""
        move = self.family.move(node.stage.position, node.expansion.moves[index])
        stage, outcome = after(node.stage, move)
        if outcome:
            values = _values(outcome, stage)
            node.prove(index, values, 1)
            return values
        child = node.children[index] = self._node(stage)
        self.expansions += 1
        if child.solved:
            node.prove(index, child.solved[0], child.solved[1] + 1)
        return child.value

    def _node(self, stage: Play) -> Node:
        """Return the node of a stage: most are never gone through again, so that a brief evaluation is enough."""
        key = stage.position.key
        if key not in self._cache and not stage.deadline:
            if key not in self._brief:
                brief = self.family.expand_briefly(stage.position)
                self._brief[key] = CachedEvaluation(brief, []) if brief else None
            if evaluation := self._brief[key]:
                return Node(stage, self.family, evaluation, is_brief=True)
        return Node(stage, self.family, self._evaluate(stage.position))

    def _evaluate(self, position: Position) -> CachedEvaluation:
        """Return the evaluation of a position, from the cache if another order of moves has led to it before."""
        key = position.key
        found = self._cache.get(key)
        if found is None:
            expansion = self.family.expand(position)
            found = self._cache[key] = CachedEvaluation(expansion, _priors(expansion, self.family.prior_exponent))
        return found

    def _evaluate_root(self, position: Position, sample: Sample | None, *, fully: bool) -> CachedEvaluation:
        if not fully and sample is None:
            return self._evaluate(position)
        expansion = self.family.expand_fully(position) if sample is None else self.family.expand_some(position, sample)
        return CachedEvaluation(expansion, _priors(expansion, self.family.prior_exponent))

    def _back(self, path: list[tuple[Node, int]], value: Shares) -> None:
        """Record a value all the way up, and what is proven as far as it reaches."""
        for place in range(len(path) - 1, -1, -1):
            node, index = path[place]
            node.record(index, value)
            if place < REPORTED_DEPTH:
                node.average(index, value)
            if node.solved:
                value = node.solved[0]
                if place:
                    parent, move = path[place - 1]
                    parent.prove(move, value, node.solved[1] + 1)

    def _repeated(self, index: int) -> Shares:
        """Return the values by player of a move that brings a position back: less than it looks, and than a draw."""
        player, draw = self.root.player, _draw(self.root.stage)
        share = max(0.01, min(self.root.worth[index], draw[player]) - REPETITION_PENALTY)
        others = (1 - share) / ((1 - draw[player]) or 1)
        return tuple([share if other == player else each * others for other, each in enumerate(draw)])

    def _repeating(self, earlier_keys: Collection[Hashable]) -> Iterator[int]:
        """Yield the places of the root's moves that bring back a position of the match."""
        stage = self.root.stage
        for index in range(len(self.root.worth)):
            following, outcome = after(stage, self.move(index))
            if not outcome and following.key in earlier_keys:
                yield index


def _priors(expansion: Expansion, exponent: float) -> list[float]:
    """Return the prior of each move, by its odds; they add up to 1."""
    weights = [odds(chance) ** exponent for chance in expansion.chances]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def _mean(several: Sequence[Shares]) -> Shares:
    """Return what each player has on average."""
    first = several[0]
    if all(values == first for values in several):
        return first
    return tuple([sum(shares) / len(several) for shares in zip(*several, strict=True)])


def _draw(stage: Play) -> Shares:
    """Return the values by player of a draw between those still in."""
    shares = draw_of(len(stage.sides), sum(1 << side for side in stage.position.gone))
    return tuple([shares[side] for side in stage.sides])


def _values(outcome: Outcome, stage: Play) -> Shares:
    """Return the values by player of a match that is over."""
    if not outcome.winners:
        return _draw(stage)
    return tuple(float(player in outcome.winners) / len(outcome.winners) for player in range(len(stage.sides)))
