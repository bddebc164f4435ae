// A network that can be cut: a TCP proxy in front of the server. Playwright's own `setOffline` leaves open sockets open.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export class Network {
  private readonly open = new Set<Socket>();
  private state: "whole" | "deaf" | "cut" = "whole";
  /** How many connections were tried while it was cut. */
  refused = 0;

  private constructor(
    private readonly server: Server,
    target: number,
  ) {
    server.on("connection", (near: Socket) => {
      if (this.state === "cut") {
        this.refused++;
        near.destroy();
        return;
      }
      const far = connect(target, "127.0.0.1");
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open.add(socket);
        socket.setNoDelay(true);
        socket.on("error", () => {});
        socket.on("close", () => {
          this.open.delete(socket);
          other.destroy();
        });
      }
      near.on("data", (bytes) => far.write(bytes));
      far.on("data", (bytes) => {
        if (this.state !== "deaf") near.write(bytes);
      });
    });
  }

  static async to(port: number): Promise<Network> {
    const server = createServer();
    const network = new Network(server, port);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks every connection; new ones are broken too. */
  cut(): void {
    this.state = "cut";
    this.refused = 0;
    for (const socket of this.open) socket.destroy();
  }

  /** What the page sends arrives, but no answer comes back: the worst moment for a connection to break. */
  deafen(): void {
    this.state = "deaf";
  }

  /** New connections work again. */
  restore(): void {
    this.state = "whole";
  }

  async remove(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }
}
