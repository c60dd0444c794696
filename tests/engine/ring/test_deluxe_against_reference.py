"""Contiguity Deluxe in the engine and in a naive one, written apart from it, side by side under every option."""

import random
from collections import Counter
from itertools import islice, product

import pytest

from engine import MoveError, State
from tests.engine.reference.contiguity import Cell, cell_of, name
from tests.engine.reference.contiguity_deluxe import CELLS, ContiguityDeluxe, Pieces, of
from tests.engine.ring.deluxe_positions import GAME
from tests.engine.ring.deluxe_random_boards import (
    COLOURS,
    crowded,
    duel,
    fork,
    gap_for_relocation,
    homes,
    one_pawn_short,
    pocket,
)

pytestmark = pytest.mark.exhaustive

MANY = 700
"""Where more texts are legal, the moves without their relocations and a sample are compared in their stead."""
SINGLES = ("", "relocate", "druidless", "isolation", "friendly", "smaller", "victory", "turns=5", "flip", "bid", "safe")
FLAGS = ("relocate", "isolation", "friendly", "smaller", "victory", "safe")
DEADLINES = tuple(f"{code}{when}" for code in ("deadline", "second-round") for when in ("", "-in-set-up"))
"""The codes of the prompts that tell of a deadline."""
PHASES = {"pawns": "pawn", "druids": "druid", "moving": "move"}


class Both:
    """A match in both engines at once, compared at every ply, and the ends of rounds that it came to."""

    def __init__(self, terms: str, seed: str, pieces: Pieces | None = None, **facts: object) -> None:
        options = GAME.read_options(terms)
        limit = options.pop("turns", None)
        self.chance = random.Random(f"{terms} {seed}")
        self.match = ContiguityDeluxe(set(options), turns=limit, pieces=pieces, **facts)
        self.state = GAME.start(GAME.read_options(terms)) if pieces is None else taken_over(terms, self.match)
        self.seen: Counter[str] = Counter()

    def play(self, move: str) -> None:
        """Play one move in both."""
        before, rounds = self.state, len(self.match.rounds)
        self.state = before.play(move)
        self.match.play(move)
        assert summary(self.state) == summary_by_reference(self.match)
        if self.state.outcome:
            assert self.state.outcome.reason in self.match.reasons
        if closed := finished(before, self.state):
            self.seen.update(ends(before, closed, self.state))
        if len(self.match.rounds) > rounds:
            winner, reasons = self.match.rounds[-1]
            assert closed.outcome.winners == (winner,)
            assert closed.outcome.reason in reasons

    def play_on(self, plies: int, wish: str | tuple[str, ...] = (), *, one_round: bool = False) -> "Both":
        """Play random moves that put ends off, except an end that begins with `wish`, which is taken when in reach."""
        assert summary(self.state) == summary_by_reference(self.match)
        for _ in range(plies):
            moves = self.agreed_moves()
            if not moves:
                break
            self.play(self.choose(moves, wish))
            if one_round and self.seen:
                break
        return self

    def agreed_moves(self) -> list[str]:
        """Return the legal texts, the same in both engines; of very many, one for each move without its relocations."""
        state, match = self.state, self.match
        if match.legal_count() <= MANY:
            moves = list(state.legal_moves())
            assert set(moves) == match.legal()
            assert len(moves) == len(set(moves)) == match.legal_count()
            return moves
        bases = match.base_moves()
        own = [cell for cell, piece in state.position.pieces().items() if piece.side == state.sides[state.turn]]
        assert set(bases) == {f"{start}-{end}" for start in own for end in state.half_move(start).targets}
        for base, pawns in bases.items():
            assert pawns_to_relocate(state, base) == tuple(map(name, pawns))
        for text in islice(state.legal_moves(), 50):
            assert match.is_legal(text)
        for base, pawns in bases.items():
            for text in self.near_misses(base, pawns) if len(pawns) > 1 else ():
                assert accepts(state, text) == match.is_legal(text)
        texts = [self.with_random_relocations(base, pawns) for base, pawns in bases.items()]
        assert [state.read(text) for text in texts] == texts
        return texts

    def near_misses(self, base: str, pawns: list[Cell]) -> list[str]:
        """Return the move with relocations to cells that it empties or fills, and to the same cell twice."""
        cells = [*base.split("-"), *map(name, pawns), "30d"]
        samples = self.chance.sample(list(product(cells, repeat=len(pawns))), 20)
        return [" ".join([base, *map("x{}>{}".format, map(name, pawns), targets)]) for targets in samples]

    def with_random_relocations(self, base: str, pawns: list[Cell]) -> str:
        """Return the move with a random relocation of these pawns."""
        if not pawns:
            return base
        start, end = map(cell_of, base.split("-"))
        taken = {*self.match.pieces, end} - {start}
        text = base
        for pawn in pawns:
            target = self.chance.choice([cell for cell in CELLS if cell not in taken])
            taken = (taken - {pawn}) | {target}
            text += f" x{name(pawn)}>{name(target)}"
        return text

    def choose(self, moves: list[str], wish: str | tuple[str, ...]) -> str:
        """Return a random move, or one that brings about a wished-for end."""
        if not wish:
            return self.chance.choice(sorted(moves))
        relocations = sorted(move for move in moves if "x" in move)
        plain = sorted(move for move in moves if "x" not in move)
        quiet = []
        for move in self.chance.sample(plain, len(plain)) + self.chance.sample(relocations, min(400, len(relocations))):
            after = self.state.play(move)
            closed = finished(self.state, after)
            if not closed:
                quiet.append(move)
            elif any(end.startswith(wish) for end in ends(self.state, closed, after)):
                return move
        return self.chance.choice(quiet or plain or relocations)


