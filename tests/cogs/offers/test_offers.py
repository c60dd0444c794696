"""Asking the others: draws and takebacks, in public and for as long as it takes; and claims."""

import asyncio
import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.offers.offer_messages import offer_text
from cogs.playing.board_messages import result_text
from engine import GAMES
from locales import LANGUAGES, say
from matches import Computer, Offer, Outbox
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
)
from tests.cogs.failing_requests import DENIED, FailsOnce, direct_messages, fail_posts, recover
from tests.cogs.playing.test_board_messages import match_of
from tests.search.stuck_matches import locked
from wording.formatting import name_of

SHUFFLE = ("30a-29a", "1a-2a", "29a-30a", "2a-1a")


async def started(guild: Guild, *moves: str) -> Playing:
    """Return a match of Alice and Chloé with some moves in it."""
    playing = await guild.match("alice", "chloe")
    for move in moves or (FIRST,):
        await playing.by_command(move)
    return playing


async def trio(guild: Guild) -> Playing:
    """Return a match of Alice, Chloé and Dimitri in which each has placed a stone."""
    playing = await guild.match(*THREE, game="druid-hex3", options="size=3")
    for move in ("a1", "b1", "c1"):
        await playing.by_command(move)
    return playing


def card(playing: Playing) -> Any:
    """Return the latest message of the thread, which must be an offer."""
    message = playing.thread.last_message
    assert not message.attachments
    return message


def status(guild: Guild, playing: Playing) -> str:
    """Return the last line of the latest offer."""
    return [message for message in guild.messages(playing.thread.id) if not message.attachments][
        -1
    ].content.splitlines()[-1]


async def by_more(guild: Guild, who: str, playing: Playing, action: str) -> Any:
    """Use something from behind the More button, and return the private answer."""
    panel = (await guild.press(who, playing.board, "more")).response
    answer = (await guild.press(who, panel, action)).response
    assert answer.ephemeral
    return answer


# Draws


@IN_BOTH_LANGUAGES
async def test_a_draw_is_offered_in_public_pings_only_who_is_asked_and_is_theirs_alone_to_answer(
    guild: Guild, language: str
) -> None:
    playing = await started(guild)
    assert (await by_more(guild, "alice", playing, "draw")).content == say("en", "offer-sent")
    message = card(playing)
    head = say(language, "offer-draw", player="Alice", game="Contiguity", rounds=0)
    asked = say(language, "offer-open", count=0, asked=(mention(guild, "chloe"),), agreed=())
    assert message.content == f"{head}\n{asked}"
    assert guild.pinged(message) == ["chloe"]
    answers = [say(language, f"button-{name}") for name in ("accept", "decline")]
    assert labels(message) == [*answers, say(language, "button-withdraw-own", player="Alice")]
    before, link = guild.stored(), link_of(playing.board, guild.sim.guild.id)
    for who, does, code in (
        ("alice", "agree", "own-offer"),
        ("alice", "disagree", "own-offer"),
        ("chloe", "unask", "not-offerer"),
        ("dimitri", "agree", "not-a-player"),
    ):
        answer = (await guild.press(who, message, does)).response
        assert answer.ephemeral
        assert answer.content == say(SPOKEN[who], f"refusal-{code}", match="1", link=link, player="Alice")
    assert (await playing.ask("alice", "match draw")).content == say("en", "refusal-offer-open", what="draw")
    assert guild.stored() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_that_offers_a_draw_says_for_how_long_nobody_has_got_any_further(language: str) -> None:
    match = match_of(locked(66), language)
    ann, bob, third = match.seats
    match = replace(match, seats=(ann, bob, replace(third, holder=Computer(3))))
    by_computer = Offer(1, match, 66, 2, "draw agreed", "open", (), None, None, None)
    said = {"player": name_of(language, match.seats[2]), "game": say(language, "game-druid-hex3")}
    assert (
        offer_text(by_computer)
        .splitlines()[0]
        .endswith(("22 rounds.", "22 tours de table.", "Seit 22 Runden ist niemand weitergekommen."))
    )
    for offer, rounds in ((by_computer, 22), (replace(by_computer, entry=59), 0)):
        assert offer_text(offer).splitlines()[0] == say(language, "offer-draw", **said, rounds=rounds)
    by_person = replace(by_computer, player=0)
    assert offer_text(by_person).splitlines()[0] == say(language, "offer-draw", **said | {"player": "Hilde"}, rounds=0)


