"""The sender: delivers the posts of the outbox once and in order, and retries failures."""

import asyncio
from typing import Any, Final

import discord
from prometheus_client import Counter

from cogs.core.client import Client
from cogs.core.discord_codes import AWAY
from cogs.core.followups import NoToken
from cogs.posting.delivery import Delivery, NotYet, Obsolete, Unreachable, is_new
from cogs.posting.post import POSTS, Post, Sent
from matches import Listing, Match, QueuedPost, Unavailable, VoidMatch
from matches.core.clock import DAY
from runtime import logs
from runtime.faults import log_unavailable, report
from runtime.leases import Lease, LostLease
from runtime.workers import Worker

log = logs.get(__name__)

AT_ONCE: Final = 8
"""Maximal number of concurrent deliveries."""
SHARE: Final = 4
"""Maximal number of concurrent deliveries to one channel, so that a slow channel does not block the others."""
DELIVERED_WITHIN: Final = 3_600
"""Seconds after which a delivery is cancelled, which only one that hangs can reach.

aiohttp waits for an answer for five minutes, discord.py for a rate limit for half a minute, five times at most. Slow
requests are left alone: discord.py blocks all others if one is cancelled while it waits for a global rate limit.
"""
TIDIED_AT_ONCE: Final = 32
"""Maximal number of posts whose older messages are edited concurrently; beyond it, these are left as they are."""
OWN_FAULTS: Final = 10
"""Faults of the program, which usually come again, after which an essential post holds up the others no more."""
RETRY_NEW: Final = 2
"""Seconds until a new post without a followup token is retried."""
RETRY_OLD: Final = DAY
"""Seconds until an older post without a followup token is retried; a new token makes it due at once."""

DELIVERIES: Final = Counter("trilithon_posts", "Attempts to deliver a post.", ["kind", "outcome"])
OUTCOMES: Final = ("sent", "obsolete", "put_off", "given_up", "lost")
"""Outcomes of an attempt; a post is `lost` to another process. `cogs.contributions` lets all of them count from 0."""


