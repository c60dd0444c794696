"""Places that the bot is no member of: it hears commands and presses there, and can only answer."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playground.places_without_bot import MAX_FOLLOWUPS
from playground.simulation import Simulation
from tests.playground.demo_bot import DemoBot


class UserInstalledBot(DemoBot):
    """A bot that users can install for themselves; it records interactions and answers none by itself."""

    def __init__(self) -> None:
        super().__init__()
        contexts = discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
        installs = discord.app_commands.AppInstallationType(guild=True, user=True)
        for command in self.tree.get_commands():
            command.allowed_contexts, command.allowed_installs = contexts, installs
        self.received: list[discord.Interaction] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.received.append(interaction)


async def command_in_new_place(
    sim: Simulation, *names: str, private: bool = True
) -> tuple[discord.Interaction, object]:
    """Give a command in a new place; return the interaction and the place."""
    place = sim.add_place_without_bot(*names, private=private)
    await place.people[names[0]].slash(place.channel, "language")
    return sim.bot.received[-1], place


@pytest.mark.parametrize(
    ("names", "kind"),
    [(("alice", "bruno"), discord.ChannelType.private), (("alice", "bruno", "chloe"), discord.ChannelType.group)],
)
async def test_a_command_among_friends_comes_from_a_private_channel_without_a_server(names, kind):
    async with Simulation(UserInstalledBot) as sim:
        interaction, place = await command_in_new_place(sim, *names)
        assert (interaction.guild_id, interaction.guild_locale, interaction.channel_id) == (
            None,
            None,
            place.channel.id,
        )
        assert interaction.context.private_channel
        assert interaction.channel.type is kind
        assert interaction.is_user_integration()


async def test_a_command_in_a_server_without_the_bot_names_a_server_that_it_does_not_know():
    async with Simulation(UserInstalledBot, language="fr") as sim:
        interaction, _ = await command_in_new_place(sim, "alice", "bruno", private=False)
        assert sim.bot.get_guild(interaction.guild_id) is None
        assert interaction.context.guild
        assert not interaction.is_guild_integration()
        assert str(interaction.guild_locale) == "fr"
        assert interaction.permissions.use_external_apps


async def test_a_command_in_the_bots_own_server_says_that_it_is_a_member():
    async with Simulation(UserInstalledBot) as sim:
        await sim.people["alice"].slash(sim.channel, "language")
        assert sim.bot.received[-1].is_guild_integration()


@pytest.mark.parametrize("private", [True, False])
async def test_the_bot_hears_no_talk_there_and_cannot_write_or_read_also_after_a_restart(private):
    async with Simulation(UserInstalledBot) as sim:
        _, place = await command_in_new_place(sim, "alice", "bruno", private=private)
        await sim.restart()
        await place.people["bruno"].send(place.channel, f"{sim.bot.user.mention} hello")
        assert sim.bot.heard == []
        assert [guild.name for guild in sim.bot.guilds] == ["Playground"]
        channel = sim.bot.get_partial_messageable(place.channel.id)
        for attempt in (
            channel.send("hello"),
            channel.fetch_message(1),
            channel.get_partial_message(1).edit(content=""),
        ):
            with pytest.raises(discord.Forbidden) as refused:
                await attempt
            assert refused.value.code == 50001


async def test_an_answer_can_be_followed_up_a_few_times_in_a_server_and_any_number_of_times_among_friends():
    async with Simulation(UserInstalledBot) as sim:
        for private in (True, False):
            interaction, place = await command_in_new_place(sim, "alice", "bruno", private=private)
            for _ in range(MAX_FOLLOWUPS):
                await interaction.followup.send("more")
            if private:
                await interaction.followup.send("more")
            else:
                with pytest.raises(discord.HTTPException) as refused:
                    await interaction.followup.send("more")
                assert refused.value.code == 40094
            seen = place.channel.history(viewer=place.people["bruno"])
            assert [message.content for message in seen].count("more") == MAX_FOLLOWUPS + private


@pytest.mark.parametrize("permission", ["use_external_apps", "send_messages"])
async def test_who_may_not_write_or_use_what_is_external_is_answered_alone(permission):
    async with Simulation(UserInstalledBot) as sim:
        _, place = await command_in_new_place(sim, "alice", "bruno", private=False)
        alice = place.people["alice"]
        bits = discord.Permissions(**{permission: True}).value
        sim.env.backend.set_overwrite(place.channel.id, Overwrite(alice.id, OverwriteType.MEMBER, 0, bits))
        assert (await alice.slash(place.channel, "language")).response.ephemeral
