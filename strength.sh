#!/bin/sh
# Measures the bots and writes what comes out into docs/strength.md, below its mark. `make strength` calls this; FORM=full
# for the numbers of the documentation, else the quick form. What is in target/strength already is not measured again.
set -eu
form=${FORM:-quick}
case $form in
  quick) echo "Quick form: some 15 minutes on two cores that have nothing else to do. The numbers are only roughly right." ;;
  full) echo "Full form: some 25 core-hours, so 2 hours on 16 cores. Interrupt it when you like: it goes on where it was." ;;
  *) echo "FORM is quick or full" >&2; exit 2 ;;
esac
cargo build --release --quiet --package makker
makker=${CARGO_TARGET_DIR:-target}/release/makker
folder=target/strength/$form
mkdir -p "$folder"

# once NAME COMMAND…: keeps what the command prints.
once() {
  name=$1; shift
  [ -s "$folder/$name.txt" ] && return
  echo "$name: $*"
  "$@" > "$folder/$name.part" && mv "$folder/$name.part" "$folder/$name.txt"
}
deals() { if [ "$form" = full ]; then echo "$1"; else echo "$2"; fi; }

for edition in classic nordic english jubilee plus-pairs plus-trios; do
  once "medium-easy-$edition" "$makker" arena medium easy --edition $edition --deals "$(deals 1000 100)"
  once "hard-medium-$edition" "$makker" arena hard medium --edition $edition --deals "$(deals 500 10)"
  once "master-hard-$edition" "$makker" arena master hard --edition $edition --deals "$(deals 400 2)"
done
once hard-easy-classic "$makker" arena hard easy --deals "$(deals 1000 15)"
once master-easy-classic "$makker" arena master easy --deals "$(deals 500 3)"
once times "$makker" bench --bots
once regret "$makker" measure regret --pieces "$(deals 1000 40)" --playouts 5000 --out "$folder/regret.lines"
once audit "$makker" measure audit --pieces "$(deals 100 5)" --playouts 5000 --out "$folder/audit.lines"
once calibration "$makker" measure calibration --level hard --pieces "$(deals 20000 100)" --out "$folder/calibration.lines"
[ -s crates/bots/positions/cooperation.jsonl ] && once cooperation "$makker" measure cooperation --set crates/bots/positions/cooperation.jsonl
once company "$makker" measure company --pieces "$(deals 200 3)" --out "$folder/company.lines"

mark='<!-- Below this line everything is written by `make strength`. -->'
page=docs/strength.md
sed "/^$mark\$/q" "$page" > "$folder/page.md"
{
  echo
  echo "## Measured, $form form, $(date -u '+%-d %B %Y')"
  for file in "$folder"/*.txt; do
    printf '\n### %s\n\n```\n' "$(basename "$file" .txt)"
    cat "$file"
    printf '```\n'
  done
} >> "$folder/page.md"
mv "$folder/page.md" "$page"
