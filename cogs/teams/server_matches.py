"""The server's match against Trilithon: what those who manage a server choose, and the button by which it goes on."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.challenges.opponents import everybody_terms
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, show_private
from cogs.core.client import Interaction
from cogs.core.controls import Item, look_up, parse_number, single_value
from cogs.core.preferences import language_of, place_language
from cogs.people.settings_panels import load_server_panel
from cogs.places.place_checks import check_manager, check_server_match_channel, missing_to_post
from cogs.teams.server_match_messages import IN_TURN, choice_controls, choice_line, woken_message
from matches import MatchError
from matches.teams.server_match_rules import PACES, TWO

CHOICES: Final[Mapping[str, Mapping[str, object]]] = {
    "game": {IN_TURN: None, **{name: name for name in TWO}},
    "hours": {str(hours): hours for hours in PACES},
}
"""What can be chosen in selects: values by name, for fields of `ServerMatch`."""


class ServerMatches(ControlCog):
    """Answers the controls of the server's match."""

    @action("server-match", "select")
    async def choose(self, interaction: Interaction, name: str, *values: str) -> None:
        """Store a choice: the channel (none switches the match off), the game, or the pace."""
        check_manager(interaction)
        if name == "channel":
            channel = parse_number(values[0]) if values else None
            if channel is not None:
                check_server_match_channel(interaction, channel)
            await self.arrange(interaction, channel=channel)
        else:
            value = look_up(look_up(CHOICES, name), single_value({name: values}, name))
            await self.arrange(interaction, **{name: value})

    @action("server-match-on")
    async def switch_on(self, interaction: Interaction) -> None:
        """Let the first match begin, or the next."""
        check_manager(interaction)
        channel = (await self.bot.services.server_matches.get(interaction.guild_id or 0)).channel
        if channel is not None:
            check_server_match_channel(interaction, channel)
        await self.arrange(interaction, is_on=True)

    @action("server-match-off")
    async def switch_off(self, interaction: Interaction) -> None:
        """Let no match follow the one that runs."""
        check_manager(interaction)
        await self.arrange(interaction, is_on=False)

    @action("server-match-go-on")
    async def go_on(self, interaction: Interaction) -> None:
        """Let the matches go on that rest, from the settings."""
        check_manager(interaction)
        await self.bot.services.server_matches.go_on(interaction.guild_id or 0)
        await show_private(interaction, await load_server_panel(interaction, "match"))

    @action("server-match-wake")
    async def wake(self, interaction: Interaction, _rested_at: int) -> None:
        """Let the matches go on that rest, for anybody who sees the post that says so."""
        if interaction.guild_id is None:
            raise MatchError("settings-need-server")
        found = await self.bot.services.server_matches.go_on(interaction.guild_id)
        await edit_message(interaction, woken_message(found, place_language(interaction)))

    async def arrange(self, interaction: Interaction, **chosen: object) -> None:
        """Store choices, with the server's name and language as they are now, and show their page."""
        assert interaction.guild_id
        named = {"name": everybody_terms(interaction).name, "language": place_language(interaction)}
        await self.bot.services.server_matches.arrange(interaction.guild_id, **named, **chosen)
        await show_private(interaction, await load_server_panel(interaction, "match"))


async def load_page(interaction: Interaction) -> tuple[Sequence[str], Sequence[Item]]:
    """Return the lines and the controls of the server's match among the settings of the server."""
    found = await interaction.client.services.server_matches.get(interaction.guild_id or 0)
    language, missing = language_of(interaction), missing_to_post(interaction, found.channel) if found.channel else ()
    return [choice_line(language, found, missing)], [*choice_controls(language, found)]
