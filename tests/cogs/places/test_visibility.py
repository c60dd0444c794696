"""Whom matches, challenges and offers are shown to: who takes part, and who can see their channel; nobody else."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from engine import GAMES
from locales import say
from matches import Analysis, Challenge, Match, Offer
from matches.teams.team_models import Motion, Roster
from tests.cogs.conftest import SPOKEN, AnswerOnlyPlace, Guild, Playing, button
from tests.cogs.failing_requests import recover
from tests.cogs.forged_interactions import CONTROLS, VALID, attempt, identified, parameters, private_answer, send
from tests.cogs.teams.team_matches import make_team

REFUSALS: dict[Any, tuple[str, str]] = {
    Match: ("no-such-match", "match"),
    Match | None: ("no-such-match", "match"),
    Challenge: ("no-such-challenge", "challenge"),
    Offer: ("no-such-offer", "offer"),
    Analysis: ("no-such-match", "match"),
    Roster: ("no-such-team", "team"),
    Motion: ("no-such-motion", "motion"),
}
"""What somebody is told of something that is not there, and the name of its number, by what it is."""
VIEW = discord.Permissions(view_channel=True).value


class Secret(Guild):
    """A channel of the server that only some people can see."""

    def __init__(self, guild: Guild) -> None:
        super().__init__(guild.sim, guild.reports, guild._database)
        server, backend = guild.sim.guild, guild.sim.env.backend
        self.place = server.create_text_channel("secret")
        self.insider = server.create_role("insider")
        everyone = Overwrite(server.id, OverwriteType.ROLE, 0, VIEW)
        backend.set_overwrite(self.place.id, everyone)
        backend.set_overwrite(self.place.id, Overwrite(self.insider.id, OverwriteType.ROLE, VIEW, 0))
        me = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, VIEW, 0)
        backend.set_overwrite(self.place.id, me)
        for name in ("alice", "chloe"):
            self.let_in(name)

    @property
    def channel(self) -> Any:
        """Where matches are played."""
        return self.place

    def let_in(self, name: str) -> None:
        """Give somebody the role of those who can see the channel."""
        self.sim.env.backend.add_member_role(self.sim.guild.id, self.person(name).id, self.insider.id)

    def shut_out(self, name: str) -> None:
        """Take the role from somebody."""
        self.sim.env.backend.remove_member_role(self.sim.guild.id, self.person(name).id, self.insider.id)

    async def begun(self) -> Playing:
        """Return a match of Alice and Chloé with an offer, and an open challenge: all number 1, but the challenge."""
        card = await self.challenge("alice", "chloe", side="white")
        await self.press("chloe", card, "accept")
        playing = Playing(self, self.place.threads[-1], ("alice", "chloe"), GAMES["contiguity"], "")
        await playing.by_command("30a-29a")
        await playing.ask("alice", "match draw")
        await self.challenge("alice", "chloe")
        return playing


@pytest.fixture
def secret(guild: Guild) -> Secret:
    return Secret(guild)


def missing(name: str, what: Any = Match, number: int = 1) -> str:
    """Return the refusal for a match, challenge or offer that does not exist or that the person cannot see."""
    code, key = REFUSALS[what]
    return say(SPOKEN[name], f"refusal-{code}", **{key: str(number)})


async def test_who_cannot_see_the_channel_is_told_that_there_is_no_such_match(secret: Secret) -> None:
    await secret.begun()
    other = secret.sim.guild.create_text_channel("other")
    for command in ["board", "match rematch", "match resign", "match claim", "match takeback"]:
        for who, place, number in (("dimitri", secret.sim.channel, 1), ("bruno", other, 1), ("dimitri", other, 99)):
            answer = await secret.ask(who, command, place, match=str(number))
            assert answer.content == missing(who, number=number), command
            assert answer.attachments == []


@pytest.mark.parametrize("private", [pytest.param(True, marks=pytest.mark.exhaustive), False])
async def test_no_control_shows_anything_to_who_cannot_see_the_channel_nor_does_anything_for_them(
    secret: Secret, private: bool
) -> None:
    await secret.begun()
    dimitri = secret.person("dimitri")
    if private:
        dimitri = dimitri.user
        await dimitri.slash("help")
        message = secret.sim.inbox("dimitri")[-1]
    else:
        message = await secret.ask("dimitri", "help", secret.sim.channel)
    before, tried = secret.stored(), set()
    for kind, name in CONTROLS:
        kinds = parameters(secret, kind, name)
        wanted = next((annotation for annotation in kinds if annotation in REFUSALS), None)
        if wanted:
            tried.add(name)
            numbers = (1, 2) if wanted is Challenge else (1,)
            for number in numbers:
                asked = f"m{number}" if wanted is Analysis else str(number)
                given = [asked if annotation is wanted else VALID[annotation] for annotation in kinds]
                identity, chosen = identified(secret, kind, name, given)
                answer = await send(secret, attempt(secret, dimitri, message, kind, identity, chosen))
                assert private_answer(answer) == missing("dimitri", wanted, number), identity
    assert secret.stored() == before
    looks = {
        "more",
        "follow",
        "text",
        "record",
        "rules",
        "plan",
        "replay",
        "view",
        "view-find",
        "view-at",
        "animate",
        "section",
    }
    joins = {"accept", "counter", "terms", "decline", "declined", "preset", "keep", "rematch", "agree", "disagree"}
    assert tried >= looks | joins | {
        "withdraw",
        "unask",
        "play",
        "say",
        "move",
        "type",
        "choose",
        "back",
        "why",
        "no",
    }


async def test_who_can_see_the_channel_by_a_role_may_look_from_any_channel_and_players_from_anywhere(
    secret: Secret,
) -> None:
    await secret.begun()
    secret.let_in("dimitri")
    assert (await secret.ask("dimitri", "board", secret.sim.channel, match="1")).attachments
    page = await secret.ask("dimitri", "board", secret.sim.channel, match="1", move=0)
    assert (await secret.press("dimitri", page, "animate")).response.attachments
    secret.shut_out("dimitri")
    for action in ("view-find", "animate", "record"):
        answer = await secret.press("dimitri", page, action)
        assert private_answer(answer) == missing("dimitri"), "a page that is still open shows no more"
    for place in (secret.sim.channel, secret.place):
        assert (await secret.ask("chloe", "board", place, match="1")).attachments
    answer = await secret.person("chloe").user.slash("board", match="1")
    assert answer.response.attachments
    secret.let_in("dimitri")
    secret.sim.env.backend.delete_channel(secret.place.id)
    await secret.sim.settle()
    assert (await secret.ask("dimitri", "board", secret.sim.channel, match="1")).content == missing("dimitri")
    assert (await secret.ask("alice", "board", secret.sim.channel, match="1")).attachments


async def test_a_challenge_is_answered_by_who_is_asked_wherever_they_got_it(secret: Secret) -> None:
    await secret.begun()
    chloe = secret.person("chloe").user
    await chloe.slash("help")
    await send(secret, attempt(secret, chloe, secret.sim.inbox("chloe")[-1], "button", "trilithon:accept:2", []))
    assert secret.rows("SELECT status FROM challenges WHERE id = 2") == [("accepted",)]


async def test_an_open_challenge_is_taken_where_its_card_is_and_not_by_a_copy_of_its_id(secret: Secret) -> None:
    card = await secret.challenge("alice")
    help_page = await secret.ask("dimitri", "help", secret.sim.channel)
    copied = attempt(secret, secret.person("dimitri"), help_page, "button", button(card, "accept"), [])
    assert private_answer(await send(secret, copied)) == missing("dimitri", Challenge)
    await secret.press("chloe", card, "accept")
    assert secret.rows("SELECT status FROM challenges") == [("accepted",)]


async def test_a_team_is_joined_where_its_challenge_or_match_is_and_not_by_a_copy_of_its_id(secret: Secret) -> None:
    card = await secret.challenge("alice")
    await make_team(secret, "chloe", card)
    help_page = await secret.ask("dimitri", "help", secret.sim.channel)
    copied = attempt(secret, secret.person("dimitri"), help_page, "button", "trilithon:team-join:1", [])
    assert private_answer(await send(secret, copied)) == missing("dimitri", Roster)
    assert secret.rows("SELECT name FROM team_members") == [("Chloé",)]
    secret.let_in("dimitri")
    await secret.press("dimitri", secret.again(card), "team-join")
    assert secret.rows("SELECT name FROM team_members ORDER BY name") == [("Chloé",), ("Dimitri",)]


async def hidden(guild: Guild) -> Playing:
    """Return a match in a private thread of #games that Alice and Chloé are in."""
    backend = guild.sim.env.backend
    alice, kind = guild.person("alice").id, ChannelType.PRIVATE_THREAD
    thread = backend.create_thread(guild.sim.channel.id, "hidden", alice, type=kind)
    for name in ("alice", "chloe"):
        backend.add_thread_member(thread.id, guild.person(name).id)
    backend.add_thread_member(thread.id, backend.bot_user.id)
    await guild.sim.settle()
    place = next(opened for opened in guild.sim.threads() if opened.id == thread.id)
    chloe = guild.person("chloe").user
    await guild.ask("alice", "challenge", place, game="contiguity", opponent=chloe, side="white")
    card = place.last_message
    await guild.press("chloe", card, "accept")
    return Playing(guild, place, ("alice", "chloe"), GAMES["contiguity"], "")


