"""One's matches and a board of one, as the page gets them."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import locales
from engine import GAMES, MoveError, State
from engine.suggest import Suggestion
from matches import Listing, Match, MatchError
from matches.playing.match_rules import check_may_move
from matches.web.session_service import Visitor
from renderer import View, course, describe, has_top_view, perspectives, place_name, render_svg
from runtime.services import Services
from web.acts import acts_data
from web.touching import Touched, touch
from web.words import say, told
from wording.formatting import name_of, names_of, timestamp

MOST_BUTTONS: Final = 12
"""The most choices without a place that are buttons; of more the number is typed."""
_NUMBERED: Final = re.compile(r"(\D+ )(\d+)")


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks at boards, and in which language they read."""

    language: str
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0
    top_down: bool = False


async def desk_data(services: Services, visitor: Visitor, language: str) -> list[dict[str, Any]]:
    """Return the running matches of a person in the order of the desk: their turns by deadline, then the others."""
    desk = await services.desks.of(visitor.user)
    return [
        {
            "id": match.id,
            "game": say(language, f"game-{match.game.id}"),
            "names": say(
                language, "page-with", names=tuple(name_of(language, seat) for seat in match.opponents(visitor.user))
            ),
            "mine": match in desk.turns or match in desk.votes,
            "line": _turn_line(language, match, visitor.user),
        }
        for match in (*desk.turns, *desk.votes, *desk.others)
    ]


def _turn_line(language: str, match: Listing | Match, user: int) -> str:
    assert match.mover
    code = "desk-thinking" if match.is_thinking else "desk-yours" if match.waits_for(user) else "desk-theirs"
    timed = match.deadline is not None
    return say(language, code, player=name_of(language, match.mover), timed=timed, until=timestamp(match.deadline))


async def board_data(
    services: Services, match: Match, visitor: Visitor, look: Look, at: int | None = None
) -> dict[str, Any]:
    """Return a board of a match, and where it is the latest what the person can do there."""
    shown = match if at is None else match.at(at)
    game = say(look.language, f"game-{match.game.id}")
    is_latest, view = shown.entries == match.entries, _view(match, look)
    data = {
        "id": match.id,
        "title": say(look.language, "page-match", game=game, names=names_of(look.language, match)),
        "at": shown.entries,
        "entries": match.entries,
        "said": course(shown.state, view),
        "line": _turn_line(look.language, match, visitor.user) if match.mover else "",
        "mine": is_latest and _may_move(match, visitor.user),
        "turns": perspectives(match.game),
        "above": has_top_view(match.game),
        "acts": await acts_data(services, match, visitor.user, look.language) if is_latest else [],
        **await picture(shown.state, view),
    }
    if data["mine"]:
        data["step"] = step_data(match.state, touch(match.state), look.language)
    return data


async def touch_data(match: Match, look: Look, typed: str, place: str | None) -> dict[str, Any]:
    """Return what a press on a board means, with the board as it would be after the move, or else as it is marked.

    Raises MoveError for a half-typed move that is none.
    """
    state = match.state
    touched = await asyncio.to_thread(touch, state, typed, place)
    refused = state.position.places_of(touched.refusal) if touched.refusal else ()
    if touched.half.move and not touched.refusal:
        shown = await picture(state.play(touched.half.move), _view(match, look))
    else:
        shown = await picture(state, _view(match, look, typed=touched.half.text or None, refused=refused))
    return step_data(state, touched, look.language) | shown


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
    drawn, game, pieces = await asyncio.to_thread(render_svg, state, view), state.game, state.position.pieces()
    heard = {cell: place_name(GAMES[game.id], view.language, cell) for cell in drawn.cells}
    for cell, piece in pieces.items():
        side = say(view.language, f"side-{game.sides[piece.side]}")
        heard[cell] = say(view.language, "page-holds", place=heard[cell], side=side)
    return {"svg": drawn.text, "alt": describe(state, view), "places": heard}


def _view(match: Match, look: Look, **marks: Any) -> View:
    return View(
        names=names_of(look.language, match),
        language=look.language,
        theme=look.theme,
        perspective=look.perspective,
        top_down=look.top_down,
        lost=match.abandoned_by,
        **marks,
    )


def _may_move(match: Match, user: int) -> bool:
    try:
        check_may_move(match, user)
    except (MatchError, MoveError):
        return False
    return True
