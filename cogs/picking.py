"""Choosing a move in steps: the private panel behind the Move button, and the look at what a move would lead to."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands

import locales
from cogs.ui.boards import named, picture
from cogs.ui.controls import PREFIX, Button, Room, Select, action, dispatch, text_box, view, written
from cogs.ui.faults import tell
from cogs.ui.moving import play
from cogs.ui.words import game_name, person, shorten, tongue
from engine import State
from engine.suggest import Suggestion
from matches import Match
from matches.table import check_turn

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

START: Final = ""
MORE: Final = " …"
"""What stands behind a text that is not a whole move."""
Trail = Sequence[int]
"""How somebody came to where they are: at each step, the number of the suggestion that they chose."""


class Picking(Room):
    """Nothing is stored, and nobody else sees anything, until a move is confirmed."""

    def __init__(self, bot: "Trilithon") -> None:
        self.bot = bot

    @action("move")
    async def open(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The Move button: the first step, for whoever's turn it is."""
        match = await self.match(interaction, match_id, entry)
        panel = await step(match, tongue(interaction), ())
        await tell(interaction, panel["content"], file=panel["attachments"][0], view=panel["view"])

    @action("pick")
    async def pick(self, interaction: "Interaction", match_id: str, entry: str, trail: str, *chosen: str) -> None:
        """A choice, or the way back: the next step; once the move is whole, the board that it would lead to."""
        match = await self.match(interaction, match_id, entry)
        steps = [int(one) for one in (*trail.split("."), *chosen) if one]
        await interaction.response.edit_message(**await step(match, tongue(interaction), steps))

    @action("play")
    async def confirm(self, interaction: "Interaction", match_id: str, entry: str, *text: str) -> None:
        """The move, meant; what asked for that says how it ended."""
        who = person(interaction.user)
        played = await self.bot.table.submit(int(match_id), who, ":".join(text), int(entry))
        private = interaction.message is None or interaction.message.flags.ephemeral
        language = tongue(interaction) if private else played.language
        said = locales.say(language, "move-stored", move=played.state.last or "")
        await interaction.response.edit_message(content=said, view=None, attachments=[])

    @action("type")
    async def open_box(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """A text box for a move."""
        match = await self.match(interaction, match_id, entry)
        language = tongue(interaction)
        example = next(match.state.legal_moves(), START)
        await interaction.response.send_modal(
            text_box(
                locales.say(language, "box-title", game=game_name(language, match.game)),
                locales.say(language, "box-label"),
                "say",
                match_id,
                entry,
                description=locales.say(language, "box-hint", example=example),
                max_length=200,
            )
        )

    @action("say")
    async def submit_box(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The text box, filled in."""
        match = await self.bot.table.match(int(match_id))
        await play(interaction, match, written(interaction), int(entry))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: "Interaction") -> None:
        """A submitted text box, answered by its id alone: it may have been opened before a restart."""
        data: Any = interaction.data or {}
        identity = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and identity.startswith(f"{PREFIX}:"):
            await dispatch(interaction, identity)

    async def match(self, interaction: "Interaction", match_id: str, entry: str) -> Match:
        """The match, if it is the person's turn on the board that they saw. Raises MatchError."""
        match = await self.bot.table.match(int(match_id))
        check_turn(match, interaction.user.id, int(entry))
        return match


async def step(match: Match, language: str, trail: Trail) -> dict[str, Any]:
    """One step of the panel, as a message: the ways to go on, or a look ahead once the move is whole."""
    came = follow(match.state, trail)
    if came is None:
        return await step(match, language, ())
    if came and came[-1].complete:
        return await look_ahead(match, language, came[-1].text, trail)
    typed = came[-1].text if came else START
    code = "pick-on" if came else "pick-begin"
    controls = [
        *choice(match, language, typed, trail),
        *back(match, language, trail, "button-back"),
        Button.to("type", match.id, match.entries, label=locales.say(language, "button-type")),
    ]
    return {
        "content": locales.say(language, code, game=game_name(language, match.game), typed=typed.strip()),
        "attachments": [await picture(match, language, typed=typed)],
        "view": view(*controls),
    }


async def look_ahead(match: Match, language: str, text: str, trail: Trail) -> dict[str, Any]:
    """The board that a move would lead to, and whether it is meant."""
    ahead = replace(match, state=match.state.play(text))
    confirm = locales.say(language, "button-confirm")
    controls = [
        Button.to("play", match.id, match.entries, text, label=confirm, style=discord.ButtonStyle.success),
        *back(match, language, trail, "button-other"),
    ]
    return {
        "content": locales.say(language, "pick-ahead", move=text),
        "attachments": [named(await picture(ahead, language), "trilithon-ahead.png")],
        "view": view(*controls),
    }


def follow(state: State, trail: Trail) -> list[Suggestion] | None:
    """The suggestions that a trail chose; None if the engine now suggests otherwise, and it leads nowhere."""
    came: list[Suggestion] = []
    for number in trail:
        offered = ways_on(state, came[-1].text if came else START)
        if number >= len(offered):
            return None
        came.append(offered[number])
    return came


def ways_on(state: State, typed: str) -> list[Suggestion]:
    """What may be chosen next."""
    return state.suggest(typed) if typed else state.begin()


def choice(match: Match, language: str, typed: str, trail: Trail) -> list[Any]:
    """The select of the ways to go on."""
    options = [option(language, number, one) for number, one in enumerate(ways_on(match.state, typed))]
    hint = locales.say(language, "pick-hint")
    return [Select.to("pick", match.id, match.entries, joined(trail), placeholder=hint, options=options)]


def option(language: str, number: int, one: Suggestion) -> discord.SelectOption:
    """A suggestion in the select: its text and what it means."""
    text = one.text if one.complete else one.text.strip() + MORE
    meaning = locales.say(language, f"suggest-{one.label}", **one.data)
    return discord.SelectOption(label=shorten(text), description=shorten(meaning), value=str(number))


def back(match: Match, language: str, trail: Trail, label: str) -> list[Any]:
    """The way to the step before, if there was one."""
    if not trail:
        return []
    return [Button.to("pick", match.id, match.entries, joined(trail[:-1]), label=locales.say(language, label))]


def joined(trail: Trail) -> str:
    """A trail as a control keeps it."""
    return ".".join(map(str, trail))


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Picking(bot))
