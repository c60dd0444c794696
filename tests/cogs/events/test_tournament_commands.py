"""Tournaments: made by who manages a server, joined by a button, played to their end, and told of in their channel."""

from functools import partial
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.events.event_commands import named
from cogs.events.tournament_commands import Tournaments
from cogs.events.tournament_pictures import sheet_of
from locales import say
from matches import MatchError, Person, Tournament, TournamentTerms
from matches.events.event_models import NOBODY, Entrant, Fixture
from matches.events.tournament_models import Standing
from matches.events.tournament_rules import PLACES, ROUNDS, bracket
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, actions, offered, parts, said
from tests.cogs.discord_limits import check_message
from tests.cogs.events.event_cards import join_by_card, posts_of
from tests.cogs.forged_interactions import control, send
from tests.cogs.fullest import some

VIEW = discord.Permissions(view_channel=True).value
EVERYBODY = ("alice", "bruno", "chloe", "dimitri")
TERMS = {"name": "Saturday", "game": "druid", "options": "size=5", "clock": "5m"}


async def make(guild: Guild, who: str = "alice", **changes: Any) -> Any:
    """Make a tournament, and return the private answer."""
    chosen = {name: value for name, value in {**TERMS, **changes}.items() if value is not None}
    return await guild.ask(who, "tournament new", **chosen)


posts, join = partial(posts_of, "tournament"), partial(join_by_card, "tournament")


async def tournament(guild: Guild) -> Tournament:
    found: Tournament = await guild.bot.services.tournaments.get(1)
    return found


async def standing(guild: Guild) -> Standing:
    found: Standing = await guild.bot.services.tournaments.standing(1)
    return found


async def start(guild: Guild, *people: str, **changes: Any) -> None:
    """Make a tournament that people join, and start it at once."""
    await make(guild, **changes)
    await join(guild, *people)
    asked = (await guild.press("alice", posts(guild)[0], "tournament-start")).response
    await guild.press("alice", asked, "tournament-start-yes")
    await guild.later(minutes=2)


async def play_round(guild: Guild) -> None:
    """Have the higher seed win every match of the round."""
    now = await standing(guild)
    for each in now.fixtures:
        if each.match and each.result is None:
            loser = now.people[max(each.first, each.second) - 1].person
            await guild.bot.services.matches.resign(each.match, loser)
    await guild.later(minutes=2)


def check_posted(guild: Guild, message: Any) -> None:
    channel = getattr(message, "channel_id", None) or message.channel.id
    check_message(guild.sim.env.backend.messages[channel][message.id])


# Making one.


@IN_BOTH_LANGUAGES
async def test_who_manages_a_server_makes_a_tournament_and_its_card_has_all_its_terms(
    guild: Guild, manager: str, language: str
) -> None:
    answer = await make(guild, **{"check-in": True, "options": "size=8"})
    assert answer.content == say("en", "tournament-made", channel=f"<#{guild.channel.id}>", threads=True)
    assert actions(answer) == []  # the card in the channel is the only one
    [card] = posts(guild)
    check_posted(guild, card)
    made = await tournament(guild)
    minutes, hours = (say(language, f"clock-{unit}", count=count) for unit, count in (("minutes", 5), ("hours", 2)))
    told = {
        say(language, "tournament-title", name="Saturday"),
        say(language, "tournament-kind-knockout", rounds=0),
        say(language, "tournament-round-time", time=hours),
        say(language, "tournament-checks-in", time=say(language, "clock-hours", count=1)),
        say(language, "league-rated", game=say(language, "game-druid")),
        say(language, "tournament-joined", names=(), count=0, more=0, places=16),
    }
    assert told <= set(said(card).splitlines())
    assert minutes in said(card)
    assert f"<t:{made.starts_at}:f>" in said(card)
    assert guild.pinged(card) == []
    assert actions(card) == [
        *("tournament-join", "tournament-check", "tournament-leave", "tournament-start", "tournament")
    ]


REFUSED = (
    ({"start": "soon"}, "moment", {"typed": "soon"}),
    ({"start": "2020-01-01"}, "tournament-start", {"most": 180}),
    ({"clock": "none"}, "tournament-clock", {}),
    ({"clock": "4m"}, "clock-range", {"given": "4m", "least": "5m", "most": "14d"}),
    ({"round-time": "soon"}, "tournament-time", {"typed": "soon"}),
    ({"round-time": "5m"}, "clock-range", {"given": "5m", "least": "30m", "most": "60d"}),
    ({"name": "\u200b \u2800"}, "tournament-name", {"most": 40}),
)
"""Terms that no tournament can have, with the code of the refusal and what it says."""


