"""The services of one process on one database, created together for the bot, the tests and the benchmarks."""

import asyncio
import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Self

from prometheus_client import Histogram

from matches.acts.act_service import ActService
from matches.analysis.advice_service import AdviceService
from matches.analysis.analysis_service import AnalysisService
from matches.analysis.note_service import NoteService
from matches.archive.archive_service import ArchiveService
from matches.challenges.challenge_service import ChallengeService
from matches.challenges.preset_service import PresetService
from matches.clocks.absence_service import AbsenceService
from matches.clocks.deadline_service import DeadlineService
from matches.clocks.seen_service import SeenService
from matches.computers.computer_service import ComputerService
from matches.core.base_service import WaitingPeople
from matches.core.models import Stake
from matches.core.zeros import from_zero
from matches.desk.desk_service import DeskService
from matches.events.event_director import EventDirector
from matches.events.league_director import LeagueCourse
from matches.events.league_service import LeagueService
from matches.events.tournament_director import TournamentCourse
from matches.events.tournament_service import TournamentService
from matches.follows.follow_service import FollowService
from matches.offers.offer_service import OfferService
from matches.people.block_service import BlockService
from matches.people.preference_service import PreferenceService
from matches.people.privacy_service import PrivacyService
from matches.plans.plan_service import PlanService
from matches.playing.match_service import MatchService
from matches.playing.reply_service import ReplyService
from matches.posting.backlog_service import BacklogService
from matches.posting.outbox import LEASE_SECONDS, Outbox
from matches.ratings.rating_service import RatingService
from matches.ratings.results_service import ResultsService
from matches.teams.motion_service import MotionService
from matches.teams.presence import Presence
from matches.teams.server_match_service import ServerMatchService
from matches.teams.team_service import TeamService
from matches.teams.vote_service import VoteService
from matches.web.session_service import SessionService
from runtime import logs
from store import Store, note_queries, open_store
from thinking import Thinkers
from thinking.jobs import ALL_KINDS
from training.daily_service import DailyService
from training.lesson_service import LessonService
from training.puzzle_service import PuzzleService
from training.solving import SolvingService

THOUGHT_SECONDS: Final = from_zero(
    Histogram(
        "trilithon_thought_seconds",
        "Jobs of processes that think, without the wait for a process.",
        ["kind"],
        buckets=(0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 60.0),
    ),
    ALL_KINDS,
)

CLOSED_WITHIN: Final = 1
"""Seconds in which the connections to the database have to be closed."""

log = logs.get(__name__)