class Sender(Worker):
    """Delivers due posts concurrently: a slow one delays only those of its own match."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot.services.outbox.woken, bot.idle)
        self.bot = bot
        self.under_way: set[int] = set()
        """Ids of the posts being delivered."""
        self.tidying: set[int] = set()
        """Ids of delivered posts whose older messages are being edited."""

    async def work(self) -> float | None:
        """Start delivering due posts, within the limits in total and per channel."""
        room = AT_ONCE - len(self.under_way)
        if not room:
            return None
        seconds = await self.bot.services.outbox.seconds_to_next(self.under_way, SHARE)
        if seconds == 0:
            for post in await self.bot.services.outbox.claim(room, self.under_way, SHARE):
                self.under_way.add(post.id)
                self.start(self.deliver(post), f"post {post.id}")
        return seconds

    async def deliver(self, queued: QueuedPost) -> None:
        """Deliver a post while its lease is renewed.

        If the database is unavailable, the post is claimed again after the lease has expired.
        """
        outbox, clock = self.bot.services.outbox, self.bot.services.clock
        try:
            name = f"lease of post {queued.id}"
            async with Lease(name, lambda: outbox.renew(queued), outbox.lease, clock, self.bot.idle) as lease:
                await self.attempt(queued, lease)
        except Unavailable as away:
            log_unavailable(away)
        except Exception as fault:  # noqa: BLE001  not even the fault could be stored
            report(fault)
        finally:
            self.under_way.discard(queued.id)
            self.woken.set_here()  # another post can be claimed, or this one again

    async def attempt(self, queued: QueuedPost, lease: Lease) -> None:
        """Run `outcome`, and count the result."""
        outcome = await self.outcome(queued, lease)
        DELIVERIES.labels(queued.kind, outcome).inc()

    async def outcome(self, queued: QueuedPost, lease: Lease) -> str:
        """Deliver a post, put it off or give it up. Store and return the outcome, named as in `DELIVERIES`."""
        outbox, post = self.bot.services.outbox, None
        try:
            async with asyncio.timeout(DELIVERED_WITHIN):
                post = await POSTS[queued.kind].load(self.bot, queued)
                sent = await post.deliver(Delivery(self.bot, queued, lease))
            await outbox.sent(queued, sent.channel.id, sent.id)
            log.debug("posted", **known_by(queued, post), channel=sent.channel.id)
            self.tidy_after(post, sent)
        except (Obsolete, VoidMatch) as reason:
            await outbox.drop(queued, str(reason))
            log.debug("not posted", **known_by(queued, post), reason=getattr(reason, "code", str(reason)))
            return "obsolete"
        except Unreachable as closed:
            kind, subject = queued.kind, queued.subject
            log.warning("nobody could be reached", post=queued.id, kind=kind, subject=subject, reason=str(closed))
            log.debug("not posted", **known_by(queued, post), reason=str(closed))
            await outbox.refuse(queued)
            if post:
                await post.give_up(self.bot)
            return "given_up"
        except LostLease:
            log.warning("the lease of a post was lost", post=queued.id)
            return "lost"
        except NoToken as missing:
            log.debug("not posted yet", **known_by(queued, post), reason="no token")
            await outbox.wait(queued, "silent", RETRY_NEW if is_new(queued, self.bot.services.clock()) else RETRY_OLD)
            if self.bot.followups.has_token(missing.channel):  # the token came before the post began to wait for it
                await outbox.wait(queued, "silent", 0 if self.bot.followups.is_ready(missing.channel) else RETRY_NEW)
            return "put_off"
        except Unavailable:
            raise
        except Exception as fault:  # noqa: BLE001  one post must not stop the others
            log.debug("not posted yet", **known_by(queued, post), reason=type(fault).__name__)
            return "put_off" if await self.put_off(queued, fault) else "given_up"
        return "sent"

    async def put_off(self, queued: QueuedPost, fault: Exception) -> bool:
        """Put a post off after a fault. Return False if it has no attempts left, and is given up."""
        outbox = self.bot.services.outbox
        if isinstance(fault, NotYet):
            return await outbox.later(queued, str(fault))
        if isinstance(fault, AWAY):
            wait = retry_after(fault)
            log.warning("posting is put off", post=queued.id, fault=type(fault).__name__, wait=wait)
            return await outbox.later(queued, type(fault).__name__, wait)
        reference = report(fault)
        if queued.faults >= OWN_FAULTS and queued.essential:  # the posts after it may be better
            await outbox.refuse(queued)
            return True
        return await outbox.later(queued, f"fault {reference}")

    def tidy_after(self, post: Post, sent: Sent) -> None:
        """Edit older messages in the background, without counting as a delivery: Discord may delay edits for long."""
        if len(self.tidying) >= TIDIED_AT_ONCE:
            log.info("older messages stay as they were", post=post.queued.id)
            return
        self.tidying.add(post.queued.id)
        self.start(self.update_older(post, sent), f"tidying after post {post.queued.id}")

    async def update_older(self, post: Post, sent: Sent) -> None:
        """Edit older messages that a post outdates, and observe. If an edit fails, the old controls still answer."""
        try:
            await post.update_older(self.bot, sent)
            await post.observe(self.bot)
        except Unavailable as away:
            log_unavailable(away)
        except Exception as fault:  # noqa: BLE001  the post itself is delivered
            report(fault)
        finally:
            self.tidying.discard(post.queued.id)


def known_by(queued: QueuedPost, post: Post | None) -> dict[str, Any]:
    """Return by what a post is known in the log: also by its match, once it is loaded."""
    match = getattr(post, "match", None)
    data = {"post": queued.id, "kind": queued.kind, "subject": queued.subject, "entry": queued.entry}
    return {**data, "match": match.id} if isinstance(match, Match | Listing) else data


def retry_after(fault: Exception) -> float | None:
    """Return the seconds that Discord asks to wait; None if it does not say."""
    if isinstance(fault, discord.RateLimited):
        return fault.retry_after
    if isinstance(fault, discord.HTTPException) and fault.status == 429:
        header = fault.response.headers.get("Retry-After", "")
        return float(header) if header.replace(".", "", 1).isdigit() else None
    return None
