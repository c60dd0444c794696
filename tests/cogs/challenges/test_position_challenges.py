"""Playing on from a position: the private question, the card with its picture, and a whole match that begins so."""

from typing import Any

import pytest

from cogs.challenges.position_challenges import PositionChallenges
from cogs.challenges.positions import SOURCES
from engine import GAMES, State
from locales import say
from matches import Person
from renderer.describe import describe
from tests.cogs.conftest import Guild, Playing, actions, button, filled, parts, said
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control, send
from wording.side_marks import marked_side

pytestmark = pytest.mark.usefixtures("inline_thinking")
TERMS = {"game": "druid", "options": "size=4"}
MOVES = ("a1", "b3", "d1", "d4")


def check(guild: Guild, message: Any) -> Any:
    """Return a message that Discord takes."""
    check_message(
        guild.sim.env.backend.messages[getattr(message, "channel_id", None) or message.channel.id][message.id]
    )
    return message


async def played(guild: Guild, *moves: str) -> Playing:
    """Return a match of Alice and Bruno after some moves."""
    playing = await guild.match("alice", "bruno", **TERMS)
    for move in moves:
        await playing.by_command(move)
    return playing


async def over(guild: Guild, *moves: str) -> Playing:
    """Return a match that Bruno has resigned after some moves."""
    playing = await played(guild, *moves)
    await resign(guild, "bruno")
    return playing


async def resign(guild: Guild, who: str) -> None:
    """Resign for somebody in the latest match."""
    [(match,)] = guild.rows("SELECT MAX(id) FROM matches")
    await guild.bot.services.matches.resign(match, Person(guild.person(who).id, who))
    await guild.sim.settle()


async def page(guild: Guild, who: str, below: Any, match: int, move: int) -> Any:
    """Return a page of a match's replay, opened from any message."""
    return (await send(guild, control(guild, guild.person(who), below, f"trilithon:view:{match}:{move}:0::x"))).response


async def asked(guild: Guild, who: str, playing: Playing, move: int) -> Any:
    """Return the question how to play on after a move of a match, opened from its replay."""
    shown = await page(guild, who, playing.board, 1, move)
    return check(guild, (await guild.press(who, shown, "play-from")).response)


async def choose(guild: Guild, who: str, panel: Any, action: str, *values: object) -> Any:
    """Choose in a select of a panel, and return what is shown then."""
    press = guild.sim.press(who, panel, custom_id=button(panel, action), values=[*map(str, values)])
    (answer,) = await guild.sim.at_once(press)
    return check(guild, answer.response)


def state_after(*moves: str) -> State:
    *_, state = GAMES["druid"].start({"size": 4}).follow(moves)
    return state


async def test_friends_play_a_whole_match_from_a_position_of_a_replay(guild: Guild, drawn: list[Any]) -> None:
    playing = await over(guild, *MOVES)
    panel = await asked(guild, "alice", playing, 3)
    assert (drawn[-1][0], len(panel.attachments)) == (state_after(*MOVES[:3]), 1)
    assert panel.content.splitlines() == [say("en", "from-here", game="Druid", ply=3), say("en", "from-here-drawn")]
    panel = await choose(guild, "alice", panel, "play-from-side", 1)
    side = marked_side("en", GAMES["druid"], 1)
    assert panel.content.splitlines()[1] == say("en", "from-here-side", side=side)
    told = await choose(guild, "alice", panel, "play-from-friend", guild.person("chloe").id)
    assert told.content == say("en", "challenge-sent", channel=f"<#{guild.channel.id}>")
    assert actions(told) == ["counter"], "its options make no preset"
    card = check(guild, guild.channel.last_message)
    position = say("en", "card-position", ply=3, side=side)
    assert position in said(card)
    assert say("en", "card-side-picked", player="Alice", side=side) in said(card)
    assert describe(*drawn[-1]) in [part.get("description") for part in parts(card)]
    assert drawn[-1][0] == state_after(*MOVES[:3])

    await guild.person("chloe").click(card, custom_id=button(card, "accept"))
    await guild.sim.settle()
    on = Playing(guild, guild.sim.threads()[-1], ("chloe", "alice"), GAMES["druid"], "size=4")
    on.state = GAMES["druid"].from_text(state_after(*MOVES[:3]).text())
    assert say("en", "turn-position", ply=3) in on.board.content
    assert guild.pinged(on.board) == ["alice"]
    await on.by_command(MOVES[3])
    moves = 0
    while on.state.turn is not None and moves < 60:
        await on.by_command(next(move for move in on.state.legal_moves() if move not in ("pass", "swap")))
        moves += 1
    if on.state.turn is not None:
        await resign(guild, "chloe")
    assert say("fr", "turn-position", ply=3) in (await page(guild, "chloe", on.board, 2, 0)).content
    record = (await guild.press("chloe", on.board, "record")).response.attachments[0]
    assert b"\n> ply 3\n" in await record.read()
    await guild.press("chloe", on.board, "rematch")
    again = check(guild, on.thread.last_message)
    assert position in said(again)
    assert say("en", "card-side-picked", player="Chloé", side=side) in said(again)