async def test_what_cannot_be_is_refused_with_what_was_typed_and_makes_no_tournament(
    guild: Guild, manager: str
) -> None:
    for changes, code, data in REFUSED:
        answer = (await make(guild, **changes)).content
        assert answer.startswith(say("en", f"refusal-{code}", **data))
        assert "/tournament new name:" in answer
    four = say("en", "refusal-tournament-game", game=say("en", "game-contigo-capture"))
    assert (await make(guild, game="contigo-capture", options=None)).content == four
    assert (await make(guild, "bruno")).content == say("en", "refusal-tournament-not-manager")
    guild.forbid(guild.channel, "attach_files")
    await guild.sim.settle()
    assert say("en", "permission-attach-files") in (await make(guild)).content
    assert guild.rows("SELECT count(*) FROM events") == [(0,)]


async def test_there_are_tournaments_only_in_servers_of_which_the_bot_is_a_member(guild: Guild) -> None:
    answer = await guild.person("bruno").user.slash("tournament show")
    assert answer.response.content == say("en", "refusal-tournament-needs-server")
    place = guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=False)
    answer = await place.people["alice"].slash(place.channel, "tournament show")
    assert answer.response.content == say("en", "refusal-tournament-not-member")


async def test_the_command_takes_what_a_tournament_may_have_and_suggests_games_and_evenings(
    guild: Guild, manager: str
) -> None:
    group = guild.bot.tree.get_command("tournament")
    taken = {each.name: (each.min_value, each.max_value) for each in group.get_command("new").parameters}
    assert tuple(taken) == ("name", "game", "options", *Tournaments.options[3:])
    for name, allowed in (("places", PLACES), ("rounds", ROUNDS)):
        assert taken[name] == (allowed[0], allowed[-1])
    alice = guild.person(manager)
    games = offered(await alice.autocomplete(guild.channel, "tournament new", "game", ""))
    assert "contiguity" in games
    assert "contigo-capture" not in games
    starts = await alice.autocomplete(guild.channel, "tournament new", "start", "", name="x")
    assert len(offered(starts)) >= 7


async def test_nobody_is_asked_to_confirm_what_is_then_refused(guild: Guild, manager: str) -> None:
    await make(guild, places=4)
    card = posts(guild)[0]
    for count, who in enumerate(("bruno", "chloe")):
        refused = (await guild.press(manager, guild.again(card), "tournament-start")).response
        assert refused.content == say("en", "refusal-tournament-too-few", count=count, least=3, checks_in=False)
        await join(guild, who)
    forged = control(guild, guild.person(manager), guild.again(card), "trilithon:tournament-start-yes:1")
    assert say("en", "refusal-tournament-too-few", count=2, least=3, checks_in=False) in said(
        (await send(guild, forged)).response
    )
    await join(guild, "dimitri")
    await guild.bot.services.tournaments.join(1, Person(1, "Edda"))
    await guild.bot.services.blocks.block(*(Person(guild.person(who).id, who) for who in (manager, "chloe")))
    full = (await join(guild, manager)).response
    assert full.content == say("en", "refusal-tournament-full", tournament="Saturday", most=4)
    page, other = [await guild.ask(manager, "tournament show") for _ in range(2)]
    asked = (await guild.press(manager, page, "tournament-end")).response
    await guild.press(manager, asked, "tournament-end-yes")
    over = (await guild.press(manager, other, "tournament-end")).response
    assert over.content == say("en", "refusal-tournament-over", tournament="Saturday")


# Joining, checking in, leaving.


