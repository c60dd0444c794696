"""The public post of the daily puzzle: its board, and the results of the day before; and its delivery."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import discord
from discord import ui

import locales
from cogs.core.client import Client
from cogs.core.controls import Button, Item, custom_id
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.playing.board_messages import sides_file
from cogs.posting.delivery import Obsolete
from cogs.posting.post import ChannelPost
from cogs.training.lesson_messages import learn_buttons
from engine import GAMES
from matches import Place, QueuedPost
from renderer import accent
from training.daily_service import Daily, DailyReport, Solvers
from wording.formatting import game_name, safe, variant_lines
from wording.side_marks import marked_side


async def daily_message(report: DailyReport, reader: Reader) -> Message:
    """Return the post of a day: the puzzle with its board, and the solution and the solvers of the one before."""
    daily, language = report.daily, reader.language
    state = daily.puzzle.state
    board = await sides_file(state, reader, f"trilithon-daily-{daily.id}")
    label = locales.say(language, "button-solve")
    solve = Button(custom_id=solve_id(daily.id), label=label, style=discord.ButtonStyle.primary)
    parts: list[Item] = [
        ui.TextDisplay(task_text(daily, language)),
        ui.MediaGallery(discord.MediaGalleryItem(board)),
        ui.ActionRow(solve, *learn_buttons(language, GAMES[state.game.id], state.options)),
    ]
    if report.before:
        before, solvers = report.before
        line = Button.to("daily-line", before.id, label=locales.say(language, "button-daily-line"))
        told = "\n".join(told_lines(before, solvers, language))
        parts += [ui.Separator(), ui.TextDisplay(told), ui.ActionRow(line)]
    if report.is_last:
        parts += [ui.Separator(), ui.TextDisplay(locales.say(language, "daily-last"))]
    colour = discord.Colour.from_rgb(*accent(GAMES[state.game.id]))
    return Message(files=[board], parts=[ui.Container(*parts, accent_colour=colour)])


def task_text(daily: Daily, language: str) -> str:
    """Return the task: the side to play, the number of moves, and the options that are on."""
    state = daily.puzzle.state
    assert state.turn is not None
    side = marked_side(language, state.game, state.sides[state.turn])
    game = game_name(language, state.game)
    task = locales.say(language, "daily-task", day=daily.day, game=game, side=side, moves=daily.puzzle.moves)
    return "\n".join((task, *variant_lines(language, state)))


def told_lines(daily: Daily, solvers: Solvers, language: str) -> Iterator[str]:
    """Yield the results that the next post shows: the winning move, the counts, and the names of some solvers."""
    game = game_name(language, daily.puzzle.state.game)
    yield locales.say(language, "daily-solution", day=daily.day, game=game, move=daily.puzzle.solution)
    yield locales.say(language, "daily-solved", solved=solvers.solved, tried=solvers.tried)
    if solvers.names:
        yield locales.say(language, "daily-names", names=tuple(map(safe, solvers.names)), more=solvers.unnamed)


def solve_id(daily: int) -> str:
    """Return the id of the button that opens a daily puzzle. The post is recognised by it."""
    return custom_id("exercise", f"daily.{daily}")


def name_button(daily: int, language: str, *, is_named: bool = False) -> Button:
    """Return the button that toggles whether a solver of the daily puzzle is named in the next day's post."""
    label = locales.say(language, "button-daily-unname" if is_named else "button-daily-name")
    return Button.to("daily-name", daily, int(not is_named), label=label)


@dataclass(frozen=True)
class DailyPost(ChannelPost):
    """The daily puzzle, in the channel that the server has chosen. Obsolete once a later puzzle is queued."""

    daily: Daily

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.dailies.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        server = await bot.services.preferences.get_server(report.daily.guild)
        place = Place(report.daily.guild, report.daily.channel)
        return cls(queued, place, await daily_message(report, Reader(report.language, server.theme)), report.daily)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the puzzle by its button."""
        return solve_id(self.daily.id) in custom_ids(found)
