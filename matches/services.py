"""The services of one process on one database, made together for the bot, the tests and the benchmarks."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from matches.absence_service import AbsenceService
from matches.archive_service import ArchiveService
from matches.block_service import BlockService
from matches.challenge_service import ChallengeService
from matches.deadline_service import DeadlineService
from matches.desk_service import DeskService
from matches.match_service import MatchService
from matches.offer_service import OfferService
from matches.outbox import LEASE_SECONDS, Outbox
from matches.preference_service import PreferenceService
from matches.preset_service import PresetService
from matches.privacy_service import PrivacyService
from matches.store import Store, open_store


@dataclass(frozen=True)
class Services:
    """What a running bot has open on a database. Several processes may have the same database open."""

    store: Store
    clock: Callable[[], datetime]
    """Returns the current time."""
    outbox: Outbox
    matches: MatchService
    challenges: ChallengeService
    blocks: BlockService
    offers: OfferService
    deadlines: DeadlineService
    absences: AbsenceService
    preferences: PreferenceService
    presets: PresetService
    privacy: PrivacyService
    desks: DeskService
    archive: ArchiveService

    @classmethod
    async def open(
        cls,
        url: str,
        clock: Callable[[], datetime],
        *,
        lease: int = LEASE_SECONDS,
        chance: random.Random | None = None,
    ) -> Self:
        """Open the database at `url`, and make all services on it. Raises StoreError.

        `lease` is for how many seconds a claimed post is left to this process. `chance` draws who plays which side;
        by default the system's random numbers do.
        """
        return cls.on(await open_store(url), clock, lease=lease, chance=chance)

    @classmethod
    def on(
        cls,
        store: Store,
        clock: Callable[[], datetime],
        *,
        lease: int = LEASE_SECONDS,
        chance: random.Random | None = None,
    ) -> Self:
        """Make all services on a store that is open."""
        matches = MatchService(store, clock)
        challenges = ChallengeService(store, matches, clock, chance)
        return cls(
            store=store,
            clock=clock,
            outbox=Outbox(store, clock, lease),
            matches=matches,
            challenges=challenges,
            blocks=BlockService(store, challenges, clock),
            offers=OfferService(store, matches, clock),
            deadlines=DeadlineService(store, matches, clock),
            absences=AbsenceService(store, matches, clock),
            preferences=PreferenceService(store),
            presets=PresetService(store),
            privacy=PrivacyService(store, matches, challenges, clock),
            desks=DeskService(store, matches, clock),
            archive=ArchiveService(store, matches, clock),
        )

    async def close(self) -> None:
        """Close every connection to the database."""
        await self.store.close()
