/** Defence: the owner of an attacked hero parries, dodges or takes it. */
import { type Call, call, done, procedure } from '@tablee/kernel';
import type { Figure, Hero, Plunder, PlunderOption } from '../types.ts';
import { type Limits, refuseSquares } from './beyond.ts';
import { isDiagonal } from './board.ts';
import { BLACK, ONLY_SPADE, RED } from './card.ts';
import { fall } from './fall.ts';
import { asHero, isFree, isRogue, ownerOf } from './hero.ts';
import type { Square } from './map.ts';
import { dropBefore } from './move.ts';
import { canDefend, defenceCard, pay } from './pay.ts';
import { walk } from './tres.ts';

interface Blow {
  by: Figure;
  /** That of the card really played: an ace is worth 14 as a Coup fatal too (SDP-FAQ-5, R-SDP-49). */
  value: number;
  /** PV lost if it is neither parried nor dodged. */
  damage: number;
  /** Two cards of the colour will do, whatever their value: against monsters and Rogues (SDP-MON-22, SDP-ROG-2, R-SDP-67). */
  weak: boolean;
}

export interface AttackedLocals extends Blow {
  hero: Hero;
  /** A Tir cannot be parried (SDP-ROG-8). */
  parry: boolean;
  to: Square;
  drops: boolean;
}

/** One attack, one defence: nothing carries over to the next (SDP-ATK-7, R-SDP-68). */
export function attackOn<Step extends string>(
  target: Figure,
  blow: Blow & { parry?: false },
  then: Step,
): Call<Step> {
  return call(attacked, { hero: asHero(target), parry: true, ...blow, to: -1, drops: false }, then);
}

/** Suits for a dodge to this square: as for a movement, ♠ diagonally, Agile always (SDP-DEF-4, R-SDP-24). */
function suitsForDodge(t: Plunder, hero: Hero, to: Square): number {
  return isRogue(hero) || !isDiagonal(t.content.board, t.heroAt[hero]!, to) ? BLACK : ONLY_SPADE;
}

/** A dodge is a movement of one square (SDP-DEF-3). */
const DODGE_BEYOND: Limits = { wall: 'SDP-BOARD-4', far: 'SDP-DEF-3' };

/** Said aloud with the attack; where the defender dodges to is still his own. */
const ANNOUNCED = ['by', 'hero', 'value', 'damage', 'weak', 'parry'] as const;

export const attacked = procedure<Plunder, AttackedLocals, PlunderOption>()('attacked', ANNOUNCED, {
  /** Asked even of a hand that can do nothing: not to ask would tell the attacker so. */
  defend: {
    kind: 'defend',
    rule: 'SDP-DEF-8',
    // Always the owner, whoever's turn it is, from his own hand (SDP-DEF-7, R-SDP-19).
    seat: (t, f) => ownerOf(t, f.hero),
    always: true,
    options: (t, f, options, why) => {
      const seat = ownerOf(t, f.hero);
      const hand = t.hands[seat]!;
      options.push({ do: 'take' });
      // Any red suit will do, whatever the direction (SDP-DEF-1, SDP-DEF-10).
      if (!f.parry) why?.refuse({ do: 'parry' }, 'SDP-ROG-8');
      else if (canDefend(hand, RED, f.value, f.weak ? RED : 0)) options.push({ do: 'parry' });
      else why?.refuse({ do: 'parry' }, 'SDP-DEF-1', { least: f.value });
      const near = t.content.board.near[t.heroAt[f.hero]!]!;
      for (let i = 0; i < near.length; i++) {
        const to = near[i]!;
        const suits = suitsForDodge(t, f.hero, to);
        if (!isFree(t, to)) why?.refuse({ do: 'dodge', to }, 'SDP-DEF-5');
        else if (canDefend(hand, suits, f.value, f.weak ? suits : 0)) options.push({ do: 'dodge', to });
        else
          why?.refuse({ do: 'dodge', to }, suits === BLACK ? 'SDP-DEF-2' : 'SDP-DEF-4', { least: f.value });
      }
      if (why) refuseSquares(t, t.heroAt[f.hero]!, DODGE_BEYOND, why, (to) => ({ do: 'dodge', to }));
    },
    chosen: (t, f, option) => {
      if (option.do === 'take') {
        t.told?.push({ event: 'tookIt', rule: 'SDP-DEF-8', hero: f.hero });
        return 'hit';
      }
      if (option.do === 'parry') return 'payParry';
      if (option.do !== 'dodge') throw new Error(`${option.do} is no defence.`);
      f.to = option.to;
      return t.carries[f.hero] === 1 ? 'drop' : 'payDodge';
    },
  },
  payParry: (t, f) => call(pay, defenceCard(ownerOf(t, f.hero), RED, f.value, f.weak ? RED : 0), 'parried'),
  parried: (t, f) => {
    t.told?.push({ event: 'parried', rule: 'SDP-DEF-1', hero: f.hero });
    return done;
  },
  drop: dropBefore('payDodge'),
  payDodge: (t, f) => {
    const suits = suitsForDodge(t, f.hero, f.to);
    return call(pay, defenceCard(ownerOf(t, f.hero), suits, f.value, f.weak ? suits : 0), 'dodged');
  },
  /** At once, one square, by the card discarded; contact does not hinder it (SDP-DEF-3, SDP-FAQ-4, R-SDP-25). */
  dodged: (t, f) => {
    const from = t.heroAt[f.hero]!;
    t.told?.push({ event: 'dodged', rule: 'SDP-DEF-3', hero: f.hero, from, to: f.to });
    walk(t, f.hero, f.to, f.drops);
    return done;
  },
  hit: (t, f) => {
    wound(t, f.hero, f.damage);
    return done;
  },
});

/** Neither parried nor dodged (SDP-ATK-8). A hero who merely loses PV keeps his treasure and his square (R-SDP-26). */
export function wound(t: Plunder, hero: Hero, amount: number): void {
  const left = Math.max(0, t.pv[hero]! - amount);
  t.told?.push({ event: 'wounded', rule: 'SDP-ATK-8', hero, amount: t.pv[hero]! - left, left });
  t.pv[hero] = left;
  if (left === 0) fall(t, hero);
}
