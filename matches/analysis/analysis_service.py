"""Analyses: opening, trying moves, deleting, and where the computer may help."""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import accumulate, islice
from typing import Any, Final

from cachetools import LRUCache
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from engine import GAMES, Leave, Ply, State, TextError, read_entry
from engine.errors import Refusal
from matches.analysis import analysis_queries
from matches.analysis.analysis_models import (
    LONGEST_NAME,
    MOST_BOARDS,
    MOST_MATCHES,
    MOST_POSITIONS,
    Analysis,
    AnalysisListing,
    Subject,
    read_notes,
)
from matches.analysis.analysis_tree import Node, Spot, StoredMove, Tree, build
from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Match
from matches.core.names import one_line
from matches.core.terms import Terms
from matches.playing.fairness import check_unhelped
from matches.playing.match_service import MatchService
from store import Store, rows, schema
from store.transactions import Transaction

CACHED_NODES: Final = 60_000
"""Nodes of the trees that are kept, each of 0.5 KB."""
NODES: Final = 5
"""Nodes of a tree that are made in the time in which an entry is replayed."""
CACHED_STATES: Final = 5_000
"""States of tried moves that are kept, each of 0.4 to 0.9 KB."""


class AnalysisService(Service):
    """Analyses of one person each. Whether they may see the match is for the caller to check, at each use.

    Reading stores nothing, except that `open_board` stores a board. Each change is one short transaction; moves are
    played before it begins.
    """

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._states: LRUCache[tuple[int, int], State] = LRUCache(CACHED_STATES)
        """States after tried moves, by analysis and number."""
        self._trees: LRUCache[tuple[int, int, int], Tree] = LRUCache(CACHED_NODES, _room)
        """Trees by `_version`."""
        store.signals.on_renewal += [self._states.clear, self._trees.clear]

    # Opening

    async def of_match(self, match: Match, user: int) -> Analysis:
        """Return a user's analysis of a match, which must be the whole match as it is now. Nothing is stored."""
        subject, past = Subject("match", match.id), match.state.past()
        async with self._store.read(once=True) as transaction:
            row, noted = await analysis_queries.with_notes(transaction, match.id, user)
        tree = self._trees.get(_version(row, match))
        if tree is None:
            async with self._store.read(once=True) as transaction:
                row, stored = await analysis_queries.with_moves(transaction, subject, user)
            tree = await self._built(_version(row, match), past, stored)
        stored_in, changed_at = (row.id, row.changed_at) if row else (None, None)
        return Analysis(user, stored_in, match, "", past[0], tree, changed_at, read_notes(noted))

    async def board(self, board: int, user: int) -> Analysis:
        """Return a board of a user's own, by its id. Raises MatchError("no-such-analysis")."""
        async with self._store.read() as transaction:
            row = await _board(transaction, board, user)
            return await self._read_board(transaction, row)

    async def open_board(self, start: State, user: int, name: str = "") -> Analysis:
        """Return a board of the user's own that starts from a position.

        With a name, a new board is stored. Without, the unnamed one with the same start is opened if there is one;
        where the user has `MOST_BOARDS`, a new one replaces the unnamed one that was not changed for longest.
        Raises MatchError("analysis-name" | "analysis-name-taken" | "too-many-analyses").
        """
        name, start = _checked_name(name), _as_start(start)
        values = {"game": start.game.id, "terms": start.terms, "origin": start.origin}
        position = tuple(values.values())
        async with self._store.write(lock=("user", user)) as transaction:
            boards = await analysis_queries.boards(transaction, user)
            same = [row for row in boards if not row.name and (row.game, row.terms, row.origin) == position]
            if same and not name:
                return await self._read_board(transaction, same[-1])
            _check_untaken(boards, name)
            if len(boards) >= MOST_BOARDS:
                oldest = next((row for row in boards if not row.name), None)
                if oldest is None:
                    raise MatchError("too-many-analyses", most=MOST_BOARDS)
                await analysis_queries.remove(transaction, oldest.id)
            now = self._now()
            board = await rows.insert(
                transaction, schema.analyses, user=user, name=name or None, last=0, changed_at=now, **values
            )
        return Analysis(user, board, None, name, start, build([start], ()), now)

    async def get(self, subject: Subject, user: int) -> Analysis:
        """Return a user's analysis of a match, or a board of theirs. Raises MatchError."""
        if subject.kind == "board":
            return await self.board(subject.id, user)
        return await self.of_match(await self._matches.get(subject.id, user), user)

    async def of(self, user: int) -> Sequence[AnalysisListing]:
        """Return all analyses of a user, latest changed first, without those of removed games."""
        async with self._store.read(once=True) as transaction:
            rows = await analysis_queries.analyses_of(transaction, user)
        return [
            AnalysisListing(row.id, row.match, row.name or "", GAMES[row.game], row.terms, row.size, row.changed_at)
            for row in rows
            if row.game in GAMES
        ]

    async def has_any(self, user: int) -> bool:
        """Return whether a user has an analysis."""
        async with self._store.read(once=True) as transaction:
            return await rows.exist(transaction, schema.analyses, {"user": user})

    # Positions

    async def state(self, analysis: Analysis, node: Node) -> State:
        """Return the state at a node of the analysis's tree, with everything before it (`State.lineage`).

        Raises MatchError("analysis-gone") if the rules no longer allow a stored move.
        """
        tried: list[Node] = []
        state, before = None, node
        while state is None:
            if before.entry is not None:
                state = analysis.record[before.entry]
            elif (state := self._states.get(_key(analysis, before))) is None:
                tried.append(before)
                before = analysis.tree.parent(before) or analysis.tree.start
        tried.reverse()
        texts = [after.text for after in tried]
        try:
            states = await self._matches.work.run(len(texts), _entered, state, texts)
        except Refusal as refusal:
            raise MatchError("analysis-gone") from refusal
        for after, reached in zip(tried, states, strict=True):
            self._states[_key(analysis, after)] = reached
        return states[-1] if states else state

    # Changing

    async def add(self, analysis: Analysis, node: Node, text: str) -> tuple[Analysis, Node]:
        """Play an entry at a node: what somebody typed, a canonical move, or `resign <player>`.

        Return the analysis as it is then, and the new node. Nothing is stored if the entry leads to a node that is
        shown. Raises MoveError as `State.play` does, or MatchError("analysis-gone" | "analysis-leave" |
        "analysis-full" | "analyses-full").
        """
        state = _tried(await self.state(analysis, node), text)
        known = _shown_child(analysis.tree, node, state)
        if known:
            return analysis, known
        async with self._store.write(lock=("user", analysis.user)) as transaction:
            row, stored, tree = await self._stored(transaction, analysis)
            parent = tree.find(node.spot)
            known = _shown_child(tree, parent, state)
            if known:
                return replace(analysis, id=row.id if row else None, tree=tree), known
            if len(stored) >= MOST_POSITIONS:
                raise MatchError("analysis-full", most=MOST_POSITIONS)
            last = row.last if row else 0
            stored_in = row.id if row else await self._add_match(transaction, analysis)
            move = StoredMove(last + 1, parent.spot, str(state.last))
            await analysis_queries.add_move(transaction, stored_in, move)
            now = self._now()
            await rows.update(transaction, schema.analyses, {"id": stored_in}, last=move.number, changed_at=now)
        version = stored_in, move.number, _entries(analysis.match)
        tree = await self._built(version, analysis.record, [*stored, move])
        self._states[stored_in, move.number] = state
        changed = replace(analysis, id=stored_in, tree=tree, changed_at=now)
        return changed, tree.find(Spot(move.number, is_stored=True))

    async def add_line(self, analysis: Analysis, node: Node, texts: Sequence[str]) -> tuple[Analysis, Node]:
        """Play several entries at a node, one after the other, as `add` does, in one change.

        `texts`: canonical ones, since those that the tree has not are counted before they are played. Return the
        analysis as it is then, and the node of the last entry.
        """
        if analysis.tree.size + len(texts) - analysis.tree.known(node, texts) > MOST_POSITIONS:
            raise MatchError("analysis-full", most=MOST_POSITIONS)
        ahead = await self.state(analysis, node)
        states = await self._matches.work.run(len(texts), _all_tried, ahead, texts)
        async with self._store.write(lock=("user", analysis.user)) as transaction:
            row, stored, tree = await self._stored(transaction, analysis)
            at: Node | None = tree.find(node.spot)
            parent, last = node.spot, row.last if row else 0
            new: list[tuple[StoredMove, State]] = []
            for state in states:
                at = _shown_child(tree, at, state) if at else None
                if at:
                    parent = at.spot
                else:
                    new.append((StoredMove(last + 1 + len(new), parent, str(state.last)), state))
                    parent = Spot(new[-1][0].number, is_stored=True)
            if len(stored) + len(new) > MOST_POSITIONS:
                raise MatchError("analysis-full", most=MOST_POSITIONS)
            stored_in, now = row.id if row else None, self._now()
            if new:
                stored_in = stored_in or await self._add_match(transaction, analysis)
                for move, _ in new:
                    await analysis_queries.add_move(transaction, stored_in, move)
                await rows.update(transaction, schema.analyses, {"id": stored_in}, last=last + len(new), changed_at=now)
        if stored_in is not None:
            self._states.update({(stored_in, move.number): state for move, state in new})
        if stored_in is not None and new:
            version = stored_in, last + len(new), _entries(analysis.match)
            tree = await self._built(version, analysis.record, [*stored, *(move for move, _ in new)])
        changed = replace(analysis, id=stored_in, tree=tree, changed_at=now if new else analysis.changed_at)
        return changed, tree.find(parent)

    async def delete(self, analysis: Analysis, node: Node) -> tuple[Analysis, Node]:
        """Delete the move that was tried at a node, and everything that was tried after it.

        What was played in the match stays. Return the analysis as it is then, and the node that is left to show.
        Raises MatchError("analysis-gone" | "analysis-nothing").
        """
        async with self._store.write(lock=("user", analysis.user)) as transaction:
            row, stored, before = await self._stored(transaction, analysis)
            deleted = before.find(node.spot)
            numbers = set(before.stored_below(deleted))
            if not numbers or row is None:
                raise MatchError("analysis-nothing")
            left = [move for move in stored if move.number not in numbers]
            if not left and analysis.match:
                await analysis_queries.remove(transaction, row.id)
                changed = replace(analysis, id=None, changed_at=None)
            else:
                await analysis_queries.delete_moves(transaction, row.id, numbers)
                now = self._now()
                await rows.update(transaction, schema.analyses, {"id": row.id}, last=row.last + 1, changed_at=now)
                changed = replace(analysis, id=row.id, changed_at=now)
        version = (changed.id, row.last + 1, _entries(analysis.match)) if changed.id else _version(None, analysis.match)
        changed = replace(changed, tree=await self._built(version, analysis.record, left))
        return changed, _left(changed.tree, reversed(before.path(deleted)), numbers)

    async def rename(self, board: int, user: int, name: str) -> Analysis:
        """Name a board of the user's own; an empty name takes its name away.

        Raises MatchError("no-such-analysis" | "analysis-name" | "analysis-name-taken").
        """
        name = _checked_name(name)
        async with self._store.write(lock=("user", user)) as transaction:
            row = await _board(transaction, board, user)
            others = await analysis_queries.boards(transaction, user)
            _check_untaken([other for other in others if other.id != board], name)
            await rows.update(transaction, schema.analyses, {"id": board}, name=name or None)
            return replace(await self._read_board(transaction, row), name=name)

    async def discard(self, subject: Subject, user: int) -> None:
        """Delete an analysis. Notes on a match stay, those on a board go with it.

        Raises MatchError("no-such-analysis").
        """
        async with self._store.write(lock=("user", user)) as transaction:
            row = await analysis_queries.analysis(transaction, subject, user)
            if row is None:
                raise MatchError("no-such-analysis")
            await analysis_queries.remove(transaction, row.id)

    async def _stored(
        self, transaction: Transaction, analysis: Analysis
    ) -> tuple[Row[Any] | None, list[StoredMove], Tree]:
        """Return row, moves and tree of an analysis as the transaction sees it, with the record as it was read.

        Raises MatchError("no-such-analysis") for a board that was deleted.
        """
        row = await analysis_queries.analysis(transaction, analysis.subject, analysis.user)
        if row is None and analysis.match is None:
            raise MatchError("no-such-analysis")
        stored = await analysis_queries.moves_of(transaction, row.id) if row else []
        tree = await self._built(_version(row, analysis.match), analysis.record, stored, is_locked=True)
        return row, stored, tree

    async def _read_board(self, transaction: Transaction, row: Row[Any]) -> Analysis:
        """Return a stored board. Raises MatchError("no-such-analysis") if the rules can no longer read its start."""
        try:
            start = Terms.read(row).start
        except Refusal as refusal:
            raise MatchError("no-such-analysis") from refusal
        stored = await analysis_queries.moves_of(transaction, row.id)
        tree = await self._built(_version(row, None), [start], stored, is_locked=True)
        return Analysis(row.user, row.id, None, row.name or "", start, tree, row.changed_at)

    async def _built(
        self,
        version: tuple[int, int, int],
        record: Sequence[State],
        stored: Sequence[StoredMove],
        *,
        is_locked: bool = False,
    ) -> Tree:
        """Return the tree of a version, kept or made now. `is_locked`: whether a transaction waits for it."""
        tree = self._trees.get(version)
        if tree is None:
            work = self._matches.work
            do = work.at_once if is_locked else work.run
            tree = self._trees[version] = await do((len(record) + len(stored)) // NODES, build, record, stored)
        return tree

    async def _add_match(self, transaction: Transaction, analysis: Analysis) -> int:
        """Store the analysis of a match, and return its id. Raises MatchError."""
        if await analysis_queries.analysed_matches(transaction, analysis.user) >= MOST_MATCHES:
            raise MatchError("analyses-full", most=MOST_MATCHES)
        start, match = analysis.start, analysis.subject.id
        values = {"game": start.game.id, "terms": start.terms, "origin": "", "last": 0, "changed_at": self._now()}
        try:
            return await rows.insert(transaction, schema.analyses, user=analysis.user, match=match, **values)
        except IntegrityError as error:
            raise MatchError("no-such-match", match=match) from error

    # Fairness

    async def check_help(self, user: int, state: State, match: Match | None = None) -> None:
        """Raise MatchError("analysis-helps") if what the computer thinks of a position would help in a running match
        (`helped_match`), which is the data `match`. `match`: that of the analysis, if it belongs to one.
        """
        await check_unhelped("analysis-helps", self._matches, user, [state], match)


def _tried(state: State, text: str) -> State:
    """Return the state after an entry that somebody tries. Raises MoveError, MatchError("analysis-leave")."""
    try:
        match read_entry(text.strip()):
            case Ply():
                return state.play(text)
            case Leave(player, "resigned"):
                return state.drop(player)
    except (TextError, IndexError) as error:
        raise MatchError("analysis-leave") from error
    raise MatchError("analysis-leave")


def _entered(state: State, texts: Sequence[str]) -> list[State]:
    return list(state.follow(texts))


def _all_tried(state: State, texts: Sequence[str]) -> list[State]:
    return list(islice(accumulate(texts, _tried, initial=state), 1, None))


def _version(row: Row[Any] | None, match: Match | None) -> tuple[int, int, int]:
    """Return what the tree of an analysis depends on; each change of one raises its `last`."""
    return (row.id, row.last, _entries(match)) if row else (-match.id if match else 0, 0, _entries(match))


def _entries(match: Match | None) -> int:
    return match.entries if match else 0


def _room(tree: Tree) -> int:
    """Return what a tree takes of `CACHED_NODES`."""
    return min(len(tree.nodes), CACHED_NODES)


def _key(analysis: Analysis, node: Node) -> tuple[int, int]:
    """Return the key of the state at a node that was only tried."""
    assert analysis.id is not None
    return analysis.id, node.stored[0]


def _shown_child(tree: Tree, node: Node, after: State) -> Node | None:
    child = tree.child(node, str(after.last))
    return child if child and tree.is_shown(child) else None


def _left(tree: Tree, nodes: Iterable[Node], deleted: Container[int]) -> Node:
    """Return the first of some nodes of the tree before a deletion that is there and shown after it."""
    for node in nodes:
        if node.entry is not None or node.stored[0] not in deleted:
            left = tree.find(node.spot)
            if tree.is_shown(left):
                return left
    return tree.start


def _as_start(state: State) -> State:
    """Return a position as the start of a board, without what happened before it."""
    game = GAMES[state.game.id]
    fresh = game.start(game.read_options(state.terms))
    if state == fresh:
        return fresh
    return state if state.origin and not state.length else game.from_text(state.text())


async def _board(transaction: Transaction, board: int, user: int) -> Row[Any]:
    """Return the row of a user's board. Raises MatchError("no-such-analysis")."""
    row = await analysis_queries.analysis(transaction, Subject("board", board), user)
    if row is None or row.game not in GAMES:
        raise MatchError("no-such-analysis")
    return row


def _checked_name(name: str) -> str:
    """Return a name as it is stored. Raises MatchError("analysis-name") unless it is short, and visible or empty."""
    shown = one_line(name)
    if len(shown) > LONGEST_NAME or (name.strip() and not shown):
        raise MatchError("analysis-name", most=LONGEST_NAME)
    return shown


def _check_untaken(boards: Sequence[Row[Any]], name: str) -> None:
    """Raise MatchError("analysis-name-taken") if a board has a name already, whatever its case."""
    taken = next((row.name for row in boards if name and (row.name or "").casefold() == name.casefold()), None)
    if taken:
        raise MatchError("analysis-name-taken", name=taken)