@IN_BOTH_LANGUAGES
async def test_a_draw_is_agreed_to_after_a_restart_and_ends_the_match(guild: Guild, language: str) -> None:
    playing = await started(guild)
    await playing.ask("alice", "match draw")
    message = card(playing)
    await guild.sim.restart(crash=True)
    await guild.later(days=40)
    await guild.press("chloe", message, "agree")
    assert guild.again(message).content.splitlines()[-1] == say(language, "offer-accepted")
    assert actions(guild.again(message)) == []
    assert say(language, "reason-agreed") in playing.board.content
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(3)]
    assert guild.pinged(playing.board) == []


async def test_a_draw_that_is_declined_withdrawn_or_played_past_is_marked_so_and_can_be_offered_at_the_next_board(
    guild: Guild,
) -> None:
    playing = await started(guild)
    for closes, code, goes_on in (
        (("chloe", "disagree"), "declined", SECOND),
        (("alice", "unask"), "withdrawn", THIRD),
        (None, "declined", "2a-1a"),
    ):
        assert (await playing.ask("alice", "match draw")).content == say("en", "offer-sent")
        message = card(playing)
        if closes:
            who, does = closes
            await guild.press(who, message, does)
            assert (await playing.ask("alice", "match draw")).content == say(
                "en", "refusal-offered-before", what="draw"
            )
            assert actions(guild.again(message)) == []
        await playing.by_reply(goes_on)
        assert guild.again(message).content.endswith(say("en", f"offer-{code}", player="Chloé"))
        assert actions(guild.again(message)) == []
        assert guild.rows("SELECT reason FROM matches") == [(None,)]


async def test_an_offer_whose_buttons_could_not_be_taken_off_mends_itself_when_pressed(guild: Guild) -> None:
    playing = await started(guild)
    await playing.ask("alice", "match draw")
    message = card(playing)
    guild.sim.env.inject_error("PATCH", f"/channels/{playing.thread.id}/messages/{message.id}", times=None, **DENIED)
    await playing.by_command(SECOND)
    recover(guild)
    assert actions(guild.again(message)) == ["agree", "disagree", "unask"]
    refusal = (await guild.press("chloe", message, "agree")).response.content
    assert refusal == say("fr", "refusal-offer-closed", what="draw", status="declined")
    assert actions(guild.again(message)) == []


async def test_of_three_each_has_to_agree_by_button_or_command_and_the_offer_shows_who_has(guild: Guild) -> None:
    playing = await trio(guild)
    await playing.ask("chloe", "match draw")
    message = card(playing)
    assert guild.pinged(message) == ["alice", "dimitri"]
    await playing.ask("dimitri", "match draw")
    waiting = say("en", "offer-open", count=1, agreed=("Dimitri",), asked=(mention(guild, "alice"),))
    assert status(guild, playing) == waiting
    refusal = (await guild.press("dimitri", message, "agree")).response.content
    assert refusal == say("fr", "refusal-agreed-before")
    await guild.sim.restart(crash=True)
    assert (await playing.ask("alice", "match draw")).content == say("en", "offer-agreed")
    assert status(guild, playing) == say("en", "offer-accepted")
    assert actions(guild.again(message)) == []
    assert say("en", "reason-agreed") in playing.board.content


