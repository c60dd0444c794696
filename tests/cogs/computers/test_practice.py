"""Matches against Trilithon: `/practice`, challenges to it, seats that it fills, and what it says while it plays."""

import random
import re
from itertools import count
from typing import Any

import discord
import pytest
from simcord import UserHandle

from engine import GAMES, State
from locales import say
from matches.computers.computer_service import ComputerService
from tests.cogs.conftest import (
    IN_BOTH_LANGUAGES,
    READERS,
    AnswerOnlyPlace,
    Guild,
    Playing,
    actions,
    button,
    filled,
    labels,
    link_of,
    said,
)
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control
from tests.cogs.quick_players import quick_move
from thinking import Job, Thinkers, ThinkingError

SMALL = {"game": "druid", "options": "size=4"}
"""A game that is soon over."""
"""Who reads each language."""


def trilithon(guild: Guild) -> UserHandle:
    """Return the bot's own user, as somebody to challenge."""
    return UserHandle(guild.sim.env, guild.sim.env.backend.bot_user)


def name(language: str, level: int) -> str:
    """Return what a computer is called."""
    return say(language, "computer", level=level)


async def practise(guild: Guild, who: str, place: Any = None, **chosen: Any) -> Any:
    """Begin a match against Trilithon, and return the private answer."""
    return await guild.ask(who, "practice", place, **{**SMALL, "side": "vertical", **chosen})


def begun(channel: int, language: str = "en", *, level: int = 1, threads: bool) -> str:
    """Return what a person is told whose match in a server has begun."""
    computers = (name(language, level),)
    return say(language, "practice-begun", computers=computers, channel=f"<#{channel}>", threads=threads)


async def state_of(guild: Guild, match: int = 1) -> State:
    """Return the state of a match as it is stored."""
    return (await guild.bot.services.matches.get(match)).state


async def play_out(guild: Guild, playing: Playing, match: int = 1, seed: int = 1, most: int = 1_000) -> list[str]:
    """Play `most` moves of a match, or to its end, for the people in it. Return what their answers said."""
    chance, told = random.Random(seed), []
    playing.state = await state_of(guild, match)
    while not playing.state.outcome and len(told) < most:
        answer = await playing.ask(playing.mover, "move", move=quick_move(playing.state, chance))
        told.append(answer.content)
        playing.state = await state_of(guild, match)
    return told


def board_texts(playing: Playing) -> list[str]:
    """Return the texts of all boards, oldest first."""
    return [message.content for message in playing.thread.history() if message.attachments]


# Whole matches


@IN_BOTH_LANGUAGES
async def test_a_match_against_trilithon_is_played_to_its_end_with_one_board_for_each_turn_of_the_person(
    guild: Guild, language: str
) -> None:
    """The process that thinks is the real one."""
    who = READERS[language]
    answer = await practise(guild, who, level=1)
    assert answer.content == begun(guild.channel.id, language, threads=True)
    playing = Playing(guild, guild.sim.threads()[-1], (who, "Trilithon"), GAMES["druid"], "size=4")
    assert name(language, 1) in playing.thread.name
    told = await play_out(guild, playing)
    assert all(say(language, "thinking", before=0) in text for text in told[:-1])
    texts = board_texts(playing)
    assert len(texts) == len(told) + 1
    assert all(f"{name(language, 1)} " in text.splitlines()[1] for text in texts[1:-1])
    for message in playing.thread.history():
        check_message(guild.sim.env.backend.messages[playing.thread.id][message.id])
        assert set(guild.pinged(message)) <= {who}
    won = playing.state.outcome.winners == (0,)
    assert (say(language, "button-rematch-level", level=2) in labels(playing.board)) == won


@pytest.mark.usefixtures("inline_thinking")
@IN_BOTH_LANGUAGES
async def test_two_people_play_a_match_for_four_with_two_computers(guild: Guild, language: str) -> None:
    me = trilithon(guild)
    card = await guild.challenge(
        "alice",
        game="contigo-capture",
        options="short",
        side="red",
        level=1,
        opponent=me,
        opponent2=guild.person("chloe").user,
        opponent3=me,
    )
    twice = say(language, "computers", count=2, level=1)
    assert say(language, "card-computers", computers=(twice,), count=2) in said(card)
    assert guild.pinged(card) == ["chloe"]
    await guild.press("chloe", card, "accept")
    players = ("alice", "Trilithon", "chloe", "Trilithon")
    playing = Playing(guild, guild.sim.threads()[-1], players, GAMES["contigo-capture"], "short")
    told = await play_out(guild, playing, seed=3, most=4)
    assert len(board_texts(playing)) == len(told) + 1
    blue, green = (
        say(language, "player-with-side", name=name(language, 1), side=say(language, f"side-{side}"))
        for side in ("blue", "green")
    )
    lines = [line for text in board_texts(playing) for line in text.splitlines() if "`" in line]
    assert any(line.startswith(blue) for line in lines)
    assert any(line.startswith(green) for line in lines), "the two are told apart by their sides"
    pinged = {person for message in playing.thread.history() for person in guild.pinged(message)}
    assert pinged == {"alice", "chloe"}


