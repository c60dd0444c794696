"""Clocks as people meet them: what is told when, what can be pressed, and that no restart loses any of it."""

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import update

from cogs.people.settings_panels import PERSONAL
from locales import say
from matches.core.clock import DAY
from store.schema import outbox
from tests.cogs.conftest import (
    FIRST,
    IN_BOTH_LANGUAGES,
    SECOND,
    SPOKEN,
    THIRD,
    THREE,
    Guild,
    Playing,
    actions,
    button,
    labels,
    link_of,
    mention,
    said,
)
from tests.cogs.failing_requests import DOWN, GONE, close_direct_messages, direct_messages, fail_posts, recover

GAME = "Contiguity"


async def started(guild: Guild, *moves: str, clock: str = "3d") -> Playing:
    """Return a match of Alice and Chloé with a clock and some moves in it."""
    playing = await guild.match("alice", "chloe", clock=clock)
    for move in moves:
        await playing.by_command(move)
    return playing


async def trio(guild: Guild, clock: str) -> Playing:
    """Return a match of Alice, Chloé and Dimitri; Alice is to move."""
    return await guild.match(*THREE, game="druid-hex3", options="size=3", clock=clock)


def notice_of(playing: Playing) -> Any:
    """Return the latest message of the thread, which must not be a board."""
    message = playing.thread.last_message
    assert not message.attachments
    return message


def moment(at: int) -> dict[str, str]:
    """Return a moment as it stands in a message."""
    return {"at": f"<t:{at}:f>", "left": f"<t:{at}:R>"}


def deadline(guild: Guild) -> int:
    """Return the deadline of the only match."""
    [(found,)] = guild.rows("SELECT deadline FROM matches")
    return found


def link(guild: Guild, playing: Playing) -> str:
    return link_of(playing.board, guild.sim.guild.id)


async def prefer(guild: Guild, who: str, **choices: Any) -> None:
    """Store choices of somebody."""
    await guild.bot.services.preferences.set(guild.person(who).id, **choices)


def reminder(guild: Guild, playing: Playing, language: str, who: str, other: str) -> str:
    names = {"mover": mention(guild, who), "opponents": (other,), "game": GAME, "link": link(guild, playing)}
    return say(language, "time-reminder", **names, **moment(deadline(guild)))


# Whole matches.


@IN_BOTH_LANGUAGES
async def test_from_the_reminder_to_the_claim(guild: Guild, language: str) -> None:
    """The player to move disappears. Whatever is posted is there once, and still answers after the end."""
    playing = await started(guild, FIRST)
    until = deadline(guild)
    assert playing.board.content.splitlines()[-1] == say(language, "time-until", **moment(until))

    await guild.later(days=2, hours=13)
    reminded = notice_of(playing)
    assert reminded.content == reminder(guild, playing, language, "chloe", "Alice")
    assert guild.pinged(reminded) == ["chloe"]
    assert actions(reminded) == ["move"]

    await guild.sim.restart(crash=True)
    assert playing.thread.last_message.id == reminded.id
    await guild.later(hours=12)
    late = notice_of(playing)
    names = {"player": "Chloé", "opponents": ("Alice",)}
    assert late.content == say(language, "time-late", **names, game=GAME, **moment(until))
    assert guild.pinged(late) == []
    assert labels(late) == [say(language, f"button-{action}", count=2) for action in ("claim-time", "nudge", "day")]

    await guild.sim.restart(crash=True)
    answer = (await guild.press("alice", late, "nudge")).response
    assert answer.ephemeral
    assert answer.content == say("en", "nudge-done", player="Chloé")
    nudge = notice_of(playing)
    assert nudge.content == say(
        language,
        "time-nudge",
        mover=mention(guild, "chloe"),
        opponents=("Alice",),
        game=GAME,
        link=link(guild, playing),
    )
    assert guild.pinged(nudge) == ["chloe"]
    before = say("en", "refusal-nudged-before", left="").partition(".")[0]
    assert (await guild.press("alice", late, "nudge")).response.content.startswith(before)

    await guild.press("alice", late, "day")
    given = notice_of(playing)
    assert deadline(guild) > until
    assert given.content == say(language, "time-day", player="Chloé", **moment(deadline(guild)))
    assert guild.pinged(given) == []
    early = (await guild.press("alice", late, "claim-time")).response
    told = {"player": "Chloé", "clock": "friendly", "days": 30}
    assert early.content == say("en", "refusal-claim-early", **told, **moment(deadline(guild)))

    await guild.sim.restart(crash=True)
    await guild.later(days=1, hours=1)
    again = notice_of(playing)
    assert again.content == say(language, "time-late", **names, game=GAME, **moment(deadline(guild)))
    text = say("en", "claim-time-done", player="Chloé", link=link(guild, playing))
    assert (await guild.press("alice", again, "claim-time")).response.content == text
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(3)]
    assert say(language, "reason-time") in playing.board.content
    assert guild.rows("SELECT text FROM moves") == [(FIRST,), ("late 1",)]

    await guild.sim.restart(crash=True)
    for message in (reminded, late, nudge, again):
        for action in actions(guild.again(message)):
            answer = (await guild.press("alice", message, action)).response
            assert answer.ephemeral
            assert answer.content == say("en", "refusal-match-over", match="1", link=link(guild, playing))


