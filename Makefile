# Every target does its own set-up: Python 3.11 to 3.13 and make are all it needs.
#   ARGS      passed on:            make play ARGS="--host 0.0.0.0", make check ARGS="-k spy"
#   GAME      which game to play:   make terminal GAME=gunsmoke ARGS="--solo"
#   PYTHON    chooses the Python:   make test PYTHON=python3.12
#   WORKERS   test processes
#   COVERAGE_MIN, COVERAGE_OF       per cent, branches included, that the tests must reach in these files
# PIP_NO_COMPILE=0 is pip's way to switch that on: of the packages, what tests use is compiled when they first use it.

ARGS         =
GAME         = gunrunners
WORKERS      = 2
COVERAGE_MIN = 95
COVERAGE_OF  = src/gunmetal/games/*

.PHONY: help play terminal test check bench load setup clean
.DEFAULT_GOAL := help

help:   ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play:   ## play in the browser: starts the server and opens the page
	@sh scripts/setup.sh .venv server
	@.venv/bin/gunmetal serve --open $(ARGS)

terminal: ## play Gunrunners, or GAME, in the terminal
	@sh scripts/setup.sh .venv
	@.venv/bin/gunmetal play $(GAME) $(ARGS)

test:   ## everything CI runs: ruff, mypy, import-linter, all tests, coverage
	@PIP_NO_COMPILE=0 sh scripts/setup.sh .venv dev server postgres arena cluster pettingzoo gym openspiel
	@.venv/bin/python scripts/packages.py --refuse
	@.venv/bin/python scripts/checks.py full --workers $(WORKERS) --coverage-min $(COVERAGE_MIN) --coverage-of '$(COVERAGE_OF)'

check:  ## the quick loop: ruff, mypy, import-linter, tests that are not slow
	@sh scripts/setup.sh .venv dev server postgres arena cluster pettingzoo gym openspiel
	@.venv/bin/python scripts/checks.py quick --workers $(WORKERS) --pytest $(ARGS)

bench:  ## measure the engine beside OpenSpiel, the environments beside PettingZoo, RLCard and pgx
	@sh scripts/setup.sh .venv-bench bench peers || sh scripts/setup.sh .venv-bench bench
	@.venv-bench/bin/python -m bench $(ARGS)

load:   ## measure the server: 500 tables at once on this machine
	@sh scripts/setup.sh .venv dev server
	@.venv/bin/python -m bench.load $(ARGS)

setup:  ## only the set-up, with the developers' tools
	@sh scripts/setup.sh .venv dev server postgres arena cluster pettingzoo gym openspiel

clean:  ## remove environments, caches and reports
	@rm -rf .venv .venv.lock .venv-bench .venv-bench.lock build dist htmlcov .coverage .coverage.*
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench scripts -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
