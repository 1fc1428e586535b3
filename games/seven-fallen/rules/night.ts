/** Nuit divine: abilities, straighten, draw, and the end of the turn (SF-NIGHT, SF-SEQ-20, R-SF-75). */

import { call, done, finish, type Next, procedure, type Refusals } from '@tablee/kernel';
import { changed, expire, isForbidden, raise } from '@tablee/kernel/effect';
import type { InPlay, NightOption, SevenFallen } from '../types.ts';
import { destroying, dying } from './destroy.ts';
import { has } from './keyword.ts';
import { thaw } from './keywords/geler.ts';
import { dyingWithTheTurn } from './keywords/mortsubite.ts';
import { faceOf, golemOf, inPlay, shown } from './table.ts';
import { contemplation, pileOnly, window } from './window.ts';
import { drawPages, raiseOwn, trigger } from './zone.ts';

type Step = 'begin' | 'straighten' | 'draw' | 'settle' | 'dusk' | 'over';

export const night = procedure<SevenFallen, object, NightOption>()('night', {
  begin: (t): Next<Step> => {
    t.phase = 'nuit';
    t.told?.push({ event: 'phaseBegan', seat: t.active, phase: 'nuit', rule: 'SF-TURN-1' });
    // SF-KW-NUIT-3: those in play now, and the active player's alone (SF-NIGHT-2).
    for (const card of t.sides[t.active]!.cards) if (has(t, card, 'valhalla')) trigger(t, 'valhalla', card);
    raiseOwn(t, 'nuit');
    // SF-WIN-9.
    return call(window, contemplation(t), 'straighten');
  },
  straighten: {
    kind: 'straighten',
    rule: 'SF-NIGHT-3',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      const inclined = t.sides[t.active]!.cards.filter((card) => mayStraighten(t, card));
      // R-SF-90: everything, unless the player objects.
      options.push(inclined.length > 0 ? { do: 'all', pass: true } : { do: 'done' });
      for (const { piece } of inclined) options.push({ do: 'straighten', ...shown(t, piece) });
      if (inclined.length > 0) options.push({ do: 'done' });
      if (why) refuseStraightening(t, why);
    },
    chosen: (t, _, option): Next<Step> => {
      if (option.do === 'done') return 'draw';
      if (option.do === 'straighten') {
        straighten(t, inPlay(t, option.piece)!);
        return 'straighten';
      }
      for (const card of t.sides[t.active]!.cards) if (mayStraighten(t, card)) straighten(t, card);
      return 'draw';
    },
  },
  draw: (t): Next<Step> => {
    drawPages(t, t.active, t.config.pagesDrawn, 'SF-NIGHT-4');
    // R-SF-75, point 1: pages of both sides; no source destroys them (R-SF-108).
    const list = dyingWithTheTurn(t).map((piece) => dying(piece));
    return list.length > 0 ? call(destroying, { list }, 'settle') : 'settle';
  },
  settle: (t): Next<Step> => {
    raise(t, 'turnEnded');
    return call(window, pileOnly(t), 'dusk');
  },
  dusk: (t): Next<Step> => {
    thaw(t);
    expire(t, 'turn');
    for (const { cards } of t.sides) for (const card of cards) card.calmed = false;
    changed(t);
    return call(window, pileOnly(t), 'over');
  },
  over: (t): Next<Step> => {
    if (t.turns >= t.config.turnsAtMost) finish(t, { winners: [], how: 'turns', rule: 'R-SF-86' });
    return done;
  },
});

/** Frozen Anges wait for the thaw (R-SF-90, R-SF-71). A pair goes by its Ange. */
function mayStraighten(t: SevenFallen, card: InPlay): boolean {
  if (!card.inclined || card.frozen || card.place === 'secret') return false;
  if (isForbidden(t, 'straighten', card.piece)) return false;
  return faceOf(t, card.piece).type !== 'golem' || card.bond < 0;
}

function refuseStraightening(t: SevenFallen, why: Refusals<NightOption>): void {
  for (const card of t.sides[t.active]!.cards) {
    if (!card.inclined || mayStraighten(t, card) || faceOf(t, card.piece).type === 'golem') continue;
    why.refuse({ do: 'straighten', ...shown(t, card.piece) }, card.frozen ? 'R-SF-71' : 'SF-GOAL-4');
  }
}

function straighten(t: SevenFallen, card: InPlay): void {
  card.inclined = false;
  const golem = golemOf(t, card);
  if (golem) golem.inclined = false;
  changed(t);
  t.told?.push({ event: 'straightened', seat: card.seat, ...shown(t, card.piece), rule: 'SF-NIGHT-3' });
}
