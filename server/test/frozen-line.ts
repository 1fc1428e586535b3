/** A way to a database that can be cut, or frozen without a sign, as networks and proxies do. */
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Way {
  readonly near: Socket;
  readonly far: Socket;
  /** The connection that listens for news says so when it begins. */
  isEar: boolean;
  isFrozen: boolean;
}

export class FrozenLine {
  readonly #server: Server;
  readonly #ways = new Set<Way>();
  /** Connections that are opened from now on stand still. */
  isFrozen = false;
  /** Of those, the ones that listen for news do. */
  freezesEars = false;
  isCut = false;

  private constructor(host: string, port: number) {
    this.#server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect(port, host);
      const way: Way = { near, far, isEar: false, isFrozen: this.isFrozen };
      this.#ways.add(way);
      near.on('data', (data) => {
        if (data.includes('tablee ear')) {
          way.isEar = true;
          way.isFrozen ||= this.freezesEars;
        }
        if (!way.isFrozen) far.write(data);
      });
      far.on('data', (data) => {
        if (!way.isFrozen) near.write(data);
      });
      const end = (): void => {
        this.#ways.delete(way);
        near.destroy();
        far.destroy();
      };
      for (const socket of [near, far]) socket.on('close', end).on('error', end);
    });
  }

  /** The address of the database by this way. */
  static async to(url: string): Promise<[FrozenLine, string]> {
    const { hostname, port } = new URL(url);
    const line = new FrozenLine(hostname, Number(port));
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    const { port: near } = line.#server.address() as { port: number };
    return [line, url.replace(`${hostname}:${port}`, `127.0.0.1:${near}`)];
  }

  /** Nothing goes through any more, and nobody is told. What is sent meanwhile is lost. */
  freeze(which: 'all' | 'ears'): void {
    for (const way of this.#ways) if (which === 'all' || way.isEar) way.isFrozen = true;
    if (which === 'all') this.isFrozen = true;
  }

  /** For connections opened from now on; those that were frozen stay so. */
  thaw(): void {
    this.isFrozen = false;
  }

  cut(): void {
    this.isCut = true;
    for (const { near, far } of this.#ways) {
      near.destroy();
      far.destroy();
    }
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
