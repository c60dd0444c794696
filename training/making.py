"""Making puzzles: positions of matches between computers, or of people who allow it, with one winning first move.

    python -m training.making                         # all games, until each has as many puzzles as are wanted
    python -m training.making contiguity druid-y --patience 50
    python -m training.making --matches sqlite+aiosqlite:///data/trilithon.db

Puzzles that are there keep their numbers; new ones are added. The same arguments find the same puzzles. A puzzle that
is no longer wanted is retired in its file (`retired = true`), since people may have tried it.
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, islice, product
from math import log10
from pathlib import Path
from random import Random
from typing import Final

import locales
from engine import GAMES, State
from engine.boards.contents import Content
from engine.play import Play
from engine.symmetry import images
from matches.core.terms import Terms
from matches.playing import match_queries
from search import Unsolved, candidates, chances, choose, defend, solve
from search.choosing import opinion
from search.families import family_of
from store import StoreError, open_store
from training import training_queries
from training.one_rule import rule_that_solves
from training.puzzles import FOLDER, Puzzle, number_of, read_file, share_filled

OPENING: Final = 2
"""Random plies at the start of a match, or one of each player if there are more."""
LOOKED_AT: Final = 16
"""Plies at the end of a match in which puzzles are looked for."""
ROUNDS: Final = ((1, 2), (3,))
"""Numbers of moves that are looked for together, each group in matches of its own."""
MATCHES: Final = 5_000
"""Offset between the match numbers of two rounds, more than one round ever uses."""
TRIED: Final = 6
"""The number of best-looking moves that are tried as defences."""
SLIPS: Final = 6
"""Slips tried at each ply beside the move played: so many best-looking moves and so many random ones."""
BUDGETS: Final = {1: 800, 2: 800, 3: 10_000}
"""Positions that a proof of a win in so many moves, or of its absence, may visit against one opponent."""
BUDGET_AMONG_MORE: Final = 1_500
"""The number of them against several opponents, who reply one after the other."""
SEARCHED: Final = 2
"""Level of the quick search before the proof."""
TRIES: Final = 2
"""Least number of wrong first moves that look good."""
FULLEST: Final = 0.5
"""The greatest part of a board that is filled in a puzzle in one move: those are the first that people are given."""
MOVED: Final = 1
"""Pieces that may stand elsewhere in a position that is like another."""
LOOKING_GOOD: Final = 0.8
"""Least chance of a wrong first move that looks good, as a part of an even share."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source of puzzles: a game with options, how many are wanted, and where its players may slip."""

    game: str
    terms: str
    wanted: Mapping[int, int]
    """How many puzzles are wanted, by their number of moves."""
    slips: int = SLIPS
    level: int = 4
    """Level of the computers; in every tenth match one has the next."""
    tempted: bool = False
    """Whether a wrong first move has to threaten a win as well, among several players."""
    plies: int = 120
    """Plies after which a match is broken off. Puzzles come from the last ones, where a slip can cost the match."""
    promising: float = 0.7
    """Least chance, by a quick search, for which longer wins are looked for; 0 where the proof is cheap."""


SOURCES: Final = (
    Source("druid-y", "size=8", {1: 10, 2: 24, 3: 6}),
    Source("druid", "size=8", {1: 10, 2: 24, 3: 6}),
    Source("contiguity", "", {1: 10, 2: 24, 3: 6}),
    Source("druid", "size=6 walk", {2: 14, 3: 6}),
    Source("druid-hex", "size=4", {1: 8, 2: 18, 3: 4}),
    Source("druid-hex", "size=5", {1: 4, 2: 10, 3: 2}),
    Source("druid", "size=10", {1: 10, 2: 24, 3: 6}),
    Source("contiguity-deluxe", "", {1: 6, 2: 15, 3: 4}),
    Source("contigo", "", {1: 10, 2: 24, 3: 6}, slips=24, plies=24, promising=0),
    Source("contigo", "advanced", {1: 6, 2: 15, 3: 4}, slips=24, plies=24, promising=0),
    Source("druid-hex3", "size=4", {1: 10, 2: 10}, level=3, tempted=True, promising=0.5),
    Source("druid-hex3", "size=4 walk", {2: 20}, level=3, plies=80, promising=0.5),
    Source("contigo-capture", "", {1: 10, 2: 10}, level=2, plies=160),
)


@dataclass(frozen=True, slots=True)
class Found:
    """A position that is a puzzle."""

    state: State
    moves: int
    solution: str


