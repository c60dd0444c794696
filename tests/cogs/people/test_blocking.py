"""Blocking somebody, from the card of a challenge and in one's settings; and who may be challenged from a place."""

from typing import Any

import pytest
from sqlalchemy import insert

from locales import say
from store.schema import blocks
from tests.cogs.conftest import SPOKEN, AnswerOnlyPlace, Guild, actions, button, labels
from tests.cogs.discord_limits import check_message
from tests.cogs.forged_interactions import control

PEOPLE_PAGE = "trilithon:settings:people"


async def people_page(guild: Guild, who: str) -> Any:
    """Open the page of somebody's settings with the people they block."""
    panel = await guild.ask(who, "settings me")
    return (await guild.person(who).click(panel, custom_id=PEOPLE_PAGE)).response


@pytest.mark.parametrize("who", ["bruno", "chloe"])
async def test_who_is_challenged_blocks_the_challenger_from_the_card(guild: Guild, who: str) -> None:
    language = SPOKEN[who]
    card = await guild.challenge("alice", who)
    question = (await guild.press(who, card, "block")).response
    assert question.ephemeral
    assert question.content == say(language, "block-question", player="Alice")
    answer = (await guild.press(who, question, "block-yes")).response
    assert answer.content == say(language, "block-done", player="Alice")
    assert actions(guild.again(card)) == ["another", "fill-seats"]
    name = guild.person(who).user._user.global_name
    again = await guild.ask("alice", "challenge", game="contiguity", opponent=guild.person(who).user)
    assert again.content == say("en", "refusal-blocked", player=name)
    assert guild.channel.last_message.id == card.id


async def test_who_thinks_better_of_it_blocks_nobody(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe")
    question = (await guild.press("chloe", card, "block")).response
    answer = (await guild.press("chloe", question, "no")).response
    assert answer.content == say("fr", "kept-block")
    assert "accept" in actions(guild.again(card))
    assert guild.rows("SELECT * FROM blocks") == []


async def test_one_cannot_block_oneself(guild: Guild) -> None:
    card = await guild.challenge("alice")
    (answer,) = await guild.sim.at_once(control(guild, guild.person("alice"), card, "trilithon:block:1"))
    assert answer.response.content == say("en", "refusal-own-block")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_people_are_blocked_and_unblocked_in_ones_settings(guild: Guild, who: str) -> None:
    language, bruno = SPOKEN[who], guild.person("bruno")
    card = await guild.challenge("bruno", who)
    page = await people_page(guild, who)
    assert say(language, "settings-blocked-none") in page.content
    page = (await guild.person(who).select(page, [bruno], custom_id=button(page, "block-person"))).response
    await guild.sim.settle()
    check_message(page)
    assert say(language, "settings-blocked", names=("Bruno",), more=0) in page.content
    assert actions(guild.again(card)) == ["another", "fill-seats"]
    page = (await guild.person(who).select(page, [str(bruno.id)], custom_id=button(page, "unblock"))).response
    assert say(language, "settings-blocked-none") in page.content
    assert "unblock" not in actions(page)
    await guild.challenge("bruno", who)


async def test_a_page_of_many_blocked_people_fits_into_a_message(guild: Guild) -> None:
    alice = guild.person("alice").id
    rows = [{"user": alice, "blocked": number, "name": "N" * 32, "at": number} for number in range(1, 101)]
    async with guild.bot.services.store.write() as transaction:
        await transaction.execute(insert(blocks), rows)
    page = await people_page(guild, "alice")
    check_message(page)
    assert say("en", "settings-blocked", names=("N" * 32,) * 5, more=95) in page.content


async def test_the_card_has_its_controls_in_order(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    assert labels(card) == [say("en", f"button-{name}") for name in ("accept", "decline", "counter", "team", "more")]


async def test_nobody_is_blocked_in_place_of_somebody_who_is_gone(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe")
    question = (await guild.press("chloe", card, "block")).response
    await guild.press(
        "alice",
        (await guild.press("alice", await guild.ask("alice", "settings privacy"), "erase")).response,
        "erase-yes",
    )
    answer = (await guild.press("chloe", question, "block-yes")).response
    assert answer.content == say("fr", "refusal-nobody")
    assert guild.rows("SELECT * FROM blocks") == []


# Who may be challenged.


async def test_somebody_who_is_not_in_the_server_is_not_challenged_there(guild: Guild) -> None:
    stranger = guild.sim.env.create_user("eve", global_name="Eve")
    answer = await guild.ask("chloe", "challenge", game="contiguity", opponent=stranger)
    assert answer.content == say("fr", "refusal-not-here", player="Eve")
    assert guild.rows("SELECT * FROM challenges") == []


async def test_somebody_who_is_not_in_the_chat_is_neither_challenged_nor_written_to(guild: Guild) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))
    friends.stop_sender()
    answer = await friends.ask("alice", "challenge", game="contiguity", opponent=guild.person("dimitri").user)
    assert answer.content == say("en", "refusal-not-here", player="Dimitri")
    await friends.crash()
    await friends.later(minutes=1)
    assert not friends.sim.inbox("dimitri")


async def test_where_discord_does_not_say_who_is_in_a_chat_nobody_is_written_to_about_a_challenge(guild: Guild) -> None:
    friends = AnswerOnlyPlace(guild, guild.sim.add_place_without_bot("alice", "bruno", "chloe"))

    def without_recipients(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["channel"].pop("recipients", None)

    subscribers = guild.sim.env.backend.subscribers
    subscribers.insert(len(subscribers) - 1, without_recipients)
    friends.stop_sender()
    await friends.person("alice").slash(
        friends.channel, "challenge", game="contiguity", opponent=friends.person("chloe").user
    )
    await friends.crash()
    await friends.later(minutes=1)
    assert not friends.sim.inbox("chloe")
    await friends.ask("bruno", "help")
    card = friends.channel.last_message
    await friends.press("chloe", card, "accept")
    assert friends.channel.last_message.attachments[0].filename == "trilithon-1-0.png"
