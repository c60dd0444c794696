"""The private panel behind the Move button: legal choices step by step, a look ahead, and a yes."""

from typing import Any

import pytest

from locales import say
from tests.cogs.conftest import Guild, Playing, actions, button, choice_in, labels, link_of, parts, way_to
from tests.cogs.forged_interactions import control, send
from tests.repetitions import few


async def opened(guild: Guild, **chosen: Any) -> tuple[Playing, Any]:
    """Return a match, and the panel of the player to move."""
    playing = await guild.match("alice", "chloe", **chosen)
    return playing, (await guild.press("alice", playing.board, "move")).response


def names(panel: Any) -> list[str]:
    """Return what the choices of a panel are called, those on buttons first."""
    found = [part for part in parts(panel) if part.get("custom_id", "").split(":")[1:2] == ["choose"]]
    listed = [option for part in found for option in part.get("options", ())]
    return [part["label"] for part in (*(part for part in found if "label" in part), *listed)]


def asked(language: str, code: str, **data: str) -> str:
    """Return what a step says."""
    lead = say(language, "pick-on" if "typed" in data else "pick-begin", **data)
    return f"{lead}\n**{say(language, f'ask-{code}')}**"


async def test_the_panel_is_private_shows_the_board_and_asks_for_the_first_choice(
    guild: Guild, drawn: list[Any]
) -> None:
    playing, panel = await opened(guild)
    assert panel.ephemeral
    assert panel.content == asked("en", "piece", game="Contiguity")
    assert len(panel.attachments) == 1
    assert drawn[-1][1].typed == ""
    assert names(panel) == [choice.text.strip("-") for choice in playing.state.half_move().question().choices]
    assert actions(panel) == ["choose"] * 6 + ["desk", "type"]


async def test_a_choice_changes_the_panel_to_the_next_step_with_the_targets_shown(
    guild: Guild, drawn: list[Any]
) -> None:
    playing, panel = await opened(guild)
    first = playing.state.half_move().question().choices[0].text
    then = await playing.choose("alice", panel, 0)
    assert then.id == panel.id
    assert drawn[-1][1].typed == first
    assert then.content == asked("en", "target", game="Contiguity", typed=first)
    found = playing.state.half_move(first).question().choices
    ends = [f"{number} · {choice.text.removeprefix(first)}" for number, choice in enumerate(found, 1)]
    assert names(then) == ends
    assert actions(then) == ["choose"] * 15 + ["choose", "back", "type"]
    (listed,) = (part["options"] for part in parts(then) if "options" in part)
    assert [option["label"] for option in listed] == ends[15:]
    assert drawn[-1][1].numbered == tuple(tuple(choice.text.split("-")) for choice in found)
    assert all("lide" in option["description"] or "ump" in option["description"] for option in listed)
    assert labels(then)[-2:] == [say("en", "button-back"), say("en", "button-type")]


async def test_a_whole_move_is_looked_at_before_it_is_played(guild: Guild, drawn: list[Any]) -> None:
    playing, panel = await opened(guild)
    before = guild.stored()
    move = "30a-29a"
    for number in way_to(playing.state, move):
        panel = await playing.choose("alice", panel, number)
    assert panel.content == say("en", "pick-ahead", move=move)
    assert drawn[-1][0] == playing.state.play(move)
    assert labels(panel) == [say("en", "button-confirm"), say("en", "button-other")]
    assert playing.boards() == ["trilithon-1-0.png"]
    assert guild.stored() == before
    played = (await guild.press("alice", panel, "play")).response
    assert played.content == say("en", "move-stored", move=move)
    assert not played.attachments
    assert actions(played) == ["desk", "plans"]
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_from_a_look_ahead_and_from_every_step_there_is_a_way_back(guild: Guild) -> None:
    playing, panel = await opened(guild)
    texts = [panel.content]
    for number in way_to(playing.state, "30a-29a") or ():
        panel = await playing.choose("alice", panel, number)
        texts.append(panel.content)
    for text in reversed(texts[:-1]):
        panel = (await guild.press("alice", panel, "back")).response
        assert panel.content == text


