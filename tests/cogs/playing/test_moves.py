"""The equal ways to move: what is played, what is refused, and who hears of it."""

from typing import Any

import pytest
from simcord.backend.models import AllowedMentions

from engine import GAMES
from locales import say, unbroken
from matches import Person
from tests.cogs.conftest import (
    FIRST,
    IN_BOTH_LANGUAGES,
    SECOND,
    SPOKEN,
    Guild,
    Playing,
    actions,
    button,
    labels,
    link_of,
    mention,
    offered,
)
from tests.cogs.forged_interactions import control
from tests.cogs.ways_to_move import EVERY_WAY, PRIVATE_WAYS, Way, by_command, by_modal, by_reply

NAMES = {"alice": "Alice", "chloe": "Chloé"}
ILLEGAL = {
    "1a-2a": ("not-yours", {"cell": "1a"}),
    "5a-6a": ("empty-start", {"cell": "5a"}),
    "30a-5c": ("not-in-line", {"from": "30a", "to": "5c"}),
    "30a-30b": ("target-taken", {"cell": "30b"}),
    "30a-30a": ("same-cell", {"cell": "30a"}),
}


async def started(guild: Guild) -> Playing:
    """Return a match of Alice, who reads English, and Chloé, who reads French, in the English server."""
    return await guild.match("alice", "chloe")


def link(guild: Guild, message: Any) -> str:
    return link_of(message, guild.sim.guild.id)


# Played


async def test_a_move_is_confirmed_privately_in_the_language_of_the_player(guild: Guild) -> None:
    playing = await started(guild)
    for way, first, second in ((by_command, " 30A – 29A ", "1a>2a"), (by_modal, " 29A – 28A ", "2a>3a")):
        for who, text in (("alice", first), ("chloe", second)):
            move = playing.state.read(text)
            assert (await way(playing, who, text)).content == say(SPOKEN[who], "move-stored", move=move)
            playing.state = playing.state.play(move)


@IN_BOTH_LANGUAGES
async def test_a_reply_is_answered_by_the_new_board_alone_which_takes_the_controls_and_pings_only_who_is_to_move(
    guild: Guild, language: str
) -> None:
    playing = await started(guild)
    before = playing.board
    assert actions(before) == ["move", "more", "rules", "learn"]
    await playing.by_reply("30a-29a")
    assert [bool(message.attachments) for message in guild.messages(playing.thread.id)] == [True, False, True]
    assert playing.board.content.splitlines() == [
        say(language, "turn-played", player="Alice", move="30a-29a", ply=1),
        say(language, "turn-yours", mover=mention(guild, "chloe"), opponents=("Alice",), game="Contiguity"),
    ]
    assert guild.pinged(playing.board) == ["chloe"]
    assert labels(playing.board) == [say(language, "button-move"), say(language, "button-more")]
    assert actions(guild.again(before)) == []
    assert len(guild.again(before).attachments) == 1


