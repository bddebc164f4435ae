// The parts of a cluster, each in processes of its own on this machine: PostgreSQL, NATS, and servers; and what each takes of it.

import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const nap = (ms) => new Promise((done) => setTimeout(done, ms));

const folder = mkdtempSync(join(tmpdir(), "makker-cluster-"));
chmodSync(folder, 0o755);
const running = [];

/** A port that nobody has. */
const port = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

const start = (program, args, more = {}) => {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], ...more });
  running.push(child);
  return child;
};

/** What a program says first that fits. */
const says = (child, what) =>
  new Promise((heard) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const found = text.match(what);
      if (found) heard(found);
    });
  });

/** PostgreSQL as it is installed: with a commit that waits for the disk. It refuses to run as root. */
export async function postgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const program = (name) => (newest ? `/usr/lib/postgresql/${newest}/bin/${name}` : name);
  const data = join(folder, "postgres");
  const number = (flag) => Number(execFileSync("id", [flag, "postgres"]));
  const user = process.getuid() === 0 ? { uid: number("-u"), gid: number("-g") } : {};
  execFileSync("mkdir", [data]);
  if (user.uid) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: "/", stdio: "ignore" };
  execFileSync(program("initdb"), ["-D", data, "-U", "makker", "-A", "trust", "--no-sync"], options);
  const at = await port();
  const args = ["-D", data, "-p", at, "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${data}`];
  const child = start(program("postgres"), [...args, "-c", "max_connections=300"].map(String), { ...user, cwd: "/" });
  const psql = (text) => execFileSync("psql", ["-h", "127.0.0.1", "-p", at, "-U", "makker", "-d", "postgres", "-c", text], { stdio: "ignore" });
  for (let tries = 0; ; tries++) {
    try {
      psql("SELECT 1");
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await nap(100);
    }
  }
  let databases = 0;
  const database = () => {
    databases += 1;
    psql(`CREATE DATABASE d${databases}`);
    return `postgres://makker@127.0.0.1:${at}/d${databases}`;
  };
  return { id: child.pid, database };
}

/** NATS as it is installed. */
export async function nats() {
  const at = await port();
  const child = start(existsSync("/usr/sbin/nats-server") ? "/usr/sbin/nats-server" : "nats-server", ["-a", "127.0.0.1", "-p", String(at)]);
  await nap(500);
  return { id: child.pid, address: `nats://127.0.0.1:${at}` };
}

/** A server on this database, which says where it listens. */
export async function server(program, database, bus) {
  const limits = join(folder, "limits.toml");
  writeFileSync(limits, "[tables]\nopen_by_address = 1000000\n");
  const place = ["--database", database, "--bus", bus, "--limits", limits];
  const child = start(program, ["serve", "--address", "127.0.0.1:0", "--bot-delay-ms", "0", "--pace", "10000", ...place]);
  const [, address] = await says(child, /http:\/\/([0-9.:]+)/);
  return { id: child.pid, address, stop: () => child.kill() };
}

/** How long a process and those that it started have kept processors busy, in seconds. */
export function busy(id) {
  const ticks = (pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(/\s+/);
      return { parent: Number(fields[1]), time: Number(fields[11]) + Number(fields[12]), dead: Number(fields[13]) + Number(fields[14]) };
    } catch {
      return { parent: 0, time: 0, dead: 0 };
    }
  };
  const own = ticks(id);
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(ticks).filter((child) => child.parent === id);
  return (own.time + own.dead + children.reduce((sum, child) => sum + child.time, 0)) / 100;
}

/** How much memory a process has, in bytes. */
export const memory = (id) => Number(readFileSync(`/proc/${id}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]) * 1024;

/** Ends all of them. */
export function end() {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
