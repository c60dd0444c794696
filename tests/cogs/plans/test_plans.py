"""Planned answers: the private panel behind “If they answer …”, `/match plan`, and what the board says of them."""

from dataclasses import fields, replace
from typing import Any

import discord

from cogs.playing.board_messages import MOST_TOLD, turn_text
from engine import GAMES
from locales import say
from matches import Match, Person, Place, Seat
from matches.core.terms import Terms
from tests.cogs.conftest import Guild, Playing, actions, choice_in, labels, parts, way_to


async def started(guild: Guild, *moves: str, game: str = "druid", **chosen: Any) -> Playing:
    """Return a match of Alice and Chloé after some moves."""
    playing = await guild.match("alice", "chloe", game=game, **chosen)
    for move in moves:
        await playing.by_command(move)
    return playing


async def press(guild: Guild, who: str, message: Any, action: str) -> Any:
    """Press a button of a private message, and return what it shows then."""
    return (await guild.press(who, message, action)).response


async def picked(guild: Guild, playing: Playing, who: str, panel: Any, state: Any, move: str) -> Any:
    """Choose a move in the panel and say yes to the preview; return what is shown then."""
    for number in way_to(state, move) or ():
        identity, value = choice_in(panel, number, "plan-choose")
        person = guild.person(who)
        click = person.select(panel, [value], custom_id=identity) if value else person.click(panel, custom_id=identity)
        panel = (await click).response
    return await press(guild, who, panel, "plan-play")


def lines(guild: Guild) -> list[str]:
    """Return the lines that are stored."""
    return [moves for (moves,) in guild.rows("SELECT moves FROM plans ORDER BY player, line")]


