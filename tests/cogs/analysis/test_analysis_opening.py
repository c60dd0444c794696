"""Thinking boards are opened from wherever a board is, from positions and records, and from the list of them."""

from contextlib import suppress
from time import process_time
from timeit import repeat
from typing import Any

import pytest

from cogs.analysis.analysis_positions import read_position
from engine import GAMES, State
from engine.errors import Refusal
from locales import say
from matches.analysis.analysis_models import MOST_POSITIONS
from tests.cogs.analysis.test_analysis_board import go, opened, press, tree_of, type_move
from tests.cogs.conftest import Guild, actions, button, labels, parts, said
from tests.cogs.forged_interactions import control, send
from tests.cogs.training.test_exercises import type_move as type_exercise
from training.lessons import step_of

START = GAMES["druid"].start({"size": 6})
POSITION = START.play("a1").play("b4")


async def test_a_replay_opens_the_board_at_its_move(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid")
    await playing.by_command("a1")
    await playing.by_command("b4")
    page = await playing.ask("dimitri", "board", move=1)
    board = await press(guild, "dimitri", page, "think")
    assert tree_of(board) == "1. **`a1`** **b4**"


@pytest.mark.parametrize("text", [POSITION.text(), " ".join(POSITION.text().split())], ids=["lines", "one line"])
async def test_a_position_is_opened_from_its_text(guild: Guild, text: str) -> None:
    board = await guild.ask("alice", "analyse", position=text)
    assert say("en", "think-start") in board.content
    there = await type_move(guild, "alice", board, "c3")
    assert tree_of(there) == "3. `c3`"


@pytest.mark.parametrize("text", [POSITION.record(), " ".join(POSITION.record().split())], ids=["lines", "one line"])
async def test_a_record_is_opened_at_its_end_as_text_or_file(guild: Guild, text: str) -> None:
    board = await guild.ask("alice", "analyse", position=text)
    assert tree_of(board) == "1. a1 `b4`"
    again = await guild.ask("alice", "analyse", file=("record.txt", text.encode()))
    assert again.content == board.content
    assert guild.rows("SELECT text FROM analysis_moves ORDER BY number") == [("a1",), ("b4",)]


async def test_a_record_of_abstractplay_is_opened_too_and_a_line_that_cannot_be_read_is_named(guild: Guild) -> None:
    record = """{"header": {"game": {"name": "Druid"}, "players": [{"name": "Ann", "result": 1},
    {"name": "Bob", "result": 0}]}, "moves": [["c3", "d4"], ["c4", "resign"]]}"""
    board = await guild.ask("alice", "analyse", file=("game.json", record.encode()))
    assert tree_of(board).startswith("1. c3 d4 c4 ")
    faulty = POSITION.text().replace("ply 2", "ply two")
    refused = await guild.ask("alice", "analyse", file=("position.txt", faulty.encode()))
    assert refused.content == say("en", "refusal-position-line", line=2, text="ply two")


async def test_a_game_is_opened_empty_with_options(guild: Guild) -> None:
    board = await guild.ask("chloe", "analyse", position="druid", options="size=6")
    assert "(" in board.content.splitlines()[0]
    refused = await guild.ask("chloe", "analyse", position="druid", options="size=99")
    assert "99" in refused.content
    assert len(guild.rows("SELECT * FROM analyses")) == 1


@pytest.mark.parametrize("text", ["what is this?", "druid\nboard x", "druid ply 3"])
async def test_a_text_that_is_no_position_is_refused(guild: Guild, text: str) -> None:
    answer = await guild.ask("alice", "analyse", position=text)
    assert answer.content
    assert guild.rows("SELECT * FROM analyses") == []


async def test_a_record_of_more_moves_than_a_board_has_room_for_is_refused_unplayed(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(State, "play")
    record = "\n".join(["contiguity", *["30a-29a", "1a-2a", "29a-30a", "2a-1a"] * 126])
    answer = await guild.ask("alice", "analyse", file=("record.txt", record.encode()))
    assert answer.content == say("en", "refusal-record-entries", most=MOST_POSITIONS)
    assert guild.rows("SELECT * FROM analyses") == []


def test_a_text_with_eight_times_as_many_blanks_takes_hardly_more_than_eight_times_as_long() -> None:
    def seconds(blanks: int) -> float:
        text = f"druid{' ' * blanks}x board"
        return min(repeat(lambda: try_to_read(text), number=1, repeat=5, timer=process_time))

    assert seconds(32_000) < 24 * seconds(4_000)


def try_to_read(text: str) -> None:
    with suppress(Refusal):
        read_position(text)


async def test_a_record_with_a_faulty_move_says_why(guild: Guild) -> None:
    answer = await guild.ask("alice", "analyse", position="druid 1. a1 2. a1")
    assert answer.content == say("en", "refusal-enemy-top", cell="a1")


async def test_a_lesson_step_and_a_puzzle_are_thought_about_once_they_are_done(guild: Guild) -> None:
    step = step_of("contiguity.slide")
    panel = await guild.ask("alice", "learn", game="contiguity")
    assert "think-exercise" not in actions(panel)
    done = await type_exercise(guild, "alice", panel, next(step.solutions()))
    board = await press(guild, "alice", done, "think-exercise")
    assert say("en", "think-start") in board.content
    panel = await guild.ask("alice", "puzzle", game="contiguity")
    assert "think-exercise" not in actions(panel)


@pytest.mark.usefixtures("inline_thinking")
async def test_a_puzzle_is_thought_about_once_a_try_has_ended(guild: Guild) -> None:
    panel = await guild.ask("alice", "puzzle", game="contiguity")
    key = button(panel, "puzzle-solution").partition("puzzle-solution:")[2]
    identity = f"trilithon:think-exercise:{key}"
    early = (await send(guild, control(guild, guild.person("alice"), panel, identity))).response
    assert "think-more" not in actions(early)
    ended = await press(guild, "alice", panel, "puzzle-solution")
    board = await press(guild, "alice", ended, "think-exercise")
    assert say("en", "think-start") in board.content
    assert "think-more" in actions(board)


async def test_a_match_is_opened_by_its_number_where_one_may_see_it(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid")
    await playing.by_command("a1")
    board = await guild.ask("chloe", "analyse", match="1")
    assert tree_of(board) == "1. **`a1`**"


async def test_the_list_opens_renames_and_deletes_boards(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid")
    await type_move(guild, "alice", await opened(guild, playing), "a1")
    own = await guild.ask("alice", "analyse", position="contiguity")
    more = await press(guild, "alice", own, "think-more")
    box = await guild.open_modal("alice", more, "think-rename")
    named = (await guild.fill_in("alice", box, text="My *ideas*")).response
    assert "My \\*ideas\\*" in named.content
    listed = await press(guild, "alice", await guild.ask("alice", "desk"), "think-boards")
    assert say("en", "think-list", count=2) in said(listed)
    entry = await chosen(guild, "alice", listed, 0)
    assert actions(entry) == ["think-open", "think-rename", "think-discard", "think-boards"]
    box = await guild.open_modal("alice", entry, "think-rename")
    entry = (await guild.fill_in("alice", box, text="")).response
    assert said(entry).startswith(say("en", "think-renamed", named=False))
    board = await press(guild, "alice", entry, "think-open")
    assert "think-more" in actions(board)
    listed = await press(guild, "alice", await guild.ask("alice", "desk"), "think-boards")
    asked = await press(guild, "alice", await chosen(guild, "alice", listed, 1), "think-discard")
    assert say("en", "button-think-discard-yes") in labels(asked)
    left = await press(guild, "alice", asked, "think-discard-yes")
    assert said(left).startswith(say("en", "think-discarded"))
    assert guild.rows("SELECT match FROM analyses") == [(None,)]


async def chosen(guild: Guild, who: str, listed: Any, number: int) -> Any:
    """Choose a board in the list, and return what can be done with it."""
    [select] = [part for part in parts(listed) if part.get("options")]
    value = select["options"][number]["value"]
    return (await guild.person(who).select(listed, [value], custom_id=select["custom_id"])).response


async def test_without_a_match_the_command_shows_the_list(guild: Guild) -> None:
    answer = await guild.ask("alice", "analyse")
    assert answer.content.startswith(say("en", "think-list", count=0))


@pytest.mark.usefixtures("inline_thinking")
async def test_the_computer_says_what_it_thinks_only_where_that_is_fair(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="contiguity")
    board = await opened(guild, playing)
    refused = await press(guild, "alice", await press(guild, "alice", board, "think-more"), "think-advise")
    assert refused.content == await guild.refusal("en", "analysis-helps", 1)
    for who in ("chloe", "dimitri"):
        board = await opened(guild, playing, who)
        refused = await press(guild, who, await press(guild, who, board, "think-more"), "think-advise")
        assert refused.content == await guild.refusal("fr", "analysis-helps", 1)
    start = await guild.ask("alice", "analyse", position="contiguity")
    advice = await press(guild, "alice", await press(guild, "alice", start, "think-more"), "think-advise")
    assert "of 100" in advice.content
    await playing.by_command("30a-28a")
    free = await guild.ask("alice", "analyse", position=playing.state.text())
    refused = await press(guild, "alice", await press(guild, "alice", free, "think-more"), "think-advise")
    assert refused.content == await guild.refusal("en", "analysis-helps", 1)
    await playing.ask("alice", "match resign")
    free = await guild.ask("dimitri", "analyse", position=POSITION.text())
    advice = await press(guild, "dimitri", await press(guild, "dimitri", free, "think-more"), "think-advise")
    assert "sur 100" in advice.content
    mover = say("fr", f"side-{POSITION.game.sides[POSITION.sides[POSITION.turn]]}")
    assert all(line.endswith(f"sur 100 pour {mover}") for line in advice.content.splitlines() if line[1:4] == ". `")
    assert actions(advice)[:3] == ["think-play"] * 3
    tried = await press(guild, "dimitri", advice, "think-play")
    assert tree_of(tried).startswith("3. `")
    assert "think-choose" in actions(await go(guild, "dimitri", tried, "back"))
