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
from engine.position import Position
from search.expansion import Expansion, Family, Shares, draw_of, shares_of, win_of
from search.families import family_of
from search.rounds import after

VARYING = 0.05
"""How much of a chance a player gives for not bringing a position back."""
FAR = 1 << 20
"""More plies than any proven end is away."""
TOLD_OF = 2
"""In how many layers of the tree, from the root on, people are told what the players may expect."""
SAME = 1e-9
"""By how much two shares differ at most that are the same but for rounding."""


class Looked(NamedTuple):
    """What a look at a position by itself gives: its expansion, and the prior of each move."""

    expansion: Expansion
    priors: Sequence[float]


Looks = dict[Hashable, Looked]
"""What was looked at, by the keys of positions of one game and its options: searches nearby may share it."""


class Node:
    """An expanded position: what may be played in it, and what has been found out about each move.

    - `worth`: for each move, the mover's chance as the search sees it, at first the evaluation's.
    - `visits`: how often the search went through each move.
    - `means`: of moves that the search went through, the mean of the values by player that it found. Kept by the root
      and its children only, which people are told of.
    - `known`: the values by player of moves whose end is proven, and after how many plies it comes.
    - `opened`: how many of the moves, from the front, the search has gone through.
    - `drift`: how much more than they looked moves were worth, on average, when they were first gone through.
    - `met`: how many moves that average is of.
    """

    __slots__ = (
        "children", "drift", "expansion", "known", "means", "met", "opened", "player", "priors", "runs", "solved",
        "stage", "visits", "worth",
    )  # fmt: skip

    def __init__(self, stage: Play, family: Family[Position], looked: Looked) -> None:
        self.stage = stage
        self.player = stage.turn
        self.expansion, self.priors = looked
        self.worth = list(self.expansion.chances)
        self.visits = [0] * len(self.worth)
        self.means: dict[int, Shares] = {}
        self.children: dict[int, Node] = {}
        self.opened = 0
        self.met = 0
        self.drift = 0.0
        self.runs = 1
        self.solved: tuple[Shares, int] | None = None
        self.known: dict[int, tuple[Shares, int]] = {}
        for index, end in self.expansion.ends.items():
            self._learn(index, self.by_player(end), 1)
        if self.expansion.refuted:
            lost = self.by_player(win_of(1 - stage.position.side, 2))
            for index in self.expansion.refuted:
                self._learn(index, lost, 2)
        if stage.deadline and stage.deadline.player == self.player and stage.deadline.left <= 1:
            self._judge_the_last_turn(family)
        self._check_solved()

    def by_player(self, shares: Shares) -> Shares:
        """Return shares by side as values by player."""
        return tuple([shares[side] for side in self.stage.sides])

    @property
    def value(self) -> Shares:
        """The values by player as the evaluation sees them: those after the move that looks best."""
        if self.solved:
            return self.solved[0]
        index = next((index for index in range(len(self.worth)) if index not in self.known), 0)
        best = self.known.get(0)
        if best and best[0][self.player] > self.expansion.chances[index]:
            return best[0]
        return self.by_player(shares_of(self.expansion, self.stage.position, index))

    @property
    def favourite(self) -> int:
        """The place of the move most searched, of equals the best, that is not proven to lose."""
        places = [place for place, worth in enumerate(self.worth) if worth or place not in self.known] or [0]
        return max(places, key=lambda place: (self.visits[place], self.worth[place]))

    def select(self, family: Family[Position]) -> int:
        """Return the place of the move to look at next: the best by its worth and by how little is known of it.

        Moves are sorted by the evaluation, so only the first of those not yet opened can be the next.
        """
        spread = family.exploration * sqrt(self.runs)
        worth, priors, visits, known = self.worth, self.priors, self.visits, self.known
        best, found = -inf, 0
        for index in range(self.opened):
            score = worth[index] if index in known else worth[index] + spread * priors[index] / (1 + visits[index])
            if score > best:
                best, found = score, index
        while self.opened in known:  # nothing more to be found out about them
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
        if index not in self.known:
            count = self.visits[index]
            gain = value[self.player] - self.worth[index]
            self.worth[index] += gain / count
            if count == 1:
                self.met += 1
                self.drift += (gain - self.drift) / self.met
        self.runs += 1

    def average(self, index: int, value: Shares) -> None:
        """Take what a run through the move at `index` has found into the mean, after it was recorded."""
        mean, count = self.mean(index), self.visits[index]
        self.means[index] = tuple([each + (new - each) / count for each, new in zip(mean, value, strict=True)])

    def mean(self, index: int) -> Shares:
        """Return what each player may expect after the move at `index`: the mean, or what the evaluation says."""
        if index in self.known:
            return self.known[index][0]
        return self.means.get(index) or self.by_player(shares_of(self.expansion, self.stage.position, index))

    def prove(self, index: int, values: Shares, plies: int) -> None:
        """Take in that the move at `index` leads to an end in so many plies, and what follows for the node."""
        self._learn(index, values, plies)
        self._check_solved()

    def _learn(self, index: int, values: Shares, plies: int) -> None:
        self.known[index] = values, plies
        self.worth[index] = values[self.player]

    def _check_solved(self) -> None:
        """Note the node's own end if a move is proven to win, or if all moves are proven."""
        wins = [found for found in self.known.values() if found[0][self.player] == 1]
        if wins:
            self.solved = min(wins, key=lambda found: found[1])
        elif len(self.known) == len(self.worth) and self.expansion.complete:
            share = max(values[self.player] for values, _ in self.known.values())
            best = [found for found in self.known.values() if found[0][self.player] >= share - SAME]
            plies = [each for _, each in best]
            self.solved = _mean([values for values, _ in best]), min(plies) if share > 0.5 else max(plies)

    def _judge_the_last_turn(self, family: Family[Position]) -> None:
        """Note what moves are worth on a player's last turn under a deadline (R4, R15).

        Every move loses that does not win, but for the set-up's, which are no turns; a win may have come too late.
        """
        lost = tuple(float(player != self.player) for player in range(len(self.stage.sides)))
        for index in range(len(self.worth)):
            if self.worth[index] == 1:
                outcome = after(self.stage, family.text(self.stage.position, self.expansion.moves[index]))[1]
                if outcome:
                    self._learn(index, _values(outcome, self.stage), 1)
            elif not self.stage.position.in_setup:
                self._learn(index, lost, 1)


