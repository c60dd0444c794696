"""The tree of an analysis: a match's record, and the moves that a person tried, as variations of it.

Entries that stand are the main line. Equal moves after one node are one node, so that a stored move which is then
played becomes a part of the main line, with what was tried after it. Nodes of entries that were taken back stay, and
are shown where something is stored at them or after them.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate, islice
from typing import Final, NamedTuple

from engine import Ply, State, read_entry
from matches.core.match_errors import MatchError

CUT: Final = "…"
"""What stands in a text for moves left out, and after the number of a variation's first move."""
_SPOT: Final = re.compile(r"(v?)(0|[1-9][0-9]{0,8})")


class Spot(NamedTuple):
    """The name of a node: an entry of the record (0 is the start), or a stored move. It stays valid as the tree grows.

    Several spots may name one node.
    """

    number: int
    is_stored: bool = False

    def __str__(self) -> str:
        """Return the form in custom ids: `12` for an entry, `v3` for a stored move."""
        return f"v{self.number}" if self.is_stored else str(self.number)


def read_spot(text: str) -> Spot:
    """Return the spot with a text. Raises MatchError("analysis-gone")."""
    found = _SPOT.fullmatch(text)
    if found is None:
        raise MatchError("analysis-gone")
    return Spot(int(found[2]), bool(found[1]))


@dataclass(frozen=True, slots=True)
class StoredMove:
    """A move that a person tried, or somebody's leaving."""

    number: int
    """Number within the analysis, greater than that of any move before it, and never given again.

    A deletion takes a number, too.
    """
    parent: Spot
    text: str
    """Canonical text of the entry, as in records."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position in a tree, with the move that led to it. Nodes are those of one `Tree`; find them again by `spot`."""

    index: int = field(repr=False)
    """Index in the tree's `nodes`."""
    text: str
    """Canonical text of the entry that led here, such as `b4-b6` or `resign 1`; empty at the start."""
    ply: int
    """Number of plies from the start of the match, as boards count them."""
    is_main: bool
    """Whether it is on the main line: the match's record as it stands. Without a match only the start is."""
    entry: int | None
    """The latest entry of the record that led here, `Takeback`s aside; None if only tried."""
    is_ply: bool
    """Whether a ply led here, rather than somebody's leaving or a draw; False at the start."""
    stored: tuple[int, ...] = ()
    """Numbers of the stored moves that led here; empty if it was only played."""

    @property
    def spot(self) -> Spot:
        """The node's name in controls."""
        return Spot(self.stored[0], is_stored=True) if self.entry is None else Spot(self.entry)

    @property
    def was_tried(self) -> bool:
        """Whether the person had looked at this entry of the record before it was played, or apart from that."""
        return self.entry is not None and bool(self.stored)


@dataclass(frozen=True, slots=True)
class Piece:
    """A node in the written form of a tree."""

    node: Node
    opens: bool = False
    """Whether a variation begins with it."""
    closes: int = 0
    """Number of variations that end with it."""
    is_numbered: bool = False
    """Whether its number is written, since it does not follow the move written before it."""

    @property
    def number(self) -> str:
        """Its number as it is written, such as `12.`, or `12…` where a variation begins; empty if it is not."""
        return f"{self.node.ply}{CUT if self.opens else '.'}" if self.is_numbered else ""


