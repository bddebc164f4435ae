#!/bin/sh
# Measures the bots and writes what comes out into target/strength, for docs/strength.md and docs/experiments.md. `make strength`
# calls this; FORM=full for more games, else the quick form. Lines are kept there as they come: interrupt it when you like, it goes
# on where it was.
set -eu
cd "$(dirname "$0")"
form=${FORM:-quick}
case $form in
  quick) echo "Quick form: 12 minutes on two cores that have nothing else to do. The numbers are only roughly right." ;;
  full) echo "Full form: some 25 core-hours by what its parts took, so half a day on two cores; nobody has run it to its end yet. Interrupt it when you like: it goes on where it was." ;;
  *) echo "FORM is quick or full" >&2; exit 2 ;;
esac
cargo build --release --package makker
makker=${CARGO_TARGET_DIR:-target}/release/makker
# Lines that another build has measured do not count.
folder=target/strength/$form-$(cksum < "$makker" | cut -d' ' -f1)
mkdir -p "$folder"
either() { if [ "$form" = full ]; then echo "$1"; else echo "$2"; fi; }

# measure NAME ARGUMENTS…: measures, keeps the lines, and what comes of them as text.
measure() {
  name=$1; shift
  echo "$name"
  "$makker" measure "$@" --out "$folder/$name.lines" > "$folder/$name.part"
  mv "$folder/$name.part" "$folder/$name.txt"
}
# duel LEVEL OPPONENT EDITION DEALS
duel() { measure "duel-$1-$2-$3" duel --level "$1" --players "$2" --edition "$3" --pieces "$4" --seed 105; }

six="classic nordic english jubilee plus-pairs plus-trios"
for edition in $six; do duel medium easy "$edition" "$(either 400 60)"; done
duel hard easy classic "$(either 500 12)"
duel master easy classic "$(either 300 4)"
for edition in $six; do duel hard medium "$edition" "$(either 200 6)"; done
for edition in classic nordic english jubilee plus-trios; do duel master hard "$edition" "$(either 300 2)"; done
# A deal is six games there.
duel master hard plus-pairs "$(either 100 2)"
measure regret regret --pieces "$(either 1000 30)" --playouts 5000 --seed 7
measure ahead ahead --pieces "$(either 400 100)" --playouts "$(either 5000 1000)" --seed 9
measure audit audit --pieces "$(either 100 4)" --playouts 1000 --seed 7
measure calibration calibration --level hard --players medium --pieces "$(either 60000 3000)" --seed 3
measure cooperation cooperation --set crates/bots/positions/cooperation.jsonl
measure company company --pieces "$(either 60 2)"
measure lie lie --pieces "$(either 200 6)"
measure tells tells --level hard --pieces "$(either 100 6)"
[ -s "$folder/times.txt" ] || { echo times; "$makker" bench --bots > "$folder/times.part"; mv "$folder/times.part" "$folder/times.txt"; }

page=target/strength/$form.md
{
  printf '# Measured, %s form, %s\n\n' "$form" "$(date -u '+%-d %B %Y')"
  echo "| | per cent won, 95 % interval | games | sequential test, 0 or 20 Elo |"
  echo "|---|---|---|---|"
  for pair in medium-easy hard-easy master-easy hard-medium master-hard; do
    for edition in $six; do
      [ -s "$folder/duel-$pair-$edition.txt" ] && cat "$folder/duel-$pair-$edition.txt"
    done
  done
  for name in regret ahead audit calibration cooperation company lie tells times; do
    printf '\n## %s\n\n```\n' "$name"
    cat "$folder/$name.txt"
    printf '```\n'
  done
} > "$folder/page.md"
mv "$folder/page.md" "$page"
echo "Written into $page."