@IN_BOTH_LANGUAGES
async def test_on_a_strict_clock_of_three_the_others_play_on_in_time_of_their_own_until_one_is_left(
    guild: Guild, language: str
) -> None:
    playing = await trio(guild, "2d strict")
    await guild.later(days=2)
    assert playing.board.content.startswith(say(language, "turn-late", player="Alice"))
    assert guild.pinged(playing.board) == ["chloe"]
    await playing.move("chloe", "a1")
    await guild.sim.restart(crash=True)
    await guild.later(days=2)
    assert playing.board.content.startswith("**Chloé**")
    assert say(language, "reason-time") in playing.board.content
    assert guild.pinged(playing.board) == []
    answer = await guild.ask("chloe", "match claim", match="1")
    assert answer.content == say("fr", "refusal-match-over", match="1", link=link(guild, playing))


async def test_of_three_a_claim_puts_out_who_is_late(guild: Guild) -> None:
    playing = await trio(guild, "2d")
    await guild.later(days=2, hours=1)
    late = notice_of(playing)
    assert labels(late)[0] == say("en", "button-claim-time", count=3)
    await guild.press("dimitri", late, "claim-time")
    assert playing.board.content.startswith(say("en", "turn-late", player="Alice"))
    assert guild.pinged(playing.board) == ["chloe"]
    refusal = (await guild.press("alice", late, "day")).response.content
    assert refusal == say("en", "refusal-out-of-match", match="1", link=link(guild, playing))
    refusal = (await guild.press("chloe", late, "day")).response.content
    assert refusal == say("fr", "refusal-moved-on", match="1", link=link(guild, playing))


async def test_a_match_is_played_to_the_end_of_its_moves_with_a_bank(guild: Guild) -> None:
    playing = await started(guild, clock="2d+12h max 3d")
    await guild.later(hours=25)
    await playing.by_panel(FIRST)
    banks = [
        say("en", "time-bank", player="Alice", days=1, hours=11),
        say("en", "time-bank", player="Chloé", days=2, hours=0),
    ]
    lines = playing.board.content.splitlines()
    assert lines[-1] == say("en", "time-banks", banks=banks)
    assert lines[-2] == say("en", "time-until", **moment(deadline(guild)))
    await playing.by_reply(SECOND)
    await playing.ask("alice", "match resign")
    assert "time" not in playing.board.content.splitlines()[0]


async def test_a_bank_under_an_hour_is_told_in_minutes(guild: Guild) -> None:
    playing = await started(guild, clock="2h+0")
    await guild.later(minutes=90)
    await playing.by_panel(FIRST)
    banks = [
        say("en", "time-bank", player="Alice", days=0, hours=0, minutes=30),
        say("en", "time-bank", player="Chloé", days=0, hours=2, minutes=120),
    ]
    assert playing.board.content.splitlines()[-1] == say("en", "time-banks", banks=banks)
    assert "30\u00a0min" in banks[0]


# While Discord is away.


