"""The decisions of a computer player at its turn: a move, and whether it would rather have a draw."""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import exp
from random import Random
from time import monotonic
from typing import NamedTuple

from engine.auction import CALL, CHOICES, HIGHEST, Auction, Choice
from engine.play import Play
from engine.position import PASS, Move
from engine.stage import Stage
from engine.state import State
from search.expansion import CERTAIN, Sample, Shares, odds, win_of, with_share
from search.families import family_of
from search.levels import Level, LevelError
from search.progress import rounds_stuck
from search.rounds import play_of
from search.solving import Solver, Unsolved
from search.telling import Outlook, tell
from search.tree import ENDLESS_PLIES, EvaluationCache, Node, Tree

WON = CERTAIN
"""A value from which on a proven move wins."""
LOST = 0.001
"""A value down to which a proven move loses. Evaluations may say as much of moves that are not proven."""
LONG_MATCH = 150
"""The number of plies for each player after which a computer that is not ahead prefers a draw."""
DRAW_OFFERED_EVERY = 10
"""The number of its own moves after which a computer that prefers a draw offers one again."""
FADED = 0.5
"""The part of what a player expects beyond a draw's share that is lost once a match is stuck.

Of 554 positions after twenty rounds without progress in which somebody expected more than .6, played on for ten rounds
more by equal computers, 3 were won.
"""
DRAW_MARGIN = 0.04
"""The most above an even share that a computer may expect and still take a draw, in a drawish match."""
EVEN_CHANCES = (0.5, 0.5)
"""The chances of two players after a bid or before a swap: the search would judge the opening of one side only."""
WIN_IN_TWO = 3
"""The number of plies in which a win comes within two own moves."""
WINS_BUDGET = 300
"""The number of positions that may be looked at for such wins: more than were ever needed, where moves are few."""
RUNS_PER_EXPANSION = 4
"""The number of runs through proven moves that the search may make for each expansion that it has."""
STOP_CHECK_INTERVAL = 16
"""The number of runs between two checks whether the search may stop early."""


class Candidate(NamedTuple):
    """A move to consider: its canonical text, what the search expects of it for the player to move (0…1), and what
    people are told of the match after it.
    """

    move: str
    value: float
    told: Outlook = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """The decision of a computer player at its turn.

    - `move`: the canonical text of what it plays or says.
    - `chances`: what each player may expect after the best move that it knows, by player. It may play another one.
    - `offers_draw`: whether it offers a draw with its move.
    - `claims_draw`: whether it claims a draw instead, the position standing for the third time (R2).
    - `cut`: whether time was up before the search was done.
    - `line`: the best move and the plies that are best after it, as far as the search has gone through them; only
      where an opinion was asked for (`opinion`).
    - `told`: what people are told of these chances; only where an opinion was asked for.
    - `values`: what the search itself expects after the best move, by player, a draw shared by all: it is what moves
      are chosen by. Empty while sides are bid for or chosen.
    """

    move: str
    chances: Shares
    offers_draw: bool = False
    claims_draw: bool = False
    cut: bool = False
    line: tuple[str, ...] = ()
    told: Outlook = ()
    values: Shares = ()


class _Ranked(NamedTuple):
    """One of the root's moves, with the results of the search."""

    value: float
    plies: int
    """The number of plies in which a proven move ends the game; 0 for one that is not proven."""
    visits: int
    place: int

    @property
    def is_proven(self) -> bool:
        """Whether the end of the game after the move is proven."""
        return 0 < self.plies < ENDLESS_PLIES

    @property
    def is_won(self) -> bool:
        """Whether the move is proven to win."""
        return self.plies > 0 and self.value > WON

    @property
    def is_lost(self) -> bool:
        """Whether the move is proven to lose."""
        return self.plies > 0 and self.value < LOST


def choose(state: State, level: int, seed: int = 0) -> str:
    """Return the canonical text of what a computer of a level plays. The same arguments give the same move.

    Raises LevelError, and ValueError if the match is over.
    """
    return decide(state, level, seed).move


def level_in(state: State, number: int) -> Level:
    """Return how the level of a number plays the game of a match. Raises LevelError."""
    try:
        return family_of(state.position).levels[number]
    except KeyError:
        raise LevelError(number) from None


