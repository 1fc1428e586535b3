/** Somebody at a table who plays at random, loses the line and comes back, takes back, leaves, and asks again for what was not kept. */
import type { Message, TableMessage } from '@tablee/protocol';
import { goOn, type Told } from '../visitor.ts';
import { SimulatedLine, type SimulatedServer } from './server.ts';
import type { World } from './world.ts';

/** A request that was granted. */
export interface Granted {
  readonly guest: string;
  readonly table: string;
  readonly at: number;
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly seat: number;
}

export class SimulatedPlayer {
  readonly guest: string;
  readonly table: string;
  readonly granted: Granted[] = [];
  /** Every message of the table, as it came. */
  readonly heard: TableMessage[] = [];
  told: Told | undefined;
  readonly #world: World;
  readonly #servers: readonly SimulatedServer[];
  #line: SimulatedLine | null = null;
  #ref = 0;
  #isSeated = false;
  #waiting: { readonly ref: number; readonly wanted: Record<string, unknown> } | null = null;

  constructor(world: World, servers: readonly SimulatedServer[], guest: string, table: string) {
    this.#world = world;
    this.#servers = servers;
    this.guest = guest;
    this.table = table;
    this.#connect();
    this.#live();
  }

  get isConnected(): boolean {
    return this.#line !== null;
  }

  #connect(): void {
    const up = this.#servers.filter(({ isUp }) => isUp);
    if (up.length === 0) {
      this.#world.after(200, () => this.#connect());
      return;
    }
    const line = new SimulatedLine(
      this.#world,
      up[this.#world.any(up.length)]!,
      this.guest,
      (message) => this.#hear(message),
      () => {
        if (this.#line !== line) return;
        this.#line = null;
        this.#waiting = null;
        this.#world.after(50 + this.#world.any(1000), () => this.#connect());
      },
    );
    this.#line = line;
    this.#sit();
  }

  #sit(): void {
    this.#isSeated = false;
    this.#ask({ type: 'sit', table: this.table, after: this.told?.at ?? null });
  }

  #ask(wanted: Record<string, unknown>): void {
    const ref = this.#ref++;
    this.#waiting = { ref, wanted };
    this.#line?.say(JSON.stringify({ ...wanted, ref }));
    const line = this.#line;
    // No answer: the line is as good as cut.
    this.#world.after(9000, () => {
      if (this.#waiting?.ref === ref && this.#line === line) line?.cut();
    });
  }

  #hear(message: Message): void {
    if (message.type === 'table') {
      this.heard.push(message);
      this.told = goOn(message.since === null ? undefined : this.told, message);
      return;
    }
    if (message.type !== 'done' && message.type !== 'refused') return;
    const waiting = this.#waiting;
    if (waiting?.ref !== message.ref) return;
    this.#waiting = null;
    if (message.type === 'done') {
      if (waiting.wanted.type === 'sit') this.#isSeated = true;
      if (message.at !== null && waiting.wanted.type !== 'sit')
        this.granted.push({
          guest: this.guest,
          table: this.table,
          at: message.at,
          wanted: waiting.wanted,
          seat: this.told!.seat!,
        });
    } else if (message.code === 'trouble' && this.#line) {
      // As the page does: to sit down again, or the same once more as long as nothing else has happened.
      const at = this.told?.at;
      this.#world.after(400, () => {
        if (!this.#line || this.#waiting !== null) return;
        if (waiting.wanted.type === 'sit') this.#sit();
        else if (this.told?.at === at) this.#ask(waiting.wanted);
      });
    }
  }

  #live(): void {
    this.#world.after(100 + this.#world.any(1500), () => {
      this.#act();
      this.#live();
    });
  }

  #act(): void {
    if (this.#world.goesWrong(0.02)) this.#line?.cut();
    if (!this.#line || !this.#isSeated || this.#waiting || this.told?.phase !== 'playing') return;
    const wanted = this.#wants(this.told);
    if (wanted) this.#ask(wanted);
  }

  #wants({ at, view, seat, people, back, undoTo, choices }: Told): Record<string, unknown> | null {
    const { table } = this;
    const own = people[seat!];
    if (own?.who === 'person' && own.standIn)
      return this.#world.chance() < 0.5 ? { type: 'comeBack', table } : null;
    if (back?.waitingFor.includes(seat!))
      return { type: 'answerBack', table, at, yes: this.#world.chance() < 0.5 };
    const mood = this.#world.chance();
    if (mood < 0.03) return { type: 'leave', table };
    if (mood < 0.08 && undoTo !== null) return { type: 'undo', table, at, to: undoTo };
    if (mood < 0.1 && choices > 2 && !back)
      return { type: 'askBack', table, at, to: this.#world.any(choices) };
    const decision = view?.decisions[0];
    if (mood < 0.2 || !decision) return null;
    const option = this.#world.any(decision.options.length);
    return { type: 'choose', table, at, decision: decision.id, option };
  }
}
