"""Matches where the bot is no member: between friends, and in servers where somebody has it for themselves.

All that it says there is an answer to a press or a command; what nobody's answer could carry waits for the next one.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import locales
from cogs.core.followups import FollowupToken, NoToken
from locales import say
from matches import QueuedPost
from tests.cogs.conftest import (
    IN_BOTH_LANGUAGES,
    SPOKEN,
    AnswerOnlyPlace,
    Guild,
    Playing,
    actions,
    button,
    link_of,
    said,
)
from tests.cogs.quick_players import quick_move

BY_EITHER_LANGUAGE = pytest.mark.parametrize("who", ["alice", "chloe"])
SPOKEN_UP = {"status": 400, "code": 40094}
A_QUARTER = 15 * 60


def boards(playing: Playing) -> list[str]:
    """Return the file names that a place should have after so many entries, each once."""
    return [f"trilithon-1-{entry}.png" for entry in range(len(playing.state.history) + 1)]


async def play_out(playing: Playing, seed: int, restarts: int = 3) -> None:
    """Plays by every way there is, with restarts on the way."""
    chance = random.Random(seed)
    while playing.state.outcome is None:
        if restarts and chance.random() < 0.2:
            restarts -= 1
            await playing.sim.restart(crash=chance.random() < 0.5)
        way = chance.choice([playing.by_command, playing.by_panel, playing.by_modal])
        await way(quick_move(playing.state, chance))


@pytest.fixture
async def friends(guild: Guild) -> AsyncIterator[AnswerOnlyPlace]:
    """Return a group of three. The bot never tries to write there as a member."""
    place = guild.sim.add_place_without_bot("alice", "bruno", "chloe")
    yield AnswerOnlyPlace(guild, place)
    assert not [
        request
        for request in guild.sim.env.http_requests
        if request.method == "POST" and str(place.channel.id) in request.path
    ]


@pytest.fixture
def couple(guild: Guild) -> AnswerOnlyPlace:
    """Return two people in their direct messages."""
    return AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "chloe"))


@pytest.fixture
def strangers(guild: Guild) -> AnswerOnlyPlace:
    """Return a server that the bot is no member of."""
    return AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=False))


# Whole matches.


@BY_EITHER_LANGUAGE
async def test_a_match_with_a_swap_is_played_to_its_end_between_friends(friends: AnswerOnlyPlace, who: str) -> None:
    playing = await friends.match(who, "bruno", game="druid", options="size=5")
    assert friends.pinged(playing.board) == [who]
    await playing.by_modal("c3")
    await playing.by_panel("swap")
    await play_out(playing, seed=1)
    assert playing.boards() == boards(playing)
    assert actions(playing.board) == ["replay", "plan", "record", "review", "rematch"]
    winner = friends.person(playing.players[playing.state.outcome.winners[0]]).user._user.global_name
    texts = {"game": say(SPOKEN[who], "game-druid"), "reason": say(SPOKEN[who], "reason-connection-druid")}
    assert f"**{winner}**" in playing.board.content
    assert all(text in playing.board.content for text in texts.values())


@pytest.mark.exhaustive
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_three_play_to_the_end_between_friends(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("chloe", "alice", "bruno", game="druid-hex3", options="size=3")
    await play_out(playing, seed=3)
    assert playing.boards() == boards(playing)
    assert not friends.sim.threads()


@pytest.mark.exhaustive
async def test_a_match_with_a_bid_is_played_to_its_end_in_a_server_without_the_bot(strangers: AnswerOnlyPlace) -> None:
    playing = await strangers.match("alice", "chloe", options="bid")
    await play_out(playing, seed=2, restarts=2)
    assert playing.boards() == boards(playing)


@IN_BOTH_LANGUAGES
async def test_in_a_server_without_the_bot_a_match_is_in_the_language_of_the_server(
    strangers: AnswerOnlyPlace, language: str
) -> None:
    playing = await strangers.match("alice", "bruno")
    game = say(language, "game-contiguity")
    mover = f"<@{strangers.person('alice').id}>"
    asked = say(language, "turn-yours", mover=mover, opponents=("Bruno",), game=game)
    moving = say(language, "turn-answer-only")
    assert playing.board.content.splitlines()[-2:] == [asked, moving]


async def test_what_one_friend_offers_to_anybody_the_other_takes(couple: AnswerOnlyPlace) -> None:
    card = await couple.challenge("chloe")
    await couple.press("alice", card, "accept")
    assert [len(message.attachments) for message in couple.messages(couple.channel.id)] == [0, 1]
    assert say("fr", "card-accepted", taken=("Alice",)) in said(couple.again(card))


async def test_an_end_by_resigning_a_replay_a_record_and_a_rematch(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    await playing.by_command("30a-29a")
    await friends.press("bruno", await playing.ask("bruno", "match resign"), "resign-yes")
    end = playing.board
    assert "**Alice**" in end.content
    await friends.sim.restart()
    for action in ("replay", "record"):
        assert (await friends.press("chloe", end, action)).response.ephemeral
    await friends.press("bruno", end, "rematch")
    card = friends.messages(friends.channel.id)[-1]
    assert friends.pinged(card) == ["alice"]
    await friends.press("alice", card, "accept")
    assert playing.boards()[-1] == "trilithon-2-0.png"
    assert friends.pinged(playing.board) == ["bruno"]


async def test_a_draw_is_offered_and_agreed_to(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    await playing.ask("alice", "match draw")
    offer = friends.messages(friends.channel.id)[-1]
    assert friends.pinged(offer) == ["bruno"]
    await friends.press("bruno", offer, "agree")
    assert say("en", "reason-agreed") in playing.board.content
    assert not actions(friends.again(offer))


async def test_an_offer_that_was_overtaken_looks_so_once_it_is_pressed(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    await playing.ask("alice", "match draw")
    offer = friends.messages(friends.channel.id)[-1]
    await friends.later(seconds=A_QUARTER)
    await playing.by_command("30a-29a")
    await playing.by_command("1a-2a")
    assert actions(friends.again(offer))
    answer = await friends.press("bruno", offer, "agree")
    assert answer.followups[0].content == say("en", "refusal-offer-closed", status="declined")
    assert not actions(friends.again(offer))


# Followups and their order.


async def test_the_person_is_answered_before_everybody_sees_the_board(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    await friends.press("chloe", playing.board, "more")
    before = len(friends.sim.env.http_requests)
    await playing.by_command("30a-29a")
    asked = [request.path for request in friends.sim.env.http_requests[before:] if request.method == "POST"]
    assert [path.split("/")[1] for path in asked] == ["interactions", "webhooks"]
    assert asked[0].split("/")[3] == asked[1].split("/")[3]


async def test_a_board_that_was_too_early_for_its_token_comes_as_soon_as_that_is_there(
    friends: AnswerOnlyPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, outbox, early = friends.bot.followups, friends.bot.services.outbox, [friends.channel.id]
    latest, release, wait, answered = pool.latest, pool.release, outbox.wait, asyncio.Event()

    def latest_later(channel: int) -> FollowupToken:
        if early:
            raise NoToken(early.pop())
        return latest(channel)

    async def wait_later(post: QueuedPost, reason: str, seconds: int) -> None:
        await answered.wait()
        await wait(post, reason, seconds)

    async def release_and_tell(interaction: discord.Interaction) -> None:
        await release(interaction)
        answered.set()

    card = await friends.challenge("alice", "bruno")
    monkeypatch.setattr(pool, "latest", latest_later)
    monkeypatch.setattr(pool, "release", release_and_tell)
    monkeypatch.setattr(outbox, "wait", wait_later)
    await friends.press("bruno", card, "accept")
    assert not early
    assert [file.filename for message in friends.channel.history() for file in message.attachments] == [
        "trilithon-1-0.png"
    ]


async def test_a_board_loses_its_controls_to_the_next_one_while_it_can_still_be_changed(
    friends: AnswerOnlyPlace,
) -> None:
    playing = await friends.match("alice", "bruno")
    first = playing.board
    await playing.by_command("30a-29a")
    second = playing.board
    assert not actions(friends.again(first))
    await friends.later(seconds=A_QUARTER)
    await playing.by_command("1a-2a")
    assert actions(friends.again(second)) == ["move", "more"]
    answer = (await friends.press("alice", second, "move")).response.content
    link = link_of(playing.board, "@me")
    assert answer == say("en", "refusal-moved-on", match="1", link=link)


async def test_a_move_is_answered_in_the_players_language_and_a_refusal_changes_nothing(
    friends: AnswerOnlyPlace,
) -> None:
    playing = await friends.match("chloe", "alice")
    refused = await playing.move("chloe", "30a-5c")
    assert refused.attachments
    assert playing.boards() == ["trilithon-1-0.png"]
    answer = await playing.move("chloe", "30a-29a")
    assert answer.content == say("fr", "move-stored", move="30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_the_desk_in_another_place_leads_to_the_board_between_friends(
    guild: Guild, friends: AnswerOnlyPlace
) -> None:
    playing = await friends.match("alice", "bruno")
    assert link_of(playing.board, "@me") in said(await guild.ask("alice", "desk"))


async def test_the_desk_leads_to_the_board_in_a_server_without_the_bot(
    guild: Guild, strangers: AnswerOnlyPlace
) -> None:
    playing = await strangers.match("alice", "bruno")
    server_id = strangers.person("alice").guild.id
    assert link_of(playing.board, server_id) in said(await guild.ask("alice", "desk"))


async def test_a_friend_who_does_not_play_may_look(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    assert (await playing.ask("chloe", "board", match="1")).attachments


# Posts without a token.


async def test_a_board_that_a_dead_process_owes_comes_with_the_next_press_of_anybody(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.crash()
    assert playing.boards() == ["trilithon-1-0.png"]
    await friends.press("chloe", playing.board, "more")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert friends.pinged(playing.board) == ["bruno"]
    await friends.later(minutes=1)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert not friends.direct_boards("bruno")


async def test_a_card_that_a_dead_process_owes_comes_with_the_next_command_of_anybody(friends: AnswerOnlyPlace) -> None:
    friends.stop_sender()
    await friends.person("alice").slash(friends.channel, "challenge", game="contiguity")
    await friends.crash()
    await friends.later(days=1)
    assert not friends.messages(friends.channel.id)
    await friends.ask("chloe", "help")
    [card] = friends.messages(friends.channel.id)
    await friends.press("bruno", card, "accept")
    assert friends.messages(friends.channel.id)[-1].attachments


async def test_a_refused_command_is_an_answer_too(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.crash()
    await playing.move("chloe", "30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_the_desk_is_shown_before_a_board_that_waits(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.crash()
    answer = await playing.ask("bruno", "desk")
    assert answer.ephemeral
    assert "desk-play" in actions(answer)
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_board_for_which_no_answer_lasts_goes_by_direct_message_and_the_match_goes_on_there(
    friends: AnswerOnlyPlace,
) -> None:
    playing = await friends.match("alice", "bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.later(seconds=A_QUARTER)
    await friends.crash()
    await friends.later(minutes=1)
    assert friends.direct_boards("bruno") == friends.direct_boards("alice") == ["trilithon-1-1.png"]
    direct_message = friends.sim.inbox("bruno")[-1]
    where = f"https://discord.com/channels/@me/{friends.channel.id}"
    assert said(direct_message).startswith(say("en", "place-without-token", channel=where))
    panel = (await friends.press("bruno", direct_message, "move")).response
    opened = await friends.person("bruno").user.click(panel, custom_id=button(panel, "type"))
    await friends.person("bruno").user.submit_modal(opened, {"text": "1a-2a"})
    await friends.later(minutes=1)
    assert friends.direct_boards("alice")[-1] == "trilithon-1-2.png"
    playing.state = playing.state.play("1a-2a")
    await playing.by_command("29a-28a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-3.png"]


async def test_where_direct_messages_are_closed_a_board_waits_for_as_long_as_it_takes(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    friends.close_direct_messages("bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.crash()
    await friends.later(days=3)
    assert playing.boards() == ["trilithon-1-0.png"]
    assert not friends.direct_boards("alice")
    await friends.press("alice", playing.board, "more")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert friends.rows("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]


async def test_a_token_that_comes_while_a_board_is_being_put_off_for_long_brings_it_soon(
    friends: AnswerOnlyPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await friends.match("alice", "bruno")
    friends.close_direct_messages("bruno")
    friends.stop_sender()
    await playing.by_command("30a-29a")
    await friends.crash()
    channel, outbox, sent = playing.thread, friends.bot.services.outbox, []

    async def send(**message: Any) -> Any:
        sent.append(message)
        return SimpleNamespace(id=9, channel=channel, flags=discord.MessageFlags())

    async def wait(post: Any, reason: str, seconds: int, waiting: Any = outbox.wait) -> None:
        late: Any = SimpleNamespace(
            is_expired=lambda: False, followup=SimpleNamespace(send=send), channel_id=channel.id
        )
        if seconds > 60:
            friends.bot.followups._tokens[channel.id] = [FollowupToken(late, is_answered=True)]
        await waiting(post, reason, seconds)

    monkeypatch.setattr(outbox, "wait", wait)
    await friends.later(minutes=1)
    assert len(sent) == 1


async def test_an_offer_waits_for_whoever_is_to_answer_it(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    friends.close_direct_messages("bruno")
    friends.stop_sender()
    await playing.ask("alice", "match draw")
    await friends.crash()
    await friends.later(minutes=1)
    assert not friends.sim.inbox("alice")
    await friends.press("alice", playing.board, "more")
    assert friends.pinged(friends.messages(friends.channel.id)[-1]) == ["bruno"]


async def test_a_notice_about_a_deadline_goes_by_direct_message_and_one_that_cannot_holds_nothing_up(
    friends: AnswerOnlyPlace,
) -> None:
    playing = await friends.match("alice", "bruno", clock="1d")
    friends.close_direct_messages("alice")
    await friends.later(days=1, minutes=5)
    [late] = friends.sim.inbox("bruno")
    assert actions(late) == ["claim-time", "nudge", "day"]
    assert len(friends.messages(friends.channel.id)) == 2
    assert playing.boards() == ["trilithon-1-0.png"]


async def test_who_is_asked_by_name_has_the_challenge_by_direct_message_and_accepts_there(
    friends: AnswerOnlyPlace,
) -> None:
    friends.stop_sender()
    await friends.person("alice").slash(
        friends.channel, "challenge", game="contiguity", opponent=friends.person("chloe").user
    )
    await friends.crash()
    await friends.later(minutes=1)
    [direct_message] = friends.sim.inbox("chloe")
    where = f"https://discord.com/channels/@me/{friends.channel.id}"
    assert said(direct_message).startswith(say("en", "card-without-token", channel=where))
    await friends.press("chloe", direct_message, "accept")
    await friends.later(minutes=1)
    assert friends.direct_boards("alice") == friends.direct_boards("chloe") == ["trilithon-1-0.png"]


async def test_tokens_are_forgotten_when_they_expire_and_when_there_are_too_many(
    friends: AnswerOnlyPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = friends.bot.followups
    monkeypatch.setattr("cogs.core.followups.MOST_TOKENS", 2)
    for who in ("alice", "bruno", "alice"):
        await friends.ask(who, "help")
    kept = [token.interaction.user.id for token in pool._tokens[friends.channel.id]]
    assert kept == [friends.person("bruno").id, friends.person("alice").id]
    await friends.later(minutes=14)
    assert len(pool._tokens) == 1
    await friends.later(minutes=2)
    assert not pool._tokens
    assert not pool._in_order


async def test_a_token_that_discord_takes_no_more_makes_way_for_another(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "bruno")
    for fault in ({"status": 404, "code": 10015}, {"status": 401, "code": 50027}, SPOKEN_UP):
        await friends.press("chloe", playing.board, "more")
        friends.sim.env.inject_error("POST", "/webhooks/*", times=1, **fault)
        await playing.by_command(next(iter(playing.state.legal_moves())))
        assert playing.boards() == boards(playing)


# No reply reaches the bot.


@pytest.mark.parametrize(
    ("names", "private"), [("alice bruno chloe", True), ("alice chloe", True), ("alice chloe", False)]
)
async def test_boards_say_how_to_move_and_never_ask_for_a_reply(guild: Guild, names: str, private: bool) -> None:
    playing = await AnswerOnlyPlace(guild, guild.sim.add_place_without_bot(*names.split(), private=private)).match(
        "alice", "chloe"
    )
    for _ in range(2):
        assert say("en", "turn-answer-only") in playing.board.content
        await playing.by_command(quick_move(playing.state, random.Random(1)))


async def test_the_last_board_does_not_say_how_to_move(friends: AnswerOnlyPlace) -> None:
    playing = await friends.match("alice", "chloe")
    await friends.press("alice", await playing.ask("alice", "match resign"), "resign-yes")
    assert say("en", "turn-answer-only") not in playing.board.content


@pytest.mark.parametrize(
    ("who", "absent"), [("alice", ("eply", "@", "thread", "oauth2")), ("chloe", ("épon", "@", "fil", "oauth2"))]
)
async def test_help_speaks_of_nothing_that_is_not_there(
    friends: AnswerOnlyPlace, guild: Guild, who: str, absent: tuple[str, ...]
) -> None:
    here, elsewhere = [(await place.ask(who, "help")).content for place in (friends, guild)]
    assert [word for word in absent if word in here] == []
    assert [word for word in absent if word not in elsewhere] == []
    server = locales.command("server settings")
    pages = [
        (await place.press(who, await place.ask(who, "help"), "help")).response.content for place in (friends, guild)
    ]
    assert [server in page for page in pages] == [False, True]


# Servers that let only some people post.


async def test_who_cannot_be_answered_in_public_is_told_why_they_cannot_challenge(strangers: AnswerOnlyPlace) -> None:
    for permission in ("use_external_apps", "send_messages"):
        deny(strangers, "chloe", permission)
        answer = await strangers.ask("chloe", "challenge", strangers.channel, game="contiguity")
        assert answer.content == say("fr", "refusal-answers-hidden", permissions=(permission_name("fr", permission),))


async def test_in_a_thread_it_counts_whether_one_may_write_in_threads(strangers: AnswerOnlyPlace) -> None:
    strangers.sim.env.backend.create_thread(strangers.channel.id, "evening", strangers.person("alice").id)
    (thread,) = strangers.channel.threads
    deny(strangers, "alice", "send_messages")
    deny(strangers, "chloe", "send_messages_in_threads")
    answer = await strangers.ask("chloe", "challenge", thread, game="contiguity")
    name = permission_name("fr", "send_messages_in_threads")
    assert answer.content == say("fr", "refusal-answers-hidden", permissions=(name,))
    answer = await strangers.ask("alice", "challenge", thread, game="contiguity")
    assert answer.content == say("en", "challenge-sent", channel=f"<#{thread.id}>")


async def test_the_role_that_a_server_has_chosen_is_known_by_its_id_alone(strangers: AnswerOnlyPlace) -> None:
    guild, preferences = (
        strangers.sim.env.backend.get_guild(strangers.channel.guild.id),
        strangers.bot.services.preferences,
    )
    role = strangers.sim.env.backend.create_role(guild.id, name="Players")
    sent = say("fr", "challenge-sent", channel=f"<#{strangers.channel.id}>")

    async def challenge() -> str:
        return (await strangers.ask("chloe", "challenge", strangers.channel, game="contiguity")).content

    await preferences.set_server(guild.id, role=role.id)
    assert await challenge() == say("fr", "refusal-not-your-role", role=f"<@&{role.id}>")
    guild.members[strangers.person("chloe").id].role_ids.append(role.id)
    assert await challenge() == sent
    guild.members[strangers.person("chloe").id].role_ids.remove(role.id)
    await preferences.set_server(guild.id, role=guild.id)  # the role that everybody has
    assert await challenge() == sent


def permission_name(language: str, permission: str) -> str:
    """Return what Discord calls a permission."""
    return say(language, f"permission-{permission.replace('_', '-')}")


@pytest.mark.parametrize("permission", ["use_external_apps", "send_messages"])
async def test_a_move_that_cannot_be_answered_in_public_counts_and_the_next_token_brings_the_board(
    strangers: AnswerOnlyPlace, permission: str
) -> None:
    playing = await strangers.match("alice", "chloe")
    deny(strangers, "alice", permission)
    await strangers.later(seconds=A_QUARTER)
    await playing.move("alice", "30a-29a")
    assert playing.boards() == ["trilithon-1-0.png"]
    await strangers.press("bruno", playing.board, "more")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]
    assert not strangers.direct_boards("chloe")


async def test_a_board_that_discord_shows_to_one_person_is_not_taken_for_posted(
    strangers: AnswerOnlyPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await strangers.match("alice", "chloe")
    deny(strangers, "alice")
    await strangers.later(seconds=A_QUARTER)
    monkeypatch.setattr("cogs.core.followups.may_answer_publicly", lambda _: True)
    await playing.move("alice", "30a-29a")
    assert playing.boards() == ["trilithon-1-0.png"]
    await strangers.press("chloe", playing.board, "more")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_server_with_the_bot_is_as_it_was(guild: Guild, strangers: AnswerOnlyPlace) -> None:
    await strangers.match("alice", "bruno")
    playing = await guild.match("alice", "bruno")
    await playing.by_reply("30a-29a")
    assert playing.boards() == ["trilithon-2-0.png", "trilithon-2-1.png"]
    assert [thread.id for thread in guild.sim.threads()] == [playing.thread.id]


def deny(guild: AnswerOnlyPlace, name: str, permission: str = "use_external_apps") -> None:
    """Take a permission from somebody."""
    bits = discord.Permissions(**{permission: True}).value
    overwrite = Overwrite(guild.person(name).id, OverwriteType.MEMBER, 0, bits)
    guild.sim.env.backend.set_overwrite(guild.channel.id, overwrite)
