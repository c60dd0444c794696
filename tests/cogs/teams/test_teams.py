"""Teams: made below a card or by a role as the opponent, joined and left by a button, led by a captain."""

from typing import Any

import pytest

from locales import say
from tests.cogs.conftest import (
    IN_BOTH_LANGUAGES,
    SPOKEN,
    AnswerOnlyPlace,
    Guild,
    actions,
    button,
    controls,
    labels,
    parts,
    said,
)
from tests.cogs.discord_limits import check_message
from tests.cogs.teams.team_matches import join, make_team, members, team_match


@IN_BOTH_LANGUAGES
async def test_a_free_seat_is_taken_for_a_team_and_the_match_begins(guild: Guild, language: str) -> None:
    card = await guild.challenge("alice", side="white")
    assert actions(card) == ["accept", "counter", "team-seat", "card-more"]
    answer = await make_team(guild, "bruno", card)
    name = say(language, "team-of", captain="Bruno")
    assert answer.ephemeral
    assert say("en", "team-made", team=name) in said(answer)
    card = guild.again(card)
    check_message(guild.sim.env.backend.messages[card.channel.id][card.id])
    people = say(language, "team-people", names=("Bruno",), count=1, more=0)
    assert say(language, "card-team", team=name, people=people) in said(card)
    assert actions(card) == ["team-join"]
    assert labels(card) == [say(language, "button-team-join", team=name)]
    assert guild.rows("SELECT status, match FROM challenges") == [("accepted", 1)]
    board = guild.sim.threads()[-1].history()[-1]
    assert actions(board) == ["move", "teams", "more"]


async def test_one_joins_by_the_card_which_names_some_and_counts_all_and_leaves_again(guild: Guild) -> None:
    playing = await team_match(guild)
    card = guild.channel.history()[0]
    answer = await join(guild, "chloe", card)
    name = say("en", "team-of", captain="Bruno")
    assert answer.ephemeral
    assert say("fr", "team-joined", team=name) in said(answer)
    assert members(guild) == ["Bruno", "Chloé"]
    panel = (await guild.press("chloe", playing.board, "teams")).response
    assert actions(panel) == ["team-name", "team-leave"]
    left = (await guild.press("chloe", panel, "team-leave")).response
    assert say("fr", "team-left", team=name) in said(left)
    assert members(guild) == ["Bruno"]
    again = (await guild.press("dimitri", playing.board, "teams")).response
    assert actions(again) == ["team-join"]
    await guild.press("dimitri", again, "team-join")
    assert members(guild) == ["Bruno", "Dimitri"]


async def test_results_name_members_unless_they_are_in_no_results_or_choose_otherwise(guild: Guild) -> None:
    for who in ("bruno", "chloe"):
        await guild.bot.services.preferences.set(guild.person(who).id, listed=False)
    playing = await team_match(guild, "chloe", "dimitri")
    named = "SELECT name, named FROM team_members ORDER BY name"
    assert guild.rows(named) == [("Bruno", 0), ("Chloé", 0), ("Dimitri", 1)]
    for who in ("bruno", "dimitri"):
        panel = (await guild.press(who, playing.board, "teams")).response
        changed = (await guild.press(who, panel, "team-name")).response
        assert say(SPOKEN[who], "team-is-named", named=who == "bruno") in said(changed)
    assert guild.rows(named) == [("Bruno", 1), ("Chloé", 0), ("Dimitri", 0)]


async def test_nobody_plays_against_their_own_team(guild: Guild) -> None:
    await team_match(guild)
    answer = await join(guild, "alice", guild.channel.history()[0])
    assert said(answer) == say("en", "refusal-other-team")
    assert members(guild) == ["Bruno"]


async def test_the_challenger_makes_their_own_seat_a_team_and_lets_another_have_the_other(guild: Guild) -> None:
    card = await guild.challenge("alice", side="white")
    more = (await guild.press("alice", card, "card-more")).response
    await make_team(guild, "alice", more, "team-own")
    card = guild.again(card)
    assert actions(card) == ["accept", "team-seat", "team-join", "card-more"]
    more = (await guild.press("alice", card, "card-more")).response
    assert "team-own" not in actions(more)
    answer = await make_team(guild, "alice", card)
    assert said(answer) == say("en", "team-made-for-others")
    card = guild.again(card)
    assert [part["label"] for part in parts(card) if part.get("custom_id", "").split(":")[1:2] == ["team-join"]] == [
        say("en", "button-team-join", team=say("en", "team-of", captain="Alice")),
        say("en", "button-team-join", team="Playground"),
    ]
    assert actions(card) == ["team-join", "team-join", "card-more"]
    others = [identity for identity in controls(card) if ":team-join:" in identity][1]
    await guild.person("bruno").click(card, custom_id=others)
    await guild.sim.settle()
    assert guild.rows("SELECT status FROM challenges") == [("accepted",)]
    captains = guild.rows("SELECT team, name FROM team_members WHERE captain ORDER BY team")
    assert captains == [(1, "Alice"), (2, "Bruno")]


