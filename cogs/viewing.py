"""Looking back: a private viewer that steps through a match, running or finished, from its start to where it stands."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

import locales
from cogs.ui.boards import film, picture, played, result
from cogs.ui.commands import described, options
from cogs.ui.controls import Button, Room, action, text_box, view, written
from cogs.ui.faults import tell
from cogs.ui.finding import any_match, match_choices
from cogs.ui.readers import reader, tongue
from cogs.ui.words import game_name, safe
from matches import Match
from renderer import animation

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

SIGNS: Final = {"first": "⏮️", "back": "◀️", "forward": "▶️", "last": "⏭️"}


class Viewing(Room):
    """Anybody may look at any board that was ever posted."""

    def __init__(self, bot: "Trilithon") -> None:
        self.bot = bot
        self._filming = asyncio.Lock()

    @app_commands.command(**described("replay"))
    @options("replay", "match", "board")
    async def replay(self, interaction: "Interaction", match: str | None = None, board: int | None = None) -> None:
        """Opens the viewer, at the start or at an entry of the record."""
        found = await any_match(interaction, match)
        await self.open(interaction, found.id, 0 if board is None else board)

    @replay.autocomplete("match")
    async def complete_match(self, interaction: "Interaction", typed: str) -> list[app_commands.Choice[str]]:
        """The person's running matches."""
        return await match_choices(interaction, typed)

    @action("replay")
    async def open_by_button(self, interaction: "Interaction", match_id: str) -> None:
        """The viewer, at the start."""
        await self.open(interaction, int(match_id), 0)

    async def open(self, interaction: "Interaction", match_id: int, entry: int) -> None:
        """The viewer as a new private message."""
        page = await self.page(interaction, match_id, entry)
        await tell(interaction, page["content"], files=page["attachments"], view=page["view"])

    @action("view")
    async def turn_to(self, interaction: "Interaction", match_id: str, entry: str, _button: str = "") -> None:
        """Another page, in place of what was shown."""
        page = await self.page(interaction, int(match_id), int(entry))
        await interaction.response.edit_message(**page)

    @action("view-find")
    async def ask_where(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """A text box for the number of an entry."""
        match = await self.bot.table.match(int(match_id))
        language = tongue(interaction)
        title = locales.say(language, "view-title", game=game_name(language, match.game))
        label = locales.say(language, "view-label", last=match.entries)
        box = text_box(title, label, "view-at", match_id, entry, max_length=6)
        await interaction.response.send_modal(box)

    @action("view-at")
    async def go_to(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The entry that was written; what is no number leads nowhere else."""
        said = written(interaction).strip()
        wanted = said if said.isascii() and said.isdigit() else entry
        await self.turn_to(interaction, match_id, wanted)

    @action("animate")
    async def animate(self, interaction: "Interaction", match_id: str) -> None:
        """The match as an animated picture. One is drawn at a time, so that boards of turns do not wait for many."""
        match = await self.bot.table.match(int(match_id))
        language = tongue(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with self._filming:
            file = await film(match, reader(interaction))
        await tell(interaction, film_text(match, language), file=file)

    async def page(self, interaction: "Interaction", match_id: int, entry: int) -> dict[str, Any]:
        """The board after an entry, what was played, and the ways to the others."""
        latest = await self.bot.table.match(match_id)
        shown = replace(latest.at(entry), language=tongue(interaction))
        return {
            "content": page_text(shown, latest),
            "attachments": [await picture(shown, reader(interaction))],
            "view": page_controls(shown, latest),
        }


def page_text(shown: Match, latest: Match) -> str:
    """Which match and entry it is, what was played there, and how the match ended if it is the last."""
    language = shown.language
    heading = locales.say(
        language,
        "view-page",
        id=str(shown.id),
        game=game_name(language, shown.game),
        names=tuple(map(safe, shown.names)),
        entry=shown.entries,
        last=latest.entries,
    )
    ended = result(language, shown) if shown.state.outcome else ""
    return "\n".join(filter(None, (heading, played(shown), ended)))


def film_text(match: Match, language: str) -> str:
    """Which match is shown, and whether boards of it are left out."""
    data = {"id": str(match.id), "game": game_name(language, match.game), "names": tuple(map(safe, match.names))}
    said = [locales.say(language, "view-film", **data)]
    boards = match.entries + 1
    if boards > animation.MOST:
        said.append(locales.say(language, "view-film-part", shown=animation.MOST, boards=boards))
    return "\n".join(said)


def page_controls(shown: Match, latest: Match) -> discord.ui.View:
    """First, back, forward, last, an entry by its number, and all of them one after the other."""
    now, end = shown.entries, latest.entries
    ways = {"first": 0, "back": now - 1, "forward": now + 1, "last": end}
    steps = [
        Button.to("view", shown.id, at, name, emoji=SIGNS[name], disabled=at == now or not 0 <= at <= end)
        for name, at in ways.items()
    ]
    find = Button.to("view-find", shown.id, now, label=locales.say(shown.language, "button-find"))
    whole = Button.to("animate", shown.id, label=locales.say(shown.language, "button-animate"))
    return view(*steps, find, whole)


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Viewing(bot))
