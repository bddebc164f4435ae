// What is kept of the page for when there is no server: a cache for each build, so that an old page finds its parts beside those of a new one.

/** Told by the build (web/build/installable.ts): which build this is, what a page needs at once, and the rest: small parts, the file in which
 *  all of them are, and large ones. */
declare const BUILD: string;
declare const SHELL: readonly string[];
declare const SMALL: readonly string[];
declare const TOGETHER: string;
declare const LARGE: readonly string[];

const NAME = "makker ";
/** Between two large parts that are fetched ahead: whoever is online has better things to load. */
const PAUSE = 250;
/** Every page is this one: it finds out by its address what to show. */
const PAGE = "/";

const own = () => caches.open(NAME + BUILD);

/** The page of this build with all that it needs at once; fails if the server has another build by now, which has a worker of its own. */
export async function keepShell(): Promise<void> {
  const cache = await own();
  const page = await fetched(PAGE);
  if (!(await page.clone().text()).includes(BUILD)) throw new Error("the page is of another build");
  await Promise.all(SHELL.map((file) => keep(cache, file)));
  await cache.put(PAGE, page);
}

/** What a page has loaded already: its browser still has that. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await own();
  for (const file of files) await keep(cache, file);
}

/** What a page may need later. Servers allow a person five requests a second, and whoever plays needs some (deploy/limits.toml): so what is small
 *  comes in one. */
export async function keepRest(): Promise<void> {
  const cache = await own();
  const missing: string[] = [];
  for (const file of SMALL) if (!(await isThere(cache, file))) missing.push(file);
  if (missing.length > 0) {
    const parts = (await (await fetched(TOGETHER)).json()) as Record<string, string>;
    for (const file of missing) await cache.put(file, small(file, parts[file]!));
  }
  for (const file of LARGE) {
    if ((await keep(cache, file)) === "fetched") await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** A script or a style, as the server would send it. */
function small(file: string, text: string): Response {
  return new Response(text, { headers: { "content-type": file.endsWith(".css") ? "text/css" : "text/javascript" } });
}

async function keep(cache: Cache, file: string): Promise<"there" | "fetched"> {
  if (await isThere(cache, file)) return "there";
  await cache.put(file, await fetched(file));
  return "fetched";
}

/** What another build has kept need not be fetched again: names change with contents. */
async function isThere(cache: Cache, file: string): Promise<boolean> {
  if (await cache.match(file, { ignoreVary: true })) return true;
  const before = await kept(file);
  if (before) await cache.put(file, before);
  return before !== undefined;
}

/** Past the browser's own cache where the name does not change with the contents. */
async function fetched(file: string): Promise<Response> {
  const response = await fetch(file, file === PAGE ? { cache: "no-store" } : {});
  if (!response.ok) throw new Error(`${file} is answered with ${response.status}`);
  return response;
}

/** A part of the page, of whichever build. */
export const kept = (file: string | Request) => caches.match(file, { ignoreVary: true });

export const keptPage = async () => (await own()).match(PAGE, { ignoreVary: true });

/** A part of the page: the kept one, or else the server's, to be kept. Where there is no room it is only handed on. */
export async function part(request: Request): Promise<Response> {
  const before = await kept(request);
  if (before) return before;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    await own()
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return response;
}

/** Forgets the builds of which no page is open any more: a page has a lock for as long as it is there (installed/start.ts). While another worker
 *  comes nothing is forgotten: it has kept its shell already, and no page is of its build yet. */
export async function forgetOld({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  if (installing || waiting) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const used = new Set([NAME + BUILD, ...held.map(({ name }) => name)]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && !used.has(name)).map((name) => caches.delete(name)));
}
