"""Run every benchmark beside this file and print the results.

A benchmark is a module with a function `measure` that yields lines of text.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules

import benchmarks


def main(chosen: list[str]) -> None:
    """Run the benchmarks that are named, or all."""
    for module in iter_modules(benchmarks.__path__):
        measure = getattr(import_module(f"benchmarks.{module.name}"), "measure", None)
        if measure and module.name in (chosen or [module.name]):
            print(f"# {module.name}")
            for line in measure():
                print(line, flush=True)
            print()


if __name__ == "__main__":
    main(sys.argv[1:])
