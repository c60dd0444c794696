"""The private panel behind the Move button: legal choices step by step, a look ahead, and a yes."""

import random
from typing import Any

import pytest

from engine import GAMES
from locales import say
from tests.cogs.conftest import Guild, Playing, actions, button, labels, link_of, way_to


async def opened(guild: Guild, **chosen: Any) -> tuple[Playing, Any]:
    """Return a match, and the panel of the player to move."""
    playing = await guild.match("alice", "chloe", **chosen)
    return playing, (await guild.press("alice", playing.board, "move")).response


def choices(panel: Any) -> list[dict[str, Any]]:
    """Return what a panel's select offers, which must be as much as Discord takes."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    found = [part for row in rows for part in row["components"] if "options" in part]
    assert all(1 <= len(select["options"]) <= 25 for select in found)
    return [option for select in found for option in select["options"]]


async def test_the_panel_is_private_shows_the_board_and_offers_the_ways_to_begin(
    guild: Guild, drawn: list[Any]
) -> None:
    playing, panel = await opened(guild)
    assert panel.ephemeral
    assert panel.content == say("en", "pick-begin", game="Contiguity")
    assert len(panel.attachments) == 1
    assert drawn[-1][1].typed == ""
    offered = playing.state.first_steps()
    assert [(option["label"], option["description"]) for option in choices(panel)] == [
        (f"{suggestion.text} …", say("en", f"suggest-{suggestion.label}", **suggestion.data)) for suggestion in offered
    ]
    assert actions(panel) == ["pick", "desk", "type"]


async def test_a_choice_leads_to_the_next_step_with_the_targets_shown(guild: Guild, drawn: list[Any]) -> None:
    playing, panel = await opened(guild)
    first = playing.state.suggest("")[0].text
    panel = await playing.choose("alice", panel, 0)
    assert drawn[-1][1].typed == first
    assert panel.content == say("en", "pick-on", game="Contiguity", typed=first)
    assert [option["label"].removesuffix(" …") for option in choices(panel)] == [
        suggestion.text for suggestion in playing.state.suggest(first)
    ]
    assert actions(panel) == ["pick", "pick", "type"]
    assert labels(panel) == [say("en", "button-back"), say("en", "button-type")]


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
    assert actions(played) == ["desk"]
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


async def test_from_a_look_ahead_and_from_every_step_there_is_a_way_back(guild: Guild) -> None:
    playing, panel = await opened(guild)
    texts = [panel.content]
    for number in way_to(playing.state, "30a-29a"):
        panel = await playing.choose("alice", panel, number)
        texts.append(panel.content)
    for text in reversed(texts[:-1]):
        alice = guild.person("alice")
        last = [
            custom_id
            for custom_id in ids(panel)
            if custom_id.split(":")[1] == "pick" and not custom_id.startswith("trilithon-select")
        ][-1]
        panel = (await alice.click(panel, custom_id=last)).response
        assert panel.content == text


def ids(panel: Any) -> list[str]:
    """Return the custom ids of a panel's controls."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    return [part["custom_id"] for row in rows for part in row["components"]]


@pytest.mark.parametrize("crash", [False, True])
async def test_a_panel_works_on_after_a_restart(guild: Guild, crash: bool) -> None:
    playing, panel = await opened(guild)
    for number in way_to(playing.state, "30a-29a"):
        await guild.sim.restart(crash=crash)
        panel = await playing.choose("alice", panel, number)
    await guild.sim.restart(crash=crash)
    played = (await guild.press("alice", panel, "play")).response
    assert played.content == say("en", "move-stored", move="30a-29a")


