"""Facts about winning: what the rounds and deadlines of a match make of a move, and of wins at the next turns."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from engine.outcome import Outcome
from engine.play import Play
from engine.position import Move, Position
from search.expansion import Fact
from search.families import family_of
from search.rounds import Worth, after, on_last_turn, play_of, worth_of_win
from search.solving import Solver, Unsolved

MOST_REPLIES = 250
"""The most replies of which each is tried to tell whether a win can be prevented."""
BUDGET = 250
"""The most positions that are looked at for it."""


class Win(NamedTuple):
    """A move that wins the round at once."""

    move: str
    """Its text: in Contigo a pawn part, which is the whole move."""
    reason: str
    cells: tuple[str, ...]
    """The cells that show it."""
    told: Mapping[str, Any]
    """The data by which a fact says how it wins."""


def wins_at_once(stage: Play) -> list[Win]:
    """Return the moves by which the player to move wins the round at once.

    Where a family does not list every move, some may be missing, but not all of them.
    """
    position = stage.position
    if position.result or position.result_at_turn:
        return []
    family, round_alone = family_of(position), replace(stage, flip=None)
    moves = Solver(family, stage.turn).winning(round_alone, 1, every=False)
    ends = ((move, *stage.closing(move)) for move in moves)
    return [
        Win(str(move), end.reason, family.shown(position, move), _told(following, stage.turn, end))
        for move, following, end in ends
        if end
    ]


def _told(following: Play, winner: int, end: Outcome) -> Mapping[str, Any]:
    """Return the data by which a fact says how a player has won the round."""
    return family_of(following.position).told_of_win(following.position, following.sides[winner], end)


class Winning:
    """What a move at a stage has to do with winning, as facts."""

    def __init__(self, stage: Play, move: Move) -> None:
        self.stage = stage
        self.following, self.ended = stage.closing(move)
        self.outcome = after(play_of(stage), move)[1]
        self.family = family_of(stage.position)

    def of_the_end(self) -> Fact | None:
        """Return how the move ends the round; None if it does not."""
        stage, ended, outcome = self.stage, self.ended, self.outcome
        if not ended or not outcome:
            return None
        if stage.deadline and outcome.reason == stage.deadline.reason:
            if outcome.winners:
                return Fact("loses-by", {"reason": outcome.reason})
            return Fact("ties-rounds" if ended.winners == (stage.turn,) else "gives-tie", {}, outcome.cells)
        winner = next(iter(ended.winners), stage.turn)
        code = "druid-draws" if not ended.winners else "wins" if winner == stage.turn else "loses-by"
        win = Win("", ended.reason, ended.cells, _told(self.following, winner, ended))
        return self._fact(code, winner, "round" if stage.round == 1 else "match", [win])

    def of_the_next_turns(self) -> Iterator[Fact]:
        """Yield which wins at the next turns the move, which ends nothing, allows, prevents, threatens and forces.

        What is prevented or threatened is what a player could do if the others let their turns pass.
        """
        following, mover, rival = self.following, self.stage.turn, self.following.turn
        in_setup = self.stage.position.in_setup
        allowed = wins_at_once(following)
        means = worth_of_win(following, rival)
        if means and allowed:
            yield self._fact("allows-win", rival, means, allowed[:1], move=allowed[0].move)
        elif means and not in_setup and (prevented := wins_at_once(self._turned(self.stage.position, rival))):
            yield self._fact("blocks-win", rival, means, prevented)
        means = worth_of_win(following, mover)
        if not means or in_setup or on_last_turn(following) not in (None, mover):
            return
        threats = wins_at_once(self._turned(following.position, mover))
        if not allowed and self._is_forced(threatened=bool(threats)):
            yield self._fact("forces-win", mover, means, threats)
            return
        by_word: dict[str, list[Win]] = {}
        for win in threats:
            by_word.setdefault(win.reason if "threatens" in self.family.words else "", []).append(win)
        for wins in by_word.values():
            yield self._fact("threatens", mover, means, wins)

    def _turned(self, position: Position, player: int) -> Play:
        """Return the round after the move, but with a board on which it is a player's turn."""
        return replace(self.following, position=self.family.turned(position, self.following.sides[player]))

    def _is_forced(self, *, threatened: bool) -> bool:
        """Return whether the mover wins the round at the next turn, whatever the only other player replies.

        Where that takes trying, only what is threatened counts, since other wins are rare.
        """
        stage = replace(self.following, flip=None)
        if len(stage.sides) - len(stage.out) > 2:
            return False
        solver = Solver(self.family, self.stage.turn, BUDGET)
        if (known := solver.is_lost(stage)) is not None:
            return known
        with suppress(Unsolved):
            return threatened and len(solver.every(stage).moves) <= MOST_REPLIES and solver.is_forced(stage, 1)
        return False

    def _fact(self, code: str, player: int, means: Worth, wins: Sequence[Win], **data: Any) -> Fact:
        """Return a fact about wins of a player, in the words of the family.

        `means` in its data says what else a win is than one of the match: the first "round" of two, or a "tie".
        """
        family, following = self.family, self.following
        if len(following.sides) - len(following.out) > 2 and code in family.words_among_more:
            word = family.words_among_more[code]
        else:
            words = [family.words.get(f"{code} {win.reason}") for win in wins]
            word = next(filter(None, words), family.words.get(code, code))
        if word.endswith("-by"):
            data |= wins[0].told
        elif word != code and (side := family.name_of(following.position, following.sides[player])):
            data["side"] = side
        if means != "match":
            data["means"] = means
        return Fact(word, data, tuple(dict.fromkeys(cell for win in wins for cell in win.cells)))