@pytest.mark.parametrize("crash", [False, True])
async def test_a_panel_works_on_after_a_restart(guild: Guild, crash: bool) -> None:
    playing, panel = await opened(guild)
    for number in way_to(playing.state, "30a-29a") or ():
        await guild.sim.restart(crash=crash)
        panel = await playing.choose("alice", panel, number)
    await guild.sim.restart(crash=crash)
    played = (await guild.press("alice", panel, "play")).response
    assert played.content == say("en", "move-stored", move="30a-29a")


async def test_a_panel_of_an_earlier_board_plays_nothing_at_any_step(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    way, steps = way_to(playing.state, "30a-29a") or (), []
    for length in range(len(way) + 1):
        panel = (await guild.press("alice", playing.board, "move")).response
        for number in way[:length]:
            panel = await playing.choose("alice", panel, number)
        steps.append(panel)
    await playing.by_command("30a-28a")
    await playing.by_command("1a-2a")
    before = guild.stored()
    refusal = say("en", "refusal-moved-on", match="1", link=link_of(playing.board, guild.sim.guild.id))
    answers = [await playing.choose("alice", step, 0) for step in steps[:-1]]
    answers.append((await guild.press("alice", steps[-1], "play")).response)
    assert [answer.content for answer in answers] == [refusal] * len(steps)
    assert guild.stored() == before


@pytest.mark.parametrize("trail", ["0.1.2", "1234.0.1.2", "9"])
async def test_a_control_from_before_the_steps_were_changed_begins_anew(guild: Guild, trail: str) -> None:
    """Their numbers would mean other choices by now."""
    playing = await guild.match("alice", "bruno", game="contigo")
    panel = (await guild.press("alice", playing.board, "move")).response
    before, first = guild.stored(), panel.content
    old = control(guild, guild.person("alice"), panel, f"{button(panel, 'choose').rsplit(':', 1)[0]}:{trail}")
    answer = await send(guild, old)
    assert answer.response.content == first
    assert guild.stored() == before


async def test_a_panel_speaks_the_language_of_its_player(guild: Guild) -> None:
    playing, _ = await opened(guild)
    await playing.by_command("30a-29a")
    panel = (await guild.press("chloe", playing.board, "move")).response
    assert panel.content == asked("fr", "piece", game="Contiguity")
    assert labels(panel)[-1] == say("fr", "button-type")


async def test_what_is_typed_from_a_panel_ends_in_the_panel(guild: Guild) -> None:
    _, panel = await opened(guild)
    alice = guild.person("alice")
    asked = await alice.click(panel, custom_id=button(panel, "type"))
    answer = (await alice.submit_modal(asked, {"text": "30a-29a"})).response
    assert answer.content == say("en", "move-stored", move="30a-29a")
    assert answer.id == panel.id
    assert actions(answer) == ["desk", "plans"]


async def test_two_yeses_at_the_same_instant_are_one_move(guild: Guild) -> None:
    playing, panel = await opened(guild)
    for number in way_to(playing.state, "30a-29a") or ():
        panel = await playing.choose("alice", panel, number)
    yes = button(panel, "play")
    await guild.sim.at_once(*(guild.sim.press("alice", panel, custom_id=yes) for _ in range(2)))
    await guild.sim.settle()
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


# Druid


async def test_the_kind_of_a_stone_alone_is_answered_with_the_columns_for_it(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "bruno", game="druid")
    answer = await playing.move("alice", "sarsen")
    assert answer.content == say("en", "refusal-stone-incomplete", kind="sarsen")
    assert drawn[-1][1].typed == "sarsen"
    assert names(answer)[:3] == ["a", "b", "c"]


async def test_a_cell_is_found_by_buttons_for_its_column_and_then_its_row(guild: Guild, drawn: list[Any]) -> None:
    playing, panel = await opened(guild, game="druid")
    assert panel.content == asked("en", "column", game="Druid")
    assert labels(panel) == [
        *"abcdefghij",
        *(say("en", code) for code in ("choice-pass", "button-desk", "button-type")),
    ]
    panel = await playing.choose("alice", panel, 2)
    assert names(panel) == [f"{row} · c{row}" for row in range(1, 11)]
    assert [view.typed for _, view in drawn[-2:]] == ["", "sarsen c"]
    panel = await playing.choose("alice", panel, 4)
    assert panel.content == say("en", "pick-ahead", move="c5")


async def test_a_druid_that_can_walk_is_asked_about_first(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="walk")
    for move in ("c1", "e5", "c2", "e6"):
        await playing.by_command(move)
    panel = (await guild.press("alice", playing.board, "move")).response
    assert panel.content == asked("en", "step-or-stone", game="Druid")
    assert names(panel) == [
        say("en", "choice-step", cell="c2"),
        *(say("en", f"choice-{each}") for each in ("kind-sarsen", "pass")),
    ]


async def test_a_monument_has_a_plan_for_everybody_of_every_board_and_for_ever(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "chloe", game="druid", options="size=5")
    await playing.by_command("c3")
    board = playing.board
    await playing.by_panel("swap")
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    await guild.sim.restart(crash=True)
    answer = (await guild.press("dimitri", playing.board, "plan")).response
    assert answer.ephemeral
    assert answer.content == say("fr", "plan-here", id="1", game=say("fr", "game-druid"))
    state, view = drawn[-1]
    assert (state.history, view.top_down, view.language) == (("c3", "swap", "resign 1"), True, "fr")
    assert "plan" not in actions(guild.again(board))


async def test_a_game_without_a_plan_has_no_button_for_it(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    assert actions(playing.board) == ["move", "more", "rules", "learn"]


async def test_what_can_be_built_on_a_cell_can_be_asked_for(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="size=5")
    listed = await guild.person("alice").autocomplete(playing.thread, "board", "piece", "c")
    assert [choice["value"] for choice in listed] == [f"c{row}" for row in range(1, 6)]
    await playing.ask("alice", "board", piece="C3")
    assert drawn[-1][1].typed == "c3"


# Contigo


async def test_the_pawn_part_alone_shows_the_board_between_and_how_to_go_on(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "bruno", game="contigo")
    before = guild.stored()
    answer = await playing.move("alice", "b2-b4")
    assert answer.content == say("en", "refusal-pebbles-missing", move="b2-b4")
    assert drawn[-1][1].typed == "b2-b4"
    assert names(answer) == [str(pit) for pit in range(1, 29)]
    assert guild.stored() == before


async def test_a_turn_of_pawn_and_pebbles_is_chosen_in_steps(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="contigo")
    await playing.by_panel("b2-b4 3+1,1")
    assert playing.state.last == "b2-b4 3+1,1"
    assert playing.boards()[-1] == "trilithon-1-1.png"


async def test_a_pit_that_breaks_a_rule_is_marked(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "bruno", game="contigo")
    answer = await playing.move("alice", "b2-b4 3+3")
    assert "3" in answer.content
    assert drawn[-1][1].refused == ("pit 3",)


# How much there is to press


@pytest.mark.parametrize(
    ("game", "options", "moves", "move", "before", "presses"),
    few(
        [
            ("contiguity", "", ["30a-29a", "1a-28a"], "2c-3c", 6, 4),
            ("druid", "", ["d4", "e5", "d6", "e7", "f6", "g7"], "d8", 8, 4),
            ("druid-hex", "size=8", ["d4", "e5"], "f6", 8, 4),
            ("contigo", "", ["b2-b4 3+1,1"], "a1-a3 1+1", 10, 5),
        ],
        every=4,
    ),
)
async def test_a_typical_move_takes_a_third_fewer_presses_than_with_one_select_for_each_step(
    guild: Guild, game: str, options: str, moves: list[str], move: str, before: int, presses: int
) -> None:
    """A button is one press, a choice in a select two, since it is opened first."""
    playing = await guild.match("alice", "bruno", game=game, options=options)
    for each in moves:
        await playing.by_command(each)
    who, state = playing.mover, playing.state
    panel, counted = (await guild.press(who, playing.board, "move")).response, 1
    for number in way_to(state, move) or ():
        counted += 2 if choice_in(panel, number)[1] else 1
        panel = await playing.choose(who, panel, number)
    await guild.press(who, panel, "play")
    assert playing.boards()[-1] == f"trilithon-1-{len(moves) + 1}.png"
    assert counted + 1 == presses <= before * 2 / 3
