"""Rematches: asked for in public, accepted by asking for them, and played with sides swapped."""

from locales import say
from tests.cogs.conftest import (
    FIRST,
    IN_BOTH_LANGUAGES,
    AnswerOnlyPlace,
    Guild,
    Playing,
    actions,
    link_of,
    offered,
    said,
)
from tests.cogs.playing.test_boards import started


async def ended(guild: Guild) -> Playing:
    """Return a match that Chloé has resigned."""
    playing = await started(guild)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    return playing


@IN_BOTH_LANGUAGES
async def test_a_rematch_is_played_with_sides_swapped_on_the_same_terms(guild: Guild, language: str) -> None:
    playing = await started(guild)
    runs = say("en", "refusal-match-runs", match="1", link=link_of(playing.board, guild.sim.guild.id))
    assert (await playing.ask("alice", "match rematch")).content == runs
    assert (await guild.ask("alice", "match rematch")).content == say("en", "refusal-no-match-ended")
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    refusal = (await guild.press("dimitri", playing.board, "rematch")).response.content
    assert refusal.startswith(say("fr", "refusal-not-a-player", match="1", link=""))
    answer = (await guild.press("alice", playing.board, "rematch")).response
    assert answer.content == say("en", "rematch-sent", channel=f"<#{playing.thread.id}>")
    asked = playing.thread.last_message
    assert say(language, "card-rematch", rematch="1") in said(asked)
    assert guild.pinged(asked) == ["chloe"]
    again = (await guild.press("alice", playing.board, "rematch")).response
    assert again.content == say("en", "refusal-rematch-on-its-way")
    await guild.sim.restart(crash=True)
    await guild.press("chloe", asked, "accept")
    second = Playing(guild, guild.sim.threads()[-1], ("chloe", "alice"), playing.state.game, "")
    anchor = guild.messages(guild.sim.channel.id)[-1]
    assert second.thread.id == anchor.id
    assert actions(guild.again(asked)) == actions(anchor) == []
    assert guild.pinged(second.board) == ["chloe"]
    await second.by_reply(FIRST)
    late = (await guild.press("chloe", playing.board, "rematch")).response
    assert late.content == say("fr", "refusal-rematch-began", rematch="2")


async def test_who_is_asked_for_a_rematch_accepts_by_asking_for_it(guild: Guild) -> None:
    playing = await ended(guild)
    await playing.ask("alice", "match rematch")
    asked = playing.thread.last_message
    accepted = await playing.ask("chloe", "match rematch")
    assert accepted.content == say("fr", "rematch-accepted", channel=f"<#{guild.sim.channel.id}>")
    assert actions(guild.again(asked)) == []
    assert len(guild.sim.threads()) == 2
    assert guild.rows("SELECT COUNT(*) FROM matches") == [(2,)]


async def test_where_the_thread_is_gone_the_rematch_is_asked_for_in_the_channel(guild: Guild) -> None:
    playing = await ended(guild)
    board = playing.board
    guild.sim.env.inject_error("POST", f"/channels/{playing.thread.id}/messages", status=404, code=10003)
    await guild.press("alice", board, "rematch")
    asked = guild.sim.channel.last_message
    assert guild.pinged(asked) == ["chloe"]
    await guild.press("chloe", asked, "accept")
    assert guild.sim.threads()[-1].id == asked.id


async def test_a_rematch_that_is_declined_on_the_desk_is_so_on_its_card_in_the_thread(guild: Guild) -> None:
    playing = await ended(guild)
    await guild.press("alice", playing.board, "rematch")
    asked = await guild.press("chloe", await guild.ask("chloe", "desk"), "desk-decline")
    await guild.person("chloe").submit_modal(asked, {"text": ""})
    await guild.sim.settle()
    assert "accept" not in actions(guild.again(playing.thread.last_message))


async def test_a_rematch_of_any_finished_match_can_be_asked_for_from_elsewhere(guild: Guild) -> None:
    await ended(guild)
    await ended(guild)
    listed = await guild.person("alice").autocomplete(guild.sim.channel, "match rematch", "match", "")
    assert offered(listed) == ["2", "1"]
    await guild.ask("alice", "match rematch")
    await guild.ask("alice", "match rematch", match="1")
    assert guild.rows("SELECT rematch FROM challenges WHERE rematch IS NOT NULL ORDER BY id") == [(2,), (1,)]


async def test_where_another_match_runs_the_latest_that_has_ended_there_is_played_again(guild: Guild) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))
    await friends.match("alice", "chloe")
    await friends.press("chloe", await friends.ask("chloe", "match resign"), "resign-yes")
    await ended(guild)
    await friends.match("alice", "chloe", game="druid")
    place = f"https://discord.com/channels/@me/{friends.channel.id}"
    assert (await friends.ask("alice", "match rematch")).content == say("en", "rematch-sent", channel=place)
    assert guild.rows("SELECT rematch FROM challenges WHERE rematch IS NOT NULL") == [(1,)]