async def test_trilithon_plays_on_at_the_level_that_is_chosen(guild: Guild) -> None:
    playing = await over(guild, *MOVES)
    panel = await choose(guild, "chloe", await asked(guild, "chloe", playing, 3), "play-from-side", 0)
    told = await choose(guild, "chloe", panel, "play-from-level", 1)
    assert not actions(told)
    match = await guild.bot.services.matches.get(2)
    await guild.sim.settle()
    assert (match.at(0).state, match.clock.text) == (state_after(*MOVES[:3]), "")
    assert [(seat.user, seat.level) for seat in match.seats] == [(guild.person("chloe").id, None), (None, 1)]


async def test_anybody_may_take_a_seat_and_the_terms_are_changed_but_for_the_options(guild: Guild) -> None:
    playing = await over(guild, *MOVES)
    told = (await guild.press("alice", await asked(guild, "alice", playing, 2), "play-from-anybody")).response
    modal = await guild.open_modal("alice", told, "counter")
    assert set(filled(modal.modal)) == {"side", "clock"}
    await guild.fill_in("alice", modal, side=["horizontal"], clock="3d")
    card = guild.channel.last_message
    side = marked_side("en", GAMES["druid"], 0)
    assert say("en", "card-position", ply=2, side=side) in said(card)
    assert guild.rows("SELECT player, clock, rated FROM challenges WHERE status = 'open'") == [(1, "3d", 0)]


async def test_in_direct_messages_there_is_only_trilithon_to_play_on_with(guild: Guild) -> None:
    playing = await over(guild, *MOVES)
    desk = (await guild.person("alice").user.slash("desk")).response
    await guild.sim.settle()
    pressed = control(guild, guild.person("alice").user, desk, "trilithon:play-from:match.1.2")
    panel = (await send(guild, pressed)).response
    assert set(actions(panel)) == {"play-from-level", "play-from-side"}
    assert playing.state.turn is not None


async def test_a_match_that_runs_gives_no_position_away(guild: Guild) -> None:
    """Neither to who plays in it nor to who watches it, and whatever id a press has."""
    playing = await played(guild, *MOVES)
    for who, language in (("alice", "en"), ("chloe", "fr")):
        shown = await page(guild, who, playing.board, 1, 2)
        assert "play-from" not in actions(shown)
        for forged in ("play-from:match.1.2", "play-from-anybody:match.1.2:"):
            pressed = control(guild, guild.person(who), shown, f"trilithon:{forged}")
            assert (await send(guild, pressed)).response.content == await guild.refusal(language, "position-runs", 1)
    assert guild.rows("SELECT COUNT(*) FROM challenges") == [(1,)]


async def test_a_match_that_began_again_since_the_question_was_asked_is_refused_at_the_press(guild: Guild) -> None:
    old = await over(guild, *MOVES)
    panel = await asked(guild, "alice", old, 4)
    await played(guild, *MOVES)
    refused = await choose(guild, "alice", panel, "play-from-level", 7)
    assert refused.content == await guild.refusal("en", "position-helps", 2)


async def test_the_last_board_and_unknown_places_are_refused_in_a_sentence(guild: Guild) -> None:
    playing = await over(guild, *MOVES)
    last = await page(guild, "alice", playing.board, 1, 5)
    assert "play-from" not in actions(last)
    for forged, code in (
        ("match.1.5", "position-over"),
        ("match.1.x", "unknown-control"),
        ("match.1", "unknown-control"),
        ("nothing.1", "unknown-control"),
        ("match.99.1", "no-such-match"),
    ):
        pressed = control(guild, guild.person("alice"), last, f"trilithon:play-from:{forged}")
        content = (await send(guild, pressed)).response.content
        assert content == say("en", f"refusal-{code}", **({"match": "99"} if code == "no-such-match" else {})), forged


def test_every_id_has_room_for_the_longest_name_of_a_source() -> None:
    longest = max(len(marked.name) for marked, _ in PositionChallenges(None).actions())  # type: ignore[arg-type]
    assert len("trilithon-select::") + longest + 60 + len(":3") <= 100
    assert set(SOURCES) >= {"match", "puzzle", "daily"}
