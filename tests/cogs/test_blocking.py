"""Blocking somebody, from the card of a challenge and in one's settings; and who may be challenged from a place."""

from typing import Any

import pytest

from locales import say
from tests.cogs.conftest import SPOKEN, Club, actions, button, labels
from tests.cogs.discord_limits import check_message
from tests.cogs.test_answer_only_places import Friends

PEOPLE_PAGE = "trilithon:settings:people"


async def people_page(club: Club, who: str) -> Any:
    """Open the page of somebody's settings with the people they block."""
    panel = await club.ask(who, "settings me")
    return (await club.person(who).click(panel, custom_id=PEOPLE_PAGE)).response


@pytest.mark.parametrize("who", ["bruno", "chloe"])
async def test_who_is_challenged_blocks_the_challenger_from_the_card(club: Club, who: str) -> None:
    language = SPOKEN[who]
    card = await club.challenge("alice", who)
    question = (await club.press(who, card, "block")).response
    assert question.ephemeral
    assert question.content == say(language, "block-question", player="Alice")
    answer = (await club.press(who, question, "blocked")).response
    assert answer.content == say(language, "block-done", player="Alice")
    assert actions(club.again(card)) == []
    name = club.person(who).user._user.global_name
    again = await club.ask("alice", "challenge", game="contiguity", opponent=club.person(who).user)
    assert again.content == say("en", "refusal-blocked", player=name)
    assert club.channel.last_message.id == card.id


async def test_who_thinks_better_of_it_blocks_nobody(club: Club) -> None:
    card = await club.challenge("alice", "chloe")
    question = (await club.press("chloe", card, "block")).response
    answer = (await club.press("chloe", question, "unblocked")).response
    assert answer.content == say("fr", "block-kept")
    assert "accept" in actions(club.again(card))
    assert club.rows("SELECT * FROM blocks") == []


async def test_one_cannot_block_oneself(club: Club) -> None:
    card = await club.challenge("alice")
    assert (await club.press("alice", card, "block")).response.content == say("en", "refusal-own-block")


@pytest.mark.parametrize("who", ["alice", "chloe"])
async def test_people_are_blocked_and_unblocked_in_ones_settings(club: Club, who: str) -> None:
    language, bruno = SPOKEN[who], club.person("bruno")
    card = await club.challenge("bruno", who)
    page = await people_page(club, who)
    assert say(language, "settings-blocked-none") in page.content
    page = (await club.person(who).select(page, [bruno], custom_id=button(page, "block-person"))).response
    await club.sim.settle()
    check_message(page)
    assert say(language, "settings-blocked", names=("Bruno",), more=0) in page.content
    assert actions(club.again(card)) == []
    page = (await club.person(who).select(page, [str(bruno.id)], custom_id=button(page, "unblock"))).response
    assert say(language, "settings-blocked-none") in page.content
    assert "unblock" not in actions(page)
    await club.challenge("bruno", who)


async def test_a_page_of_many_blocked_people_fits_into_a_message(club: Club) -> None:
    rows = ((club.person("alice").id, number, "N" * 32, number) for number in range(1, 101))
    async with club.bot.services.store.write() as transaction:
        for row in rows:
            await transaction.connection.exec_driver_sql("INSERT INTO blocks VALUES (?, ?, ?, ?)", row)
    page = await people_page(club, "alice")
    check_message(page)
    assert say("en", "settings-blocked", names=("N" * 32,) * 5, more=95) in page.content


async def test_the_card_has_its_five_controls_in_one_row(club: Club) -> None:
    card = await club.challenge("alice", "bruno")
    assert labels(card) == [
        say("en", f"button-{name}") for name in ("accept", "decline", "counter", "withdraw", "block")
    ]


async def test_nobody_is_blocked_in_place_of_somebody_who_is_gone(club: Club) -> None:
    card = await club.challenge("alice", "chloe")
    question = (await club.press("chloe", card, "block")).response
    await club.press(
        "alice", (await club.press("alice", await club.ask("alice", "privacy"), "erase")).response, "erased"
    )
    answer = (await club.press("chloe", question, "blocked")).response
    assert answer.content == say("fr", "refusal-nobody")
    assert club.rows("SELECT * FROM blocks") == []


# Who may be challenged.


async def test_somebody_who_is_not_in_the_server_is_not_challenged_there(club: Club) -> None:
    stranger = club.sim.env.create_user("eve", global_name="Eve")
    answer = await club.ask("chloe", "challenge", game="contiguity", opponent=stranger)
    assert answer.content == say("fr", "refusal-not-here", player="Eve")
    assert club.rows("SELECT * FROM challenges") == []


async def test_somebody_who_is_not_in_the_chat_is_neither_challenged_nor_written_to(club: Club) -> None:
    friends = Friends(club, club.sim.add_place_without_bot("alice", "bruno", "chloe"))
    friends.mute()
    answer = await friends.ask("alice", "challenge", game="contiguity", opponent=club.person("dimitri").user)
    assert answer.content == say("en", "refusal-not-here", player="Dimitri")
    await friends.die()
    await friends.later(minutes=1)
    assert not friends.sim.inbox("dimitri")


async def test_where_discord_does_not_say_who_is_in_a_chat_nobody_is_written_to_about_a_challenge(club: Club) -> None:
    friends = Friends(club, club.sim.add_place_without_bot("alice", "bruno", "chloe"))

    def without_recipients(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["channel"].pop("recipients", None)

    subscribers = club.sim.env.backend.subscribers
    subscribers.insert(len(subscribers) - 1, without_recipients)
    friends.mute()
    await friends.person("alice").slash(
        friends.channel, "challenge", game="contiguity", opponent=friends.person("chloe").user
    )
    await friends.die()
    await friends.later(minutes=1)
    assert not friends.sim.inbox("chloe")
    await friends.ask("bruno", "help")
    card = friends.channel.last_message
    await friends.press("chloe", card, "accept")
    assert friends.channel.last_message.attachments[0].filename == "trilithon-1-0.png"
