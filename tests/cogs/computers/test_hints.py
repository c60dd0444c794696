"""Hints in matches against computers: where to look first, then the move and why."""

from typing import Any

import pytest

from cogs.computers.hint_messages import MOST_FACTS, fact_lines, move_text, shown_cells, where_text
from engine import GAMES
from locales import LANGUAGES, say
from matches import Fact, Hint
from search import facts, region
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, actions, button, labels
from tests.cogs.discord_limits import check_message
from tests.cogs.playing.test_board_messages import match_of
from tests.engine.druid.druid_positions import standing

pytestmark = pytest.mark.usefixtures("inline_thinking")
ME = {"en": "alice", "fr": "chloe"}


async def practised(guild: Guild, who: str, **chosen: Any) -> Any:
    """Begin a match against Trilithon, and return its board."""
    await guild.ask(who, "practice", **{"game": "druid", "options": "size=4", "side": "vertical", "level": 1} | chosen)
    return guild.sim.threads()[-1].history()[-1]


@IN_BOTH_LANGUAGES
async def test_a_hint_says_where_to_look_and_asked_again_what_to_play(guild: Guild, language: str) -> None:
    who = ME[language]
    board = await practised(guild, who)
    more = (await guild.press(who, board, "more")).response
    assert say(language, "button-hint") in labels(more)
    first = (await guild.press(who, more, "hint")).response
    assert first.ephemeral
    assert first.attachments
    assert labels(first) == [say(language, "button-hint-move")]
    second = (await guild.press(who, first, "hint")).response
    move = button(second, "play").split(":")[-1]
    assert f"`{move}`" in second.content
    check_message(guild.sim.env.backend.messages[second.channel_id][second.id])
    await guild.press(who, second, "play")
    match = await guild.bot.services.matches.get(1)
    assert match.state.line[0] == move


def test_what_is_circled_on_the_board_is_what_one_of_the_lines_says_that_it_is() -> None:
    about = [Fact("alignment-frees", {"now": 9, "before": 4}), Fact("blocks-win", {}, ("a1", "b2"))]
    circled = say("en", "fact-circled", fact=say("en", "fact-blocks-win"))
    assert [line for line in fact_lines("en", about) if circled in line] == fact_lines("en", about)[1:]
    assert shown_cells(about) == ("a1", "b2")
    untold = [*about[:1] * MOST_FACTS, about[1]]
    assert circled not in " ".join(fact_lines("en", untold))
    assert shown_cells(untold) == ()


async def test_nobody_is_offered_a_hint_where_another_person_plays(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="size=4")
    more = (await guild.press(playing.mover, playing.board, "more")).response
    assert "hint" not in actions(more)


async def test_a_hint_on_an_old_board_leads_to_the_new_one(guild: Guild) -> None:
    board = await practised(guild, "alice")
    more = (await guild.press("alice", board, "more")).response
    await guild.ask("alice", "move", guild.sim.threads()[-1], move="b2")
    answer = (await guild.press("alice", more, "hint")).response
    assert answer.ephemeral
    assert "hint" not in actions(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_at_once_is_said_once(language: str) -> None:
    state = standing("druid", "a1=V1 a2=V1 c3=H1", "V", size=3)
    hint = Hint(match_of(state, language), 2, (), "a3", 1.0, facts(state, "a3"))
    assert move_text(language, hint).splitlines() == [
        say(language, "hint-plain", move="a3"),
        f"• {say(language, 'fact-circled', fact=say(language, 'fact-wins'))}",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("chance", "code"), [(1.0, "hint-won"), (0.29, "hint-move"), (0.0, "hint-lost")])
def test_a_move_that_does_not_win_at_once_is_told_with_its_chance(language: str, chance: float, code: str) -> None:
    hint = Hint(match_of(GAMES["druid"].start(), language), 2, (), "a3", chance, (Fact("threatens"),))
    assert move_text(language, hint).splitlines()[0] == say(language, code, move="a3", percent=29)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_to_look_is_told_by_one_place(language: str) -> None:
    game = GAMES["druid"]
    around = where_text(game, language, region(game.start(), "e6"))
    assert around == say(language, "hint-where", cell="e6", around=True)
    assert around != where_text(game, language, ("e6",))
    assert where_text(game, language, ()) == say(language, "hint-nowhere")
