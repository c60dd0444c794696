"""Options of a game: described as data, read and written in one text form (`size=10 walk turns=20`)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.errors import OptionError

Value = int | bool | str
Options = dict[str, Value | None]


def is_off(value: Value | None) -> bool:
    """Return whether the value of an option means that it is off. The number 0 does not."""
    return value is None or value is False


@dataclass(frozen=True, slots=True)
class Option:
    """A flag (bool), an int within `range`, or a choice among `choices` (str). A default of None is "off"."""

    name: str
    kind: Literal["flag", "int", "choice"]
    default: Value | None = False
    range: range = range(0)
    choices: tuple[str, ...] = ()
    explained: str = ""
    """The name under which the interface keeps its explanation, where it is another one than in other games."""

    @property
    def help(self) -> str:
        """The code under which the interface keeps this option's explanation."""
        return f"option-{self.explained or self.name}-help"

    @property
    def chosen(self) -> str:
        """The code of what is said where it is on, if there is such a message."""
        return f"option-{self.explained or self.name}-chosen"

    @property
    def allowed(self) -> tuple[Value, ...]:
        """Every value the option can be given."""
        if self.kind == "flag":
            return (True, False)
        return tuple(self.range) if self.kind == "int" else self.choices

    def check(self, value: object) -> Value | None:
        """Return the value, if it is one of this option's. Raises OptionError("value")."""
        right_type = {"flag": bool, "int": int, "choice": str}[self.kind]
        if value is None and self.default is None:
            return None
        if type(value) is not right_type or value not in self.allowed:
            raise self._refuse(value)
        return value

    def read(self, word: str) -> Value:
        """Return the value written as in `size=8`, or as a bare `walk` for a flag. Raises OptionError("value")."""
        name, given, value = word.partition("=")
        if self.kind == "flag" and not given:
            return True
        if self.kind == "flag" and value in ("yes", "on", "true", "no", "off", "false"):
            return value in ("yes", "on", "true")
        if self.kind == "int" and value.isascii() and value.isdigit() and len(value) < 6:
            return self.check(int(value)) or 0
        if self.kind == "choice" and value in self.choices:
            return value
        raise self._refuse(value if given else name)

    def write(self, value: Value | None) -> str:
        """Return one word that `read` understands; empty for what is off."""
        if is_off(value):
            return ""
        return self.name if value is True else f"{self.name}={value}"

    def _refuse(self, value: object) -> OptionError:
        allowed: object = self.allowed
        if self.kind == "int":
            allowed = f"{self.range.start}-{self.range.stop - 1}"
        return OptionError("value", name=self.name, value=str(value), allowed=allowed)


def settle(
    known: Iterable[Option], excludes: Iterable[tuple[str, str]], chosen: Mapping[str, object] | None
) -> Options:
    """Return all options with their values: the chosen ones checked, the others by default.

    `excludes` are the pairs that cannot be combined. Raises OptionError("unknown" | "value" | "conflict").
    """
    described = {option.name: option for option in known}
    for name in chosen or {}:
        if name not in described:
            raise OptionError("unknown", name=name, known=tuple(described))
    given = dict(chosen or {})
    options = {name: option.check(given.get(name, option.default)) for name, option in described.items()}
    for first, second in excludes:
        if options[first] and options[second]:
            raise OptionError("conflict", first=first, second=second)
    return options


def read(known: Iterable[Option], text: str) -> dict[str, Any]:
    """Return the options written in `text`, each checked. Raises OptionError("unknown" | "value" | "repeated")."""
    described = {option.name: option for option in known}
    chosen: dict[str, Any] = {}
    for word in text.lower().replace(",", " ").split():
        name = word.partition("=")[0]
        if name not in described:
            raise OptionError("unknown", name=name, known=tuple(described))
        if name in chosen:
            raise OptionError("repeated", name=name)
        chosen[name] = described[name].read(word)
    return chosen


def write(known: Iterable[Option], options: Mapping[str, Value | None]) -> str:
    """Return the canonical text of the options: every value that is not off, in the game's order."""
    return " ".join(filter(None, (option.write(options[option.name]) for option in known)))
