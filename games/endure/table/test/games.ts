/** Games for the tests of this table: played from a seed by taking options further and further down the list. */
import { type GameEvent, type Seat, Table, type View } from '@tablee/kernel';
import { endure } from '../../endure.ts';
import type { Content } from '../../printed.ts';
import type { EndureEvent, EndureView } from '../../types.ts';

export const ME = 0 as Seat;

export interface Moment {
  readonly before: View<EndureView>;
  readonly events: readonly EndureEvent[];
  readonly after: View<EndureView>;
  readonly content: Content;
}

export interface Played {
  readonly mission: string;
  readonly survivors: number;
  readonly seed: string;
  readonly take: number;
}

export const GAMES: readonly Played[] = [
  { mission: 'first-light', survivors: 2, seed: 'a', take: 5 },
  { mission: 'dead-air', survivors: 3, seed: 'b', take: 7 },
  { mission: 'walking-iron', survivors: 4, seed: 'c', take: 3 },
  { mission: 'apex', survivors: 4, seed: 'd', take: 11 },
];

/** One seat leads everybody. */
export function* momentsOf({ mission, survivors, seed, take }: Played, most = 400): Generator<Moment> {
  const table = new Table(endure, { seats: 1, seed, config: { mission, survivors } });
  const content = table.state.content as Content;
  while (!table.state.result && table.choices.length < most) {
    const before = table.view(ME) as View<EndureView>;
    const [decision] = before.decisions;
    const made = table.choices.length;
    table.choose(ME, decision!.id, (take * (made + 1)) % decision!.options.length);
    const events = table.heard(ME, made) as readonly GameEvent[] as readonly EndureEvent[];
    yield { before, events, after: table.view(ME) as View<EndureView>, content };
  }
}
