"""The search process: reads one job per line from standard input, and writes one answer per line to standard output.

It exits when its input is closed, which happens however the bot ends, even in the middle of a job.
"""

import json
import os
import queue
import signal
import sys
import threading
import traceback
from typing import Final

from thinking.jobs import Job

POLITENESS: Final = 10
"""The difference of its niceness from the bot's."""


def main() -> None:
    """Do jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends this process
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # other output must not mix with the answers
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(jobs,), daemon=True).start()
    while True:
        found = answer(jobs.get())
        try:
            print(found, file=answers, flush=True)
        except BrokenPipeError:  # the bot has ended
            os._exit(0)


def answer(line: str) -> str:
    """Return the answer to a job, or its traceback, as a line of JSON."""
    try:
        return json.dumps({"answer": Job.read(line).run()})
    except Exception:  # noqa: BLE001  the bot is told, and says what becomes of the match
        return json.dumps({"fault": traceback.format_exc()})


def _receive(jobs: "queue.SimpleQueue[str]") -> None:
    """Queue the lines of the input, and exit when it ends."""
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