@pytest.mark.parametrize("clock", ["1d strict", "1h strict"], ids=["while a reminder waits", "without a reminder"])
async def test_who_could_not_be_told_that_a_strict_clock_was_about_to_fall_has_an_hour_from_when_they_are(
    guild: Guild, clock: str
) -> None:
    playing = await started(guild, FIRST, clock=clock)
    before = deadline(guild) - int(guild.sim.now().timestamp())
    await guild.later(seconds=before / 3)
    guild.sim.env.inject_error("*", "*", times=None, **DOWN)
    await guild.later(seconds=before, hours=30)
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    recover(guild)
    await guild.later(minutes=15)
    reminded = notice_of(playing)
    assert guild.pinged(reminded) == ["chloe"]
    assert len(playing.thread.history()) == 3
    told = int(reminded.created_at.timestamp())
    assert told + 3600 <= deadline(guild) <= told + 3660
    await guild.later(hours=1, minutes=1)
    assert guild.rows("SELECT reason FROM matches") == [("time",)]


# Boards that could not be shown.


async def unshown(guild: Guild, clock: str) -> tuple[Playing, Any]:
    """Return a match of Alice and Chloé in which Chloé could not be shown the latest board, and another channel."""
    playing = await started(guild, clock=clock)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **GONE)
    close_direct_messages(guild, "chloe")
    elsewhere = guild.sim.guild.create_text_channel("elsewhere")
    await guild.ask("alice", "move", elsewhere, move=FIRST)
    return playing, elsewhere


@pytest.mark.parametrize("clock", ["1d strict", "1h", "2d+1h strict"])
async def test_no_time_runs_before_the_board_was_shown(guild: Guild, clock: str) -> None:
    playing, elsewhere = await unshown(guild, clock)
    given = deadline(guild) - int(guild.sim.now().timestamp())
    await guild.later(days=10)
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    claimed = await guild.ask("alice", "match claim", elsewhere)
    assert claimed.content.splitlines()[1:] == [say("en", "refusal-claim-unshown", player="Chloé", days=30)]
    recover(guild)
    close_direct_messages(guild, "chloe")
    await guild.later(days=1)
    [shown] = [message for message in playing.thread.history() if message.attachments][1:]
    at = int(shown.created_at.timestamp())
    assert deadline(guild) == at + given
    assert say("en", "time-until", **moment(at + given)) in shown.content


async def test_time_runs_once_the_player_has_looked_at_the_board_that_could_not_be_posted(guild: Guild) -> None:
    _, elsewhere = await unshown(guild, "1d strict")
    told = [message.content for message in direct_messages(guild, "alice")]
    unreached = {"player": "Chloé", "game": GAME, "timed": True, "days": 30}
    assert told[-1].splitlines()[-1] == say("en", "time-unreached", **unreached)
    await guild.later(days=5)
    desk = await guild.ask("chloe", "desk", elsewhere)
    assert say("fr", "desk-unshown") in said(desk)
    assert deadline(guild) == int(guild.sim.now().timestamp()) + DAY
    await guild.later(hours=23)
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    await guild.later(hours=1, minutes=1)
    assert guild.rows("SELECT reason FROM matches") == [("time",)]


async def test_nobody_holds_up_a_match_for_ever_by_closing_every_place(guild: Guild) -> None:
    await unshown(guild, "1d strict")
    await guild.later(days=30)
    assert guild.rows("SELECT reason FROM matches") == [(None,)]
    await guild.later(days=1, minutes=15)
    assert guild.rows("SELECT reason FROM matches") == [("time",)]


async def test_whoever_was_told_in_words_that_a_board_cannot_be_posted_has_been_told(guild: Guild) -> None:
    playing = await started(guild, clock="1d strict")
    guild.sim.env.inject_error("POST", f"/channels/{playing.thread.id}/messages", times=1, status=400, code=50035)
    await playing.by_command(FIRST)
    assert len(guild.reports.take()) == 1
    guild.sim.env.inject_error("POST", f"/channels/{playing.thread.id}/messages", times=None, status=400, code=50035)
    await guild.later(days=1, minutes=1)
    assert guild.rows("SELECT reason FROM matches") == [("time",)]
    assert guild.reports.take()


