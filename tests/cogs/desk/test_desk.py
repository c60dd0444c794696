"""The desk: what waits for somebody, from everywhere, with boards and buttons; and who wants to play."""

import re
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.desk.desk_messages import PAGE_SIZE, match_lines
from engine import GAMES
from locales import say
from playground.people import Person
from tests.cogs.conftest import SPOKEN, Guild, Playing, actions, button, controls, labels, link_of, parts, said
from tests.cogs.discord_limits import CONTAINER, GALLERY, THUMBNAIL, check_message, walk
from tests.matches.fixtures import ANN, BOB, CLEO, TestServices
from wording.side_marks import marked_side


def lines(answer: Any) -> list[str]:
    return said(answer).splitlines()


def sections(desk: Any) -> list[dict[str, Any]]:
    """Return the containers of a desk, one for each thing on it."""
    return [part for part in parts(desk) if part["type"] == CONTAINER]


def kinds(section: dict[str, Any]) -> list[int]:
    """Return the types of the components in a section."""
    return [part["type"] for part in walk(section["components"])]


def texts(section: dict[str, Any]) -> str:
    """Return what a section says."""
    return "\n".join(part["content"] for part in walk(section["components"]) if "content" in part)


def matches(desk: Any) -> list[str]:
    """Return the ids of the matches of a page, in order."""
    return [found[1] for section in sections(desk) if (found := re.search(r"(?:#|nº\u00a0)(\d+)", texts(section)))]


def playable(desk: Any) -> list[str]:
    """Return the ids of the matches that have a button to play."""
    return [custom_id.split(":")[2] for custom_id in controls(desk) if custom_id.split(":")[1] == "desk-play"]


def named(playing: Playing, language: str, *names: str) -> str:
    """Return the line that names a match on a desk."""
    number = playing.boards()[0].split("-")[1]
    game = say(language, f"game-{playing.state.game.id}")
    link = f"[{game}]({link_of(playing.board, playing.guild.sim.guild.id)})"
    return say(language, "desk-match", id=number, game=link, names=names)


async def press(guild: Guild, who: str, desk: Any, action: str) -> Any:
    return (await guild.press(who, desk, action)).response


async def turn(guild: Guild, who: str, desk: Any, how: str) -> Any:
    """Press one of the buttons that lead to another page."""
    wanted = next(custom_id for custom_id in controls(desk) if custom_id.endswith(f":{how}"))
    answer = await guild.person(who).click(desk, custom_id=wanted)
    await guild.sim.settle()
    return answer.response


@pytest.mark.parametrize("who", ["bruno", "dimitri"])
async def test_an_empty_desk_says_how_to_begin(guild: Guild, who: str) -> None:
    await guild.match("alice", "chloe")
    language = SPOKEN[who]
    answer = await guild.ask(who, "desk")
    assert said(answer) == say(language, "desk-empty")
    assert labels(answer) == [say(language, "button-desk-follows", count=0)]
    assert (answer.attachments, controls(answer)) == ([], ["trilithon:follows:0:desk"])


async def test_matches_that_wait_come_first_and_each_says_whose_turn_it_is_and_where(guild: Guild) -> None:
    first, second = await guild.match("chloe", "alice"), await guild.match("chloe", "bruno")
    await first.by_command("30a-29a")
    desk = await guild.ask("chloe", "desk")
    assert lines(desk)[0] == say("fr", "desk-heading", mine=1, theirs=1)
    mine, theirs = map(texts, sections(desk))
    side = say("fr", "desk-side", side=marked_side("fr", GAMES["contiguity"], 0))
    assert mine.splitlines() == [named(second, "fr", "Bruno"), say("fr", "desk-yours", timed=False), side]
    told = say("fr", "desk-theirs", timed=False, player="Alice")
    assert theirs.splitlines() == [named(first, "fr", "Alice"), told, side]
    assert playable(desk) == ["2"]
    headings = [say("fr", f"desk-{group}") for group in ("turns", "others")]
    assert [line.removeprefix("### ") for line in lines(desk) if line.startswith("###")] == headings


