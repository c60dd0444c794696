"""Settings, from the environment and `.env`, checked before anything starts."""

import os
import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from getpass import getuser
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, get_args
from urllib.parse import parse_qs, unquote, urlsplit

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

import locales

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
LogFormat = Literal["text", "json"]
YesNo = Literal["yes", "no"]

_TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}", re.ASCII)
_CLIENT_SECRET = re.compile(r"[\w-]{20,80}", re.ASCII)
_DATABASE = re.compile(r"sqlite\+aiosqlite://(?:/(?P<file>[^?]*))?(?:\?.*)?")
_SERVER = "postgresql+asyncpg://"
_SHARDS = re.compile(r"(?P<first>[0-9]{1,5})(?:-(?P<last>[0-9]{1,5}))?/(?P<total>[1-9][0-9]{0,4})", re.ASCII)
# Without TLS only on this machine.
_ADDRESS = re.compile(r"(https://[a-z0-9.-]+(?::\d{1,5})?|http://(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)/?")
_LONGEST_SHOWN = 20
_NEAR = 0.8
"""The likeness, from 0 to 1, of a misspelt variable to the one that was meant."""


class Fault(NamedTuple):
    """An invalid setting: the variable, the id of the message that explains it, and the message's data."""

    variable: str
    message: str
    data: Mapping[str, Any] = MappingProxyType({})

    def say(self, language: str) -> str:
        """Return a sentence or two about the fault and how to fix it."""
        return locales.say(language, self.message, variable=self.variable, **self.data)


class Shards(NamedTuple):
    """The range of the bot's shards that one process has."""

    first: int
    last: int
    total: int
    """The number of shards of all processes."""

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)


class SettingsError(Exception):
    """Invalid settings. Contains no value that could be a secret."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*(fault.variable for fault in faults))
        self.faults = faults

    def say(self, language: str) -> str:
        """Return all faults as text for a terminal, each on its own line."""
        heading = locales.say(language, "setup-heading", count=len(self.faults))
        faults = [f"  - {fault.say(language)}" for fault in self.faults]
        return "\n".join([heading, *faults, locales.say(language, "setup-where")])


def _fault(message: str, **data: object) -> PydanticCustomError:
    return PydanticCustomError(message, message, data)


def _one_of(kind: object, value: object) -> object:
    allowed = get_args(kind)
    for choice in allowed:
        if str(value).strip().lower() == choice.lower():
            return choice
    raise _fault("setup-choice", value=_short(str(value)), allowed=list(allowed))


def _number(low: int, high: int, value: object) -> int:
    text = str(value).strip()
    if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise _fault("setup-number", value=_short(text), low=low, high=high)
    return int(text)


def _shards(value: object) -> object:
    """Parse the shards of a process, such as `0-7/16` or `3/16`."""
    if not isinstance(value, str):
        return value
    found = _SHARDS.fullmatch("".join(value.split()))
    if not found:
        raise _fault("setup-shards-shape", value=_short(value))
    first, total = int(found["first"]), int(found["total"])
    last = int(found["last"] or first)
    if first > last:
        raise _fault("setup-shards-order", first=str(first), last=str(last))
    if last >= total:
        raise _fault("setup-shards-beyond", shard=str(last), highest=str(total - 1), count=total)
    return Shards(first, last, total)


def _short(value: str) -> str:
    """Shorten a value for a message, so that a token in the wrong variable is not printed in full."""
    return value if len(value) <= _LONGEST_SHOWN else f"{value[:6]}…"


def _token(value: object) -> object:
    """Strip blanks, quotes and the `Bot` prefix of an HTTP header from a token."""
    return value.strip().strip("\"'").removeprefix("Bot ").strip() or None if isinstance(value, str) else value


def _check_token(token: SecretStr | None) -> SecretStr | None:
    if token and not _TOKEN.fullmatch(token.get_secret_value()):
        raise _fault("setup-token-shape")
    return token


def _check_client_secret(secret: SecretStr | None) -> SecretStr | None:
    if secret and not _CLIENT_SECRET.fullmatch(secret.get_secret_value()):
        raise _fault("setup-client-secret-shape")
    return secret


def _check_activity(activity: bool, others: ValidationInfo) -> bool:
    """Check that there is what an Activity needs: the client secret, and an address that Discord can reach."""
    if not activity:
        return False
    needed = ("discord_client_secret", "public_url")
    missing = [name.upper() for name in needed if others.data.get(name, "faulty") is None]
    if missing:
        raise _fault("setup-activity-lacks", missing=missing, count=len(missing))
    if not str(others.data.get("public_url", "https:")).startswith("https:"):
        raise _fault("setup-activity-local", address="PUBLIC_URL")
    return True


def _check_folder(folder: Path) -> Path:
    """Check that files can be created in `folder`, which need not exist yet."""
    absolute = folder.absolute()
    existing = next(path for path in (absolute, *absolute.parents) if os.access(path, os.F_OK))
    if not _is_folder(existing):
        raise _fault("setup-folder-blocked", path=str(absolute), obstacle=str(existing))
    if not os.access(existing, os.W_OK | os.X_OK):
        raise _fault("setup-folder-locked", path=str(absolute), locked=str(existing), user=_user())
    return folder


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # without the permission to look
        return False


def _user() -> str:
    try:
        return getuser()
    except (KeyError, OSError):  # a container's user often has a number and no name
        return str(os.getuid())


def _check_database(url: str) -> str:
    if url.startswith(_SERVER):
        return _check_server(url)
    found = _DATABASE.fullmatch(url)
    scheme, _, file = url.partition("//")
    if not found and scheme == "sqlite+aiosqlite:":
        raise _fault("setup-database-slashes", relative=f"{scheme}///{file}", absolute=f"{scheme}////{file}")
    if not found:
        # The rest of another database's address may contain a password.
        scheme = url.partition(":")[0]
        raise _fault("setup-database-scheme", scheme=_short(scheme), default=_database("data"))
    file = unquote(found["file"] or "")
    if not file or file == ":memory:" or file.startswith("file:"):
        return url
    if _is_folder(Path(file)):
        raise _fault("setup-database-is-folder", path=file)
    _check_folder(Path(file).parent)
    return url


def _check_server(url: str) -> str:
    """Check what the driver would take for something else. The URL may contain a password."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise _fault("setup-database-port") from None
    if "sslmode" in parse_qs(parts.query):
        raise _fault("setup-database-sslmode")
    return url


