"""What a team decides beside its moves: a member asks, and most of those who voted last decide."""

from typing import Any

import discord

from locales import say
from tests.cogs.conftest import FIRST, SECOND, THIRD, Guild, Playing, actions, said
from tests.cogs.teams.team_matches import team_match

TEAM = "Bruno’s team"


def asked(playing: Playing) -> discord.Message:
    """Return the message of the latest motion."""
    return next(each for each in reversed(playing.thread.history()) if "motion-yes" in actions(each))


def counted(agreed: int, declined: int, quorum: int = 2) -> str:
    return say("en", "motion-open", agreed=agreed, declined=declined, quorum=quorum)


async def voted_match(guild: Guild, *voters: str) -> Playing:
    """Start a match of a team that Bruno leads, who has voted with the others for its first move; Alice is to move."""
    playing = await team_match(guild, *voters)
    await playing.by_command(FIRST)
    for who in ("bruno", *voters):
        await playing.ask(who, "move", move=SECOND)
    await guild.later(minutes=5)
    playing.state = playing.state.play(SECOND)
    return playing


def question(what: str, days: int = 0) -> str:
    return say("en", "motion-asked", team=TEAM, what=what, days=days)


async def press(guild: Guild, who: str, message: Any, action: str) -> str:
    """Press a button of a motion, and return what its message says then."""
    await guild.press(who, message, action)
    return guild.again(message).content


async def test_a_draw_is_offered_once_most_of_the_team_are_in_favour(guild: Guild) -> None:
    playing = await voted_match(guild, "chloe", "dimitri")
    answer = await playing.ask("bruno", "match draw")
    assert answer.content.startswith(say("en", "motion-voted", agreed=1, quorum=2, link="").strip())
    message = asked(playing)
    assert message.content == f"{question('draw')}\n{counted(1, 0)}"
    assert guild.pinged(message) == []
    assert await press(guild, "dimitri", message, "motion-no") == f"{question('draw')}\n{counted(1, 1)}"
    decided = await press(guild, "chloe", message, "motion-yes")
    assert decided == f"{question('draw')}\n{say('en', 'motion-carried', agreed=2, declined=1)}"
    offer = next(each for each in reversed(playing.thread.history()) if "agree" in actions(each))
    assert say("en", "offer-draw", player=TEAM, game="Contiguity", rounds=0) in offer.content
    assert "unask" not in actions(offer)
    assert said((await guild.press("dimitri", offer, "agree")).response) == say("fr", "refusal-offer-open", what="draw")
    await guild.press("alice", offer, "agree")
    assert guild.rows("SELECT reason FROM matches") == [("agreed",)]


async def test_an_offer_is_answered_by_the_votes_of_the_team_that_is_asked(guild: Guild) -> None:
    playing = await voted_match(guild, "chloe", "dimitri")
    await playing.ask("alice", "match draw")
    offer = next(each for each in reversed(playing.thread.history()) if "agree" in actions(each))
    assert f"**{TEAM}**" in offer.content
    assert guild.pinged(offer) == []
    await guild.press("chloe", offer, "disagree")
    message = asked(playing)
    text = say("en", "motion-answer", team=TEAM, player="Alice", what="draw", days=0)
    assert message.content == f"{text}\n{counted(0, 1)}"
    await guild.press("bruno", message, "motion-no")
    assert say("en", "offer-declined", player=TEAM) in guild.again(offer).content
    assert guild.rows("SELECT reason FROM matches") == [(None,)]


async def test_a_team_resigns_after_a_question_and_by_a_vote(guild: Guild) -> None:
    playing = await voted_match(guild, "chloe", "dimitri")
    ask = await playing.ask("bruno", "match resign")
    names = {"game": "Contiguity", "opponents": ("Alice",)}
    assert ask.content == say("en", "motion-resign-question", team=TEAM, quorum=2, **names)
    assert "If 2 of you agree" in ask.content
    await guild.press("bruno", ask, "resign-yes")
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    await press(guild, "chloe", asked(playing), "motion-yes")
    assert guild.rows("SELECT reason FROM matches") == [("resigned",)]
    assert actions(playing.board) == ["replay", "record", "review", "agreement"]


async def test_a_question_is_out_of_date_once_the_match_has_moved_on_and_is_none_of_the_others(guild: Guild) -> None:
    playing = await voted_match(guild, "chloe", "dimitri")
    await playing.ask("chloe", "match draw")
    message = asked(playing)
    refused = (await guild.press("alice", message, "motion-yes")).response
    assert refused.ephemeral
    assert guild.again(message).content == message.content
    await playing.by_command(THIRD)
    assert await press(guild, "bruno", message, "motion-yes") == f"{question('draw')}\n{say('en', 'motion-lapsed')}"
    assert actions(guild.again(message)) == []


async def test_who_has_not_voted_is_told_so_before_they_are_asked_to_confirm(guild: Guild) -> None:
    playing = await voted_match(guild)
    await guild.press("chloe", (await guild.press("chloe", playing.board, "teams")).response, "team-join")
    for command in ("match resign", "match draw"):
        refused = await playing.ask("chloe", command)
        assert refused.content == say("fr", "refusal-motion-latest", team=TEAM)
        assert actions(refused) == []


async def test_a_takeback_is_asked_of_the_opponent_after_the_team_has_agreed(guild: Guild) -> None:
    playing = await voted_match(guild)
    await guild.press("alice", playing.board, "more")
    answer = await playing.ask("bruno", "match takeback")
    assert answer.content.startswith(say("en", "motion-then-carried", link="").strip())
    offer = next(each for each in reversed(playing.thread.history()) if "agree" in actions(each))
    assert say("en", "offer-takeback", player=TEAM, plies=(f"`{SECOND}`",)) in said(offer)


async def test_a_team_gives_a_day_by_a_vote_on_the_button_behind_more(guild: Guild) -> None:
    playing = await team_match(guild, "chloe", "dimitri", clock="1d")
    await guild.later(hours=1)
    more = (await guild.press("bruno", playing.board, "more")).response
    answer = (await guild.press("bruno", more, "day")).response
    assert answer.content.startswith(say("en", "motion-voted", agreed=1, quorum=2, link="").strip())
    message = asked(playing)
    assert message.content == f"{question('day')}\n{counted(1, 0)}"
    decided = await press(guild, "chloe", message, "motion-yes")
    assert decided == f"{question('day')}\n{say('en', 'motion-carried', agreed=2, declined=0)}"
    ((until,),) = guild.rows("SELECT deadline FROM matches")
    told = say("en", "time-day", player="Alice", at=f"<t:{until}:f>", left=f"<t:{until}:R>")
    assert told in [each.content for each in playing.thread.history()]
