/** A turn: dawn, day, dusk (DU-TURN). */
import { expire, raise } from '../../../effect/index.ts';
import { call, done, type Next, procedure } from '../../../index.ts';
import { numbers } from '../effects/numbers.ts';
import type { DayOption, Duel } from '../types.ts';
import { attack, attacks } from './attack.ts';
import { beginCast, cast, plays } from './cast.ts';
import { drawCards } from './deck.ts';
import { discarding } from './discard.ts';
import { openWindow, priority } from './priority.ts';

/** The well never holds more than this at dawn (DU-TURN-1). */
export const WELL_AT_MOST = 5;

export const turn = procedure<Duel, object, DayOption>()('turn', {
  dawn: (t) => {
    beginTurn(t);
    recover(t);
    if (t.turn > 1) drawCards(t, t.active, 1, 'DU-TURN-2');
    raise(numbers, t, 'dawn');
    return t.pending.length > 0 ? call(priority, openWindow(t), 'day') : 'day';
  },
  day: {
    kind: 'act',
    rule: 'DU-TURN-3',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      plays(t, t.active, 'day', options, why);
      attacks(t, options, why);
      options.push({ do: 'end' });
    },
    chosen: (t, _, option): Next<'played' | 'day' | 'dusk'> => {
      if (option.do === 'end') return 'dusk';
      if (option.do === 'play') return call(cast, beginCast(t.active, option.piece), 'played');
      attack(t, option.piece);
      return call(priority, openWindow(t), 'day');
    },
    always: true,
  },
  played: (t) => (t.stack.length > 0 ? call(priority, openWindow(t), 'day') : 'day'),
  dusk: (t) => {
    raise(numbers, t, 'dusk');
    return call(priority, openWindow(t), 'handLimit');
  },
  handLimit: (t) => {
    const left = t.sides[t.active]!.hand.length - t.config.handLimit;
    return left > 0 ? call(discarding, { seat: t.active, left, rule: 'DU-TURN-5' }, 'over') : 'over';
  },
  over: (t) => {
    expire(t, 'turn');
    return done;
  },
});

function beginTurn(t: Duel): void {
  t.turn++;
  t.sides[t.active]!.turns++;
  t.told?.push({ event: 'turnBegan', seat: t.active, turn: t.turn, rule: 'DU-TURN-1' });
}

function recover(t: Duel): void {
  const side = t.sides[t.active]!;
  for (const creature of side.line) creature.tired = false;
  side.well = Math.min(side.turns, WELL_AT_MOST);
}