def taken_over(terms: str, match: ContiguityDeluxe) -> State:
    """Return the engine's state of a match of the naive engine that is in its movement phase."""
    sides = ",".join(str(COLOURS.index(colour)) for colour in match.colours)
    stage = f"flip sides={sides} made={match.made[0]},{match.made[1]}" if "flip" in terms else f"play sides={sides}"
    left = deadline(match)
    until = f" deadline={left[0]},{left[1]},{left[2]}" if left else ""
    return GAME.from_text(f"{GAME.id} {terms}\nply 14\nstage {stage}{until}\nboard {board(match)}")


def board(match: ContiguityDeluxe) -> str:
    """Write the board of the naive engine as the engine does."""
    parts = []
    for colour, side in zip(COLOURS, GAME.sides, strict=True):
        first = [match.homes[colour]] if colour in match.homes else []
        marked = (("", of(match.pieces, colour, "pawn")), ("+", of(match.pieces, colour, "druid")), ("@", first))
        parts.append(" ".join([side, *(f"{mark}{name(cell)}" for mark, cells in marked for cell in sorted(cells))]))
    moves = max(0, 2 * (match.limit or 0) - sum(match.made))
    parts += [PHASES[match.phase], *([f"{moves} left"] if moves else [])]
    return f"{'; '.join(parts)}; {GAME.sides[COLOURS.index(match.colour)]} to move"


def deadline(match: ContiguityDeluxe) -> tuple[int, int, str] | None:
    """Return the player under a deadline, the turns left to them, and the reason's word."""
    if match.round == 2:
        winner, count = match.first_round
        return 1 - winner, count - match.made[1 - winner], "flip"
    if match.bidder is None or match.phase in ("opening", "answering", "choosing"):
        return None
    return match.bidder, match.lowest - match.made[match.bidder], "bid"


def summary(state: State) -> dict[str, object]:
    """Return what the engine says of turn, winner, pieces and deadlines."""
    prompts = {prompt.code: prompt.data for prompt in state.prompts}
    return {
        "turn": state.turn,
        "winner": state.outcome.winners[0] if state.outcome else None,
        "sides": state.sides,
        "pieces": {cell: (COLOURS[piece.side], piece.kind) for cell, piece in state.position.pieces().items()},
        "limit": prompts.get("limit", {}).get("left"),
        "deadline": next((data for code, data in prompts.items() if code in DEADLINES), None),
    }


