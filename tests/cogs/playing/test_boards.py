"""What is behind the More button of boards."""

import pytest

from locales import say
from tests.cogs.conftest import SPOKEN, Guild, Playing, actions, button, labels, link_of


async def started(guild: Guild) -> Playing:
    """Return a match of Alice and Chloé with one move in it."""
    playing = await guild.match("alice", "chloe")
    await playing.by_command("30a-29a")
    return playing


def link(guild: Guild, playing: Playing) -> str:
    return link_of(playing.board, guild.sim.guild.id)


async def test_more_offers_players_alone_what_they_may_ask_for_each_in_their_language(guild: Guild) -> None:
    playing = await started(guild)
    looks, thinks = ("text", "rules", "replay", "record"), ("think", "note")
    for who, names, wanted in (
        ("alice", ("Chloé",), [*looks, *thinks, "draw", "takeback", "resign", "plans"]),
        ("chloe", ("Alice",), [*looks, *thinks, "draw", "resign"]),
        ("dimitri", ("Alice", "Chloé"), [*looks, "follow", *thinks]),
    ):
        answer = (await guild.press(who, playing.board, "more")).response
        assert answer.ephemeral
        assert answer.content == say(SPOKEN[who], "more-heading", id="1", game="Contiguity", names=names)
        assert actions(answer) == wanted
        assert labels(answer) == [say(SPOKEN[who], f"button-{name}") for name in wanted]


async def test_more_on_an_earlier_board_links_the_newest(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    late = guild.sim.press("alice", playing.board, custom_id=button(playing.board, "more"))
    await playing.by_command("30a-29a")
    (answer,) = await guild.sim.at_once(late)
    assert answer.response.content.endswith(say("en", "more-moved-on", link=link(guild, playing)))


async def test_more_after_the_end_tells_the_result_and_offers_nothing_but_a_rematch(guild: Guild) -> None:
    playing = await started(guild)
    late = guild.sim.press("alice", playing.board, custom_id=button(playing.board, "more"))
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    (answer,) = await guild.sim.at_once(late)
    assert "**Alice**" in answer.response.content
    assert actions(answer.response) == ["text", "rules", "replay", "record", "think", "note", "rematch"]


@pytest.mark.parametrize("crash", [False, True])
async def test_all_of_more_works_after_a_restart(guild: Guild, crash: bool) -> None:
    playing = await started(guild)
    panel = (await guild.press("chloe", playing.board, "more")).response
    await guild.sim.restart(crash=crash)
    assert (await guild.press("chloe", panel, "text")).response.content.startswith("```")
    assert "\n## " in (await guild.press("chloe", panel, "rules")).response.content
    assert (await guild.press("chloe", panel, "record")).response.attachments
    asked = (await guild.press("chloe", panel, "resign")).response
    assert asked.content == say("fr", "resign-question", game="Contiguity", opponents=("Alice",))
