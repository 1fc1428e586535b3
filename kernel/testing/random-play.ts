/** Random play, the raw material of the battery. A test's choices have a generator of their own. */
import type { Game, Start } from '../game.ts';
import { begin, choose } from '../play.ts';
import { below, type Chance, randomFrom } from '../random.ts';
import type { Decision, Option, Seat, State } from '../state.ts';
import { Table } from '../table.ts';

/** Plays a random game to its end with the invariants checked after every choice. */
export function playOut<S extends State>(game: Game<S>, start: Start, longest: number): S {
  const chance = chanceOf(start);
  const t = begin(game, start);
  game.check(t);
  let decisions = 0;
  while (t.result === null) {
    if (++decisions > longest) throw new Error(`${start.seed}: no end after ${longest} decisions.`);
    randomChoice(game, t, chance);
    try {
      game.check(t);
    } catch (error) {
      throw new Error(`seed "${start.seed}", decision ${decisions}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return t;
}

/** A finished random game (or its first `longest` choices), with all that people's tables keep. */
export function randomTable<S extends State, V>(
  game: Game<S, V>,
  start: Start,
  longest: number,
): Table<S, V> {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  for (let n = 0; table.state.result === null && n < longest; n++) randomSay(table, chance);
  return table;
}

export function randomSay<S extends State, V>(table: Table<S, V>, chance: Chance): { seat: Seat } {
  const { open } = table.state;
  const { id, seat, options } = open[below(chance, open.length)]!;
  table.choose(seat, id, below(chance, options.length));
  return { seat };
}

export function randomChoice(game: Game, t: State, chance: Chance): void {
  choose(game, t, ...pickOption(t, chance));
}

export function pickOption(t: State, chance: Chance): [Decision, Option] {
  const decision = t.open[below(chance, t.open.length)]!;
  return [decision, decision.options[below(chance, decision.options.length)]!];
}

export function chanceOf(start: Start): Chance {
  return { random: randomFrom(`choices ${start.seed}`) };
}
