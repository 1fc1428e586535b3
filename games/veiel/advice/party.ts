/** What the heroes have: life, after what is about to befall them; cards; where they stand; equipment. */
import { powerOf } from '../ready/power.ts';
import { cardsLeft, distance, equipmentOf, gearOf, isEnemy, numberWith } from '../rules/table.ts';
import { type Card, type Hero, PIECES, type Veiel } from '../types.ts';
import { blowsIn } from './blows.ts';
import type { Incoming } from './incoming.ts';

const DEAD = -30;
/** A point of power of a card that comes round. */
const POWER = 0.28;
const ARMED = 0.3;
const AMMO = 0.25;
const CHARGED = 0.9;
/** A point of block beyond what is about to be needed; kept for the next round. */
const SPARE_BLOCK = 0.06;
const KEPT_BLOCK = 0.3;
/** A square too far from the enemies. */
const FAR = 0.3;
const HAND = 0.04;
/** A point of damage kept in hand: several blows in one round take a life, one by one they are healed. */
const BLOW = 0.1;

export function partyNow(t: Veiel, { wounds, riders }: Incoming): number {
  let value = 0;
  t.heroes.forEach((hero, number) => {
    value += cardsOf(t, hero) + gearOfHero(t, hero) + hero.hand.length * HAND + blowsIn(t, hero.hand) * BLOW;
    if (hero.dead) {
      value += DEAD + 1.5 * Math.max(0, cardsLeft(hero) - t.config.handSize + 1);
      return;
    }
    value += life(cardsLeft(hero) - t.config.handSize + 1 - wounds[number]!) - riders[number]!;
    for (const figure of hero.figures) {
      value += t.figures.block[figure]! * SPARE_BLOCK + t.figures.kept[figure]! * KEPT_BLOCK;
      value -= FAR * tooFar(t, hero, figure);
      if (t.phase === 'heroes') value += 0.4 * numberWith(t, figure, 'epines', 0);
    }
  });
  return value;
}

/** Every wound counts more the fewer are left to give. */
function life(left: number): number {
  if (left <= 0) return DEAD * 0.7 + 2 * left;
  return 12 * (1 - Math.exp(-left / 7)) + 0.4 * left;
}

function cardsOf(t: Veiel, { hand, deck, discard, inPlay, row }: Hero): number {
  let value = 0;
  for (const zone of [hand, deck, discard, inPlay]) for (const piece of zone) value += worthOf(t, piece);
  return (value + row.length) * POWER;
}

function worthOf(t: Veiel, piece: number): number {
  const card = t.content.cards[t.cards[piece - PIECES.card]!]!;
  let worth = WORTH.get(card);
  if (worth === undefined) {
    worth = powerOf(card);
    WORTH.set(card, worth);
  }
  return worth;
}
const WORTH = new WeakMap<Card, number>();

function gearOfHero(t: Veiel, { gear }: Hero): number {
  let value = 0;
  for (const piece of gear) {
    const number = gearOf(piece);
    if (equipmentOf(t, number).pool === 'profane') continue;
    if (t.gear.armed[number]) value += ARMED;
    value += t.gear.ammo[number]! * AMMO + t.gear.under[number]!.length * CHARGED;
  }
  return value;
}

/** Squares beyond the distance at which its cards bite. */
function tooFar(t: Veiel, hero: Hero, figure: number): number {
  const from = t.figures.square[figure]!;
  if (from < 0) return 0;
  const [frappe, tir] = t.content.heroes[hero.design]!.base;
  const wanted = tir > frappe ? 3 : 1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let foe = 0; foe < t.figures.kind.length; foe++) {
    if (!isEnemy(t, foe) || t.figures.square[foe]! < 0) continue;
    nearest = Math.min(nearest, distance(from, t.figures.square[foe]!));
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : Math.max(0, nearest - wanted);
}
