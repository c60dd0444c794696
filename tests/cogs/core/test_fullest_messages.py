"""Messages at their fullest: whatever a match, a league or a person may have, there is room for their controls."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Final

import discord
import pytest

from cogs.analysis.analysis_lists import boards_message
from cogs.analysis.analysis_messages import thinking_picking
from cogs.analysis.analysis_panels import line_controls, place_controls
from cogs.analysis.analysis_views import Thinking
from cogs.archive.replay_messages import Page, page_controls
from cogs.challenges.levels import level_select
from cogs.clocks.notice_messages import notice_message
from cogs.core.controls import ROWS, WIDTH, Button, grouped, view
from cogs.core.preferences import Reader
from cogs.events.event_pages import EVENTS, Viewer, list_message
from cogs.events.league_messages import listed_as as league_listed
from cogs.events.league_pages import table_page
from cogs.events.tournament_messages import opening_message
from cogs.events.tournament_pages import matches_page, tournament_page
from cogs.events.tournament_words import listed_as as tournament_listed
from cogs.follows.follow_messages import follow_buttons
from cogs.help.rules_pages import RulesText, games_message, section_controls
from cogs.offers.offer_messages import offer_controls
from cogs.people.settings_panels import PAGES, personal_panel
from cogs.plans.plan_messages import plan_message
from cogs.playing.board_messages import Board, turn_controls
from cogs.playing.more_messages import more_controls
from cogs.playing.move_submission import played_message
from cogs.ratings.standing_messages import own_standings
from cogs.training.exercise_messages import Solver
from cogs.training.lesson_messages import lessons_message, overview_message
from cogs.training.puzzle_messages import numbers_message
from cogs.web.page_messages import HasPage
from engine import GAMES, MoveError, State
from locales import LANGUAGES
from matches import Analysis, AnalysisListing, Computer, Match, Notes, Notice, Offer, Person, Place, Preferences, Seat
from matches.analysis.analysis_models import LONGEST_NAME as LONGEST_BOARD_NAME
from matches.analysis.analysis_tree import Spot, StoredMove, build
from matches.challenges.preset_service import LONGEST_NAME
from matches.challenges.preset_service import MOST as MOST_PRESETS
from matches.core.clock import read_clock
from matches.core.rating import BEGINNER
from matches.core.terms import Terms
from matches.events.event_models import Part
from matches.events.league_models import Division, League, LeagueTerms, Season
from matches.events.tournament_models import Tournament, TournamentReport, TournamentTerms
from matches.people.block_service import MOST as MOST_BLOCKED
from matches.plans.plan_rules import MOST_LINES, Ahead, Line, LineStatus, Plan
from matches.playing.match_rules import is_repeated
from matches.ratings.rating_service import Placed, Standings
from tests.cogs.discord_limits import ROW, check_controls
from tests.cogs.discord_limits import walk as walk_parts
from tests.cogs.fullest import FULLEST, LEAGUE_PARTS, LONG, OWNER, STRANGER, TOURNAMENT_PARTS, some, tournaments
from tests.cogs.longest_messages import services
from tests.engine.random_matches import Setting, spread, walk
from tests.repetitions import few
from training.exercises import LONGEST_KEY
from training.lesson_service import Progress, StepProgress
from training.lessons import lesson
from training.puzzle_service import Numbers

Controls = discord.ui.View | None


# Matches in all their states.


def repeated(state: State) -> State | None:
    """Return a state like this one that stands for the third time; None if no two pieces can go to and fro."""
    for first in islice(state.legal_moves(), 20):
        for second in islice(state.play(first).legal_moves(), 20):
            there = first, second, *("-".join(reversed(move.split("-"))) for move in (first, second))
            try:
                again = state
                for move in there * 2:
                    again = again.play(move)
            except MoveError:
                continue
            if is_repeated(again):
                return again
    return None


@cache
def states(setting: Setting) -> tuple[State, ...]:
    """Return states of a match: its start, one in which something can be taken back, one that repeats, its ends."""
    played = walk(setting)
    calm = [state for state in played if not state.outcome]
    often = next((found for state in spread(tuple(calm), 8) if (found := repeated(state))), None)
    return tuple(filter(None, (calm[0], calm[-1], often, calm[-1].drop(0), played[-1])))


def matches(setting: Setting, language: str) -> Iterator[Match]:
    """Yield matches in all states, timed and not, with people and with computers, played here and imported."""
    timed, count = read_clock("3d"), setting.game.players
    for state, clock, level, importer in product(states(setting), ("", timed), (None, 1), (None, OWNER)):
        levels = [None, *[level] * (count - 1)]
        seats = tuple(
            Seat(player, Computer(level, name) if level else Person(OWNER - 2 * player, name))
            for player, (level, name) in enumerate((level, f"Name {player}") for player, level in enumerate(levels))
        )
        yield some(
            Match,
            id=LONG,
            terms=Terms.under(state, clock or read_clock("")),
            state=state,
            seats=seats,
            place=Place(LONG, LONG, LONG),
            language=language,
            imported_by=importer,
            turn_at=0,
            overdue_at=0,
            moved_at=0,
            planned=(),
            unplanned={},
        )


def about_matches(match: Match, language: str) -> Iterator[Controls]:
    """Yield the controls of all messages about a match, for a player, a stranger, and where it counts the importer."""
    yield turn_controls(match, [HasPage()])
    if match.mover and match.state.entry:
        yield played_message(match, language).controls
        yield notice_message(some(Notice, kind="late", match=match, preferences=Preferences()), language).controls
    for user in (*(seat.user for seat in match.people), STRANGER):
        yield more_controls(match, match.entries, user, language)
        yield view(*follow_buttons(Board(match, language, user)))
        page = Page(match.id, match.entries // 2, 1, 0)
        yield page_controls(match, page, language, 0, user, [HasPage()])
    for status in ("open", "accepted"):
        yield offer_controls(some(Offer, id=LONG, match=match, player=0, text="pause 2", agreed=(), status=status))
    lines = tuple(
        LineStatus(Line(0, number, 0, ("a1-b2",) * 8), (f"a{number}",) * 8, Ahead(match.state, 0))
        for number in range(MOST_LINES)
    )
    for shown in (lines, lines[1:], ()):
        yield plan_message(Plan(match, match.seats[0], shown), language).controls


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", few(FULLEST, every=4), ids=str)
def test_messages_about_a_match_have_room_for_all_that_can_be_done(setting: Setting, language: str) -> None:
    for match in matches(setting, language):
        for controls in about_matches(match, language):
            check_room(controls)


def test_a_draw_can_be_claimed_in_some_of_these_matches_while_everything_else_can_be_asked_for_too() -> None:
    relocating = next(setting for setting in FULLEST if setting.game_id == "contiguity-deluxe" and setting.terms)
    asked = [
        {child.custom_id.split(":")[1] for child in more_controls(match, match.entries, OWNER, "en").children}  # type: ignore[attr-defined]
        for match in matches(relocating, "en")
    ]
    assert any(names >= {"draw", "claim-draw", "takeback", "pause", "resign", "learn-options"} for names in asked)


# The thinking board.


def thinkings(setting: Setting, language: str) -> Iterator[Thinking]:
    """Yield places of thinking boards, of matches and of one's own: with many moves tried, and at an end."""
    for state in states(setting):
        match = next(each for each in matches(setting, language) if each.mover) if not state.outcome else None
        if match:
            match = replace(match, state=state)
        past = state.past()
        moves = [*islice(state.legal_moves(), 40)]
        stored = [StoredMove(number, Spot(state.length if match else 0), move) for number, move in enumerate(moves, 1)]
        tree = build(past if match else past[:1], stored)
        analysis = Analysis(OWNER, LONG, match, "n" * LONGEST_BOARD_NAME, past[0], tree)
        solver = some(Solver, reader=Reader(language), occasion=996)
        place = tree.current if match else tree.nodes[-1]
        yield Thinking(analysis, place, state if match else past[0], Notes(), solver, 5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", few(FULLEST, every=4), ids=str)
def test_the_thinking_board_has_room_for_all_that_can_be_done(setting: Setting, language: str) -> None:
    for thinking in thinkings(setting, language):
        check_room(line_controls(thinking))
        page = Button.to("touch-think", *thinking.moment[:2], label="Board")
        check_room(place_controls(thinking, OWNER, [page], alone=False))
        check_room(view(*thinking_picking(thinking).exits))
    listings = [
        AnalysisListing(LONG - number, number or None, "n" * LONGEST_BOARD_NAME, thinking.analysis.game, "", 9, 0)
        for number in range(30)
    ]
    check_room(boards_message(listings, 1, language, 996).controls)


# Other messages.


def about_lists(language: str) -> Iterator[Controls]:
    """Yield the controls of messages that list games, lessons, leagues or people, each with the most that there is."""
    solver = some(Solver, reader=Reader(language), occasion=996)
    progress = {
        game: Progress(lesson(game), dict.fromkeys(lesson(game).steps, StepProgress(9, hinted=True, done=done)))
        for game, done in product(GAMES, (False, True))
        if lesson(game).core
    }
    yield lessons_message(solver, progress).controls
    yield from (overview_message(solver, each).controls for each in progress.values())
    back = Button.to("exercise", "k" * LONGEST_KEY, label="Back")
    yield numbers_message(solver, {game: Numbers(game) for game in GAMES}, back).controls
    yield games_message(language).controls
    yield view(level_select(language, "fill-seats", LONG))
    for game in GAMES.values():
        for text in (RulesText(game), RulesText(game, LONG)):
            yield from (section_controls(text, slug, language) for slug in text.sections(language))
        own = Placed(Person(OWNER, "Name"), BEGINNER, 9, 9_000)
        further = [
            Button.to("standings-here", game.id, 999, label="Show it here"),
            Button.to("results", label="My results"),
        ]
        yield own_standings(language, Standings(game, 9, 99, 9_999, (), own, is_listed=True), further).controls
    blocked = [Person(LONG - number, "n" * 32) for number in range(MOST_BLOCKED)]
    presets = [f"{number:0{LONGEST_NAME}}" for number in range(MOST_PRESETS)]
    for page in PAGES:
        yield personal_panel(language, Preferences(), page, presets, blocked).controls
    terms = some(LeagueTerms, name="n" * 40, match=Terms(GAMES["contiguity"]))
    leagues = [some(League, id=LONG - number, terms=terms, joined=0, season=0) for number in range(3 * EVENTS)]
    yield list_message(language, "league", leagues, 1, league_listed).controls
    held = some(TournamentTerms, name="n" * 40, match=Terms(GAMES["contiguity"]), kind="swiss")
    cups = [some(Tournament, id=LONG - number, terms=held, joined=0, is_ended=True) for number in range(3 * EVENTS)]
    yield list_message(language, "tournament", cups, 1, tournament_listed).controls


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_have_room_for_their_controls(language: str) -> None:
    for controls in about_lists(language):
        check_room(controls)


FILLED: Final = {
    *("turn_controls", "played_message", "_controls", "more_controls", "page_controls"),
    *("offer_controls", "plan_message", "_list_controls", "lessons_message", "overview_message", "steps_select"),
    *("numbers_message", "_games_select", "level_select", "section_controls", "own_standings", "_games"),
    *("line_controls", "place_controls", "_places_select", "boards_message", "_board_select"),
    *("_panel", "_select", "_forget", "_unblock", "list_message"),
}
"""The functions with a varying number of controls that are called above."""
FEW: Final = {
    "why_message": "a button for each of five lines, and two ways on",
    "why_line_message": "two steps, and two ways on",
    "nothing_message": "the standings or nothing",
    "show_board": "Follow and Think",
    "which_message": "one select, of as many matches as fit",
    "sent_message": "the terms, and keeping them",
    "begun_message": "keeping the terms",
    "_question": "a level, a side, friends, and anybody",
    "_side_select": "each player, and drawn",
    "point_message": "the other move, trying, playing on, thinking, and the way back",
    "comment_modal": "a picture or a film",
    "board_message": "open, rename, delete, and the list",
    "thinking_message": "both ways, the line, and more",
    "advice_message": "three moves, and the way back",
    "panel_message": "both ways to hear of a match, its end, and the list",
    "missed_message": "again, a hint, and the steps",
    "done_message": "the next step or a match, the steps, and Think",
    "line_message": "of a puzzle two ways, again, and five more; of a plan five",
    "ended_message": "seven at most",
    "tried_message": "again, the better move, and the way back",
    "refusal_message": "three matches and the desk",
    "more_message": "of a challenge: the rules and two ways to learn; two about its seats, and one more",
    "review_message": "three turning points, and those of everybody",
    "results_message": "what its commands have",
    "teams_message": "two buttons and two selects, or a button for each of four teams",
    "votes_message": "two pages, voting, and closing the vote",
    "play_question": "twenty moves, and keeping the vote open",
    "why_modal": "two ways to treat a comment",
    "_hours": "eight lengths of time",
    "choice_controls": "a channel, the games for two, the paces, and two switches",
    "_secrecy": "two ways to vote",
    "desk_message": "two pages, the free seats, the page, the followed matches, and the boards to think on",
    "privacy": "the file, signing out, and the deletion",
}
"""Those that never have more controls than their rows, and what they have."""
ELSEWHERE: Final = {
    "step_controls": "test_move_steps.py",
    "step_select": "test_move_steps.py",
    "preview_message": "test_move_steps.py",
    "_daily_controls": "test_settings_commands.py",
    "_parts": "test_challenge_commands.py",
    **dict.fromkeys(("_terms", "_choice"), "test_counter_challenges.py"),
}
"""Those that other tests fill."""


def test_every_function_whose_controls_vary_in_number_is_filled_here_or_elsewhere() -> None:
    assert {*makers()} == FILLED | FEW.keys() | ELSEWHERE.keys()


def makers() -> Iterator[str]:
    """Yield the names of the functions that put a varying number of controls together, or make a select."""
    for file in {*Path("cogs").rglob("*.py")} - {Path("cogs/core/controls.py")}:
        for made in ast.walk(ast.parse(file.read_text())):
            if isinstance(made, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(varies, ast.walk(made))):
                yield made.name


def varies(node: ast.AST) -> bool:
    """Return whether a piece of code makes rows of controls of which there may be more or fewer, or a select."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr == "Select"
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return name in ("grouped", "select") or (
        name == "view" and any(isinstance(each, ast.Starred) for each in node.args)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", LEAGUE_PARTS)
def test_the_page_of_a_league_has_room_for_all_seasons_and_divisions(part: Part, language: str) -> None:
    clock = read_clock("3d")
    terms = some(LeagueTerms, name="n" * 40, match=Terms(GAMES["contiguity"], "", clock), size=8, at_once=3, days=90)
    known = {"terms": terms, "language": language, "season": 60, "is_running": True, "ends_at": 0, "playing": 99}
    divisions = [some(Division, number=number, standings=(), fixtures=()) for number in range(1, 41)]
    viewer, season = Viewer(Reader(language), OWNER, part, manages=True), some(Season, number=30, divisions=divisions)
    page = table_page(viewer, some(League, id=LONG, **known), season, 20, ())
    parts = [*walk_parts(page.send_arguments()["view"].to_components())]
    assert len(parts) <= 40
    assert all(len(each["components"]) <= WIDTH for each in parts if each["type"] == ROW)
    check_controls([each for each in parts if "custom_id" in each])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", TOURNAMENT_PARTS)
async def test_the_pages_and_cards_of_tournaments_have_room_for_all_that_can_be_done(part: Part, language: str) -> None:
    bot = services()
    for tournament, standing in tournaments(language):
        viewer = Viewer(Reader(language), OWNER, part, manages=True)
        pages = [await tournament_page(viewer, tournament, (), standing, None)]
        pages += [matches_page(viewer, standing, 1)] if standing else []
        report = TournamentReport(LONG, "opening", 0, 1, tournament, (), standing)
        for page in (*pages, await opening_message(bot, report)):
            parts = [*walk_parts(page.send_arguments()["view"].to_components())]
            assert len(parts) <= 40
            assert all(len(each["components"]) <= WIDTH for each in parts if each["type"] == ROW)
            check_controls([each for each in parts if "custom_id" in each])


def check_room(controls: Controls) -> None:
    """Assert that Discord takes controls."""
    rows = controls.to_components() if controls else []
    assert len(rows) <= ROWS
    assert all(len(row["components"]) <= (1 if "options" in row["components"][0] else WIDTH) for row in rows)
    check_controls([part for row in rows for part in row["components"]])


# Rows.


@pytest.mark.parametrize(
    ("groups", "rows"),
    [
        ((2, 3), [2, 3]),
        ((0, 5, 0, 1), [5, 1]),
        ((6, 7, 1), [3, 3, 3, 4, 1]),
        ((6, 6, 6), [5, 5, 5, 3]),
        ((11, 6, 8), [5, 5, 5, 5, 5]),
    ],
)
def test_groups_begin_rows_of_their_own_as_long_as_there_is_room(groups: tuple[int, ...], rows: list[int]) -> None:
    made = grouped(
        *([Button.to("x", group, number, label="x") for number in range(size)] for group, size in enumerate(groups))
    )
    assert [len(row["components"]) for row in made.to_components()] == rows