async def test_a_reply_may_have_the_mention_in_front_that_some_clients_put_there(guild: Guild) -> None:
    playing = await started(guild)
    me = guild.sim.env.backend.bot_user.id
    await playing.sim.reply("alice", playing.board, f"<@{me}> 30a-29a", ping=False)
    await playing.sim.reply("chloe", playing.board, f"<@!{me}>1a-2a")
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_bids_and_choices_are_announced_like_moves(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", options="bid")
    assert say("en", "prompt-auction-open") in playing.board.content
    await playing.by_reply("bid 20")
    assert say("en", "turn-said", player="Alice", move="bid 20") in playing.board.content
    assert say("en", "prompt-auction-answer", player="Alice", bid=20) in playing.board.content
    await playing.by_modal("call")
    assert say("en", "prompt-choose", player="Alice", bid=20) in playing.board.content
    assert guild.pinged(playing.board) == ["alice"]
    await playing.by_command("second")
    assert say("en", "prompt-deadline", player="Alice", left=20) in playing.board.content
    assert guild.pinged(playing.board) == ["chloe"]


# The modal


async def test_the_modal_is_titled_and_explained_in_the_language_of_the_player(guild: Guild) -> None:
    playing = await started(guild)
    await playing.by_command("30a-29a")
    opened = await playing.open_modal("chloe")
    assert opened.modal["title"] == say("fr", "box-title", game="Contiguity")
    example = next(playing.state.legal_moves())
    (field,) = opened.modal["components"]
    assert (field["label"], field["description"]) == (say("fr", "box-label"), say("fr", "box-hint", example=example))


@pytest.mark.parametrize("crash", [False, True])
async def test_a_modal_that_was_opened_before_a_restart_can_be_sent_after_it(guild: Guild, crash: bool) -> None:
    playing = await started(guild)
    opened = await playing.open_modal("alice")
    await guild.sim.restart(crash=crash)
    answer = await guild.person("alice").submit_modal(opened, {"text": "30a-29a"})
    assert answer.response.content == say("en", "move-stored", move="30a-29a")


async def test_a_modal_opened_on_an_earlier_board_plays_nothing(guild: Guild) -> None:
    playing = await started(guild)
    opened = await playing.open_modal("alice")
    await playing.by_command("30a-29a")
    await playing.by_command("1a-2a")
    before = guild.stored()
    answer = await guild.person("alice").submit_modal(opened, {"text": "29a-28a"})
    assert answer.response.content == say("en", "refusal-moved-on", match="1", link=link(guild, playing.board))
    assert guild.stored() == before


# Autocompletion


async def test_the_list_of_moves_fits_and_leads_to_every_legal_move(guild: Guild) -> None:
    playing = await started(guild)
    alice, reached = guild.person("alice"), set()
    legal = set(playing.state.legal_moves())
    waiting = [""]
    while waiting:
        values = offered(await alice.autocomplete(playing.thread, "move", "move", waiting.pop()))
        reached |= legal & set(values)
        waiting += [value for value in values if value not in legal]
    assert reached == legal


async def test_the_list_narrows_and_is_one_that_discord_takes_whatever_is_typed(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    playing = await started(guild)

    async def listed(who: str, typed: str) -> list[str]:
        return offered(await guild.person(who).autocomplete(playing.thread, "move", "move", typed))

    for typed in ["30a", "30A", "30a-1", "1b-", "2c-1"]:
        with subtests.test(typed=typed):
            assert (values := await listed("alice", typed))
            assert all(value.startswith(typed.lower()) for value in values)
    for typed in ["zz", "30a-30a", "💥", "`", "@everyone", "x" * 3000, "\u202e", "· ", " · "]:
        with subtests.test(typed=typed):
            await listed("alice", typed)
    for who in ["chloe", "bruno"]:
        with subtests.test(who=who):
            assert await listed(who, "") == []
    before = guild.stored()
    first = (await listed("alice", ""))[0]
    answer = await playing.move("alice", first)
    assert answer.content == say("en", "refusal-incomplete", text=first, cells=(first[:-1],))
    assert guild.stored() == before


async def test_what_a_move_means_is_told_in_the_language_of_the_player_and_may_be_sent_along(guild: Guild) -> None:
    playing = await started(guild)
    for who in ("alice", "chloe"):
        cell = "30a" if who == "alice" else "1a"
        (first, *_) = await guild.person(who).autocomplete(playing.thread, "move", "move", cell + "-1")
        (suggestion, *_) = playing.state.suggest(cell + "-1")
        meaning = say(SPOKEN[who], f"suggest-{suggestion.label}", **suggestion.data)
        assert first["name"] == f"{suggestion.text} · {meaning}"
        answer = await playing.move(who, first["name"])
        assert answer.content.startswith(say(SPOKEN[who], "move-stored", move="x").split("`")[0])
        playing.state = playing.state.play(suggestion.text)


@EVERY_WAY
async def test_a_bare_number_is_stored_as_a_bid_whichever_way_it_comes(guild: Guild, way: Way) -> None:
    playing = await guild.match("alice", "chloe", options="bid")
    if way is by_reply:
        await playing.sim.reply("alice", playing.board, "20")
    else:
        await way(playing, "alice", "20")
    assert say("en", "turn-said", player="Alice", move="bid 20") in playing.board.content


async def test_of_bids_a_bare_number_comes_first_and_a_range_is_shown_with_a_dash_and_leads_on_as_it_is_shown(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "chloe", options="bid")
    values = offered(await guild.person("alice").autocomplete(playing.thread, "move", "move", "5"))
    assert values[:3] == ["bid 5", "bid 50", "bid 51"]
    before = guild.stored()
    answer = await playing.move("alice", "bid 31..99")
    assert answer.content == say("en", "refusal-range", text="bid 31..99")
    assert guild.stored() == before
    await playing.by_command("bid 60")
    for who, shown in (("alice", None), ("chloe", "bid 30–39 · " + say("fr", "suggest-bids", first=30, last=39))):
        listed = await guild.person(who).autocomplete(playing.thread, "move", "move", "")
        named = {choice["value"]: choice["name"] for choice in listed}
        assert named.get("bid 30..39") == shown
    assert shown
    inside = [f"bid {number}" for number in range(39, 29, -1)]
    for typed in ("bid 30..39", shown):
        assert offered(await guild.person("chloe").autocomplete(playing.thread, "move", "move", typed)) == inside


# Refused by the rules


@EVERY_WAY
async def test_what_cannot_be_played_is_answered_privately_with_its_reason_and_a_marked_picture(
    guild: Guild, subtests: pytest.Subtests, drawn: list[Any], way: Way
) -> None:
    playing = await started(guild)
    await guild.press("alice", playing.board, "more")  # whoever looks has been shown the board, which is stored
    before = guild.stored()
    for text, (code, data) in ILLEGAL.items():
        with subtests.test(text=text):
            drawn.clear()
            answer = await way(playing, "alice", text)
            (state, view) = drawn[-1]
            assert answer.ephemeral
            assert answer.content == say("en", f"refusal-{code}", **data)
            assert len(answer.attachments) == 1
            assert state == playing.state
            assert view.refused
            assert set(view.refused) <= set(text.split("-"))
    with subtests.test("half a move is answered with where the disk can go, to be seen and chosen"):
        drawn.clear()
        answer = await way(playing, "alice", "30a")
        assert answer.content == say("en", "refusal-incomplete", text="30a", cells=("30a",))
        assert [(view.typed, view.refused) for _, view in drawn[-1:]] == [("30a-", ())]
        assert {*actions(answer)} == {"choose", "back", "type"}
    with subtests.test("a move that several disks can make is answered with the candidates"):
        answer = await way(playing, "alice", "29a")
        assert answer.content == say("en", "refusal-which-disk", cell="29a", candidates=("29b-29a", "30a-29a"))
        assert all(move in answer.content for move in ("29b-29a", "30a-29a"))
    assert guild.stored() == before
    with subtests.test("the answer speaks the language of the player, on its picture, too"):
        await playing.by_command("30a-29a")
        drawn.clear()
        answer = await way(playing, "chloe", "29a-28a")
        assert answer.content == say("fr", "refusal-not-yours", cell="29a")
        assert {view.language for _, view in drawn} == {"fr"}
        assert (await answer.attachments[0].read()).startswith(b"\x89PNG")


@PRIVATE_WAYS
async def test_what_cannot_be_read_is_answered_privately_and_harmlessly(
    guild: Guild, subtests: pytest.Subtests, way: Way
) -> None:
    playing = await started(guild)
    await guild.press("alice", playing.board, "more")
    before = guild.stored()
    texts = ["hello", "`@everyone` **x**", "x" * 200, "é", "\u202eé", "<@1>", "resign 0", "draw agreed"]
    for text in texts + ["30a" * 2000] * (way is by_command):
        with subtests.test(text=text):
            answer = await way(playing, "alice", text)
            assert answer.content.startswith(say("en", "refusal-unreadable", text="\0").split("\0")[0])
            assert "<@" not in answer.content
            assert "@everyone" not in answer.content
            assert len(answer.content) < 400
            assert guild.stored() == before


# Refused by the match


async def test_who_is_not_to_move_is_told_whose_turn_it_is(guild: Guild) -> None:
    playing = await started(guild)
    before = guild.stored()
    wanted = say("fr", "refusal-not-your-turn", match="1", player="Alice", link=link(guild, playing.board))
    for answer in (
        (await guild.press("chloe", playing.board, "move")).response,
        await by_command(playing, "chloe", "1a-2a"),
        await by_reply(playing, "chloe", "1a-2a"),
    ):
        assert answer.ephemeral
        assert answer.content == wanted
    assert guild.stored() == before


async def test_an_old_button_says_that_the_board_has_moved_on_and_links_the_newest(guild: Guild) -> None:
    playing = await started(guild)
    late = guild.sim.press("alice", playing.board, custom_id=button(playing.board, "move"))
    await playing.by_command("30a-29a")
    await playing.by_command("1a-2a")
    (answer,) = await guild.sim.at_once(late)
    assert answer.modal is None
    assert answer.response.content == say("en", "refusal-moved-on", match="1", link=link(guild, playing.board))


async def test_after_the_end_every_way_says_that_the_match_is_over(guild: Guild) -> None:
    playing = await started(guild)
    late = guild.sim.press("alice", playing.board, custom_id=button(playing.board, "move"))
    asked = await playing.ask("chloe", "match resign")
    await guild.press("chloe", asked, "resign-yes")
    before = guild.stored()
    over = say("en", "refusal-match-over", match="1", link=link(guild, playing.board))
    (clicked,) = await guild.sim.at_once(late)
    assert clicked.response.content == over
    assert (await guild.ask("alice", "move", move="30a-29a", match="1")).content == over
    assert (await by_reply(playing, "alice", "30a-29a")).content == over
    assert guild.stored() == before


async def test_who_is_no_player_is_told_so_and_may_watch(guild: Guild) -> None:
    playing = await started(guild)
    before = guild.stored()
    watcher = say("fr", "refusal-not-a-player", match="1", link=link(guild, playing.board))
    assert (await guild.press("dimitri", playing.board, "move")).response.content == watcher
    assert (await guild.ask("dimitri", "move", move="30a-29a", match="1")).content == watcher
    assert guild.stored() == before


# Replies that are not played


@IN_BOTH_LANGUAGES
async def test_a_refused_reply_is_answered_in_public_without_the_reason_and_pings_nobody(
    guild: Guild, language: str
) -> None:
    playing = await started(guild)
    await playing.by_command("30a-29a")
    reply = await guild.sim.reply("chloe", playing.board, "1a-1b")
    answer = playing.thread.last_message
    assert answer.content == say(language, "reply-refused", player="Chloé", kind="illegal")
    assert answer.reference.message_id == reply.id
    assert labels(answer) == [say(language, "button-why")]
    assert guild.pinged(answer) == []


async def test_talk_about_a_board_is_left_alone(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await started(guild)
    before = guild.stored()
    for text in [
        "nice one",
        "gg",
        "that jump to 29a was quite something",
        "x" * 41,
        "30a-29a, then I would answer 1a-2a or so",
        "😀",
        "🎉🎉",
        "?",
        "...",
        "what about the disk on 30a",
    ]:
        with subtests.test(text=text):
            await guild.sim.reply("alice", playing.board, text)
            assert playing.thread.last_message.content == text
            assert guild.stored() == before


async def test_who_is_to_move_and_replies_without_the_ping_is_told_once_that_it_is_needed(guild: Guild) -> None:
    playing = await started(guild)
    await guild.sim.reply("alice", playing.board, "30a-29a", ping=False)
    answer, withheld = playing.thread.last_message, say("en", "reply-withheld", player="Alice")
    assert answer.content == withheld
    assert guild.pinged(answer) == []
    assert playing.boards() == ["trilithon-1-0.png"]
    await guild.sim.restart(crash=True)
    other = await started(guild)
    for board in (playing.board, other.board):
        reply = await guild.sim.reply("alice", board, "30a-29a", ping=False)
        assert guild.messages(reply.channel.id)[-1].id == reply.id
    await guild.sim.reply("alice", playing.board, "30a-29a")
    assert playing.boards()[-1] == "trilithon-1-1.png"


async def test_each_player_is_told_of_the_ping_for_themselves(guild: Guild) -> None:
    playing = await started(guild)
    await guild.sim.reply("alice", playing.board, "30a-29a", ping=False)
    await playing.by_command("30a-29a")
    await guild.sim.reply(playing.mover, playing.board, "5a-6a", ping=False)
    assert playing.thread.last_message.content == say("en", "reply-withheld", player="Chloé")


async def test_a_message_that_nobody_took_for_a_move_is_left_alone(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await started(guild)
    before = guild.stored()
    for who in ["chloe", "dimitri"]:
        with subtests.test("a reply without the ping by somebody who is not to move", who=who):
            reply = await guild.sim.reply(who, playing.board, "30a-29a", ping=False)
            assert playing.thread.last_message.id == reply.id
    with subtests.test("a message without text that pings the bot"):
        picture = [("plan.png", b"a picture")]
        reply = await guild.person("alice").send(playing.thread, reply_to=playing.board, attachments=picture)
        assert playing.thread.last_message.id == reply.id
    with subtests.test("a reply to something else, or a mention elsewhere"):
        await guild.sim.reply("alice", guild.messages(guild.sim.channel.id)[0], "30a-29a")
        await guild.person("alice").send(playing.thread, f"<@{guild.sim.env.backend.bot_user.id}> 30a-29a")
    assert guild.stored() == before


async def test_that_somebody_was_told_of_the_ping_is_exported_and_deleted_with_them(guild: Guild) -> None:
    playing = await started(guild)
    alice = guild.person("alice").id
    await guild.sim.reply("alice", playing.board, "30a-29a", ping=False)
    assert [row["ping_explained"] for row in (await guild.bot.services.privacy.export(alice))["people"]] == [True]
    assert (await guild.bot.services.privacy.export(guild.person("chloe").id))["people"] == []
    await guild.bot.services.privacy.erase(Person(alice, "Alice"))
    assert not any(str(alice) in str(cell) for rows in guild.stored().values() for row in rows for cell in row)


@IN_BOTH_LANGUAGES
async def test_somebody_who_does_not_play_and_replies_with_a_move_is_told_so_and_their_talk_is_left_alone(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    playing = await started(guild)
    before = guild.stored()
    for text in ["30a-29a", "1a-2a", "5a"]:
        with subtests.test(text=text):
            await guild.sim.reply("dimitri", playing.board, text)
            answer = playing.thread.last_message
            assert answer.content == say(language, "reply-refused", player="Dimitri", kind="not-a-player")
            assert (guild.pinged(answer), actions(answer)) == ([], [])
    for text in ["nice one", "gg 10", "top 3!", "2:0"]:
        with subtests.test(text=text):
            reply = await guild.sim.reply("dimitri", playing.board, text)
            assert playing.thread.last_message.id == reply.id
    assert guild.stored() == before


async def test_a_reply_to_an_earlier_board_is_not_played_even_if_it_could_be(guild: Guild) -> None:
    playing = await started(guild)
    first = playing.board
    await playing.by_command("30a-29a")
    await playing.by_command("1a-2a")
    before = guild.stored()
    await guild.sim.reply("alice", first, "29a-28a")
    assert playing.thread.last_message.content == say("en", "reply-refused", player="Alice", kind="moved-on")
    assert guild.pinged(playing.thread.last_message) == []
    answer = (await guild.press("alice", playing.thread.last_message, "why")).response
    assert answer.content == say("en", "why-legal", link=link(guild, playing.board))
    assert guild.stored() == before


async def test_why_is_told_to_the_author_of_the_reply_alone_and_the_others_what_it_is_about(guild: Guild) -> None:
    playing = await started(guild)
    for author, others in (("alice", ("chloe", "dimitri")), ("chloe", ("alice", "dimitri"))):
        await guild.sim.reply(author, playing.board, "1a-1b")
        refused = playing.thread.last_message
        for who in others:
            answer = (await guild.press(who, refused, "why")).response
            assert answer.ephemeral
            assert answer.content == say(SPOKEN[who], "refusal-not-your-reply", player=NAMES[author], move="1a-1b")


@IN_BOTH_LANGUAGES
async def test_a_refused_reply_says_in_public_of_which_kind_it_is(
    guild: Guild, subtests: pytest.Subtests, language: str
) -> None:
    playing = await started(guild)
    for who, text, kind in [
        ("alice", "30a-30b", "illegal"),
        ("alice", "30e-1", "unreadable"),
        ("alice", "30a", "incomplete"),
        ("alice", "29a", "ambiguous"),
        ("chloe", "1a-2a", "not-your-turn"),
    ]:
        with subtests.test(kind=kind):
            await guild.sim.reply(who, playing.board, text)
            told = {each: say(language, "reply-refused", player=NAMES[who], kind=each) for each in ("of no kind", kind)}
            assert playing.thread.last_message.content == told[kind]
            assert (told[kind] == told["of no kind"]) == (kind == "illegal")


async def test_a_reply_after_the_end_says_in_public_that_the_match_is_over(guild: Guild) -> None:
    playing = await started(guild)
    board = playing.board
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    await guild.sim.reply("alice", board, "30a-29a")
    assert playing.thread.last_message.content == say("en", "reply-refused", player="Alice", kind="match-over")


@pytest.mark.parametrize("crash", [False, True])
async def test_why_works_after_a_restart_and_says_whether_the_board_has_moved_on_since(
    guild: Guild, crash: bool
) -> None:
    playing = await started(guild)
    await guild.sim.reply("alice", playing.board, "1a-2a")
    refused = playing.thread.last_message
    await guild.sim.restart(crash=crash)
    answer = (await guild.press("alice", refused, "why")).response
    assert answer.content == say("en", "refusal-not-yours", cell="1a")
    await playing.by_command("30a-29a")
    answer = (await guild.press("alice", refused, "why")).response
    assert answer.content == say("en", "refusal-moved-on", match="1", link=link(guild, playing.board))


async def test_why_below_an_answer_of_an_earlier_version_is_for_the_player_to_move(guild: Guild) -> None:
    playing = await started(guild)
    await guild.sim.reply("alice", playing.board, "1a-2a")
    refused = playing.thread.last_message
    whose = {"match": "1", "player": "Alice", "link": link(guild, playing.board)}
    for who, code, data in (("alice", "not-yours", {"cell": "1a"}), ("chloe", "not-your-turn", whose)):
        pressed = control(guild, guild.person(who), refused, "trilithon:why:1:0:1a-2a")
        (answer,) = await guild.sim.at_once(pressed)
        assert answer.response.content == say(SPOKEN[who], f"refusal-{code}", **data)


async def test_why_knows_the_text_as_it_was_written(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await started(guild)
    for text in ["30a: 5b", "30a-\n30b", "1a-2a:::", "30e"]:
        with subtests.test(text=text):
            answer = await by_reply(playing, "alice", text)
            assert answer.ephemeral
            assert answer.content
            assert not guild.reports.records


async def test_a_reply_where_the_bot_may_not_answer_is_not_a_fault(guild: Guild) -> None:
    playing = await started(guild)
    guild.forbid(guild.sim.channel, "send_messages_in_threads")
    await guild.sim.reply("alice", playing.board, "1a-2a")
    assert playing.boards() == ["trilithon-1-0.png"]


# Which match


async def test_in_the_thread_of_a_match_that_match_is_meant_unless_another_is_named(guild: Guild) -> None:
    first, second = await guild.match("alice", "bruno"), await guild.match("alice", "chloe")
    await second.by_command("30a-29a")
    assert (len(first.boards()), len(second.boards())) == (1, 2)
    for named in ("1", "#1", " 1", "# 1"):
        who, move = first.mover, next(iter(first.state.legal_moves()))
        answer = await guild.ask(who, "move", second.thread, move=move, match=named)
        assert say(SPOKEN[who], "move-stored", move=move) in answer.content
        first.state = first.state.play(move)
    assert (len(first.boards()), len(second.boards())) == (5, 2)


async def test_elsewhere_the_only_match_that_waits_is_meant(guild: Guild) -> None:
    first, second = await guild.match("alice", "bruno"), await guild.match("alice", "chloe")
    await first.by_command("30a-29a")
    answer = await guild.ask("alice", "move", move="30a-28a")
    assert answer.content.endswith(say("en", "move-stored", move="30a-28a"))
    assert second.boards()[-1] == "trilithon-2-1.png"


async def test_where_several_could_be_meant_the_person_is_asked_to_say_which(guild: Guild) -> None:
    await guild.match("chloe", "bruno")
    await guild.match("chloe", "alice")
    before = guild.stored()
    answer = await guild.ask("chloe", "move", move="30a-29a")
    assert answer.content == say("fr", "refusal-which-match", count=2)
    assert guild.stored() == before


async def test_a_match_can_be_named_in_private(guild: Guild) -> None:
    playing = await started(guild)
    answer = await guild.person("alice").user.slash("move", move="30a-29a")
    assert answer.response.content.endswith(say("en", "move-stored", move="30a-29a"))
    assert playing.boards()[-1] == "trilithon-1-1.png"


async def test_matches_are_listed_by_number_game_opponent_and_turn_those_that_wait_first(guild: Guild) -> None:
    first = await guild.match("chloe", "bruno")
    await guild.match("chloe", "alice")
    await first.by_command("30a-29a")
    listed = await guild.person("chloe").autocomplete(guild.sim.channel, "move", "match", "")
    assert offered(listed) == ["2", "1"]
    assert [choice["name"] for choice in listed] == [
        say("fr", "choice-match", id="2", game="Contiguity", names=("Alice",), turn=say("fr", "choice-yours")),
        say("fr", "choice-match", id="1", game="Contiguity", names=("Bruno",), turn=say("fr", "choice-theirs")),
    ]
    assert offered(await guild.person("chloe").autocomplete(guild.sim.channel, "move", "match", "bru")) == ["1"]


async def test_the_name_of_a_match_in_the_list_is_read_like_its_number(guild: Guild) -> None:
    for other in ("chloe", "bruno"):
        await guild.match("alice", other)
    listed = await guild.person("alice").autocomplete(guild.channel, "move", "match", "")
    name = next(each["name"] for each in listed if each["value"] == "1")
    answer = await guild.ask("alice", "move", guild.channel, move="30a-29a", match=name)
    assert name.startswith("#1 ")
    assert say("en", "refusal-no-such-match", match="x").partition("x")[0] not in answer.content
    assert unbroken("`30a-29a`") in answer.content


async def test_a_match_that_does_not_exist_is_refused_in_a_sentence(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await guild.match("alice", "bruno")
    before = guild.stored()
    for named in [
        "99",
        "0",
        "-1",
        "1.0",
        "²",
        "１",
        "٣",
        str(2**31),
        str(2**63),
        "9" * 11,
        "9" * 12,
        "9" * 5000,
        "x" * 5000,
        "1 or 1=1",
        "@everyone",
        "`<@1>`",
        "#",
        " ",
    ]:
        with subtests.test(named=named):
            answer = await playing.ask("alice", "move", move="30a-29a", match=named)
            assert answer.content.startswith(say("en", "refusal-no-such-match", match="\0").split("\0")[0])
            assert len(answer.content) < 300
            assert "@everyone" not in answer.content
            assert "<@1>" not in answer.content
            assert guild.stored() == before


# At the same instant


@pytest.mark.parametrize("second", ["30a-29a", "30a-28a"], ids=["the same", "another"])
async def test_of_two_moves_at_the_same_instant_one_is_played_and_the_other_is_told(guild: Guild, second: str) -> None:
    playing = await started(guild)
    answers = await guild.sim.at_once(
        *(guild.sim.command("alice", "move", channel=playing.thread, move=move) for move in ("30a-29a", second))
    )
    await guild.sim.settle()
    ((played,),) = guild.rows("SELECT text FROM moves")
    texts = sorted((result.response.content for result in answers), key=lambda result: not result.startswith("Played"))
    assert texts[0] == say("en", "move-stored", move=played)
    assert texts[1].startswith(say("en", "refusal-moved-on", match="1", link=""))
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_reply_and_a_command_at_the_same_instant_make_one_move(guild: Guild) -> None:
    playing = await started(guild)
    board = playing.board
    command = guild.sim.command("alice", "move", channel=playing.thread, move="30a-28a")
    guild.sim.env.backend.create_message(
        playing.thread.id,
        guild.person("alice").id,
        "30a-29a",
        reference={"channel_id": str(board.channel.id), "message_id": str(board.id)},
        allowed_mentions=AllowedMentions(replied_user=True),
    )
    await guild.sim.at_once(command)
    await guild.sim.settle()
    assert len(guild.rows("SELECT text FROM moves")) == 1
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_a_move_and_a_resignation_at_the_same_instant_end_the_match_once(guild: Guild) -> None:
    playing = await started(guild)
    asked = await playing.ask("chloe", "match resign")
    await guild.sim.at_once(
        guild.sim.command("alice", "move", channel=playing.thread, move="30a-29a"),
        guild.sim.press("chloe", asked, custom_id=button(asked, "resign-yes")),
    )
    await guild.sim.settle()
    entries = [text for (text,) in guild.rows("SELECT text FROM moves ORDER BY ply")]
    assert entries in (["30a-29a", "resign 1"], ["resign 1"])
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(len(entries) + 1)]


def test_the_moves_tried_here_are_illegal_for_the_rule_that_is_named() -> None:
    start = GAMES["contiguity"].start()
    for text, (code, _) in ILLEGAL.items():
        with pytest.raises(ValueError, match=code):
            start.read(text)


async def test_a_reply_to_the_refusal_of_a_reply_corrects_the_move(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    await guild.sim.reply("alice", playing.board, "30a-30d")
    refused = playing.thread.history()[-1]
    assert not refused.attachments
    await guild.sim.reply("alice", refused, "30a-29a")
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


# The menu of a message


async def from_menu(guild: Guild, who: str, place: Any, message: Any) -> Any:
    """Play a message's text, and return the private answer."""
    answer = await guild.person(who).context_menu(place, "Play as my move", message)
    await guild.sim.settle()
    assert answer.response.ephemeral
    return answer.response


async def test_from_the_menu_of_a_message_its_text_is_played_in_the_match_of_the_place(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await guild.match("alice", "bruno")
    written = await guild.person("bruno").send(playing.thread, " 30A-29a ")
    answer = await from_menu(guild, "alice", playing.thread, written)
    assert answer.content == say("en", "move-stored", move=FIRST, before=0)
    assert playing.boards()[-1] == "trilithon-1-1.png"
    refused = await from_menu(guild, "alice", playing.thread, written)
    assert say("en", "refusal-not-your-turn", match="1", player="Chloé", link="").split(":")[0] in refused.content
    talk = await guild.person("chloe").send(playing.thread, "I shall think about that one until tomorrow evening")
    longer = await from_menu(guild, "chloe", playing.thread, talk)
    assert longer.content == say("fr", "refusal-menu-no-move", most=40)
    assert len(playing.boards()) == 2


async def test_a_reply_is_played_from_its_menu_only_on_the_board_that_it_answers(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    first = playing.board
    await playing.by_command(FIRST)
    await playing.by_command(SECOND)
    written = await guild.sim.reply("bruno", first, "29a-28a")
    refused = await from_menu(guild, "alice", playing.thread, written)
    link = link_of(playing.board, guild.sim.guild.id)
    assert refused.content == say("en", "refusal-moved-on", match="1", link=link)
    assert len(playing.boards()) == 3


async def test_without_a_match_the_menu_says_so(guild: Guild) -> None:
    written = await guild.person("bruno").send(guild.channel, "30a-29a")
    assert (await from_menu(guild, "alice", guild.channel, written)).content == say("en", "refusal-no-match-here")
