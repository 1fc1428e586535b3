/** The game of a table, beside the kernel's own slow table: what changed, what is in mind, who heard, what a snapshot gives back. */
import { gameById } from '@tablee/games/rules';
import { hash, type Seat, Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { hasNoticed } from '../tables/ears.ts';
import { changed, choicesOf, heardMoments, type KeptMoment } from '../tables/history.ts';
import { Played } from '../tables/played.ts';

const game = gameById('plunder')!;
const SEATS = [0, 1].map((seat) => seat as Seat);

class Both {
  readonly slow: Table;
  fast: Played;
  /** As the database keeps them. */
  readonly moments: KeptMoment[] = [];
  #dice: number;

  constructor(seed: number) {
    const start = { seats: 2, seed: `played ${seed}`, config: {} };
    this.slow = new Table(game, start);
    this.fast = Played.begin(game, start);
    this.#dice = seed * 7919 + 1;
    this.#keep();
  }

  any(count: number): number {
    this.#dice = (this.#dice * 48271) % 2147483647;
    return this.#dice % count;
  }

  choose(): void {
    const decision = this.slow.state.open[this.any(this.slow.state.open.length)]!;
    const option = decision.options[this.any(decision.options.length)]!;
    this.say(decision.seat, game.words.notation(option, this.slow.state.content));
  }

  say(seat: Seat, says: string): void {
    this.slow.say(seat, says);
    this.fast.say(seat, says);
    this.#keep();
  }

  /** Takes something back, if anybody may. */
  takeBack(): void {
    const seat = SEATS.find((each) => this.slow.undoLimit(each) !== null);
    if (seat === undefined) return;
    const limit = this.slow.undoLimit(seat)!;
    const to = limit + this.any(this.slow.choices.length - limit);
    this.slow.undo(seat, to);
    this.fast.undo(seat, to);
    this.#keep();
  }

  #keep(): void {
    const change = this.fast.change()!;
    changed(this.moments, change);
    expect(this.fast.change()).toBeNull();
  }
}

function played(seed: number, times: number): Both {
  const both = new Both(seed);
  for (let n = 0; n < times && !both.slow.state.result; n++) {
    if (both.any(4) === 0) both.takeBack();
    else both.choose();
  }
  return both;
}