@dataclass(slots=True)
class Counts:
    """Statistics of what was examined."""

    matches: int = 0
    positions: int = 0
    puzzles: Counter[int] = field(default_factory=Counter)
    """The puzzles that were found, by number of moves."""
    refused: Counter[str] = field(default_factory=Counter)
    """Positions with a win that are not puzzles, by reason."""

    def __str__(self) -> str:
        found = ", ".join(f"{self.puzzles[moves]} in {moves}" for moves in sorted(self.puzzles)) or "none"
        refused = ", ".join(f"{reason} {number}" for reason, number in self.refused.most_common())
        return f"{self.matches} matches, {self.positions} positions: puzzles {found}; refused: {refused or 'none'}"


# Matches between computers


def match_of(source: Source, number: int) -> State:
    """Return a match between computers after a random opening."""
    chance = Random(f"{source.game} {source.terms} {number}")
    state = _opened(source, chance)
    levels = [source.level] * len(state.sides)
    levels[-1] += number % 10 == 0
    chance.shuffle(levels)
    while state.turn is not None and state.ply < source.plies:
        state = state.play(choose(state, levels[state.turn], number))
    return state


def _opened(source: Source, chance: Random) -> State:
    game = GAMES[source.game]
    state = game.start(game.read_options(source.terms))
    for _ in range(max(OPENING, game.players)):
        moves = [move for move in islice(state.legal_moves(), 400) if move not in ("pass", "swap")]
        state = state.play(chance.choice(moves))
    return state


async def matches_of_people(url: str, game_id: str) -> list[tuple[int, State]]:
    """Return the finished matches of a game, with their ids, whose people all allow them to become puzzles.

    Raises StoreError.
    """
    store = await open_store(url, filled=True)
    try:
        async with store.read() as transaction:
            found = []
            for number in await training_queries.matches_for_puzzles(transaction, game_id):
                row = await match_queries.match(transaction, number)
                assert row is not None
                start = Terms.read(row).start
                *_, state = start, *start.follow(await match_queries.moves_after(transaction, number, 0))
                found.append((number, state))
            return found
    finally:
        await store.close()


# Puzzles


class Maker:
    """Search matches for puzzles unlike those already known."""

    def __init__(self, known: Iterable[State] = (), *, tempted: bool = False) -> None:
        self.known = list(known)
        self.tempted = tempted
        self.counts = Counts()

    def puzzle_in(
        self, match: State, wanted: Sequence[int], seed: int, slips: int = 0, promising: float = 0
    ) -> Found | None:
        """Return a puzzle with one of the `wanted` numbers of moves from a match, searching backwards from its end.

        At each ply a player may have slipped: beside the move played, up to `slips` of the best-looking moves and
        `slips` random ones are tried.
        """
        self.counts.matches += 1
        defensible: dict[tuple[int, int], bool] = {}
        won_before: set[int] = set()
        for before, state, after in _slipped(match.lineage(), slips, seed):
            if state.ply in won_before:
                continue
            self.counts.positions += 1
            moves, winning = _shortest_win(after, wanted, promising)
            if not winning or moves not in wanted:
                continue
            reason = self._refusal(after, moves, winning)
            if (state.ply, moves) not in defensible:
                defensible[state.ply, moves] = len(state.sides) > 2 or _can_hold(state, moves)
            if not defensible[state.ply, moves] or (not reason and _wins(before, max(moves, 2), 1) != []):
                reason = "won before"
                won_before.add(state.ply)
            if not reason:
                return self._taken(after, moves, winning[0])
            self.counts.refused[reason] += 1
            if reason == "known":  # the puzzle of this match was found before
                return None
        return None

    def _refusal(self, state: State, moves: int, winning: Sequence[str]) -> str:
        """Return why a position with a win is no puzzle; an empty text if it is one."""
        if len(winning) > 1:
            return "several moves win"
        if moves == 1 and share_filled(state) > FULLEST:
            return "the board is full"
        if rule_that_solves(state, winning[0]):
            return "one rule solves it"
        if self.tempted and moves > 1 and not any(_threatening(state, winning[0])):
            return "nothing else threatens"
        if sum(1 for _ in islice(_good_looking(state, winning[0]), TRIES)) < TRIES:
            return "nothing else looks good"
        return "known" if is_like(state, self.known) else ""

    def _taken(self, state: State, moves: int, solution: str) -> Found:
        self.counts.puzzles[moves] += 1
        alone = GAMES[state.game.id].from_text(state.text())
        self.known.append(alone)
        return Found(alone, moves, solution)