async def test_discord_is_asked_whether_it_answers_at_most_twice_a_minute_and_not_without_a_connection(
    guild: Guild,
) -> None:
    asked = len(guild.sim.env.http_requests)
    assert [await guild.bot.is_answered() for _ in range(3)] == [True] * 3
    assert len(guild.sim.env.http_requests) == asked + 1
    await guild.later(minutes=1)
    guild.bot._ready_shards.clear()
    assert not await guild.bot.is_answered()
    assert len(guild.sim.env.http_requests) == asked + 1


# Pauses.


@IN_BOTH_LANGUAGES
async def test_a_pause_is_agreed_to_and_ends_when_somebody_plays_on(guild: Guild, language: str) -> None:
    playing = await started(guild, FIRST)
    until = deadline(guild)
    assert (await playing.ask("alice", "match pause", days=7)).content == say("en", "pause-sent")
    offer = notice_of(playing)
    assert offer.content.startswith(say(language, "offer-pause", player="Alice", game=GAME, days=7))
    assert guild.pinged(offer) == ["chloe"]
    await guild.sim.restart(crash=True)
    await guild.press("chloe", offer, "agree")
    assert guild.again(offer).content.endswith(say(language, "offer-accepted"))
    assert actions(guild.again(offer)) == []
    [(end,)] = guild.rows("SELECT ends_at FROM pauses")
    assert notice_of(playing).content == say(language, "time-pause", game=GAME, **moment(end))
    assert guild.pinged(notice_of(playing)) == []
    assert deadline(guild) == until + 7 * DAY
    await guild.later(days=5)
    panel = (await guild.press("alice", playing.board, "more")).response
    assert say("en", "time-paused", **moment(end)) in panel.content
    await playing.by_reply(SECOND)
    assert say(language, "time-until", **moment(deadline(guild))) in playing.board.content
    assert say(language, "time-paused", **moment(end)) not in playing.board.content


async def test_a_pause_of_some_days_is_asked_for_and_agreed_to_from_behind_the_more_button(guild: Guild) -> None:
    playing = await started(guild, FIRST)

    async def ask(who: str, text: str) -> str:
        panel = (await guild.press(who, playing.board, "more")).response
        opened = await guild.person(who).click(panel, custom_id=button(panel, "pause"))
        answer = await guild.person(who).submit_modal(opened, {"text": text})
        await guild.sim.settle()
        assert answer.response.ephemeral
        return str(answer.response.content)

    for text in ["two", "0", "31", "-1", "½", "²"]:
        assert await ask("alice", text) == say("en", "refusal-pause-days", most=30)
    for who, code in (("alice", "pause-sent"), ("chloe", "pause-agreed")):
        assert await ask(who, " 3 ") == say(SPOKEN[who], code)
    assert guild.rows("SELECT count(*) FROM pauses") == [(1,)]


# Absences.


@IN_BOTH_LANGUAGES
async def test_who_goes_away_is_announced_where_there_is_a_clock_and_is_not_late(guild: Guild, language: str) -> None:
    free = await guild.match("alice", "chloe")
    playing = await guild.match("alice", "chloe", clock="3d")
    before = len(free.thread.history())
    answer = await guild.ask("alice", "settings away", days=5)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    assert answer.content == say("en", "away-done", count=1, **moment(end))
    assert notice_of(playing).content == say(language, "time-away", player="Alice", **moment(end))
    assert guild.pinged(notice_of(playing)) == []
    assert len(free.thread.history()) == before
    await guild.sim.restart(crash=True)
    await guild.later(days=4)
    answer = await guild.ask("alice", "settings away", days=0)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    assert answer.content == say("en", "back-done", **moment(end))
    await guild.later(days=3)
    assert actions(playing.thread.last_message) != ["claim-time", "nudge", "day"]