def decide(state: State, level: int, seed: int = 0, seconds: float | None = None) -> Decision:
    """Return what a computer player of a level does at its turn.

    With `seconds` it answers after this time at the latest, with what it has found by then.

    Raises LevelError, and ValueError if the match is over.
    """
    return decide_as(level_in(state, level), state, seed, seconds)


def decide_as(how: Level, state: State, seed: int = 0, seconds: float | None = None) -> Decision:
    """Return what a computer player does that plays in a way that need be none of the levels. Raises ValueError."""
    if state.turn is None:
        raise ValueError("the match is over")
    match state.stage:
        case Auction() as auction:
            return Decision(_bid(auction), EVEN_CHANCES)
        case Choice() as choice:
            return _side_chosen(choice, how, seconds)
    seeded = f"{seed} {how.expansions} {state.text()}"
    tree, chosen, cut = _search(
        play_of(state.stage),
        how,
        lambda tree: _pick(tree, how, Random(seeded)),
        _earlier_keys(state),
        seconds,
        stop_early=how.least_visits >= 1,
        sample=drawing(how.samples, Random(seeded)) if how.samples else None,
    )
    best = _best(tree)
    values = tree.values(best.place)
    reported = _reported_chances(state, values, proven=best.is_proven)
    share, move = reported[state.turn], tree.move(chosen.place)
    stuck = share < WON and rounds_stuck(state) > 0
    if stuck and state.last == PASS and _may_pass(tree, how):
        move = PASS
    text = str(move)
    wants_draw = stuck or (_is_drawish(state) and share <= _even_share(state) + DRAW_MARGIN)
    is_time = state.ply // len(state.sides) % DRAW_OFFERED_EVERY == 0
    return Decision(
        text,
        reported,
        offers_draw=rounds_stuck(state.play(text)) > 0 if stuck else wants_draw and is_time,
        claims_draw=wants_draw and state.repetitions >= 3,
        cut=cut,
        values=values,
    )


def candidates(
    state: State, level: int, count: int = 3, seconds: float | None = None, cache: EvaluationCache | None = None
) -> list[Candidate]:
    """Return the moves that look best to a level, the best first; after so many `seconds` at the latest.

    `cache` is shared by searches of the same match. Raises LevelError.
    """
    how = level_in(state, level)
    if state.turn is None:
        return []
    if isinstance(state.stage, Auction | Choice):
        word = decide(state, level, seconds=seconds).move
        return [Candidate(word, EVEN_CHANCES[0], tell(state, EVEN_CHANCES, level))]
    tree, *_ = _search(play_of(state.stage), how, _best, _earlier_keys(state), seconds, cache)
    ranked = _sorted_by_value(tree)[:count]
    evenly, player = starts_evenly(state), tree.root.player
    found: list[Candidate] = []
    more = EVEN_CHANCES[0] - ranked[0].value if evenly else 0.0
    for move in ranked:
        values = with_share(tree.values(move.place), player, max(0.0, move.value + more))
        reported = values if evenly else _reported_chances(state, values, proven=move.is_proven)
        told = tell(state, values, level, proven=move.is_proven)
        if found and told[player] > found[-1].told[player]:
            told = found[-1].told  # the others' shares have moved it: what is worth less is told to win no more often
        found.append(Candidate(str(tree.move(move.place)), reported[player], told))
    return found


def opinion(state: State, level: int, seconds: float | None = None, cache: EvaluationCache | None = None) -> Decision:
    """Return the move that looks best to a level, and what each player may expect after it.

    Computers play one of several good moves, by lot; this is what people are told. `cache` is shared by searches
    of the same match. Raises LevelError, and ValueError if the match is over.
    """
    how = level_in(state, level)
    if state.turn is None or isinstance(state.stage, Auction | Choice):
        decided = decide_as(how, state, seconds=seconds)
        return replace(decided, chances=EVEN_CHANCES, told=tell(state, EVEN_CHANCES, level))
    tree, best, cut = _search(play_of(state.stage), how, _best, _earlier_keys(state), seconds, cache)
    line, values = tuple(_principal(tree, best.place)), tree.values(best.place)
    reported = _reported_chances(state, values, proven=best.is_proven)
    told = tell(state, EVEN_CHANCES if starts_evenly(state) else values, level, proven=best.is_proven)
    return Decision(line[0], reported, cut=cut, line=line, told=told, values=values)