async def test_a_line_is_planned_from_the_confirmation_of_a_move_and_played_when_the_reply_comes(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid")
    played = (await playing.by_command("a1")).response
    assert actions(played) == ["desk", "plans"]
    plan = await press(guild, "alice", played, "plans")
    assert plan.ephemeral
    assert plan.content.endswith(say("en", "plan-none", player="Chloé"))
    panel = await press(guild, "alice", plan, "plan-add")
    assert panel.content.startswith(say("en", "plan-reply-begin", player="Chloé", game="Druid"))
    panel = await picked(guild, playing, "alice", panel, playing.state, "b4")
    assert say("en", "plan-answer-begin", game="Druid") in panel.content
    line = await picked(guild, playing, "alice", panel, playing.state.play("b4"), "c3")
    assert line.content.startswith(f"{say('en', 'plan-stored')}\n`b4` → `c3`")
    assert [file.filename for file in line.attachments] == ["trilithon-plan.png"]
    assert labels(line)[0] == say("en", "button-plan-go-on")
    assert lines(guild) == ["b4 / c3"]
    reply = (await playing.by_reply("b4"), playing.board)[1]
    assert playing.boards()[-2:] == ["trilithon-1-1.png", "trilithon-1-3.png"]
    first, second = reply.content.splitlines()[:2]
    assert first == say("en", "turn-played", player="Chloé", move="b4", ply=2)
    answer = say("en", "turn-played", player="Alice", move="c3", ply=3)
    assert second == say("en", "turn-planned", told=answer)
    assert guild.pinged(reply) == ["chloe"]
    assert lines(guild) == []


async def test_a_plan_that_does_not_fit_is_dropped_with_word_that_does_not_tell_what_it_was(guild: Guild) -> None:
    playing = await started(guild, "a1")
    await playing.ask("alice", "match plan", lines="b4 c3; b5 c6")
    await playing.by_reply("b6")
    assert say("en", "turn-unplanned", player="Alice") in playing.board.content.splitlines()
    assert guild.pinged(playing.board) == ["alice"]
    assert not any(move in playing.board.content for move in ("b4", "c3", "b5", "c6"))
    await guild.bot.services.preferences.set(guild.person("alice").id, notify="message")
    await playing.by_command("d1")
    await playing.ask("alice", "match plan", lines="b4 c3")
    await playing.by_reply("e1")
    assert say("en", "time-unplanned") in guild.sim.inbox("alice")[-1].content


async def test_lines_are_written_listed_looked_at_changed_and_dropped(guild: Guild) -> None:
    playing = await started(guild, "a1")
    answer = await playing.ask("alice", "match plan", lines="B4 c3; b5 c6 b7 c8")
    assert answer.content.splitlines()[0] == say("en", "plan-stored")
    assert answer.content.splitlines()[-2:] == ["1. `b4` → `c3`", "2. `b5` → `c6` · `b7` → `c8`"]
    assert actions(answer) == ["plan-line", "plan-add", "plan-write", "plan-clear"]
    identity, value = selected(answer, 1)
    line = (await guild.person("alice").select(answer, [value], custom_id=identity)).response
    assert line.content.startswith("`b5` → `c6` · `b7` → `c8`")
    assert actions(line) == ["plan-add", "plan-cut", "plan-write", "plan-drop", "plans"]
    opened = await guild.open_modal("alice", line, "plan-write")
    [box] = [part["component"] for part in opened.modal["components"]]
    assert box["style"] == discord.TextStyle.paragraph.value
    changed = (await guild.fill_in("alice", opened, text="b5 d1")).response
    assert changed.content.splitlines()[-1] == "2. `b5` → `d1`"
    identity, value = selected(changed, 0)
    line = (await guild.person("alice").select(changed, [value], custom_id=identity)).response
    panel = await press(guild, "alice", line, "plan-cut")
    assert lines(guild) == ["b4", "b5 / d1"]
    line = await picked(guild, playing, "alice", panel, playing.state.play("b4"), "e5")
    assert lines(guild) == ["b4 / e5", "b5 / d1"]
    shown = await press(guild, "alice", line, "plan-drop")
    assert shown.content.splitlines()[-1] == "1. `b5` → `d1`"
    gone = await press(guild, "alice", shown, "plan-clear")
    assert gone.content.startswith(say("en", "plan-all-dropped"))
    assert lines(guild) == []


def selected(message: Any, number: int) -> tuple[str, str]:
    """Return the id of the select of lines, and the value of one."""
    [select] = [part for part in parts(message) if part.get("options")]
    return select["custom_id"], select["options"][number]["value"]


WRONG = (
    ("b4 c3; b5 b5", "Line 2, move 2, `b5`"),
    ("b4 c3 -> *b4\\_", "Line 1, move 3, `*b4\\_`"),
    ("b4 c3 *x* c6", "`*x*`: I can’t read “\\*x\\*”"),
    ("b4", "Line 1 ends with their move `b4`"),
    ("b4 c3; b4 c6", "Line 2 answers `b4` with `c6`, and another line with `c3`"),
)


async def test_what_is_wrong_with_a_line_is_said_and_with_a_reply_is_explained_on_the_board(guild: Guild) -> None:
    playing = await started(guild, "a1")
    for written, said in WRONG:
        answer = await playing.ask("alice", "match plan", lines=written)
        assert said in answer.content
    assert lines(guild) == []
    plan = await playing.ask("alice", "match plan")
    panel = await press(guild, "alice", plan, "plan-add")
    opened = await guild.open_modal("alice", panel, "plan-type")
    refused = (await guild.fill_in("alice", opened, text="a1")).response
    assert refused.content.startswith(say("en", "refusal-enemy-top", cell="a1"))
    assert refused.attachments
    opened = await guild.open_modal("alice", panel, "plan-type")
    asked = (await guild.fill_in("alice", opened, text=" B 4")).response
    assert say("en", "plan-answer-begin", game="Druid") in asked.content
    assert lines(guild) == ["b4"]


async def test_a_panel_of_an_earlier_moment_shows_the_plan_as_it_stands(guild: Guild) -> None:
    playing = await started(guild, "a1")
    plan = await playing.ask("alice", "match plan", lines="b4 c3 b5 c6")
    await playing.by_reply("b4")
    late = await press(guild, "alice", plan, "plan-add")
    assert late.content.startswith(say("en", "plan-moved-on"))
    assert late.content.splitlines()[-1] == "1. `b5` → `c6`"


async def test_nothing_that_others_can_read_shows_what_is_planned_and_whoever_is_to_move_adds_nothing(
    guild: Guild,
) -> None:
    playing = await started(guild, "a1")
    await playing.ask("alice", "match plan", lines="b4 c3")
    for command, given in (("board", {}), ("board", {"move": 1}), ("desk", {})):
        assert "c3" not in (await playing.ask("chloe", command, **given)).content
    more = (await guild.press("chloe", playing.board, "more")).response
    assert "plans" not in actions(more)
    assert "c3" not in "".join(message.content for message in guild.everything())
    shown = await playing.ask("chloe", "match plan")
    assert actions(shown) == []
    refused = await playing.ask("chloe", "match plan", lines="b5 c6")
    assert refused.content.startswith(say("fr", "refusal-plan-own-turn", link="").rstrip())
    stranger = await playing.ask("dimitri", "match plan", match="1")
    assert "c3" not in shown.content + stranger.content


async def test_in_a_match_of_three_the_answer_is_chosen_before_the_third_has_played(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", "dimitri", game="druid-hex3")
    await playing.by_command("a1")
    plan = await playing.ask("alice", "match plan", lines="b1 c2")
    identity, value = selected(plan, 0)
    line = (await guild.person("alice").select(plan, [value], custom_id=identity)).response
    assert say("en", "plan-others") in line.content
    await playing.by_reply("b1")
    await playing.by_reply("d1")
    assert playing.board.content.splitlines()[1].startswith("Planned: Alice")
    assert guild.pinged(playing.board) == ["chloe"]


async def test_a_draw_that_is_offered_keeps_the_answer_back_and_declining_it_plays_it(guild: Guild) -> None:
    playing = await started(guild, "a1")
    await playing.ask("alice", "match plan", lines="b4 c3")
    await playing.ask("chloe", "match draw")
    offer = playing.thread.history()[-1]
    await playing.by_command("b4")
    shown = await playing.ask("alice", "match plan")
    assert say("en", "plan-held", move="c3", link="")[:60] in shown.content
    assert actions(shown) == ["plan-line", "plan-clear"]
    await guild.press("alice", offer, "disagree")
    assert playing.boards()[-2:] == ["trilithon-1-2.png", "trilithon-1-3.png"]
    assert playing.board.content.startswith(say("en", "turn-played", player="Alice", move="c3", ply=3))


def test_of_very_many_entries_a_board_tells_the_latest_and_how_many_there_were_before() -> None:
    state = GAMES["druid"].start()
    for move in ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2"):
        state = state.play(move)
    seats = tuple(Seat(player, Person(100 + player, name)) for player, name in enumerate(("Hilde", "Corvin")))
    known = {"terms": Terms(GAMES["druid"]), "state": state, "seats": seats, "language": "en"}
    place = Place(None, 1)
    match = Match(**dict.fromkeys(field.name for field in fields(Match)) | known | {"place": place, "unplanned": {}})
    told = turn_text(replace(match, planned=frozenset(range(2, 13)))).splitlines()
    assert told[0] == say("en", "turn-earlier", count=2)
    assert told[1] == f"Planned: {say('en', 'turn-played', player='Hilde', move='c1', ply=3)}"
    assert len(told) == 1 + MOST_TOLD + 1
