"""The buttons that lead to the page, and the private message with the link."""

from dataclasses import dataclass

import discord
from discord import ui

import locales
from cogs.analysis.analysis_views import Thinking
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.desk.desk_messages import ShownMatches
from cogs.playing.board_messages import Board
from cogs.training.exercise_messages import Solver
from matches import Match
from runtime.services import Services
from training.exercises import Exercise


@dataclass(frozen=True, slots=True)
class HasPage:
    """What is loaded for a board where the bot has a page."""


async def load_page(services: Services, _: Match) -> list[HasPage]:
    """Return that the bot has a page, if it has one."""
    return [HasPage()] if services.sessions.address else []


def page_buttons(board: Board) -> list[Button]:
    """Return the button that leads to the page of a board, if there is a page."""
    return [board.button("touch")] if board.loaded(HasPage) else []


async def desk_page_buttons(services: Services, shown: ShownMatches) -> list[Button]:
    """Return the button below the desk that leads to the same list on the page, if there is a page."""
    label = locales.say(shown.language, "button-touch")
    return [Button.to("touch-desk", label=label)] if services.sessions.address else []


def exercise_page_buttons(shown: tuple[Solver, Exercise]) -> list[Button]:
    """Return the button that leads to the page of an exercise, if there is a page."""
    solver, exercise = shown
    label = locales.say(solver.reader.language, "button-touch")
    return [Button.to("touch-exercise", exercise.key, label=label)] if solver.services.sessions.address else []


async def thinking_page_buttons(services: Services, thinking: Thinking) -> list[Button]:
    """Return the button that leads to the same place on the page, if there is a page."""
    subject, spot, _ = thinking.moment
    label = locales.say(thinking.language, "button-touch")
    return [Button.to("touch-think", subject, spot, label=label)] if services.sessions.address else []


def link_message(language: str, link: str) -> Message:
    """Return the private message with a person's link."""
    button: ui.Button[ui.View] = ui.Button(
        label=locales.say(language, "button-touch-open"), url=link, style=discord.ButtonStyle.link
    )
    return Message(locales.say(language, "touch-link"), controls=view(button))