def chances(state: State, level: int, seconds: float | None = None) -> Shares:
    """Return what each player may expect (0…1, together 1), as a level sees it in so many `seconds` at most.

    Raises LevelError.
    """
    players = len(state.sides)
    if state.outcome:
        winners = state.outcome.winners or tuple(player for player in range(players) if player not in state.out)
        return tuple((player in winners) / len(winners) for player in range(players))
    if isinstance(state.stage, Auction | Choice):
        level_in(state, level)
        return EVEN_CHANCES
    return opinion(state, level, seconds).chances


def agrees_to_draw(state: State, player: int, level: int, seconds: float | None = None) -> bool:
    """Return whether a computer player, whose turn it need not be, agrees to a draw. Raises LevelError.

    It does when it is far behind, in a match that goes nowhere already when it is not ahead, and in one that is stuck
    unless it is about to win. It thinks for so many `seconds` at most.
    """
    share, even = chances(state, level, seconds)[player], _even_share(state)
    if rounds_stuck(state):
        return share < WON
    return share <= (even + DRAW_MARGIN if _is_drawish(state) else even / 2)


def _reported_chances(state: State, found: Shares, *, proven: bool) -> Shares:
    """Return what players may expect in a match: even chances where `starts_evenly` says so, and where it is stuck and
    nobody is about to win, something nearer to a draw than what the search has `found`.
    """
    if starts_evenly(state):
        return EVEN_CHANCES
    if proven or max(found) >= WON or not rounds_stuck(state):
        return found
    even = _even_share(state)
    return tuple(
        share + FADED * (even - share) if player not in state.out else share for player, share in enumerate(found)
    )


def starts_evenly(state: State) -> bool:
    """Return whether the first move of a round is due whose sides the players have made even, or will (R4, R9).

    After a bid or before a swap, chances count as even: a player bids what they take to be fair, and the best first
    stone is one that is not worth a swap.
    """
    before = next(islice(state.backwards(), 1, None), None)
    if before and isinstance(before.stage, Choice):
        return True
    return state.position.swaps and state.position.turn == 0


def _is_drawish(state: State) -> bool:
    """Return whether the match goes nowhere: no win is possible, the position repeats, or it has been long."""
    if isinstance(state.stage, Auction | Choice):
        return False
    position = state.position
    if family_of(position).is_dead(position) or state.repetitions >= 2:
        return True
    return state.ply >= LONG_MATCH * (len(state.sides) - len(state.out))


def _even_share(state: State) -> float:
    return 1 / (len(state.sides) - len(state.out))


# The search


def _search(
    stage: Play,
    how: Level,
    pick: Callable[[Tree], _Ranked],
    earlier_keys: Iterable[Hashable] = (),
    seconds: float | None = None,
    cache: EvaluationCache | None = None,
    *,
    stop_early: bool = False,
    sample: Sample | None = None,
) -> tuple[Tree, _Ranked, bool]:
    """Search as far as a level looks. Return the tree, the move that is picked, and whether time was up before.

    `stop_early` says to stop as soon as it is clear which move will be the most searched. With `sample` only those
    moves are looked at that a beginner sees, drawn by it, unless all of them lose or allow a win in one.

    Where all the moves that a family lists lose or allow a win in one, another may not (`Family.widens`).
    """
    end = None if seconds is None else monotonic() + seconds
    past = frozenset(earlier_keys)
    cache = {} if cache is None else cache
    tree = Tree(stage, past, cache, sample=sample)
    winning = _wins_in_two(tree) if how.solves and not tree.root.solved else ()
    if winning and not _add_proven_wins(tree, winning):
        tree = Tree(stage, past, cache, fully=True)
        _add_proven_wins(tree, winning)
    cut = _grow(tree, how.expansions, end, stop_early=stop_early)
    picked = pick(tree)
    if how.careful and sample and _all_lose(tree, picked):
        tree = Tree(stage, past, cache)
        cut = _grow(tree, how.expansions, end)
        picked = pick(tree)
    if how.careful and tree.family.widens and not tree.root.expansion.complete and _all_lose(tree, picked):
        tree = Tree(stage, past, cache, fully=True)
        cut = _grow(tree, how.expansions, end, stop_early=stop_early)
        picked = pick(tree)
    return tree, picked, cut