class Tree:
    """A search from one stage of play.

    `stood` holds the keys of positions that stood before in the match. A move that brings one back is worth less than
    it looks, and less than a draw, so that a player varies who does not lose by it. `fully` says whether every legal
    move of the root is looked at, or what the family lists. `looks` are those of searches before.
    """

    def __init__(
        self, stage: Play, stood: Collection[Hashable] = (), looks: Looks | None = None, *, fully: bool = False
    ) -> None:
        self.family = family_of(stage.position, len(stage.sides))
        self._looks: Looks = {} if looks is None else looks
        self.root = Node(stage, self.family, self._look_fully(stage.position) if fully else self._look(stage.position))
        self.expansions = 1
        for index in self._repeating(stood) if stood else ():
            if index not in self.root.known:
                self.root.prove(index, self._repeated(index), FAR)

    def grow(self) -> bool:
        """Look at one more position. Return False when there is nothing more to find out."""
        if self.root.solved:
            return False
        path: list[tuple[Node, int]] = []
        node = self.root
        while True:
            index = node.select(self.family)
            path.append((node, index))
            if index in node.known:
                self._back(path, node.known[index][0])
                return True
            child = node.children.get(index)
            if child is None:
                break
            node = child
        self._back(path, self._open(node, index))
        return True

    @property
    def lead(self) -> int:
        """By how many runs the root's move that most went through is ahead of the next, of those not proven to lose."""
        root = self.root
        visits = sorted(
            count for place, count in enumerate(root.visits) if root.worth[place] or place not in root.known
        )
        return visits[-1] - visits[-2] if len(visits) > 1 else root.runs

    def text(self, index: int) -> str:
        """Return the canonical text of the root's move at `index`."""
        return self.family.text(self.root.stage.position, self.root.expansion.moves[index])

    def values(self, index: int) -> Shares:
        """Return what each player may expect after the root's move at `index`, as the search has found it.

        That is what is proven. Else it lies halfway between two estimates: the mean of all runs is too kind to the
        mover, since it is also of replies that nobody would play; what follows the favoured reply alone is too unkind.
        """
        mean, child = self.root.mean(index), self.root.children.get(index)
        if child is None or index in self.root.known:
            return mean
        reply = child.mean(child.favourite)
        return tuple([(one + other) / 2 for one, other in zip(mean, reply, strict=True)])

    def child(self, node: Node, index: int) -> Node | None:
        """Return the node after a move, expanded if it was not; None if the move ends the game."""
        if index not in node.children and index not in node.known:
            self._open(node, index)
        return node.children.get(index)

    def _open(self, node: Node, index: int) -> Shares:
        """Expand the child at `index`, and return its values by player."""
        text = self.family.text(node.stage.position, node.expansion.moves[index])
        stage, outcome = after(node.stage, text)
        if outcome:
            values = _values(outcome, stage)
            node.prove(index, values, 1)
            return values
        child = node.children[index] = Node(stage, self.family, self._look(stage.position))
        self.expansions += 1
        if child.solved:
            node.prove(index, child.solved[0], child.solved[1] + 1)
        return child.value

    def _look(self, position: Position) -> Looked:
        """Return what a look at a position gives. One that other moves have led to as well is looked at once."""
        key = position.key
        found = self._looks.get(key)
        if found is None:
            expansion = self.family.expand(position)
            found = self._looks[key] = Looked(expansion, _priors(expansion, self.family.prior_exponent))
        return found

    def _look_fully(self, position: Position) -> Looked:
        expansion = self.family.expand_fully(position)
        return Looked(expansion, _priors(expansion, self.family.prior_exponent))

    def _back(self, path: list[tuple[Node, int]], value: Shares) -> None:
        """Record a value all the way up, and what is proven as far as it reaches."""
        for place in range(len(path) - 1, -1, -1):
            node, index = path[place]
            node.record(index, value)
            if place < TOLD_OF:
                node.average(index, value)
            if node.solved:
                value = node.solved[0]
                if place:
                    parent, move = path[place - 1]
                    parent.prove(move, value, node.solved[1] + 1)

    def _repeated(self, index: int) -> Shares:
        """Return the values by player of a move that brings a position back: less than it looks, and than a draw."""
        player, draw = self.root.player, _draw(self.root.stage)
        share = max(0.01, min(self.root.worth[index], draw[player]) - VARYING)
        others = (1 - share) / ((1 - draw[player]) or 1)
        return tuple([share if other == player else each * others for other, each in enumerate(draw)])

    def _repeating(self, stood: Collection[Hashable]) -> Iterator[int]:
        """Yield the places of the root's moves that bring back a position of the match."""
        stage = self.root.stage
        for index in range(len(self.root.worth)):
            following, outcome = after(stage, self.text(index))
            if not outcome and following.key in stood:
                yield index


def _priors(expansion: Expansion, exponent: float) -> list[float]:
    """Return the prior of each move, by its odds; they add up to 1."""
    odds = [(chance / (1 - chance) if chance < 0.999 else 999.0) ** exponent for chance in expansion.chances]
    total = sum(odds) or 1.0
    return [share / total for share in odds]


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