async def test_a_match_in_a_private_thread_is_shown_to_those_in_it_and_to_who_manages_threads(guild: Guild) -> None:
    playing = await hidden(guild)
    assert guild.rows("SELECT channel, thread FROM matches") == [(playing.thread.id, None)]
    assert (await guild.ask("dimitri", "board", match="1")).content == missing("dimitri")
    guild.sim.env.backend.add_thread_member(playing.thread.id, guild.person("bruno").id)
    guild.sim.env.inject_error("GET", "/channels/*/thread-members/*", status=500, times=None)
    assert (await guild.ask("bruno", "board", match="1")).content == missing("bruno"), "what Discord does not tell"
    recover(guild)
    assert (await guild.ask("bruno", "board", match="1")).attachments
    allowed = discord.Permissions(manage_threads=True).value
    overwrite = Overwrite(guild.person("dimitri").id, OverwriteType.MEMBER, allowed, 0)
    guild.sim.env.backend.set_overwrite(guild.sim.channel.id, overwrite)
    assert (await guild.ask("dimitri", "board", match="1")).attachments


async def test_a_match_that_was_read_in_is_shown_to_who_did_so_and_where_they_did(secret: Secret) -> None:
    record = ("record.txt", b"contiguity\n1. 30a-29a")
    await secret.person("alice").slash(secret.place, "match import", record=record)
    assert (await secret.ask("alice", "board", secret.sim.channel, match="1")).attachments
    assert (await secret.ask("chloe", "board", match="1", move=0)).attachments
    assert (await secret.ask("dimitri", "board", secret.sim.channel, match="1")).content == missing("dimitri")


async def test_in_a_server_without_the_bot_a_match_is_shown_in_its_channel_alone(guild: Guild) -> None:
    place = guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=False)
    alice, chloe, bruno = (place.people[name] for name in ("alice", "chloe", "bruno"))
    await alice.slash(place.channel, "challenge", game="contiguity", opponent=chloe.user)
    await guild.sim.settle()
    card = place.channel.last_message
    await chloe.click(card, custom_id=button(card, "accept"))
    await guild.sim.settle()
    assert (await bruno.slash(place.channel, "board", match="1")).response.attachments
    other = alice.guild.create_text_channel("other")
    assert (await bruno.slash(other, "board", match="1")).response.content == missing("bruno")
    assert (await chloe.slash(other, "board", match="1")).response.attachments


async def test_who_is_in_a_thread_of_a_channel_sees_what_lives_there_in_a_server_without_the_bot(guild: Guild) -> None:
    strangers = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=False))
    await strangers.match("alice", "bruno")
    strangers.sim.env.backend.create_thread(strangers.channel.id, "evening", strangers.person("chloe").id)
    answer = await strangers.person("chloe").slash(strangers.channel.threads[0], "board", match="1")
    assert answer.response.attachments
