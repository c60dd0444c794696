"""A simulated Discord that opens Activities, which simcord does not know."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
from simcord.backend import errors
from simcord.http import router

LAUNCH = 12
"""Discord's type of the answer that opens an application's Activity."""


class Discord:
    """Opens the Activity where it is asked to."""

    def __init__(self) -> None:
        self.opened: list[int] = []
        """The users for whom the Activity was opened."""
        self.told: list[dict[str, Any]] = []
        """The commands that it was told last, where a test keeps them."""
        self.refusal: discord.HTTPException | None = None

    def open(self, ctx: router.RequestContext) -> Any:
        record = ctx.backend.interactions[ctx.int_arg("interaction_id")]
        if record.responded:
            raise errors.already_acknowledged()
        record.pong()
        self.opened.append(record.user_id)
        opened = {"id": str(record.id), "type": record.type, "activity_instance_id": "i-1"}
        return {"interaction": opened, "resource": {"type": LAUNCH, "activity_instance": {"id": "i-1"}}}


@contextmanager
def launching() -> Iterator[Discord]:
    """Let it open Activities for a while."""
    made, routes = Discord(), router._ROUTES["POST"]
    place, (template, real) = next(
        (place, route) for place, route in enumerate(routes) if route[1].__name__ == "interaction_callback"
    )
    routes[place] = template, lambda ctx: made.open(ctx) if ctx.body()["type"] == LAUNCH else real(ctx)
    try:
        yield made
    finally:
        routes[place] = template, real