class Tree:
    """The nodes of an analysis. It is computed anew after each change, and immutable."""

    def __init__(
        self,
        nodes: Sequence[Node],
        parents: Sequence[int],
        spots: dict[Spot, int],
        current: int,
        shown: frozenset[int],
    ) -> None:
        self.nodes: Final = tuple(nodes)
        """All nodes, each after its parent, also those that are not shown."""
        self._parents = tuple(parents)
        self._spots = spots
        self._current = current
        self._shown = shown
        self._children: list[list[int]] = [[] for _ in nodes]
        for index, parent in enumerate(parents):
            if index:
                self._children[parent].append(index)
        for children in self._children:
            children.sort(key=lambda index: _rank(self.nodes[index]))

    @property
    def start(self) -> Node:
        """The position that the match or the analysis starts from."""
        return self.nodes[0]

    @property
    def current(self) -> Node:
        """The match's board now: the end of the main line. Without a match, the start."""
        return self.nodes[self._current]

    @property
    def size(self) -> int:
        """Number of stored moves."""
        return sum(len(node.stored) for node in self.nodes)

    # Finding

    def find(self, spot: Spot) -> Node:
        """Return the node with a spot. Raises MatchError("analysis-gone") if it is gone."""
        index = self._spots.get(spot)
        if index is None:
            raise MatchError("analysis-gone")
        return self.nodes[index]

    def nearest(self, spot: Spot) -> Node:
        """Return the node with a spot, or the match's board now if it is gone."""
        return self.nodes[self._spots.get(spot, self._current)]

    def child(self, node: Node, text: str) -> Node | None:
        """Return the node that a canonical text leads to from a node; None if it was neither played nor tried."""
        children = (self.nodes[index] for index in self._children[node.index])
        return next((child for child in children if child.text == text), None)

    def known(self, node: Node, texts: Sequence[str]) -> int:
        """Return how many of some canonical texts, one after the other, lead from a node to nodes that are there."""
        for count, text in enumerate(texts):
            after = self.child(node, text)
            if after is None:
                return count
            node = after
        return len(texts)

    # Going about

    def is_shown(self, node: Node) -> bool:
        """Return whether a node stands, was tried, or leads to one that was tried."""
        return node.index in self._shown

    def parent(self, node: Node) -> Node | None:
        """Return the node before; None at the start."""
        return self.nodes[self._parents[node.index]] if node.index else None

    def children(self, node: Node) -> tuple[Node, ...]:
        """Return the nodes after a node that are shown: the main continuation, then variations in their order."""
        return tuple(self.nodes[index] for index in self._children[node.index] if index in self._shown)

    def next(self, node: Node) -> Node | None:
        """Return the main continuation: the match's, else the one tried first. None at the end of a line."""
        return next((self.nodes[index] for index in self._children[node.index] if index in self._shown), None)

    def path(self, node: Node) -> tuple[Node, ...]:
        """Return the nodes from the start to a node, both included."""
        found = [node]
        while before := self.parent(found[-1]):
            found.append(before)
        return tuple(reversed(found))

    def line(self, node: Node) -> tuple[Node, ...]:
        """Return the path to a node, and the main continuations from there to the end."""
        found = list(self.path(node))
        while after := self.next(found[-1]):
            found.append(after)
        return tuple(found)

    def after_current(self, node: Node) -> tuple[Node, ...]:
        """Return the nodes from the match's board to a node, without that board; empty if the node is not after it."""
        path = self.path(node)
        return path[path.index(self.current) + 1 :] if self.current in path else ()

    def branch(self, node: Node) -> tuple[Node, ...]:
        """Return the moves up to a node since it left the main line, without the node where it did."""
        return tuple(before for before in self.path(node) if not before.is_main)

    def below(self, node: Node) -> tuple[Node, ...]:
        """Return a node and all nodes after it, each after its parent."""
        found, waiting = [], [node.index]
        while waiting:
            index = waiting.pop()
            found.append(index)
            waiting += self._children[index]
        return tuple(self.nodes[index] for index in sorted(found))

    def stored_below(self, node: Node) -> tuple[int, ...]:
        """Return the numbers of the stored moves that led to a node or to one after it: what deleting from it takes.

        Deleting them leaves no stored move without what it follows.
        """
        return tuple(number for after in self.below(node) for number in after.stored)

    def thought(self, node: Node) -> Node | None:
        """Return the first node that was tried after a node, the match's own continuation aside; None if none was.

        At the match's board, or at one that was tried before it was played, this leads to what the person had thought.
        """
        return next((child for child in self.children(node) if not child.is_main), None)

    # Text

    def pieces(self, at: Node) -> tuple[Piece, ...]:
        """Return the tree in its written order: each move, its variations in parentheses, then the continuation.

        The path to `at` is included even where it is not shown. The start is left out.
        """
        kept = self._shown.union(node.index for node in self.path(at))
        found: list[Piece] = []
        waiting: list[tuple[int, bool] | None] = [(0, False)]
        while waiting:
            step = waiting.pop()
            if step is None:
                last = found.pop()
                found.append(Piece(last.node, last.opens, last.closes + 1, last.is_numbered))
                continue
            index, opens = step
            if opens:
                found.append(self._piece(index, opens=True, before=found[-1]))
            children = [child for child in self._children[index] if child in kept]
            if children:
                main, *variations = children
                found.append(self._piece(main, opens=False, before=found[-1] if found else None))
                waiting.append((main, False))
                for variation in reversed(variations):
                    waiting += [None, (variation, True)]
        return tuple(found)

    def written(self, at: Node, word: Callable[[Node], str], most: int) -> str:
        """Return the tree as one line of at most `most` characters, such as `12. b4-b6 c3 (13… d4 e5) 14. e6`.

        `word`: returns a move as people read it, marked where it needs to be. Numbers are those of plies. Of a tree
        that is too long, what is nearest to `at` in the text is kept.
        """
        pieces = self.pieces(at)
        text = cache(lambda number: _text_of(pieces[number], word))
        middle = next((number for number, piece in enumerate(pieces) if piece.node.index == at.index), 0)
        first, after = _window(lambda number: len(text(number)), len(pieces), middle, most)
        kept = [*([CUT] if first else []), *map(text, range(first, after)), *([CUT] if after < len(pieces) else [])]
        return " ".join(kept)

    def _piece(self, index: int, *, opens: bool, before: Piece | None) -> Piece:
        follows = before is not None and before.node.index == self._parents[index] and not opens and not before.closes
        node = self.nodes[index]
        return Piece(node, opens, 0, node.is_ply and not follows)


