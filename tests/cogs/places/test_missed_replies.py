"""Replies that nobody heard: written while the bot restarts, or before a session that could not be resumed."""

from typing import Any

import pytest

from cogs.places.missed_replies import MissedReplies
from locales import say
from matches import Person
from matches.playing.reply_queries import Reply
from tests.cogs.conftest import FIRST, SECOND, Guild, Playing, mention
from tests.cogs.teams.team_matches import team_match

OTHER = "30a-28a"
REFUSED = "1a-1b"


async def missed(guild: Guild, *replies: tuple[str, Any, str]) -> None:
    """Restart the bot; meanwhile people reply."""
    with guild.sim.unheard():
        for who, message, text in replies:
            await guild.sim.reply(who, message, text)
    await guild.sim.restart()


def told(guild: Guild, playing: Playing) -> list[str]:
    """Return what the bot said in the place of a match without a picture."""
    return [
        message.content
        for message in guild.messages(playing.thread.id)
        if message.author.bot and not message.attachments
    ]


def moves(guild: Guild) -> list[str]:
    return [row[0] for row in guild.rows("SELECT text FROM moves ORDER BY match, ply")]


async def test_a_reply_written_while_the_bot_restarts_is_played_and_the_board_is_posted(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    await missed(guild, ("alice", playing.board, FIRST))
    assert moves(guild) == [FIRST]
    assert len(playing.boards()) == 2
    assert told(guild, playing) == []


async def test_after_a_crash_too_and_in_a_match_that_has_no_thread(guild: Guild) -> None:
    guild.forbid(guild.channel, "create_public_threads")
    card = await guild.challenge("alice", "bruno", side="white")
    await guild.press("bruno", card, "accept")
    with guild.sim.unheard():
        await guild.sim.reply("alice", guild.channel.last_message, FIRST)
    await guild.sim.restart(crash=True)
    assert moves(guild) == [FIRST]


async def test_a_reply_in_direct_messages_is_read_there(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    guild.forbid(guild.channel, "send_messages", "send_messages_in_threads")
    await playing.by_command(FIRST)
    await missed(guild, ("bruno", guild.sim.inbox("bruno")[-1], SECOND))
    assert moves(guild) == [FIRST, SECOND]


async def test_replies_to_exercises_are_heard_where_direct_messages_are_read(guild: Guild) -> None:
    alice = guild.person("alice").user
    await alice.slash("practice", game="contiguity", level=1)
    lesson = (await alice.slash("learn", game="contiguity")).response
    await guild.sim.settle()
    await missed(guild, ("alice", lesson, FIRST))
    answer = guild.sim.inbox("alice")[-1]
    assert answer.reference
    assert say("en", "learn-right", move=FIRST) in answer.content


async def test_a_player_keeps_the_name_that_they_have_in_the_server(guild: Guild) -> None:
    member = guild.sim.env.backend.get_guild(guild.sim.guild.id).members[guild.person("alice").id]
    member.nick = "Ally"
    playing = await guild.match("alice", "bruno")
    await missed(guild, ("alice", playing.board, FIRST))
    assert guild.rows("SELECT name FROM seats ORDER BY player") == [("Ally",), ("Bruno",)]


async def test_a_place_whose_reading_fails_does_not_keep_the_others_waiting(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, playing = await guild.match("alice", "bruno"), await guild.match("alice", "chloe")
    has_more = MissedReplies._has_more

    async def fail(self: Any, server: Any, place: Any, since: int) -> bool:
        if place.channel == failing.thread.id:
            raise RuntimeError
        return await has_more(self, server, place, since)

    monkeypatch.setattr(MissedReplies, "_has_more", fail)
    await missed(guild, ("alice", failing.board, FIRST), ("alice", playing.board, FIRST))
    assert guild.rows("SELECT match, text FROM moves") == [(2, FIRST)]
    assert guild.rows("SELECT behind FROM heard") == [(0,)]
    assert len(guild.reports.take()) == 1
    assert len(told(guild, failing)) == 1


async def test_a_session_that_was_not_resumed_is_caught_up_with_and_one_that_was_reads_nothing(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    with guild.sim.unheard():
        await guild.sim.reply("alice", playing.board, FIRST)
    guild.bot.dispatch("shard_disconnect", 0)
    guild.bot.dispatch("shard_resumed", 0)
    await guild.sim.settle()
    assert moves(guild) == []
    assert guild.rows("SELECT behind FROM heard") == [(0,)]
    await guild.sim.begin_session()
    assert moves(guild) == [FIRST]


async def test_replies_are_handled_in_order_each_once_and_those_to_an_older_board_are_answered_as_such(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "bruno")
    await guild.sim.reply("alice", playing.board, REFUSED)
    heard = told(guild, playing)
    await missed(guild, ("alice", playing.board, FIRST), ("alice", playing.board, OTHER))
    assert moves(guild) == [FIRST]
    [answer] = told(guild, playing)[len(heard) :]
    assert answer == say("en", "reply-refused", player="Alice", kind="moved-on")
    await guild.sim.restart()
    await guild.sim.begin_session()
    assert moves(guild) == [FIRST]
    assert len(told(guild, playing)) == len(heard) + 1


async def test_a_move_that_was_stored_before_a_kill_is_not_answered_as_too_late(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    with guild.sim.unheard():
        reply = await guild.sim.reply("alice", playing.board, FIRST)
    written, alice = Reply(reply.id, int(reply.created_at.timestamp())), Person(guild.person("alice").id, "Alice")
    await guild.bot.services.matches.submit(1, alice, FIRST, 0, written)
    await guild.sim.restart(crash=True)
    assert moves(guild) == [FIRST]
    assert told(guild, playing) == []


async def test_what_was_not_written_to_the_bot_is_left_alone_and_quiet_places_are_not_asked_for(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    await guild.match("alice", "chloe")
    await guild.later(minutes=10)
    await guild.sim.begin_session()
    await guild.later(minutes=10)
    before = guild.requests("GET", "/messages")
    with guild.sim.unheard():
        await guild.person("alice").send(playing.thread, "30a-29a, shall I?")
        await guild.sim.reply("alice", playing.board, FIRST, ping=False)
    await guild.sim.begin_session()
    assert moves(guild) == []
    assert guild.requests("GET", "/messages") == before + 1


async def test_more_is_read_than_discord_answers_at_once(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    backend = guild.sim.env.backend
    with guild.sim.unheard():
        await guild.sim.reply("alice", playing.board, FIRST)
        for number in range(230):
            backend.create_message(playing.thread.id, guild.person("chloe").id, f"talk {number}")
    await guild.sim.restart()
    assert moves(guild) == [FIRST]


async def test_where_the_bot_may_not_read_the_place_is_told_once_and_nobody_loses_for_an_hour(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", clock="1h strict")
    await guild.later(minutes=50)
    guild.forbid(guild.channel, "read_message_history")
    await missed(guild, ("alice", playing.board, FIRST))
    [notice, reminder] = told(guild, playing)
    assert notice.startswith("I was away, and I can’t read replies sent to me between <t:")
    assert reminder.startswith(f"{mention(guild, 'alice')}, your move in Contiguity")
    await guild.later(minutes=40)
    assert moves(guild) == []
    await guild.sim.begin_session()
    assert len(told(guild, playing)) == 2
    await guild.later(minutes=61)
    assert moves(guild) == ["late 0"]


async def test_while_discord_does_not_answer_a_place_is_tried_again(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    path = f"/channels/{playing.thread.id}/messages"
    guild.sim.env.inject_error("GET", path, times=2, status=503, code=0)
    await missed(guild, ("alice", playing.board, FIRST))
    assert moves(guild) == []
    await guild.later(seconds=30)
    assert moves(guild) == [FIRST]
    assert told(guild, playing) == []


async def test_a_vote_by_reply_counts_though_the_bot_was_away(guild: Guild) -> None:
    playing = await team_match(guild, "chloe")
    await playing.by_command(FIRST)
    with guild.sim.unheard():
        reply = await guild.sim.reply("chloe", playing.board, SECOND)
    await guild.sim.restart()
    assert [row[0] for row in guild.rows("SELECT text FROM votes")] == [SECOND]
    assert [str(reaction.emoji) for reaction in guild.again(reply).reactions] == ["🗳️"]


async def test_a_strict_deadline_within_the_gap_waits_for_a_reply_written_before_it(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", clock="1h strict")
    await guild.later(minutes=59)
    with guild.sim.unheard():
        guild.bot.dispatch("shard_disconnect", 0)
        await guild.sim.reply("alice", playing.board, FIRST)
        await guild.later(minutes=5)
        assert moves(guild) == []
    await guild.sim.begin_session()
    assert moves(guild) == [FIRST]
