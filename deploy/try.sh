#!/usr/bin/env bash
# Tries what is in this folder: starts the server, nginx, Caddy and Prometheus on this machine with these very files, plays a
# game over wss through each proxy with a certificate of its own, asks Prometheus every question of the dashboard, and reads the
# dashboard by the types that Grafana publishes (there is no package of Grafana itself).
# Needs Debian's nginx, caddy, prometheus and openssl, Node 20, python3, and a built makker (or MAKKER=path). Two minutes.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
makker=${MAKKER:-$here/../target/release/makker}
work=$(mktemp -d)
pids=()
end() { for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$work"; }
trap end EXIT
say() { printf '\n== %s\n' "$*"; }
waits_for() { for _ in $(seq 200); do curl -sf --cacert "$work/ca.pem" -o /dev/null "$1" && return; sleep 0.1; done; echo "nothing at $1"; exit 1; }

say "A certificate for localhost, signed by an authority of our own"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=try -keyout "$work/ca.key" -out "$work/ca.pem" 2>/dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout "$work/key.pem" -out "$work/request.pem" 2>/dev/null
printf 'subjectAltName=DNS:localhost' > "$work/names"
openssl x509 -req -in "$work/request.pem" -CA "$work/ca.pem" -CAkey "$work/ca.key" -CAcreateserial -days 2 \
    -extfile "$work/names" -out "$work/cert.pem" 2>/dev/null

say "The server: $("$makker" --version)"
"$makker" serve --address 127.0.0.1:18420 --data "$work/data" --behind-proxy --bot-delay-ms 0 --metrics 127.0.0.1:19420 \
    --log json --log-level debug 2>"$work/makker.log" >/dev/null &
pids+=($!)
waits_for http://127.0.0.1:18420/health/ready

say "nginx with nginx.conf: $(/usr/sbin/nginx -v 2>&1)"
sed -e 's/127.0.0.1:8420/127.0.0.1:18420/; s/listen 80;/listen 127.0.0.1:18480;/; s/listen 443/listen 127.0.0.1:18443/' \
    -e "s|makker.example.org;|localhost;|; s|/etc/letsencrypt.*fullchain.pem|$work/cert.pem|; s|/etc/letsencrypt.*privkey.pem|$work/key.pem|" \
    "$here/nginx.conf" > "$work/site.conf"
cat > "$work/nginx.conf" <<END
daemon off;
pid $work/nginx.pid;
error_log $work/nginx-error.log;
events {}
http {
    access_log $work/nginx-access.log;
    client_body_temp_path $work/nginx-body;
    proxy_temp_path $work/nginx-proxy;
    include $work/site.conf;
}
END
/usr/sbin/nginx -c "$work/nginx.conf" -t -q
/usr/sbin/nginx -c "$work/nginx.conf" &
pids+=($!)
waits_for https://localhost:18443/health/ready

say "Caddy with Caddyfile: $(caddy version)"
sed -e 's/127.0.0.1:8420/127.0.0.1:18420/' -e "s|^makker.example.org {|https://localhost:18444 {\n\ttls $work/cert.pem $work/key.pem|" \
    "$here/Caddyfile" > "$work/Caddyfile"
sed -i '1i {\n\tadmin off\n\tauto_https disable_redirects\n}' "$work/Caddyfile"
HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work caddy run --config "$work/Caddyfile" 2>"$work/caddy.log" &
pids+=($!)
waits_for https://localhost:18444/health/ready

say "Prometheus with prometheus.yml and alarms.yml: $(prometheus --version 2>&1 | head -1)"
sed -e 's/127.0.0.1:9420/127.0.0.1:19420/; s/15s/1s/' "$here/prometheus.yml" > "$work/prometheus.yml"
cp "$here/alarms.yml" "$work/"
promtool check config "$work/prometheus.yml"
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/prometheus" --web.listen-address=127.0.0.1:19090 \
    2>"$work/prometheus.log" &
pids+=($!)
waits_for http://127.0.0.1:19090/-/ready

for port in 18443 18444; do
    say "A game over wss at port $port"
    NODE_EXTRA_CA_CERTS=$work/ca.pem node --experimental-websocket --no-warnings "$here/try.mjs" "https://localhost:$port"
done

say "What the proxies say where requests come from, and under which id"
grep -c '"request":"[0-9a-f]\{32\}"' "$work/makker.log" | sed 's/$/ lines with an id of nginx/'
grep -cE '"request":"[0-9a-f]{8}-[0-9a-f]{4}-' "$work/makker.log" | sed 's/$/ lines with an id of Caddy/'

say "Every question of grafana.json"
python3 - "$here/grafana.json" <<'END'
import json, sys, time, urllib.parse, urllib.request
failed = 0
time.sleep(3)
for panel in json.load(open(sys.argv[1]))["panels"]:
    for target in panel.get("targets", []):
        question = target["expr"].replace("$__rate_interval", "1m")
        answer = json.load(urllib.request.urlopen("http://127.0.0.1:19090/api/v1/query?" + urllib.parse.urlencode({"query": question})))
        series = answer["data"]["result"]
        # Nothing has failed, and no line was left out: these are empty when all is well.
        is_fine = bool(series) or "5.." in question or "log_lines" in question
        failed += not is_fine
        print(f"{'ok ' if is_fine else 'BAD'} {len(series):3} series  {panel['title']}: {question}")
alarms = json.load(urllib.request.urlopen("http://127.0.0.1:19090/api/v1/rules"))["data"]["groups"][0]["rules"]
for alarm in alarms:
    print(f"{'ok ' if alarm['health'] == 'ok' else 'BAD'} {alarm['state']:8} {alarm['name']}")
    failed += alarm["health"] != "ok" or alarm["state"] != "inactive"
sys.exit(failed > 0)
END

say "grafana.json by the types of Grafana"
npm install --silent --no-audit --no-fund --prefix "$work/grafana" @grafana/schema@13 typescript@5
{
    # TypeScript takes no text for what is one of several words.
    echo 'import { type Dashboard, MappingType, ThresholdsMode } from "@grafana/schema";'
    echo 'export const dashboard: Dashboard ='
    sed -e 's/"type": "value"/"type": MappingType.ValueToText/; s/"mode": "absolute"/"mode": ThresholdsMode.Absolute/' "$here/grafana.json"
} > "$work/grafana/dashboard.ts"
(cd "$work/grafana" && node_modules/.bin/tsc --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler dashboard.ts)
echo "it is a dashboard"

say "systemd"
if command -v systemd-analyze >/dev/null; then
    sed "s|/usr/local/bin/makker|$makker|" "$here/makker.service" > "$work/makker.service"
    sed "s|/usr/local/bin/makker|$makker|" "$here/makker-backup.service" > "$work/makker-backup.service"
    cp "$here/makker-backup.timer" "$work/"
    systemd-analyze verify "$work"/makker.service "$work"/makker-backup.service "$work"/makker-backup.timer && echo "the units are well formed"
    systemd-analyze security --offline=yes "$work/makker.service" 2>/dev/null | tail -1
fi
if [ -n "${PAUSE:-}" ]; then say "Prometheus is at http://127.0.0.1:19090/ until you press Enter"; read -r; fi
say "All of it works."
