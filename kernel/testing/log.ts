/** The log of a random game: a line reads the same when it is told and when the game is over. */
import type { Game, Start } from '../game.ts';
import { type GameEvent, type Seat, type State, seatsOf } from '../state.ts';
import { Table } from '../table.ts';
import { LANGUAGES } from '../text.ts';
import { chanceOf, pickOption } from './random-play.ts';
import { same } from './same.ts';

export function rereadLog<S extends State, V>(game: Game<S, V>, start: Start, longest: number): void {
  const chance = chanceOf(start);
  const table = new Table(game, start);
  const readers: (Seat | null)[] = [...seatsOf(start.seats), null];
  const log: { readonly by: Seat | null; readonly event: GameEvent; readonly said: unknown }[] = [];
  const read = (by: Seat | null, event: GameEvent): unknown =>
    LANGUAGES.map((language) => game.words.event(table.view(by), event, language, table.state.content));
  const listen = (): void => {
    for (const by of readers)
      for (const event of table.heardOf(by, table.choices.length))
        log.push({ by, event, said: read(by, event) });
  };
  listen();
  while (table.state.result === null && table.choices.length < longest) {
    const [decision, option] = pickOption(table.state, chance);
    table.choose(decision.seat, decision.id, decision.options.indexOf(option));
    listen();
  }
  for (const { by, event, said } of log)
    same(read(by, event), said, `${game.id}, seed "${start.seed}": the line for ${event.event} has changed`);
}
