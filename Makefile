# Needs Python 3.11 or newer and make; everything else is installed into .venv and build.

# The first of these that is new enough is used; `make PYTHON=python3.13 play` names another.
PYTHON ?= python3.11 python3 python3.14 python3.13 python3.12 python

# Four environments, so that none can lend another what it lacks: the game as a player gets it, the
# tools that build it, the tests on the sources, the tests on the compiled wheel. The last one finds
# the packages of the tests where they are, and the sources nowhere.
PLAY_ENV  := .venv
BUILD_ENV := build/env/build
TEST_ENV  := build/env/test
WHEEL_ENV := build/env/wheel
LEARN_ENV := build/env/learn
LOCK_ENV  := build/env/lock
DOCS_ENV  := build/env/docs

# Every version and hash is pinned. The wheel is built in BUILD_ENV and not in pip's isolation,
# which would fetch the build tools anew at every change, and check no hashes.
PIP_INSTALL := -m pip install --quiet --require-hashes

WORDS := $(wildcard src/pizzaiolo/words/*.ftl)
CLIENT_SOURCES := $(shell find client -type f ! -path '*/node_modules/*' ! -path '*/.*' 2>/dev/null)
SOURCES := $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*/server/client/*' 2>/dev/null) \
    $(CLIENT_SOURCES) hatch_build.py road_build.py pyproject.toml \
    requirements/build.txt requirements/compile.txt requirements/node.txt requirements/road.txt

ENGINE_TESTS := tests/engine tests/rules tests/editions

TEST_SOURCES := $(shell find tests -name '*.py' 2>/dev/null)

SOURCE_TESTS := $(filter-out $(addsuffix %,$(ENGINE_TESTS)),$(shell grep -lr --include='*.py' source_only tests 2>/dev/null))

# Sets of texts are walked in the same order in every run; `make test-hard` tries others.
FIXED := PYTHONHASHSEED=0

# What is done at once speaks one after the other, if this make can do that.
IN_TURN := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Those that need a browser, and what drives it; and one that needs OpenSpiel.
CLIENT_BENCH := benchmarks/bench_client.py benchmarks/bench_road.py
SPIEL_BENCH := benchmarks/bench_openspiel.py

HAS_COMPILER = $(BUILD_ENV)/bin/python -Bc \
    'import hatch_build, sys; sys.exit(hatch_build.c_compiler() is None)'

HAS_NODE = $(BUILD_ENV)/bin/python -Bc \
    'import hatch_build, sys; sys.exit(hatch_build.system_node() is None)'

# A function of hatch_build.py, called with the folder that we are in.
hatch = $(BUILD_ENV)/bin/python -Bc \
    'from pathlib import Path; import hatch_build as hatch; root = Path.cwd(); $(1)'

# Processes that test at the same time: one for each of two cores, and more where tests also wait, for a
# browser, a disk or a clock.
WORKERS ?= 2
WAITING_WORKERS ?= 4

heading = @printf '\n== %s ==\n' '$(1)'

export HYPOTHESIS_STORAGE_DIRECTORY := build/hypothesis
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# A path of the caller's could put other sources before ours.
unexport PYTHONPATH
# Hundreds of processes start in a test run. Where a caller keeps Python from keeping what it has compiled,
# each of them would compile everything that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# The checks are to run, and to fail, in the order in which they are listed.
ifndef AT_ONCE
.NOTPARALLEL:
endif
.PHONY: help play test test-static test-format test-lint test-types test-imports test-client test-workflows \
    test-sources test-house test-compiled test-uncompiled test-wheel test-hard test-learning client-packages what-is-tested what-is-played \
    bench screenshots format docs site dist container lock clean FORCE

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.* ## /\1\t/p' Makefile | expand -t 13

# As soon as packages and page are there: the engine is compiled while the game is played. Only the
# page needs Node.
play: ## play in the browser (in the terminal: make play ARGS=--terminal)
	@$(MAKE) --no-print-directory -j 2 AT_ONCE=1 what-is-played
	@MAKE='$(MAKE)' $(BUILD_ENV)/bin/python -B tools/play.py $(PLAY_ENV) $(ARGS)

what-is-played: build/inputs $(PLAY_ENV)/.ready $(if $(findstring --terminal,$(ARGS)),$(BUILD_ENV)/.ready,build/page)
	@:

test: test-static test-house test-compiled ## run every check

# While one core reads and runs the sources, another one compiles them.
test-static:
	@$(MAKE) --no-print-directory -j 3 $(IN_TURN) AT_ONCE=1 test-format test-lint \
	    what-is-tested build/tests-read test-types test-sources test-imports test-workflows docs test-client

test-format: $(TEST_ENV)/.ready
	$(call heading,Format)
	@$(TEST_ENV)/bin/ruff format --check --diff .

test-lint: $(TEST_ENV)/.ready
	$(call heading,Lint)
	@$(TEST_ENV)/bin/ruff check .

test-types: $(TEST_ENV)/.ready
	$(call heading,Types)
	@$(TEST_ENV)/bin/mypy

test-imports: $(TEST_ENV)/.game
	$(call heading,Who imports whom)
	@$(TEST_ENV)/bin/lint-imports --no-cache --no-logo

test-client: client-packages build/browser
	$(call heading,The client)
	@$(call hatch,hatch.run_npm(root / "client", "run", "check-format", shown=True))
	@$(call hatch,hatch.run_npm(root / "client", "run", "lint", shown=True))
	@$(call hatch,hatch.run_npm(root / "client", "run", "check", shown=True))
	@PIZZAIOLO_BROWSER="$$(cat build/browser)" \
	    $(call hatch,hatch.run_npm(root / "client", "test", shown=True))

# The engine runs at two speeds and is tested at both; whatever stands on it is tested once, on the
# wheel, or where nothing can be compiled, on the sources. To note every branch makes it four times as
# slow, so what plays many games is left out of that.
test-sources: $(TEST_ENV)/.game
	$(call heading,Tests of the engine from its sources; every branch of it)
	@$(FIXED) PIZZAIOLO_EXPECT_COMPILED=0 $(TEST_ENV)/bin/pytest -n $(WORKERS) --dist worksteal \
	    -m many_games $(ENGINE_TESTS)
	@$(FIXED) PIZZAIOLO_EXPECT_COMPILED=0 $(TEST_ENV)/bin/pytest -n $(WORKERS) --dist worksteal \
	    -m 'not many_games' --cov=pizzaiolo.engine --cov-report= $(ENGINE_TESTS)
	@$(TEST_ENV)/bin/coverage report --include='src/pizzaiolo/engine/*' --fail-under=100

# Not while something is being built: they look at all files.
test-house: $(TEST_ENV)/.game
	$(call heading,Tests that look at the sources only)
	@$(FIXED) PIZZAIOLO_EXPECT_COMPILED=0 $(TEST_ENV)/bin/pytest -n $(WORKERS) -m source_only $(SOURCE_TESTS)

test-compiled: $(BUILD_ENV)/.ready
	@if $(HAS_COMPILER); then $(MAKE) --no-print-directory test-wheel; \
	    else $(MAKE) --no-print-directory test-uncompiled; fi

what-is-tested: client-packages build/browser
	@if $(HAS_COMPILER); then $(MAKE) --no-print-directory build/wheel/.built; \
	    else $(call hatch,hatch.build_page(root)); fi

# pytest rewrites every test file once, and keeps that. Workers that begin together with nothing kept
# would do it all at the same time, each for itself.
build/tests-read: $(TEST_ENV)/.game $(TEST_SOURCES)
	@$(TEST_ENV)/bin/pytest --collect-only -q > $@ || { tail -n 40 $@; exit 1; }

# Everything but what looks at the sources only or takes very long: forgetting a mark costs time, not
# a test.
test-wheel: $(WHEEL_ENV)/.game client-packages build/browser
	$(call heading,All tests on the compiled wheel)
	@$(FIXED) PIZZAIOLO_EXPECT_COMPILED=1 PIZZAIOLO_BROWSER="$$(cat build/browser)" \
	    $(WHEEL_ENV)/bin/python -m pytest -n $(WAITING_WORKERS) --dist worksteal -m 'not source_only and not hard'

test-uncompiled: $(TEST_ENV)/.game client-packages build/browser
	@$(call hatch,hatch.build_page(root))
	$(call heading,All other tests on the sources: no C compiler with the headers of Python is used here)
	@$(FIXED) PIZZAIOLO_EXPECT_COMPILED=0 PIZZAIOLO_BROWSER="$$(cat build/browser)" \
	    $(TEST_ENV)/bin/pytest -n $(WAITING_WORKERS) --dist worksteal -m 'not source_only and not hard' \
	    $(addprefix --ignore=,$(ENGINE_TESTS))

# Every test again and again, each time in another order, every second time on a machine that is busy
# with something else; with seeds 1 and 2 also what takes too long for every day. The seed of a run is
# printed: SEED=7 HARD_RUNS=1 repeats one.
HARD_RUNS ?= 10
SEED ?= 1

test-hard: $(WHEEL_ENV)/.game client-packages build/browser ## run all tests ten times, shuffled, half of them under load
	@PIZZAIOLO_EXPECT_COMPILED=1 PIZZAIOLO_BROWSER="$$(cat build/browser)" \
	    $(WHEEL_ENV)/bin/python tests/support/hard.py $(SEED) $(HARD_RUNS) -- \
	    -n $(WAITING_WORKERS) --dist worksteal $(ARGS)

# What needs torch, which is large and has no hashes that could be pinned.
test-learning: $(WHEEL_ENV)/.game $(LEARN_ENV)/.ready ## train for a few seconds with PPO and MaskablePPO (fetches torch)
	@$(LEARN_ENV)/bin/python -m pytest tests/research/test_maskable_ppo.py tests/research/test_ppo_example.py

test-workflows: client-packages
	$(call heading,Workflows)
	@$(call hatch,hatch.run_npm(root / "client", "run", "check-workflows", shown=True))

# A link that leads nowhere, a page that is not in the menu, a docstring that cannot be read: each is
# an error.
docs: $(DOCS_ENV)/.ready ## build the documentation as a site, into build/docs
	$(call heading,Documentation)
	@NO_MKDOCS_2_WARNING=1 $(DOCS_ENV)/bin/mkdocs build --strict --quiet

site: $(PLAY_ENV)/.ready $(BUILD_ENV)/.node docs ## write the game as a site for any web space, documentation included, into build/site
	@$(call hatch,hatch.build_page(root))
	@rm -rf build/site
	@PYTHONPATH=src $(PLAY_ENV)/bin/python -m pizzaiolo site build/site
	@cp -R build/docs build/site/docs

dist: $(BUILD_ENV)/.node ## build the source distribution of a release, page included, into build/dist
	@rm -rf build/dist
	@$(BUILD_ENV)/bin/python -m hatchling build -t sdist -d build/dist

# With Podman, or with Docker: make container CONTAINERS=docker. Podman's own format of images has no
# health check.
CONTAINERS ?= podman
IMAGE ?= localhost/pizzaiolo:latest

container: ## build a container with a server in it (IMAGE names it)
	@$(CONTAINERS) build $(if $(findstring podman,$(CONTAINERS)),--format=docker) --file Containerfile --tag '$(IMAGE)' \
	    --build-arg COMMIT="$$(git describe --always --exclude='*' --abbrev=12 --dirty=+)" $(ARGS) .

bench: $(PLAY_ENV)/.game $(WHEEL_ENV)/.game build/browser ## measure the installed game: every benchmarks/bench_*.py
	@set -e; for bench in $(filter-out $(CLIENT_BENCH) $(SPIEL_BENCH),$(wildcard benchmarks/bench_*.py)); do \
	    $(PLAY_ENV)/bin/python $$bench; done
	@$(WHEEL_ENV)/bin/python $(SPIEL_BENCH)
	@set -e; for bench in $(CLIENT_BENCH); do \
	    PIZZAIOLO_BROWSER="$$(cat build/browser)" $(WHEEL_ENV)/bin/python $$bench; done

# The pictures of the README, taken in the browser of the tests.
screenshots: $(WHEEL_ENV)/.game build/browser ## take the pictures of the README anew
	@PIZZAIOLO_BROWSER="$$(cat build/browser)" $(WHEEL_ENV)/bin/python tests/browser/screenshots.py docs/pictures

format: $(TEST_ENV)/.ready client-packages ## write the sources in the house format
	@$(TEST_ENV)/bin/ruff check --fix-only --quiet .
	@$(TEST_ENV)/bin/ruff format .
	@$(call hatch,hatch.run_npm(root / "client", "run", "format", shown=True))

clean: ## remove everything that was made
	rm -rf .venv build client/node_modules src/pizzaiolo/server/client
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Environments ---

$(PLAY_ENV)/.ready: requirements/run.txt
$(BUILD_ENV)/.ready: requirements/build.txt
$(TEST_ENV)/.ready: requirements/test.txt
$(DOCS_ENV)/.ready: requirements/docs.txt
# Most of what is there is not imported by the tests, and what is, is compiled then.
$(TEST_ENV)/.ready $(DOCS_ENV)/.ready: PIP_INSTALL += --no-compile

# Made anew when a pin changes, so that nothing stays that is no longer asked for.
$(PLAY_ENV)/.ready $(BUILD_ENV)/.ready $(TEST_ENV)/.ready $(DOCS_ENV)/.ready:
	@echo 'Installing $< into $(@D)'
	$(make-environment)
	@$(@D)/bin/python $(PIP_INSTALL) -r $<
	@touch $@

# A path in such a file is looked through for packages (pip is one of them), and not for further files
# of paths, such as that to the sources.
$(WHEEL_ENV)/.ready: $(TEST_ENV)/.ready
	@$(TEST_ENV)/bin/python -m venv --clear --without-pip $(@D)
	@packages="import sysconfig; print(sysconfig.get_path('purelib'))"; \
	    $(TEST_ENV)/bin/python -c "$$packages" \
	    > "$$($(@D)/bin/python -c "$$packages")/packages-of-the-tests.pth"
	@touch $@

$(LEARN_ENV)/.ready: $(WHEEL_ENV)/.ready
	@$(TEST_ENV)/bin/python -m venv --clear $(@D)
	@$(@D)/bin/python -m pip install --quiet torch sb3-contrib
	@packages="import sysconfig; print(sysconfig.get_path('purelib'))"; \
	    for environment in $(WHEEL_ENV) $(TEST_ENV); do $$environment/bin/python -c "$$packages"; done \
	    > "$$($(@D)/bin/python -c "$$packages")/packages-of-the-tests.pth"
	@touch $@

define make-environment
	@for python in $(PYTHON); do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	        echo "$$python lacks venv: on Debian and Ubuntu, install python3-venv." >&2; exit 1; fi; \
	    exec "$$python" -m venv --clear $(@D); \
	done; \
	echo 'Python 3.11 or newer is needed; tried: $(PYTHON).' >&2; exit 1
endef

# The sources in place: nothing is copied, so only a changed pyproject.toml asks for a new install.
$(TEST_ENV)/.game: $(TEST_ENV)/.ready pyproject.toml
	@$(@D)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(PLAY_ENV)/.game $(WHEEL_ENV)/.game: %/.game: %/.ready build/wheel/.built
	@$(@D)/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# --- The wheel ---

# By way of the source distribution, so that whatever is missing there is missed here.
build/wheel/.built: $(BUILD_ENV)/.node build/inputs $(SOURCES)
	@echo 'Building the wheel'
	@rm -rf build/wheel build/sdist
	@if $(HAS_COMPILER); then \
	    $(BUILD_ENV)/bin/python $(PIP_INSTALL) -r requirements/compile.txt; fi
	@$(BUILD_ENV)/bin/python -m hatchling build -t sdist -d build/sdist
	@tar -xzf build/sdist/pizzaiolo-*.tar.gz -C build/sdist
	@cd build/sdist/pizzaiolo-*/ && \
	    '$(CURDIR)/$(BUILD_ENV)/bin/python' -m hatchling build -t wheel -d '$(CURDIR)/build/wheel'
	@touch $@

# Node, where the system's is missing or too old.
$(BUILD_ENV)/.node: $(BUILD_ENV)/.ready requirements/node.txt
	@if ! $(HAS_NODE); then \
	    $(BUILD_ENV)/bin/python $(PIP_INSTALL) -r requirements/node.txt; fi
	@touch $@

# --- The page ---

# In its place among the sources. A machine that cannot build it still has the game in the terminal;
# the next call tries again.
build/page: $(BUILD_ENV)/.ready $(CLIENT_SOURCES) $(WORDS)
	@{ $(MAKE) --no-print-directory $(BUILD_ENV)/.node && $(call hatch,hatch.build_client(root)); } \
	    > $@.log 2>&1 && touch $@ || echo 'The page could not be built: $@.log says why.'
	@test ! -e $@ || { $(call hatch,hatch.build_page(root)); } >> $@.log 2>&1 || \
	    echo 'The page cannot be kept for the road: $@.log says why.'

# --- What the client is tested with ---

client-packages: $(BUILD_ENV)/.node
	@$(call hatch,hatch.install_client_packages(root, tests=True))

build/browser: tests/browser/bring.py $(BUILD_ENV)/.node
	@$(BUILD_ENV)/bin/python -B $< $@

# What a time stamp cannot tell: that a file is gone, or that there is another compiler.
build/inputs: FORCE
	@mkdir -p build
	@{ printf '%s\n' $(SOURCES); echo "$$PIZZAIOLO_COMPILE"; command -v "$${CC:-cc}"; } > $@.new || true
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# --- Pins ---

# Extras stay in the names: where one package asks for coverage[toml] and only coverage is pinned, pip
# looks at the newest coverage first, finds no hash for it, and gives up.

LOCK := $(LOCK_ENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
    --generate-hashes --no-header --no-annotate --no-strip-extras $(LOCK_OPTIONS)

# The page has one Python, that of Pyodide.
LOCK_ROAD := $(subst --universal --python-version 3.11,--python-version 3.14,$(LOCK))

lock: $(LOCK_ENV)/.ready ## renew requirements/*.txt (newest: make lock LOCK_OPTIONS=--upgrade)
	@$(LOCK) pyproject.toml -o requirements/run.txt
	@$(LOCK) requirements/build.in -o requirements/build.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt
	@$(LOCK) requirements/compile.in -c requirements/build.txt -o requirements/compile.txt
	@$(LOCK_ROAD) requirements/road.in -c requirements/run.txt -o requirements/road.txt
	@$(LOCK) --all-extras pyproject.toml requirements/test.in -c requirements/run.txt \
	    -c requirements/build.txt -c requirements/compile.txt -o requirements/test.txt
	@$(LOCK) --extra postgres pyproject.toml -c requirements/test.txt -o requirements/serve.txt
	@$(LOCK) --extra postgres pyproject.toml requirements/portable.in -c requirements/test.txt \
	    -o requirements/portable.txt
	@$(LOCK) requirements/docs.in -o requirements/docs.txt
	@$(LOCK) requirements/wheels.in -o requirements/wheels.txt

# Whichever uv is newest: it only writes what the pins are, and its work is checked in.
$(LOCK_ENV)/.ready:
	$(make-environment)
	@$(@D)/bin/python -m pip install --quiet uv
	@touch $@