def summary_by_reference(match: ContiguityDeluxe) -> dict[str, object]:
    """Return what the naive engine says of the same."""
    left = None if match.over else deadline(match)
    limited = match.limit and match.phase == "moving" and not match.over
    return {
        "turn": match.turn,
        "winner": match.winner,
        "sides": tuple(COLOURS.index(colour) for colour in match.colours),
        "pieces": {name(cell): piece for cell, piece in match.pieces.items()},
        "limit": max(0, match.limit - match.made[match.turn]) if limited else None,
        "deadline": left and {"player": left[0], "left": left[1]},
    }


def pawns_to_relocate(state: State, base: str) -> tuple[str, ...]:
    """Return the pawns that the engine wants relocated with a move."""
    try:
        state.read(base)
    except MoveError as refusal:
        return refusal.data["waiting"]
    return ()


def accepts(state: State, text: str) -> bool:
    """Return whether the engine reads a canonical text as a legal move."""
    try:
        return state.read(text) == text
    except MoveError:
        return False


def finished(before: State, after: State) -> State | None:
    """Return the round, or the match, that a move has brought to its end."""
    return after if after.outcome else before.finished_round(after)


def ends(before: State, closed: State, after: State) -> list[str]:
    """Describe the end that a move has brought: the round's, and after a second round that of the match."""
    by = "its mover" if closed.outcome.winners == (before.turn,) else "the other"
    how = "a placing" if before.position.in_setup else "a move"
    found = [f"{closed.outcome.reason} for {by} by {how}"]
    chaser = next((prompt.data["player"] for prompt in before.prompts if prompt.code.startswith("second-round")), None)
    if chaser is None:
        return found
    if not after.outcome:
        return [*found, "second round: just as fast"]
    if closed.outcome.reason == "flip":
        return [*found, "second round: too slow"]
    return [*found, f"second round: {'faster' if closed.outcome.winners == (chaser,) else 'lost'}"]


def random_crowded(terms: str, seed: str, columns: int = 5) -> Both:
    """Return a crowded board with a random past, either player having White and either being to move."""
    chance = random.Random(f"{terms} {seed} crowd")
    options = set(GAME.read_options(terms))
    pieces = crowded(chance, options, columns)
    colours, turn, moves = chance.choice([("W", "R"), ("R", "W")]), chance.randrange(2), chance.randint(0, 6)
    extra = colours[turn] == "R"
    facts = {"turn": turn, "colours": colours, "made": (moves + extra * turn, moves + extra * (1 - turn))}
    if "druidless" not in options:
        facts["homes"] = homes(chance, pieces)
    if "bid" in options:
        facts["bid"] = (chance.randrange(2), 9)
    if "flip" in options and colours == ("R", "W"):
        facts |= {"round_number": 2, "first_round": (chance.randrange(2), 9)}
    return Both(terms, seed, pieces, **facts)


# Under every option.


def combinations(count: int) -> list[str]:
    """Return so many random sets of options that go together."""
    chance = random.Random("combinations")
    found: list[str] = []
    while len(found) < count:
        flags = [flag for flag in FLAGS if chance.random() < 0.5]
        if chance.random() < 0.15:
            flags = ["relocate", "druidless"]
        words = [*flags, chance.choice(["", "turns=5", "turns=7"]), chance.choice(["", "flip", "bid"])]
        terms = " ".join(filter(None, words))
        if terms not in (*found, *SINGLES):
            found.append(terms)
    return found


def from_the_start(terms: str, seed: str) -> Both:
    """Return a match from its start, after an opening bid of a few turns where there is an auction."""
    both = Both(terms, seed)
    if both.match.phase == "opening":
        both.play(f"bid {both.chance.randint(2, 6)}")
    return both


@pytest.mark.parametrize("terms", SINGLES, ids=lambda terms: terms or "no option")
def test_both_engines_agree_on_random_matches_from_the_start(terms):
    for seed in "abc":
        from_the_start(terms, seed).play_on(30)


