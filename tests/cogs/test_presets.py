"""Presets, and what somebody means by a game."""

from typing import Any

import pytest

from engine import GAMES
from locales import say
from matches.clocks import NO_CLOCK
from matches.preset_service import MOST
from tests.cogs.conftest import SPOKEN, Guild, filled, offered


async def saved(guild: Guild, who: str, name: str, **chosen: Any) -> Any:
    """Challenge somebody, save the terms under a name, and return what the person is told."""
    answer = await guild.ask(who, "challenge", **{"game": "druid", "options": "size=8", "clock": "3d", **chosen})
    return (await guild.fill_in(who, await guild.open_modal(who, answer, "preset"), text=name)).response


async def listed(guild: Guild, who: str, typed: str) -> list[dict[str, Any]]:
    """Return what is suggested as a game."""
    return await guild.person(who).autocomplete(guild.sim.channel, "challenge", "game", typed)


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_the_terms_of_a_challenge_are_saved_and_the_next_one_is_made_from_them(guild: Guild, who: str) -> None:
    answer = await saved(guild, who, "our usual")
    assert answer.ephemeral
    assert answer.content == say(SPOKEN[who], "preset-saved", name="our usual")
    await guild.sim.restart()
    first, *_ = await listed(guild, who, "")
    terms = (say(SPOKEN[who], "game-druid"), "size=8", "3d")
    assert first == {
        "name": say(SPOKEN[who], "choice-preset", name="our usual", terms=terms),
        "value": "preset:our usual",
    }
    await guild.ask(who, "challenge", game="preset:our usual", opponent=guild.person("bruno").user)
    assert guild.rows("SELECT game, terms, clock FROM challenges") == [("druid", "size=8", "3d")] * 2


async def test_what_is_said_beside_a_preset_wins_over_it(guild: Guild) -> None:
    await saved(guild, "alice", "our usual", options="size=8 walk")
    for chosen in ({"options": "size=6"}, {"options": "walk=no", "clock": "none"}):
        await guild.ask("alice", "challenge", game="Our Usual", **chosen)
    assert guild.rows("SELECT terms, clock FROM challenges ORDER BY id")[1:] == [
        ("size=6 walk", "3d"),
        ("size=8", None),
    ]


async def test_a_preset_without_a_clock_has_none_whatever_the_servers_is(guild: Guild) -> None:
    await saved(guild, "alice", "untimed", clock="none")
    await guild.bot.services.preferences.set_server(guild.sim.guild.id, clock="7d")
    await guild.ask("alice", "challenge", game="untimed")
    assert guild.rows("SELECT clock FROM challenges ORDER BY id") == [(None,), (None,)]


async def test_options_and_sides_are_suggested_for_the_game_of_a_preset(guild: Guild) -> None:
    await saved(guild, "alice", "our usual")
    alice = guild.person("alice")
    for name in ("preset:our usual", "Druid", "our usual"):
        sides = await alice.autocomplete(guild.sim.channel, "challenge", "side", "", game=name)
        assert offered(sides) == ["drawn", "vertical", "horizontal"]
        options = await alice.autocomplete(guild.sim.channel, "challenge", "options", "wa", game=name)
        assert offered(options) == ["walk"]


async def test_presets_are_for_whoever_saved_them(guild: Guild) -> None:
    await saved(guild, "alice", "our usual")
    assert offered(await listed(guild, "bruno", "")) == [*GAMES]
    answer = await guild.ask("bruno", "challenge", game="preset:our usual")
    games = tuple(say("en", f"game-{game}") for game in GAMES)
    assert answer.content == say("en", "refusal-no-such-game", typed="our usual", games=games)


