"""The thinking board: moves are tried in private, gone about in, deleted, and lead to plans and moves of the match."""

import re
from typing import Any

import pytest

from engine import GAMES
from locales import say
from matches import Person
from tests.cogs.conftest import Guild, Playing, actions, button, choice_in, controls, labels, parts, said, way_to
from tests.cogs.forged_interactions import control, private_answer, send

IN_BOTH_LANGUAGES = pytest.mark.parametrize(("who", "language"), [("alice", "en"), ("chloe", "fr")])


async def press(guild: Guild, who: str, message: Any, action: str) -> Any:
    """Press a button of a private message, and return what it shows then."""
    return (await guild.press(who, message, action)).response


async def opened(guild: Guild, playing: Playing, who: str = "alice") -> Any:
    """Open the thinking board behind More below the latest board."""
    more = await press(guild, who, playing.board, "more")
    return await press(guild, who, more, "think")


async def pick(guild: Guild, who: str, panel: Any, state: Any, move: str) -> Any:
    """Choose a move on a thinking board, and return what is shown then."""
    for number in way_to(state, move) or ():
        identity, value = choice_in(panel, number, "think-choose")
        person = guild.person(who) if panel.ephemeral else guild.person(who).user
        click = person.select(panel, [value], custom_id=identity) if value else person.click(panel, custom_id=identity)
        panel = (await click).response
        await guild.sim.settle()
    return panel


async def type_move(guild: Guild, who: str, panel: Any, text: str) -> Any:
    """Type a move into the text box of a thinking board, and return the answer."""
    box = await guild.open_modal(who, panel, "think-type")
    return (await guild.fill_in(who, box, text=text)).response


async def go(guild: Guild, who: str, panel: Any, name: str) -> Any:
    """Press the way to another place, by its name at the end of the id."""
    identity = next(each for each in controls(panel) if each.startswith("trilithon:think-at:") and each.endswith(name))
    answer = (await guild.person(who).click(panel, custom_id=identity)).response
    await guild.sim.settle()
    return answer


def tree_of(message: Any) -> str:
    """Return the line with the tree, whose first number must not begin a list, as it would be typed."""
    tree = str(message.content.splitlines()[1])
    assert re.match(r"[0-9]+\\\.", tree)
    return tree.replace("\\.", ".", 1).replace("\u00a0", " ").replace("\u2060", "")


@pytest.fixture
async def playing(guild: Guild) -> Playing:
    """Return a match in which Chloé is to move."""
    playing = await guild.match("alice", "chloe", game="druid")
    await playing.by_command("a1")
    return playing


@IN_BOTH_LANGUAGES
async def test_moves_are_tried_for_everybody_and_another_one_at_the_same_place_opens_a_variation(
    guild: Guild, playing: Playing, who: str, language: str
) -> None:
    before = playing.boards()
    board = await opened(guild, playing, who)
    assert board.ephemeral
    assert say(language, "think-now") in board.content
    state = playing.state
    first = await pick(guild, who, board, state, "b4")
    assert first.id == board.id
    assert tree_of(first) == "1. **a1** `b4`"
    second = await type_move(guild, who, first, " C3 ")
    assert tree_of(second) == "1. **a1** b4 `c3`"
    back = await go(guild, who, await go(guild, who, second, "back"), "back")
    assert say(language, "think-tried", moves=("`b4`",), more=0) in back.content
    other = await type_move(guild, who, back, "d4")
    assert tree_of(other) == "1. **a1** b4 (2… `d4`) 3. c3"
    assert playing.boards() == before
    assert guild.rows("SELECT text FROM analysis_moves ORDER BY number") == [("b4",), ("c3",), ("d4",)]


async def test_looking_about_stores_nothing(guild: Guild, playing: Playing) -> None:
    board = await type_move(guild, "alice", await opened(guild, playing), "b4")
    before = guild.stored()
    board = await go(guild, "alice", await go(guild, "alice", board, "back"), "forward")
    assert "`b4`" in tree_of(board)
    line = await press(guild, "alice", board, "think-line")
    assert say("en", "button-think-delete", count=1) in labels(line)
    [select] = [part for part in parts(line) if part.get("options")]
    assert [option["label"] for option in select["options"]] == ["1. a1", "2. b4"]
    there = (
        await guild.person("alice").select(line, [select["options"][0]["value"]], custom_id=select["custom_id"])
    ).response
    assert "**`a1`**" in tree_of(there)
    box = await guild.open_modal("alice", await press(guild, "alice", there, "think-line"), "think-find")
    found = (await guild.fill_in("alice", box, text="0")).response
    assert say("en", "think-start") in found.content
    line = await press(guild, "alice", found, "think-line")
    box = await guild.open_modal("alice", line, "think-find")
    refused = (await guild.fill_in("alice", box, text="7")).response
    assert refused.content == say("en", "refusal-no-such-number", typed="7", number=True, last=2)
    more = await press(guild, "alice", await go(guild, "alice", line, "board"), "think-more")
    for look in ("think-above", "think-text"):
        assert (await press(guild, "alice", more, look)).content
    assert "trilithon:think-at" in "".join(controls(await go(guild, "alice", more, "flip")))
    assert guild.stored() == before


