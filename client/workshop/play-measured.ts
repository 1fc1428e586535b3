/** One game of a measurement, between two bots of the same strength. The seats change from game to game. */
import { IN_A_SIMULATION, newBot, playGame } from '@tablee/bots';
import type { Game, GameEvent, Seat, State } from '@tablee/kernel';
import type { Measured } from '@tablee/ui';
import type { MeasureTask } from './measure.ts';

export function playMeasured(game: Game, { config, pack, pair, mine, theirs, n }: MeasureTask): Measured {
  const seat = (n % 2) as Seat;
  const brings = seat === 0 ? [mine, theirs] : [theirs, mine];
  const bots = brings.map(() => newBot('greedy', IN_A_SIMULATION));
  const start = { seats: brings.length, seed: `measure ${pair} ${n}`, config, brings, ...(pack && { pack }) };
  const events: GameEvent[] = [];
  const { report } = game;
  const { result } = playGame(
    game,
    start,
    bots,
    report && {
      after: (t: State) => {
        events.push(...t.told!.splice(0));
      },
    },
  );
  return {
    pair,
    won: result === null || result.winners.length !== 1 ? null : result.winners[0] === seat,
    seat,
    counts: report ? report.of(events, result) : null,
  };
}
