"""A match as it stands: immutable, hashable, small; told by player."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from engine import leaving, notation
from engine.errors import GameOver, IllegalMove, MoveError, TextError, UnreadableMove
from engine.options import Options
from engine.outcome import DRAWN_BY_PLAYERS, Outcome
from engine.position import Position, Prompt
from engine.stage import Stage
from engine.suggest import Suggestion
from engine.takeback import plies_back, standing, taken, written

if TYPE_CHECKING:
    from engine.game import Game

LONGEST_TEXT = 200


def tidy(text: str) -> str:
    """Lower case, one blank between words, none around; typographic dashes and arrows are hyphens, and `à` is `to`.

    Raises UnreadableMove for what is empty, too long, or not ASCII.
    """
    plain = " ".join(text.lower().translate(_SIGNS).split())
    if not plain or len(plain) > LONGEST_TEXT or not plain.isascii() or not plain.isprintable():
        raise UnreadableMove("unreadable", text=text[:40])
    return plain


DASHES = dict.fromkeys((8208, 8209, 8210, 8211, 8212, 8594, 8722), "-")
"""Hyphens, dashes, minus and arrow, which keyboards put in for the plain hyphen."""
_SIGNS = DASHES | dict.fromkeys(map(ord, "⇒⟶➔➙➜➝➞➡"), "-") | {ord("à"): " to ", 0xFE0F: None}
"""What stands for what in a move; the last is an invisible sign that chooses how an arrow is drawn."""


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match. Two states are equal when nothing but the way to them differs."""

    game: "Game"
    terms: str
    """The options in their one text form."""
    stage: Stage
    outcome: Outcome | None = None
    ply: int = 0
    """Number of plies that stand: bids and choices count, resignations and agreements do not."""
    history: tuple[str, ...] = field(default=(), compare=False)
    """The entries: canonical moves, `resign <player>`, `late <player>`, `draw <reason>`, `takeback <plies>`."""
    last_player: int | None = field(default=None, compare=False)
    """Who played the latest ply that stands; None before the first."""
    origin: str = field(default="", compare=False, repr=False)
    """The text of the position the record starts from, where it is not the game's own start."""

    @property
    def options(self) -> Options:
        """Every option of the game with its value."""
        return self.game.settle(self.game.read_options(self.terms))

    @property
    def position(self) -> Position:
        """The board."""
        return self.stage.position

    @property
    def turn(self) -> int | None:
        """The player to move; None when the match is over."""
        return None if self.outcome else self.stage.turn

    @property
    def sides(self) -> tuple[int, ...]:
        """The side held by each player."""
        return self.stage.sides

    @property
    def undecided(self) -> bool:
        """Whether it is still open who plays which side."""
        return self.stage.undecided

    @property
    def out(self) -> tuple[int, ...]:
        """The players who have left while the others play on."""
        return self.stage.out

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What is special about this turn."""
        return () if self.outcome else self.stage.prompts

    @property
    def prompt(self) -> Prompt | None:
        """The first of `prompts`, if there is one."""
        return next(iter(self.prompts), None)

    @property
    def rounds(self) -> tuple["State", ...]:
        """The rounds that were finished while the match went on, each as a state that ends with it."""
        if not self.game.first_stage(self.options).in_rounds:
            return ()
        steps = pairwise(self.lineage())
        return tuple(closed for before, after in steps if (closed := before.closed_by(after)))

    @property
    def last(self) -> str | None:
        """The record's latest entry."""
        return self.history[-1] if self.history else None

    @property
    def line(self) -> tuple[str, ...]:
        """The record's entries that stand: no takebacks, and nothing that one took back."""
        return standing(self.history)

    @property
    def taken_back(self) -> tuple[str, ...]:
        """The plies that the record's latest entry took back; none if it is no takeback."""
        return taken(self.history)

    @property
    def key(self) -> Hashable:
        """Equal exactly when R2 calls two positions the same."""
        return self.game.id, self.terms, self.stage.key, self.outcome

    @property
    def repetitions(self) -> int:
        """How many times this position has stood in this match, now included (R2); what was taken back has not."""
        return sum(state.key == self.key for state in self.lineage())

    def legal_moves(self) -> Iterator[str]:
        """The canonical text of every legal move, each exactly once, lazily; nothing when the match is over."""
        return iter(()) if self.outcome else self.stage.moves()

    def read(self, text: str) -> str:
        """The canonical text of the move that `text` means here. Raises MoveError."""
        if self.outcome:
            raise GameOver
        return self.stage.read(self.spelled(text))

    def spelled(self, text: str) -> str:
        """What somebody typed, tidied, with cells and the links between them as in canonical texts.

        Raises UnreadableMove for what is empty, too long, or not ASCII.
        """
        return self.position.spelling.spelled(tidy(text))

    def play(self, text: str) -> "State":
        """The state after a move. Raises MoveError; this state is unchanged either way."""
        move = self.read(text)
        stage, outcome = self.stage.after(move)
        history = (*self.history, move)
        return State(self.game, self.terms, stage, outcome, self.ply + 1, history, self.stage.turn, self.origin)

    def drop(self, player: int, reason: str = "resigned") -> "State":
        """The state after a player resigns, or runs out of `time` (R1).

        Raises GameOver; IndexError for who is not in, and ValueError for another reason.
        """
        if self.outcome:
            raise GameOver
        if reason not in leaving.WORDS:
            raise ValueError(reason)
        if player not in range(self.game.players) or player in self.out:
            raise IndexError(player)
        stage, outcome = self.stage.drop(player, reason)
        return replace(self, stage=stage, outcome=outcome, history=(*self.history, leaving.written(player, reason)))

    def draw(self, reason: str = "agreed") -> "State":
        """The state after the players agree to a draw, or one claims it for a third repetition (R2).

        Raises GameOver, and IllegalMove("not-repeated") for a claim that comes too early.
        """
        if self.outcome:
            raise GameOver
        if reason not in DRAWN_BY_PLAYERS:
            raise ValueError(reason)
        if reason == "repetition" and self.repetitions < 3:
            raise IllegalMove("not-repeated", count=self.repetitions)
        return replace(self, outcome=Outcome((), reason), history=(*self.history, f"draw {reason}"))

    def takeback_plies(self, player: int) -> int | None:
        """How many plies go if a player takes their latest one back; None if there is none, or somebody left since."""
        ways = enumerate(self._ways_back(), 1)
        return next((plies for plies, before in ways if before.turn == player), None)

    def takeback(self, player: int) -> "State":
        """The state after a player takes their latest ply back, and with it all that was played since.

        Raises GameOver, and IllegalMove("nothing-to-take-back").
        """
        return self._go_back(self.takeback_plies(player))

    def first_steps(self, limit: int = 25) -> list[Suggestion]:
        """Ways to begin a move, at most `limit`, for an interface that leads in steps: where a game has several kinds
        of moves, the kinds. `suggest` goes on from their texts, and following both reaches every legal move.
        """
        return [] if self.outcome else self.stage.first_steps(limit)

    def suggest(self, typed: str = "", limit: int = 25) -> list[Suggestion]:
        """Ranked ways to go on from a half-typed move, at most `limit`; following them reaches every legal move.

        A `limit` below 15 may leave nothing to follow: moves are parted character by character.
        """
        if self.outcome:
            return []
        try:
            start = self.spelled(typed) if typed.strip() else ""
        except UnreadableMove:
            return []
        return self.stage.suggest(start, limit)

    def enter(self, entry: str) -> "State":
        """The state after one entry of a record. Raises MoveError or TextError."""
        match entry.split():
            case [_, _] if left := leaving.told(entry):
                return self._after_leaving(entry, left)
            case ["draw", reason] if reason in DRAWN_BY_PLAYERS:
                return self.draw(reason)
            case ["takeback", _] if plies := plies_back(entry):
                return self._go_back(plies)
            case [word, *_] if word == "takeback" or leaving.is_beside_the_board(word):
                raise TextError("entry", line=entry)
        return self.play(entry)

    def follow(self, entries: Iterable[str]) -> Iterator["State"]:
        """The state after each of some entries of a record: as `enter` has it, and no slower for what is taken back.

        Raises MoveError, with the entry's number as `line`, or TextError.
        """
        here, line = self, [replace(self, history=())]  # every state's own record would fill the memory
        for number, entry in enumerate(entries, 1):
            plies = plies_back(entry) or 0
            there = line[-1 - plies] if plies < len(line) else here
            known = bool(plies) and not here.outcome and here.ply - there.ply == plies
            try:
                here = _gone_back(here, there) if known else here.enter(entry)
            except MoveError as refusal:
                refusal.data.setdefault("line", number)
                raise
            if known:
                del line[-1 - plies :]
            line.append(replace(here, history=()))
            yield here

    def closed_by(self, after: "State") -> "State | None":
        """The round that the ply from here to `after` finished, the match going on: as a state that ends with it."""
        if after.outcome or after.last is None or after.ply <= self.ply:
            return None
        closed = self.stage.closes(after.last)
        return replace(after, stage=closed[0], outcome=closed[1]) if closed else None

    def past(self) -> Iterator["State"]:
        """The state after every entry of this match's record, from its start to this one."""
        return self._replayed(self.history)

    def lineage(self) -> Iterator["State"]:
        """The states that led to this one, itself included, as if nothing had ever been taken back."""
        return self._replayed(self.line)

    def text(self) -> str:
        """The position as readable lines that `Game.from_text` reads back."""
        return notation.write_state(self)

    def record(self) -> str:
        """The match as readable lines that `Game.replay` reads back."""
        return notation.write_record(self)

    def _after_leaving(self, entry: str, left: leaving.Left) -> "State":
        try:
            return self.drop(left.player, left.reason)
        except IndexError as nobody:
            raise TextError("entry", line=entry) from nobody

    def _replayed(self, entries: Iterable[str]) -> Iterator["State"]:
        start = self.game.from_text(self.origin) if self.origin else self.game.start(self.options)
        yield start
        yield from start.follow(entries)

    def _ways_back(self) -> Iterator["State"]:
        """The states that can be gone back to, the nearest first: neither from an end nor past somebody's leaving."""
        for before, after in reversed(list(pairwise(self.lineage()))):
            if after.ply == before.ply:
                return
            yield before

    def _go_back(self, plies: int | None) -> "State":
        if self.outcome:
            raise GameOver
        there = next(islice(self._ways_back(), plies - 1, None), None) if plies else None
        if there is None:
            raise IllegalMove("nothing-to-take-back")
        return _gone_back(self, there)


def _gone_back(here: State, there: State) -> State:
    """A state as it was before some plies, with the way here and back in its record."""
    return replace(there, history=(*here.history, written(here.ply - there.ply)))
