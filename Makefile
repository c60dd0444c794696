# Everything that you do with Trilithon. A newcomer needs make and one of these Pythons; `make help` lists the rest.

# The versions that are tried. A newer one is added, here and in check.yml, once all passes on it.
PYTHONS := 3.11 3.12 3.13
TRIED = import sys; sys.exit("%d.%d" % sys.version_info[:2] not in "$(1)".split())
# The first command or file of $(2) that is a Python of one of the versions $(1).
find = $(shell for python in $(2); do $$python -c '$(call TRIED,$(1))' >/dev/null 2>&1 && { echo $$python; break; }; done)
PYENV := $(or $(PYENV_ROOT),$(HOME)/.pyenv)/versions

PYTHON := $(or $(PYTHON),$(call find,$(PYTHONS),python3 $(PYTHONS:%=python%)))
VENV := .venv
BIN := $(VENV)/bin
TESTS = $(BIN)/python -m pytest -n auto --dist worksteal
INSTALL = $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --require-hashes -r

# Every thread that draws would otherwise keep free memory of its own (glibc).
export MALLOC_ARENA_MAX := 2

POSTGRESQL = $(or $(TRILITHON_POSTGRESQL),$(shell command -v postgres || ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-all test-postgresql quick quick-others run ratings bench strength calibration puzzles translations site site-pictures activity lint torture lock python clean

help: ## say what each target does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play ## play in the browser, on a simulated Discord; no account needed
	$(BIN)/python bot.py --playground

test: $(VENV)/.test ## run the tests to run before every change: each behaviour once
	$(TESTS) -m 'not exhaustive'

test-all: test $(VENV)/.dev ## run every test: what goes through all cases too, what kills the bot, and on PostgreSQL, where it is installed
	$(TESTS) -m exhaustive
	$(if $(POSTGRESQL),$(TESTS) -m 'both and not postgresql' --database postgresql,@echo \
		'PostgreSQL is not installed, so that nothing was tried on it; Debian and Ubuntu: apt install postgresql')

test-postgresql: $(VENV)/.test ## run every test that wants a database on PostgreSQL
	$(TESTS) --database postgresql

quick: $(VENV)/.test ## run the tests of the rules and of matches
	$(TESTS) -m 'not exhaustive' tests/engine tests/matches

quick-others: ## `make quick` on every other Python that is tried and that this machine has, pyenv's too
	@others=$$($(PYTHON) -c 'import sys; print(*({*"$(PYTHONS)".split()} - {"%d.%d" % sys.version_info[:2]}))'); \
	for version in $$others; do $(MAKE) --no-print-directory quick-$$version || exit; done

quick-%:
	@$(if $(call find,$*,python$* $(PYENV)/$*.*/bin/python),$(MAKE) --no-print-directory quick VENV=build/python-$* \
		PYTHON=$(call find,$*,python$* $(PYENV)/$*.*/bin/python),echo 'Python $* was not found, so that nothing was tried on it.')

run: $(VENV)/.run ## run the bot on Discord, with the settings of .env
	$(BIN)/python bot.py

ratings: $(VENV)/.run ## make all ratings anew from how the rated matches have ended; stop the bot first
	$(BIN)/python bot.py --ratings

bench: $(VENV)/.bench $(VENV)/.test ## measure rules, pictures, storage and what `make test` costs
	$(BIN)/python -m benchmarks

strength: $(VENV)/.dev ## play every two levels of the computer players against each other, for days; write docs/levels.md
	$(BIN)/python -m benchmarks.computers.levels play --all --jobs 2
	$(BIN)/python -m benchmarks.computers.levels beginners --jobs 2
	$(BIN)/python -m benchmarks.computers.levels others --jobs 2
	$(BIN)/python -m benchmarks.computers.levels table

calibration: $(VENV)/.dev ## play matches among equal computers, for an hour, and make the curves by which chances are told
	$(BIN)/python -m benchmarks.computers.calibration play $(if $(MINUTES),--minutes $(MINUTES))
	$(BIN)/python -m benchmarks.computers.calibration fit
	$(BIN)/python -m benchmarks.computers.levels table

puzzles: $(VENV)/.dev ## look for more puzzles, for an hour or more, until each game has as many as are wanted; say what was found
	$(BIN)/python -m training.making

translations: $(VENV)/.run ## say what is left to translate; `make translations SINCE=HEAD~50` also what is new or changed
	$(BIN)/python -m locales.translations $(if $(SINCE),--since $(SINCE))

site: $(VENV)/.site ## build the site into build/site, from what the bot says itself
	$(BIN)/python -m website build/pages
	$(BIN)/python -m mkdocs build --quiet --strict --config-file website/mkdocs.yml

site-pictures: $(VENV)/.dev ## take the site's pictures of conversations anew, in the playground, by Chromium
	$(BIN)/python -m website.screenshots

activity: ## fetch Discord's SDK from npm, for the page as an Activity inside Discord
	$(PYTHON) -m web.sdk

lint: $(VENV)/.dev ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

torture: $(VENV)/.dev ## the long form of tests: those that kill and race the bot, people who press anything, proofs of puzzles
	TRILITHON_TORTURE=200 $(BIN)/python -m pytest -m torture --timeout 1800

lock: $(VENV)/.lock ## remake requirements/*.txt; `make lock UPGRADE=1` moves to the newest versions
	$(call compile,lock,--group lock)
	$(call compile,pip,--group pip)
	$(call compile,dev,pyproject.toml --extra play --extra test --extra dev)
	$(call compile,test,pyproject.toml -c requirements/dev.txt --extra play --extra test)
	$(call compile,run,pyproject.toml -c requirements/dev.txt)
	$(call compile,play,pyproject.toml -c requirements/dev.txt --extra play)
	$(call compile,bench,pyproject.toml -c requirements/dev.txt --extra bench)
	$(call compile,site,pyproject.toml -c requirements/dev.txt --extra site)

python: ## say which Python everything is made with
	@echo $(PYTHON)

clean: ## take away the virtual environment and all caches; data/ stays
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +

# One lock file serves every platform and Python that is tried; one found in place keeps its versions.
compile = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) $(2) -o requirements/$(1).txt

$(VENV)/.%: requirements/%.txt | $(VENV)/.pip
	$(INSTALL) $<
	@touch $@

$(VENV)/.pip: requirements/pip.txt | $(VENV)/pyvenv.cfg
	$(INSTALL) $<
	@touch $@

$(VENV)/pyvenv.cfg:
	@test -n '$(PYTHON)' || { echo 'Trilithon needs one of the Pythons $(PYTHONS), and none was found.' \
		'Install one, or name it: make PYTHON=/path/to/python.'; exit 1; }
	@$(PYTHON) -c '$(call TRIED,$(PYTHONS))' || { \
		echo 'Trilithon is tried on Python $(PYTHONS); $(PYTHON) is none of these.' \
		'Name one that is: make PYTHON=/path/to/python.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
		echo '$(PYTHON) lacks its venv module. On Debian and Ubuntu: apt install python3-venv.'; exit 1; }
	$(PYTHON) -m venv $(VENV)