async def test_of_several_matches_none_is_meant_that_is_not_named_where_it_could_be_any(guild: Guild) -> None:
    first, second = await started(guild, FIRST), await started(guild, FIRST)
    which = say("en", "refusal-which-match", count=2)
    for moves in ((), (SECOND,)):
        for playing in (first, second):
            for move in moves:
                await playing.by_command(move)
        before = guild.stored()
        for command in ("match draw", "match takeback"):
            assert (await guild.ask("alice", command)).content == which
        assert guild.stored() == before
    await guild.ask("alice", "match draw", match="2")
    assert "agree" in actions(card(second))


# Takebacks


@IN_BOTH_LANGUAGES
async def test_a_move_nobody_has_looked_at_is_taken_back_without_asking(guild: Guild, language: str) -> None:
    playing = await started(guild)
    for number, by_button in enumerate((False, True)):
        link = link_of(playing.board, guild.sim.guild.id)
        ask = by_more(guild, "alice", playing, "takeback") if by_button else playing.ask("alice", "match takeback")
        assert (await ask).content == say("en", "takeback-done", plies=(f"`{FIRST}`",), link=link)
        playing.state = playing.state.takeback(0)
        lines = playing.board.content.splitlines()
        assert lines[0] == say(language, "turn-taken-back", player="Alice", plies=(f"`{FIRST}`",))
        assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(2 * number + 3)]
        assert guild.pinged(playing.board) == ["alice"]
        await playing.by_reply(FIRST)
    await playing.by_panel(SECOND)
    assert playing.boards()[-1] == "trilithon-1-6.png"


async def test_a_move_the_opponent_has_looked_at_is_asked_for(guild: Guild) -> None:
    playing = await started(guild)
    for look in ("move", "more", "board", "desk", "replay"):
        taker, looker, move = playing.players[playing.state.last_player or 0], playing.mover, playing.state.line[-1]
        if look in ("move", "more"):
            await guild.press(looker, playing.board, look)
        else:
            named = {"move": playing.state.ply} if look == "replay" else {}
            await playing.ask(looker, "board" if named else look, **named)
        link = link_of(playing.board, guild.sim.guild.id)
        asked = say(SPOKEN[taker], "takeback-asked", plies=(f"`{move}`",), link=link)
        assert (await playing.ask(taker, "match takeback")).content == asked, look
        offer = card(playing)
        assert guild.pinged(offer) == [looker]
        await playing.by_command(next(playing.state.legal_moves()))
        assert actions(guild.again(offer)) == []
    assert len(playing.boards()) == 7