async def test_what_is_deleted_is_gone_and_its_controls_show_what_is_left(guild: Guild, playing: Playing) -> None:
    first = await type_move(guild, "alice", await opened(guild, playing), "b4")
    second = await type_move(guild, "alice", first, "c3")
    late = await type_move(guild, "alice", await guild.ask("alice", "analyse", playing.thread), "b4")
    line = await press(guild, "alice", await go(guild, "alice", second, "back"), "think-line")
    left = await press(guild, "alice", line, "think-delete")
    assert left.content.startswith(say("en", "think-deleted"))
    assert guild.rows("SELECT * FROM analyses") == guild.rows("SELECT * FROM analysis_moves") == []
    shown = await press(guild, "alice", late, "think-more")
    assert shown.content.startswith(say("en", "think-gone"))


async def test_the_board_follows_the_match_and_tells_what_one_had_looked_at(guild: Guild, playing: Playing) -> None:
    board = await type_move(guild, "alice", await opened(guild, playing), "b4")
    await type_move(guild, "alice", board, "c3")
    await playing.by_command("b4")
    board = await opened(guild, playing)
    assert say("en", "think-looked") in board.content
    assert say("en", "think-tried", moves=("`c3`",), more=0) in board.content
    assert tree_of(board) == "1. **a1** **`b4`** c3"


async def test_from_a_board_of_the_match_a_way_leads_to_what_one_had_thought_there(
    guild: Guild, playing: Playing
) -> None:
    board = await type_move(guild, "alice", await opened(guild, playing), "b4")
    await playing.by_command("d4")
    board = await go(guild, "alice", board, "back")
    assert say("en", "think-tried", moves=("`b4`",), more=0) in board.content
    assert "`d4`" in tree_of(await go(guild, "alice", board, "forward"))
    line = await press(guild, "alice", await go(guild, "alice", board, "back"), "think-line")
    assert "(2… `b4`)" in tree_of(await go(guild, "alice", line, "thought"))


async def test_an_auction_and_its_choice_are_thought_through(guild: Guild) -> None:
    board = await guild.ask("alice", "analyse", position="contiguity", options="bid")
    state = GAMES["contiguity"].start({"bid": True})
    for move in ("bid 3", "call"):
        board = await pick(guild, "alice", board, state, move)
        state = state.play(move)
    while state.undecided:
        move = next(state.legal_moves())
        board = await pick(guild, "alice", board, state, move)
        state = state.play(move)
    assert tree_of(board).startswith("1. bid 3 call")
    assert (
        say("en", "think-turn", player=say("en", f"side-{state.game.sides[state.sides[state.turn]]}")) in board.content
    )


async def test_a_swap_is_tried(guild: Guild) -> None:
    board = await guild.ask("alice", "analyse", position="druid")
    board = await type_move(guild, "alice", await type_move(guild, "alice", board, "b4"), "swap")
    assert "`swap`" in tree_of(board)


async def test_somebody_may_be_tried_to_resign_below_more_and_from_there_one_comes_back(
    guild: Guild, playing: Playing
) -> None:
    line = await press(guild, "alice", await opened(guild, playing), "think-line")
    assert "think-leave" not in actions(line)
    more = await press(guild, "alice", await opened(guild, playing), "think-more")
    assert "Chloé resigns" in labels(more)
    identity = next(each for each in controls(more) if each.split(":")[1] == "think-leave" and each.endswith(":1"))
    board = (await guild.person("alice").click(more, custom_id=identity)).response
    assert "Chloé resigns." in board.content
    assert "think-choose" not in actions(board)
    assert playing.state.outcome is None
    before = next(each for each in controls(board) if each.split(":")[1] == "think-at" and each.endswith(":back"))
    back = (await guild.person("alice").click(board, custom_id=before)).response
    assert "think-choose" in actions(back)


async def test_among_three_a_player_leaves(guild: Guild) -> None:
    board = await guild.ask("alice", "analyse", position="druid-hex3")
    more = await press(guild, "alice", board, "think-more")
    assert {f"{side} leaves" for side in "OXY"} < {*labels(more)}