@pytest.mark.parametrize("terms", SINGLES, ids=lambda terms: terms or "no option")
def test_both_engines_agree_on_crowded_boards(terms):
    for seed in "abcdef":
        random_crowded(terms, seed).play_on(9)


@pytest.mark.parametrize("terms", combinations(30))
def test_both_engines_agree_under_several_options_together(terms):
    from_the_start(terms, "start").play_on(22)
    for seed in "ab":
        random_crowded(terms, seed).play_on(6)


# Each way to win.


def comes_about(wish: str, both: Both, plies: int) -> bool:
    """Return whether an end comes about when it is wished for."""
    return wish in both.play_on(plies, wish).seen


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ("", "connection"),
        ("druidless", "connection"),
        ("druidless relocate", "connection"),
        ("smaller", "connection"),
        ("", "surround"),
        ("relocate", "surround"),
        ("isolation", "isolation"),
        ("isolation relocate", "isolation"),
        ("victory", "victory"),
    ],
)
def test_both_engines_see_a_win_by_a_move_on_crowded_boards(terms, reason):
    wish = f"{reason} for its mover by a move"
    assert any(comes_about(wish, random_crowded(terms, str(seed)), plies=5) for seed in range(40))


@pytest.mark.parametrize("terms", ["friendly", "friendly relocate", "friendly turns=7"])
@pytest.mark.parametrize("pattern", ["connection", "surround", "friendly"])
def test_both_engines_see_a_win_by_the_one_pawn_that_was_lacking(terms, pattern):
    wish = f"{pattern} for its mover by a move"
    options = set(GAME.read_options(terms))
    boards = ((str(seed), one_pawn_short(random.Random(seed), options, pattern, "W")) for seed in range(40))
    assert any(comes_about(wish, Both(terms, seed, pieces), plies=3) for seed, pieces in boards)


@pytest.mark.parametrize("terms", ["", "relocate friendly smaller"])
def test_both_engines_see_a_druid_lost_by_its_own_move(terms):
    """R7: the mover first, and then the opponent."""
    for seed in "abcd":
        assert comes_about("surround for the other by a move", Both(terms, seed, pocket(random.Random(seed))), plies=1)


def test_both_engines_let_the_mover_win_where_both_druids_are_surrounded():
    """R7."""
    seen = Counter()
    for seed in range(12):
        both = Both("", str(seed), duel(random.Random(seed)))
        (druid,) = of(both.match.pieces, "W", "druid")
        both.play(f"{name(druid)}-{druid[0]}b")
        seen += both.seen
    assert set(seen) == {"surround for its mover by a move", "surround for the other by a move"}


@pytest.mark.parametrize("pattern", ["connection", "surround", "friendly"])
def test_both_engines_see_a_win_by_a_pawn_that_the_enemy_relocates(pattern):
    """R7: the opponent wins where the mover does not."""
    terms, wish = "relocate friendly", f"{pattern} for the other by a move"
    boards = ((str(seed), gap_for_relocation(random.Random(seed), {"friendly"}, pattern)) for seed in range(10))
    assert any(comes_about(wish, Both(terms, seed, pieces), plies=1) for seed, pieces in boards)


@pytest.mark.parametrize(
    ("terms", "wish"),
    [("", "surround for its mover"), ("", "surround for the other"), ("friendly", "friendly for its mover")],
)
def test_both_engines_see_a_win_by_the_placing_of_a_druid(terms, wish):
    assert any(comes_about(f"{wish} by a placing", Both(terms, str(seed)), plies=14) for seed in range(100))


@pytest.mark.parametrize("pawns", [1, 2, 3])
def test_both_engines_agree_where_several_pawns_are_relocated_at_once(pawns):
    for seed in "abcd":
        both = Both("relocate isolation", seed, fork(random.Random(f"{seed} {pawns}"), pawns))
        both.agreed_moves()
        base, waiting = max(both.match.base_moves().items(), key=lambda item: len(item[1]))
        assert len(waiting) >= pawns
        both.play(both.with_random_relocations(base, waiting))