async def test_people_join_check_in_and_leave_by_the_card_which_shows_it(guild: Guild, manager: str) -> None:
    await make(guild, start="2h", **{"check-in": True})
    answer = await join(guild, "bruno", "chloe")
    made = await tournament(guild)
    assert f"<t:{made.starts_at}:f>" in said(answer.response)
    names = ("Bruno", "Chloé")
    assert say("en", "tournament-joined", names=names, count=2, more=0, places=16) in said(posts(guild)[0])
    twice = await join(guild, "bruno")
    assert twice.response.content == say("en", "refusal-tournament-joined", tournament="Saturday")
    await guild.sim.restart(crash=True)
    early = (await guild.press("bruno", posts(guild)[0], "tournament-check")).response
    assert early.content.startswith("It’s too early")
    await guild.later(hours=1, minutes=5)
    call = posts(guild)[-1]
    check_posted(guild, call)
    assert guild.pinged(call) == []
    await guild.press("bruno", call, "tournament-check")
    await join(guild, "dimitri")
    names = ("Bruno ✓", "Chloé", "Dimitri ✓")
    assert say("en", "tournament-joined", names=names, count=3, more=0, places=16) in said(posts(guild)[0])
    page = await guild.ask("bruno", "tournament show")
    assert say("en", "tournament-you-checked") in said(page)
    asked = (await guild.press("bruno", page, "tournament-leave")).response
    assert said(asked) == say("en", "tournament-leave-question", name="Saturday")
    await guild.press("bruno", asked, "tournament-leave-yes")
    assert say("en", "tournament-joined", names=names[1:], count=2, more=0, places=16) in said(posts(guild)[0])


async def test_who_blocks_somebody_who_is_in_it_is_asked_before_they_join(guild: Guild, manager: str) -> None:
    await make(guild)
    await join(guild, "chloe")
    people = [Person(guild.person(who).id, who) for who in ("bruno", "chloe")]
    await guild.bot.services.blocks.block(*people)
    asked = (await join(guild, "bruno")).response
    assert asked.content == say("en", "tournament-join-question", name="Saturday", names=("Chloé",))
    assert (await tournament(guild)).joined == 1
    await guild.press("bruno", asked, "tournament-join-yes")
    assert (await tournament(guild)).joined == 2
    assert "Bruno" in said(posts(guild)[0])


async def test_a_card_names_a_bounded_number_of_hostile_names(guild: Guild, manager: str) -> None:
    await make(guild, places=64)
    for number in range(63):
        person = Person(guild.person("bruno").id + number, f"*@everyone* <@&1> `{number}` " + "_" * 40)
        await guild.bot.services.tournaments.join(1, person)
    await join(guild, "alice")
    [card] = posts(guild)
    check_posted(guild, card)
    assert "44 more" in said(card)
    assert guild.pinged(card) == []
    asked = (await guild.press("alice", card, "tournament-start")).response
    await guild.press("alice", asked, "tournament-start-yes")
    await guild.later(minutes=1)
    post = posts(guild)[-1]
    check_posted(guild, post)
    assert guild.pinged(post) == []


# Starting, and going on.


async def test_only_who_manages_the_server_starts_or_calls_off_a_tournament(guild: Guild, manager: str) -> None:
    await make(guild)
    refused = say("en", "refusal-tournament-not-manager")
    assert (await guild.press("bruno", posts(guild)[0], "tournament-start")).response.content == refused
    page = await guild.ask("bruno", "tournament show")
    assert {"tournament-start", "tournament-end"}.isdisjoint(actions(page))
    for forged in ("start-yes", "end-yes", "end"):
        clicked = control(guild, guild.person("bruno"), page, f"trilithon:tournament-{forged}:1")
        assert (await send(guild, clicked)).response.content == refused
    page = await guild.ask(manager, "tournament show")
    asked = (await guild.press(manager, page, "tournament-end")).response
    await guild.press(manager, asked, "tournament-end-yes")
    await guild.later(minutes=1)
    assert say("en", "tournament-called-off") in said(posts(guild)[0])
    assert actions(posts(guild)[0]) == ["tournament"]
    assert say("en", "tournament-called-off") in said(posts(guild)[-1])
    assert said(await guild.ask("bruno", "tournament show")) == say("en", "tournaments-none")


