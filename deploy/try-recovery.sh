#!/usr/bin/env bash
# Tries what docs/operating.md says about backup with point-in-time recovery, on a PostgreSQL that is thrown away: a base backup, an
# archive of the write-ahead log, a table that is made after the backup, a mistake that deletes everything, and the way back to the
# moment before it. Needs Debian's postgresql and curl; MAKKER names the program. Takes half a minute.
set -euo pipefail

makker=$(realpath "${MAKKER:-target/release/makker}")
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
# PostgreSQL refuses to be run by root.
as=()
if [ "$(id -u)" = 0 ]; then as=(setpriv --reuid postgres --regid postgres --clear-groups); fi
cd /
folder=$("${as[@]}" mktemp -d /tmp/makker-recovery-XXXXXX)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  for data in before after; do "${as[@]}" "$bin/pg_ctl" -D "$folder/$data" stop -m immediate -s 2>/dev/null || true; done
  rm -rf "$folder"
}
trap finish EXIT

start() { # a folder of data: starts it at a port of its own in the socket folder, with no network
  "${as[@]}" "$bin/pg_ctl" -D "$folder/$1" -l "$folder/log" -w -s -o "-k $folder -c listen_addresses=''" start
}
ask() { "${as[@]}" "$bin/psql" -h "$folder" -U makker -d "$1" -qtAc "$2"; }
database="postgres://makker@localhost/makker?host=$folder"
check() { "$makker" check --database "$database"; }

echo "1. A database that archives its write-ahead log, and a server on it."
"${as[@]}" "$bin/initdb" -D "$folder/before" -U makker -A trust >/dev/null
"${as[@]}" mkdir "$folder/archive"
"${as[@]}" tee -a "$folder/before/postgresql.conf" >/dev/null <<END
archive_mode = on
archive_command = 'test ! -f $folder/archive/%f && cp %p $folder/archive/%f'
END
start before
ask postgres "CREATE DATABASE makker"
"$makker" serve --database "$database" --address 127.0.0.1:0 >"/tmp/$(basename "$folder").said" &
server=$!
said="/tmp/$(basename "$folder").said"
until grep -q http "$said"; do sleep 0.1; done
address=$(sed -E 's|.*(http://[^/]*)/.*|\1|' "$said")
rm -f "$said"
make_table() {
  curl -sf -X POST "$address/api/tables" -H "Authorization: Bearer a-key-that-is-long-enough-for-this" \
    -H "Content-Type: application/json" -d "{\"id\": \"$1\", \"name\": \"Ann\", \"options\": {}}" >/dev/null
}

echo "2. A table, then the base backup, then another table."
make_table first
"${as[@]}" "$bin/pg_basebackup" -h "$folder" -U makker -D "$folder/after" -c fast -X none
make_table second
check
moment=$(ask makker "SELECT clock_timestamp()")
sleep 1

echo "3. A mistake: everything is deleted. The servers are stopped."
ask makker "TRUNCATE tables, events, people"
kill "$server" && wait "$server" || true
server=
check
last=$(ask makker "SELECT pg_walfile_name(pg_switch_wal())")
until ask makker "SELECT last_archived_wal >= '$last' FROM pg_stat_archiver" | grep -q t; do sleep 0.2; done
"${as[@]}" "$bin/pg_ctl" -D "$folder/before" stop -m fast -s

echo "4. Back to the moment before it: $moment."
"${as[@]}" tee -a "$folder/after/postgresql.conf" >/dev/null <<END
archive_mode = off
restore_command = 'cp $folder/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
"${as[@]}" touch "$folder/after/recovery.signal"
start after
until ask makker "SELECT pg_is_in_recovery()" | grep -q f; do sleep 0.2; done
found=$(check)
echo "$found"
[ "$found" = "OK: 2 tables, 4 lines." ] || { echo "Not everything is there."; exit 1; }
echo "All that was acknowledged before that moment is there, and nothing that came after it."