def _address(value: object) -> str:
    """Return the address of a page, without a slash at the end."""
    found = _ADDRESS.fullmatch(str(value).strip().lower())
    if not found:
        raise _fault("setup-public-url", value=_short(str(value)))
    return found[1]


def file_url(file: object) -> str:
    """Return the URL of an SQLite file, whose name may have signs that mean something in a URL."""
    path = str(file).replace("%", "%25").replace("?", "%3F")
    return f"sqlite+aiosqlite:///{path}"


def _database(folder: object) -> str:
    return file_url(f"{folder}/trilithon.db")


_LogForm = Annotated[LogFormat, BeforeValidator(lambda value: _one_of(LogFormat, value))]


class Settings(BaseSettings):
    """Each field is the environment variable of the same name in capitals; `.env.example` explains them."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        validate_default=True,
    )

    discord_token: Annotated[SecretStr | None, BeforeValidator(_token), AfterValidator(_check_token)] = None
    data_dir: Annotated[Path, AfterValidator(_check_folder)] = Path("data")
    database_url: Annotated[str, AfterValidator(_check_database)] = Field(
        default_factory=lambda fields: _database(fields["data_dir"])
    )
    log_level: Annotated[LogLevel, BeforeValidator(lambda value: _one_of(LogLevel, value))] = "INFO"
    log_format: _LogForm = "text"
    outbox_lease: Annotated[int, BeforeValidator(lambda value: _number(1, 600, value))] = 30
    """Seconds after which another process takes over a post that a dead process had claimed."""

    search_processes: Annotated[int, BeforeValidator(lambda value: _number(0, 16, value))] = 1
    """Number of search processes. With 0 the bot leaves turns and reviews to `--search`."""

    shards: Annotated[Shards | None, NoDecode, BeforeValidator(_shards)] = None
    """The shards of this process; None for all, as many as Discord advises."""

    metrics_port: Annotated[int | None, BeforeValidator(lambda value: value and _number(1, 65_535, value))] = None
    """The local port of the metrics page; None for none."""

    public_url: Annotated[str | None, BeforeValidator(lambda value: value and _address(value))] = None
    """Where people's browsers find the page with the board; None for none."""

    web_port: Annotated[int | None, BeforeValidator(lambda value: value and _number(1, 65_535, value))] = None
    """The port on which this process serves that page; None if another process does."""

    web_host: str = "127.0.0.1"
    """The address of this machine on which it is served; `0.0.0.0` for all, as in a container."""

    discord_client_secret: Annotated[
        SecretStr | None, BeforeValidator(_token), AfterValidator(_check_client_secret)
    ] = None
    activity: Annotated[
        bool,
        BeforeValidator(lambda value: value if isinstance(value, bool) else _one_of(YesNo, value) == "yes"),
        AfterValidator(_check_activity),
    ] = False
    """Whether the page is also the application's Activity, inside Discord."""

    @property
    def health_file(self) -> Path:
        """File of the bot's health report, named by shards: several processes may share the folder."""
        own = f"-{self.shards.first}-{self.shards.last}" if self.shards else ""
        return self.data_dir / f"health{own}.json"

    @property
    def search_health_file(self) -> Path:
        """File of a search process's health report."""
        return self.data_dir / "health-search.json"