@dataclass(frozen=True)
class Services:
    """The services of a process. Several processes may have the same database open."""

    store: Store
    clock: Callable[[], datetime]
    outbox: Outbox
    matches: MatchService
    challenges: ChallengeService
    blocks: BlockService
    offers: OfferService
    plans: PlanService
    replies: ReplyService
    presence: Presence
    teams: TeamService
    votes: VoteService
    motions: MotionService
    acts: ActService
    server_matches: ServerMatchService
    deadlines: DeadlineService
    seen: SeenService
    absences: AbsenceService
    preferences: PreferenceService
    presets: PresetService
    ratings: RatingService
    privacy: PrivacyService
    desks: DeskService
    follows: FollowService
    archive: ArchiveService
    analyses: AnalysisService
    notes: NoteService
    advice: AdviceService
    results: ResultsService
    computers: ComputerService
    people: WaitingPeople
    backlog: BacklogService
    leagues: LeagueService
    tournaments: TournamentService
    events: EventDirector
    dailies: DailyService
    lessons: LessonService
    puzzles: PuzzleService
    solving: SolvingService
    sessions: SessionService
    thinkers: Thinkers

    @classmethod
    async def open(
        cls,
        url: str,
        clock: Callable[[], datetime],
        *,
        lease: int = LEASE_SECONDS,
        shards: tuple[int, int, int] | None = None,
        chance: random.Random | None = None,
        thinkers: Thinkers | None = None,
        shared: bool = False,
    ) -> Self:
        """Open the database at `url`, and create all services. Raises StoreError.

        `lease` is the number of seconds for which a claimed post or computer's turn stays with this process. `shards`
        are the first and the last shard of this process, and the total; by default it has all. `chance` draws the sides
        of players, by default from the system's random numbers. `thinkers` search for computers, by default with one
        process. `shared` is whether other processes may have the database open, too.
        """
        store = await open_store(url, shared=shared)
        return cls.on(store, clock, lease=lease, shards=shards, chance=chance, thinkers=thinkers)

    @classmethod
    def on(
        cls,
        store: Store,
        clock: Callable[[], datetime],
        *,
        lease: int = LEASE_SECONDS,
        shards: tuple[int, int, int] | None = None,
        chance: random.Random | None = None,
        thinkers: Thinkers | None = None,
    ) -> Self:
        """Create all services on an open store."""
        clock = store.shared(clock)
        thinkers = thinkers or Thinkers()
        thinkers.measure = lambda kind, seconds: THOUGHT_SECONDS.labels(kind).observe(seconds)
        people = WaitingPeople(thinkers)
        matches = MatchService(store, clock)
        offers = OfferService(store, matches, thinkers, people, clock)
        challenges = ChallengeService(store, matches, clock, chance)
        presence = Presence(clock)
        analyses = AnalysisService(store, matches, clock)
        deadlines = DeadlineService(store, matches, clock)
        votes = VoteService(store, matches, presence, clock)
        acts = ActService(matches, offers, deadlines, challenges)
        motions = MotionService(store, matches, offers, acts, presence, clock)
        acts.proposing = (votes.propose, motions.propose)
        archive = ArchiveService(store, matches, clock)
        tournament = TournamentCourse(store, challenges, thinkers)
        courses = {"league": LeagueCourse(challenges), "knockout": tournament, "swiss": tournament}
        events = EventDirector(store, matches, courses, clock)
        dailies, puzzles = DailyService(store, clock), PuzzleService(store, people, clock)
        return cls(
            store=store,
            clock=clock,
            outbox=Outbox(store, clock, lease, shards),
            matches=matches,
            challenges=challenges,
            blocks=BlockService(store, clock),
            offers=offers,
            plans=PlanService(store, matches, clock),
            replies=ReplyService(store, clock),
            presence=presence,
            teams=TeamService(store, matches, challenges, presence, clock),
            votes=votes,
            motions=motions,
            acts=acts,
            server_matches=ServerMatchService(store, challenges, clock),
            deadlines=deadlines,
            seen=SeenService(store, matches, clock),
            absences=AbsenceService(store, matches, clock),
            preferences=PreferenceService(store),
            presets=PresetService(store),
            ratings=RatingService(store, clock),
            privacy=PrivacyService(store, clock, (events, matches, challenges, archive)),
            desks=DeskService(store, matches, clock),
            follows=FollowService(store, matches, clock),
            archive=archive,
            analyses=analyses,
            notes=NoteService(store, clock),
            advice=AdviceService(store, analyses, people, clock),
            results=ResultsService(store),
            computers=ComputerService(store, matches, offers, thinkers, people, clock, lease),
            people=people,
            backlog=BacklogService(store, clock),
            leagues=LeagueService(store, clock),
            tournaments=TournamentService(store, clock),
            events=events,
            dailies=dailies,
            lessons=LessonService(store, people, clock),
            puzzles=puzzles,
            solving=SolvingService(puzzles, dailies),
            sessions=SessionService(store, clock),
            thinkers=thinkers,
        )

    async def stakes(self, matches: Collection[int]) -> Mapping[int, Stake]:
        """Return what those of some matches that belong to a league or a tournament are played for, by match."""
        return {**await self.leagues.stakes(matches), **await self.tournaments.stakes(matches)}

    async def can_write(self) -> bool:
        """Write a note to the database; return whether that succeeded."""
        try:
            async with self.store.write(lock=("note", "alive")) as transaction:
                await note_queries.write_note(transaction, "alive", self.clock().isoformat())
        except Exception as error:  # noqa: BLE001  whatever the error, nothing can be stored
            log.warning("the database cannot be written", fault=str(error))
            return False
        return True

    async def close(self) -> None:
        """End the processes that think, and close every connection to the database.

        Connections to a database that does not answer are left alone.
        """
        await self.thinkers.close()
        try:
            async with asyncio.timeout(CLOSED_WITHIN):
                await self.store.close()
        except TimeoutError:
            log.warning("the connections to the database could not be closed")