async def test_what_is_due_first_is_on_top_with_the_time_that_it_has(guild: Guild) -> None:
    for clock in ("none", "3d", "1d"):
        await guild.match("alice", "bruno", clock=clock)
    desk = await guild.ask("alice", "desk")
    assert matches(desk) == ["3", "2", "1"]
    [[due]] = guild.rows("SELECT deadline FROM matches WHERE id = 3")
    assert say("en", "desk-yours", timed=True, until=f"<t:{due}:R>") in texts(sections(desk)[0])


async def test_every_match_has_its_board_described_and_the_first_one_is_large(guild: Guild) -> None:
    for other in ("alice", "bruno", "dimitri"):
        await guild.match("chloe", other)
    desk = await guild.ask("chloe", "desk")
    large, *small = sections(desk)
    assert GALLERY in kinds(large)
    assert all(THUMBNAIL in kinds(section) for section in small)
    assert playable(desk) == ["1", "2", "3"]
    pictures = [part for part in parts(desk) if part["type"] == THUMBNAIL]
    pictures += [item for part in parts(desk) if part["type"] == GALLERY for item in part["items"]]
    assert len(pictures) == 3
    assert all("Chloé" in picture["description"] for picture in pictures)
    stored = guild.sim.env.backend.messages[desk.channel_id][desk.id]
    check_message(stored)