@pytest.mark.usefixtures("inline_thinking")
async def test_a_computer_that_moves_first_has_moved_on_the_first_board_and_writes_while_it_thinks_about_a_reply(
    guild: Guild,
) -> None:
    await practise(guild, "alice", side="horizontal")
    (thread,) = guild.sim.threads()
    (board,) = [message for message in thread.history() if message.attachments]
    begins, played, *_ = board.content.splitlines()
    assert begins.startswith(f"**{say('en', 'game-druid')}**")
    assert played.startswith(name("en", 2))
    assert guild.pinged(board) == ["alice"]
    await guild.sim.reply("alice", board, next((await state_of(guild)).legal_moves()))
    assert guild.requests("POST", "/typing") == 1
    assert len(board_texts(Playing(guild, thread, ("alice",), GAMES["druid"], "size=4"))) == 2


# Places


@pytest.mark.usefixtures("inline_thinking")
async def test_in_direct_messages_one_can_practise_but_challenge_nobody_and_a_turn_is_one_message(guild: Guild) -> None:
    alice = guild.person("alice").user
    await guild.bot.services.preferences.set(alice.id, notify="message")
    answer = await alice.slash("practice", **SMALL, side="vertical", level=1)
    await guild.sim.settle()
    assert answer.response.content == say("en", "practice-begun-here", computers=(name("en", 1),))
    (board,) = (message for message in guild.sim.inbox("alice") if "move" in actions(message))
    before = len(guild.sim.inbox("alice"))
    await guild.sim.reply("alice", board, next((await state_of(guild)).legal_moves()))
    _, board = guild.sim.inbox("alice")[before:]
    assert board.attachments
    assert name("en", 1) in board.content.splitlines()[1]
    refused = await alice.slash("challenge", game="druid")
    assert refused.response.content == say("en", "refusal-challenge-needs-server")


@pytest.mark.usefixtures("inline_thinking")
async def test_one_can_practise_where_the_bot_only_answers(guild: Guild) -> None:
    for match, private in ((1, True), (2, False)):
        place = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe", private=private))
        await practise(place, "alice", level=1)
        assert place.channel.last_message.attachments
        await place.ask("alice", "move", move=next((await state_of(guild, match)).legal_moves()))
        assert name("en", 1) in place.channel.last_message.content.splitlines()[1]


@pytest.mark.usefixtures("inline_thinking")
async def test_the_board_stands_in_the_peoples_own_thread_and_without_threads_in_the_channel_without_a_card(
    guild: Guild,
) -> None:
    channel = guild.bot.get_channel(guild.channel.id)
    await channel.create_thread(name="evening", type=discord.ChannelType.public_thread)
    (thread,) = guild.sim.threads()
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, home="channel")
    for place in (thread, guild.channel):
        answer = await practise(guild, "alice", place, level=1)
        assert answer.content == begun(place.id, threads=False)
        assert [each.id for each in guild.sim.threads()] == [thread.id]
        (board,) = guild.messages(place.id)
        assert board.attachments
        assert actions(board)[0] == "move"
        assert guild.pinged(board) == ["alice"]


# Challenges