@pytest.mark.parametrize("terms", ["turns=5", "turns=5 druidless", "turns=5 relocate"])
def test_both_engines_decide_by_the_limit_of_turns_as_soon_as_one_is_ahead(terms):
    seen = Counter()
    for seed in range(10):
        chance = random.Random(f"{terms} {seed}")
        pieces = crowded(chance, set(GAME.read_options(terms)), columns=8)
        both = Both(terms, str(seed), pieces, made=(5, 4), turn=1).play_on(1)
        seen["at the limit"] += any(end.startswith("turns") for end in both.seen)
        if not both.seen:
            seen["later"] += any(end.startswith("turns") for end in both.play_on(8, "turns").seen)
    assert seen["at the limit"]
    assert seen["later"]


@pytest.mark.parametrize("bidder", [0, 1])
@pytest.mark.parametrize("moves", [0, 2])
def test_both_engines_end_a_bid_at_its_deadline(bidder, moves):
    for seed in "ab":
        both = Both("bid", seed, crowded(random.Random(seed), set()), bid=(bidder, 3), made=(moves, moves))
        assert both.play_on(8, "bid").seen == Counter(["bid for the other by a move"])


# Two rounds, and a third.


@pytest.mark.parametrize(
    ("how", "count"), [("faster", 4), ("faster", 9), ("just as fast", 3), ("too slow", 3), ("too slow", 5), ("lost", 4)]
)
@pytest.mark.parametrize("winner", [0, 1])
def test_both_engines_agree_on_every_way_a_second_round_may_end(how, count, winner):
    """Taken up with two moves made by each; player 1 has White and is to move."""
    wish = f"second round: {how}"
    facts = {"colours": ("R", "W"), "turn": 1, "round_number": 2, "first_round": (winner, count), "made": (2, 2)}
    lacking = ("RW" if how == "lost" else "WR")[winner]
    boards = ((str(seed), one_pawn_short(random.Random(seed), set(), "surround", lacking)) for seed in range(40))
    assert any(comes_about(wish, Both("flip", seed, pieces, **facts), plies=8) for seed, pieces in boards)


@pytest.mark.parametrize("terms", ["flip", "flip relocate friendly", "flip druidless", "flip turns=5 isolation"])
def test_both_engines_agree_on_matches_of_two_rounds_and_a_third(terms):
    """The first two are taken up near their end; the third is played from its auction on."""
    options = set(GAME.read_options(terms))
    boards = [(str(seed), crowded(random.Random(f"{terms} {seed}"), options)) for seed in range(40)]
    first = next(both for both in (won(terms, *board) for board in boards) if both.match.round == 2)
    assert first.match.phase == "pawns"
    first.play_on(26)
    third = next(both for both in (tied(terms, *board) for board in boards) if both.match.round == 3)
    assert third.match.phase == "opening"
    third.play("bid 4")
    assert third.play_on(60).state.outcome


def won(terms: str, seed: str, pieces: Pieces) -> Both:
    """Play a first round in which somebody is about to win."""
    wins = ("connection for its mover", "surround for its mover", "turns")
    return Both(terms, seed, pieces, made=(2, 2)).play_on(4, wins, one_round=True)


def tied(terms: str, seed: str, pieces: Pieces) -> Both:
    """Play a second round in which player 1 may win with their last move."""
    facts = {"colours": ("R", "W"), "turn": 1, "round_number": 2, "first_round": (0, 3), "made": (2, 2)}
    return Both(terms, seed, pieces, **facts).play_on(1, "second round: just as fast")


def test_both_engines_count_a_first_round_won_in_the_set_up_as_won_in_no_turns():
    """R15."""
    both = Both("flip", "set-up")
    both.play_on(14, "surround for the other", one_round=True)
    assert both.match.first_round == (1 - both.state.last_player, 0)
    assert both.play_on(40).state.outcome
