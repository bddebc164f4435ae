#!/usr/bin/env bash
# Tries compose.yml and kubernetes.yaml as far as that goes without Docker and without a cluster: against the schemas of the Compose
# specification and of ten versions of Kubernetes (which come with two packages of PyPI), whether their parts fit together, and
# whether the program takes the commands that stand there. Needs python3 with venv, and a built makker (or MAKKER=path). A minute.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
makker=$(realpath "${MAKKER:-$here/../target/release/makker}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
say() { printf '\n== %s\n' "$*"; }

say "Two packages of PyPI"
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check check-jsonschema kubernetes-validate

say "compose.yml against the Compose specification"
"$work/venv/bin/check-jsonschema" --builtin-schema vendor.compose-spec "$here/compose.yml"

say "kubernetes.yaml against Kubernetes, with nothing unknown in it"
for version in 28 29 30 31 32 33 34 35 36 37; do
    "$work/venv/bin/kubernetes-validate" --strict --quiet --kubernetes-version "1.$version.0" "$here/kubernetes.yaml"
    echo "1.$version: ok"
done

say "What no schema knows"
"$work/venv/bin/python" - "$makker" "$here/compose.yml" "$here/kubernetes.yaml" <<'END'
import re
import shlex
import subprocess
import sys

import yaml

makker, compose_file, kubernetes_file = sys.argv[1:]
# Nobody is there: a program that understands what it is told says so, and ends.
NOWHERE = "postgres://makker@127.0.0.1:1/makker"
wrong = 0


def check(what, is_so):
    global wrong
    wrong += not is_so
    print(f"{'ok ' if is_so else 'BAD'} {what}")


def takes(where, command):
    """Does the program understand a command? It cannot be misread: a wrong option ends it with 2, a database that is away with 1."""
    command = [re.sub(r"postgres://[^ ]*", NOWHERE, word) for word in command]
    ended = subprocess.run([makker, *command], capture_output=True, text=True, timeout=60)
    check(f"{where}: makker {' '.join(command)}", ended.returncode == 1 and "127.0.0.1:1" in ended.stderr)
    if ended.returncode != 1:
        print(ended.stderr)


services = yaml.safe_load(open(compose_file))["services"]
for name, service in services.items():
    for other in service.get("depends_on", []):
        check(f"compose.yml: {name} waits for {other}, which is there", other in services)
    if service["image"] == "makker":
        takes("compose.yml", shlex.split(service["command"]))

things = list(yaml.safe_load_all(open(kubernetes_file)))
of_kind = lambda kind: [thing for thing in things if thing["kind"] == kind]
deployments = of_kind("Deployment")
pods = [deployment["spec"]["template"] for deployment in deployments]
settings = {thing["metadata"]["name"]: thing["data"] for thing in of_kind("ConfigMap")}


def found(selector, pod):
    return selector.items() <= pod["metadata"]["labels"].items()


for deployment, pod in zip(deployments, pods):
    name, container = deployment["metadata"]["name"], pod["spec"]["containers"][0]
    check(f"{name} finds its own pods and no others", [found(deployment["spec"]["selector"]["matchLabels"], one) for one in pods].count(True) == 1)
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
        if probe in container:
            check(f"{name}: its {probe} asks at a port that there is", container[probe]["httpGet"]["port"] in ports)
    values = {}
    for variable in container["env"]:
        source = variable["valueFrom"]
        if "configMapKeyRef" in source:
            values[variable["name"]] = settings[source["configMapKeyRef"]["name"]][source["configMapKeyRef"]["key"]]
    command = [re.sub(r"\$\((\w+)\)", lambda match: values[match[1]], word) for word in container["args"]]
    listens = {int(port) for word in command for port in re.findall(r"0\.0\.0\.0:(\d+)", word)}
    check(f"{name} listens at its ports {sorted(ports.values())}", listens == set(ports.values()))
    takes(name, command)

(service,), (ingress,), (budget,) = of_kind("Service"), of_kind("Ingress"), of_kind("PodDisruptionBudget")
behind = [pod for pod in pods if found(service["spec"]["selector"], pod)]
check("the service leads to servers only", [pod["metadata"]["labels"]["part"] for pod in behind] == ["server"])
target = service["spec"]["ports"][0]["targetPort"]
check("… and to a port of theirs", target in [port["name"] for port in behind[0]["spec"]["containers"][0]["ports"]])
backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
check("the ingress leads to the service", (backend["name"], backend["port"]["name"]) == (service["metadata"]["name"], service["spec"]["ports"][0]["name"]))
check("the budget is that of the servers", [found(budget["spec"]["selector"]["matchLabels"], pod) for pod in pods].count(True) == 1)
grace, pause = behind[0]["spec"]["terminationGracePeriodSeconds"], behind[0]["spec"]["containers"][0]["lifecycle"]["preStop"]["exec"]["command"]
check("a server has the time to say goodbye", grace >= int(pause[1]) + 10)
sys.exit(wrong > 0)
END
say "All of it fits."
