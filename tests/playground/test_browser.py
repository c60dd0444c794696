"""The playground in a real browser: two people in one tab or in two, with a bot for the test and with the real one."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from discord.ext import commands

from cogs.playing.step_controls import candidates
from engine import GAMES, State
from locales import say
from playground.browser import PHONE, WIDE, Visitor
from playground.fixtures import add_fixtures
from playground.page import Playground, opened
from playground.simulation import Simulation
from renderer import View, describe
from runtime.discord_client import create_bot
from runtime.settings import Settings
from tests.playground.browser import browser
from tests.playground.demo_bot import DemoBot

pytestmark = pytest.mark.exhaustive


@dataclass(frozen=True)
class Story:
    """What a bot lets two people do: one runs a command, the other takes a button, and both meet in a thread."""

    make_bot: Callable[[], commands.Bot]
    command: str = "/offer"
    button: str = "Take it"
    answer: str = "Taken by Bruno."
    thread: str = "Match 1"
    picture: str = "A chequered board"


@pytest.fixture
def story() -> Story:
    return Story(DemoBot)


@pytest.fixture
async def page(story: Story) -> AsyncIterator[Playground]:
    async with Simulation(story.make_bot, owner="alice", starts_at=datetime.now(UTC)) as sim, opened(sim) as page:
        yield page


@pytest.fixture
async def real_bot_page(tmp_path: Path) -> AsyncIterator[Playground]:
    """Serve the page of the real bot, with the fixtures of `make play`."""
    settings = Settings(data_dir=tmp_path, database_url=f"sqlite+aiosqlite:///{tmp_path}/playground.db", _env_file=None)
    now = datetime.now(UTC)
    async with Simulation(lambda: create_bot(settings), owner="alice", starts_at=now) as sim:
        add_fixtures(sim, "en")
        async with opened(sim) as page:
            yield page


async def test_a_select_shows_the_choice_of_the_one_that_has_taken_its_place(real_bot_page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        await alice.type_command("/settings me")
        await alice.choose(say("en", "settings-at-once-played"))
        await alice.click(say("en", "settings-notices"))
        await alice.sees_chosen(say("en", "settings-notify-thread"), say("en", "settings-lead-12h"))


async def test_one_tab_two_people(story: Story, page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, WIDE)
        assert await visitor.person() == "Alice (English)"
        assert not await visitor.hint.is_visible()

        await visitor.type_command(story.command)
        await visitor.become("Bruno (English)")
        await visitor.click(story.button)
        await visitor.sees(story.answer)
        await visitor.follow_link(story.thread)
        await visitor.sees_picture(story.picture)
        await visitor.hint.get_by_role("button").click()
        assert not await visitor.hint.is_visible()

        await visitor.become("Alice (English) ●")
        await visitor.sees_picture(story.picture)


async def test_two_tabs_two_people_one_on_a_phone(story: Story, page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, page, WIDE)
        bruno = await Visitor.arrive(chromium, page, PHONE)
        assert await bruno.person() == "Bruno (English)"

        await alice.type_command(story.command)
        await bruno.click(story.button)
        await alice.sees(story.answer)
        await alice.choose_channel(story.thread)
        await alice.sees_picture(story.picture)

        await bruno.open_drawer()
        await bruno.choose_channel(story.thread)
        await bruno.sees_picture(story.picture)


async def test_a_message_becomes_a_layout_whose_pictures_buttons_selects_and_modal_work(page: Playground):
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, page, WIDE)
        bruno = await Visitor.arrive(chromium, page, PHONE)
        await alice.type_command("/unfold")
        await alice.sees("There is more to see.")
        await alice.misses_pictures(3)
        await alice.click("Unfold")
        for visitor in (alice, bruno):
            await visitor.sees("A line with bold letters")
            for description in ("A small board", "Board 0", "Board 1", "Board 2"):
                await visitor.sees_picture(description)

        await bruno.click("Press me")
        await bruno.sees("Pressed.")
        await bruno.choose("2")
        await alice.conversation.get_by_alt_text("Board 2").wait_for(state="detached")
        await alice.sees_picture("Board 1")
        await alice.reply("Board 1", "Very nice")
        await alice.conversation.locator(".reply-excerpt").get_by_text("What stands outside.").wait_for()
        await bruno.click("Order")
        await bruno.fill_in(choice="Oak", text="Bruno")
        await alice.sees("Oak for Bruno")


def alt_text(state: State, **marks: Any) -> str:
    """Return the alt text of a board between Alice and Bruno."""
    return describe(state, View(names=("Alice", "Bruno"), **marks))


async def test_a_match_with_the_real_bot_is_played_by_modal_command_reply_and_choice(real_bot_page: Playground):
    accept, move, type_button = (say("en", f"button-{name}") for name in ("accept", "move", "type"))
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        bruno = await Visitor.arrive(chromium, real_bot_page, PHONE)

        await alice.type_command("/challenge", game="Contiguity", opponent="Bruno", side="White")
        await bruno.click(accept)
        await alice.choose_channel("Contiguity")
        await alice.sees_picture(alt_text(board))
        await bruno.open_drawer()
        await bruno.choose_channel("Contiguity")
        await bruno.sees_picture(alt_text(board))

        refused = alt_text(board, refused=("30a", "1c"))
        await alice.write_in_modal(move, type_button, text="30a-1c")
        await alice.sees("Only you can see this")
        await alice.sees_picture(refused)

        await alice.write_in_modal(move, type_button, text="30a-29a")
        board = board.play("30a-29a")
        await bruno.sees_picture(alt_text(board))
        await bruno.sees_nothing_of(refused)

        await bruno.type_command("/move", move="1a-28a")
        board = board.play("1a-28a")
        await alice.sees_picture(alt_text(board))

        await alice.reply(alt_text(board), "2c-2d")
        board = board.play("2c-2d")
        await bruno.sees_picture(alt_text(board))

        await bruno.click(move)
        await bruno.click("1c")
        ways = candidates(board, board.half_move("1c-").question())
        await bruno.sees_picture(alt_text(board, typed="1c-", numbered=tuple(ways.values())))
        await bruno.click(f"{1 + [*ways.values()].index(('1c', '3c'))} · 3c")
        board = board.play("1c-3c")
        await bruno.sees_picture(alt_text(board))
        await alice.sees_nothing_of(alt_text(board))
        await bruno.click(say("en", "button-confirm"))
        await alice.sees_picture(alt_text(board))


async def test_a_newcomer_without_a_mouse_has_a_match_at_once_and_plays_both_sides_of_it(real_bot_page: Playground):
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, real_bot_page, PHONE)
        await visitor.press("Contiguity, with Bruno")
        await visitor.sees_picture(alt_text(board))
        await visitor.write_in_modal(*(say("en", f"button-{name}") for name in ("move", "type")), text="30a-29a")
        await visitor.press(say("en", "playground-become", name="Bruno"))
        assert await visitor.person() == "Bruno (English)"
        board = board.play("30a-29a")
        await visitor.sees_picture(alt_text(board))

        await visitor.press(say("en", "playground-new-match"))
        await visitor.press("Druid Hex for three, with")
        await visitor.sees_picture(describe(GAMES["druid-hex3"].start(), View(names=("Bruno", "Alice", "Chloé"))))


async def test_the_client_speaks_the_language_of_whoever_reads(page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, PHONE)
        await visitor.become("Chloé (français)")
        await visitor.type_command("/form")
        await visitor.sees_form("Annuler", "Fermer le formulaire")
        await visitor.close_form()
        await visitor.type_command("/language")
        await visitor.sees("Visible par toi seulement")
        await visitor.become("Alice (English)")
        await visitor.type_command("/language")
        await visitor.sees("Only you can see this")
        await visitor.type_command("/form")
        await visitor.sees_form("Cancel", "Close modal")
        await visitor.close_form()
        await visitor.become("Chloé (français)")
        await visitor.sees_suggested("/pick", "word", "contiguity")


async def test_a_mentioned_command_is_named_as_the_reader_types_it_and_pressed_stands_in_the_box(
    real_bot_page: Playground,
):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, real_bot_page, WIDE)
        await visitor.type_command("/help")
        await visitor.takes_command("/challenge")
        await visitor.become("Chloé (français)")
        await visitor.type_command("/aide")
        await visitor.click("Toutes les commandes")
        await visitor.takes_command("/partie reprendre")


async def test_what_the_bot_does_not_hear_in_a_thread_is_said_not_to_be_heard(page: Playground):
    async with browser() as chromium:
        visitor = await Visitor.arrive(chromium, page, PHONE)
        unheard = visitor.notice.get_by_text(say("en", "playground-unheard"))
        await visitor.type_command("/offer")
        await visitor.click("Take it")
        await visitor.write("Hello")
        await visitor.sees("Hello")
        assert not await unheard.count()
        await visitor.follow_link("Match 1")
        await visitor.sees_picture("A chequered board")
        await visitor.write("30b-5b")
        await unheard.wait_for()
        await visitor.reply("A chequered board", "30b-5b")
        await visitor.notice.wait_for(state="hidden")


async def test_friends_play_where_the_bot_is_no_member_and_read_the_record_in_again(
    real_bot_page: Playground, tmp_path: Path
):
    accept, move, type_button, more, record = (
        say("en", f"button-{name}") for name in ("accept", "move", "type", "more", "record")
    )
    board = GAMES["contiguity"].start()
    async with browser() as chromium:
        alice = await Visitor.arrive(chromium, real_bot_page, WIDE)
        bruno = await Visitor.arrive(chromium, real_bot_page, PHONE)
        await alice.choose_channel("Bruno, Chloé")
        await alice.type_command("/challenge", game="Contiguity", opponent="Bruno", side="White")
        await bruno.open_drawer()
        await bruno.choose_channel("Alice, Chloé")
        await bruno.click(accept)

        await alice.write_in_modal(move, type_button, text="30a-29a")
        board = board.play("30a-29a")
        await bruno.sees_picture(alt_text(board))
        await bruno.type_command("/move", move="1a-28a")
        board = board.play("1a-28a")
        await alice.sees_picture(alt_text(board))

        await alice.click(more)
        await alice.click(record)
        file = await alice.download(tmp_path)
        assert "1a-28a" in file.read_text("utf-8")
        await bruno.type_command("/match import", record=file)
        names = ("Alice", "Bruno")
        await bruno.sees(say("en", "view-page", id="2", game="Contiguity", names=names, ply=0, last=2, stands=True))
        await bruno.type_command("/match import")
        await bruno.upload_in_modal(file)
        await bruno.sees(say("en", "view-page", id="3", game="Contiguity", names=names, ply=0, last=2, stands=True))
