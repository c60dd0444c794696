"""The process that thinks: reads a job a line from standard input, and writes an answer a line to standard output.

It ends with its input: that is closed when the bot ends, however that ends, and also in the middle of a thought.
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
"""How much lower than the bot's its priority is."""


def main() -> None:
    """Do jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends this
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed must not mix with answers
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(jobs,), daemon=True).start()
    while True:
        found = answer(jobs.get())
        try:
            print(found, file=answers, flush=True)
        except BrokenPipeError:  # whoever asked is dead
            os._exit(0)


def answer(line: str) -> str:
    """Return the answer to a job, or what went wrong, as a line of JSON."""
    try:
        return json.dumps({"answer": Job.read(line).run()})
    except Exception:  # noqa: BLE001  the bot is told, and says what becomes of the match
        return json.dumps({"fault": traceback.format_exc()})


def _receive(jobs: "queue.SimpleQueue[str]") -> None:
    """Pass the lines of the input on, and end the process with it."""
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