async def test_the_card_of_a_team_says_when_the_match_starts(guild: Guild) -> None:
    card = await guild.challenge("alice", side="white")
    assert say("en", "card-team-start") not in said(card)
    await make_team(guild, "alice", (await guild.press("alice", card, "card-more")).response, "team-own")
    card = guild.again(card)
    assert say("en", "card-team-start") in said(card)
    await guild.press("bruno", card, "accept")
    assert say("en", "card-team-start") not in said(guild.again(card))


async def test_a_team_is_challenged_as_several_people(guild: Guild) -> None:
    await guild.sim.set_language("fr")
    players = guild.sim.guild.create_role("Players")
    await guild.ask("alice", "challenge", game="contiguity", opponent=players)
    card = guild.channel.last_message
    assert said(card).startswith("Players, **Alice** vous défie")
    assert actions(card) == ["team-join", "card-more"]


@pytest.mark.parametrize("everybody", [False, True])
async def test_a_role_as_the_opponent_is_a_team_which_those_who_have_it_may_join(guild: Guild, everybody: bool) -> None:
    players = guild.sim.guild.create_role("Players")
    guild.sim.env.backend.add_member_role(guild.sim.guild.id, guild.person("bruno").id, players.id)
    role = guild.sim.guild.default_role if everybody else players
    answer = await guild.ask("alice", "challenge", game="contiguity", opponent=role, side="white")
    assert said(answer) == say("en", "challenge-sent", channel=f"<#{guild.channel.id}>")
    card = guild.channel.last_message
    name = "Playground" if everybody else "Players"
    nobody = say("en", "team-people", names=(), count=0, more=0)
    assert say("en", "card-team", team=name, people=nobody) in said(card)
    assert guild.pinged(card) == []
    refused = await join(guild, "chloe", card)
    if everybody:
        assert say("fr", "team-joined", team=name) in said(refused)
    else:
        assert said(refused) == say("fr", "refusal-team-role", role=str(players.id), team=name)
        await join(guild, "bruno", card)
    assert guild.rows("SELECT status FROM challenges") == [("accepted",)]
    assert members(guild) == ["Chloé" if everybody else "Bruno"]


async def test_only_those_whom_the_captain_names_may_join_a_team_of_named_people(guild: Guild) -> None:
    card = await guild.challenge("alice", side="white")
    answer = await make_team(guild, "bruno", card, people=[guild.person("chloe")])
    assert actions(answer) == ["team-name", "team-leave", "team-people", "team-hand"]
    name = say("en", "team-of", captain="Bruno")
    card = guild.again(card)
    assert said(await join(guild, "dimitri", card)) == say("fr", "refusal-team-named", team=name)
    assert say("fr", "team-joined", team=name) in said(await join(guild, "chloe", card))
    added = await choose(guild, "bruno", answer, "team-people", "dimitri")
    assert say("en", "team-added", count=1) in said(added)
    await join(guild, "dimitri", card)
    assert members(guild) == ["Bruno", "Chloé", "Dimitri"]


async def test_a_captain_hands_the_team_on_to_a_member(guild: Guild) -> None:
    card = await guild.challenge("alice", side="white")
    panel = await make_team(guild, "bruno", card)
    name = say("en", "team-of", captain="Bruno")
    refused = await choose(guild, "bruno", panel, "team-hand", "chloe")
    assert said(refused) == say("en", "refusal-no-member", team=name)
    await join(guild, "chloe", guild.again(card))
    handed = await choose(guild, "bruno", panel, "team-hand", "chloe")
    assert say("en", "team-handed", captain="Chloé", team=name) in said(handed)
    assert "team-hand" not in actions(handed)


async def test_where_the_bot_is_no_member_and_in_rated_challenges_seats_are_for_people_alone(guild: Guild) -> None:
    card = await guild.challenge("alice", side="white", rated=True)
    assert "team-seat" not in actions(card)
    players = guild.sim.guild.create_role("Players")
    refused = await guild.ask("alice", "challenge", game="contiguity", opponent=players, rated=True)
    assert said(refused) == say("en", "refusal-team-rated")
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, rated=True)
    await guild.ask("alice", "challenge", game="contiguity", opponent=players)
    assert guild.rows("SELECT rated FROM challenges ORDER BY id") == [(1,), (0,)]


async def test_in_a_server_without_the_bot_a_role_is_refused_and_people_are_challenged_as_ever(guild: Guild) -> None:
    place = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", private=False))
    players = place.person("alice").guild.create_role("Players")
    refused = await place.ask("alice", "challenge", game="contiguity", opponent=players)
    assert said(refused) == say("en", "refusal-team-place")
    card = await place.challenge("alice", "bruno")
    assert actions(card) == ["accept", "decline", "counter", "card-more"]


async def choose(guild: Guild, who: str, panel: Any, action: str, whom: str) -> Any:
    """Choose a person in a select of a panel, and return the answer."""
    select, chosen = button(panel, action), [str(guild.person(whom).id)]
    (answer,) = await guild.sim.at_once(guild.sim.press(who, panel, custom_id=select, values=chosen))
    await guild.sim.settle()
    return answer.response