async def test_the_same_name_replaces_and_twenty_are_enough(guild: Guild) -> None:
    for number in range(MOST):
        await guild.bot.services.presets.save(
            guild.person("chloe").id, f"preset {number:02}", GAMES["druid"], "size=8", NO_CLOCK
        )
    assert (await saved(guild, "chloe", "one more")).content == say("fr", "refusal-too-many-presets", most=MOST)
    assert (await saved(guild, "chloe", "PRESET 07")).content == say("fr", "preset-saved", name="PRESET 07")
    values = offered(await listed(guild, "chloe", ""))
    assert values[-len(GAMES) :] == [*GAMES]
    assert len(values) == 25
    assert offered(await listed(guild, "chloe", "preset 13")) == ["preset:preset 13"]


@pytest.mark.parametrize(
    "name",
    ["**@everyone** <@1>", "a:b::c", "`x` \u202eevil", "[x](https://example.org)", "🗿" * 32, "druid", "preset:x"],
)
async def test_whatever_a_preset_is_called_it_is_harmless_and_can_be_used(guild: Guild, name: str) -> None:
    answer = await saved(guild, "alice", name)
    for trap in ("**@everyone", "<@1>", "\u202e", "://", " `x"):
        assert trap not in answer.content
    (value,) = [value for value in offered(await listed(guild, "alice", "")) if value.startswith("preset:")]
    await guild.ask("alice", "challenge", game=value)
    assert guild.rows("SELECT game, terms FROM challenges") == [("druid", "size=8")] * 2


async def test_a_name_that_nobody_sees_is_refused(guild: Guild, subtests: pytest.Subtests) -> None:
    for name in ["   ", "\u200b\u200b", "\u202e"]:
        with subtests.test(name=name):
            assert (await saved(guild, "chloe", name)).content == say("fr", "refusal-preset-name", most=32)
            assert guild.rows("SELECT * FROM presets") == []


async def test_the_name_modal_is_empty_and_counts_after_a_restart(guild: Guild) -> None:
    answer = await guild.ask("chloe", "challenge", game="contigo")
    opened = await guild.open_modal("chloe", answer, "preset")
    assert opened.modal["title"] == say("fr", "preset-title")
    assert filled(opened.modal) == {"text": ""}
    await guild.sim.restart(crash=True)
    await guild.fill_in("chloe", opened, text="soir")
    assert guild.rows("SELECT name, game, terms, clock FROM presets") == [("soir", "contigo", "", None)]


# Games


@pytest.mark.parametrize("typed", ["druid-hex", "Druid Hex", " DRUID HEX "])
async def test_a_game_may_be_typed_as_people_call_it(guild: Guild, typed: str) -> None:
    await guild.ask("alice", "challenge", game=typed)
    assert guild.rows("SELECT game FROM challenges") == [("druid-hex",)]


async def test_every_game_is_known_by_its_name_in_every_language(guild: Guild) -> None:
    for game in GAMES:
        for language in ("en", "fr"):
            await guild.ask("alice", "challenge", game=say(language, f"game-{game}"))
    assert [game for (game,) in guild.rows("SELECT game FROM challenges ORDER BY id")] == [
        game for game in GAMES for _ in range(2)
    ]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_games_are_suggested_by_name_in_the_language_of_whoever_types(guild: Guild, who: str) -> None:
    found = await listed(guild, who, "CONTIGO")
    assert [choice["name"] for choice in found] == [
        say(SPOKEN[who], f"game-{game}") for game in ("contigo", "contigo-capture")
    ]
    assert offered(found) == ["contigo", "contigo-capture"]


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_what_is_no_game_is_refused_by_naming_those_there_are(
    guild: Guild, subtests: pytest.Subtests, who: str
) -> None:
    for typed in ["go", "@everyone `x`", "preset:", "x" * 6000]:
        with subtests.test(typed=typed):
            answer = await guild.ask(who, "challenge", game=typed)
            assert say(SPOKEN[who], "game-contiguity-deluxe") in answer.content
            assert "@everyone" not in answer.content
            assert len(answer.content) < 500
            assert guild.rows("SELECT * FROM challenges") == []


async def test_while_nothing_that_is_a_game_is_typed_other_suggestions_wait(guild: Guild) -> None:
    alice = guild.person("alice")
    assert await alice.autocomplete(guild.sim.channel, "challenge", "options", "", game="dru") == []