@IN_BOTH_LANGUAGES
async def test_a_knockout_is_played_to_its_end_with_a_withdrawal(guild: Guild, manager: str, language: str) -> None:
    await start(guild, *EVERYBODY)
    first = posts(guild)[-1]
    check_posted(guild, first)
    assert say(language, "tournament-how", threads=True) in said(first)
    assert say(language, "tournament-stage", matches=2) in said(first)
    assert guild.pinged(first) == []
    [picture] = [part for part in parts(first) if part.get("items")]
    assert "Alice" in picture["items"][0]["description"]
    thread = next(thread for thread in guild.sim.threads() if "Alice" in thread.name)
    card = next(message for message in guild.messages(guild.channel.id) if message.id == thread.id)
    about = {"stage": "knockout", "matches": 2, "round": 1, "rounds": 2, "again": False}
    stake, plain = (say(language, "stake-tournament", name=name, **about) for name in ("**Saturday**", "Saturday"))
    now = await standing(guild)
    one = next(each for each in now.fixtures if now.people[0].slot in (each.first, each.second))
    players = tuple(now.people[slot - 1].person.name for slot in (one.first, one.second))
    assert say(language, "card-stake", stake=stake, players=players, game=say(language, "game-druid")) in said(card)
    assert thread.name == f"{plain} · {'–'.join(players)}"
    page = await guild.ask("alice", "tournament show")
    assert "https://discord.com/channels/" in said(page)
    check_posted(guild, page)
    everything = (await guild.press("alice", page, "tournament-page")).response
    assert said(everything).count(" – ") == 2
    asked = (await guild.press("alice", first, "tournament-leave")).response
    assert asked.content == say("en", "tournament-withdraw-question", name="Saturday")
    await guild.press("alice", asked, "tournament-leave-yes")
    await play_round(guild)
    await play_round(guild)
    assert (await tournament(guild)).is_over
    end = posts(guild)[-1]
    check_posted(guild, end)
    winner = next(each.person.name for each in (await standing(guild)).people if each.place == 1)
    assert winner != "Alice"
    assert say(language, "tournament-place", place=1, name=winner) in said(end)
    listed = await guild.ask("bruno", "tournament show")
    assert say("en", "tournament-ended") in said(listed)
    shown = await guild.ask("bruno", "tournament show", tournament="satur")
    assert winner in said(shown)
    gone = (await guild.press("bruno", posts(guild)[1], "tournament-leave")).response
    assert gone.content == say("en", "refusal-tournament-over", tournament="Saturday")


async def test_the_match_for_third_place_is_told_from_the_final(guild: Guild, manager: str) -> None:
    await start(guild, *EVERYBODY)
    await play_round(guild)
    now = await standing(guild)
    final, third = (each for each in now.fixtures if each.round == 2)
    names = {each.slot: each.person.name for each in now.people}
    lines = said(posts(guild)[-1]).splitlines()
    told = {each: next(line for line in lines if f"{names[each.first]} – " in line) for each in (final, third)}
    lead = say("en", "tournament-third-pairing", line="")
    assert (lead in told[third], lead in told[final]) == (True, False)
    own = [say(language, "tournament-third-own", line="").strip() for language in ("en", "fr")]
    pages = [await guild.ask(names[each.first].lower().replace("é", "e"), "tournament show") for each in (third, final)]
    assert [any(line in said(page) for line in own) for page in pages] == [True, False]


async def out(guild: Guild) -> set[str]:
    return {each.person.name for each in (await standing(guild)).people if each.is_out}


async def test_who_has_left_the_server_is_withdrawn_when_they_are_missed_twice(guild: Guild, manager: str) -> None:
    await make(guild)
    await join(guild, *EVERYBODY)
    guild.sim.env.backend.remove_member(guild.sim.guild.id, guild.person("dimitri").id)
    chloe = guild.person("chloe").id
    guild.sim.env.backend.set_overwrite(guild.channel.id, Overwrite(chloe, OverwriteType.MEMBER, 0, VIEW))
    await guild.sim.settle()
    asked = (await guild.press("alice", posts(guild)[0], "tournament-start")).response
    await guild.press("alice", asked, "tournament-start-yes")
    await guild.later(minutes=2)
    assert await out(guild) == set()
    guild.sim.env.backend.delete_overwrite(guild.channel.id, chloe)
    await guild.later(minutes=11)
    assert await out(guild) == {"Dimitri"}
    assert guild.rows("SELECT count(*) FROM matches WHERE reason = 'resigned'") == [(1,)]
    assert guild.rows("SELECT count(*) FROM season_players WHERE unseen_at IS NOT NULL") == [(1,)]


async def test_a_channel_that_is_hidden_for_a_while_empties_no_tournament(guild: Guild, manager: str) -> None:
    await make(guild)
    await join(guild, *EVERYBODY)
    server, backend = guild.sim.guild, guild.sim.env.backend
    backend.set_overwrite(guild.channel.id, Overwrite(server.id, OverwriteType.ROLE, 0, VIEW))
    backend.set_overwrite(guild.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, VIEW, 0))
    await guild.bot.services.tournaments.start_now(1)
    await guild.later(minutes=25)
    assert await out(guild) == set()
    assert guild.rows("SELECT count(*) FROM season_players WHERE unseen_at IS NOT NULL") == [(4,)]
    backend.delete_overwrite(guild.channel.id, server.id)
    await guild.later(minutes=11)
    assert await out(guild) == set()
    assert guild.rows("SELECT count(*) FROM season_players WHERE unseen_at IS NOT NULL") == [(0,)]