def is_like(state: State, others: Iterable[State]) -> bool:
    """Return whether on a board, up to symmetry and the place of one piece, the same stands as on one of `others`."""
    known = [other.position.content for other in others if (other.game, other.terms) == (state.game, state.terms)]
    return any(_is_near(image, other) for image in (images(state) if known else ()) for other in known)


def _is_near(one: Content, other: Content) -> bool:
    """Return whether two boards differ by the place of one piece at most, and not by whose the pieces are."""
    elsewhere = sum((mine ^ theirs).bit_count() for mine, theirs in zip(one.owners, other.owners, strict=True))
    return elsewhere <= 2 * MOVED and one.distance(other) <= MOVED


def _is_open(state: State) -> bool:
    """Return whether a round is being played that decides the match, without a deadline for the win."""
    return state.turn is not None and isinstance(state.stage, Play) and not (state.stage.deadline or state.stage.flip)


def _slipped(line: Sequence[State], slips: int, seed: int) -> Iterator[tuple[State, State, State]]:
    """Yield positions after moves of a line and after slips in their place, from its end on.

    Each comes after the position at the last turn of its player, and the one in which the other player moved.
    """
    for place in range(len(line) - 2, max(0, len(line) - 2 - LOOKED_AT), -1):
        state, played = line[place], line[place + 1]
        if not _is_open(state) or solve(state, 1):
            continue
        for after in filter(_is_open, chain([played], _slips(state, slips, Random(f"{seed} {state.ply}")))):
            if before := _turn_before(line[:place], after):
                yield before, state, after


def _turn_before(line: Sequence[State], after: State) -> State | None:
    """Return the position at the last turn of the player to move; None if there was none or they could win then."""
    before = next((state for state in reversed(line) if state.turn == after.turn), None)
    return before if before and _is_open(before) and not solve(before, 1) else None


def _shortest_win(state: State, wanted: Sequence[int], promising: float) -> tuple[int, Sequence[str]]:
    """Return the least number of moves to a win, and the winning first moves; none without a proven win.

    Wins of several moves are looked for only where a quick search sees a chance of at least `promising`.
    """
    assert state.turn is not None
    if winning := solve(state, 1):
        return 1, winning
    deepest = max(wanted)
    if deepest > 1 and (not promising or chances(state, SEARCHED)[state.turn] >= promising):
        for moves in range(2, deepest + 1):
            if (winning := _wins(state, moves) or []) or moves == deepest:
                return moves, winning
    return deepest, ()


def _can_hold(state: State, moves: int) -> bool:
    """Return whether one of the best-looking moves prevents a win within so many moves.

    It is not asked among several players: somebody else may have slipped, or have to help.
    """
    tried = filter(_is_open, (state.play(found.move) for found in candidates(state, 1, TRIED)))
    return any(_wins(after, moves, 1) == [] for after in tried)


def _wins(state: State, moves: int, most: int = 2) -> list[str] | None:
    """Return `most` first moves that win within so many moves, or all; None if the proof exceeds the budget."""
    alone = len(state.sides) - len(state.out) == 2
    try:
        return solve(state, moves, BUDGETS[moves] if alone else BUDGET_AMONG_MORE, most)
    except Unsolved:
        return None


def _slips(state: State, number: int, chance: Random) -> Iterator[State]:
    """Yield the states after plausible slips: `number` best-looking moves, and as many random ones."""
    best = [found.move for found in candidates(state, 1, number)]
    others = list(islice(state.legal_moves(), 2000))
    for move in dict.fromkeys([*best, *chance.sample(others, min(number, len(others)))]):
        yield state.play(move)


def _good_looking(state: State, solution: str) -> Iterator[str]:
    """Yield the wrong first moves that look good at a glance."""
    position = state.position
    family = family_of(position)
    glance = family.expand_fully(position)
    least = LOOKING_GOOD / (len(state.sides) - len(state.out))
    for code, chance in zip(glance.moves, glance.chances, strict=True):
        if chance < least:
            return
        if (move := str(family.move(position, code))) != solution:
            yield move


def _threatening(state: State, solution: str) -> Iterator[str]:
    """Yield the wrong first moves after which the player would win at once if the others did nothing."""
    player = state.stage.turn
    for move in state.legal_moves():
        after = state.play(move)
        if move != solution and _is_open(after) and solve(after.as_turn_of(player), 1):
            yield move


# How hard they are