def build(states: Sequence[State], stored: Iterable[StoredMove]) -> Tree:
    """Return the tree of an analysis.

    `states`: those of the match's record, as `State.past` returns them; only the start if there is no match. Stored
    moves whose parent is unknown are left out, with all after them.
    """
    return _Builder(states).tree(stored)


class _Builder:
    """Merges a record and stored moves."""

    def __init__(self, states: Sequence[State]) -> None:
        self._texts = [""]
        self._plies = [states[0].ply]
        self._parents = [0]
        self._entries: list[int | None] = [0]
        self._stored: list[list[int]] = [[]]
        self._spots = {Spot(0): 0}
        self._after: dict[tuple[int, str], int] = {}
        for state in islice(states, 1, None):
            self._add_entry(state)
        self._current = self._spots[Spot(states[-1].length)]

    def tree(self, stored: Iterable[StoredMove]) -> Tree:
        """Return the tree with stored moves."""
        for move in sorted(stored, key=lambda move: move.number):
            parent = self._spots.get(move.parent)
            if parent is not None:
                index = self._node(parent, move.text)
                self._stored[index].append(move.number)
                self._spots[Spot(move.number, is_stored=True)] = index
        main = frozenset(self._up_from(self._current))
        shown = set(main)
        for index, numbers in enumerate(self._stored):
            if numbers:
                shown.update(self._up_from(index, shown))
        nodes = [
            Node(
                index,
                text,
                self._plies[index],
                index in main,
                self._entries[index],
                self._plies[index] > self._plies[self._parents[index]],
                tuple(self._stored[index]),
            )
            for index, text in enumerate(self._texts)
        ]
        return Tree(nodes, self._parents, self._spots, self._current, frozenset(shown))

    def _add_entry(self, state: State) -> None:
        """Add an entry of the record. One that takes plies back leads to a node that is there."""
        assert state.previous
        if state.restored:
            index = self._spots[Spot(state.restored.length)]
        else:
            index = self._node(self._spots[Spot(state.previous.length)], str(state.last))
            self._entries[index] = state.length
        self._spots[Spot(state.length)] = index

    def _node(self, parent: int, text: str) -> int:
        """Return the index of the node that a text leads to."""
        index = self._after.setdefault((parent, text), len(self._texts))
        if index == len(self._texts):
            self._texts.append(text)
            self._plies.append(self._plies[parent] + isinstance(read_entry(text), Ply))
            self._parents.append(parent)
            self._entries.append(None)
            self._stored.append([])
        return index

    def _up_from(self, index: int, known: Container[int] = ()) -> Iterator[int]:
        """Yield a node and those before it, up to one that is known."""
        while index not in known:
            yield index
            if not index:
                return
            index = self._parents[index]


def _rank(node: Node) -> tuple[bool, bool, int]:
    """Return the sort key of nodes after the same node."""
    return not node.is_main, not node.stored, node.stored[0] if node.stored else node.entry or 0


def _text_of(piece: Piece, word: Callable[[Node], str]) -> str:
    written = " ".join(filter(None, (piece.number, word(piece.node))))
    return f"{'(' * piece.opens}{written}{')' * piece.closes}"


def _window(length: Callable[[int], int], count: int, middle: int, most: int) -> tuple[int, int]:
    """Return the slice of `count` texts around `middle` that fits, with blanks between and a sign for each end cut off.

    `length`: returns that of a text. Only those that may fit are asked for.
    """
    signs = 2 * (len(CUT) + 1)
    if all(end - 1 <= most for end in accumulate(length(number) + 1 for number in range(count))):
        return 0, count
    first, after = middle, middle + 1
    left = most - signs - length(middle)
    while True:
        before = first > 0 and length(first - 1) + 1 <= left
        if before:
            first -= 1
            left -= length(first) + 1
        behind = after < count and length(after) + 1 <= left
        if behind:
            left -= length(after) + 1
            after += 1
        if not before and not behind:
            return first, after
