"""Puzzles: every one is what it says, as the engine alone sees it."""

import os
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine import GAMES, MoveError
from engine.games.contigo.contigo_position import ContigoPosition
from engine.play import Play
from engine.position import Move
from training.making import is_like
from training.puzzles import PUZZLES, Puzzle, PuzzleError, puzzles_of, read_puzzles

PROVEN = Path(__file__).with_name("proven_puzzles.txt")
"""Digests of the puzzles that the exhaustive tests have proven, by which those that are unchanged are known."""
TORTURE = bool(os.environ.get("TRILITHON_TORTURE"))
"""Whether to take the time for the long form of the tests."""
MANY = 1000
"""More legal first moves than this are not all tried in the quick form."""
SAMPLED = 200
"""How many are tried then."""
ONE_IN = 10
"""Of so many puzzles that are proven already the quick form proves one again."""
KEPT = 8
"""How many moves that were of use lately are tried first."""
A_FILE = """
[[puzzle]]
number = 3
moves = 1
solution = "a3"
rating = 20
state = '''
druid size=3
ply 4
stage play sides=0,1
board a1=V1 a2=V1 c2=H1 c3=H1; turn 2; passes 0; out -; V to move
'''
"""


class Proof:
    """Wins by force, by trying every move, by the engine alone. What refuted the last attempt is tried first.

    All others are against the player.
    """

    def __init__(self, player: int) -> None:
        self.player = player
        self.refutations: defaultdict[int, list[Move]] = defaultdict(list)
        """By the player who replied."""
        self.answers: list[Move] = []
        self.decided: dict[tuple[Hashable, int], bool] = {}

    def wins(self, stage: Play, moves: int) -> bool:
        """Return whether the player, whose turn it is, wins within so many own moves."""
        key = stage.key, moves
        if key not in self.decided:
            self.decided[key] = self._wins(stage, moves)
        return self.decided[key]

    def _wins(self, stage: Play, moves: int) -> bool:
        if moves == 1:
            return any(self.wins_by(stage, move, 1) for move in ending_moves(stage))
        for move in first_tried(self.answers, stage):
            if self.wins_by(stage, move, moves):
                remember(self.answers, move)
                return True
        return False

    def wins_by(self, stage: Play, move: Move, moves: int) -> bool:
        """Return whether a move of the player wins within so many own moves, itself included."""
        after, outcome = stage.after(move)
        if outcome:
            return outcome.winners == (self.player,)
        return moves > 1 and self.is_forced(after, moves - 1)

    def is_forced(self, stage: Play, moves: int) -> bool:
        """Return whether the player wins within so many more own moves, whatever the others reply before the next."""
        if stage.turn == self.player:
            return self.wins(stage, moves)
        latest = self.refutations[stage.turn]
        for reply in first_tried(latest, stage):
            answered, outcome = stage.after(reply)
            if outcome.winners != (self.player,) if outcome else not self.is_forced(answered, moves):
                remember(latest, reply)
                return False
        return True


def ending_moves(stage: Play) -> Iterator[Move]:
    """Yield the moves that may end the game: in Contigo, pebbles alone never do."""
    if isinstance(stage.position, ContigoPosition) and stage.position.can_move:
        return (part for part, ends in stage.position.pawn_parts() if ends)
    return stage.moves()


def first_tried(latest: list[Move], stage: Play) -> Iterator[Move]:
    """Yield the legal moves, those first that were of use lately, so that most are never listed."""
    legal = [move for move in reversed(latest) if is_legal(stage, move)]
    yield from legal
    yield from (move for move in stage.moves() if move not in legal)


def is_legal(stage: Play, move: Move) -> bool:
    try:
        return stage.read(str(move)) == move
    except MoveError:
        return False


def remember(latest: list[Move], move: Move) -> None:
    if move in latest:
        latest.remove(move)
    latest.append(move)
    del latest[:-KEPT]


def first_moves(puzzle: Puzzle) -> list[str]:
    """Return the first moves that are tried: all, or in the quick form some of the thousands that Contigo has."""
    moves = list(puzzle.state.legal_moves())
    if puzzle.moves == 1 or len(moves) <= MANY or TORTURE:
        return moves
    return sorted({*Random(puzzle.id).sample(moves, SAMPLED), puzzle.solution})


def digest(puzzle: Puzzle) -> str:
    """Return a puzzle's id with a hash of all that its proof is about."""
    content = f"{puzzle.state.text()} {puzzle.moves} {puzzle.solution} {puzzle.reply}"
    return f"{puzzle.id} {sha256(content.encode()).hexdigest()[:16]}"


def to_be_proven() -> Iterator[Puzzle]:
    """Yield the puzzles that are new or have changed, and some of the others; all of them in the long form."""
    known = set(PROVEN.read_text(encoding="utf-8").splitlines())
    for number, puzzle in enumerate(PUZZLES.values()):
        if TORTURE or number % ONE_IN == 0 or digest(puzzle) not in known:
            yield puzzle


EVERY_PUZZLE = pytest.mark.parametrize("puzzle", list(to_be_proven()), ids=lambda puzzle: puzzle.id)


