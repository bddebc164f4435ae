# The commands of the README. Needs Rust, and Node 20 for the page; `make test` also PostgreSQL, NATS, a C++ compiler for the fuzz targets and Chromium
# for the browser tests, which it installs on Debian-like machines where it may.

FUZZ_SECONDS ?= 10
ORACLE_POSITIONS ?= 1000000
CHAOS_SECONDS ?= 600
CHAOS_TABLES ?= 96

.PHONY: help play terminal web engine npm-package crates watch test check browser engines pictures fuzz chaos bench bench-browser bench-server bench-cluster strength ladder oracle cxx chromium servers packages

help: ## Says what there is.
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: web ## Builds everything, starts the server on this machine and opens the page.
	cargo run --release --package makker -- serve --open

terminal: ## Builds the program, and you play a game with bots in the terminal.
	cargo run --release --package makker -- play

watch: ## Builds everything and shows bots that play a game.
	cargo run --release --package makker -- play --watch

# A program that was built without any page does not notice that there is one now.
web: packages engine ## Builds the page, which the program then holds. Needs Node 20.
	@test -e web/dist/index.html || touch crates/server/src/http/page.rs
	cd web && npm run --silent build

# Where the target cannot be had, the page asks the server for everything.
engine: ## Builds rules and bots for browsers, so that the page can play without a server.
	@rustup target list --installed 2>/dev/null | grep -q wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown >/dev/null 2>&1 || \
		{ echo "The page is built without the engine: install the Rust target wasm32-unknown-unknown to play without a server."; rm -f web/engine/engine.wasm; exit 0; }; \
	cargo build --package makker-browser --profile browser --target wasm32-unknown-unknown --quiet && \
		mkdir -p web/engine && cp -u $${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/browser/makker_browser.wasm web/engine/engine.wasm

# The package holds what others need of the repository: the licence, the messages' types, the engine and its networks.
npm-package: packages engine ## Packs rules and bots as a package for npm, which is not published, and plays with it.
	@test -e web/engine/engine.wasm || { echo "The package needs the engine."; exit 1; }
	cd packages/npm && mkdir -p networks && cp -u ../../LICENSE ../../web/engine/engine.wasm . && cp -u ../../crates/bots/weights/*.net networks/ && cp -u ../../web/src/protocol.ts protocol.d.ts
	web/node_modules/.bin/tsc --project packages/npm
	cd packages/npm && npm test --silent && npm pack --silent

test: check web servers ## Everything: format, lints, all tests, the fuzz targets for a short while.
	cd web && npm test --silent
	cargo test --workspace --quiet
	cargo test --workspace --test chaos --quiet
	$(MAKE) browser
	$(MAKE) fuzz

check: packages ## Format and lints only.
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --test chaos --all-features --quiet -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	node packages/api.mjs
	cd web && npm run --silent check
	$(MAKE) crates

# `cargo semver-checks` needs what only a nightly compiler writes: packages/api.mjs compares the documentation in its place.
crates: ## Packs the crates that others can use, as `cargo publish` would, and builds what is packed.
	cargo package --quiet --allow-dirty --package makker-rules --package makker-chance --package makker-bots

# The program can be told positions here: no released one can.
browser: web npm-package chromium ## The page in a real browser, on the real program.
	cargo build --package makker --features rehearsal --quiet
	cd web && CHROMIUM=$$(command -v chromium) npm run --silent browser

# Not part of `make test`: Firefox and WebKit are 500 MB to install, and a minute each.
engines: web ## A game in Firefox and in WebKit, at phone size, and one that their browsers play themselves; leaves pictures in /tmp/makker-engines. Needs Debian's packages.
	@command -v firefox-esr WebKitWebDriver xvfb-run >/dev/null || \
		{ echo "Install firefox-esr, webkit2gtk-driver and xvfb, and try again."; exit 1; }
	cargo build --package makker --features rehearsal --quiet
	cd web && xvfb-run --auto-servernum node --experimental-websocket e2e/engines.mjs

pictures: web chromium ## Draws docs/pictures anew: every screen, on a phone and on a desk, light and dark. Look at them.
	cargo build --package makker --features rehearsal --quiet
	cd web && CHROMIUM=$$(command -v chromium) npm run --silent pictures

fuzz: cxx ## The fuzz targets, FUZZ_SECONDS each.
	fuzz/run.sh $(FUZZ_SECONDS)

# CHAOS_SEED=2 lets other things go wrong; `cargo test` does the same for a short while.
chaos: servers ## The real programs under fire for CHAOS_SECONDS: nothing that was acknowledged may be lost. Prints what it has counted.
	CHAOS_SECONDS=$(CHAOS_SECONDS) CHAOS_TABLES=$(CHAOS_TABLES) cargo test --workspace --test chaos -- --nocapture

# Lighthouse is too large to be installed with the page's own packages.
bench: web chromium ## How fast it is, with chess as the yardstick, how long the bots think, how good and how smooth the page.
	cargo bench --package makker --bench yardstick
	cargo bench --package makker --bench crowded
	cargo run --release --quiet --package makker -- bench --bots
	$(MAKE) bench-browser
	cd web && npm install --no-save --silent --no-progress lighthouse@12 && CHROMIUM=$$(command -v chromium) node e2e/lighthouse.mjs
	cargo build --package makker --quiet
	cd web && CHROMIUM=$$(command -v chromium) npm run --silent frames

bench-browser: packages engine chromium ## How long bots think in Chromium, beside the same decisions in the native program. Two minutes.
	CHROMIUM=$$(command -v chromium) node bench/browser/run.mjs

# Clients of thousands of tables need thousands of files.
bench-server: web ## How much the server takes and gives, with boardgame.io as the yardstick, in 4 minutes; with FORM=full all sizes, in 10.
	cd bench/boardgameio && npm install --no-save --silent --no-progress
	ulimit -n $$(ulimit -Hn) && cargo bench --package makker --bench online

# The tables' people are a program of Node, whose library for sockets comes with the yardstick. What was measured last is kept in
# bench/cluster/measured.json; what is printed stands in docs/scaling.md. Commit both together.
bench-cluster: servers ## One to four servers on one PostgreSQL and one NATS: moves, CPU of each part; and what follows for more. Two minutes.
	cd bench/boardgameio && npm install --no-save --silent --no-progress
	cargo build --release --package makker --quiet
	ulimit -n $$(ulimit -Hn) && node bench/cluster/run.mjs $${CARGO_TARGET_DIR:-target}/release/makker
	node bench/cluster/report.mjs

strength: ## How strong the levels are, in 12 minutes; with FORM=full with more games, in half a day. Can be interrupted.
	./strength.sh

ladder: ## Draws docs/pictures/ladder-*.svg of the fast levels in every edition. A minute.
	for edition in nordic english classic jubilee plus-pairs plus-trios; do \
		cargo run --release --quiet --package makker -- arena random beginner easy medium --edition $$edition \
			--svg docs/pictures/ladder-$$edition.svg || exit 1; done

oracle: ## The fast list of moves against the naive one, ORACLE_POSITIONS a rule set. Takes most of an hour.
	MAKKER_ORACLE_POSITIONS=$(ORACLE_POSITIONS) cargo test --release --package makker-rules --test oracle -- --nocapture

cxx:
	@command -v c++ >/dev/null || { echo "Installing a C++ compiler for the fuzz targets."; \
		apt-get update -qq && apt-get install -y -qq g++; } || \
		{ echo "The fuzz targets need a C++ compiler: install g++ and try again."; exit 1; }

chromium:
	@command -v chromium >/dev/null || { echo "Installing Chromium for the browser tests."; \
		apt-get update -qq && apt-get install -y -qq chromium; } || \
		{ echo "The browser tests need Chromium: install it so that 'chromium' starts it, and try again."; exit 1; }

# Tests start servers of their own in temporary folders: those that the packages start are not needed.
servers:
	@{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; } && PATH=$$PATH:/usr/sbin command -v nats-server >/dev/null || \
		{ echo "Installing PostgreSQL and NATS for the tests."; apt-get update -qq && apt-get install -y -qq postgresql nats-server; } || \
		{ echo "The tests need PostgreSQL and NATS: install Debian's packages postgresql and nats-server, or put initdb and nats-server into the PATH."; exit 1; }

# Not `npm ci`: it refuses a lock file without the optional packages of other platforms.
packages:
	@cd web && npm install --no-save --silent --no-progress
