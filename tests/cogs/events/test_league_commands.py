"""Leagues: made by who manages a server, joined by a button, played to their end, and told of in their channel."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.events import league_pages
from cogs.events.event_commands import named
from cogs.events.event_pages import list_message
from cogs.events.league_messages import end_message, listed_as
from cogs.events.league_tables import WIDEST, division_table, movement_lines
from engine import GAMES
from locales import LANGUAGES, say
from matches import Division, League, LeagueReport, LeagueTerms, MatchError, Member, Outbox, Person, Season, TableRow
from matches.core.clock import DAY, Clock
from matches.core.terms import Terms
from matches.events.league_rules import AT_ONCE, DAYS, SIZES
from matches.events.league_service import MOST_HERE
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, actions, controls, labels, offered, parts, said
from tests.cogs.control_album import Album
from tests.cogs.discord_limits import check_message
from tests.cogs.events.event_cards import join_by_card, posts_of
from tests.cogs.failing_requests import FailsOnce
from tests.cogs.forged_interactions import control, send
from wording.formatting import explain

EVERYBODY = ("alice", "bruno", "chloe", "dimitri")
TERMS = {"name": "Winter", "game": "druid", "options": "size=5", "clock": "3d", "division": 3, "twice": False}
"""The terms of a league in which four people make two divisions of two."""


async def make(guild: Guild, who: str = "alice", **changes: Any) -> Any:
    """Make a league, and return the private answer."""
    chosen = {name: value for name, value in {**TERMS, **changes}.items() if value is not None}
    return await guild.ask(who, "server league", **chosen)


posts, join = partial(posts_of, "league"), partial(join_by_card, "league")


async def league(guild: Guild) -> League:
    found: League = await guild.bot.services.leagues.get(1)
    return found


async def season(guild: Guild) -> Season:
    found: Season = await guild.bot.services.leagues.season(1)
    return found


async def play(guild: Guild) -> None:
    """Have everybody with the lower number in the season win: the others resign."""
    for _ in range(30):
        running = [
            (each.match, division.standings, max(each.first, each.second))
            for division in (await season(guild)).divisions
            for each in division.fixtures
            if each.match is not None and each.result is None
        ]
        if not running and not (await league(guild)).is_running:
            return
        for match, standings, slot in running:
            loser = next(standing.person for standing in standings if standing.slot == slot)
            if (await guild.bot.services.matches.get(match)).turn is not None:
                await guild.bot.services.matches.resign(match, loser)
        await guild.later(hours=1)
    raise AssertionError("the season does not end")


async def begun(guild: Guild, *people: str, **changes: Any) -> None:
    """Make a league that people join, and let its first season begin."""
    await make(guild, start="1h", **changes)
    await join(guild, *people)
    await guild.later(hours=2)


def check_posted(guild: Guild, message: Any) -> None:
    channel = getattr(message, "channel_id", None) or message.channel.id
    check_message(guild.sim.env.backend.messages[channel][message.id])


def rated_line(language: str) -> str:
    return say(language, "league-rated", game=say(language, "game-druid"))


# Making one.


@IN_BOTH_LANGUAGES
async def test_who_manages_a_server_makes_a_league_and_its_card_has_all_its_terms(
    guild: Guild, manager: str, language: str
) -> None:
    answer = await make(guild)
    assert answer.content == say("en", "league-made", channel=f"<#{guild.channel.id}>", threads=True)
    assert actions(answer) == []  # the card in the channel is the only one
    [card] = posts(guild)
    check_posted(guild, card)
    made = await league(guild)
    told = {
        say(language, "league-title", name="Winter"),
        say(language, "league-divisions", size=3, doubled=False, most=4),
        say(language, "league-lasts", days=60),
        say(language, "league-joined", names=(), count=0, more=0, season=1),
    }
    assert told <= set(said(card).splitlines())
    assert rated_line(language) not in said(card)
    assert f"<t:{made.starts_at}:f>" in said(card)
    assert guild.pinged(card) == []
    [picture] = [part for part in parts(card) if part.get("media")]
    assert picture["description"]
    guild.forbid(guild.channel, "send_messages_in_threads")
    answer = await make(guild, name="Spring", options="size=8")
    assert say("en", "league-made", channel=f"<#{guild.channel.id}>", threads=False) in said(answer)
    assert rated_line(language) in said(posts(guild, 2)[0])


REFUSED = (
    ({"start": "soon"}, "moment", {"typed": "soon"}),
    ({"start": "2020-01-01"}, "league-start", {"most": 180}),
    ({"clock": "none"}, "league-clock", {}),
    ({"clock": "99 d"}, "clock-range", {"given": "99d", "least": "5m", "most": "14d"}),
    ({"name": "\u200b \u2800"}, "league-name", {"most": 40}),
    ({"name": "x" * 41}, "league-name", {"most": 40}),
)
"""Terms that no league can have, with the code of the refusal and what it says."""


async def test_what_cannot_be_is_refused_with_what_was_typed_and_makes_no_league(guild: Guild, manager: str) -> None:
    assert "server league" not in guild.person("bruno").available_commands(guild.channel)
    for changes, code, data in REFUSED:
        answer = (await make(guild, **changes)).content
        assert answer.startswith(say("en", f"refusal-{code}", **data))
        assert "/server league name:" in answer
        assert "division:3" in answer
    four = say("en", "refusal-league-game", game=say("en", "game-contigo-capture"))
    assert (await make(guild, game="contigo-capture", options=None)).content == four
    for missing in ("view_channel", "send_messages", "attach_files", "read_message_history"):
        guild.forbid(guild.channel, missing)
        await guild.sim.settle()
        answer = (await make(guild)).content
        assert say("en", f"permission-{missing.replace('_', '-')}") in answer
        assert f"<#{guild.channel.id}>" in answer
    assert guild.rows("SELECT count(*) FROM events") == [(0,)]
    guild.allow_all(guild.channel)
    await make(guild)
    assert say("en", "refusal-league-name-taken", name="winter") in (await make(guild, name="winter")).content
    assert guild.rows("SELECT count(*) FROM events") == [(1,)]


async def test_there_are_leagues_only_in_servers_of_which_the_bot_is_a_member(guild: Guild) -> None:
    answer = await guild.person("bruno").user.slash("league")
    assert answer.response.content == say("en", "refusal-league-needs-server")
    assert await guild.person("bruno").user.autocomplete("league", "league", "") == []
    place = guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=False)
    answer = await place.people["alice"].slash(place.channel, "league")
    assert answer.response.content == say("en", "refusal-league-not-member")


async def test_games_for_two_and_moments_in_ones_time_zone_are_suggested(guild: Guild, manager: str) -> None:
    group = guild.bot.tree.get_command("server")
    taken = {each.name: (each.min_value, each.max_value) for each in group.get_command("league").parameters}
    for name, allowed in (("size", SIZES), ("most", AT_ONCE), ("days", DAYS)):
        assert taken[name] == (allowed[0], allowed[-1]), "the command takes what a league may have"
    alice = guild.person(manager)
    await guild.bot.services.preferences.set(alice.id, zone="Europe/Paris")
    games = offered(await alice.autocomplete(guild.channel, "server league", "game", ""))
    assert "contiguity" in games
    assert "contigo-capture" not in games
    starts = await alice.autocomplete(guild.channel, "server league", "start", "2d", name="x", game="druid")
    assert "Europe/Paris" in starts[0]["name"]
    assert starts[0]["name"].startswith(f"{starts[0]['value']} · "), "so that a name is read like its value"
    assert len(offered(await alice.autocomplete(guild.channel, "server league", "start", "", name="x"))) > 3


# Joining and leaving.


async def test_people_join_and_leave_by_the_card_and_by_a_page_and_the_card_shows_it(
    guild: Guild, manager: str
) -> None:
    await make(guild)
    page = await guild.ask("bruno", "league")
    assert say("en", "league-you-none", season=1) in said(page)
    await guild.sim.restart(crash=True)
    await guild.press("bruno", page, "league-join")
    assert say("en", "league-joined", names=("Bruno",), count=1, more=0, season=1) in said(posts(guild)[0])
    assert say("en", "league-you-joined", season=1) in said(await guild.ask("bruno", "league", league="wint"))
    answer = await join(guild, "chloe")
    made = await league(guild)
    assert f"<t:{made.starts_at}:f>" in said(answer.response)
    names = ("Bruno", "Chloé")
    assert say("en", "league-joined", names=names, count=2, more=0, season=1) in said(posts(guild)[0])
    twice = await join(guild, "bruno")
    assert twice.response.content == say("en", "refusal-league-joined", league="Winter")
    asked = (await guild.press("bruno", posts(guild)[0], "league-leave")).response
    assert asked.content == say("en", "league-leave-question", name="Winter")
    assert (await league(guild)).joined == 2
    await guild.press("bruno", asked, "league-leave-yes")
    assert say("en", "league-joined", names=("Chloé",), count=1, more=0, season=1) in said(posts(guild)[0])
    assert guild.pinged(posts(guild)[0]) == []


async def test_a_card_names_a_bounded_number_of_hostile_names(guild: Guild, manager: str) -> None:
    await make(guild)
    for number in range(40):
        person = Person(guild.person("bruno").id + number, f"*@everyone* <@&1> `{number}` " + "_" * 40)
        await guild.bot.services.leagues.join(1, person)
    await join(guild, "alice")
    [card] = posts(guild)
    check_posted(guild, card)
    assert "21 more" in said(card)
    assert guild.pinged(card) == []
    assert "@everyone" not in said(card).replace("@\u200beveryone", "")


# A season.


@IN_BOTH_LANGUAGES
async def test_a_season_is_played_to_its_end_and_people_go_up_and_down_and_on(
    guild: Guild, manager: str, language: str
) -> None:
    await begun(guild, *EVERYBODY)
    await guild.later(minutes=10)
    start = posts(guild)[-1]
    check_posted(guild, start)
    assert say(language, "league-how", threads=True, most=4) in said(start)
    assert say(language, "league-division-of", division=2, names=("Chloé", "Dimitri")) in said(start)
    assert guild.pinged(start) == []
    playing = (await guild.press("bruno", start, "league")).response
    assert say("en", "league-you-play", division=1, place=2, count=2) in said(playing)
    mine = (await guild.press("bruno", playing, "league-mine")).response
    assert "https://discord.com/channels/" in said(mine)
    check_posted(guild, mine)
    thread = next(thread for thread in guild.sim.threads() if "Alice" in thread.name)
    card = next(message for message in guild.messages(guild.channel.id) if message.id == thread.id)
    game = say(language, "game-druid")
    stake, plain = (say(language, "stake-league", name=name, season=1, round=1) for name in ("**Winter**", "Winter"))
    assert say(language, "card-stake", stake=stake, players=("Alice", "Bruno"), game=game) in said(card)
    assert thread.name == f"{plain} · Alice–Bruno"
    assert guild.pinged(card) == []
    await play(guild)
    end = posts(guild)[-1]
    check_posted(guild, end)
    assert say(language, "league-over", season=1, names=("Alice",), count=1) in said(end)
    assert say(language, "league-goes-down", division=2, names=("Bruno",)) in said(end)
    assert say(language, "league-goes-up", division=1, names=("Chloé",)) in said(end)
    assert say(language, "league-order") in said(end)
    for who in EVERYBODY[:3]:
        going = (await guild.press(who, posts(guild)[-1], "league-answer")).response
        assert "2" in said(going)
    table = (await guild.press("dimitri", posts(guild)[-1], "league")).response
    assert say("fr", "league-you-asked", season=2) in said(table)
    assert (await league(guild)).joined == 3
    await guild.later(days=7, hours=1)
    second = await season(guild)
    assert [[each.person.name for each in division.standings] for division in second.divisions] == [
        ["Alice", "Chloé", "Bruno"]
    ]
    past = await guild.ask("bruno", "league")
    [picked] = [part for part in parts(past) if part.get("custom_id", "").startswith("trilithon-select:league-season")]
    shown = await guild.person("bruno").select(past, ["1"], custom_id=picked["custom_id"])
    assert say("en", "league-goes-down", division=2, names=("Bruno",)) in said(shown.response)


async def test_tables_are_posted_each_week_and_name_who_has_left(guild: Guild, manager: str) -> None:
    await begun(guild, *EVERYBODY[:3], clock="14d")
    asked = (await guild.press("bruno", posts(guild)[0], "league-leave")).response
    assert asked.content == say("en", "league-leave-season", name="Winter")
    await guild.press("bruno", asked, "league-leave-yes")
    await guild.later(days=7, hours=1)
    assert guild.rows("SELECT DISTINCT reason FROM matches WHERE reason IS NOT NULL") == [("resigned",)]
    assert say("en", "league-out", names=("Bruno",), count=1) in said(posts(guild)[-1])
    again = (await guild.press("bruno", posts(guild)[-1], "league")).response
    assert say("en", "league-you-out", season=2) in said(again)


async def test_the_latest_post_of_a_season_no_longer_names_who_has_left(guild: Guild, manager: str) -> None:
    await begun(guild, *EVERYBODY)
    [card, begins] = posts(guild)
    assert "Bruno" in said(begins)
    asked = (await guild.press("bruno", card, "league-leave")).response
    await guild.press("bruno", asked, "league-leave-yes")
    await guild.later(minutes=1)
    assert [message.id for message in posts(guild)] == [card.id, begins.id]
    assert "Bruno" not in said(posts(guild)[1])
    assert "Alice" in said(posts(guild)[1])
    check_posted(guild, posts(guild)[1])


async def test_every_match_of_a_division_can_be_looked_at_on_several_pages_if_they_are_many(
    guild: Guild, manager: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(guild, *EVERYBODY, division=8, twice=True)
    page = await guild.ask("bruno", "league")
    fixtures = (await guild.press("bruno", page, "league-fixtures")).response
    assert "1 of 1" not in said(fixtures)
    assert said(fixtures).count(" – ") == 12
    check_posted(guild, fixtures)
    assert say("en", "league-round", round=6) in said(fixtures)
    monkeypatch.setattr(league_pages, "MATCHES", 5)
    page = (await guild.press("bruno", await guild.ask("bruno", "league"), "league-fixtures")).response

    async def turned(how: str) -> Any:
        wanted = next(identity for identity in controls(page) if identity.endswith(f":{how}"))
        return (await guild.person("bruno").click(page, custom_id=wanted)).response

    counts = [said(page).count(" – ")]
    for number in (2, 3):
        page = await turned("after")
        assert say("en", "page-of", page=number, pages=3) in said(page)
        counts.append(said(page).count(" – "))
    assert counts == [5, 5, 2]
    page = await turned("before")
    assert say("en", "page-of", page=2, pages=3) in said(page)


async def test_a_card_is_posted_once_if_the_bot_dies_between_sending_and_storing(
    guild: Guild, manager: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    await make(guild)
    await guild.sim.restart(crash=True)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=5)
    [card] = posts(guild)
    assert guild.rows("SELECT message FROM event_posts") == [(card.id,)]
    await join(guild, "bruno")
    assert say("en", "league-joined", names=("Bruno",), count=1, more=0, season=1) in said(posts(guild)[0])


# The end of a league.


async def test_who_manages_the_server_ends_a_league_after_a_question(guild: Guild, manager: str) -> None:
    await make(guild)
    page = await guild.ask("bruno", "league")
    assert "league-end" not in actions(page)
    forged = control(guild, guild.person("bruno"), page, "trilithon:league-end-yes:1")
    assert (await send(guild, forged)).response.content == say("en", "refusal-league-not-manager")
    page = await guild.ask(manager, "league")
    asked = (await guild.press(manager, page, "league-end")).response
    assert said(asked) == say("en", "league-end-question", name="Winter")
    await guild.press(manager, asked, "league-end-yes")
    assert say("en", "league-ended") in said(posts(guild)[0])
    assert "league-join" not in actions(posts(guild)[0])
    assert said(await guild.ask("bruno", "league")) == say("en", "leagues-none")


async def test_who_manages_the_server_starts_a_season_at_once_after_a_question(guild: Guild, manager: str) -> None:
    await make(guild)
    await join(guild, "bruno")
    early = await guild.press(manager, await guild.ask(manager, "league"), "league-start")
    assert early.response.content == say("en", "refusal-league-too-few", count=1, least=2)
    await join(guild, "chloe")
    page = await guild.ask("bruno", "league")
    assert "league-start" not in actions(page)
    forged = control(guild, guild.person("bruno"), page, "trilithon:league-start-yes:1")
    assert (await send(guild, forged)).response.content == say("en", "refusal-league-not-manager")
    page = await guild.ask(manager, "league")
    asked = (await guild.press(manager, page, "league-start")).response
    assert said(asked) == say("en", "league-start-question", name="Winter", season=1, count=2)
    await guild.press(manager, asked, "league-start-yes")
    await guild.later(minutes=1)
    assert (await league(guild)).is_running
    assert "league-start" not in actions(await guild.ask(manager, "league"))


async def test_a_league_that_too_few_join_is_put_off_and_says_so(guild: Guild, manager: str) -> None:
    await begun(guild, "bruno")
    await guild.later(minutes=5)
    card = posts(guild)[-1]
    assert say("en", "league-put-off", season=1, ended=False) in said(card)
    await guild.later(days=30)
    assert say("en", "league-put-off", season=1, ended=True) in said(posts(guild)[-1])
    assert (await league(guild)).is_ended


# Who may see it.


async def test_several_leagues_are_listed_and_found_by_name_by_who_can_see_their_channel(
    guild: Guild, manager: str
) -> None:
    await make(guild, name="League *0*")
    terms, starts_at = (await league(guild)).terms, (await league(guild)).starts_at
    for number in range(1, 12):
        named_so = replace(terms, name=f"League *{number}*")
        await guild.bot.services.leagues.create(guild.sim.guild.id, guild.channel.id, "en", named_so, starts_at)
    listed = await guild.ask("bruno", "league")
    check_posted(guild, listed)
    assert "League \\*0\\*" in said(listed)
    second = (await guild.press("bruno", listed, "leagues")).response
    assert "League \\*11\\*" in said(second)
    unknown = await guild.ask("bruno", "league", league="`x`")
    assert "League" in unknown.content
    found = await guild.person("bruno").autocomplete(guild.channel, "league", "league", "11")
    assert offered(found) == ["League *11*"]
    other = guild.sim.guild.create_text_channel("elsewhere")
    hidden = Overwrite(guild.person("bruno").id, OverwriteType.MEMBER, 0, discord.Permissions(view_channel=True).value)
    guild.sim.env.backend.set_overwrite(guild.channel.id, hidden)
    await guild.sim.settle()
    answer = await guild.person("bruno").slash(other, "league")
    assert answer.response.content == say("en", "leagues-none")


# The table.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_narrow_enough_for_a_phone_whatever_people_are_called(language: str) -> None:
    names = ("Ann", "``` @everyone ```" * 3, "田中太郎さんの長い名前です", "e\u0301" * 30, "<@1>")
    division = Division(2, tuple(row(number, name) for number, name in enumerate(names, 1)), ())
    lines = division_table(language, division).splitlines()
    assert lines[0] == lines[-1] == "```"
    assert all("`" not in line and len(line) <= WIDEST + 16 for line in lines[1:-1])
    assert len(lines) == len(names) + 3
    [up, down] = movement_lines(language, division)
    assert (say(language, "league-goes-up", division=1, names=("Ann",)), up.count("Ann")) == (up, 1)
    assert "‹@1>" in down


def long_leagues() -> list[League]:
    """Return as many leagues as a server may have, all with the longest names, of the longest status."""
    terms = LeagueTerms(
        "*_" * 20, Terms(GAMES["contigo-capture"], "", Clock(move=DAY)), 8, doubled=True, at_once=4, days=60
    )
    last = League(1, 2, 3, "fr", terms, 500, True, 500, 99, is_running=True, starts_at=None, ends_at=2**31)
    return [replace(last, id=number) for number in range(1, MOST_HERE + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_leagues_fits_a_message_whatever_they_are_called(language: str) -> None:
    assert 1_500 < len(list_message(language, "league", long_leagues(), 1, listed_as).content or "") <= 2_000


@pytest.mark.parametrize("typed", ["x" * 5_000, "*_*"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_names_no_league_of_many_is_told_of_some(language: str, typed: str) -> None:
    with pytest.raises(MatchError) as refused:
        named("league", long_leagues(), typed)
    assert len(explain(language, refused.value)) <= 2_000


def test_the_end_of_a_large_season_fits_a_message_whatever_people_are_called() -> None:
    name = "*_`~|@everyone " * 9
    tables = tuple(Division(number, tuple(row(slot, name) for slot in range(1, 9)), ()) for number in range(1, 64))
    terms = LeagueTerms(name[:40], Terms(GAMES["druid"], "", Clock(move=DAY)), 8, doubled=True, at_once=4, days=60)
    ended = League(1, 2, 3, "fr", terms, 500, False, 0, 1, is_running=False, starts_at=5, ends_at=None)
    season = Season(1, 1, 1, 0, 1, is_over=True, divisions=tables)
    members = tuple(Member(Person(number, name), 1, 1, "stay") for number in range(500))
    report = LeagueReport(1, "end", 0, 1, ended, members, season)
    shown = end_message(report).text
    assert len(shown) <= 4_000
    assert "480" in shown
    assert say("fr", "league-division", division=1) in shown


def row(slot: int, name: str) -> TableRow:
    goes = {1: "up", 5: "down"}.get(slot, "stay")
    numbers = {"won": 10, "drawn": 2, "lost": 2, "points": 22, "sonneborn_berger": 312}
    return TableRow(slot=slot, person=Person(slot, name), is_out=False, goes=goes, direct=0, **numbers)  # type: ignore[arg-type]


# Afterwards.


@pytest.mark.parametrize("locale", ["fr"])
async def test_every_control_of_a_league_answers_after_its_end_and_a_restart(guild: Guild, manager: str) -> None:
    album = Album(guild)
    await begun(guild, *EVERYBODY)
    album.look()
    for who in ("alice", "dimitri"):
        page = await guild.ask(who, "league")
        album.look()
        for name in ("league-mine", "league-fixtures", "league-leave", "leagues"):
            await guild.press(who, page, name)
            album.look()
            page = await guild.ask(who, "league")
    await guild.press(manager, await guild.ask(manager, "league"), "league-end")
    album.look()
    await play(guild)
    album.look()
    await guild.sim.restart(crash=True)
    pressed = {identity.split(":")[1] for _, identity in album.seen}
    assert pressed >= {"league", "league-join", "league-leave", "league-leave-yes", "league-answer", "leagues"}
    assert pressed >= {"league-end", "league-end-yes", "league-mine", "league-fixtures", "league-table", "league-pick"}
    for identity, seen in {identity: seen for (_, identity), seen in album.seen.items()}.items():
        if identity.split(":")[1].startswith("league"):
            await album.press(seen)
    assert guild.reports.take() == []
    assert labels(posts(guild)[-1])