@IN_BOTH_LANGUAGES
async def test_absence_is_told_under_the_board_and_on_a_challenge_but_not_to_those_who_are_away(
    guild: Guild, language: str
) -> None:
    playing = await started(guild)
    await guild.ask("chloe", "settings away", days=2)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    absent = say(language, "time-absent", player="Chloé", **moment(end))
    own = say(SPOKEN["alice"], "time-absent", player="Chloé", **moment(end))
    await playing.by_command(FIRST)
    assert absent in playing.board.content.splitlines()
    for who, told in (("alice", True), ("chloe", False)):
        panel = (await guild.press(who, playing.board, "more")).response
        assert ("<t:" + str(end) in panel.content) is told
    for challenger, asked in (("alice", "chloe"), ("chloe", "alice")):
        answer = await guild.ask(challenger, "challenge", game="contiguity", opponent=guild.person(asked).user)
        assert (own in answer.content.splitlines()) is (challenger == "alice")
        assert (f"<t:{end}" in answer.content) is (challenger == "alice")
        assert absent in said(guild.sim.channel.last_message).splitlines()
    await guild.later(days=2, seconds=1)
    await playing.by_command(SECOND)
    assert absent not in playing.board.content.splitlines()
    await guild.challenge("chloe", "alice")
    assert absent not in said(guild.sim.channel.last_message).splitlines()


async def test_quiet_hours_are_told_while_a_reminder_waits_for_their_end(guild: Guild) -> None:
    until = datetime(2026, 1, 1, 6, tzinfo=UTC)
    quiet = say("en", "time-quiet", player="Chloé", until=f"<t:{int(until.timestamp())}:t>")
    for lead, clock, told in (
        ("3h", "8h", True),
        ("never", "8h", False),
        ("3h", "1d", False),
        ("3h", "none", False),
    ):
        await prefer(guild, "chloe", quiet_from=0, quiet_to=360, lead=PERSONAL["lead"][lead])
        playing = await started(guild, FIRST, clock=clock)
        assert (quiet in playing.board.content.splitlines()) is told, (lead, clock)
        if told:
            await playing.by_command(SECOND)
            assert quiet not in playing.board.content.splitlines()


async def test_nobody_is_away_twice_or_for_longer_than_they_may(guild: Guild) -> None:
    assert (await guild.ask("alice", "settings away", days=0)).content == say("en", "refusal-not-away")
    await guild.ask("alice", "settings away", days=30)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    assert (await guild.ask("alice", "settings away", days=3)).content == say("en", "refusal-away", **moment(end))
    await guild.later(days=31)
    assert (await guild.ask("alice", "settings away", days=1)).content == say(
        "en", "refusal-away-spent", most=30, left=0
    )


async def test_what_a_move_makes_due_sooner_than_anything_before_is_not_waited_past(guild: Guild) -> None:
    playing = await started(guild, clock="1h strict")
    await guild.later(minutes=50)
    await playing.by_command(FIRST)
    await guild.later(minutes=59)
    assert playing.boards()[-1] == "trilithon-1-1.png"
    await guild.later(minutes=1, seconds=1)
    assert playing.boards()[-1] == "trilithon-1-2.png"


# Preferences for notices.


async def test_who_wants_direct_messages_gets_them_in_their_language_instead_of_a_ping_and_may_reply_with_a_move(
    guild: Guild,
) -> None:
    await prefer(guild, "chloe", notify="message", language="fr")
    playing = await started(guild, FIRST)
    assert guild.pinged(playing.board) == []
    (direct_message,) = direct_messages(guild, "chloe")
    names = {"mover": mention(guild, "chloe"), "opponents": ("Alice",), "game": GAME, "link": link(guild, playing)}
    lines = [say("fr", "time-direct-message", **names), say("fr", "time-until", **moment(deadline(guild)))]
    assert direct_message.content.splitlines() == lines
    assert actions(direct_message) == ["move"]
    await guild.later(days=2, hours=13)
    assert direct_messages(guild, "chloe")[-1].content == reminder(guild, playing, "fr", "chloe", "Alice")
    assert playing.thread.last_message.id == playing.board.id
    panel = (await guild.press("chloe", direct_messages(guild, "chloe")[-1], "move")).response
    assert "type" in actions(panel)
    await guild.sim.reply("chloe", direct_message, SECOND)
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert direct_messages(guild, "chloe")[-1].content.endswith(say("en", "move-stored", move=SECOND))
    await guild.sim.reply("chloe", direct_message, THIRD)
    refused = say("en", "reply-refused", player="Chloé", kind="moved-on")
    assert direct_messages(guild, "chloe")[-1].content.endswith(refused)
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_a_move_written_in_reply_to_a_reminder_or_a_nudge_is_answered_by_the_board_alone(guild: Guild) -> None:
    reminded, nudged = [await started(guild, FIRST) for _ in range(2)]
    await guild.later(days=2, hours=13)
    for playing in (reminded, nudged):
        if playing is nudged:
            await guild.later(hours=12)
            await playing.ask("alice", "match nudge")
        notice = notice_of(playing)
        await guild.sim.reply("chloe", notice, SECOND)
        assert playing.boards()[-1].endswith("-2.png")
        assert playing.thread.last_message.id == playing.board.id
        await guild.sim.reply("chloe", notice, THIRD)
        assert notice_of(playing).content == say("en", "reply-refused", player="Chloé", kind="moved-on")


