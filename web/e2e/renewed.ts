// A server that is replaced by a newer one: what stands in front of the real one and tells, when the test says so, of another build or another protocol.

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/** Where a build is named, or the protocol. */
const NAMED = /^\/(|t\/[^/]+|service-worker\.js|api\/version)$/;

export class Renewed {
  /** Instead of the real ones. */
  build: string | null = null;
  protocol: number | null = null;
  /** Do pages not come? What else is asked is answered. */
  isSlow = false;
  /** The parts of the page that scripts have asked for, the service worker among them. */
  readonly fetched: string[] = [];
  private readonly open = new Set<Duplex>();

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {
    server.on("request", (asked: IncomingMessage, answer: ServerResponse) => this.answer(asked, answer));
    server.on("upgrade", (asked: IncomingMessage, near: Duplex) => this.join(asked, near));
    server.on("connection", (socket) => this.open.add(socket));
  }

  static async to(target: number): Promise<Renewed> {
    const server = createServer();
    const renewed = new Renewed(server, target);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return renewed;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async remove(): Promise<void> {
    this.server.close();
    for (const socket of this.open) socket.destroy();
    await once(this.server, "close");
  }

  private answer(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.isSlow && asked.headers["sec-fetch-dest"] === "document") return;
    if (asked.headers["sec-fetch-dest"] === "empty" && asked.url!.startsWith("/assets/")) this.fetched.push(asked.url!);
    const isNamed = NAMED.test(asked.url!.split("?")[0]!);
    const headers = isNamed ? { ...asked.headers, "accept-encoding": "identity" } : asked.headers;
    const far = request({ port: this.target, path: asked.url, method: asked.method, headers }, async (told) => {
      const chunks: Buffer[] = [];
      for await (const chunk of told) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const { "content-length": _, "transfer-encoding": __, ...others } = told.headers;
      answer.writeHead(told.statusCode!, others);
      answer.end(isNamed ? this.renamed(body.toString()) : body);
    });
    far.on("error", () => answer.destroy());
    asked.pipe(far);
  }

  /** The build is told in 16 hexadecimal digits. */
  private renamed(text: string): string {
    const named = this.build === null ? text : text.replace(/(?<=name="build" content="|"page":"|[`"'])[0-9a-f]{16}(?=[`"'])/g, this.build);
    return this.protocol === null ? named : named.replace(/"protocol":\d+/, `"protocol":${this.protocol}`);
  }

  /** A socket at a table. */
  private join(asked: IncomingMessage, near: Duplex): void {
    const far = connect(this.target, "127.0.0.1", () => {
      const headers = asked.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join("")}\r\n`);
      near.pipe(far).pipe(near);
    });
    this.open.add(far);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => {});
      socket.on("close", () => other.destroy());
    }
  }
}
