/**
 * What the server does at a table by itself: bots answer, after a pause that tells nothing of what they hold, and clocks run
 * out. Several processes may try the same; whoever writes first has done it, and the others notice.
 */
import { randomInt } from 'node:crypto';
import type { BotId } from '@tablee/bots';
import { type Decision, type Seat, Table } from '@tablee/kernel';
import { botAt, STAND_IN } from './chairs.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

/** Timers can't be set further ahead. */
const FURTHEST = 2 ** 31 - 1;
/** Where several processes may do the same, each waits up to so many milliseconds more: mostly one is clearly first. */
const STAGGER = 150;
/** Milliseconds before something that went wrong is tried again. */
const BREATH = 1000;

export class Driver {
  readonly #room: Room;
  readonly #around: Surroundings;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  #notBefore = 0;
  isThinking = false;

  constructor(room: Room, around: Surroundings) {
    this.#room = room;
    this.#around = around;
  }

  /** When there is something to do; null: nothing. */
  due(live: LiveTable): number | null {
    const { earliest } = live.deadlines;
    const bot = botAsked(live);
    if (bot === null || live.table === null) return live.phase === 'playing' ? earliest : null;
    const [decision] = live.table.view(bot).decisions;
    // An action goes on without a pause: pages show its steps one by one anyway.
    const pause = decision && live.game.advice.continues(decision.kind) ? 0 : this.#around.botPause;
    return Math.min(live.changed + pause, earliest ?? Number.POSITIVE_INFINITY);
  }

  schedule(live: LiveTable): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const due = this.#isStopped ? null : this.due(live);
    if (due === null) return;
    const left = Math.max(0, Math.max(due, this.#notBefore) - this.#around.now());
    const wait = Math.min(FURTHEST, left + (this.#around.storage.isShared ? Math.random() * STAGGER : 0));
    this.#timer = setTimeout(() => void this.#act(), wait);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #act(): Promise<void> {
    // Whoever thinks now looks again when it is done.
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      const live = await this.#room.look((now) => now);
      const late = seatOutOfTime(live, this.#around.now());
      const bot = botAsked(live);
      if (late !== null) await this.#runOut(live, late);
      else if (bot !== null) await this.#letBotAnswer(live, bot);
    } catch (error) {
      this.#notBefore = this.#around.now() + BREATH;
      this.#around.wentWrong('driver', error);
    } finally {
      this.isThinking = false;
    }
    if (!this.#isStopped) await this.#room.look((now) => this.schedule(now)).catch(() => {});
  }

  async #letBotAnswer(live: LiveTable, seat: Seat): Promise<void> {
    const { at, table } = live;
    const [decision] = table!.view(seat).decisions;
    if (!decision) return;
    const option = await this.#ask(live, table!, seat, decision, botAt(live.chairs[seat]) ?? STAND_IN);
    const says = live.game.words.notation(decision.options[option]!, table!.state.config);
    // Whatever happened meanwhile, the question may no longer be the same.
    await this.#room.change((now) => (now.at === at ? { kind: 'chose', seat, says: [says] } : null));
    this.#around.counted('bot answers');
  }

  async #runOut(live: LiveTable, seat: Seat): Promise<void> {
    const { at, game } = live;
    const to = live.undoLimit(seat) ?? live.table!.choices.length;
    const { start, choices } = live.table!;
    // What could still be taken back is: an action that was not finished was not begun.
    const table = to === choices.length ? live.table! : new Table(game, start, choices.slice(0, to));
    const [decision] = table.view(seat).decisions;
    if (!decision) return;
    const option = game.outOfTime?.(decision) ?? (await this.#ask(live, table, seat, decision, STAND_IN));
    const says = game.words.notation(decision.options[option]!, table.state.config);
    await this.#room.change((now) => (now.at === at ? { kind: 'outOfTime', seat, to, says } : null));
    this.#around.counted('out of time');
  }

  async #ask(live: LiveTable, table: Table, seat: Seat, decision: Decision, bot: BotId): Promise<number> {
    const count = decision.options.length;
    try {
      const option = await this.#around.askBot(`${live.row.id} ${seat} ${bot}`, bot, table.view(seat));
      if (Number.isInteger(option) && option >= 0 && option < count) return option;
      throw new Error(`A bot answered ${option} to a question with ${count} options.`);
    } catch (error) {
      // The people at the table must not wait for ever: any legal answer will do.
      this.#around.wentWrong('bot', error);
      return randomInt(count);
    }
  }
}

/** A bot that is asked something, as long as anybody plays with it. */
function botAsked(live: LiveTable): Seat | null {
  if (live.phase !== 'playing' || live.present.length === 0) return null;
  return live.waitingFor.find((seat) => botAt(live.chairs[seat]) !== null) ?? null;
}

function seatOutOfTime(live: LiveTable, now: number): Seat | null {
  if (live.phase !== 'playing') return null;
  for (const [seat, deadline] of live.deadlines.bySeat) if (deadline <= now) return seat;
  return null;
}
