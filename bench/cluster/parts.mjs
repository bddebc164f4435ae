// The parts of a cluster, each in processes of its own on this machine: PostgreSQL, NATS, and servers; and what each takes of it.

import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
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
  const psql = (text, name = "postgres") => {
    const args = ["-h", "127.0.0.1", "-p", at, "-U", "makker", "-d", name, "-At", "-c", text].map(String);
    return execFileSync("psql", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  };
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
  /** How many microseconds it takes to look up how long a table's log is, where many are looked up together. */
  const compare = (address) => {
    const lengths = "SELECT id, seq FROM tables WHERE id = ANY (ARRAY(SELECT id FROM tables))";
    const name = address.split("/").pop();
    const times = Array.from({ length: 20 }, () => Number(psql(`EXPLAIN (ANALYZE, TIMING OFF) ${lengths}`, name).match(/Execution Time: ([\d.]+)/)[1]));
    return (Math.min(...times) * 1000) / Number(psql("SELECT count(*) FROM tables", name));
  };
  return { id: child.pid, name: `PostgreSQL ${psql("SHOW server_version").split(" ")[0]}`, database, compare };
}

/** How many microseconds the disk takes until it has a group of commits; in the middle of many tries. */
export function flush() {
  const file = openSync(join(folder, "flushed"), "w");
  const times = [];
  for (let count = 0; count < 300; count++) {
    const begin = performance.now();
    writeSync(file, Buffer.alloc(8192));
    fdatasyncSync(file);
    times.push((performance.now() - begin) * 1000);
  }
  closeSync(file);
  return times.sort((a, b) => a - b)[150];
}

/** NATS as it is installed. */
export async function nats() {
  const at = await port();
  const program = existsSync("/usr/sbin/nats-server") ? "/usr/sbin/nats-server" : "nats-server";
  const child = start(program, ["-a", "127.0.0.1", "-p", String(at)]);
  await nap(500);
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).match(/v([\d.]+)/)[1];
  return { id: child.pid, name: `NATS ${version}`, address: `nats://127.0.0.1:${at}` };
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
  const status = (pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(/\s+/);
      return { pid, parent: Number(fields[1]), dead: (Number(fields[13]) + Number(fields[14])) / 100 };
    } catch {
      return { pid, parent: 0, dead: 0 };
    }
  };
  // To the nanosecond, where the other file of the system counts hundredths of a second.
  const alive = (pid) => {
    try {
      const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
      return threads.reduce((sum, text) => sum + Number(text.split(" ")[0]), 0) / 1e9;
    } catch {
      return 0;
    }
  };
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(status).filter((child) => child.parent === id);
  return status(id).dead + alive(id) + children.reduce((sum, child) => sum + alive(child.pid), 0);
}

/** How much memory a process has, in bytes. */
export const memory = (id) => Number(readFileSync(`/proc/${id}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]) * 1024;

/** Ends all of them. */
export function end() {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