def test_every_puzzle_stands_as_it_was_proven() -> None:
    assert PROVEN.read_text(encoding="utf-8").splitlines() == sorted(map(digest, PUZZLES.values())), (
        f"run this file's exhaustive tests, and once they pass write the new digests into {PROVEN.name}"
    )


@pytest.mark.exhaustive
@pytest.mark.torture
@EVERY_PUZZLE
def test_exactly_one_first_move_wins_in_time_whatever_is_replied_and_none_sooner(puzzle: Puzzle) -> None:
    stage, player = puzzle.state.stage, puzzle.state.turn
    assert isinstance(stage, Play)
    assert player is not None
    proof = Proof(player)
    moves = {text: stage.read(text) for text in first_moves(puzzle)}
    assert [text for text, move in moves.items() if proof.wins_by(stage, move, puzzle.moves)] == [puzzle.solution]
    assert puzzle.moves == 1 or not proof.wins_by(stage, moves[puzzle.solution], puzzle.moves - 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game_id", GAMES)
def test_no_two_puzzles_are_alike_up_to_symmetry_or_but_for_one_piece(game_id: str) -> None:
    puzzles = list(puzzles_of(game_id).values())
    earlier = {puzzle.id: [other.state for other in puzzles[:number]] for number, puzzle in enumerate(puzzles)}
    assert [puzzle.id for puzzle in puzzles if is_like(puzzle.state, earlier[puzzle.id])] == []


def test_a_puzzle_is_found_by_its_id_and_by_its_game() -> None:
    assert set(PUZZLES) == {puzzle_id for game_id in GAMES for puzzle_id in puzzles_of(game_id)}
    assert len(PUZZLES) == len(set(PUZZLES))
    puzzle = next(iter(PUZZLES.values()))
    assert PUZZLES[puzzle.id] == puzzle
    assert puzzle.game == puzzle.state.game.id


@pytest.mark.parametrize("unknown", ["", "druid", "druid-0", "checkers-1", "druid-hex3-999"])
def test_an_unknown_puzzle_is_none(unknown: str) -> None:
    assert PUZZLES.get(unknown) is None


def test_the_puzzles_of_no_game_are_refused() -> None:
    with pytest.raises(KeyError):
        puzzles_of("checkers")


@pytest.mark.exhaustive
@EVERY_PUZZLE
def test_the_stored_reply_leaves_a_win_in_time(puzzle: Puzzle) -> None:
    if puzzle.moves == 1:
        assert not puzzle.reply
        return
    after = puzzle.state.play(puzzle.solution).play(puzzle.reply)
    assert isinstance(after.stage, Play)
    assert puzzle.state.turn is not None
    assert Proof(puzzle.state.turn).is_forced(after.stage, puzzle.moves - 1)


def test_a_file_is_read() -> None:
    (puzzle,) = read_puzzles("druid", A_FILE)
    assert (puzzle.id, puzzle.moves, puzzle.solution, puzzle.rating) == ("druid-3", 1, "a3", 20.0)
    assert puzzle.state.turn == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("moves = 1", "moves = 4"),
        ("number = 3", ""),
        ('"a3"', '"a1-a3"'),
        ('"a3"', '"A3"'),
        ("druid size=3", "druid-hex size=3"),
        ("druid size=3", "druid size=99"),
        ("a2=V1", "a2=V"),
        ("rating = 20", "rating = 20\nhint = 1"),
        ("moves = 1", 'moves = 1\nreply = "a1"'),
        ("moves = 1", "moves = 2"),
        ("moves = 1", 'moves = 2\nreply = "a9"'),
        ("rating = 20", "rating = 20\nretired = false"),
        ("[[puzzle]]", "[[lesson]]"),
        ("moves = 1", "moves = "),
    ],
)
def test_a_file_with_a_mistake_is_refused(before: str, after: str) -> None:
    with pytest.raises(PuzzleError):
        read_puzzles("druid", A_FILE.replace(before, after))


def test_a_number_is_given_once() -> None:
    with pytest.raises(PuzzleError):
        read_puzzles("druid", 2 * A_FILE)


def asked(game_id: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles_of(game_id).values() if not puzzle.retired]


def test_a_retired_puzzle_is_found_by_its_id() -> None:
    (puzzle,) = read_puzzles("druid", A_FILE.replace("rating = 20", "rating = 20\nretired = true"))
    assert puzzle.retired
    assert not read_puzzles("druid", A_FILE)[0].retired
    retired = [puzzle for puzzle in PUZZLES.values() if puzzle.retired]
    assert retired
    assert all(PUZZLES[puzzle.id] == puzzle for puzzle in retired)


def test_every_game_has_puzzles_and_hex_for_three_some_of_two_turns() -> None:
    assert [game_id for game_id in GAMES if len(asked(game_id)) < 12] == []
    assert {puzzle.moves for puzzle in asked("druid-hex3")} == {1, 2}


def test_games_for_two_have_puzzles_in_three_moves() -> None:
    in_three = Counter(puzzle.game for game_id in GAMES for puzzle in asked(game_id) if puzzle.moves == 3)
    assert {"druid", "druid-hex", "druid-y", "contiguity"} <= set(in_three)
    assert in_three.total() >= 40