def rating_of(found: Found) -> float:
    """Return the initial rating of a puzzle, from its moves, its legal moves, and the level that finds the first."""
    legal = sum(1 for _ in islice(found.state.legal_moves(), 5000))
    finder = next((level for level in (1, 2, 3, 4) if opinion(found.state, level).move == found.solution), 5)
    return round({1: 19, 2: 26, 3: 31}[found.moves] + min(3, 2 * log10(legal / 40)) + 1.5 * (finder - 3), 1)


# Data files


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a data file."""
    return "\n".join(map(_written, puzzles))


def _written(puzzle: Puzzle) -> str:
    reply = f'reply = "{puzzle.reply}"\n' if puzzle.reply else ""
    retired = "retired = true\n" if puzzle.retired else ""
    return (
        f"[[puzzle]]\nnumber = {number_of(puzzle)}\nmoves = {puzzle.moves}\n"
        f'solution = "{puzzle.solution}"\n{reply}rating = {puzzle.rating}\n{retired}'
        f'state = """\n{puzzle.state.text()}\n"""\n'
    )


def make(
    source: Source, known: Iterable[Puzzle], moves: Sequence[int], patience: int, first: int = 0
) -> Iterator[tuple[Found, Counts]]:
    """Yield puzzles of a source with the given numbers of `moves`, with the statistics, until it has as many as wanted.

    Begins with the match number `first`, and stops after `patience` matches in a row without a puzzle.
    """
    known = list(known)
    quotas = Counter(source.wanted)
    quotas.subtract(each.moves for each in known if each.state.terms == source.terms and not each.retired)
    maker = Maker((puzzle.state for puzzle in known), tempted=source.tempted)
    without = 0
    for number in count(first + MATCHES * (min(moves) - 1)):
        wanted = [each for each in moves if quotas[each] > 0]
        if not wanted or without == patience:
            return
        found = maker.puzzle_in(match_of(source, number), wanted, number, source.slips, source.promising)
        without += 1
        if found:
            quotas[found.moves] -= 1
            without = 0
            yield found, maker.counts


def add(found: Found, folder: Path) -> Puzzle:
    """Append a puzzle to its game's file under the next number, and return it."""
    game_id = found.state.game.id
    puzzles = read_file(game_id, folder)
    number = max((number_of(puzzle) for puzzle in puzzles), default=0) + 1
    left = found.moves - 1
    reply = defend(found.state.play(found.solution), left, found.state.turn).move if left else ""
    puzzle = Puzzle(f"{game_id}-{number}", game_id, found.state, found.moves, found.solution, rating_of(found), reply)
    (folder / f"{game_id}.toml").write_text(written([*puzzles, puzzle]), encoding="utf-8")
    return puzzle


def make_from_people(game_id: str, matches: Iterable[tuple[int, State]], folder: Path) -> None:
    """Add puzzles from people's matches, at most one each, and only positions that occurred."""
    maker = Maker(puzzle.state for puzzle in read_file(game_id, folder))
    for number, match in matches:
        found = maker.puzzle_in(match, (1, 2, 3) if len(match.sides) == 2 else (1, 2), number)
        if found:
            _say(add(found, folder))
    print(f"{game_id}: {maker.counts}", flush=True)


def _say(puzzle: Puzzle) -> None:
    print(f"{puzzle.id}: {puzzle.solution}, in {puzzle.moves}, rating {puzzle.rating}", flush=True)


def main(arguments: list[str], folder: Path = FOLDER) -> None:
    """Parse the command line, make puzzles and print the results."""
    parser = ArgumentParser(prog="python -m training.making", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all if none is given")
    parser.add_argument("--patience", type=int, default=40, help="matches in a row without a puzzle to give up after")
    parser.add_argument("--first", type=int, default=0, help="number of the first match to look in")
    parser.add_argument("--matches", metavar="URL", help="look in people's matches in this database instead")
    options = parser.parse_args(arguments)
    games = options.games or list(GAMES)
    if options.matches:
        for game_id in games:
            try:
                played = asyncio.run(matches_of_people(options.matches, game_id))
            except StoreError as fault:
                sys.exit(locales.say("en", f"setup-store-{fault.code}", **fault.data))
            make_from_people(game_id, played, folder)
        return
    for moves, source in product(ROUNDS, SOURCES):
        if source.game not in games:
            continue
        counts = Counts()
        for found, latest in make(source, read_file(source.game, folder), moves, options.patience, options.first):
            counts = latest
            _say(add(found, folder))
        print(f"{source.game} {source.terms}: {counts}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