async def test_what_others_ask_is_there_too(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.ask("alice", "match draw")
    card = await guild.challenge("bruno", "chloe")
    desk = await guild.ask("chloe", "desk")
    assert lines(desk)[0] == say("fr", "desk-heading", mine=2, theirs=1)
    offer = next(message for message in playing.thread.history() if "agree" in actions(message))
    assert link_of(offer, guild.sim.guild.id) in [part.get("url") for part in parts(desk)]
    assert any("**Alice**" in texts(section) for section in sections(desk))
    where = link_of(card, guild.sim.guild.id)
    asked = say("fr", "desk-challenge-asked", challenger="Bruno", game=f"[Contiguity]({where})")
    assert asked in lines(desk)
    challenged = await guild.ask("bruno", "desk")
    assert lines(challenged)[0] == say("en", "desk-heading", mine=0, theirs=1)
    sent = say("en", "desk-challenge-sent", game=f"[Contiguity]({where})", asked=("Chloé",), free=0)
    assert sent in lines(challenged)
    assert controls(challenged) == ["trilithon:follows:0:desk"]


async def test_a_challenge_says_for_whom_it_waits_also_to_who_has_accepted_it(guild: Guild) -> None:
    card = await guild.challenge("bruno", "chloe", "dimitri", game="druid-hex3")
    await guild.press("chloe", card, "accept")
    waiting = {"game": f"[{say('en', 'game-druid-hex3')}]({link_of(card, guild.sim.guild.id)})", "asked": ("Dimitri",)}
    sent, joined = await guild.ask("bruno", "desk"), await guild.ask("chloe", "desk")
    assert say("en", "desk-challenge-sent", **waiting, free=0) in lines(sent)
    assert "Dimitri" in texts(sections(joined)[0])
    waiting["game"] = waiting["game"].replace(say("en", "game-druid-hex3"), say("fr", "game-druid-hex3"))
    assert lines(joined)[0] == say("fr", "desk-heading", mine=0, theirs=1)
    assert say("fr", "desk-challenge-joined", challenger="Bruno", **waiting, free=0) in lines(joined)
    assert f"### {say('fr', 'desk-joined')}" in lines(joined)
    assert controls(joined) == ["trilithon:follows:0:desk"]


@pytest.mark.parametrize(
    ("asked", "free", "told"),
    [
        (("Ann", "Bob"), 0, "waiting for Ann and Bob."),
        (("Ann",), 1, "waiting for Ann; one more seat is open to anyone."),
        (("Ann",), 2, "waiting for Ann; 2 more seats are open to anyone."),
        ((), 1, "open to anyone."),
        ((), 3, "3 seats are open to anyone."),
        ((), 0, "somebody declined a seat."),
    ],
)
def test_for_whom_a_challenge_waits_is_a_sentence(asked: tuple[str, ...], free: int, told: str) -> None:
    assert say("en", "desk-challenge-sent", game="Druid", asked=asked, free=free) == f"**Druid**: {told}"


async def test_an_offer_that_was_answered_waits_no_more(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.ask("alice", "match draw")
    offer = next(message for message in playing.thread.history() if "agree" in actions(message))
    await guild.press("chloe", offer, "disagree")
    assert lines(await guild.ask("chloe", "desk"))[0] == say("fr", "desk-heading", mine=0, theirs=1)


@pytest.mark.parametrize("crash", [False, True])
async def test_one_plays_from_the_desk_and_goes_on_to_the_next_board(guild: Guild, crash: bool) -> None:
    first, second = await guild.match("chloe", "alice"), await guild.match("chloe", "bruno")
    desk = await guild.ask("chloe", "desk")
    assert playable(desk) == ["1", "2"]
    panel = await press(guild, "chloe", desk, "desk-play")
    assert panel.id == desk.id
    await guild.sim.restart(crash=crash)
    assert "type" in actions(panel)
    opened = await guild.person("chloe").click(panel, custom_id=button(panel, "type"))
    answer = (await guild.person("chloe").submit_modal(opened, {"text": "30a-29a"})).response
    await guild.sim.settle()
    assert said(answer).endswith(say("fr", "move-stored", move="30a-29a"))
    assert labels(answer) == [say("fr", "button-next"), say("fr", "button-plans")]
    desk = await press(guild, "chloe", answer, "desk")
    assert (desk.id, playable(desk), matches(desk)) == (answer.id, ["2"], ["2", "1"])
    assert [playing.boards() for playing in (first, second)] == [
        ["trilithon-1-0.png", "trilithon-1-1.png"],
        ["trilithon-2-0.png"],
    ]


async def test_the_panel_that_leads_to_a_move_leads_back_to_the_desk(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno")
    desk = await guild.ask("alice", "desk")
    panel = await press(guild, "alice", desk, "desk-play")
    further = await playing.choose("alice", panel, 0)
    assert "desk" not in actions(further)
    before = next(custom_id for custom_id in controls(further) if custom_id.startswith("trilithon:back"))
    first = (await guild.person("alice").click(further, custom_id=before)).response
    back = await press(guild, "alice", first, "desk")
    assert (back.id, playable(back)) == (desk.id, ["1"])


async def test_only_what_waits_for_the_person_can_be_played(guild: Guild) -> None:
    playing = await guild.match("chloe", "alice")
    desk = await guild.ask("chloe", "desk")
    await playing.by_command("30a-29a")
    late = await press(guild, "chloe", desk, "desk-play")
    assert late.content == say("fr", "refusal-moved-on", match="1", link=link_of(playing.board, guild.sim.guild.id))
    assert playable(await guild.ask("chloe", "desk")) == []


@pytest.mark.parametrize(
    "people",
    [[Person("alice", "A" * 32), Person("bruno", "_*" * 16)], [Person("alice", "Ann"), Person("bruno", "Bob")]],
    ids=["long names", "short names"],
)
async def test_a_desk_of_many_boards_has_pages(guild: Guild) -> None:
    for _ in range(PAGE_SIZE + 2):
        await guild.match("alice", "bruno", game="contiguity-deluxe", clock="3d strict")
    desk = await guild.ask("alice", "desk")
    check_message(guild.sim.env.backend.messages[desk.channel_id][desk.id])
    assert lines(desk)[:2] == [
        say("en", "desk-heading", mine=PAGE_SIZE + 2, theirs=0),
        say("en", "page-of", page=1, pages=2),
    ]
    everything = [str(number) for number in range(1, PAGE_SIZE + 3)]
    assert playable(desk) == everything[:PAGE_SIZE]
    desk = await turn(guild, "alice", desk, "after")
    assert playable(desk) == everything[PAGE_SIZE:]
    assert playable(await turn(guild, "alice", desk, "before")) == everything[:PAGE_SIZE]


async def test_a_desk_that_is_left_open_shows_how_things_stand_when_it_is_used(guild: Guild) -> None:
    first, *_ = [await guild.match("chloe", "alice") for _ in range(PAGE_SIZE + 1)]
    desk = await guild.ask("chloe", "desk")
    await guild.press("alice", await first.ask("alice", "match resign"), "resign-yes")
    await guild.sim.restart(crash=True)
    desk = await turn(guild, "chloe", desk, "after")
    assert lines(desk)[0] == say("fr", "desk-heading", mine=PAGE_SIZE, theirs=0)
    assert playable(desk) == [str(number) for number in range(2, PAGE_SIZE + 2)]


async def test_the_desk_is_there_in_direct_messages_and_in_other_servers_too(guild: Guild) -> None:
    await guild.match("chloe", "alice")
    answer = (await guild.person("chloe").user.slash("desk")).response
    assert lines(answer)[0] == say("fr", "desk-heading", mine=1, theirs=0)
    elsewhere = guild.sim.env.create_guild("Elsewhere", preferred_locale="fr")
    channel = elsewhere.create_text_channel("jeux")
    chloe = elsewhere.add_member(guild.person("chloe").user)
    desk = (await chloe.slash(channel, "desk")).response
    assert lines(desk)[0] == say("fr", "desk-heading", mine=1, theirs=0)


async def test_one_has_one_desk_drawn_at_a_time(guild: Guild) -> None:
    await guild.match("alice", "chloe")
    answers = [
        result.response for result in await guild.sim.at_once(*(guild.sim.command("chloe", "desk") for _ in range(2)))
    ]
    refused, desk = sorted(answers, key=lambda answer: len(parts(answer)))
    assert playable(desk) == [] != matches(desk)
    assert refused.content == say("fr", "refusal-one-at-a-time", what="desk")


async def test_who_is_away_is_told_on_the_desk_of_those_who_wait(guild: Guild) -> None:
    await guild.match("chloe", "alice")
    await guild.ask("chloe", "settings away", days=3)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    absent = say("en", "time-absent", player="Chloé", at=f"<t:{end}:f>", left=f"<t:{end}:R>")
    assert absent in texts(sections(await guild.ask("alice", "desk"))[0])
    assert f"<t:{end}" not in said(await guild.ask("chloe", "desk"))


async def test_that_somebody_is_away_who_has_left_the_match_is_not_told(services: TestServices) -> None:
    offered = await services.challenge(BOB, CLEO, game=GAMES["druid-hex3"], player=0)
    for person in (BOB, CLEO):
        await services.challenges.accept(offered.id, person)
    for person in (BOB, CLEO):
        await services.absences.begin(person.user, 3)
    [match] = await services.matches.open_matches(ANN.user)
    assert [line for line in match_lines(match, ANN.user, "en") if "Cleo** is away" in line]
    await services.matches.resign(match.id, CLEO)
    [match] = await services.matches.open_matches(ANN.user)
    away = [line for line in match_lines(match, ANN.user, "en") if "is away" in line]
    assert [line.split("**")[1] for line in away] == ["Bob"]


@pytest.mark.parametrize(("away", "reader"), [("chloe", "alice"), ("alice", "chloe"), ("alice", "bruno")])
async def test_who_is_away_is_told_with_the_challenges_on_the_desks_of_all_others(
    guild: Guild, away: str, reader: str
) -> None:
    await guild.ask(away, "settings away", days=3)
    [(end,)] = guild.rows("SELECT ends_at FROM absences")
    await guild.challenge("alice", "chloe", game="druid-hex3")
    moment = {"at": f"<t:{end}:f>", "left": f"<t:{end}:R>"}
    absent = say(SPOKEN[reader], "time-absent", player={"alice": "Alice", "chloe": "Chloé"}[away], **moment)
    assert absent in texts(sections(await guild.ask(reader, "desk"))[0]).splitlines()
    assert f"<t:{end}" not in said(await guild.ask(away, "desk"))


# Who wants to play?


def seats(desk: Any) -> list[str]:
    """Return the ids of the challenges that a desk lets its owner accept, in order."""
    return [custom_id.split(":")[2] for custom_id in controls(desk) if custom_id.split(":")[1] == "desk-accept"]


async def test_open_challenges_of_the_server_are_found_and_accepted_on_the_desk(guild: Guild) -> None:
    await guild.challenge("alice", game="contigo")
    card = await guild.challenge("alice", clock="3d")
    desk = await guild.ask("chloe", "desk")
    assert f"### {say('fr', 'desk-seats')}" in lines(desk)
    newest, older = map(texts, sections(desk))
    where = link_of(card, guild.sim.guild.id)
    assert newest.splitlines()[0] == say(
        "fr", "desk-challenge-seats", challenger="Alice", free=1, game=f"[Contiguity]({where})"
    )
    assert "3" in newest.splitlines()[1]
    assert "Contigo" in older
    assert seats(desk) == ["2", "1"]
    await guild.sim.restart(crash=True)
    desk = await press(guild, "chloe", desk, "desk-accept")
    assert lines(desk)[0] == say("fr", "desk-accepted", challenger="Alice", game="Contiguity")
    await guild.sim.settle()
    assert seats(await guild.ask("chloe", "desk")) == ["1"]
    assert say("en", "card-accepted", taken=("Chloé",)) in said(guild.again(card))
    assert len(guild.sim.threads()) == 1


async def test_a_challenge_that_asks_by_name_is_accepted_on_the_desk_and_stands_there_once(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe", game="druid-hex3")
    desk = await guild.ask("chloe", "desk")
    assert seats(desk) == ["1"]
    await press(guild, "chloe", desk, "desk-accept")
    assert seats(await guild.ask("chloe", "desk")) == []
    assert seats(await guild.ask("bruno", "desk")) == ["1"]
    assert "Chloé accepted" in said(guild.again(card))


async def test_a_challenge_that_asks_by_name_is_declined_on_the_desk_with_a_reason(guild: Guild) -> None:
    card = await guild.challenge("alice", "chloe")
    asked = await guild.press("chloe", await guild.ask("chloe", "desk"), "desk-decline")
    desk = (await guild.person("chloe").submit_modal(asked, {"text": "Tomorrow!"})).response
    await guild.sim.settle()
    assert lines(desk)[0] == say("fr", "desk-declined", challenger="Alice", game="Contiguity")
    assert (seats(desk), guild.rows("SELECT status FROM challenges")) == ([], [("declined",)])
    assert say("en", "card-declined-note", player="Chloé", note="Tomorrow!") in said(guild.again(card))


async def test_an_open_challenge_has_nothing_to_decline(guild: Guild) -> None:
    await guild.challenge("alice")
    assert "desk-decline" not in actions(await guild.ask("chloe", "desk"))


async def test_whoever_is_late_for_a_seat_is_told_so_and_nothing_changes(guild: Guild) -> None:
    await guild.challenge("alice")
    desk = await guild.ask("chloe", "desk")
    await press(guild, "bruno", await guild.ask("bruno", "desk"), "desk-accept")
    before = guild.stored()
    late = await press(guild, "chloe", desk, "desk-accept")
    assert late.id == desk.id
    assert lines(late)[0] == say("fr", "refusal-challenge-closed", challenge="1", status="accepted")
    assert seats(late) == []
    assert guild.stored() == before


async def test_open_challenges_are_shown_only_where_they_are_and_to_whom_they_may_concern(guild: Guild) -> None:
    hidden = guild.sim.guild.create_text_channel("attic")
    await guild.sim.settle()
    await guild.ask("alice", "challenge", hidden, game="contiguity")
    await guild.challenge("alice")
    unseen = discord.Permissions(view_channel=True).value
    guild.sim.env.backend.set_overwrite(hidden.id, Overwrite(guild.sim.guild.id, OverwriteType.ROLE, 0, unseen))
    await guild.sim.settle()
    assert seats(await guild.ask("chloe", "desk")) == ["2"]
    assert seats(await guild.ask("alice", "desk")) == []
    assert seats((await guild.person("chloe").user.slash("desk")).response) == []
    elsewhere = guild.sim.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    chloe = elsewhere.add_member(guild.person("chloe").user)
    assert seats((await chloe.slash(channel, "desk")).response) == []


async def test_from_a_full_desk_a_button_leads_to_the_open_challenges(guild: Guild) -> None:
    for _ in range(2 * PAGE_SIZE):
        await guild.match("alice", "bruno")
    await guild.challenge("chloe")
    desk = await guild.ask("alice", "desk")
    assert (seats(desk), labels(desk)[-2]) == ([], say("en", "desk-seats"))
    assert seats(await turn(guild, "alice", desk, "seats")) != []