async def test_what_was_opened_before_the_move_counts_as_a_look_too_if_it_shows_the_move(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    for look in ("text", "animate", "replay"):
        panel = (await guild.press("chloe", playing.board, "more")).response
        page = (await guild.press("chloe", panel, "replay")).response
        move = next(playing.state.legal_moves())
        await playing.by_command(move)
        if look == "replay":
            await playing.ask("chloe", "board", move=0)
        else:
            await guild.press("chloe", panel if look == "text" else page, look)
        link = link_of(playing.board, guild.sim.guild.id)
        code = "takeback-done" if look == "replay" else "takeback-asked"
        assert (await playing.ask("alice", "match takeback")).content == say(
            "en", code, plies=(f"`{move}`",), link=link
        )
        if look != "replay":
            await playing.by_command(next(playing.state.legal_moves()))


@IN_BOTH_LANGUAGES
async def test_a_takeback_that_is_agreed_to_takes_both_moves_and_pings_who_is_to_move_again(
    guild: Guild, language: str
) -> None:
    playing = await started(guild, FIRST, SECOND)
    await playing.ask("alice", "match takeback")
    message = card(playing)
    plies = (f"`{FIRST}`", f"`{SECOND}`")
    assert message.content.startswith(say(language, "offer-takeback", player="Alice", game="Contiguity", plies=plies))
    await guild.sim.restart(crash=True)
    await guild.press("chloe", message, "agree")
    assert actions(guild.again(message)) == []
    assert guild.again(message).content.startswith(message.content.splitlines()[0])
    assert playing.board.content.startswith(say(language, "turn-taken-back", player="Alice", plies=plies))
    assert guild.pinged(playing.board) == ["alice"]
    playing.state = playing.state.takeback(0)
    await playing.by_panel(FIRST)


async def test_boards_that_were_taken_back_or_moved_on_from_move_nobody_and_take_nothing_back(guild: Guild) -> None:
    playing = await started(guild)
    late = guild.sim.press("chloe", playing.board, custom_id=button(playing.board, "move"))
    await playing.ask("alice", "match takeback")
    playing.state = playing.state.takeback(0)
    (answer,) = await guild.sim.at_once(late)
    link = link_of(playing.board, guild.sim.guild.id)
    assert answer.response.content == say("fr", "refusal-moved-on", match="1", link=link)
    panel = (await guild.press("chloe", playing.board, "more")).response
    assert "takeback" not in actions(panel)
    refusal = (await playing.ask("chloe", "match takeback")).content
    assert refusal == say("fr", "refusal-no-own-ply")
    for move in (FIRST, SECOND):
        await playing.by_command(move)
    panel = (await guild.press("alice", playing.board, "more")).response
    await playing.by_command(THIRD)
    before = guild.stored()
    refusal = (await guild.press("alice", panel, "takeback")).response.content
    assert refusal == say("en", "refusal-moved-on", match="1", link=link_of(playing.board, guild.sim.guild.id))
    assert guild.stored() == before


async def test_of_several_matches_that_is_taken_back_in_which_ones_own_move_is_the_latest(guild: Guild) -> None:
    match, other = await trio(guild), await started(guild, FIRST)
    await match.by_command("a2")
    await match.by_command("b2")
    link = link_of(other.board, guild.sim.guild.id)
    answer = await guild.ask("alice", "match takeback")
    assert answer.content.endswith(say("en", "takeback-done", plies=(f"`{FIRST}`",), link=link))
    assert (len(match.boards()), len(other.boards())) == (6, 3)
    await match.ask("alice", "match takeback")
    message = card(match)
    for who in ("chloe", "dimitri"):
        await guild.press(who, message, "agree")
    match.state = match.state.takeback(0)
    assert match.mover == "alice", "of three it goes back as far as one's own move"
    assert guild.pinged(match.board) == ["alice"]
    await match.by_panel("b3")


@pytest.mark.parametrize("first", ["agree", pytest.param("move", marks=pytest.mark.exhaustive)])
async def test_a_yes_and_a_move_at_the_same_instant_are_one_or_the_other(guild: Guild, first: str) -> None:
    playing = await started(guild, FIRST, SECOND)
    await guild.press("alice", playing.board, "more")
    await playing.ask("chloe", "match takeback")
    message = card(playing)
    attempts = [
        guild.sim.press("alice", message, custom_id=button(message, "agree")),
        guild.sim.command("alice", "move", channel=playing.thread, move=THIRD),
    ]
    await guild.sim.at_once(*(attempts if first == "agree" else attempts[::-1]))
    [(entry,)] = guild.rows("SELECT text FROM moves WHERE ply = 3")
    assert entry in ("takeback 1", THIRD)
    assert guild.rows("SELECT COUNT(*) FROM moves") == [(3,)]
    assert playing.boards() == [f"trilithon-1-{number}.png" for number in range(4)]
    assert actions(guild.again(message)) == []


# Delivery


async def test_an_offer_is_posted_once_even_by_a_bot_that_died_before_it_could_note_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing = await started(guild)
    FailsOnce(monkeypatch, Outbox, "sent", asyncio.CancelledError())
    await playing.ask("alice", "match draw")
    message = card(playing)
    await guild.sim.restart(crash=True)
    guild.sim._answers_by_nonce.clear()
    await guild.later(minutes=1)
    assert card(playing).id == message.id
    before = guild.stored()
    await guild.sim.reply("chloe", message, SECOND)
    assert guild.stored() == before, "a reply to an offer is talk and no move"
    await guild.press("chloe", message, "agree")
    assert guild.rows("SELECT reason FROM matches") == [("agreed",)]


async def test_an_offer_that_was_answered_before_it_could_be_posted_is_not_posted(guild: Guild) -> None:
    playing = await started(guild)
    fail_posts(guild, playing.thread)
    await playing.ask("alice", "match draw")
    await playing.ask("chloe", "match draw")
    recover(guild)
    await guild.later(minutes=1)
    assert all(message.attachments for message in playing.thread.history())
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_where_nothing_can_be_posted_an_offer_goes_to_direct_messages_and_is_answered_there(guild: Guild) -> None:
    playing = await started(guild)
    for place in (playing.thread, guild.sim.channel):
        fail_posts(guild, place, **DENIED)
    await playing.ask("alice", "match draw")
    message = direct_messages(guild, "chloe")[-1]
    assert actions(message) == ["agree", "disagree", "unask"]
    await guild.press("chloe", message, "agree")
    assert guild.rows("SELECT reason FROM matches") == [("agreed",)]


# Claims


@IN_BOTH_LANGUAGES
async def test_a_draw_is_claimed_at_the_third_repetition(guild: Guild, language: str) -> None:
    playing = await started(guild, *SHUFFLE)
    assert "claim-draw" not in actions((await guild.press("chloe", playing.board, "more")).response)
    early = await playing.ask("chloe", "match draw", repetition=True)
    assert early.content == say("fr", "refusal-not-repeated", count=2)
    for move in SHUFFLE:
        assert say(language, "turn-repeated") not in playing.board.content
        await playing.by_command(move)
    assert say(language, "turn-repeated") in playing.board.content
    answer = await by_more(guild, "chloe", playing, "claim-draw")
    assert answer.content.startswith(say("fr", "claim-draw-done", link=""))
    assert say(language, "reason-repetition") in playing.board.content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_is_among_those_who_were_still_in(language: str) -> None:
    match = match_of(GAMES["druid-hex3"].start().drop(2).draw(), language)
    data = {"game": say(language, "game-druid-hex3"), "ply": 0, "reason": say(language, "reason-agreed")}
    assert result_text(language, match) == say(language, "end-drawn-among", players=("Hilde", "Corvin"), **data)


# Whole matches


async def take_back(playing: Playing, looked: bool) -> None:
    """Take the latest move back: at once, or, once somebody has looked at the board, when everybody agrees."""
    guild, taker = playing.guild, playing.state.last_player
    assert taker is not None
    if looked:
        await guild.press(playing.mover, playing.board, "more")
    await playing.ask(playing.players[taker], "match takeback")
    if looked:
        message = card(playing)
        await guild.sim.restart(crash=True)
        for who in playing.players:
            if who != playing.players[taker]:
                await guild.press(who, message, "agree")
    playing.state = playing.state.takeback(taker)
    assert guild.pinged(playing.board) == [playing.players[taker]]


@pytest.mark.parametrize("game", GAMES)
async def test_moves_are_taken_back_in_every_game(guild: Guild, game: str) -> None:
    players = ("alice", "chloe", "dimitri", "bruno")[: GAMES[game].players]
    playing, chance = await guild.match(*players, game=game), random.Random(5)
    for looked in (False, True):
        for _ in range(2):
            await playing.play(chance.choice(list(islice(playing.state.legal_moves(), 40))), chance)
        await take_back(playing, looked)
    assert (await guild.bot.services.matches.get(1)).state.history == playing.state.history
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(7)]
    await playing.ask(players[0], "match draw")
    message = card(playing)
    for who in players[1:]:
        await guild.press(who, message, "agree")
    assert say("en", "reason-agreed") in playing.board.content
