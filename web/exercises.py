"""Exercises on the page: puzzles, the puzzle of the day, steps of lessons; and the solution of a puzzle.

Each is a sitting. What is done there may show another one in its place: the board after a wrong move, with the reason.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import locales
from engine import GAMES, State
from matches import MatchError
from renderer import View
from training.exercises import LONGEST_KEY
from training.lesson_service import StepHint, Tried
from training.lessons import Step, lesson, step_of
from training.puzzle_service import FAILED, OPEN, SOLVED
from training.puzzles import puzzle_games
from training.solving import Solving
from web.boards import Elsewhere, Sitting, Visit, read_number, shown_data
from web.words import plain, say
from wording.formatting import side_name, where_text
from wording.lessons import done_lines, heading, hint_text, missed_lines, text_id
from wording.puzzles import attempt_lines, ended_line, given_up_lines, line_lines, open_lines, why_lines
from wording.puzzles import heading as puzzle_heading


@dataclass(frozen=True)
class Exercising(ABC):
    """Boards of an exercise for one person, who may move on the last of them."""

    visit: Visit
    told: tuple[str, ...] = field(default=(), kw_only=True)
    """What is said first: the answer to what was done."""
    pointed: tuple[str, ...] = field(default=(), kw_only=True)
    """The places to look at."""
    begins: int | None = field(default=None, kw_only=True)
    """The board that is shown first; None for the last one."""

    @property
    @abstractmethod
    def states(self) -> Sequence[State]:
        """The boards."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The title, as chat has it."""

    @abstractmethod
    def lines(self, at: int) -> Iterable[str]:
        """Return what is said of a board, as chat says it."""

    @abstractmethod
    async def acts(self) -> list[dict[str, Any]]:
        """Return what can be done beside moving."""

    @abstractmethod
    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Do what the page has sent on this board, as `do`. Raises MatchError, MoveError, ThinkingError."""

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def since(self) -> int | None:
        """After how many entries of the record changes are marked; None for the latest."""
        return None

    @property
    def moment(self) -> int:
        return 0

    @property
    def match_id(self) -> None:
        return None

    @property
    def may_move(self) -> bool:
        return False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(side_name(self.visit.language, self.state.game, side) for side in self.state.sides)

    def can(self, at: int) -> bool:
        """Return whether moves can be made on a board."""
        return at == len(self.states) - 1 and self.may_move

    def marks(self, at: int) -> dict[str, Any]:
        """Return the marks on a board, for `view`."""
        return {"pointed": self.pointed, "since": self.since} if at == len(self.states) - 1 else {}

    def moved_on(self) -> MatchError:
        return MatchError("exercise-moved-on")

    def view(self, **marks: Any) -> View:
        if "typed" in marks and not marks.get("refused"):
            marks |= {"pointed": self.pointed, "since": self.since}
        return self.visit.look.view(names=self.names, **marks)

    async def board(self, at: int | None) -> dict[str, Any]:
        last, asked = len(self.states) - 1, self.begins if at is None else at
        shown = last if asked is None else min(asked, last)
        return {
            "title": plain(self.title),
            "line": plain("\n".join(filter(None, (*self.told, *self.lines(shown))))),
            "said": [],
            "acts": await self.acts(),
            **await shown_data(self, self.states[shown], shown, last, can=self.can(shown), **self.marks(shown)),
        }

    async def do(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        if data.get("moment") != self.moment:
            raise self.moved_on()
        return await self.done(data)

    def act(self, label: str, name: str, **more: Any) -> dict[str, Any]:
        """Return an act that is sent by its name."""
        return {"send": {"act": name, **more.pop("sent", {})}, "label": self.visit.say(label), **more}

    def way(self, label: str, goes: str, **more: Any) -> dict[str, Any]:
        """Return an act that leads elsewhere on the page."""
        return {"goes": goes, "label": self.visit.say(label), **more}


# Puzzles


@dataclass(frozen=True)
class _AtPuzzle(Exercising):
    """A puzzle as it stands, or its solution."""

    solving: Solving

    @property
    def key(self) -> str:
        return self.solving.exercise.key

    @property
    def puzzle_id(self) -> str:
        return self.solving.stand.puzzle.id

    @property
    def title(self) -> str:
        return puzzle_heading(self.visit.language, self.solving)

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        user, services = self.visit.user, self.visit.services
        match data:
            case {"act": "again"}:
                await services.puzzles.again(user, self.puzzle_id)
                return {"said": "", "goes": f"exercise/{self.key}"}
            case {"act": "next"}:
                stand = await services.puzzles.next(user, self.solving.stand.puzzle.game, self.puzzle_id)
                if stand is None:
                    raise MatchError("no-such-exercise")
                return {"said": "", "goes": f"exercise/puzzle.{stand.puzzle.id}"}
        raise MatchError("unknown-control")


@dataclass(frozen=True)
class Puzzle(_AtPuzzle):
    """A puzzle, opened by itself or as a daily puzzle, as it stands for a person."""

    @classmethod
    async def open(cls, visit: Visit, key: str) -> "Puzzle":
        return cls(visit, await _solving(visit, key))

    @property
    def states(self) -> Sequence[State]:
        return self.solving.stand.states

    @property
    def since(self) -> int | None:
        return self.solving.since

    @property
    def moment(self) -> int:
        return self.solving.exercise.plies

    @property
    def may_move(self) -> bool:
        return self.solving.stand.status == OPEN

    def lines(self, at: int) -> Iterable[str]:
        language = self.visit.language
        if self.may_move:
            return open_lines(language, self.solving)
        return () if self.told else (ended_line(language, self.solving),)

    async def acts(self) -> list[dict[str, Any]]:
        status, solution = self.solving.stand.status, f"solution/{self.key}"
        if status == OPEN:
            hint = [self.act("button-hint", "hint")] if self.solving.may_have_hint and not self.pointed else []
            return [*hint, self.act("button-puzzle-give-up", "give-up")]
        if status == FAILED:
            return [
                self.act("button-retry", "again", main=True),
                self.way("button-puzzle-solution", solution),
                self.act("button-puzzle-next", "next"),
            ]
        return [
            self.act("button-puzzle-next", "next", main=True),
            self.way("button-puzzle-line", solution),
            *await self._naming(),
        ]

    async def _naming(self) -> list[dict[str, Any]]:
        """Return the act by which a solver of a daily puzzle is named the next day, or is not, while that is open."""
        daily, dailies = self.solving.daily, self.visit.services.dailies
        result = daily and await dailies.result(daily.id, self.visit.user)
        if not daily or not result or not result.solved or await dailies.is_over(daily):
            return []
        label = "button-daily-unname" if result.is_named else "button-daily-name"
        return [self.act(label, "name", sent={"wanted": not result.is_named})]

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        visit, services, language = self.visit, self.visit.services, self.visit.language
        match data:
            case {"act": "play", "text": str(text)}:
                after, attempt = await services.solving.play(visit.user, self.solving, text)
                ended = after.stand.status != OPEN
                told = tuple(attempt_lines(language, after, attempt)) if ended else ()
                return {"said": "", "shows": Puzzle(visit, after, told=told)}
            case {"act": "hint"} if self.solving.may_have_hint:
                cells = await services.puzzles.hint(visit.user, self.puzzle_id)
                where = where_text(GAMES[self.state.game.id], language, cells)
                return {"said": "", "shows": replace(self, told=(where,), pointed=cells)}
            case {"act": "give-up"} if self.may_move:
                _, attempt = await services.solving.give_up(visit.user, self.solving)
                said = plain("\n".join(given_up_lines(language, attempt)))
                return {"said": said, "goes": f"solution/{self.key}"}
            case {"act": "name", "wanted": bool(wanted)} if self.solving.daily and self.solving.stand.status == SOLVED:
                daily = await services.dailies.name(self.solving.daily.id, visit.visitor.person, is_named=wanted)
                code = "daily-named" if wanted else "daily-unnamed"
                return {"said": visit.say(code, name=visit.visitor.person.name, day=daily.day)}
        return await super().done(data)


@dataclass(frozen=True)
class Solution(_AtPuzzle):
    """The solution of a puzzle, to step through, for those who may see it."""

    line: Sequence[State]

    @classmethod
    async def open(cls, visit: Visit, key: str) -> "Solution":
        """Open the solution of a puzzle. Raises MatchError("position-untried") before a try, ThinkingError."""
        solving = await _solving(visit, key)
        await visit.services.solving.check_may_see(solving)
        line = await visit.services.puzzles.solution(visit.user, solving.stand.puzzle.id)
        return cls(visit, solving, line, begins=1)

    @property
    def states(self) -> Sequence[State]:
        return self.line

    def lines(self, at: int) -> Iterable[str]:
        return line_lines(self.visit.language, self.solving, self.line, at)

    async def acts(self) -> list[dict[str, Any]]:
        again = {
            OPEN: [self.way("button-try", f"exercise/{self.key}")],
            FAILED: [self.act("button-retry", "again")],
        }
        return [
            self.act("button-puzzle-next", "next", main=True),
            *again.get(self.solving.stand.status, []),
            self.act("button-puzzle-why", "why"),
        ]

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        if data.get("act") == "why":
            why = await self.visit.services.puzzles.why(self.visit.user, self.puzzle_id)
            told = tuple(why_lines(self.visit.language, why, self.solving.stand.puzzle.solution))
            return {"said": "", "shows": replace(self, told=told)}
        return await super().done(data)


async def _solving(visit: Visit, key: str) -> Solving:
    """Return a person's stand in a puzzle. A daily one is opened by a link from its server. Raises MatchError."""
    prefix, _, name = key.partition(".")
    if len(key) > LONGEST_KEY:
        raise MatchError("no-such-exercise")
    if prefix == "puzzle":
        return await visit.services.solving.puzzle(visit.user, name)
    number = read_number(name) if prefix == "daily" else None
    if number is None:
        raise MatchError("no-such-exercise")
    if visit.visitor.at != f"exercise/{key}":
        raise MatchError("no-such-daily")
    return await visit.services.solving.daily(visit.user, number, await visit.services.dailies.guild(number))


