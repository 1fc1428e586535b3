/**
 * A seat that is told nothing of a choice must not be able to notice it: its view stays the same, to the letter. So the
 * small steps of one seat can be told to the others together, when something shows.
 */
import type { Game, Start } from '../game.ts';
import { canonical } from '../hash.ts';
import { below } from '../random.ts';
import { type Seat, type State, seatsOf } from '../state.ts';
import { Table } from '../table.ts';
import { chanceOf, randomSay } from './random-play.ts';
import { same } from './same.ts';

export function watchMoments<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  const watchers: readonly (Seat | null)[] = [...seatsOf(start.seats), null];
  let seen = watchers.map((seat) => canonical(table.view(seat)));
  for (let n = 0; table.state.result === null && n < longest; n++) {
    const at = `seed "${start.seed}", choice ${n}`;
    const told = watchers.map((seat) => table.momentsBy(seat));
    randomSay(table, chance);
    const sees = watchers.map((seat) => canonical(table.view(seat)));
    watchers.forEach((seat, index) => {
      if (table.momentsBy(seat) > told[index]!) return;
      const who = seat === null ? 'a spectator' : `seat ${seat}`;
      same(sees[index], seen[index], `${at}: ${who} was told nothing, yet sees a change`);
    });
    seen = sees;
    if (below(chance, 16) === 0) compareMoments(table, watchers, at);
  }
  compareMoments(table, watchers, `seed "${start.seed}", at the end`);
}

/** The moments tell each event once, in order, whatever choices they put together. */
function compareMoments<S extends State, V>(
  table: Table<S, V>,
  watchers: readonly (Seat | null)[],
  at: string,
): void {
  for (const seat of watchers) {
    const told = table.moments(seat).flatMap(({ events }) => events);
    same(told, table.heard(seat), `${at}: the moments tell something else than was heard`);
  }
}
