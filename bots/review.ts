/**
 * Looks back on a game for one of its seats: the chance to win after every choice, and the moments at which that seat let
 * most of it go. Judged as the seat saw it then: better choices are sought in its views, without hindsight of hidden cards.
 */
import {
  begin,
  type Chance,
  type Choice,
  chosenBy,
  type Decision,
  DRAW_AGREED,
  type Game,
  isSameOption,
  type Language,
  type Option,
  RESIGNS,
  randomFrom,
  type Seat,
  type Start,
  type State,
  seatsOf,
  type Text,
  take,
  view,
} from '@tablee/kernel';
import { type Effort, linesFor } from './lines.ts';

/** A moment at which another choice would have been worth more. */
export interface TurningPoint {
  /** How many choices had been made. */
  readonly at: number;
  readonly played: Text;
  readonly better: Text;
  /** How much of the chance to win was let go, from 0 to 1. */
  readonly loss: number;
}

export interface Review {
  readonly seat: Seat;
  /** The chance to win, from 0 to 1, after so many choices: one more than there are choices. */
  readonly chances: readonly number[];
  /** The dearest first. */
  readonly turningPoints: readonly TurningPoint[];
}

/** More than three nobody remembers. */
const MOST_POINTS = 3;
/** Less than this is no turning point: the judgement is not finer. */
const LEAST_LOSS = 0.05;
/** As one thinks after the game, not during it. */
const HINDSIGHT: Effort = { tables: 160, tablesForAnother: 8, tablesForSomethingNew: 12, worlds: 6 };

/** Gives, choice after choice, how many were looked at; returns the review. Throws `Refused` where a choice is not legal. */
export function* review(
  game: Game,
  start: Start,
  choices: readonly Choice[],
  seat: Seat,
): Generator<number, Review> {
  const chance = { random: randomFrom('review') };
  const t = begin(game, start);
  const chances = [chanceToWin(game, t, seat)];
  const points: TurningPoint[] = [];
  for (const [at, choice] of choices.entries()) {
    if (choice.seat === seat && choice.says !== RESIGNS && choice.says !== DRAW_AGREED) {
      const { decision, option } = chosenBy(game, t, choice);
      const point = regret(game, t, decision, option, at, chance);
      if (point) points.push(point);
    }
    take(game, t, choice);
    // In the middle of an action, its price paid and nothing gained yet, the evaluation says little.
    const isOpen = !t.result && t.open.every(({ kind }) => game.advice.continues(kind));
    chances.push(isOpen ? chances[at]! : chanceToWin(game, t, seat));
    yield at + 1;
  }
  points.sort((a, b) => b.loss - a.loss);
  return { seat, chances, turningPoints: points.slice(0, MOST_POINTS) };
}

/** What the result says, or what the game's evaluation usually comes to (`advice.odds`). */
export function chanceToWin(game: Game, t: State, seat: Seat): number {
  if (t.result)
    return t.result.winners.includes(seat) ? 1 : t.result.winners.length === 0 && t.seats > 1 ? 0.5 : 0;
  return chanceAfter(game, t, seat, 0);
}

/** The same with so much more to the seat's evaluation. */
function chanceAfter(game: Game, t: State, seat: Seat, more: number): number {
  const { evaluate, odds = UNKNOWN_ODDS } = game.advice;
  const own = (evaluate(t, seat) + more) / odds.scale;
  if (t.seats === 1 || game.sides !== 'versus') return 1 / (1 + Math.exp(odds.even / odds.scale - own));
  // Each seat's share: with two seats it is the same curve, with more of them all add up to one.
  let all = 0;
  for (const other of seatsOf(t.seats))
    all += Math.exp((other === seat ? own : evaluate(t, other) / odds.scale) - own);
  return 1 / all;
}
const UNKNOWN_ODDS = { even: 0, scale: 100 };

function regret(
  game: Game,
  t: State,
  decision: Decision,
  played: Option,
  at: number,
  chance: Chance,
): TurningPoint | null {
  const { seat } = decision;
  // What only fills in an action was judged with it.
  if (decision.options.length < 2 || game.advice.continues(decision.kind)) return null;
  const seen = view(game, t, seat);
  const lines = linesFor({ game, decision, look: () => seen, content: t.content, chance }, HINDSIGHT);
  const taken = lines.find(({ option }) => isSameOption(decision.options[option]!, played));
  const best = lines.reduce((one, other) => (other.value > one.value ? other : one));
  if (!taken || lines.length < 2) return null;
  const now = game.advice.evaluate(t, seat);
  const loss = chanceAfter(game, t, seat, best.value - now) - chanceAfter(game, t, seat, taken.value - now);
  if (loss < LEAST_LOSS) return null;
  const said = (option: Option): Text => {
    const text = (language: Language) => game.words.option(seen, option, language, t.content);
    return { fr: text('fr'), en: text('en') };
  };
  return { at, played: said(played), better: said(decision.options[best.option]!), loss };
}