@pytest.mark.usefixtures("inline_thinking")
@IN_BOTH_LANGUAGES
async def test_a_challenge_to_trilithon_alone_begins_at_once_at_the_level_that_one_chose(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    await guild.ask(who, "challenge", opponent=trilithon(guild), level=3, side="vertical", **SMALL)
    (card,) = guild.messages(guild.channel.id)
    person = {"alice": "Alice", "chloe": "Chloé"}[who]
    game = say(language, "game-druid")
    heading = say(language, "card-practice", challenger=person, game=game, computers=(name(language, 3),))
    assert said(card).splitlines()[0] == heading
    assert said(card).splitlines()[-1] == say(language, "card-on")
    assert actions(card) == []
    assert guild.rows("SELECT level FROM seats ORDER BY player") == [(None,), (3,)]
    await guild.ask(who, "challenge", opponent=trilithon(guild), **SMALL)
    assert guild.rows("SELECT level FROM seats WHERE match = 2 AND level IS NOT NULL") == [(3,)], "as played last"


@pytest.mark.usefixtures("inline_thinking")
async def test_without_an_opponent_a_level_gives_all_seats_to_trilithon(guild: Guild) -> None:
    await guild.ask("alice", "challenge", game="druid-hex3", options="size=3", level=1)
    assert sorted(guild.rows("SELECT level FROM seats"), key=str) == [(1,), (1,), (None,)]
    answer = await guild.ask("alice", "challenge", game="druid", opponent=guild.person("bruno").user, level=1)
    assert answer.content == say("en", "refusal-no-free-seat")


async def test_a_level_that_there_is_not_is_refused_and_can_be_corrected(guild: Guild) -> None:
    for command, correct in (("practice", "correct-practice"), ("challenge", "correct")):
        before = guild.stored()
        answer = await guild.ask("alice", command, **SMALL, level=2, side="none")
        for level in ("-1", "0", "8", "99"):
            opened = await guild.open_modal("alice", answer, correct)
            answer = (await guild.fill_in("alice", opened, level=level, side="vertical")).response
            assert answer.content.splitlines()[0] == say("en", "refusal-level", least=1, most=7)
        assert guild.stored() == before
        opened = await guild.open_modal("alice", answer, correct)
        await guild.fill_in("alice", opened, level="1", side="vertical")
    assert guild.rows("SELECT level FROM seats ORDER BY match, player") == [(None,), (1,)] * 2


@IN_BOTH_LANGUAGES
async def test_what_was_typed_into_practice_is_given_back_alone_and_corrected_it_begins(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="3d")
    answer = await guild.ask(who, "practice", game="druid", options="siez=4", side="vertical")
    check_message(answer)
    _, *told = answer.content.splitlines()
    typed = {"options": "siez=4", "side": "vertical"}
    assert told == [
        say(language, "correct-typed", name=say(language, f"command-option-{each}"), text=f"`{text}`")
        for each, text in typed.items()
    ]
    await guild.sim.restart(crash=True)
    opened = await guild.open_modal(who, answer, "correct-practice")
    assert filled(opened.modal) == {**typed, "level": ""}
    assert opened.modal["title"] == say(language, "correct-title", command="practice", game=say(language, "game-druid"))
    again = (await guild.fill_in(who, opened, options="size=4", level="99")).response
    assert (again.id, actions(again)) == (answer.id, ["correct-practice"])
    opened = await guild.open_modal(who, again, "correct-practice")
    assert filled(opened.modal) == {"options": "size=4", "side": "vertical", "level": "99"}
    answer = (await guild.fill_in(who, opened, level="")).response
    assert said(answer) == begun(guild.channel.id, language, level=2, threads=True)
    assert guild.rows("SELECT terms, clock FROM matches") == [("size=4", None)]
    assert sorted(guild.rows("SELECT level FROM seats"), key=str) == [(2,), (None,)]


async def test_trilithon_can_be_asked_for_a_seat_that_was_declined(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", **SMALL, side="vertical")
    await guild.decline("bruno", card)
    panel = (await guild.press("alice", guild.again(card), "another")).response
    press = guild.sim.press("alice", panel, custom_id=button(panel, "another"), values=[str(guild.bot.user.id)])
    (answer,) = await guild.sim.at_once(press)
    await guild.sim.settle()
    assert said(answer.response) == begun(guild.channel.id, level=2, threads=True)
    assert guild.rows("SELECT level FROM seats ORDER BY player") == [(None,), (2,)]


# Filling seats


async def fill(guild: Guild, who: str, card: Any, level: int) -> Any:
    """Give the free seats of a card to Trilithon, and return the private answer."""
    panel = (await guild.press(who, guild.again(card), "fill-seats")).response
    press = guild.sim.press(who, panel, custom_id=button(panel, "fill-seats"), values=[str(level)])
    (answer,) = await guild.sim.at_once(press)
    await guild.sim.settle()
    return answer.response


@pytest.mark.usefixtures("inline_thinking")
@IN_BOTH_LANGUAGES
async def test_open_seats_are_filled_and_the_match_begins_when_the_last_person_has_accepted(
    guild: Guild, language: str
) -> None:
    card = await guild.challenge("bruno", "chloe", game="druid-hex3", options="size=3")
    answer = await fill(guild, "bruno", card, 1)
    assert answer.content == say("en", "fill-done")
    card = guild.again(card)
    assert say(language, "card-computers", computers=(name(language, 1),), count=1) in said(card)
    assert "fill-seats" not in actions((await guild.press("bruno", card, "card-more")).response)
    await guild.press("chloe", card, "accept")
    assert len(guild.sim.threads()) == 1
    card = guild.again(card)
    assert said(card).endswith(say(language, "card-accepted", taken=("Chloé",)))


@pytest.mark.usefixtures("inline_thinking")
async def test_filling_the_last_seats_begins_the_match_and_only_the_challenger_does_so(guild: Guild) -> None:
    for number, invited in ((1, []), (2, ["bruno"])):
        card = await guild.challenge("alice", *invited, **SMALL, side="vertical")
        if invited:
            await guild.decline("bruno", card)
        forged = control(guild, guild.person("bruno"), card, f"trilithon:fill-seats:{number}")
        (answer,) = await guild.sim.at_once(forged)
        assert answer.response.content == say("en", "refusal-not-host", player="Alice")
        await fill(guild, "alice", card, 2)
        assert guild.sim.threads()[-1].history()[-1].attachments
    assert guild.rows("SELECT level FROM seats ORDER BY match, player") == [(None,), (2,)] * 2


# During a match


@pytest.mark.usefixtures("inline_thinking")
async def test_a_computer_cannot_be_hurried_lets_moves_be_taken_back_and_grants_pauses(guild: Guild) -> None:
    await guild.ask("alice", "challenge", opponent=trilithon(guild), clock="1d", side="vertical", level=1, **SMALL)
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "Trilithon"), GAMES["druid"], "size=4")
    more = (await guild.press("alice", playing.board, "more")).response
    assert not {"claim-time", "nudge", "day"} & set(actions(more))
    await playing.by_reply("a1")
    link = link_of(playing.board, guild.sim.guild.id)
    answer = await playing.ask("alice", "match takeback")
    taken = (await state_of(guild)).taken_back
    assert answer.content == say("en", "takeback-done", plies=tuple(f"`{ply}`" for ply in taken), link=link)
    assert "a1" in taken
    assert (await state_of(guild)).turn == 0
    answer = await playing.ask("alice", "match pause", days=3)
    players = (name("en", 1),)
    assert answer.content == say("en", "offer-answered", what="pause", status="accepted", players=players, count=1)