# Lessons


@dataclass(frozen=True)
class LessonStep(Exercising):
    """A step of a lesson, or what a try of it leads to, or a hint."""

    step: Step
    tries: int
    """How often the person has tried it."""
    answer: Tried | StepHint | None = None

    @classmethod
    async def open(cls, visit: Visit, key: str) -> "LessonStep":
        """Open a step. Raises MatchError("no-such-exercise")."""
        try:
            step = step_of(key.partition(".")[2])
        except KeyError:
            raise MatchError("no-such-exercise") from None
        progress = (await visit.services.lessons.progress(visit.user, step.game)).of(step)
        return cls(visit, step, progress.tries, pointed=step.shown)

    @property
    def key(self) -> str:
        return f"lesson.{self.step.name}"

    @property
    def states(self) -> Sequence[State]:
        answer, before = self.answer, self.step.state
        if isinstance(answer, Tried):
            reply = answer.miss.reply if answer.miss else ""
            return before, answer.state.play(reply) if reply else answer.state
        return (before, before.play(answer.move)) if answer and answer.move else (before,)

    @property
    def since(self) -> int | None:
        return self.step.state.length if len(self.states) > 1 else None

    @property
    def title(self) -> str:
        return heading(self.visit.language, self.step)

    @property
    def moment(self) -> int:
        return self.tries

    @property
    def may_move(self) -> bool:
        return len(self.states) == 1

    def lines(self, at: int) -> Iterable[str]:
        return (locales.say(self.visit.language, text_id(self.step)),) if self.may_move else ()

    async def acts(self) -> list[dict[str, Any]]:
        progress = await self.visit.services.lessons.progress(self.visit.user, self.step.game)
        own, on = progress.of(self.step), progress.after(self.step)
        again = self.way("button-retry", f"exercise/{self.key}", main=True)
        following = [self.way("button-next-step", f"exercise/lesson.{on.name}", main=True)] if on and own.done else []
        match self.answer:
            case Tried(miss=None):
                return following
            case Tried():
                return [again, *([self.act("button-hint", "hint")] if own.may_have_hint else [])]
            case StepHint(move=""):
                return [self.act("button-hint-move", "hint")]
            case StepHint(move=move):
                return [self.act("button-confirm", "play", sent={"text": move}, main=True), again | {"main": False}]
        hint = [self.act("button-hint", "hint")] if own.may_have_hint else []
        return [*hint, *(way | {"main": False} for way in following)]

    async def done(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        visit, lessons, language = self.visit, self.visit.services.lessons, self.visit.language
        match data:
            case {"act": "play", "text": str(text)}:
                tried = await lessons.try_step(visit.user, self.step, text)
                if tried.miss:
                    told, pointed = tuple(missed_lines(language, tried, tried.miss)), tried.miss.cells
                else:
                    progress = await lessons.progress(visit.user, self.step.game)
                    told, pointed = tuple(done_lines(language, tried, progress)), ()
                shown = LessonStep(visit, self.step, tried.progress.tries, tried, told=told, pointed=pointed)
                return {"said": "", "shows": shown}
            case {"act": "hint"}:
                hint = await lessons.hint(visit.user, self.step)
                shown = replace(self, answer=hint, told=(hint_text(language, hint),))
                return {"said": "", "shows": replace(shown, pointed=() if hint.move else hint.cells)}
        raise MatchError("unknown-control")


# Opening


async def _review(_: Visit, key: str) -> Sitting:
    """Lead to a turning point, which chat has as an exercise. Raises Elsewhere."""
    raise Elsewhere(key.replace(".", "/", 1))


OPENED: Final = {"puzzle": Puzzle.open, "daily": Puzzle.open, "lesson": LessonStep.open, "review": _review}
"""How exercises are opened, by the prefix of their key."""


async def open_exercise(visit: Visit, key: str) -> Sitting:
    """Open the exercise with a key. Raises MatchError("no-such-exercise" | "no-such-daily")."""
    opened = OPENED.get(key.partition(".")[0])
    if opened is None:
        raise MatchError("no-such-exercise")
    return await opened(visit, key)


async def open_puzzle(visit: Visit, game: str) -> Sitting:
    """Lead to the next puzzle of a game. Raises Elsewhere, MatchError("no-such-exercise")."""
    stand = await visit.services.puzzles.next(visit.user, game)
    if stand is None:
        raise MatchError("no-such-exercise")
    raise Elsewhere(f"exercise/puzzle.{stand.puzzle.id}")


async def open_lesson(visit: Visit, game: str) -> Sitting:
    """Lead to where somebody is in the lesson of a game. Raises Elsewhere, MatchError("no-such-exercise")."""
    if game not in GAMES or not lesson(game).core:
        raise MatchError("no-such-exercise")
    progress = await visit.services.lessons.progress(visit.user, game)
    step = progress.current or progress.lesson.core[0]
    raise Elsewhere(f"exercise/lesson.{step.name}")


def ways_data(language: str) -> list[dict[str, Any]]:
    """Return the ways to puzzles and lessons, a game each, below the list of one's matches."""
    taught = [game for game in GAMES if lesson(game).core]
    return [
        {
            "label": say(language, label),
            "links": [{"goes": f"{kind}/{game}", "label": say(language, f"game-{game}")} for game in games],
        }
        for label, kind, games in (
            ("page-puzzles", "puzzle", puzzle_games()),
            ("button-lessons", "learn", taught),
        )
    ]
