#!/bin/sh
# Fuzzes each target for so many seconds: fuzz/run.sh [SECONDS] [TARGET …]. Fails if one crashes; the input that did it is
# then under fuzz/artifacts. What cargo-fuzz does without a sanitizer, on the stable toolchain: the tree has no unsafe code,
# so panics and failed assertions are what there is to find.
set -eu
seconds=${1:-10}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- board move record engine frame body
cd "$(dirname "$0")"

# The explicit target keeps build scripts free of the instrumentation.
host=$(rustc -vV | sed -n 's/^host: //p')
RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1"
export RUSTFLAGS

for target in "$@"; do
    cargo build --quiet --release --target "$host" --target-dir target --bin "$target"
    mkdir -p "corpus/$target" "artifacts/$target"
    echo "fuzz: $target for $seconds s"
    # What is found new goes to corpus/, which is not committed; seeds/ is only read.
    if ! "target/$host/release/$target" -max_total_time="$seconds" -max_len=8192 -timeout=10 -dict=words.dict \
        -artifact_prefix="artifacts/$target/" -verbosity=0 -print_final_stats=1 "corpus/$target" "seeds/$target" \
        >"artifacts/$target/log" 2>&1; then
        tail -n 40 "artifacts/$target/log"
        echo "fuzz: $target crashed; the input is under fuzz/artifacts/$target" >&2
        exit 1
    fi
    grep -E 'number_of_executed_units|new_units_added' "artifacts/$target/log" || true
done