async def test_the_post_of_the_round_follows_withdrawals_and_results_and_earlier_ones_stay(
    guild: Guild, manager: str
) -> None:
    await start(guild, *EVERYBODY)
    post, now = posts(guild)[-1], await standing(guild)
    one, other = now.fixtures
    names = {each.slot: each.person.name for each in now.people}
    leaving = next(who for who in EVERYBODY if guild.person(who).id == now.people[one.first - 1].person.user)
    asked = (await guild.press(leaving, post, "tournament-leave")).response
    await guild.press(leaving, asked, "tournament-leave-yes")
    await guild.later(minutes=1)

    def line(fixture: Fixture, state: str) -> str:
        data = {"first": names[fixture.first], "second": names[fixture.second], "match": str(fixture.match)}
        return say("en", "tournament-fixture", **data, state=state)

    assert line(one, "second") in said(posts(guild)[-1])
    assert line(other, "running") in said(posts(guild)[-1])
    check_posted(guild, posts(guild)[-1])
    assert [message.id for message in posts(guild)][-1] == post.id
    await play_round(guild)
    first, second = (said(message) for message in posts(guild)[-2:])
    now = await standing(guild)
    final = next(each for each in now.fixtures if each.match and each.result is None)
    await guild.bot.services.tournaments.leave(1, now.people[final.first - 1].person)
    await guild.later(minutes=1)
    assert [said(message) for message in posts(guild)[1:3]] == [first, second]  # the tournament is over


async def test_a_swiss_tournament_shows_its_table(guild: Guild, manager: str) -> None:
    await start(guild, "alice", "bruno", "chloe", kind="swiss", rounds=3)
    await play_round(guild)
    post = posts(guild)[-1]
    assert say("en", "tournament-round", round=2, rounds=3) in said(post)
    byes = [each for each in (await standing(guild)).fixtures if each.second == NOBODY]
    assert say("en", "tournament-bye", name=(await standing(guild)).people[byes[1].first - 1].person.name) in said(post)
    page = await guild.ask("alice", "tournament show")
    assert say("en", "tournament-order") in said(page)
    assert "```" in said(page)
    check_posted(guild, page)
    await play_round(guild)
    await play_round(guild)
    assert say("en", "tournament-place", place=3, name="Chloé") in said(posts(guild)[-1])


def test_a_name_stands_for_the_latest_tournament_that_has_it_or_the_only_one_that_begins_so() -> None:
    cups = [
        some(Tournament, id=number, terms=some(TournamentTerms, name=name))
        for number, name in ((3, "Cup"), (2, "Sunday"), (1, "Cup"))
    ]
    assert named("tournament", cups, "cup").id == 3
    assert named("tournament", cups, "sun").id == 2
    with pytest.raises(MatchError, match="no-tournament-called"):
        named("tournament", cups, "x")


@pytest.mark.parametrize("people", [3, 5, 16, 17, 64])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_shows_the_rounds_that_fit(people: int, language: str) -> None:
    entrants = tuple(Entrant(slot, Person(slot, f"P{slot}")) for slot in range(1, people + 1))
    first = [duel for duel in bracket(people, ())[0] if NOBODY not in duel.sides]
    fixtures = tuple(Fixture(duel.number, 1, *duel.sides, 1, None, duel.number) for duel in first if duel.is_known)
    known = {"id": 1, "round": 1, "rounds": (people - 1).bit_length(), "is_ended": False}
    about = some(Tournament, **known, terms=some(TournamentTerms, name="Cup", kind="knockout"))
    sheet = sheet_of(Standing(about, entrants, fixtures), language)
    counts = [len(stage.meetings) for stage in sheet.stages]
    whole = [2**left for left in range((people - 1).bit_length() - 1, -1, -1)]
    assert counts == (whole if people <= 16 else whole[:1])
    assert sum(each.is_running for each in sheet.stages[0].meetings) == len(fixtures)
    assert (sheet.third is None) == (people > 16)
