/** A turn: dawn, day, dusk (DU-TURN). */
import { activate, activations, changed, expire, forgetTurn, raise, renew } from '../../../effect/index.ts';
import { call, done, type Next, procedure, type Refusals } from '../../../index.ts';
import type { DayOption, Duel, Piece, UseOption } from '../types.ts';
import { attack, attacks } from './attack.ts';
import { beginCast, cast, plays } from './cast.ts';
import { drawCards } from './deck.ts';
import { discarding } from './discard.ts';
import { openWindow, priority } from './priority.ts';
import { shown } from './table.ts';

/** The well never holds more than this at dawn (DU-TURN-1). */
export const WELL_AT_MOST = 5;

export const turn = procedure<Duel, object, DayOption>()('turn', {
  dawn: (t) => {
    beginTurn(t);
    recover(t);
    if (t.turn > 1) drawCards(t, t.active, 1, 'DU-TURN-2');
    raise(t, 'dawn');
    return t.effects.pending.length > 0 ? call(priority, openWindow(t), 'day') : 'day';
  },
  day: {
    kind: 'act',
    rule: 'DU-TURN-3',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      plays(t, t.active, 'day', options, why);
      uses(t, options, why);
      attacks(t, options, why);
      options.push({ do: 'end' });
    },
    chosen: (t, _, option): Next<'played' | 'day' | 'dusk'> => {
      if (option.do === 'end') return 'dusk';
      if (option.do === 'play') return call(cast, beginCast(t.active, option.piece), 'played');
      if (option.do === 'use') return activate(t, option.ability, option.piece, t.active, 'played');
      attack(t, option.piece);
      return call(priority, openWindow(t), 'day');
    },
    always: true,
  },
  played: (t) => (t.stack.length > 0 ? call(priority, openWindow(t), 'day') : 'day'),
  dusk: (t) => {
    raise(t, 'dusk');
    return call(priority, openWindow(t), 'handLimit');
  },
  handLimit: (t) => {
    const left = t.sides[t.active]!.hand.length - t.config.handLimit;
    return left > 0 ? call(discarding, { seat: t.active, left, rule: 'DU-TURN-5' }, 'over') : 'over';
  },
  over: (t) => {
    expire(t, 'turn');
    renew(t, 'turn');
    forgetTurn(t);
    return done;
  },
});

/** The abilities with a Word, by day (DU-TURN-3). */
function uses(t: Duel, options: DayOption[], why?: Refusals<DayOption>): void {
  activations(t, t.active, 'word', (piece, { address }, hindrance) => {
    const use: UseOption = { do: 'use', ...shown(t, piece as Piece), ability: address };
    if (hindrance === null) options.push(use);
    else why?.refuse(use, 'DU-CARD-5', { reason: hindrance });
  });
}

function beginTurn(t: Duel): void {
  t.turn++;
  t.sides[t.active]!.turns++;
  t.told?.push({ event: 'turnBegan', seat: t.active, turn: t.turn, rule: 'DU-TURN-1' });
}

function recover(t: Duel): void {
  const side = t.sides[t.active]!;
  for (const creature of side.line) creature.tired = false;
  expire(t, 'yourTurn', t.active);
  changed(t);
  side.well = Math.min(side.turns, WELL_AT_MOST);
}
