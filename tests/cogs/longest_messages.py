"""All messages and modals, made with the longest names, ids and numbers."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import islice, product
from types import SimpleNamespace
from typing import Any, Final, TypeAlias, get_args
from unittest.mock import AsyncMock, Mock

import discord

import locales
from cogs.analysis.analysis_lists import board_message, boards_message
from cogs.analysis.analysis_messages import thinking_message
from cogs.analysis.analysis_panels import advice_message
from cogs.analysis.analysis_panels import line_message as line_of_board
from cogs.analysis.analysis_panels import more_message as more_of_board
from cogs.analysis.analysis_views import Thinking
from cogs.analysis.notes import noted_message
from cogs.archive.importing import import_modal
from cogs.archive.replay_messages import Page, page_message, played_on_text
from cogs.challenges.challenge_cards import (
    another_message,
    begun_message,
    card_message,
    decline_modal,
    fill_message,
    sent_message,
)
from cogs.challenges.challenge_cards import more_message as more_of_card
from cogs.challenges.challenge_corrections import (
    correction_message,
    correction_modal,
)
from cogs.challenges.counters import counter_modal
from cogs.challenges.terms_form import LONGEST
from cogs.challenges.typed_terms import TEXTS, Command, Typed
from cogs.clocks.notice_messages import notice_message
from cogs.computers.hint_messages import hint_message
from cogs.computers.review_messages import point_message, review_message, waiting_message
from cogs.core.controls import Button
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.desk.desk_messages import desk_message
from cogs.events.event_messages import short_name
from cogs.events.event_pages import EVENTS, Viewer, list_message, question
from cogs.events.event_pages import done_message as event_done
from cogs.events.event_posts import report_message
from cogs.events.league_messages import listed_as as league_listed
from cogs.events.league_pages import fixtures_page, mine_page, table_page
from cogs.events.tournament_pages import matches_page, tournament_page
from cogs.events.tournament_words import listed_as as tournament_listed
from cogs.follows.follow_messages import (
    digest_message,
    end_message,
    greeting,
    panel_message,
    stopped_message,
)
from cogs.follows.follow_messages import list_message as follows_message
from cogs.help.help_pages import PAGES as HELP_PAGES
from cogs.help.help_pages import help_message
from cogs.help.rules_pages import RulesText, games_message, section_message
from cogs.offers.offer_messages import offer_message
from cogs.people.settings_panels import (
    FURTHER_PAGES,
    PAGES,
    SERVER_PAGES,
    TEXT_INPUTS,
    load_server_panel,
    personal_panel,
    settings_modal,
)
from cogs.plans.plan_messages import ANSWER_WORDS, REPLY_WORDS, line_message, plan_message, write_modal
from cogs.playing.board_messages import turn_message
from cogs.playing.match_lookup import located_in
from cogs.playing.more_messages import more_message
from cogs.playing.move_steps import move_modal, step_message
from cogs.playing.move_submission import played_message, refusal_message
from cogs.playing.picking import VOTE_WORDS, PickWords, match_picking
from cogs.posting.post import with_reason
from cogs.ratings.result_messages import Telling, nothing_message, results_message
from cogs.ratings.standing_messages import own_ratings, own_standings
from cogs.teams.agreement_messages import agreement_message
from cogs.teams.ballot_messages import play_question_message, voted_message, votes_message, why_modal
from cogs.teams.motion_messages import motion_message, motion_voted
from cogs.teams.server_match_messages import begun_message as server_match_message
from cogs.teams.server_match_messages import rested_message, woken_message
from cogs.teams.team_messages import teams_message
from cogs.teams.team_messages import terms_modal as team_modal
from cogs.training.daily_messages import daily_message
from cogs.training.exercise_messages import Solver
from cogs.training.lesson_messages import (
    LESSON_STEPS,
    done_message,
    exercise_of,
    lessons_message,
    overview_message,
)
from cogs.training.puzzle_messages import numbers_message, stand_message, why_line_message, why_message
from cogs.web.page_messages import link_message
from engine import GAMES, MoveError, OptionError, State
from matches import (
    Advice,
    AdvisedMove,
    Analysis,
    AnalysisListing,
    Desk,
    Digest,
    Explained,
    Fact,
    Follow,
    FollowedEnd,
    Following,
    Hint,
    Listing,
    Match,
    Notes,
    Notice,
    Offer,
    OfferListing,
    Preferences,
    Reading,
    Server,
    Told,
    TurningPoint,
)
from matches.acts.acts import read_act
from matches.analysis.analysis_models import LONGEST_NAME as LONGEST_BOARD_NAME
from matches.analysis.analysis_models import LONGEST_NOTE, MOST_POSITIONS, position_id
from matches.analysis.analysis_tree import Spot, StoredMove, build
from matches.challenges.preset_service import MOST as MOST_PRESETS
from matches.clocks.absence_service import Absence
from matches.core.clock import DAY, HOUR
from matches.core.models import Ballot, Proposal, Team
from matches.core.time_spans import Span
from matches.events.event_models import Member
from matches.events.league_models import LeagueReport
from matches.events.tournament_models import TournamentReport
from matches.people.block_service import MOST as MOST_BLOCKED
from matches.plans.plan_rules import MOST_LINES, Ahead, Line, LineStatus, Plan
from matches.ratings.rating_service import PAGE, OwnRating, Placed, Standings
from matches.ratings.results_service import Counts, Ended, Results, Streaks
from matches.teams.server_match_service import ServerMatch
from matches.teams.team_models import Agreement, Motion, Roster, TeamMember, TopVoter
from matches.teams.team_rules import LONGEST_COMMENT, MOST_COMMENTS, MOST_MEMBERS, MOST_THANKED
from matches.teams.team_rules import LONGEST_NAME as LONGEST_TEAM_NAME
from renderer import View, text_board
from tests.cogs.fullest import (
    CLOCK,
    FULLEST,
    LEAGUE_PARTS,
    LONG,
    LONGEST_MOVE,
    MANY,
    NOW,
    OWNER,
    RATING,
    STRANGER,
    TOURNAMENT_PARTS,
    ZONE,
    challenges,
    leagues,
    listing,
    matches,
    name,
    person,
    season,
    some,
    tournaments,
)
from tests.engine.random_matches import Setting, walk
from training.daily_service import MOST_NAMED, Daily, DailyReport, DailySettings, Solvers
from training.exercises import LONGEST_KEY
from training.lesson_service import Progress, StepProgress, Tried
from training.lessons import lesson
from training.puzzle_service import Numbers, Stand, Why
from training.puzzles import puzzles_of
from training.solving import Solving
from wording.facts import MOST_FACTS
from wording.formatting import explain, names_of, place_link

Messages: TypeAlias = AsyncIterator[tuple[str, Message]]


async def about_match(match: Match, language: str) -> Messages:
    """Yield the messages about a match, for everybody, a player, and a stranger."""
    reader = Reader(language)
    turn = await turn_message(match)
    moved = locales.say(language, "place-without-token", channel=place_link(match.place))
    shown = text_board(match.state, View(names=names_of(language, match), language=language))
    yield "turn", with_reason(moved, turn)
    yield "text", located_in(None, language, match, OWNER, Message(f"```\n{shown}\n```"))
    for user in (OWNER, STRANGER):
        yield "more", located_in(None, language, match, user, more_message(match, match.entries - 1, user, language))
    yield "page", await page_message(match, Page(match.id, match.entries, 1, 0), reader, OWNER)
    yield "page", await page_message(match, Page(match.id, match.entries - 1, 1, 0), reader, OWNER)
    for text in ("draw agreed", "takeback 1", "pause 30"):
        for status in ("open", "accepted", "declined", "withdrawn", "lapsed"):
            if match.entries:
                offer = Offer(LONG, match, match.entries, 0, text, status, (1,), match.game.players - 1, LONG, LONG)
                yield f"offer {text}", offer_message(offer)
    following = Following(match, True, NOW, True)
    yield "follow", panel_message(following, language)
    yield "follow", greeting(following, language)
    yield "follow", stopped_message(LONG, language)
    if match.state.outcome:
        yield "played on", Message(played_on_text(match, match, language))
        yield "followed end", await end_message(FollowedEnd(match, OWNER, Preferences(language)))
        return
    yield "played", played_message(match, language, MANY)
    for about in (about_time, about_choices, about_thoughts):
        async for found in about(match, language):
            yield found


TEAM: Final = Team(LONG, "W" * LONGEST_TEAM_NAME, "role", LONG, 168, True, MOST_MEMBERS)
MEMBER: Final = TeamMember(OWNER, name(0), True, True, NOW)
SERVER_MATCH: Final = ServerMatch(
    LONG, "*" * LONGEST_TEAM_NAME, True, LONG, "contiguity-deluxe", 24, "fr", MANY, LONG, None, 7, MANY, MANY, MANY, NOW
)


def team_match(match: Match) -> Match:
    """Return a match all of whose seats are those of teams."""
    seats = tuple(replace(seat, holder=TEAM, member=OWNER) for seat in match.seats)
    return replace(match, seats=seats, ballot=ballot(match) if match.mover else None)


def ballot(match: Match, closed_at: int | None = None) -> Ballot:
    """Return a ballot with as many long moves as there may be members, each with as many comments as are kept."""
    names, comments = tuple(map(name, range(MOST_COMMENTS))), ((name(0), "W" * LONGEST_COMMENT),) * MOST_COMMENTS
    proposal = Proposal(LONGEST_MOVE, MANY, NOW, names, comments, comments[0])
    mover = match.mover.player if match.mover else 0
    known = {"proposals": (proposal,) * MOST_MEMBERS, "is_member": True, "is_captain": True}
    return Ballot(LONG, LONG, match.entries + 1, mover, NOW, NOW + DAY, NOW + HOUR, closed_at, MANY, **known)


async def about_teams(match: Match, language: str) -> Messages:
    """Yield the messages about a match between teams: boards, votes, the teams themselves, and other decisions."""
    played = team_match(match)
    thanked = [TopVoter(seat.player, name(number), MANY) for seat in played.seats for number in range(MOST_THANKED)]
    told = [ballot(played, NOW)] * 2 + [ballot(played)]
    yield "team turn", await turn_message(played, news=[*told, *thanked])
    agreed = [Agreement(1, seat.player, LONGEST_MOVE, MOST_MEMBERS - 1, MOST_MEMBERS) for seat in played.seats]
    message = await agreement_message(played, agreed, Reader(language))
    yield "agreement", located_in(None, language, played, OWNER, message)
    roster = Roster(TEAM, MEMBER, (MEMBER,) * 25, (), None, LONG, MEMBER)
    for own in (MEMBER, None):
        rosters = [replace(roster, own=own)] * match.game.players
        yield "teams", located_in(None, language, played, OWNER, teams_message(rosters, language, "W" * 99))
    yield "server's match", server_match_message(SERVER_MATCH, listing(played), TEAM)
    for told in (rested_message, woken_message):
        yield "server's match", told(SERVER_MATCH, language)
    if played.mover is None:
        return
    open_ballot = replace(ballot(played), own=LONGEST_MOVE)
    for closed in (None, NOW):
        told = voted_message(played, replace(open_ballot, closed_at=closed), language, "W" * LONGEST_COMMENT)
        yield "voted", located_in(None, language, played, OWNER, told)
    yield "votes", located_in(None, language, played, OWNER, votes_message(played, ballot(played), language, 3))
    yield "tie", located_in(None, language, played, OWNER, play_question_message(played, ballot(played), language))
    for text in ("draw", "repetition", "takeback", "pause 30", "resign", "timeout", f"answer {LONG}"):
        offer = Offer(LONG, played, 1, 0, "pause 30", "open", (), None, LONG, LONG) if "answer" in text else None
        for status in ("open", "carried", "rejected", "lapsed"):
            motion = Motion(LONG, LONG, 1, 0, read_act(text), status, MANY, MANY, MANY)
            yield f"motion {status}", motion_message(motion, played, language, offer)
            yield "motion voted", located_in(None, language, played, OWNER, motion_voted(motion, played, language))


async def about_time(match: Match, language: str) -> Messages:
    """Yield the notices of a running match."""
    assert match.mover
    for kind in ("direct_message", "reminder", "late", "nudge", "day", "pause", "away", "back"):
        absence = (
            Absence(LONG, match.mover.user, Span(NOW, NOW + DAY), None, MANY) if kind in ("away", "back") else None
        )
        yield f"notice {kind}", notice_message(Notice(kind, match, Preferences(), absence), language)


async def about_choices(match: Match, language: str) -> Messages:
    """Yield the messages that lead to a move or a planned answer."""
    reader, first, move = Reader(language), match.seats[0], next(match.state.legal_moves())
    planned = LineStatus(Line(0, 0, 0, (move,)), (move,) * 8, Ahead(match.state, first.player))
    for lines in ((planned,) * MOST_LINES, (planned,), ()):
        plan = Plan(match, first, lines)
        yield "plan", plan_message(plan, language, locales.say(language, "plan-write-label"))
    if first != match.mover:
        yield "plan line", await line_message(plan, replace(planned, moves=(move,)), reader)
    yield "pick", await step_message(match_picking(match, reader), ())
    for typed in ("*" * 40, move * 2) if match.state.ply == 0 else ():
        try:
            match.state.play(typed)
        except MoveError as refusal:
            yield "refused move", await refusal_message(match_picking(match, reader), typed, refusal)


async def about_thoughts(match: Match, language: str) -> Messages:
    """Yield a review, turning points and hints: with as many facts as are told, and with lines where no fact tells."""
    point = TurningPoint(MANY, 0, LONGEST_MOVE, LONGEST_MOVE, 0.99, 0.01)
    review = Mock(is_sample=True, looked=MANY, glances=(), points=lambda *_: [point] * 3)
    review.chances.return_value = []
    review.before.return_value = match.state
    reader = Reader(language)
    yield "review", waiting_message(match, MANY, language)
    for everybody in (False, True):
        yield "review", await review_message(Reading(match, review, OWNER, everybody), reader)
    move = next(match.state.legal_moves())
    review.points = lambda *_: [replace(point, played=move, better=move)]
    line = walked(match.state.play(move))
    best, other = Explained(move, 0.5, FACTS, line), Explained(move, 0.1, FACTS[:1], line)
    for played, better in ((other, best), (replace(other, facts=()), replace(best, facts=()))):
        review.explained.return_value = played, better
        for shown in (False, True):
            yield "point", await point_message(Reading(match, review, OWNER, True), 1, shown, reader)
        for step in (1, 2):
            yield "hint", await hint_message(Hint(match, step, ("1a", "2a"), better, played), reader)


def walked(state: State, plies: int = 5) -> tuple[str, ...]:
    """Return some legal plies from a state on."""
    line = []
    while state.turn is not None and len(line) < plies:
        line.append(next(state.legal_moves()))
        state = state.play(line[-1])
    return tuple(line)


async def about_challenges(setting: Setting, language: str) -> Messages:
    """Yield the messages about challenges."""
    bot = services()
    for challenge in challenges(setting, language):
        yield f"card {challenge.status}", await card_message(bot, challenge)
        yield "card more", more_of_card(challenge, OWNER, language)
        yield "card more", more_of_card(challenge, STRANGER, language)
        yield "sent", sent_message(language, "challenge-sent", challenge)
        yield "fill", fill_message(language, challenge)
        yield "another", another_message(language, challenge)
        yield "begun", await begun_message(bot, language, challenge)
    users = [OWNER, STRANGER, LONG - 2]
    for command, texts in TEXTS.items():
        challenge = {"opponents": users, "rated": "yes"} if command == "challenge" else {}
        typed = Typed(**dict.fromkeys(texts, "W" * LONGEST), **challenge, command=command)
        for refusal in refusals(setting):
            yield "correction", correction_message(language, explain(language, refusal), setting.game_id, typed)


def refusals(setting: Setting) -> Iterator[OptionError]:
    """Yield refusals of options."""
    for text in ("W" * LONGEST, "size=" + "W" * LONGEST, f"{setting.terms} {setting.terms}", "bid=" + "9" * 99):
        try:
            setting.game.read_options(text)
        except OptionError as refusal:
            yield refusal


def modals(setting: Setting, language: str) -> Iterator[discord.ui.Modal]:
    """Yield the modals that name a game, its moves or its options."""
    game, challenge = setting.game, next(challenges(setting, language))
    yield counter_modal(language, challenge, OWNER)
    yield decline_modal(language, "declined", challenge)
    for command in get_args(Command):
        typed = Typed((OWNER,), command=command, rated=True)
        yield correction_modal(language, game, game.id, typed)
    match = next(matches(setting, language))
    picking = match_picking(match, Reader(language))
    yield team_modal(language, LONG, 0)
    yield why_modal(match, LONGEST_MOVE, language)
    for words in (PickWords(), VOTE_WORDS, REPLY_WORDS, ANSWER_WORDS):
        yield move_modal(replace(picking, words=words))
    yield write_modal(Plan(match, match.seats[0], ()), None, language)
    yield import_modal(language)
    for text in TEXT_INPUTS:
        yield settings_modal(language, text, Preferences(), Server())


FACTS: Final = (Fact("allows-win", {"move": LONGEST_MOVE}, ("1a",)),) * MOST_FACTS
"""As many reasons as are told of a move."""


def services() -> Any:
    """Return a bot whose services know of a server without settings."""
    bot = AsyncMock()
    bot.get_partial_messageable = Mock()
    bot.services.preferences.get_server.return_value = Server()
    bot.get_guild = Mock(return_value=SimpleNamespace(unavailable=True))
    return bot


async def about_lists(language: str) -> Messages:
    """Yield the messages that list matches, games, people and settings."""
    reader = Reader(language)
    running = [match for setting in FULLEST for match in matches(setting, language) if match.mover]
    longest = max(running, key=lambda match: (match.game.players, len(match.terms.options)))
    service = Mock(get=AsyncMock(return_value=longest))
    listed = listing(longest)
    own = Mock(matches=service)
    own.seen.mark_all = AsyncMock()
    own.notes.on_matches = AsyncMock(return_value={longest.id: "W" * LONGEST_NOTE})
    own.analyses.has_any = AsyncMock(return_value=True)
    own.follows.count = AsyncMock(return_value=MANY)
    setting = Setting(longest.game.id, longest.terms.options)
    card = next(challenges(setting, language))
    offer = OfferListing(listed, 0, "takeback 1", LONG, LONG)
    for user in (OWNER, STRANGER):
        groups = {
            "turns": listed,
            "votes": replace(listed, ballot=ballot(longest)),
            "offers": offer,
            "asked": card,
            "others": listed,
            "sent": card,
            "joined": card,
            "seats": card,
        }
        for group, entry in groups.items():
            desk = replace(Desk((), (), (), (), ()), **{group: (entry,) * 99})
            yield f"desk {group}", await desk_message(desk, own, user, reader, 2, "W" * 99)
    yield "desk", await desk_message(Desk((), (), (), (), ()), own, OWNER, reader, 0)
    follows = [Follow(number, listed, True) for number in range(25)]
    yield "follows", await follows_message(follows, service, reader, NOW, 2)
    told = tuple(Told(number, match, 0) for number, match in enumerate(running[:25]))
    yield "digest", digest_message(Digest(OWNER, Preferences(language), told), MANY)
    presets, blocked = (
        [name(number) for number in range(MOST_PRESETS)],
        [person(number) for number in range(MOST_BLOCKED)],
    )
    preferences = Preferences("fr", zone=ZONE, quiet_from=0, quiet_to=1_380, puzzles=True)
    for page in PAGES:
        yield "settings", personal_panel(language, preferences, page, presets, blocked)
    yield "rules", games_message(language)
    for game in GAMES.values():
        own = Placed(person(0), RATING, MANY, 999_999)
        placed = tuple(Placed(person(number), RATING, MANY, 999_999) for number in range(PAGE))
        buttons = [
            Button.to("standings-here", game.id, 999, label=locales.say(language, "button-show-here")),
            Button.to("results", label="-"),
        ]
        yield (
            "standings",
            own_standings(language, Standings(game, 9, 99_999, MANY, placed, own, is_listed=False), buttons),
        )
        for text in (RulesText(game), RulesText(game, LONG)):
            for slug in text.sections(language):
                yield f"rules {game.id} {slug}", await section_message(text, slug, reader)
    yield "ratings", Message(own_ratings(language, [OwnRating(game, RATING, MANY) for game in GAMES.values()]))
    for page in ("privacy-page", "privacy-details"):
        yield "privacy", Message(locales.say(language, page))
    yield "link to the page", link_message(language, "https://play.example/enter#" + "x" * 120)
    names = tuple(map(name, range(3)))
    yield "no results", nothing_message(language, names, telling(language, listed).results, ())
    yield "results", await results_message(telling(language, listed))


def telling(language: str, listed: Listing) -> Telling:
    """Return the results of somebody who has played everything."""
    counts = Counts(MANY, MANY, MANY)
    ended = Ended(listed, "drawn", MANY, NOW, -999)
    streaks = Streaks("drawn", MANY, {"won": MANY, "drawn": MANY, "lost": MANY})
    sides = {game.id: dict.fromkeys(range(len(game.sides)), counts) for game in GAMES.values()}
    others = tuple(person(number) for number in range(1, 4))
    wins = {each.user: MANY - 1 for each in others}
    levels = dict.fromkeys(range(1, 8), counts)
    latest = (ended,) * 10
    found = Results(others, False, None, sides, levels, wins, streaks, streaks, ended, replace(ended), latest, counts)
    return Telling(found, person(0), Reader(language))


async def about_pages(language: str) -> Messages:
    """Yield the pages of `/help` and `/server settings`."""
    bot = services()
    bot.is_for_accounts = True
    bot.services.dailies.settings.return_value = DailySettings(LONG, 23, ZONE, tuple(GAMES), language, NOW)
    bot.services.dailies.games.return_value = tuple(GAMES)
    bot.services.server_matches.get.return_value = SERVER_MATCH
    interaction: Any = Mock(client=bot, guild_id=LONG, application_id=LONG, app_permissions=discord.Permissions.none())
    interaction.is_user_integration.return_value = False
    interaction.guild.get_channel.return_value = None
    server = Server("fr", clock=CLOCK.text, role=LONG, channels=frozenset(range(LONG - 25, LONG)), rated=True)
    interaction.extras = {"preferences": Preferences(language, zone=ZONE), "server": server}
    for page in (*SERVER_PAGES, *FURTHER_PAGES):
        yield "server settings", await load_server_panel(interaction, page, is_other_language=True)
    for found in (replace(SERVER_MATCH, rested_at=None), replace(SERVER_MATCH, is_on=False, rested_at=None)):
        bot.services.server_matches.get.return_value = found
        yield "server settings", await load_server_panel(interaction, "match", is_other_language=True)
    nothing, everything_allowed = discord.Permissions.none(), discord.Permissions.all()
    places = (LONG, nothing, False), (LONG, everything_allowed, False), (None, nothing, False), (None, nothing, True)
    for page, (guild, allowed, private) in product(HELP_PAGES, places):
        interaction.guild_id, interaction.app_permissions = guild, allowed
        interaction.context.private_channel = private
        yield "help", help_message(interaction, page)


async def about_leagues(language: str) -> Messages:
    """Yield the messages about leagues."""
    members = [Member(person(number), 1, 1, "up") for number in range(99)]
    running = next(match for setting in FULLEST for match in matches(setting, language) if setting.game.players == 2)
    bot = services()
    for league in leagues(language):
        yield "leagues", list_message(language, "league", [league] * 3 * EVENTS, 1, league_listed)
        for part in LEAGUE_PARTS:
            viewer = Viewer(Reader(language), OWNER, part, True)
            yield "league table", table_page(viewer, league, season(), 20, members)
            yield "league fixtures", fixtures_page(viewer, league, season(), 20, 0)
            yield "league mine", mine_page(viewer, league, season(), {LONG: running})
        for action, code in (
            ("leave", ""),
            ("leave", "league-leave-season"),
            ("end", ""),
            ("end", "league-end-season"),
        ):
            yield "league question", question(language, league, action, code=code)
        yield "league question", question(language, league, "start", count=MANY, season=league.season + 1)
        said = {"season": league.season + 1, "known": league.starts_at is not None}
        yield "league done", event_done(language, league, "league-has-ended", league.starts_at, **said)
        for kind in ("opening", "start", "table", "end"):
            told = None if kind == "opening" else season()
            report = LeagueReport(LONG, kind, 1, MANY, league, tuple(members), told)
            yield f"league {kind}", await report_message(bot, report)


async def about_tournaments(language: str) -> Messages:
    """Yield the messages about tournaments."""
    members = [Member(person(number), has_checked_in=True) for number in range(64)]
    running = next(match for setting in FULLEST for match in matches(setting, language) if setting.game.players == 2)
    bot = services()
    for tournament, standing in tournaments(language):
        yield "tournaments", list_message(language, "tournament", [tournament] * 3 * EVENTS, 1, tournament_listed)
        for part in TOURNAMENT_PARTS:
            viewer = Viewer(Reader(language), OWNER, part, True)
            page = tournament_page(viewer, tournament, members, standing, running)
            yield "tournament page", await page
            if standing:
                yield "tournament matches", matches_page(viewer, standing, 1)
        yield "tournament question", question(language, tournament, "join", names=(short_name(name(1)),) * 3)
        for action, code in (("leave", ""), ("leave", "tournament-withdraw-question"), ("end", "")):
            yield "tournament question", question(language, tournament, action, code=code)
        yield "tournament question", question(language, tournament, "start", count=tournament.joined)
        yield "tournament done", event_done(language, tournament, "tournament-you-have-joined", tournament.starts_at)
        for kind in ("opening", "check-in", "end", *(["round"] if standing else [])):
            report = TournamentReport(LONG, kind, tournament.round or 1, 1, tournament, tuple(members), standing)
            yield f"tournament {kind}", await report_message(bot, report)


def solver(language: str) -> Solver:
    """Return somebody who does exercises, where the bot has a page."""
    return some(Solver, services=services().services, reader=Reader(language), occasion=996, person=person(0))


async def about_lessons(language: str) -> Messages:
    """Yield the messages of all steps of lessons, and of puzzles."""
    learner = solver(language)
    for game in GAMES:
        steps = lesson(game).steps
        progress = Progress(lesson(game), dict.fromkeys(steps, StepProgress(9, hinted=True, done=False)))
        for step in steps.values():
            yield f"step {step.name}", await LESSON_STEPS.message(learner, exercise_of(step), "W" * 200)
            move = next(step.state.legal_moves())
            tried = Tried(step, move, step.state.play(move), None, StepProgress(9))
            yield f"step {step.name}", await done_message(learner, tried, progress)
        if lesson(game).core:
            yield "lesson", overview_message(learner, progress)
    overview = {
        game: Progress(lesson(game), dict.fromkeys(lesson(game).steps, StepProgress(9)))
        for game in GAMES
        if lesson(game).core
    }
    yield "lessons", lessons_message(learner, overview)
    back = Button.to("exercise", "k" * LONGEST_KEY, label=locales.say(language, "button-puzzle-back"))
    numbers = {game: Numbers(game, RATING, MANY, MANY, MANY, MANY) for game in GAMES}
    yield "puzzle numbers", numbers_message(learner, numbers, back)
    for game in GAMES:
        longest = max(puzzles_of(game).values(), key=lambda puzzle: len(puzzle.state.terms), default=None)
        if longest is None:
            continue
        daily = Daily(LONG, LONG, MANY, longest, LONG, NOW)
        solving = Solving(Stand(longest, (longest.state,), tries=1), RATING, True, daily)
        yield "puzzle", await stand_message(learner, solving, "W" * 200)
        start = GAMES[game].start()  # no first move ends the match, as one of a puzzle might
        way = (start, *start.follow(walked(start, len(start.sides) + 1)))
        why = Why(2, (way,) * 2, (way[:-1],) * 3)
        yield "why a puzzle is won", await why_message(learner, solving, why)
        yield "why a puzzle is won", await why_line_message(learner, solving, why, 1, 2)
        solvers = Solvers(MANY, MANY, tuple(map(name, range(MOST_NAMED))), MANY)
        yield "daily", await daily_message(DailyReport(daily, language, True, (daily, solvers)), Reader(language))


async def about_thinking(language: str) -> Messages:
    """Yield the messages of thinking boards: long lines with notes, of matches and of boards of one's own."""
    listings = [
        AnalysisListing(LONG, match, "W" * LONGEST_BOARD_NAME, FULLEST[1].game, FULLEST[1].terms, MOST_POSITIONS, NOW)
        for match in (LONG, None)
    ]
    yield "boards", boards_message(listings * 20, 1, language, 996, "W" * 200)
    for each in listings:
        yield "board of one's own", board_message(each, language, "W" * 200)
    for setting in FULLEST:
        for match in islice(matches(setting, language), 1, 3):
            played = walk(setting)
            stored = [
                StoredMove(number, Spot(number - 1, is_stored=number > 1), state.last or "")
                for number, state in enumerate(played[1:], 1)
            ]
            own = build(played[:1], stored)
            for about in (match, None):
                notes = Notes("W" * LONGEST_NOTE, {position_id(match.state): "W" * LONGEST_NOTE})
                tree = build(match.state.past(), ()) if about else own
                analysis = Analysis(OWNER, LONG, about, "W" * LONGEST_BOARD_NAME, played[0], tree, NOW, notes)
                node = tree.current if about else max(tree.nodes, key=lambda node: node.ply)
                thinker = solver(language)
                thinking = Thinking(analysis, node, match.state, notes, thinker)
                yield f"thinking board {setting.game_id}", await thinking_message(thinking, "W" * 200)
                yield f"line of a thinking board {setting.game_id}", await line_of_board(thinking)
                yield f"more of a thinking board {setting.game_id}", await more_of_board(thinking, OWNER, alone=False)
                best = AdvisedMove(LONGEST_MOVE, 0.99, FACTS)
                advice = Advice((0.25,) * setting.game.players, (best,) * 3)
                yield f"advice {setting.game_id}", await advice_message(thinking, advice)
                yield "noted", noted_message(language, notes, match.state)


async def everything(language: str) -> Messages:
    """Yield all messages, each with its name, as long as they can be."""
    for setting in FULLEST:
        for match in matches(setting, language):
            for about in (about_match, about_teams):
                async for title, message in about(match, language):
                    yield f"{title} {setting.game_id}", message
        async for title, message in about_challenges(setting, language):
            yield f"{title} {setting.game_id}", message
    for about in (about_lists, about_pages, about_leagues, about_tournaments, about_lessons, about_thinking):
        async for found in about(language):
            yield found