class LogSettings(BaseSettings):
    """The form of the log, which also tells what is wrong with other settings."""

    model_config = Settings.model_config

    log_format: _LogForm = "text"


def load(*, with_token: bool = True) -> Settings:
    """Return the settings, checked; with a token unless `with_token` is false. Raises SettingsError."""
    try:
        settings = Settings()
    except ValidationError as error:
        raise SettingsError(*_faults(error)) from None
    except (OSError, UnicodeError):
        raise SettingsError(Fault(".env", "setup-env-file")) from None
    if with_token and settings.discord_token is None:
        raise SettingsError(Fault("DISCORD_TOKEN", "setup-token-missing"))
    return settings


def log_format() -> LogFormat:
    """Return the form of the log, also where other settings are wrong; text if it is wrong itself."""
    try:
        return LogSettings().log_format
    except (ValidationError, OSError, UnicodeError):
        return "text"


def make_folder(settings: Settings) -> None:
    """Create the folder of the data if it is not there. Raises SettingsError."""
    try:
        settings.data_dir.mkdir(mode=0o750, parents=True, exist_ok=True)
    except OSError as error:
        path = str(settings.data_dir.absolute())
        raise SettingsError(Fault("DATA_DIR", "setup-folder-unmade", {"path": path, "fault": str(error)})) from None


def misspelled() -> list[tuple[str, str]]:
    """Return the variables of `.env` that are nearly a setting, each with that setting."""
    known = {name.upper() for name in Settings.model_fields}
    try:
        written = dotenv_values(".env", encoding="utf-8-sig")
    except (OSError, UnicodeError):
        return []
    near = {name: get_close_matches(name.upper(), known, 1, _NEAR) for name in written if name.upper() not in known}
    return [(name, found[0]) for name, found in near.items() if found]


def load_or_exit(*, with_token: bool = True) -> Settings:
    """Return the settings; if they are wrong, end the process with sentences that say what to fix."""
    try:
        return load(with_token=with_token)
    except SettingsError as error:
        sys.exit(error.say(terminal_language()))


def terminal_language() -> str:
    """Return the language of the terminal, by the environment's locale."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return locales.supported_language(next(filter(None, map(os.environ.get, names)), None))


def _faults(error: ValidationError) -> list[Fault]:
    faults = []
    for detail in error.errors(include_url=False, include_input=False):
        if detail["type"] == "default_factory_not_called":  # a default that needs the faulty setting
            continue
        variable = ".".join(map(str, detail["loc"])).upper()
        known = locales.has("en", detail["type"])
        faults.append(Fault(variable, detail["type"] if known else "setup-invalid", detail.get("ctx", {})))
    return faults
