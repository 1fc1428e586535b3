/** Server processes that crash and come again, and the lines to them. */
import { gameById } from '@tablee/games/rules';
import { type Message, request as requestSchema } from '@tablee/protocol';
import { refusalOf } from '../../declined.ts';
import type { Page } from '../../tables/audience.ts';
import { Tables } from '../../tables/tables.ts';
import type { Disk, Reader } from './disk.ts';
import type { World } from './world.ts';

export class SimulatedServer {
  readonly #world: World;
  readonly #disk: Disk;
  readonly lines = new Set<SimulatedLine>();
  #reader: Reader | null = null;
  #tables: Tables | null = null;
  crashes = 0;

  constructor(world: World, disk: Disk) {
    this.#world = world;
    this.#disk = disk;
    this.start();
  }

  get isUp(): boolean {
    return this.#tables !== null;
  }

  get tables(): Tables | null {
    return this.#tables;
  }

  start(): void {
    const reader: Reader = {
      isAlive: true,
      heard: (news) => this.#tables?.heard(news),
      lost: () => this.#tables?.reread(),
    };
    this.#reader = reader;
    const clock = this.#world.clock(() => reader.isAlive);
    this.#tables = new Tables({
      storage: this.#disk.connection(reader),
      clock,
      gameById,
      botPause: 600,
      askBot: async (_, __, view) => {
        await new Promise<void>((resolve) => void clock.after(this.#world.any(300), resolve));
        return this.#world.any(view.decisions[0]!.options.length);
      },
      tellGuest: () => {},
      counted: () => {},
      // Everything may go wrong here, and what must not is looked for afterwards.
      wentWrong: () => {},
    });
  }

  /** As if the plug were pulled. */
  crash(): void {
    if (!this.#reader) return;
    this.crashes++;
    this.#disk.crash(this.#reader);
    this.#reader = null;
    this.#tables = null;
    for (const line of [...this.lines]) line.cut();
  }
}

/** One page's line. What is under way on it when it is cut may or may not arrive; nothing overtakes anything. */
export class SimulatedLine implements Page {
  readonly guest: string;
  readonly client = 'simulated';
  readonly #world: World;
  readonly #server: SimulatedServer;
  readonly #tables: Tables;
  readonly #heard: (message: Message) => void;
  readonly #lost: () => void;
  /** Nothing arrives earlier than what was sent before it. */
  #there = 0;
  #back = 0;
  isOpen = true;

  constructor(
    world: World,
    server: SimulatedServer,
    guest: string,
    heard: (message: Message) => void,
    lost: () => void,
  ) {
    this.#world = world;
    this.#server = server;
    this.#tables = server.tables!;
    this.guest = guest;
    this.#heard = heard;
    this.#lost = lost;
    server.lines.add(this);
  }

  /** The server says something. */
  send(text: string): void {
    this.#back = Math.max(this.#back, this.#world.now + this.#delay());
    this.#world.after(this.#back - this.#world.now, () => {
      if (this.isOpen) this.#heard(JSON.parse(text));
    });
  }

  worked(): void {}
  wrote(): void {}

  /** The page says something. It may arrive although the line is cut by then; a request to change something even twice. */
  say(text: string): void {
    this.#there = Math.max(this.#there, this.#world.now + this.#delay());
    const times = !text.includes('"sit"') && this.#world.goesWrong(0.03) ? 2 : 1;
    for (let n = 0; n < times; n++) {
      this.#world.after(this.#there - this.#world.now + n, () => {
        if (this.isOpen || this.#world.goesWrong(0.5)) void this.#serve(text);
      });
    }
  }

  cut(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#server.lines.delete(this);
    for (const table of this.#sat) this.#tables.room(table).rise(this);
    this.#lost();
  }

  readonly #sat = new Set<string>();

  async #serve(text: string): Promise<void> {
    // The process this line led to is gone.
    if (this.#server.tables !== this.#tables) return;
    const request = requestSchema.parse(JSON.parse(text));
    try {
      let at: number | null = null;
      if (request.type === 'sit') {
        at = await this.#tables.room(request.table).sit(this, request.after);
        if (this.isOpen) this.#sat.add(request.table);
        else this.#tables.room(request.table).rise(this);
      } else if (request.type !== 'rise' && request.type !== 'ping' && request.type !== 'say') {
        at = await this.#tables.ask(this.guest, request, this);
      }
      this.send(JSON.stringify({ type: 'done', ref: request.ref, at }));
    } catch (error) {
      this.send(JSON.stringify({ type: 'refused', ref: request.ref, table: null, ...refusalOf(error) }));
    }
  }

  #delay(): number {
    return this.#world.goesWrong(0.03) ? this.#world.any(3000) : this.#world.any(40);
  }
}
