"""What `make test` costs: its processor time, and how many times as long as that a fixed loop takes.

The whole of it runs, as one runs it before every change: a part would have to be chosen again whenever tests come and
go, and a few tests take as long as hundreds of others. The loop takes turns with the tests every few seconds, so that
whatever slows the machine slows both.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from time import process_time, sleep
from typing import Final

ROOT: Final = Path(__file__).parent.parent
COMMAND: Final = (sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-q", "-m", "not exhaustive")
LOOP: Final = 100_000_000
"""The turns of the loop; a hundredth of it is run each time."""
PAUSE: Final = 5.0
"""Seconds between two times."""


def measure() -> Iterator[str]:
    """Yield the processor time of the tests and of the loop, and their ratio. Raises RuntimeError if a test fails."""
    loops = [_loop()]
    with TemporaryFile("w+") as said:
        process = subprocess.Popen(COMMAND, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)  # noqa: S603
        while not (ended := os.wait4(process.pid, os.WNOHANG))[0]:
            sleep(PAUSE)
            loops.append(_loop())
        _, status, used = ended
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        *_, summary = said.read().splitlines()
    if process.returncode:
        raise RuntimeError(summary)
    tests, loop = used.ru_utime + used.ru_stime, median(loops)
    passed = re.search(r"\d+ passed", summary)
    yield f"{tests:.0f} s of processor time for {passed[0] if passed else summary}, {loop:.2f} s for the loop"
    yield f"tests / loop: {tests / loop:.0f}"


def _loop() -> float:
    """Return the seconds of processor time that the loop takes."""
    start, total = process_time(), 0
    for number in range(LOOP // 100):
        total += number & 7
    return 100 * (process_time() - start)