async def test_who_takes_no_direct_messages_is_pinged_where_the_match_is(guild: Guild) -> None:
    await prefer(guild, "chloe", notify="message")
    playing = await started(guild, FIRST, SECOND)
    close_direct_messages(guild, "chloe")
    await playing.by_command(THIRD)
    names = {"mover": mention(guild, "chloe"), "opponents": ("Alice",), "game": GAME, "link": link(guild, playing)}
    text = say("en", "time-direct-message", **names)
    assert notice_of(playing).content.splitlines()[0] == text
    assert guild.pinged(notice_of(playing)) == ["chloe"]


async def test_a_board_that_goes_to_direct_messages_needs_no_other_that_tells_of_it(guild: Guild) -> None:
    await prefer(guild, "chloe", notify="message")
    playing = await started(guild)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **GONE)
    await playing.by_command(FIRST)
    (board,) = direct_messages(guild, "chloe")
    assert [file.filename for file in board.attachments] == ["trilithon-1-1.png"]
    recover(guild)
    for move in (SECOND, THIRD):
        await playing.by_command(move)
    _, letter = direct_messages(guild, "chloe")
    assert not letter.attachments


async def test_who_wants_nothing_is_neither_pinged_nor_reminded(guild: Guild) -> None:
    await prefer(guild, "chloe", notify="none")
    playing = await started(guild, FIRST)
    assert guild.pinged(playing.board) == []
    assert mention(guild, "chloe") in playing.board.content
    await guild.later(days=3, hours=1)
    assert actions(notice_of(playing)) == ["claim-time", "nudge", "day"]
    assert len([message for message in playing.thread.history() if not message.attachments]) == 1
    await playing.ask("alice", "match nudge")
    assert guild.pinged(notice_of(playing)) == []


async def test_a_reminder_that_can_be_posted_nowhere_near_goes_to_who_is_to_move_alone(guild: Guild) -> None:
    playing = await started(guild, FIRST)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **GONE)
    await guild.later(days=2, hours=13)
    assert [len(direct_messages(guild, name)) for name in ("alice", "chloe")] == [0, 1]


# Overtaken notices, and commands that come too early.


async def test_a_notice_that_has_been_overtaken_is_not_posted(guild: Guild) -> None:
    playing = await started(guild, FIRST)
    fail_posts(guild, playing.thread)
    await guild.later(days=2, hours=13)
    await guild.person("chloe").slash(guild.sim.channel, "move", move=SECOND)
    recover(guild)
    await guild.later(minutes=30)
    assert playing.boards()[-1] == "trilithon-1-2.png"
    assert all(message.attachments for message in playing.thread.history() if not message.is_system())


async def test_a_notice_that_may_have_got_through_is_not_posted_twice(guild: Guild) -> None:
    playing = await started(guild, FIRST)
    await guild.later(days=2, hours=13)
    notice = notice_of(playing)
    [(row,)] = guild.rows("SELECT id FROM outbox WHERE kind = 'reminder'")
    another_nonce = {"created_at": outbox.c.created_at + 1, "done_at": None, "message": None}
    async with guild.bot.services.store.write() as transaction:
        await transaction.execute(update(outbox).where(outbox.c.id == row).values(another_nonce))
    guild.bot.services.outbox.woken.set()
    await guild.later(minutes=20)
    assert notice_of(playing).id == notice.id
    assert guild.rows(f"SELECT message FROM outbox WHERE id = {row}") == [(notice.id,)]


