"""Which match a command means: in the place of a match that one, whatever its state; and how it is named elsewhere."""

from typing import Any

import pytest
from discord.app_commands import Command, Group

from cogs.playing.match_lookup import MatchTransformer
from locales import say
from tests.cogs.conftest import FIRST, SECOND, SPOKEN, THREE, Guild, Playing, link_of, offered, parts
from tests.cogs.forged_interactions import COGS

COMMANDS = [
    ("move", {"move": FIRST}),
    ("match draw", {}),
    ("match draw", {"repetition": True}),
    ("match resign", {}),
    ("match takeback", {}),
    ("match plan", {}),
    ("match plan", {"lines": SECOND}),
    ("match pause", {"days": 3}),
    ("match claim", {}),
    ("match nudge", {}),
]
"""The commands by which somebody acts in a match, with what they take."""


def test_every_option_that_names_a_match_is_read_in_the_same_way() -> None:
    declared = [each for cog in COGS for each in cog.__cog_app_commands__]
    within = [command for each in declared if isinstance(each, Group) for command in each.walk_commands()]
    commands = [command for command in (*declared, *within) if isinstance(command, Command)]
    read = {command.callback.__name__: command._params["match"] for command in commands if "match" in command._params}
    assert {name for name, option in read.items() if not isinstance(option._annotation, MatchTransformer)} == set()
    assert len(read) == 11


async def finished(guild: Guild) -> Playing:
    """Return a match of Chloé and Alice that Chloé has resigned."""
    playing = await guild.match("chloe", "alice")
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    return playing


def address(guild: Guild, playing: Playing) -> str:
    """Return the address of the latest board."""
    return link_of(playing.board, guild.sim.guild.id)


def ways(answer: Any) -> list[str]:
    """Return where the buttons of an answer lead to."""
    return [part["url"] for part in parts(answer) if "url" in part]


def named(guild: Guild, playing: Playing, who: str, number: int, *others: str) -> str:
    """Return the line that names a match, as somebody reads it."""
    link = address(guild, playing)
    return say(SPOKEN[who], "match-elsewhere", id=str(number), game="Contiguity", names=others, link=link)


async def test_where_a_match_is_over_a_command_does_nothing_in_another_and_leads_to_it(
    guild: Guild, subtests: pytest.Subtests
) -> None:
    over, running = await finished(guild), await guild.match("alice", "bruno")
    for command, given in COMMANDS:
        with subtests.test(command=command, **given):
            if command == "match takeback":
                await running.by_command(FIRST)
            before = guild.stored()
            answer = await over.ask("alice", command, **given)
            assert answer.content == say("en", "here-match-over", link=address(guild, over))
            assert ways(answer) == [address(guild, running)]
            assert guild.stored() == before


async def test_where_one_has_left_the_match_a_command_means_it_all_the_same(guild: Guild) -> None:
    left, running = await guild.match(*THREE, game="druid-hex3"), await guild.match("alice", "bruno")
    await guild.press("alice", await left.ask("alice", "match resign"), "resign-yes")
    before = guild.stored()
    answer = await left.move("alice", FIRST)
    assert answer.content == say("en", "here-out-of-match", link=address(guild, left))
    assert ways(answer) == [address(guild, running)]
    assert guild.stored() == before


async def test_where_others_play_a_command_is_not_about_a_match_elsewhere(guild: Guild) -> None:
    others, running = await guild.match("bruno", "chloe"), await guild.match("alice", "bruno")
    before = guild.stored()
    answer = await others.ask("alice", "match resign")
    assert answer.content == say("en", "here-not-a-player", link=address(guild, others))
    assert ways(answer) == [address(guild, running)]
    assert (await others.ask("alice", "match rematch")).content == answer.content
    assert guild.stored() == before


async def test_of_very_many_matches_some_are_a_press_away_and_all_are_on_the_desk(guild: Guild) -> None:
    over = await finished(guild)
    for _ in range(5):
        await guild.match("alice", "bruno")
    answer = await over.move("alice", FIRST)
    assert len(ways(answer)) == 3
    assert "#2 Contiguity · your turn · Bruno" in str(parts(answer))
    desk = await guild.press("alice", answer, "desk")
    assert "Bruno" in str(parts(desk.response)) + desk.response.content


async def test_where_a_match_is_over_no_moves_of_another_are_suggested(guild: Guild) -> None:
    over, running = await finished(guild), await guild.match("alice", "bruno")
    alice = guild.person("alice")
    assert offered(await alice.autocomplete(over.thread, "move", "move", "30")) == []
    assert offered(await alice.autocomplete(running.thread, "move", "move", "30")) != []
    assert offered(await alice.autocomplete(running.thread, "move", "match", "")) == ["2"]


async def test_the_match_of_the_place_is_listed_first(guild: Guild) -> None:
    await guild.match("alice", "bruno")
    here = await guild.match("bruno", "alice")
    listed = await guild.person("alice").autocomplete(here.thread, "match resign", "match", "")
    assert offered(listed) == ["2", "1"]


async def test_away_from_its_place_the_question_and_the_answer_name_the_match(guild: Guild) -> None:
    playing = await guild.match("chloe", "alice")
    line = named(guild, playing, "chloe", 1, "Alice")
    question = await guild.ask("chloe", "match resign")
    assert question.content.startswith(line)
    assert (await guild.press("chloe", question, "no")).response.content.startswith(line)
    for command, given in (
        ("move", {"move": "30a"}),
        ("move", {"move": FIRST}),
        ("match draw", {}),
        ("match plan", {}),
        ("board", {}),
    ):
        answer = await guild.ask("chloe", command, **given)
        line = named(guild, playing, "chloe", 1, "Alice")
        assert answer.content.split("\n")[0].partition("(<")[0] == line.partition("(<")[0], command


async def test_a_refusal_away_from_the_match_names_it_too(guild: Guild) -> None:
    playing = await guild.match("chloe", "alice")
    refused = await guild.ask("alice", "match takeback")
    assert refused.content.startswith(named(guild, playing, "alice", 1, "Chloé"))
    assert not (await playing.ask("alice", "match takeback")).content.startswith(
        named(guild, playing, "alice", 1, "Chloé")
    )
