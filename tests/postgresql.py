"""A PostgreSQL server for tests, from the system's package, in a folder of its own and gone with those who use it."""

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

Found = TypeVar("Found")

WHERE_DEBIAN_HAS_IT = Path("/usr/lib/postgresql")
ORDINARY_USERS = ("postgres", "nobody")
"""Whom the server may run as when we are root, which it refuses to be."""
CHIEF = "postgres"
"""The role that makes databases."""
OWNER = "trilithon"
"""The role that owns them. It may do what a host lets a customer do, and no more."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "300",
    "shared_buffers": "32MB",
    "autovacuum": "off",  # tables of tests are small
}
HASTY = {"fsync": "off"}
"""Nothing waits for the disk: no test cuts the power. What was committed outlives every process that is killed."""
UNSAFE = {"synchronous_commit": "off", "full_page_writes": "off"}
"""Settings of a server that no test kills."""
WATCHDOG = """(
cat "$1/users"
kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" && while [ -e "$1/data/postmaster.pid" ]; do sleep 0.05; done
rm -rf "$1" "$2"
) </dev/null >/dev/null 2>&1 &"""
"""Waits until all who have the pipe `users` open have closed it or died, then stops the server and clears up."""


class NoServerError(Exception):
    """There is no PostgreSQL that could be started. Says why."""


class Server:
    """A server in a folder. It listens on a port of loopback, and on a socket in the folder."""

    def __init__(self, folder: Path, port: int, pipe: int) -> None:
        self.folder = folder
        self.port = port
        self._pipe = pipe

    @classmethod
    def create(cls, *, durable: bool = False, note: Path | None = None) -> "Server":
        """Make and start a server. It ends, and its folder goes, when nobody who has joined it is left.

        A `durable` one keeps what was committed when it is killed. The file `note` goes with it. Raises NoServerError.
        """
        folder = Path(tempfile.mkdtemp(prefix="trilithon-postgresql-", dir=_public_folder()))
        folder.chmod(0o755)
        os.mkfifo(folder / "users")
        pipe = os.open(folder / "users", os.O_RDWR)
        # In a session of its own: Ctrl-C ends the tests, and leaves this to do its work.
        watchdog = ["sh", "-c", WATCHDOG, "watchdog", str(folder), str(note or folder)]
        subprocess.run(watchdog, check=True, start_new_session=True)
        server = cls(folder, _free_port(), pipe)
        try:
            server._prepare(SETTINGS | HASTY | ({} if durable else UNSAFE))
            server.start()
            server.run(f"CREATE ROLE {OWNER} LOGIN")
        except (OSError, subprocess.SubprocessError) as fault:
            raise NoServerError(f"the server does not start: {fault}") from fault
        return server

    @classmethod
    def join(cls, folder: Path, port: int) -> "Server":
        """Use a server that another process has made. Raises OSError if it is gone."""
        # Without a reader, which is the watchdog, this is refused.
        return cls(folder, port, os.open(folder / "users", os.O_WRONLY | os.O_NONBLOCK))

    def leave(self) -> None:
        """Be done with it. The server ends when nobody is left."""
        os.close(self._pipe)

    def url(self, database: str) -> str:
        """Return the URL of a database on it."""
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{self.port}/{database}"

    def add_database(self, name: str, how: str = "") -> str:
        """Make a database for the owner, empty unless `how` says more, and return its URL."""
        self.run(f"CREATE DATABASE {name} OWNER {OWNER} {how}")
        return self.url(name)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder}"
        self._run("pg_ctl", "start", "-s", "-w", "-D", "data", "-l", "log", "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `smart` (when all have left), `fast` (with everybody thrown out) or `immediate` (like a crash)."""
        self._run("pg_ctl", "stop", "-s", "-w", "-D", "data", "-m", mode)

    def kill(self) -> None:
        """Kill all its processes at once, as if its machine had lost power. Only where there is Linux's `/proc`."""
        note = self.folder / "data" / "postmaster.pid"
        first = int(note.read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        killed = [first, *map(int, children.split())]
        for pid in killed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(map(_lives, killed)):
            time.sleep(0.01)
        for left in (note, self.folder / f".s.PGSQL.{self.port}.lock"):
            left.unlink()  # the next start must not mistake whoever has the number in it by then for a server

    def run(self, *statements: str, database: str = "postgres") -> list[Any]:
        """Run statements as the chief, and return the rows of the last one."""
        return wait_for(self._run_statements(statements, database))

    def _prepare(self, settings: dict[str, str]) -> None:
        """Make the folder `data`, with the roles."""
        if user := _ordinary_user():
            shutil.chown(self.folder, user, pwd.getpwnam(user).pw_gid)
        self._run("initdb", "-D", "data", "-A", "trust", "--no-sync", "-U", CHIEF, "-E", "UTF8", "--locale=C.UTF-8")
        written = "".join(f"{name} = '{value}'\n" for name, value in settings.items())
        with (self.folder / "data" / "postgresql.auto.conf").open("a") as file:
            file.write(written)

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as an ordinary user."""
        environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "HOME": str(self.folder)}
        user = _ordinary_user()
        # Not to a pipe, which the server would keep open.
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(
                [str(programs() / program), *arguments],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                user=user,
                group=pwd.getpwnam(user).pw_gid if user else None,
                extra_groups=[] if user else None,
                check=False,
            )
            output.seek(0)
            if done.returncode:
                log = self.folder / "log"
                said = output.read() + (log.read_text()[-2000:] if log.exists() else "")
                raise NoServerError(f"{program} failed: {said.strip()}")

    async def _run_statements(self, statements: tuple[str, ...], database: str) -> list[Any]:
        connection = await asyncpg.connect(host=str(self.folder), port=self.port, user=CHIEF, database=database)
        try:
            found: list[Any] = []
            for statement in statements:
                found = await connection.fetch(statement)
            return found
        finally:
            await connection.close()


def shared(prepare: Callable[[Server], None]) -> Server:
    """Return the server of this run of the tests: of all workers of pytest-xdist together, or of this process.

    Who comes first makes it, and prepares it while the others wait. Raises NoServerError.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or str(os.getpid())
    note = Path(tempfile.gettempdir()) / f"trilithon-postgresql-{run}.txt"
    with note.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        if told := file.read():
            folder, port = told.splitlines()
            return Server.join(Path(folder), int(port))
        server = Server.create(note=note)
        prepare(server)
        file.write(f"{server.folder}\n{server.port}\n")
        return server


@cache
def programs() -> Path:
    """Return the folder with the newest server's programs: Debian's, or those in PATH. Raises NoServerError."""
    packaged = [path for path in WHERE_DEBIAN_HAS_IT.glob("*/bin") if (path / "postgres").exists()]
    if packaged:
        return max(packaged, key=lambda path: float(path.parent.name))
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    raise NoServerError("PostgreSQL is not installed (on Debian and Ubuntu: apt install postgresql)")


def wait_for(coroutine: Coroutine[Any, Any, Found]) -> Found:
    """Run a coroutine to its end in a loop of its own thread, whether or not the caller's own loop runs."""
    return asyncio.run_coroutine_threadsafe(coroutine, _loop()).result()


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True, name="asks databases").start()
    return loop


def _ordinary_user() -> str | None:
    """Return whom the server must run as; None: as us. Raises NoServerError."""
    if os.geteuid():
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    user = next((name for name in ORDINARY_USERS if name in known), None)
    if user is None:
        raise NoServerError("root has no ordinary user to run PostgreSQL as")
    return user


def _public_folder() -> str:
    """Return a folder for temporary files which every user may enter."""
    folder = Path(tempfile.gettempdir()).resolve()
    return str(folder) if all(path.stat().st_mode & 0o001 for path in (folder, *folder.parents)) else "/tmp"


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _lives(pid: int) -> bool:
    """Return whether a process is there, and more than a number that nobody has asked about."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