async def test_what_cannot_be_played_is_explained_and_half_a_move_goes_on(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="contiguity")
    board = await opened(guild, playing)
    refused = await type_move(guild, "alice", board, "99z")
    assert refused.ephemeral
    half = await type_move(guild, "alice", board, "30a")
    assert "think-choose" in actions(half)
    assert guild.rows("SELECT * FROM analyses") == []


async def test_a_line_becomes_a_plan_with_the_refusals_of_plans(guild: Guild, playing: Playing) -> None:
    reply = await type_move(guild, "alice", await opened(guild, playing), "b4")
    refused = await press(guild, "alice", await press(guild, "alice", reply, "think-more"), "think-plan")
    assert refused.content == say("en", "refusal-plan-no-answer", number=1, move="b4")
    reply = await go(guild, "alice", reply, "board")
    answer = await type_move(guild, "alice", reply, "c3")
    plan = await press(guild, "alice", await press(guild, "alice", answer, "think-more"), "think-plan")
    assert plan.content.startswith(say("en", "plan-stored"))
    assert guild.rows("SELECT moves FROM plans") == [("b4 / c3",)]
    await playing.by_command("d4")
    moved = await press(guild, "alice", answer, "think-plan")
    assert moved.content == say("en", "refusal-analysis-plan-elsewhere")


async def test_the_first_move_of_a_line_is_played_after_the_preview(guild: Guild, playing: Playing) -> None:
    board = await type_move(guild, "chloe", await opened(guild, playing, "chloe"), "b4")
    board = await type_move(guild, "chloe", board, "c3")
    preview = await press(guild, "chloe", await press(guild, "chloe", board, "think-more"), "think-enter")
    assert say("fr", "pick-ahead", move="b4") in preview.content
    thinking = await press(guild, "chloe", preview, "think-at")
    assert "think-line" in actions(thinking)
    preview = await press(guild, "chloe", await press(guild, "chloe", thinking, "think-more"), "think-enter")
    await press(guild, "chloe", preview, "play")
    assert playing.boards()[-1] == "trilithon-1-2.png"


