# Two commands do everything: `make run` and `make test`.
.DEFAULT_GOAL := help
.PHONY: help setup run test test-late lint types imports bench bench-live bench-contradictions bench-watch bench-window bench-charts soak real-timer screens strings languages bundle test-bundle clean

PYTHON ?= python3
VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
READY := $(VENV)/.ready
AUDIT := build/sample-audit

export HF_HUB_OFFLINE = 1
export OMP_WAIT_POLICY = PASSIVE
export OMP_NUM_THREADS = 1
export QT_QPA_PLATFORM ?= offscreen

help: ## Show what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(READY) ## Make .venv with the development tools (once)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; sys.exit(0 if (3, 11) <= v < (3, 14) else "Nidra needs Python 3.11 to 3.13, and %s is %d.%d. Name another with: make PYTHON=python3.12" % (sys.executable, *v))'
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing. Install it with: sudo apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
ifneq ($(OS),Windows_NT)
	@sh installers/linux/qt_libraries.sh $(BIN)/python
endif
	$(BIN)/python -m compileall -q core nidra_gui
	@touch $(READY)

run: setup ## Prove the pass on planted defects, audit the sample palace, open the window
	@rm -rf $(AUDIT) && mkdir -p $(AUDIT)
	$(BIN)/nidra demo --strict --dir $(AUDIT)/demo 2> $(AUDIT)/demo.txt || { cat $(AUDIT)/demo.txt; exit 1; }
	@echo
	$(BIN)/nidra import-mempalace --palace resources/sample-palace --map /home/sam/harbour=resources/sample-palace/sources --dir $(AUDIT)/store > $(AUDIT)/import.txt
	@sed '/^Next: /d' $(AUDIT)/import.txt
	$(BIN)/nidra sleep --dir $(AUDIT)/store --report $(AUDIT)/trust-report.md > $(AUDIT)/sleep.txt
	@cat $(AUDIT)/trust-report.md
	@echo
	@echo "The report above is $(AUDIT)/trust-report.md. In short:"
	@sed '/^Next: /d' $(AUDIT)/sleep.txt
	@echo "Look closer with these two commands:"
	@echo "  $(BIN)/nidra list --standing fallen --dir $(AUDIT)/store"
	@sed -n 's/^Next: /  /p' $(AUDIT)/sleep.txt
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ] || [ "$$(uname -s)" != Linux ] && [ -z "$${CI:-}" ]; then \
		echo "Opening the window on this store; close it to go on."; \
		env -u QT_QPA_PLATFORM $(BIN)/nidra-gui --store $(AUDIT)/store; \
	else \
		echo "There is no display here. Where there is one, this opens the window:"; \
		echo "  $(BIN)/nidra-gui --store $(AUDIT)/store"; \
	fi

test: setup lint types imports ## Run every test, headless
	$(BIN)/python -m pytest -n 2 -m 'not soak'

test-late: setup ## Run the window's tests while answers come late (LATE=250 milliseconds at most), to find those that wait for the wrong one
	NIDRA_LATE_MS=$(or $(LATE),250) $(BIN)/python -m pytest -n 2 tests/gui

lint: setup ## Check form and style
	$(BIN)/ruff format --check core nidra_gui tests
	$(BIN)/ruff check core nidra_gui tests

types: setup ## Check types
	$(BIN)/mypy

imports: setup ## Check which room imports which
	$(BIN)/lint-imports

bench: setup ## Measure (N=50000 drawers by default); JSON=FILE keeps the figures
	$(BIN)/python tests/benchmarks/bench.py -n $(or $(N),50000) $(if $(JSON),--json $(JSON))

bench-live: setup ## Measure pages, counts, searches and adds while a pass runs
	$(BIN)/python tests/benchmarks/bench.py -n $(or $(N),50000) --rounds 1 --only live $(if $(JSON),--json $(JSON))

bench-contradictions: setup ## Score the contradiction rules on the labelled pairs, and time 50,000 statements
	$(BIN)/python tests/benchmarks/contradictions.py

bench-watch: setup ## Measure how long a saved file takes to show, idle cost and memory of watching
	$(BIN)/python tests/benchmarks/watching.py $(if $(JSON),--json $(JSON))

bench-window: setup ## Measure the window (N=20000 drawers, or STORE=DIR): pages, scrolling, filters, gaps beside work; ONLY="pages table", JSON=FILE
	$(BIN)/python tests/benchmarks/window.py -n $(or $(N),20000) $(if $(STORE),--store $(STORE)) $(if $(PALACE),--palace $(PALACE)) $(if $(ONLY),--only $(ONLY)) $(if $(JSON),--json $(JSON))

bench-charts: setup ## Measure how long the window's charts take to draw; STORE=FOLDER measures one too
	$(BIN)/python tests/benchmarks/charts.py $(STORE)

soak: setup ## Long runs: mutations, kills, properties at random, then faults, and a watcher beside passes and writers, each for SOAK_MINUTES (10) at least
	$(BIN)/python -m pytest -m soak --timeout 7200
	HYPOTHESIS=search $(BIN)/python -m pytest -n 2 --timeout 7200 tests/property
	$(BIN)/python tests/faults/soak.py --minutes $(or $(SOAK_MINUTES),10)
	$(BIN)/python tests/faults/soak.py --only watcher --alive 60 --minutes $(or $(SOAK_MINUTES),10)

real-timer: setup ## Let the cron of this machine start a pass, in a mount namespace of its own (root, two minutes)
	$(BIN)/python -m pytest -m soak -rs --timeout 240 tests/faults/test_real_cron.py

screens: setup ## Take pictures of every page, light and dark, into build/screens
	$(BIN)/python tests/gui/screens.py build/screens

BUNDLE := dist/nidra

bundle: setup ## Make the programs that need no Python, and what people install, into dist
	@$(BIN)/python -c 'import PyInstaller' 2>/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,bundle]'
	rm -rf $(BUNDLE) dist/nidra[-_]*
	$(BIN)/python installers/common/icons.py build/icons
	PYTHONPATH=core:. $(BIN)/python -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build/bundle installers/common/nidra.spec
ifneq ($(OS),Windows_NT)
	sh installers/common/strip.sh $(BUNDLE)
endif
	@du -sh $(BUNDLE)
	$(BIN)/python installers/package.py $(BUNDLE) dist

test-bundle: setup ## Install, run and remove what `make bundle` made (some minutes; not part of `make test`)
	@test -x $(BUNDLE)/nidra || { echo "There is no bundle yet: make bundle"; exit 1; }
	$(BIN)/python -m pytest -rs -s --timeout 600 tests/bundle

strings: setup ## Bring the catalogues in resources/languages up to date with the strings of the window and the engine
	PYTHONPATH=tests $(BIN)/python -m gui.strings

languages: setup ## Compile the catalogues into what the window reads
	PYTHONPATH=tests $(BIN)/python -m gui.strings --compile

clean: ## Remove what was made
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