describe('the game of a table', () => {
  test('what changed, put together, is the whole game, told as the kernel tells it', () => {
    for (const seed of [1, 2, 3]) {
      const { slow, moments } = played(seed, 60);

      expect(choicesOf(moments)).toEqual(slow.choices.map(({ seat, says }) => ({ seat, says })));
      for (const reader of [...SEATS, null]) {
        const told = heardMoments(moments, 0, reader, 2).map(({ seat, events }) => [seat, events]);
        expect(told).toEqual(slow.moments(reader).map(({ by, events }) => [by, events]));
      }
    }
  });

  test('everybody heard of what the kernel says they did', () => {
    for (const seed of [4, 5, 6]) {
      const { slow, moments } = played(seed, 60);
      for (const reader of [...SEATS, null]) {
        const heard = moments.slice(1).filter((moment) => hasNoticed(moment.heard!, reader, 2));
        expect(heard).toHaveLength(slow.momentsBy(reader));
      }
    }
  });

  test('the last three moments are in mind, what came before is not', () => {
    const { fast, moments } = played(7, 80);
    const { choices } = fast;
    expect(choices).toBeGreaterThan(20);

    expect(fast.recent(choices + 1)).toEqual([]);
    expect(fast.recent(choices)).toEqual([moments[choices]]);
    const first = Array.from({ length: choices + 1 }, (_, n) => n).find(
      (from) => fast.recent(from) !== null,
    )!;
    expect(fast.recent(first)).toEqual(moments.slice(first));
    expect(choices + 1 - first).toBe(3);
  });

  test('all moments of the last change are in mind, however many: everybody is about to be told of them', () => {
    const { fast, slow } = played(7, 20);
    const { choices } = fast;
    for (let n = 0; n < 8; n++) {
      const [decision] = slow.state.open;
      const says = game.words.notation(decision!.options[0]!, slow.state.content);
      slow.say(decision!.seat, says);
      fast.say(decision!.seat, says);
    }

    const { keep, moments } = fast.change()!;

    expect([keep, moments.length]).toEqual([choices + 1, 8]);
    expect(fast.recent(keep)).toEqual(moments);
    expect(fast.recent(keep - 1)).toBeNull();
  });

  test('a snapshot gives back the game, and what can still be taken back', () => {
    for (const seed of [8, 9, 10]) {
      const { fast, slow } = played(seed, 50);
      const again = Played.restore(game, fast.start, structuredClone(fast.save()));

      expect([again.choices, again.hash]).toEqual([fast.choices, fast.hash]);
      for (const seat of SEATS) {
        expect(again.view(seat)).toEqual(slow.view(seat));
        expect(again.undoLimit(seat)).toBe(slow.undoLimit(seat));
      }
      expect([again.recent(again.choices), again.change()]).toEqual([null, null]);
      const saved = fast.save();
      expect(() => Played.restore(game, fast.start, { ...saved, hash: '0' })).toThrow(
        'The snapshot does not lead to the state it was made of.',
      );
    }
  });

  test('a choice that is none leaves everything as it was', () => {
    const both = played(11, 30);
    const { choices, hash } = both.fast;
    const limits = SEATS.map((seat) => both.fast.undoLimit(seat));

    expect(() => both.fast.say(both.slow.state.open[0]!.seat, 'nonsense')).toThrow('is not an option');

    expect([both.fast.choices, both.fast.hash, both.fast.change()]).toEqual([choices, hash, null]);
    expect(SEATS.map((seat) => both.fast.undoLimit(seat))).toEqual(limits);
  });

  test('what the clock chose can’t be taken back, and everybody hears of it', () => {
    const both = new Both(12);
    while (both.slow.undoLimit(0 as Seat) === null && both.slow.undoLimit(1 as Seat) === null) both.choose();
    const decision = both.slow.state.open[0]!;
    const says = game.words.notation(decision.options[0]!, both.slow.state.content);

    both.fast.say(decision.seat, says, 'clock');

    expect(SEATS.map((seat) => both.fast.undoLimit(seat))).toEqual([null, null]);
    expect(both.fast.change()!.moments).toMatchObject([
      { seat: decision.seat, says, outOfTime: true, heard: 0b111 },
    ]);
  });

  test('all together may go back further; that is counted, and nothing can be taken back then', () => {
    const both = played(13, 40);
    const { choices } = both.fast;
    const there = both.slow.stateAt(choices - 6);

    both.fast.goBackTo(choices - 6, there);

    expect([both.fast.choices, both.fast.takenBack]).toEqual([choices - 6, 6]);
    expect(both.fast.change()).toEqual({ keep: choices - 5, moments: [] });
    expect(SEATS.map((seat) => both.fast.undoLimit(seat))).toEqual([null, null]);
    expect([both.fast.holds(choices - 6), both.fast.holds(choices - 7), both.fast.holds(choices)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(both.fast.stateAt(choices - 7)).toBeNull();
  });

  test('a change that was taken back before anybody asked for it is no change', () => {
    const both = new Both(14);
    while (both.slow.undoLimit(0 as Seat) === null && both.slow.undoLimit(1 as Seat) === null) both.choose();
    const seat = SEATS.find((each) => both.slow.undoLimit(each) !== null)!;
    const { choices } = both.fast;
    both.fast.undo(seat, choices - 1);
    const decision = both.fast.state.open.find((open) => open.seat === seat)!;
    both.fast.say(seat, game.words.notation(decision.options[0]!, both.fast.state.content));

    const change = both.fast.change()!;

    expect([change.keep, change.moments.length]).toEqual([choices, 1]);
    expect(() => both.fast.undo(seat, choices)).toThrow('Nothing can be taken back');
  });

  test('what a choice means holds for just that choice, of just that seat, as long as the question is open', () => {
    const both = new Both(15);
    const decision = both.fast.state.open[0]!;
    const { seat, options } = decision;
    const [says, another] = options.map((option) => game.words.notation(option, both.fast.state.content));

    // Something else is said: what was meant is forgotten.
    both.fast.means(seat, says!, decision, options[0]!);
    both.say(seat, another!);
    expect(both.fast.hash).toBe(hash(both.slow.state));
    both.slow.undo(seat, 0);
    both.fast.undo(seat, 0);
    both.fast.change();

    // Whoever says what it means is taken at their word; then the question is no longer open.
    both.fast.means(seat, 'whatever', both.fast.state.open[0]!, options[0]!);
    both.slow.say(seat, says!);
    both.fast.say(seat, 'whatever');
    expect(both.fast.hash).toBe(hash(both.slow.state));
    const before = both.fast.hash;
    both.fast.means(seat, 'nonsense', decision, options[0]!);
    expect(() => both.fast.say(seat, 'nonsense')).toThrow();
    both.fast.means(seat, 'nonsense', both.fast.state.open[0]!, both.fast.state.open[0]!.options[0]!);
    expect(() => both.fast.say((1 - seat) as Seat, 'nonsense')).toThrow();
    expect(both.fast.hash).toBe(before);
  });

  test('a snapshot keeps how much was taken back by consent', () => {
    const both = played(13, 40);
    both.fast.goBackTo(both.fast.choices - 4, both.slow.stateAt(both.fast.choices - 4));

    expect(Played.restore(game, both.fast.start, both.fast.save()).takenBack).toBe(4);
  });

  test('after something was taken back, what is left may be taken back too, or is final', () => {
    const both = new Both(16);
    const limit = (): number | null =>
      SEATS.map((seat) => both.slow.undoLimit(seat)).find((to) => to !== null) ?? null;
    while (limit() === null || both.slow.choices.length - limit()! < 2) both.choose();
    const seat = SEATS.find((each) => both.slow.undoLimit(each) !== null)!;
    const { choices } = both.fast;

    both.fast.undo(seat, choices - 1);
    expect(both.fast.wasFinal).toBe(false);
    both.fast.undo(seat, both.fast.undoLimit(seat)!);

    expect(both.fast.undoLimit(seat)).toBeNull();
    expect(both.fast.wasFinal).toBe(true);
  });
});