async def test_while_trilithon_thinks_nobody_else_can_move_or_nudge(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild.bot.search_worker.task.cancel()
    await practise(guild, "alice", level=1)
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "Trilithon"), GAMES["druid"], "size=4")
    board = playing.board
    await playing.by_reply("a1")
    for answer in (await playing.ask("alice", "match nudge"), (await guild.press("alice", board, "move")).response):
        assert answer.content.startswith(say("en", "refusal-computer-thinks", match="1", link="")[:-1])
    desk = said(await guild.ask("alice", "desk"))
    assert say("en", "desk-thinking", player=name("en", 1)) in desk
    assert playing.board.id == board.id, "there is no board before the answer"


@pytest.mark.usefixtures("inline_thinking")
@IN_BOTH_LANGUAGES
async def test_a_draw_is_answered_at_once_in_one_message(
    guild: Guild, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, answers = READERS[language], iter((False, True))

    async def think(*_: Any) -> bool:
        return next(answers)

    monkeypatch.setattr(Thinkers, "think", think)
    for status in ("declined", "accepted"):
        await practise(guild, who, level=1)
        playing = Playing(guild, guild.sim.threads()[-1], (who, "Trilithon"), GAMES["druid"], "size=4")
        before = len(playing.thread.history())
        answer = await playing.ask(who, "match draw")
        players = (name(language, 1),)
        assert answer.content == say(language, "offer-answered", what="draw", status=status, players=players, count=1)
        told = len(playing.thread.history()) - before
        assert told == (status == "accepted"), "only a draw is told to everybody, by the last board"


@pytest.mark.usefixtures("inline_thinking")
async def test_a_move_that_trilithon_has_answered_is_one_that_could_be_meant_to_be_taken_back(guild: Guild) -> None:
    alice = guild.person("alice").user
    await alice.slash("practice", **SMALL, side="vertical", level=1)
    await guild.sim.settle()
    other = await guild.match("alice", "chloe")
    await other.by_command("30a-29a")
    await guild.ask("alice", "match takeback")
    assert len(other.boards()) == 3
    await guild.sim.reply("alice", other.board, "30a-29a")
    await alice.slash("move", move="a1", match="1")
    before = guild.stored()
    assert (await guild.ask("alice", "match takeback")).content == say("en", "refusal-which-match", count=2)
    assert guild.stored() == before


@pytest.mark.usefixtures("inline_thinking")
async def test_after_a_loss_a_rematch_begins_at_once_with_sides_changed_at_the_same_level_or_one_lower(
    guild: Guild,
) -> None:
    await practise(guild, "alice", level=2)
    for match, (press, level) in enumerate((("rematch", 2), ("rematch-step", 1)), 2):
        playing = Playing(guild, guild.sim.threads()[-1], ("alice", "Trilithon"), GAMES["druid"], "size=4")
        question = await playing.ask("alice", "match resign")
        assert name("en", 2) in question.content
        await guild.press("alice", question, "resign-yes")
        assert f"**{name('en', 2)}**" in playing.board.content
        assert say("en", "button-rematch-level", level=1) in labels(playing.board)
        answer = (await guild.press("alice", playing.board, press)).response
        assert answer.content == begun(guild.channel.id, level=level, threads=True)
        assert len(guild.sim.threads()) == match
    assert guild.rows("SELECT level FROM seats ORDER BY match, player") == [(None,), (2,), (2,), (None,), (None,), (1,)]
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "Trilithon"), GAMES["druid"], "size=4")
    await guild.press("alice", await playing.ask("alice", "match resign"), "resign-yes")
    assert "rematch-step" not in actions(playing.board), "there is no weaker one than the weakest"


