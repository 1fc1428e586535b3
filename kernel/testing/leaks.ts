/**
 * Non-interference: two worlds that differ only in what a seat cannot see, before and after a choice. The seat, and now
 * and then a spectator, must see and hear the same in both, to the letter.
 */
import { fork } from '../fork.ts';
import type { Game, Start, View } from '../game.ts';
import { canonical } from '../hash.ts';
import { begin, choose, decisionFor, reopen } from '../play.ts';
import { below, type Chance, pick } from '../random.ts';
import type { Decision, GameEvent, Option, Seat, State } from '../state.ts';
import { heardBy, view } from '../view.ts';
import { chanceOf, pickOption } from './random-play.ts';
import { isAlike, same } from './same.ts';

/** Looks at no more than `most` decisions of a random game; says at how many it did. `showing`, `open`: see `Battery`. */
export function lookForLeaks<S extends State, V>(
  game: Game<S, V>,
  start: Start,
  most: number,
  longest: number,
  showing: readonly string[] = [],
  open: readonly string[] = [],
): number {
  const chance = chanceOf(start);
  const t = begin(game, start, true);
  t.told = [];
  let looked = 0;
  let isOtherwise = false;
  for (let n = 0; t.result === null && looked < most && n < longest; n++) {
    const seat = below(chance, t.seats) as Seat;
    const watchers: (Seat | null)[] = below(chance, 4) === 0 ? [seat, null] : [seat];
    const before = fork(t);
    const [decision, option] = pickOption(t, chance);
    choose(game, t, decision, option);
    const told = t.told as GameEvent[];
    t.told = [];

    const kept = new Set([...game.knows(before, seat), ...game.knows(t, seat)]);
    for (const event of told)
      if (showing.includes(event.event) && 'piece' in event) kept.add(event.piece as number);
    const other = fork(before);
    game.scramble(other, seat, chance, kept);
    isOtherwise ||= canonical(other.brought) !== canonical(before.brought);
    reopen(game, other);
    compare(game, before, other, watchers, `seed "${start.seed}", choice ${n}: the view before`);
    if (chooseAlike(game, before, other, decision, option, seat, kept, open, chance)) {
      const at = `seed "${start.seed}", choice ${n} (${decision.kind})`;
      for (const watcher of watchers) {
        const heard = heardBy(other.told as GameEvent[], watcher);
        same(heardBy(told, watcher), heard, `${game.id}, ${at}: ${name(watcher)} hears of hidden pieces`);
      }
      compare(game, t, other, watchers, `${at}: the view after`);
    }
    looked++;
  }
  if (game.brings && start.seats > 1 && looked > 8 && !isOtherwise)
    throw new Error(`${game.id}: scramble leaves what the other seats brought as it was.`);
  return looked;
}

function compare<S extends State>(
  game: Game<S>,
  one: S,
  other: S,
  watchers: readonly (Seat | null)[],
  what: string,
): void {
  for (const watcher of watchers) {
    const [a, b] = [one, other].map((t) => withoutWhatIsShownAtTheEnd(view(game, t, watcher)));
    same(a, b, `${game.id}, ${what} of ${name(watcher)} depends on hidden pieces`);
  }
}

/** What everybody brought is no secret any more once the game is over. */
function withoutWhatIsShownAtTheEnd<V>(seen: View<V>): View<V> {
  return seen.result === null ? seen : { ...seen, brought: [] };
}

function name(watcher: Seat | null): string {
  return watcher === null ? 'a spectator' : `seat ${watcher}`;
}

/**
 * Makes the same choice in the other world. Where that hand lacks the piece (it lies elsewhere there, and the watching
 * seat can't tell), another piece will do as well: the seat must not notice. False when no choice compares.
 */
function chooseAlike<S extends State>(
  game: Game<S>,
  before: S,
  other: S,
  decision: Decision,
  option: Option,
  seat: Seat,
  kept: ReadonlySet<number>,
  open: readonly string[],
  chance: Chance,
): boolean {
  const asked = decisionFor(other, decision.seat, decision.id);
  if (!asked) return false;
  const found = asked.options.find((candidate) => isAlike(candidate, option));
  const isHidden = (world: S) => {
    const known = new Set(game.knows(world, decision.seat));
    return (value: unknown): boolean => typeof value === 'number' && known.has(value) && !kept.has(value);
  };
  const candidates = asked.options.filter((each) =>
    open.every((field) => wordOf(each, field) === wordOf(option, field)),
  );
  const twins = found ? [found] : twinsOf(option, candidates, isHidden(before), isHidden(other));
  if (twins.length === 0) return false;
  other.told = [];
  choose(game, other, asked, pick(chance, twins));
  // A twin that came to light meanwhile is no twin.
  return found !== undefined || [...game.knows(other, seat)].every((piece) => kept.has(piece));
}

function wordOf(option: Option, field: string): unknown {
  return (option as unknown as Readonly<Record<string, unknown>>)[field];
}

/** Options that say the same of other pieces, all of them as hidden as those of this one. */
function twinsOf(
  option: Option,
  options: readonly Option[],
  isHidden: (value: unknown) => boolean,
  isHiddenThere: (value: unknown) => boolean,
): Option[] {
  const fields = Object.entries(option);
  if (!fields.some(([, value]) => isHidden(value))) return [];
  return options.filter((candidate) => {
    const there = candidate as unknown as Readonly<Record<string, unknown>>;
    return (
      candidate.do === option.do &&
      Object.keys(there).length === fields.length &&
      fields.every(([key, value]) => {
        if (isHidden(value)) return isHiddenThere(there[key]);
        // A word beside a hidden piece speaks of it: which card it is.
        return typeof value === 'string' || there[key] === value;
      })
    );
  });
}
