/**
 * What the server does at a table by itself: bots answer, after a pause that tells nothing of what they hold, and clocks run
 * out. Several processes may try the same; whoever writes first has done it, and the others notice.
 */
import { askedOfABot, type BotId } from '@tablee/bots';
import { type Decision, type Seat, saying, type View, view } from '@tablee/kernel';
import type { Timer } from '../clock.ts';
import { botAt, STAND_IN } from './chairs.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

/** Where several processes may do the same, each waits up to so many milliseconds more: mostly one is clearly first. */
const STAGGER = 150;
/** Milliseconds before something that went wrong is tried again. */
const BREATH = 1000;

export class Driver {
  readonly #room: Room;
  readonly #around: Surroundings;
  #timer: Timer | null = null;
  #isStopped = false;
  #notBefore = 0;
  isThinking = false;

  constructor(room: Room, around: Surroundings) {
    this.#room = room;
    this.#around = around;
  }

  /** When there is something to do; null: nothing. */
  due(live: LiveTable): number | null {
    if (live.phase !== 'playing') return null;
    const earliest = live.deadlines.earliest(live);
    const bot = botAsked(live);
    if (bot === null) return earliest;
    const { game, state } = live.table!;
    const decision = state.open.find(({ seat }) => seat === bot);
    // An action goes on without a pause: pages show its steps one by one anyway.
    const pause = decision && game.advice.continues(decision.kind) ? 0 : this.#around.botPause;
    return Math.min(live.changed + pause, earliest ?? Number.POSITIVE_INFINITY);
  }

  schedule(live: LiveTable): void {
    this.#timer?.cancel();
    this.#timer = null;
    const due = this.#isStopped ? null : this.due(live);
    if (due === null) return;
    const { clock, storage } = this.#around;
    const left = Math.max(0, Math.max(due, this.#notBefore) - clock.now());
    this.#timer = clock.after(left + (storage.isShared ? clock.any(STAGGER) : 0), () => void this.#act());
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.cancel();
  }

  async #act(): Promise<void> {
    // Whoever thinks now looks again when it is done.
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      const live = await this.#room.look((now) => now);
      const late = seatOutOfTime(live, this.#around.clock.now());
      const bot = botAsked(live);
      if (late !== null) await this.#runOut(live, late);
      else if (bot !== null) await this.#letBotAnswer(live, bot);
    } catch (error) {
      this.#notBefore = this.#around.clock.now() + BREATH;
      this.#around.wentWrong('driver', error);
    } finally {
      this.isThinking = false;
    }
    if (!this.#isStopped) await this.#room.look((now) => this.schedule(now)).catch(() => {});
  }

  async #letBotAnswer(live: LiveTable, seat: Seat): Promise<void> {
    const { at } = live;
    const { game, state } = live.table!;
    const seen = live.table!.view(seat);
    const [decision] = seen.decisions;
    if (!decision) return;
    const bot = botAt(live.chairs[seat]) ?? STAND_IN;
    const option = await this.#ask(live, seen, seat, decision, bot);
    const says = saying(game, state, decision, decision.options[option]!);
    // Whatever happened meanwhile, the question may no longer be the same.
    await this.#room.change((now) => (now.at === at ? { kind: 'chose', seat, says: [says] } : null));
    this.#around.counted('bot answers');
  }

  async #runOut(live: LiveTable, seat: Seat): Promise<void> {
    const { at } = live;
    const { game, choices } = live.table!;
    // What could still be taken back is: an action that was not finished was not begun.
    const to = live.undoLimit(seat) ?? choices;
    const state = live.table!.stateAt(to)!;
    const seen = view(game, state, seat);
    const [decision] = seen.decisions;
    if (!decision) return;
    if (game.resign && live.deadlines.isLastTime(seat)) {
      await this.#room.change((now) => (now.at === at ? { kind: 'resigned', seat } : null));
      this.#around.counted('out of time');
      return;
    }
    const option = game.outOfTime?.(decision) ?? (await this.#ask(live, seen, seat, decision, STAND_IN));
    const says = saying(game, state, decision, decision.options[option]!);
    await this.#room.change((now) => (now.at === at ? { kind: 'outOfTime', seat, to, says } : null));
    this.#around.counted('out of time');
  }

  async #ask(live: LiveTable, seen: View, seat: Seat, decision: Decision, bot: BotId): Promise<number> {
    const count = decision.options.length;
    try {
      const option = await this.#around.askBot(`${live.row.id} ${seat} ${bot}`, bot, seen, {
        table: live.row.id,
        host: live.row.host,
        client: this.#room.lookedAtFrom,
      });
      if (Number.isInteger(option) && option >= 0 && option < count) return option;
      throw new Error(`A bot answered ${option} to a question with ${count} options.`);
    } catch (error) {
      // The people at the table must not wait for ever: any legal answer will do.
      this.#around.wentWrong('bot', error);
      return this.#around.clock.any(count);
    }
  }
}

/** A bot that is asked something, as long as anybody plays with it. What people are asked, too, is left to them. */
function botAsked(live: LiveTable): Seat | null {
  // Mostly there are none.
  if (!live.chairs.some((chair) => botAt(chair) !== null)) return null;
  if (live.phase !== 'playing' || live.present.length === 0) return null;
  const isBot = (seat: Seat): boolean => botAt(live.chairs[seat]) !== null;
  return askedOfABot(live.table?.state.open ?? [], isBot)?.seat ?? null;
}

function seatOutOfTime(live: LiveTable, now: number): Seat | null {
  for (const [seat, deadline] of live.deadlines.running(live)) if (deadline <= now) return seat;
  return null;
}