@pytest.mark.usefixtures("inline_thinking")
@IN_BOTH_LANGUAGES
async def test_a_match_that_its_only_person_leaves_is_lost_for_them_and_drawn_among_the_computers(
    guild: Guild, language: str
) -> None:
    who = READERS[language]
    person, game = {"alice": "Alice", "chloe": "Chloé"}[who], say(language, "game-druid-hex3")
    await practise(guild, who, game="druid-hex3", options="size=3", side="x", level=1)
    playing = Playing(guild, guild.sim.threads()[-1], (who,), GAMES["druid-hex3"], "size=3")
    question = await playing.ask(who, "match resign")
    both = (say(language, "computers", count=2, level=1),)
    assert question.content == say(language, "leave-alone", game=game, opponents=both)
    await guild.press(who, question, "resign-yes")
    board = playing.board
    assert say(language, "turn-left-alone", player=person) in board.content
    assert say(language, "end-nobody-left", game=game, ply=0, people=(person,)) in board.content
    assert say(language, "alt-draw", reason=say(language, "reason-agreed")) not in board.attachments[0].description
    assert guild.rows("SELECT result FROM seats ORDER BY level IS NULL") == [("drawn",), ("drawn",), ("left",)]
    assert actions(board)[:2] == ["play-on", "replay"]
    film = (await guild.press(who, board, "play-on")).response
    assert film.ephemeral
    assert film.attachments[0].filename.endswith(".gif")
    assert film.content.startswith(say(language, "played-on", id="1", count=30).split(",")[0])


# While it thinks


