/**
 * Lines of play: an option, then the choices that fill in the action it begins, up to the end of the action.
 *
 * Words: a *line* ends where the seat would be asked something new, or another seat's turn comes. What others are asked
 * on the way (a defence) is answered as they would, greedily, on what the bot imagines of their hand. A line is *certain*
 * as long as neither chance nor another seat came into it.
 */
import {
  below,
  type Chance,
  choose,
  type Decision,
  fork,
  type Game,
  imagine,
  type Option,
  type Seat,
  type State,
} from '@tablee/kernel';
import type { Asked } from './bot.ts';

/** Tables looked at for one decision, all lines together. */
export const TABLES_LOOKED_AT = 120;
/** Tables looked at to guess what another seat would answer. */
export const TABLES_FOR_ANOTHER = 12;
/** How often a line that is not certain is played, each time on another imagined table. */
export const WORLDS = 3;
/** Of the options that deserve a closer look, one in so many gets it, with as much more to look at. */
const NARROWING = 3;

export interface Line {
  /** Which option of the decision begins it. */
  readonly option: number;
  readonly value: number;
  /** The seat's further choices, as `said`, up to where the line is no longer certain. */
  readonly plan: readonly string[];
}

/** A choice as words that find it again among the options of a later decision. */
export function said(decision: Decision, option: Option): string {
  return `${decision.kind} ${JSON.stringify(option)}`;
}

/** For every option the best line that begins with it. */
export function linesFor({ game, decision, look, content, chance }: Asked): readonly Line[] {
  if (decision.options.length === 1) return [{ option: 0, value: 0, plan: [] }];
  const seen = look();
  const world = (): State => imagine(game, seen, content, chance);
  const thought = new Thought(game, decision.seat, seen.flow?.length ?? 0, chance);
  const lines = inOneWorld(thought, world(), decision);
  for (let n = 1; n < WORLDS && lines.some(({ certain }) => !certain); n++) {
    const another = world();
    for (const line of lines) {
      if (line.certain) continue;
      const again = thought.after(fork(another), decision, line.option, line.share);
      line.value += (again.value - line.value) / (n + 1);
    }
  }
  return lines;
}

interface Weighed {
  readonly option: number;
  value: number;
  plan: readonly string[];
  certain: boolean;
  /** Some choice on the way was not tried. */
  cut: boolean;
  /** How many tables it was allowed. */
  share: number;
}

/** Every option is given a fair share of the tables; then the most promising of those cut short are looked at closer. */
function inOneWorld(thought: Thought, world: State, decision: Decision): Weighed[] {
  const count = decision.options.length;
  let share = Math.max(1, Math.floor(TABLES_LOOKED_AT / count / 2));
  const lines = decision.options.map((_, option): Weighed => {
    const found = thought.after(fork(world), decision, option, share);
    return { option, share, ...found };
  });
  let closer = lines.filter(({ cut }) => cut);
  while (closer.length > 0 && thought.looked < TABLES_LOOKED_AT) {
    share *= NARROWING;
    closer.sort((a, b) => b.value - a.value);
    closer.length = Math.ceil(closer.length / NARROWING);
    for (const line of closer) {
      const found = thought.after(fork(world), decision, line.option, share);
      if (found.value > line.value || !found.cut) Object.assign(line, found);
      line.share = share;
    }
    closer = closer.filter(({ cut }) => cut);
  }
  return lines;
}

interface Found {
  value: number;
  plan: readonly string[];
  certain: boolean;
  cut: boolean;
}

/** What one seat thinks through for one decision. */
class Thought {
  looked = 0;
  readonly #game: Game;
  readonly #seat: Seat;
  /** How deep in the rules the question was asked: what is asked deeper belongs to the same action. */
  readonly #depth: number;
  readonly #chance: Chance;

  constructor(game: Game, seat: Seat, depth: number, chance: Chance) {
    this.#game = game;
    this.#seat = seat;
    this.#depth = depth;
    this.#chance = chance;
  }

  /** The best line after this option, looking at no more than `share` tables. Plays on the table it is given. */
  after(t: State, decision: Decision, option: number, share: number): Found {
    const { drawn } = t.random;
    choose(this.#game, t, decision, decision.options[option]!);
    const leftToChance = t.random.drawn !== drawn;
    const found = this.#onward(t, share);
    return leftToChance ? { ...found, certain: false, plan: [] } : found;
  }

  #onward(t: State, share: number): Found {
    let certain = true;
    while (t.result === null) {
      const own = t.open.find(({ seat }) => seat === this.#seat);
      if (own) {
        if (!this.#game.advice.continues(own.kind)) break;
        const found = this.#best(t, own, share);
        return certain ? found : { ...found, certain, plan: [] };
      }
      const another = t.open[0]!;
      if (!this.#isOnTheWay(t, another)) break;
      this.#answerFor(t, another);
      certain = false;
    }
    this.looked++;
    return { value: this.#game.advice.evaluate(t, this.#seat), plan: [], certain, cut: false };
  }

  /** Tries the options of a decision that continues the action; as many of them, picked by chance, as the share allows. */
  #best(t: State, decision: Decision, share: number): Found {
    const tried = this.#some(decision.options.length, share);
    const cut = tried.length < decision.options.length;
    const each = Math.floor(share / tried.length);
    let best: Found | null = null;
    tried.forEach((option, n) => {
      const table = n === tried.length - 1 ? t : fork(t);
      const found = this.after(table, decision, option, each);
      if (best === null || found.value > best.value) {
        const plan = [said(decision, decision.options[option]!), ...found.plan];
        best = { ...found, plan, cut: cut || found.cut || best?.cut === true };
      } else if (found.cut) best.cut = true;
    });
    return best!;
  }

  #some(count: number, most: number): readonly number[] {
    const all = Array.from({ length: count }, (_, n) => n);
    if (count <= most) return all;
    for (let n = 0; n < most; n++) {
      const other = n + below(this.#chance, count - n);
      const swapped = all[n]!;
      all[n] = all[other]!;
      all[other] = swapped;
    }
    return all.slice(0, most);
  }

  #isOnTheWay(t: State, decision: Decision): boolean {
    return t.flow.length > this.#depth || this.#game.advice.continues(decision.kind);
  }

  #answerFor(t: State, decision: Decision): void {
    if (decision.options.length === 1) {
      choose(this.#game, t, decision, decision.options[0]!);
      return;
    }
    const theirs = new Thought(this.#game, decision.seat, t.flow.length, this.#chance);
    const each = Math.max(1, Math.floor(TABLES_FOR_ANOTHER / decision.options.length));
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const option of this.#some(decision.options.length, TABLES_FOR_ANOTHER)) {
      const { value } = theirs.after(fork(t), decision, option, each);
      if (value > highest) {
        highest = value;
        best = option;
      }
    }
    this.looked += theirs.looked;
    choose(this.#game, t, decision, decision.options[best]!);
  }
}