async def test_those_who_have_no_say_hear_so_alone(guild: Guild) -> None:
    playing = await started(guild, FIRST)
    await guild.later(days=3, hours=1)
    before, notice = guild.stored(), notice_of(playing)
    for does in ("claim-time", "nudge", "day"):
        for who, code in (("chloe", "own-time"), ("dimitri", "not-a-player")):
            answer = (await guild.press(who, notice, does)).response
            assert answer.ephemeral
            assert answer.content == say(SPOKEN[who], f"refusal-{code}", match="1", link=link(guild, playing))
    assert guild.stored() == before


async def test_with_a_clock_who_presses_too_early_hears_who_has_until_when(guild: Guild) -> None:
    for who, other, name, clock, kind in (
        ("alice", "chloe", "Chloé", "3d", "friendly"),
        ("chloe", "alice", "Alice", "3d strict", "strict"),
    ):
        playing = await guild.match(who, other, clock=clock)
        await playing.by_command(FIRST)
        before, until = guild.stored(), guild.rows("SELECT deadline FROM matches ORDER BY id")[-1][0]
        told = {"player": name, "clock": kind, "days": 30}
        for command in ("claim", "nudge"):
            answer = await playing.ask(who, f"match {command}")
            assert answer.content == say(SPOKEN[who], f"refusal-{command}-early", **told, **moment(until))
            assert name in answer.content
            assert f"<t:{until}:f>" in answer.content
        assert guild.stored() == before


async def test_without_a_clock_one_waits_long_before_one_presses_in_the_match_in_which_one_waits(guild: Guild) -> None:
    await started(guild, clock="")
    playing = await started(guild, FIRST, clock="")
    [(begun,)] = guild.rows("SELECT turn_at FROM matches WHERE id = 2")
    panel = (await guild.press("alice", playing.board, "more")).response
    assert not {"claim-time", "nudge", "day", "pause"} & set(actions(panel))
    for command, behind, wait, after, done in (
        ("nudge", "nudge", DAY, DAY, "I’ll tell Chloé"),
        ("claim", "claim-time", 29 * DAY, 30 * DAY, "You’ve claimed it: Chloé"),
    ):
        told = {"player": "Chloé", "clock": "none", "days": 30}
        early = await playing.ask("alice", f"match {command}")
        assert early.content == say("en", f"refusal-{command}-early", **told, **moment(begun + after))
        await guild.later(seconds=wait)
        panel = (await guild.press("alice", playing.board, "more")).response
        assert behind in actions(panel)
        assert "day" not in actions(panel)
        assert f"\n{done}" in (await guild.ask("alice", f"match {command}")).content
        if command == "nudge":
            assert guild.pinged(notice_of(playing)) == ["chloe"]
    assert guild.rows("SELECT id FROM matches WHERE reason IS NULL") == [(1,)]


async def test_who_waits_in_several_matches_is_asked_to_say_which(guild: Guild) -> None:
    for _ in range(2):
        await started(guild, FIRST)
    for command in ("match claim", "match nudge"):
        assert (await guild.ask("alice", command)).content == say("en", "refusal-which-match", count=2)


async def test_from_behind_the_more_button_a_day_is_given_before_it_is_too_late(guild: Guild) -> None:
    playing = await started(guild, FIRST, clock="2d strict")
    panel = (await guild.press("alice", playing.board, "more")).response
    assert say("en", "time-until", **moment(deadline(guild))) in panel.content
    assert "day" not in actions(panel)
    await guild.later(hours=30)
    panel = (await guild.press("alice", playing.board, "more")).response
    until = deadline(guild)
    answer = (await guild.press("alice", panel, "day")).response.content
    assert deadline(guild) == until + DAY
    assert answer == say("en", "day-done", player="Chloé", **moment(until + DAY))
    assert (await guild.press("alice", playing.board, "more")).response.content.count("<t:") == 2
