"""The sender: delivers what the outbox holds, once and in order, and tries again where it failed."""

import asyncio
from typing import Final

import discord
from prometheus_client import Counter

from cogs.core.client import Client
from cogs.core.discord_codes import AWAY
from cogs.core.followups import NoToken
from cogs.posting.delivery import Delivery, NotYet, Obsolete, Unreachable, is_new
from cogs.posting.post import Post, Sent
from cogs.posting.posts import POSTS
from matches import QueuedPost, Unavailable, VoidMatch
from matches.clocks.clock import DAY
from runtime import logs
from runtime.faults import log_unavailable, report
from runtime.leases import Lease, LostLease
from runtime.workers import Worker

log = logs.get(__name__)

AT_ONCE: Final = 8
"""How many posts are delivered at the same time."""
SHARE: Final = 4
"""How many of them belong to one channel at most: where it is slow, the others go on."""
DELIVERED_WITHIN: Final = 3_600
"""Seconds after which a delivery is cut off. Only one that hangs takes so long: aiohttp waits for five minutes for an
answer, discord.py for half a minute for a rate limit, five times at most. Any other request that waits is left alone,
since discord.py lets no request through if it is cut off while it waits for a global limit."""
TIDIED_AT_ONCE: Final = 32
"""For how many posts older messages are edited at the same time; for more they stay as they are."""
RETRY_NEW: Final = 2
"""Seconds until a new post for which there is no followup token is tried again."""
RETRY_OLD: Final = DAY
"""The same for an older post. A token that comes makes it due at once."""

DELIVERIES: Final = Counter("trilithon_posts", "Attempts to deliver a post.", ["kind", "outcome"])
"""The outcome is `sent`, `obsolete`, `put_off`, `given_up`, or `lost` to another process."""


class Sender(Worker):
    """Delivers the posts that are due, several at a time: a slow one holds up nobody's board but its own match's."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot.services.outbox.woken, bot.idle)
        self.bot = bot
        self.under_way: set[int] = set()
        """Ids of the posts that are being delivered."""
        self.tidying: set[int] = set()
        """Ids of the posts that were delivered and for which older messages are being edited."""

    async def work(self) -> float | None:
        """Start delivering the posts that are due, as far as there is room for them and for their channels."""
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

        Where nothing can be stored now, the post is claimed again when its lease has ended.
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
            self.woken.set_here()  # there is room for another, or for this one again

    async def attempt(self, queued: QueuedPost, lease: Lease) -> None:
        """Deliver a post, put it off or give it up, store which, and count it."""
        outcome = await self.outcome(queued, lease)
        DELIVERIES.labels(queued.kind, outcome).inc()

    async def outcome(self, queued: QueuedPost, lease: Lease) -> str:
        """Deliver a post, put it off or give it up, and store which. Return which, as `DELIVERIES` names it."""
        outbox = self.bot.services.outbox
        try:
            async with asyncio.timeout(DELIVERED_WITHIN):
                post = await POSTS[queued.kind].load(self.bot, queued)
                sent = await post.deliver(Delivery(self.bot, queued, lease))
            await outbox.sent(queued, sent.channel.id, sent.id)
            self.tidy_after(post, sent)
        except (Obsolete, VoidMatch) as reason:
            await outbox.drop(queued, str(reason))
            return "obsolete"
        except Unreachable as closed:
            log.warning("nobody could be reached", post=queued.id, kind=queued.kind, subject=queued.subject)
            await outbox.drop(queued, str(closed))
            return "given_up"
        except LostLease:
            log.warning("the lease of a post was lost", post=queued.id)
            return "lost"
        except NoToken as missing:
            await outbox.wait(queued, "silent", RETRY_NEW if is_new(queued, self.bot.services.clock()) else RETRY_OLD)
            if self.bot.followups.has_token(missing.channel):  # it came before the post began to wait for it
                await outbox.wait(queued, "silent", 0 if self.bot.followups.is_ready(missing.channel) else RETRY_NEW)
            return "put_off"
        except Unavailable:
            raise
        except Exception as fault:  # noqa: BLE001  one post must not stop the others
            return "put_off" if await self.put_off(queued, fault) else "given_up"
        return "sent"

    async def put_off(self, queued: QueuedPost, fault: Exception) -> bool:
        """Put a post off after a fault. Return False if that was one too many, and it is given up."""
        outbox = self.bot.services.outbox
        if isinstance(fault, NotYet):
            return await outbox.later(queued, str(fault))
        if isinstance(fault, AWAY):
            wait = retry_after(fault)
            log.warning("posting is put off", post=queued.id, fault=type(fault).__name__, wait=wait)
            return await outbox.later(queued, type(fault).__name__, wait)
        return await outbox.later(queued, f"fault {report(fault)}")

    def tidy_after(self, post: Post, sent: Sent) -> None:
        """Edit older messages in the background. Discord may put that off for long: it takes no place of a post's."""
        if len(self.tidying) >= TIDIED_AT_ONCE:
            log.info("older messages stay as they were", post=post.queued.id)
            return
        self.tidying.add(post.queued.id)
        self.start(self.tidy(post, sent), f"tidying after post {post.queued.id}")

    async def tidy(self, post: Post, sent: Sent) -> None:
        """Edit older messages that a post makes out of date; where that fails, they still answer politely."""
        try:
            await post.tidy(self.bot, sent)
        except Unavailable as away:
            log_unavailable(away)
        except Exception as fault:  # noqa: BLE001  the post itself stands
            report(fault)
        finally:
            self.tidying.discard(post.queued.id)


def retry_after(fault: Exception) -> float | None:
    """Return for how many seconds Discord asks to wait; None where it does not say."""
    if isinstance(fault, discord.RateLimited):
        return fault.retry_after
    if isinstance(fault, discord.HTTPException) and fault.status == 429:
        header = fault.response.headers.get("Retry-After", "")
        return float(header) if header.replace(".", "", 1).isdigit() else None
    return None