async def test_a_panel_of_an_earlier_board_plays_nothing_at_any_step(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    way, steps = way_to(playing.state, "30a-29a"), []
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


async def test_a_panel_speaks_the_language_of_its_player(guild: Guild) -> None:
    playing, _ = await opened(guild)
    await playing.by_command("30a-29a")
    panel = (await guild.press("chloe", playing.board, "move")).response
    assert panel.content == say("fr", "pick-begin", game="Contiguity")
    assert labels(panel) == [say("fr", "button-desk"), say("fr", "button-type")]


async def test_what_is_typed_from_a_panel_ends_in_the_panel(guild: Guild) -> None:
    _, panel = await opened(guild)
    alice = guild.person("alice")
    asked = await alice.click(panel, custom_id=button(panel, "type"))
    answer = (await alice.submit_modal(asked, {"text": "30a-29a"})).response
    assert answer.content == say("en", "move-stored", move="30a-29a")
    assert answer.id == panel.id
    assert actions(answer) == ["desk"]


async def test_two_yeses_at_the_same_instant_are_one_move(guild: Guild) -> None:
    playing, panel = await opened(guild)
    for number in way_to(playing.state, "30a-29a"):
        panel = await playing.choose("alice", panel, number)
    yes = button(panel, "play")
    await guild.sim.at_once(*(guild.sim.press("alice", panel, custom_id=yes) for _ in range(2)))
    await guild.sim.settle()
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png"]


@pytest.mark.parametrize("game", GAMES)
def test_every_control_of_a_panel_has_an_id_that_discord_takes(game: str) -> None:
    """The longest is the yes to a long move; a match and an entry have as many figures as they ever will."""
    chance, state = random.Random(7), GAMES[game].start()
    for _ in range(40):
        if state.outcome:
            break
        moves = [move for move, _ in zip(state.legal_moves(), range(400), strict=False)]
        assert max(len(f"trilithon:play:12345678:1234:{move}") for move in moves) <= 100
        state = state.play(chance.choice(moves))


# Druid


async def test_of_stones_the_kind_is_chosen_first_then_the_column_then_the_cell(guild: Guild, drawn: list[Any]) -> None:
    playing, panel = await opened(guild, game="druid", options="size=12")
    assert [option["label"] for option in choices(panel)] == ["sarsen …", "pass"]
    panel = await playing.choose("alice", panel, 0)
    assert [option["label"] for option in choices(panel)] == [f"sarsen {column} …" for column in "abcdefghijkl"]
    panel = await playing.choose("alice", panel, 2)
    assert [option["label"] for option in choices(panel)] == [f"c{row}" for row in range(1, 13)]
    assert [view.typed for _, view in drawn[-3:]] == ["", "sarsen", "sarsen c"]
    panel = await playing.choose("alice", panel, 4)
    assert panel.content == say("en", "pick-ahead", move="c5")


async def test_a_lintel_is_chosen_by_its_two_ends(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="size=5")
    for move in ("b2", "c1", "b4", "e5"):
        await playing.by_command(move)
    panel = (await guild.press("alice", playing.board, "move")).response
    kinds = [option["label"] for option in choices(panel)]
    assert kinds == [
        suggestion.text + ("" if suggestion.complete else " …") for suggestion in playing.state.first_steps()
    ]
    while "play" not in actions(panel):
        labels_now = [option["label"] for option in choices(panel)]
        wanted = next(number for number, label in enumerate(labels_now) if label in ("b2-b4", "lintel …"))
        panel = await playing.choose("alice", panel, wanted)
    played = (await guild.press("alice", panel, "play")).response
    assert played.content == say("en", "move-stored", move="b2-b4")


async def test_a_monument_has_a_plan_for_everybody_of_every_board_and_for_ever(guild: Guild, drawn: list[Any]) -> None:
    playing = await guild.match("alice", "chloe", game="druid", options="size=5")
    await playing.by_command("c3")
    board = playing.board
    await playing.by_panel("swap")
    await guild.press("chloe", await playing.ask("chloe", "resign"), "resigned")
    await guild.sim.restart(crash=True)
    answer = (await guild.press("dimitri", playing.board, "plan")).response
    assert answer.ephemeral
    assert answer.content == say("fr", "plan-here", id="1", game=say("fr", "game-druid"))
    state, view = drawn[-1]
    assert (state.history, view.plan, view.language) == (("c3", "swap", "resign 1"), True, "fr")
    assert "plan" not in actions(guild.again(board))


async def test_a_game_without_a_plan_has_no_button_for_it(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    assert actions(playing.board) == ["move", "more"]


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
    pits = [option["label"] for option in choices(answer)]
    assert pits
    assert all(label.startswith("b2-b4 ") for label in pits)
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