@IN_BOTH_LANGUAGES
async def test_who_waits_long_is_told_from_time_to_time_how_many_are_before_them(
    guild: Guild, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, places = READERS[language], iter((3, 3, 1, None))

    async def place(_: ComputerService, __: int) -> int | None:
        return next(places)

    guild.bot.search_worker.task.cancel()
    monkeypatch.setattr(ComputerService, "place", place)
    await practise(guild, who, level=1)
    answer = await guild.person(who).slash(guild.sim.threads()[-1], "move", move="a1")
    said_so = [answer.response.content]
    guild.bot.health.task.cancel()
    for seconds in (16, 31, 61, 121):
        await guild.sim.advance(seconds=seconds)
        said_so.append(answer.response.content)
    assert said_so == [say(language, "move-thinking", move="a1", before=before) for before in (3, 3, 1, 1, 1)]
    assert next(places, "asked no more") == "asked no more"


async def test_what_was_opened_in_its_place_while_trilithon_thinks_stays(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = count(9, -1)

    async def place(_: ComputerService, __: int) -> int | None:
        return next(places)

    guild.bot.search_worker.task.cancel()
    monkeypatch.setattr(ComputerService, "place", place)
    await practise(guild, "alice", level=1)
    playing = Playing(guild, guild.sim.threads()[-1], ("alice", "bruno"), GAMES["druid"], "size=4")
    told = (await playing.by_panel("a1")).response
    guild.bot.health.task.cancel()
    await guild.sim.advance(seconds=16)
    assert told.content == say("en", "move-thinking", move="a1", before=8)
    desk = (await guild.press("alice", told, "desk")).response
    assert desk.id == told.id
    shown = said(desk)
    for seconds in (31, 61):
        await guild.sim.advance(seconds=seconds)
        assert said(desk) == shown
    assert next(places) == 6, "nor is anything asked any more"


@IN_BOTH_LANGUAGES
async def test_a_fault_of_the_search_is_told_once_with_the_reference_of_the_log_and_the_match_goes_on(
    guild: Guild, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think(*_: Any) -> None:
        raise ThinkingError("three processes failed")

    monkeypatch.setattr(Thinkers, "think", think)
    who = READERS[language]
    await practise(guild, who, level=3)
    (thread,) = guild.sim.threads()
    playing = Playing(guild, thread, (who, "Trilithon"), GAMES["druid"], "size=4")
    await playing.ask(who, "move", move="a1")
    ((number,),) = guild.rows("SELECT number FROM outbox WHERE kind = 'stuck'")
    apology = thread.last_message
    assert apology.content == say(language, "stuck", player=name(language, 3), reference=f"{number:08x}")
    assert f"{number:08x}" in caplog.text
    assert guild.pinged(apology) == []

    async def think_again(_: Thinkers, job: Job, *__: int) -> Any:
        return job.run()

    await guild.later(minutes=11)
    assert thread.last_message.id == apology.id, "it is told once"
    monkeypatch.setattr(Thinkers, "think", think_again)
    await guild.sim.advance(minutes=11)
    assert name(language, 3) in playing.board.content.splitlines()[1]


# Crashes and threads


@pytest.mark.usefixtures("inline_thinking")
async def test_a_match_that_began_at_once_is_posted_once_after_a_crash(guild: Guild) -> None:
    guild.bot.sender.task.cancel()
    await practise(guild, "alice", level=1)
    assert guild.messages(guild.channel.id) == []
    await guild.sim.restart(crash=True)
    await guild.sim.settle()
    (card,) = guild.messages(guild.channel.id)
    assert said(card).endswith(say("en", "card-on"))
    (thread,) = guild.sim.threads()
    assert len(board_texts(Playing(guild, thread, ("alice",), GAMES["druid"], "size=4"))) == 1


# What is shown


@pytest.mark.usefixtures("inline_thinking")
async def test_the_level_stands_wherever_the_name_does(guild: Guild, drawn: list[tuple[State, Any]]) -> None:
    await practise(guild, "chloe", level=3)
    playing = Playing(guild, guild.sim.threads()[-1], ("chloe", "Trilithon"), GAMES["druid"], "size=4")
    await playing.by_command("a1")
    _, view = drawn[-1]
    assert view.names == ("Chloé", name("en", 3))
    assert view.short_names[1][0] == "Trilithon 3"
    assert view.since == 0, "the person's move is marked with the answer to it"
    french = name("fr", 3)
    assert french in " ".join((await playing.ask("chloe", "board", text=True)).content.split())
    for command, given in (("desk", {}), ("board", {"move": 0})):
        assert french in said(await playing.ask("chloe", command, **given))
    more = (await guild.press("chloe", playing.board, "more")).response
    assert french in more.content
    record = (await guild.press("chloe", more, "record")).response
    assert re.search(r'"Trilithon" \(\w+\), level 3', (await record.attachments[0].read()).decode())


@pytest.mark.usefixtures("inline_thinking")
async def test_too_many_matches_against_computers_are_refused(guild: Guild, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matches.challenges.challenge_rules.MOST_WITH_COMPUTERS", 1)
    await practise(guild, "alice")
    assert (await practise(guild, "alice")).content == say("en", "refusal-computer-matches", most=1, player="Alice")
    monkeypatch.setattr("matches.challenges.challenge_rules.MOST_WITH_COMPUTERS_HERE", 1)
    assert (await practise(guild, "bruno")).content == say("en", "refusal-computer-matches-here", most=1)
    assert guild.rows("SELECT count(*) FROM matches") == [(1,)]