def drawing(most: int, chance: Random) -> Sample:
    """Return the function that draws so many of a sequence at most."""
    return lambda sequence: chance.sample(sequence, min(most, len(sequence)))


def _wins_in_two(tree: Tree) -> Collection[Move]:
    """Return the moves that win within two own moves, if it does not take long to prove."""
    stage, family = tree.root.stage, tree.family
    if stage.deadline or len(stage.sides) != 2 or family.widens:
        return ()
    try:
        return frozenset(Solver(family, stage.turn, WINS_BUDGET).winning(stage, 2, every=True))
    except Unsolved:
        return ()


def _add_proven_wins(tree: Tree, winning: Collection[Move]) -> bool:
    """Mark moves that win within two own moves as proven. Return whether the root has any of them."""
    values = win_of(tree.root.player, 2)
    for index in range(len(tree.root.worth)):
        if tree.move(index) in winning:
            tree.root.prove(index, values, WIN_IN_TWO)
    return tree.root.solved is not None


def _earlier_keys(state: State) -> Iterator[Hashable]:
    """Yield the keys of the positions that have stood in this round, the one of now included."""
    number = state.stage.round
    for earlier in state.backwards():
        if isinstance(earlier.stage, Auction | Choice) or earlier.stage.round != number:
            return
        yield play_of(earlier.stage).key


def _grow(tree: Tree, expansions: int, end: float | None, *, stop_early: bool = False) -> bool:
    """Search until so many positions have been looked at. Return whether the clock has come to `end` before.

    `stop_early`: or until no other move can become the most searched, as long as each run looks at a new position.
    """
    while tree.expansions < expansions and tree.root.runs < RUNS_PER_EXPANSION * expansions and tree.grow():
        if end is not None and monotonic() >= end:
            return True
        if stop_early and not tree.root.runs % STOP_CHECK_INTERVAL and tree.lead > expansions - tree.expansions:
            break
    return False


def _chances(stage: Stage, how: Level, seconds: float | None = None) -> Shares:
    """Return what each player may expect at a stage."""
    if isinstance(stage, Auction | Choice):
        return EVEN_CHANCES
    tree, best, _ = _search(play_of(stage), how, _best, seconds=seconds)
    return tree.values(best.place)


def _ranking(tree: Tree) -> list[_Ranked]:
    """Return the root's moves, the best first: proven wins by speed, then those most searched, losses by resistance.

    A value is worth as much as the number of positions it comes from, so the search's favour counts before it.
    """
    return sorted(_moves_of(tree.root), key=_ranking_key, reverse=True)


def _moves_of(node: Node) -> Iterator[_Ranked]:
    for place, value in enumerate(node.worth):
        yield _Ranked(value, node.proven[place][1] if place in node.proven else 0, node.visits[place], place)


def _principal(tree: Tree, place: int) -> Iterator[str]:
    """Yield a move of the root and the plies that are best after it, as far as the search has gone through them."""
    yield str(tree.move(place))
    node = tree.root.children.get(place)
    while node:
        best = max(_moves_of(node), key=_ranking_key)
        if not best.visits and not best.plies:
            return
        yield str(tree.family.move(node.stage.position, node.expansion.moves[best.place]))
        node = node.children.get(best.place)


def _sorted_by_value(tree: Tree) -> list[_Ranked]:
    """Return the root's moves with the values that people are told, the best one first and the others by their values.

    A move that the search has favoured less is not worth more for that: a higher value comes from fewer positions.
    """
    player = tree.root.player
    first, *others = (found._replace(value=tree.values(found.place)[player]) for found in _ranking(tree))
    others = [found._replace(value=min(found.value, first.value)) for found in others]
    return [first, *sorted(others, key=_value_key, reverse=True)]


