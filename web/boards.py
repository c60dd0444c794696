"""What the page has open, and its boards as the page gets them: pictures, presses, what can be done."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, TypeAlias

import locales
from engine import GAMES, State
from engine.suggest import Suggestion
from matches import Match, MatchError
from matches.web.session_service import Visitor
from renderer import View, describe, has_top_view, perspectives, place_name, places, render_svg
from runtime.services import Services
from web.touching import Touched, touch
from web.words import say, told

LARGEST: Final = 2**63
"""Above all numbers that the database stores."""
MOST_DIGITS: Final = 9
"""Most digits of a number in an address."""
MOST_BUTTONS: Final = 12
"""The most choices without a place that are buttons; of more the number is typed."""
_NUMBERED: Final = re.compile(r"(\D+ )(\d+)")


Find: TypeAlias = Callable[[int], Awaitable[Match]]
"""Returns a match that somebody may see, by its number. Raises MatchError("no-such-match")."""


class Elsewhere(Exception):
    """What was asked for stands elsewhere on the page: `at`, as `Visitor.at`."""

    def __init__(self, at: str) -> None:
        super().__init__(at)
        self.at = at


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks at boards, and in which language they read."""

    language: str
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0
    top_down: bool = False

    def view(self, **more: Any) -> View:
        """Return what the renderer is told of it, with names and marks."""
        return View(
            language=self.language, theme=self.theme, perspective=self.perspective, top_down=self.top_down, **more
        )


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody on the page, with what answers them."""

    services: Services
    visitor: Visitor
    look: Look
    match: Find

    @property
    def user(self) -> int:
        return self.visitor.user

    @property
    def language(self) -> str:
        return self.look.language

    def say(self, code: str, **data: object) -> str:
        return say(self.look.language, code, **data)


class Sitting(Protocol):
    """What the page has open: a match, or another board at which somebody can do something."""

    @property
    def visit(self) -> Visit:
        """Who has it open."""
        ...

    @property
    def state(self) -> State:
        """The position in which presses are read."""
        ...

    @property
    def moment(self) -> int:
        """What presses and acts have to carry: another number means that they were made on another board."""
        ...

    @property
    def match_id(self) -> int | None:
        """The match of which the page hears while this is open."""
        ...

    @property
    def may_move(self) -> bool:
        """Whether moves can be made on the board of `state`."""
        ...

    def moved_on(self) -> MatchError:
        """Return the refusal of what carries another `moment`."""
        ...

    def view(self, **marks: Any) -> View:
        """Return how its boards are drawn."""
        ...

    async def board(self, at: int | None) -> dict[str, Any]:
        """Return what is shown, by default the latest board: `title`, `said`, `line`, `acts`,
        `ways` elsewhere, and `shown_data`.

        Where boards have addresses of their own, `here` is that of the board, and presses are made there. There may be
        a `tree` of moves, each with its address; `atOnce` if moves are not shown before they are played.
        """
        ...

    async def do(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Do what the page has sent, and return what to say of it (`said`), and perhaps where to go (`goes`), or which
        sitting `shows` what came of it until something else is asked for.

        There it may begin with a half-typed move (`typed`). What is to be read longer has `lines`, perhaps with `acts`
        and the board drawn anew.

        Raises MatchError, MoveError.
        """
        ...


def read_number(text: str | None) -> int | None:
    """Return a number as it stands in an address; None for anything else, and for what no database counts up to."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


async def shown_data(
    sitting: Sitting, state: State, at: int, last: int, *, can: bool | None = None, **marks: Any
) -> dict[str, Any]:
    """Return a board of a sitting, the one numbered `at` of 0 to `last`, with its first presses if it can be played on.

    `can`: whether it can; None for only the last one, where somebody may move. `marks`: for `Sitting.view`.
    """
    can = (at == last and sitting.may_move) if can is None else can
    data = {
        "at": at,
        "last": last,
        "moment": sitting.moment,
        "watch": sitting.match_id or 0,
        "can": can,
        "turns": perspectives(GAMES[state.game.id]),
        "above": has_top_view(GAMES[state.game.id]),
        **await picture(state, sitting.view(**marks)),
    }
    if can:
        data["step"] = step_data(sitting.state, touch(sitting.state), sitting.visit.language)
    return data


async def touch_data(sitting: Sitting, typed: str, place: str | None) -> dict[str, Any]:
    """Return what a press on a board means, with the board as it would be after the move, or else as it is marked.

    Raises MoveError for a half-typed move that is none.
    """
    state = sitting.state
    touched = await asyncio.to_thread(touch, state, typed, place)
    refused = state.position.places_of(touched.refusal) if touched.refusal else ()
    if touched.half.move and not touched.refusal:
        shown = await picture(state.play(touched.half.move), sitting.view())
    else:
        shown = await picture(state, sitting.view(typed=touched.half.text or None, refused=refused))
    return step_data(state, touched, sitting.visit.language) | shown


def step_data(state: State, touched: Touched, language: str) -> dict[str, Any]:
    """Return a half-typed move as the page gets it."""
    half, (number, others) = touched.half, _number(touched.others, language)
    return {
        "typed": half.text,
        "move": half.move,
        "sure": half.move in state.position.needs_confirmation,
        "asked": say(language, f"ask-{touched.question}"),
        "begun": half.cells,
        "lit": touched.lit,
        "meant": [_choice(language, way, f"suggest-{way.label}") for way in touched.meant],
        "others": [_choice(language, way, f"choice-{way.label}") for way in others],
        "number": number,
        "refused": told(language, touched.refusal) if touched.refusal else "",
    }


def _number(others: Sequence[Suggestion], language: str) -> tuple[dict[str, Any] | None, Sequence[Suggestion]]:
    """Return how a number is typed among many choices that differ by one, and the choices that have none."""
    found = {way.text: _NUMBERED.fullmatch(way.text) for way in others}
    numbers = [int(number[2]) for number in found.values() if number]
    leads = {number[1] for number in found.values() if number}
    if len(numbers) <= MOST_BUTTONS or len(leads) != 1:
        return None, others
    lead = leads.pop()
    named, *_ = say(language, f"word-{lead.strip()}").split(",")  # its other forms are for what people type
    field = {"label": named, "lead": lead, "least": min(numbers), "most": max(numbers)}
    return field, [way for way in others if not found[way.text]]


def _choice(language: str, way: Suggestion, code: str) -> dict[str, Any]:
    code = code if locales.has(language, code) else f"suggest-{way.label}"
    return {"text": way.text, "label": say(language, code, **way.data, begun=False)}


async def picture(state: State, view: View) -> dict[str, Any]:
    """Return a board as SVG, described, with what is heard of each of its places."""
    drawn = await asyncio.to_thread(render_svg, state, view)
    heard = {cell: place_name(GAMES[state.game.id], view.language, cell) for cell in drawn.cells}
    return {"svg": drawn.text, "alt": describe(state, view), "places": {**heard, **places(state, view)}}
