"""`/results`: told to the person alone, shown here by a button, and what is left out then."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import UserHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.core.preferences import Reader
from cogs.ratings.result_messages import Telling, results_message
from engine import GAMES
from locales import LANGUAGES, say
from matches import Person
from matches.playing import match_queries
from matches.ratings.results_service import Counts
from store.schema import NAMELESS
from tests.cogs.conftest import FIRST, READERS, SECOND, THREE, AnswerOnlyPlace, Guild, actions, parts, said
from tests.cogs.discord_limits import check_message

SHOW = "results-here"


def somebody(guild: Guild, name: str) -> Person:
    """Return somebody as the services know them."""
    user = guild.person(name).user._user
    return Person(user.id, user.global_name)


async def ended(guild: Guild, *players: str, lost_by: str, moves: tuple[str, ...] = (FIRST,), **chosen: Any) -> int:
    """Play a match in a server to its end by resigning, and return its number."""
    await guild.match(*players, **chosen)
    number: int = guild.rows("SELECT max(id) FROM matches")[0][0]
    for player, move in zip(players, moves, strict=False):
        await guild.bot.services.matches.submit(number, somebody(guild, player), move)
    await guild.bot.services.matches.resign(number, somebody(guild, lost_by))
    await guild.sim.settle()
    return number


def shown(guild: Guild) -> Any:
    """Return the latest message that everybody in the channel can read."""
    return guild.channel.last_message


@pytest.mark.parametrize("language", READERS)
async def test_who_has_finished_nothing_is_told_how_to_begin_and_other_bots_have_no_results(
    guild: Guild, language: str
) -> None:
    answer = await guild.ask(READERS[language], "results")
    assert answer.ephemeral
    assert actions(answer) == ["standings-usual"]
    assert said(answer) == say(
        language,
        "results-nobody",
        names=(),
        game="none",
        practised=False,
        challenge="/" + say(language, "command-challenge"),
        practice="/" + say(language, "command-practice"),
    )
    robot = guild.sim.guild.add_member(guild.sim.env.create_user("robot", bot=True))
    refused = await guild.ask(READERS[language], "results", person=robot.user)
    assert said(refused) == say(language, "refusal-results-of-bot")


@pytest.mark.parametrize("language", READERS)
async def test_who_has_played_against_trilithon_alone_is_told_how_that_ended_and_where_there_is_more(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    await guild.ask(who, "practice", game="contiguity", level=2, side="white")
    await guild.bot.services.matches.resign(1, somebody(guild, who))
    commands = {name: "/" + say(language, f"command-{name}") for name in ("challenge", "practice", "results")}
    practice = say(
        language,
        "results-practice",
        command=commands.pop("results"),
        option=say(language, "command-results-person"),
        won=0,
        drawn=0,
        lost=1,
    )
    nothing = {"names": (), "practised": True, **commands}
    assert said(await guild.ask(who, "results")) == "\n".join(
        [say(language, "results-nobody", game="none", **nothing), practice]
    )
    named = say(language, "game-contiguity")
    assert said(await guild.ask(who, "results", game="contiguity")) == "\n".join(
        [say(language, "results-nobody", game=named, **nothing), practice]
    )
    other = nothing | {"game": say(language, "game-druid"), "practised": False}
    assert said(await guild.ask(who, "results", game="druid")) == say(language, "results-nobody", **other)
    assert say(language, "results-nobody", game="none", **nothing) != say(
        language, "results-nobody", game="none", **nothing | {"practised": False}
    )


def pictures(message: Any) -> list[str]:
    """Return the descriptions of the pictures of a message."""
    return [item["description"] for part in parts(message) for item in part.get("items", ())]


async def choose_not_to_be_listed(guild: Guild, *names: str) -> None:
    for name in names:
        await guild.bot.services.preferences.set(guild.person(name).id, listed=False)


def check_stored(guild: Guild, message: Any) -> None:
    """Check a message in the channel against the limits of Discord."""
    check_message(guild.sim.env.backend.messages[guild.channel.id][message.id])


@pytest.mark.parametrize("language", READERS)
async def test_results_are_private_and_told_in_words_and_as_a_picture_that_is_described(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    won = await ended(guild, who, "bruno", lost_by="bruno")
    lost = await ended(guild, "bruno", who, lost_by=who, moves=(FIRST, SECOND))
    answer = await guild.ask(who, "results", game="contiguity")
    check_stored(guild, answer)
    assert answer.ephemeral
    assert say(language, "results-total", public=False, player="Alice", won=1, drawn=0, lost=1) in said(answer)
    assert f"discord.com/channels/{guild.sim.guild.id}/{guild.sim.threads()[-1].id}/" in said(answer)
    assert "Bruno" in said(answer)
    streak = say(language, "results-streak", outcome="lost", length=1, won=1, lost=1)
    assert streak in said(answer)
    game = say(language, "game-contiguity")
    assert say(language, "results-length", game=game, plies=2) in said(answer)
    assert guild.rows(f"SELECT plies FROM matches WHERE id = {lost}") == [(2,)]
    [picture] = pictures(answer)
    assert somebody(guild, who).name in picture
    assert (
        say(language, "alt-results-latest", outcomes=tuple(say(language, f"results-{end}") for end in ("lost", "won")))
        in picture
    )
    async with guild.bot.services.store.write() as transaction:
        for number in (won, lost):
            user = guild.person("bruno").id
            await match_queries.rename(transaction, number, user, "**x** [a](b) @everyone")
    alone = (await guild.person(who).user.slash("results")).response
    assert r"\*\*x\*\*" in said(alone), "a name with signs of Markdown is shown as it is"
    assert "@everyone" not in said(alone)
    assert actions(alone) == [], "with the bot alone there is nobody to show results to"


async def test_with_friends_only_matches_count_in_which_all_of_them_had_a_seat(guild: Guild) -> None:
    await ended(guild, *THREE, lost_by="chloe", game="druid-hex3", options="size=3", moves=("a1", "b2"))
    await guild.bot.services.matches.resign(1, somebody(guild, "dimitri"))
    await ended(guild, "alice", "chloe", lost_by="alice")
    both = {"person": guild.person("chloe").user, "person2": guild.person("dimitri").user}
    together = await guild.ask("alice", "results", **both)
    assert said(together).startswith(
        say("en", "results-heading", public=False, together=True, others=("Chloé", "Dimitri"), game="none")
    )
    assert say("en", "results-total", public=False, player="Alice", won=1, drawn=0, lost=0) in said(together)
    assert say("en", "results-total", public=False, player="Alice", won=1, drawn=0, lost=1) in said(
        await guild.ask("alice", "results", person=both["person"])
    )
    nothing = await guild.ask("bruno", "results", **both)
    assert "Chloé and Dimitri" in said(nothing)
    assert actions(nothing) == ["standings-usual"]


async def test_against_trilithon_results_are_told_by_level_and_elsewhere_apart(guild: Guild) -> None:
    await guild.ask("alice", "practice", game="contiguity", level=2, side="white")
    await guild.bot.services.matches.resign(1, somebody(guild, "alice"))
    await ended(guild, "alice", "bruno", lost_by="bruno")
    own = await guild.ask("alice", "results")
    assert say("en", "results-practice", option="person", won=0, drawn=0, lost=1) in said(own)
    against = await guild.ask("alice", "results", person=UserHandle(guild.sim.env, guild.sim.env.backend.bot_user))
    row = {"what": say("en", "results-level", level=2), "sides": ()}
    assert say("en", "results-row", **row, won=0, drawn=0, lost=1) in said(against)
    assert say("en", "results-total", public=False, player="Alice", won=0, drawn=0, lost=1) in said(against)


async def test_the_longest_results_fit_a_message_and_the_latest_matches_give_way(guild: Guild) -> None:
    await ended(guild, "alice", "bruno", lost_by="bruno")
    found = await guild.bot.services.results.of(guild.person("alice").id)
    [last] = found.latest
    name = "*_~`|>[]()" * 4
    seats = tuple(replace(seat, holder=Person(seat.user + 1, name)) for seat in (*last.match.seats, *last.match.seats))
    latest = (replace(last, match=replace(last.match, seats=seats), plies=9_999, change=-400),) * 10
    tally = Counts(99_999, 99_999, 99_999)
    sides = {game.id: dict.fromkeys(range(game.players), tally) for game in GAMES.values()}
    many = replace(found, by_side=sides, latest=latest, longest=last, shortest=last)
    for language in LANGUAGES:
        message = await results_message(Telling(many, Person(1, name), Reader(language)))
        assert 3_000 < len(message.text) <= 4_000
        assert say(language, "results-latest") in message.text


# Shown here.


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_results_are_shown_in_the_language_of_the_place_as_they_are_by_then(guild: Guild, locale: str) -> None:
    language = "fr" if locale == "fr" else "en"
    await ended(guild, "alice", "bruno", lost_by="bruno")
    answer = await guild.ask("alice", "results", person=guild.person("bruno").user)
    await ended(guild, "alice", "bruno", lost_by="bruno")
    await guild.press("alice", answer, SHOW)
    posted = shown(guild)
    check_stored(guild, posted)
    assert not actions(posted)
    assert said(posted).startswith(
        say(language, "results-heading", public=True, player="Alice", others=("Bruno",), game="none")
    )
    assert say(language, "results-total", public=True, player="Alice", won=2, drawn=0, lost=0) in said(posted)
    assert not guild.pinged(posted)


async def test_who_does_not_want_to_be_shown_is_not_shown_by_others_but_may_show_themselves(guild: Guild) -> None:
    await ended(guild, "alice", "bruno", lost_by="bruno")
    answer = await guild.ask("alice", "results", person=guild.person("bruno").user)
    own = await guild.ask("alice", "results")
    theirs = await guild.ask("bruno", "results", person=guild.person("alice").user)
    await choose_not_to_be_listed(guild, "bruno")
    before = shown(guild).id
    refused = await guild.press("alice", answer, SHOW)
    assert said(refused.response) == say("en", "refusal-show-unlisted", players=("Bruno",))
    assert refused.response.ephemeral
    assert shown(guild).id == before
    await guild.press("alice", own, SHOW)
    assert "Bruno" not in said(shown(guild))
    assert NAMELESS in said(shown(guild))
    await guild.press("bruno", theirs, SHOW)
    assert "Bruno" in said(shown(guild))


async def test_who_has_never_played_in_a_place_is_not_shown_there(guild: Guild) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))
    await ended(friends, "alice", "bruno", lost_by="bruno")
    with_bruno = {"person": guild.person("bruno").user}
    answer = await guild.ask("alice", "results", **with_bruno)
    refused = await guild.press("alice", answer, SHOW)
    assert said(refused.response) == say("en", "refusal-show-unknown", players=("Bruno",))
    await ended(guild, "bruno", "chloe", lost_by="bruno")
    await guild.press("alice", answer, SHOW)
    assert "Bruno" in said(shown(guild))


async def test_what_was_played_where_not_everybody_sees_it_is_shown_without_names_and_links(guild: Guild) -> None:
    secret = guild.sim.guild.create_text_channel("secret")
    everyone = guild.sim.env.backend.get_guild(guild.sim.guild.id).everyone_role.id
    hidden = Overwrite(everyone, OverwriteType.ROLE, 0, discord.Permissions(view_channel=True).value)
    number = await ended(guild, "alice", "bruno", lost_by="bruno")
    guild.sim.env.backend.set_overwrite(secret.id, hidden)
    await guild.sim.settle()
    for thread in (1, None):
        async with guild.bot.services.store.write() as transaction:
            await match_queries.change_match(transaction, number, channel=secret.id, thread=thread)
        own = await guild.ask("alice", "results")
        assert "Bruno" in said(own)
        assert "https://" in said(own)
        await guild.press("alice", own, SHOW)
        assert "Bruno" not in said(shown(guild))
        assert "https://" not in said(shown(guild))


async def test_nothing_is_posted_where_the_bot_or_the_person_may_not_write(guild: Guild) -> None:
    await ended(guild, "alice", "bruno", lost_by="bruno")
    own = await guild.ask("alice", "results")
    guild.forbid(guild.channel, "attach_files")
    lacks = (say("en", "permission-attach-files"),)
    refused = await guild.press("alice", own, SHOW)
    assert said(refused.response) == say("en", "refusal-show-closed", permissions=lacks)
    guild.allow_all(guild.channel)
    deny = discord.Permissions(send_messages=True).value
    user = guild.person("alice").id
    guild.sim.env.backend.set_overwrite(guild.channel.id, Overwrite(user, OverwriteType.MEMBER, 0, deny))
    assert said((await guild.press("alice", own, SHOW)).response) == say("en", "refusal-show-not-yours")


async def test_who_was_deleted_meanwhile_is_not_shown(guild: Guild) -> None:
    await ended(guild, "alice", "bruno", lost_by="bruno")
    answer = await guild.ask("alice", "results", person=guild.person("bruno").user)
    await guild.bot.services.privacy.erase(somebody(guild, "bruno"))
    refused = await guild.press("alice", answer, SHOW)
    assert said(refused.response) == say("en", "refusal-results-gone")
    own = await guild.ask("alice", "results")
    assert "Bruno" not in said(own)


async def test_friends_without_the_bot_can_show_results_among_themselves(guild: Guild) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))
    await ended(friends, "alice", "bruno", lost_by="bruno")
    answer = await friends.ask("alice", "results", person=friends.person("bruno").user)
    await friends.press("alice", answer, SHOW)
    assert "Bruno" in said(friends.channel.last_message)