def _value_key(found: _Ranked) -> tuple[int, float, int]:
    """Return a sorting key that keeps quick wins before late ones, and lets the longest resistance come first."""
    won, lost = found.is_won, found.is_lost
    return won - lost, 0 if won or lost else found.value, found.plies * (lost - won)


def _best(tree: Tree) -> _Ranked:
    return _ranking(tree)[0]


def _ranking_key(found: _Ranked) -> tuple[int, int, int, float, int]:
    won, lost = found.is_won, found.is_lost
    return won - lost, found.plies * (lost - won), found.visits, found.value, -found.place


def _pick(tree: Tree, how: Level, chance: Random) -> _Ranked:
    """Return the move that a level plays: a win, one of the good moves that are safe, or the longest resistance."""
    ranked = _ranking(tree)
    while True:
        found = _near_the_best(tree, ranked, how, chance)
        if not how.careful or found.is_won or found.is_lost or not _allows_a_win(tree, found):
            return found
        if len(ranked) == 1:
            return _best(tree)
        ranked.remove(found)


def _near_the_best(tree: Tree, ranked: list[_Ranked], how: Level, chance: Random) -> _Ranked:
    """Return a move, better ones more often: among those that lose little against the best, or by their odds to win.

    Moves that the search has gone through are not compared with those that it has not, unless the level plays by how
    things look: these look better than they are.
    """
    if ranked[0].is_won or ranked[0].is_lost:
        return ranked[0]
    open_moves = [found for found in ranked if not (how.careful and found.is_lost)]
    least = how.least_visits * ranked[0].visits
    known = [found for found in open_moves if found.visits >= least]
    if how.logit_temperature:
        sensible = [found for found in known if _is_sensible(tree, found)] or [ranked[0]]
        weights = [odds(max(found.value, LOST)) ** (1 / how.logit_temperature) for found in sensible]
        return chance.choices(sensible, weights)[0]
    top = ranked[0].value if how.least_visits else max(found.value for found in known)
    near = [found for found in known if found.value >= top - how.margin]
    weights = [exp(min(0.0, found.value - top) / how.temperature) for found in near]
    return chance.choices(near, weights)[0]


def _is_sensible(tree: Tree, found: _Ranked) -> bool:
    """Return whether a move is neither a pass nor loses at once."""
    return tree.move(found.place) != PASS and not (found.is_lost and found.plies == 1)


def _may_pass(tree: Tree, how: Level) -> bool:
    """Return whether a pass is legal and, where a level prevents wins in one, allows none."""
    found = next((found for found in _moves_of(tree.root) if tree.move(found.place) == PASS), None)
    return found is not None and not (how.careful and _allows_a_win(tree, found))


def _all_lose(tree: Tree, picked: _Ranked) -> bool:
    """Return whether every listed move is lost or allows a win in one; the move that was picked is looked at first."""
    return all(found.is_lost or _allows_a_win(tree, found) for found in (picked, *_ranking(tree)))


def _allows_a_win(tree: Tree, found: _Ranked) -> bool:
    """Return whether the next player wins at once after a move."""
    child = tree.child(tree.root, found.place)
    if child is None or child.solved is None:
        return False
    values, plies = child.solved
    return plies == 1 and values[child.player] == 1 and child.player != tree.root.player


# The auction


def _bid(auction: Auction) -> str:
    """Return a bid one lower than the one that stands, as long as it can be kept; else a call."""
    fair = max(1, family_of(auction.position).fair_bid(auction.position))
    if not auction.standing:
        return f"bid {min(HIGHEST, fair + 3)}"
    return f"bid {auction.standing - 1}" if auction.standing > fair else CALL


def _side_chosen(choice: Choice, how: Level, seconds: float | None) -> Decision:
    """Return the choice of the side that may expect more."""
    each = None if seconds is None else seconds / len(CHOICES)
    first, second = (_chances(choice.after(word)[0], how, each) for word in CHOICES)
    is_second = second[choice.turn] > first[choice.turn]
    return Decision(CHOICES[is_second], second if is_second else first)
