"""A `/challenge` with terms that cannot be read: what was typed is given back, and corrected the challenge goes on."""

from typing import Any

import pytest

from cogs.challenges.challenge_corrections import correction_message, read_correction
from cogs.challenges.terms_form import LONGEST
from cogs.challenges.typed_terms import Typed
from engine import GAMES
from locales import LANGUAGES, say
from tests.cogs.conftest import SPOKEN, Guild, actions, filled, said
from tests.cogs.discord_limits import check_message
from wording.formatting import shorten

NAMES = [option.name for option in GAMES["druid"].options]
TYPO = {"game": "druid", "options": "siez=8 walk", "side": "vertical", "clock": "3d strict"}


async def refused(guild: Guild, who: str, **typed: Any) -> Any:
    """Give a command that is refused, and return the answer."""
    answer = await guild.ask(who, "challenge", **typed)
    check_message(answer)
    assert actions(answer) == ["correct"]
    assert guild.everything() == []
    return answer


@pytest.mark.parametrize("who", ["alice", "chloe"])
@pytest.mark.parametrize("restarted", [False, True])
async def test_what_was_typed_is_given_back_and_corrected_the_challenge_goes_on(
    guild: Guild, who: str, restarted: bool
) -> None:
    bruno = guild.person("bruno")
    answer = await refused(guild, who, opponent=bruno.user, **TYPO)
    known = tuple(f"`{name}` ({say(SPOKEN[who], f'option-{name}')})" for name in NAMES)
    assert answer.content.startswith(say(SPOKEN[who], "option-error-unknown", name="siez", known=known))
    assert guild.rows("SELECT * FROM challenges") == []
    if restarted:
        await guild.sim.restart(crash=True)
    opened = await guild.open_modal(who, answer, "correct")
    typed = {"options": "siez=8 walk", "side": "vertical", "clock": "3d strict"}
    assert filled(opened.modal) == {"opponents": [bruno.id], **typed}
    hints = [part.get("description") for part in opened.modal["components"]]
    assert hints[1] == ", ".join(["size=…", *NAMES[1:]])
    assert (
        opened.modal["title"]
        == say(SPOKEN[who], "correct-title", command="challenge", game=say(SPOKEN[who], "game-druid"))[:45]
    )
    result = await guild.fill_in(who, opened, opponents=[bruno], options="size=8 walk")
    assert result.response.ephemeral
    channel = f"<#{guild.channel.id}>"
    assert said(result.response) == say(SPOKEN[who], "challenge-sent", channel=channel)
    assert guild.rows("SELECT game, terms, player, clock FROM challenges") == [("druid", "size=8 walk", 0, "3d strict")]
    assert guild.pinged(guild.channel.last_message) == ["bruno"]


@pytest.mark.parametrize(
    "typed",
    [
        {"game": "contiguity-deluxe", "options": "druidless friendly"},
        {"game": "contiguity", "options": "bid bid"},
        {"game": "contiguity", "options": "x" * 3000},
        {"game": f"contiguity{' ' * 200}", "side": "green"},
        {"game": "contiguity", "clock": "a while"},
        {"game": "contiguity", "clock": "900d"},
    ],
    ids=["conflict", "repeated", "long", "side", "clock", "range"],
)
async def test_whatever_is_wrong_with_the_terms_they_can_be_corrected(guild: Guild, typed: dict[str, str]) -> None:
    answer = await refused(guild, "alice", **typed)
    opened = await guild.open_modal("alice", answer, "correct")
    game = typed.pop("game")
    shown = {name: shorten(text, LONGEST) for name, text in typed.items()}
    assert filled(opened.modal) == {"opponents": [], "options": "", "side": "", "clock": "", **shown}
    await guild.fill_in("alice", opened, **dict.fromkeys(typed, ""))
    assert guild.rows("SELECT game, status FROM challenges") == [(game.strip(), "open")]


async def test_what_is_still_wrong_is_given_back_again_in_the_same_place(guild: Guild) -> None:
    answer = await refused(guild, "alice", **TYPO)
    opened = await guild.open_modal("alice", answer, "correct")
    again = (await guild.fill_in("alice", opened, options="size=800")).response
    assert (again.id, actions(again)) == (answer.id, ["correct"])
    assert filled((await guild.open_modal("alice", again, "correct")).modal)["options"] == "size=800"


async def test_the_terms_of_a_preset_are_kept_while_others_are_corrected(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno", game="druid", options="size=8 walk", clock="2d")
    await guild.fill_in("alice", await guild.open_modal("alice", sent(guild), "preset"), text="Our: usual")
    await guild.press("alice", card, "withdraw")
    answer = await guild.ask("alice", "challenge", game="preset:Our: usual", options="nogap")
    opened = await guild.open_modal("alice", answer, "correct")
    await guild.fill_in("alice", opened, options="nogaps")
    assert guild.rows("SELECT terms, clock FROM challenges ORDER BY id")[-1] == ("size=8 nogaps walk", "2d")


def sent(guild: Guild) -> Any:
    """Return the private message that a challenge was sent."""
    alice = guild.person("alice")
    return next(message for message in guild.channel.history(viewer=alice) if "preset" in actions(message))


async def test_the_modal_takes_as_many_people_as_the_game_has_room_for(guild: Guild) -> None:
    answer = await refused(guild, "alice", **TYPO)
    opened = await guild.open_modal("alice", answer, "correct")
    (people,) = (part["component"] for part in opened.modal["components"] if "max_values" in part["component"])
    assert (people["min_values"], people["max_values"]) == (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_shows_is_what_is_read_from_it(language: str) -> None:
    for typed in (
        Typed(),
        Typed((1, 22), "bid size=8", "white", "3d", roles=frozenset({22})),
        Typed(options="a: `b` <@3> **c** > -# d", clock="@everyone"),
        Typed(side="x" * 2 * LONGEST),
    ):
        content = correction_message(language, "No.\n-# side: no", "druid", typed).content
        found = read_correction(content, "challenge")
        assert found.opponents == typed.opponents
        for name in ("options", "side", "clock"):
            text = getattr(typed, name)
            assert getattr(found, name) == (text and shorten(text.replace("`", "'"), LONGEST))
