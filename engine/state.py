"""A match as it stands: immutable, hashable, seen by the players, and linked to the state before it."""

import threading
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise

from engine import auction, notation
from engine.description import GameDescription
from engine.entries import LEAVING, Draw, Entry, Leave, Ply, Takeback, read_entry
from engine.errors import GameOver, IllegalMove, IncompleteMove, MoveError, TextError, UnreadableMove
from engine.half_moves import HalfMove, Press
from engine.options import Options
from engine.outcome import DRAWN_BY_PLAYERS, Outcome
from engine.position import Move, Position, Prompt
from engine.spelling import normalized
from engine.stage import Stage
from engine.suggest import Suggestion, read_range


class _Release(threading.local):
    """The states that a thread has yet to release: in a loop, so that a long match needs no deep stack."""

    def __init__(self) -> None:
        self.waiting: list[State | None] = []
        self.running = False


_release = _Release()


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match. Two states are equal when nothing but the way to them differs.

    Each state but the first holds the state before it (`previous`), so that everything that happened is at hand.
    """

    game: GameDescription
    terms: str
    """The canonical text of the options."""
    stage: Stage
    outcome: Outcome | None = None
    ply: int = 0
    """Number of plies that stand: bids and choices count, resignations and agreements do not."""
    entry: Entry | None = field(default=None, compare=False)
    """The record's latest entry; None at the start."""
    previous: "State | None" = field(default=None, compare=False, repr=False)
    """The state before `entry`; None at the start."""
    restored: "State | None" = field(default=None, compare=False, repr=False)
    """The earlier state that `entry` went back to, if it is a takeback; it is none itself."""
    length: int = field(default=0, compare=False)
    """Number of entries in the record."""
    origin: str = field(default="", compare=False, repr=False)
    """The text of the position that the record starts from, where it is not the game's own start."""

    def __del__(self, release: _Release = _release) -> None:
        """Have the state before this one released after it, not within: Python 3.13 would need a stack for each."""
        if self.previous is None:
            return
        release.waiting.append(self.previous)
        object.__setattr__(self, "previous", None)
        if release.running:
            return
        release.running = True
        while release.waiting:
            release.waiting.pop()
        release.running = False

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
        """Whether the sides have not been assigned to the players yet."""
        return self.stage.undecided

    @property
    def out(self) -> tuple[int, ...]:
        """The players who have left while the others play on."""
        return self.stage.out

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The special conditions of this turn."""
        return () if self.outcome else self.stage.prompts

    @property
    def key(self) -> Hashable:
        """Equal exactly when R2 calls two positions the same."""
        return self.game.id, self.terms, self.stage.key, self.outcome

    # The way here

    @property
    def history(self) -> tuple[str, ...]:
        """The texts of the record's entries: `30a-29a`, `bid 3`, `resign 0`, `late 1`, `draw agreed`, `takeback 2`."""
        return tuple(state.entry.text for state in self.past() if state.entry)

    @property
    def last(self) -> str | None:
        """The text of the record's latest entry."""
        return self.entry.text if self.entry else None

    @property
    def line(self) -> tuple[str, ...]:
        """The texts of the entries that stand: no takebacks, and nothing that one took back."""
        return tuple(state.entry.text for state in self.lineage() if state.entry)

    @property
    def taken_back(self) -> tuple[str, ...]:
        """The texts of the plies that the latest entry took back; none if it is no takeback."""
        if not isinstance(self.entry, Takeback) or self.previous is None:
            return ()
        taken = [state.entry.text for state in islice(self.previous.backwards(), self.entry.plies) if state.entry]
        return tuple(reversed(taken))

    @property
    def last_player(self) -> int | None:
        """The player of the latest ply that stands; None before the first."""
        plies = (state for state in self.backwards() if isinstance(state.entry, Ply))
        latest = next(plies, None)
        return latest.previous.turn if latest and latest.previous else None

    @property
    def rounds(self) -> tuple["State", ...]:
        """The rounds that were finished while the match went on, each as a state that ends with it."""
        steps = pairwise(self.lineage())
        return tuple(closed for before, after in steps if (closed := before.finished_round(after)))

    @property
    def repetitions(self) -> int:
        """The number of occurrences of this position in this match, now included, without plies taken back (R2)."""
        key = self.key
        return sum(state.key == key for state in self.backwards())

    def backwards(self) -> Iterator["State"]:
        """Yield the states of the line that stands, the latest first, as if nothing had ever been taken back."""
        state: State | None = self
        while state:
            state = state.restored or state
            yield state
            state = state.previous

    def lineage(self) -> tuple["State", ...]:
        """Return the states of the line that stands from the start on, as if nothing had ever been taken back."""
        return tuple(reversed(list(self.backwards())))

    def past(self) -> tuple["State", ...]:
        """Return the states of the record from the start to this one: the first, and one after every entry."""
        states = [self]
        while state := states[-1].previous:
            states.append(state)
        return tuple(reversed(states))

    def finished_round(self, after: "State") -> "State | None":
        """Return the round that the ply from here to `after` finished, as a state that ends with it.

        None if it finished none, or the match.
        """
        if after.outcome or not isinstance(after.entry, Ply) or after.stage.round == self.stage.round:
            return None
        stage, outcome = self.stage.closing(self.parse(after.entry.text))
        return replace(after, stage=stage, outcome=outcome)

    # What may be played

    def legal_moves(self) -> Iterator[str]:
        """Return the canonical text of every legal move, each exactly once, lazily; nothing when the match is over."""
        return map(str, () if self.outcome else self.stage.moves())

    def read(self, text: str) -> str:
        """Return the canonical text of the move that `text` means here. Raises MoveError."""
        return str(self.parse(text))

    def parse(self, text: str) -> Move:
        """Return the move that `text` means here, as the stage and the position take it. Raises MoveError."""
        if self.outcome:
            raise GameOver
        spelled = self.spelled(text)
        if read_range(spelled) and self.stage.half_move(spelled).suggestions(1):
            raise IncompleteMove("range", text=spelled)
        if not self.undecided:
            auction.check_over(spelled)
        return self.stage.read(spelled)

    def spelled(self, text: str) -> str:
        """Return what somebody typed, tidied, with cells and the links between them as in canonical texts.

        Raises UnreadableMove for a text that is empty, too long, or not ASCII.
        """
        return self.position.spelling.spelled(normalized(text))

    def half_move(self, typed: str = "") -> HalfMove:
        """Return what a half-typed move means, every way in which it may go on, and why it cannot if it cannot."""
        try:
            text, leads_on = self.spelled(typed) if typed.strip() else "", not self.outcome
        except UnreadableMove:
            text, leads_on = typed, False
        half = self.stage.half_move(text) if leads_on else HalfMove(self.stage, text)
        if not leads_on:
            half.ways = ()
        half.read = self.read
        return half

    def press(self, typed: str, place: str) -> Press:
        """Return what a press on a cell, or another place of the board such as `pit 9`, makes of a half-typed move."""
        half = self.half_move(typed)
        text, meant = half.pressed(place)
        after = self.half_move(text)
        if meant:
            return Press(after, meant)
        return Press(half, (), after.refusal or UnreadableMove("unreadable", text=text[:40]))

    def suggest(self, typed: str = "", limit: int = 25) -> list[Suggestion]:
        """Return at most `limit` ranked ways to go on from a half-typed move; following them reaches every legal move.

        If what is typed is a legal move, it comes first. Where there are more ways than `limit`, some are in groups,
        such as `bid 31..99`; the text of a group is no legal move. A `limit` below 12 may leave nothing to follow.
        """
        half = self.half_move(typed)
        found, exact = half.suggestions(limit), half.move
        if not exact:
            return found
        named = (found for found in self.half_move(exact).suggestions(25) if found.text == exact and found.complete)
        first = next(named, half.choice(exact, "move", {"text": exact}))
        if first not in found and len(found) == limit:
            found = half.suggestions(limit - 1)
        return [first, *(suggestion for suggestion in found if suggestion.text != exact)]

    def takeback_plies(self, player: int) -> int | None:
        """Return how many plies go if a player takes their latest back; None where none can be taken back."""
        states = enumerate(self._takeback_states(), 1)
        return next((plies for plies, before in states if before.turn == player), None)

    # What happens

    def play(self, text: str) -> "State":
        """Return the state after a move. Raises MoveError."""
        move = self.parse(text)
        stage, outcome = self.stage.after(move)
        return self._after(Ply(str(move)), stage, outcome, self.ply + 1)

    def drop(self, player: int, reason: str = "resigned") -> "State":
        """Return the state after a player resigns, or runs out of `time` (R1).

        Raises GameOver, IndexError for a player who is not in the match, and ValueError for another reason.
        """
        if self.outcome:
            raise GameOver
        if reason not in LEAVING:
            raise ValueError(reason)
        if player not in range(self.game.players) or player in self.out:
            raise IndexError(player)
        stage, outcome = self.stage.drop(player, reason)
        return self._after(Leave(player, reason), stage, outcome, self.ply)

    def draw(self, reason: str = "agreed") -> "State":
        """Return the state after the players agree to a draw, or one claims it for a third `repetition` (R2).

        Raises GameOver, ValueError for another reason, and IllegalMove("not-repeated") for a claim made too early.
        """
        if self.outcome:
            raise GameOver
        if reason not in DRAWN_BY_PLAYERS:
            raise ValueError(reason)
        if reason == "repetition" and self.repetitions < 3:
            raise IllegalMove("not-repeated", count=self.repetitions)
        return self._after(Draw(reason), self.stage, Outcome((), reason), self.ply)

    def takeback(self, player: int) -> "State":
        """Return the state after a player takes their latest ply back, and with it all that was played since.

        Raises GameOver, and IllegalMove("nothing-to-take-back" | "no-own-ply").
        """
        plies = self.takeback_plies(player)
        if plies is None and not self.outcome and not self._has_played(player):
            raise IllegalMove("no-own-ply")
        return self._go_back(plies)

    def as_turn_of(self, player: int) -> "State":
        """Return the state with the turn passed to a player who is still in, ahead of the plies of those before them.

        It belongs to no record. Raises GameOver, and TypeError for a game of two players, in which nobody is passed
        over.
        """
        if self.outcome:
            raise GameOver
        return self if player == self.turn else replace(self, stage=self.stage.turned_to(player))

    def enter(self, text: str) -> "State":
        """Return the state after one entry of a record. Raises MoveError or TextError."""
        match read_entry(text):
            case Leave(player, reason):
                try:
                    return self.drop(player, reason)
                except IndexError as nobody:
                    raise TextError("entry", line=text) from nobody
            case Draw(reason):
                return self.draw(reason)
            case Takeback(plies):
                return self._go_back(plies)
            case Ply():
                return self.play(text)

    def follow(self, entries: Iterable[str]) -> Iterator["State"]:
        """Yield the state after each of some entries of a record.

        Raises MoveError, with the entry's number as `line`, or TextError.
        """
        state = self
        for number, entry in enumerate(entries, 1):
            try:
                state = state.enter(entry)
            except MoveError as refusal:
                refusal.data.setdefault("line", number)
                raise
            yield state

    # Texts

    def text(self) -> str:
        """Return the position as readable lines that `Game.from_text` reads back."""
        fields = {
            "ply": str(self.ply),
            "stage": notation.write_stage(self.stage.name, self.stage.fields()),
            "board": self.position.text(),
        }
        if self.outcome:
            fields["outcome"] = notation.write_outcome(self.outcome)
        return "\n".join([notation.write_head(self.game.id, self.terms), *notation.write_fields(fields)])

    def record(self) -> str:
        """Return the match as readable lines that `Game.replay` reads back."""
        head = notation.write_head(self.game.id, self.terms)
        return "\n".join([head, *notation.write_entries(self.origin, self.history)])

    def _after(self, entry: Entry, stage: Stage, outcome: Outcome | None, ply: int) -> "State":
        return State(self.game, self.terms, stage, outcome, ply, entry, self, None, self.length + 1, self.origin)

    def _has_played(self, player: int) -> bool:
        """Return whether a ply of a player stands."""
        return any(after.ply > before.ply and before.turn == player for after, before in pairwise(self.backwards()))

    def _takeback_states(self) -> Iterator["State"]:
        """Yield the states that can be gone back to, the latest first: not from an end, nor past somebody's leaving."""
        for after, before in pairwise(self.backwards()):
            if after.ply == before.ply:
                return
            yield before

    def _go_back(self, plies: int | None) -> "State":
        if self.outcome:
            raise GameOver
        earlier = next(islice(self._takeback_states(), plies - 1, None), None) if plies else None
        if plies is None or earlier is None:
            raise IllegalMove("nothing-to-take-back")
        return replace(earlier, entry=Takeback(plies), previous=self, restored=earlier, length=self.length + 1)