async def test_among_three_a_plan_leaves_out_what_the_others_play(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", "dimitri", game="druid-hex3")
    state = playing.state
    board = await opened(guild, playing, "dimitri")
    moves = []
    for _ in range(6):
        move = next(each for each in state.legal_moves() if each not in moves and "-" not in each)
        moves.append(move)
        state = state.play(move)
        board = await type_move(guild, "dimitri", board, move)
    plan = await press(guild, "dimitri", await press(guild, "dimitri", board, "think-more"), "think-plan")
    assert plan.content.startswith(say("fr", "plan-stored"))
    [(stored,)] = guild.rows("SELECT moves FROM plans")
    assert stored == " / ".join((moves[0], moves[2], moves[3], moves[5]))


@IN_BOTH_LANGUAGES
async def test_in_direct_messages_replies_to_the_picture_are_moves(
    guild: Guild, playing: Playing, who: str, language: str
) -> None:
    board = (await guild.person(who).user.slash("analyse", match="1")).response
    await guild.sim.settle()
    assert not board.ephemeral
    await guild.sim.reply(who, board, "b4")
    await guild.sim.settle()
    answer = guild.sim.inbox(who)[-1]
    assert tree_of(answer) == "1. **a1** `b4`"
    await guild.sim.reply(who, answer, "b4")
    await guild.sim.settle()
    assert guild.sim.inbox(who)[-1].attachments
    count = len(guild.sim.inbox(who))
    await guild.sim.reply(who, answer, "how does this work?")
    await guild.sim.settle()
    assert len(guild.sim.inbox(who)) == count + 1
    assert guild.rows("SELECT text FROM analysis_moves") == [("b4",)]


async def more_of(guild: Guild, who: str, board: Any) -> Any:
    """Return the panel behind More of a thinking board, whichever panel it shows."""
    if "think-more" not in actions(board):
        board = await go(guild, who, board, "board")
    return await press(guild, who, board, "think-more")


async def resign(guild: Guild, who: str) -> None:
    """Resign for somebody in the match."""
    await guild.bot.services.matches.resign(1, Person(guild.person(who).id, who.title()))
    await guild.sim.settle()


async def show(guild: Guild, who: str, board: Any, comment: str, form: str = "picture") -> Any:
    """Show the line to a place of a thinking board, and return the answer."""
    modal = await guild.open_modal(who, await more_of(guild, who, board), "think-show")
    answer = await guild.fill_in(who, modal, comment=comment, form=[form])
    await guild.sim.settle()
    return answer.response


@IN_BOTH_LANGUAGES
async def test_a_line_is_shown_from_a_free_board_as_picture_or_film(guild: Guild, who: str, language: str) -> None:
    board = await guild.ask(who, "analyse", position="druid")
    assert "think-show" not in actions(await more_of(guild, who, board))
    board = await go(guild, who, board, "board")
    board = await type_move(guild, who, await type_move(guild, who, board, "b4"), "c3")
    for form, ending in (("picture", "png"), ("film", "gif")):
        shown = await show(guild, who, board, "What a line", form)
        assert not shown.ephemeral
        assert shown.attachments[0].filename == f"trilithon-line.{ending}"
        assert "What a line" in said(shown)


async def test_a_line_of_a_match_is_shown_once_it_is_over_from_where_it_left_the_match(
    guild: Guild, playing: Playing
) -> None:
    board = await type_move(guild, "alice", await opened(guild, playing), "b4")
    more = await press(guild, "alice", board, "think-more")
    assert not {"think-show", "play-from"} & {*actions(more)}
    forged = control(guild, guild.person("alice"), more, button(more, "think-note").replace("note", "show"))
    assert private_answer(await send(guild, forged)) == say("en", "refusal-show-line-running", match="1")
    board = await type_move(guild, "alice", await go(guild, "alice", more, "board"), "c3")
    await resign(guild, "alice")
    shown = await show(guild, "alice", board, "")
    told = {"count": 2, "who": "Alice", "game": "Druid", "id": "1", "names": ("Alice", "Chloé")}
    assert said(shown) == say("en", "line-shown-match", **told)
    alone = (await guild.person("alice").user.slash("analyse", match="1")).response
    more = await press(guild, "alice", alone, "think-more")
    assert "think-show" not in actions(more)


async def test_one_plays_on_from_a_thinking_board_but_not_from_a_running_match(guild: Guild, playing: Playing) -> None:
    free = await type_move(
        guild, "alice", await guild.ask("alice", "analyse", position="druid", options="size=6"), "c3"
    )
    more = await press(guild, "alice", free, "think-more")
    question = await press(guild, "alice", more, "play-from")
    assert question.content.startswith(say("en", "from-here", game="Druid", ply=1))
    running = await type_move(guild, "alice", await opened(guild, playing), "b4")
    more = await press(guild, "alice", running, "think-more")
    for place in ("m1.v1", "m1.1"):
        forged = control(guild, guild.person("alice"), more, f"trilithon:play-from:analysis.{place}")
        assert private_answer(await send(guild, forged)) == await guild.refusal("en", "position-runs", 1)
    for place, code in (("b1.v9", "analysis-gone"), ("b99.0", "no-such-analysis"), ("x", "unknown-control")):
        forged = control(guild, guild.person("alice"), more, f"trilithon:play-from:analysis.{place}")
        assert private_answer(await send(guild, forged)) == say("en", f"refusal-{code}")
    text = playing.state.text()
    rebuilt = await guild.ask("alice", "analyse", position=text)
    refused = await press(guild, "alice", await press(guild, "alice", rebuilt, "think-more"), "play-from")
    assert refused.content == await guild.refusal("en", "position-helps", 1)
    others = control(guild, guild.person("chloe"), more, "trilithon:play-from:analysis.b1.v1")
    assert private_answer(await send(guild, others)) == say("fr", "refusal-no-such-analysis")
    await resign(guild, "alice")
    question = await press(guild, "alice", await more_of(guild, "alice", running), "play-from")
    assert question.content.startswith(say("en", "from-here", game="Druid", ply=2))


async def test_whoever_may_not_see_a_match_may_not_think_about_it_and_boards_are_their_owners(
    guild: Guild, playing: Playing
) -> None:
    await type_move(guild, "alice", await opened(guild, playing), "b4")
    answer = (await guild.person("dimitri").user.slash("analyse", match="1")).response
    assert answer.content == say("fr", "refusal-no-such-match", match="1")
    own = await guild.ask("alice", "analyse", position="druid")
    identity = button(own, "think-more")
    forged = await send(guild, control(guild, guild.person("dimitri"), playing.board, identity))
    assert private_answer(forged) == say("fr", "refusal-no-such-analysis")
    assert len(guild.rows("SELECT * FROM analyses")) == 2


async def test_an_auction_is_thought_through_with_its_choice_of_sides(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="contiguity", options="bid")
    board = await opened(guild, playing)
    assert "think-choose" in actions(board)
    for move in ("bid 90", "call", "first"):
        board = await type_move(guild, "alice", board, move)
    assert tree_of(board) == "1. bid 90 call `first`"
    assert say("en", "think-turn", player="Alice") in board.content
