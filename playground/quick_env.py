"""simcord's environment, made quick: it soon finds out that the bot is idle, and copies at little cost."""

import asyncio
import copy
import math
from types import SimpleNamespace
from typing import Any, Final

from simcord import _dpy_internals, _runtime, components, gateway, results
from simcord._settlement import _run_due_virtual_callbacks
from simcord.env import Env
from simcord.http import router

IDLE_TIME = 0.001
"""Seconds without work after which the bot counts as idle."""
STANDSTILL = 3
"""The times that the bot's tasks are seen waiting for the same before they count as idle."""


def copied(value: Any) -> Any:
    """Return a deep copy: of JSON, which nearly everything is that simcord copies, in a tenth of the usual time."""
    kind = type(value)
    if kind is dict:
        return {key: copied(inner) for key, inner in value.items()}
    if kind is list:
        return [copied(inner) for inner in value]
    return value if kind in _ATOMS else copy.deepcopy(value)


def monotonic() -> float:
    """Return simulated seconds for the bot and real ones for others: simcord's `time.monotonic`, at half the cost."""
    env = _runtime._selected_env(driver=False) if _runtime._BOT_SCOPE.get() else None
    return env._virtual_time if env else real_time()


real_time: Final = _dpy_internals._REAL_MONOTONIC
_ATOMS: Final = frozenset({str, int, float, bool, type(None)})
for module, name, by in (
    (gateway, "copy", SimpleNamespace(deepcopy=copied)),
    (router, "copy", SimpleNamespace(deepcopy=copied)),
    (results, "deepcopy", copied),
    (components, "deepcopy", copied),
    (_dpy_internals, "_clock_monotonic", monotonic),
    # simcord looks for callbacks in a list, by the values of their fields unless they are told apart by identity.
    (_runtime._CallbackRecord, "__eq__", object.__eq__),
):
    setattr(module, name, by)


class QuickEnv(Env):
    """A simcord environment that finds out within milliseconds whether the bot is idle, and at little cost.

    simcord checks every 50 ms, which makes each interaction take 50 ms however fast the bot is; most answers take one
    or two. Here it checks once no task of the bot seems to go on any more. Whether the bot is idle is simcord's to say.
    """

    _idle: frozenset[tuple[int, int]] = frozenset()
    """The futures that the tasks waited for when the bot was last idle."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - as simcord
        idle: float = IDLE_TIME,
        **rest: Any,
    ) -> None:
        await self._until_nothing_goes_on(min(1, self.settle_timeout if timeout is None else timeout))
        await super()._settle_internal(timeout=timeout, idle=idle, **rest)
        self._idle = self._waits()

    async def _until_nothing_goes_on(self, within: float) -> None:
        """Wait `within` seconds until the bot may be idle: simcord's own check is dearer than most of the work."""
        _run_due_virtual_callbacks(self._settlement_state(), math.inf)
        end, unchanged, before = real_time() + within, 0, self._idle
        await self._until_nothing_is_ready(end)
        while (waits := self._waits() - self._idle) and unchanged < STANDSTILL and real_time() < end:
            unchanged = unchanged + 1 if waits == before and not self._work.executors else 0
            before = waits
            await asyncio.sleep(IDLE_TIME)
            await self._until_nothing_is_ready(end)

    async def _until_nothing_is_ready(self, end: float) -> None:
        """Wait until no callback can be called before something comes from outside of the loop, such as a thread."""
        loop: Any = self._loop
        await asyncio.sleep(0)
        while loop._ready and real_time() < end:  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0)

    def _waits(self) -> frozenset[tuple[int, int]]:
        """Return which task of the bot waits for what, but for what simcord knows not to be the bot's work."""
        at_work = self._work.tasks.keys() - self._work.external_waits.keys()
        return frozenset((id(task), id(getattr(task, "_fut_waiter", None))) for task in at_work if not task.done())

    async def settle(self, timeout: float | None = None, idle: float = IDLE_TIME) -> None:  # noqa: ASYNC109 - as simcord
        """Wait until the bot is idle."""
        await super().settle(timeout, idle)
