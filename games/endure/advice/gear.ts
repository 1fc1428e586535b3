/** What a survivor's cards are worth: the best weapon, what is worn, what may be used. Worked out once an item. */
import type { Content, ReadyItem, Weapon } from '../printed.ts';
import { BODY_PLACE, HEAD_PLACE, type Survivor } from '../types.ts';

/** Hits to be expected of an attack. */
export function hits({ dice, threshold, damage = 1 }: Weapon): number {
  return (dice * (7 - threshold) * damage) / 6;
}

function weaponWorth(weapon: Weapon): number {
  return (
    2.4 * hits(weapon) + 0.7 * Math.min(weapon.range, 2) - 0.25 * weapon.noise + (weapon.stuns ? 0.5 : 0)
  );
}

/** In the order of the deck's names; anything else is worth a little. */
const OBJECTS: Readonly<Record<string, number>> = {
  'med-kit': 3,
  'power-cell': 0.1,
  sedative: 1.2,
  stimulant: 1.6,
  'stun-grenade': 1.8,
  'frag-grenade': 2.4,
  'lure-beacon': 1.8,
  'shield-bubble': 1.4,
  'override-card': 0.8,
};

interface Worth {
  readonly weapon: number;
  readonly worn: number;
  readonly object: number;
}
const WORTH = new WeakMap<ReadyItem, Worth>();

export function worthOf(item: ReadyItem): Worth {
  let worth = WORTH.get(item);
  if (!worth) {
    const { wear } = item;
    const save = wear?.save ? (7 - wear.save) * 1.1 : 0;
    const helmet =
      (wear?.scans ?? 0) * 0.3 + (wear?.steadiesChecks ?? 0) * 0.6 + (wear?.clearsHead ? 0.5 : 0);
    worth = {
      weapon: item.weapon ? weaponWorth(item.weapon) : 0,
      worn: wear ? save + helmet + (wear.breathes ? 0.8 : 0) - (wear.slows ?? 0) * 0.8 : 0,
      object: item.kind === 'object' ? (OBJECTS[item.id] ?? 1.5) : 0,
    };
    WORTH.set(item, worth);
  }
  return worth;
}

/** The best weapon counts in full, a second one little, a pair as the better half again. */
export function gearWorth(content: Content, { cards }: Survivor): number {
  let [best, second, rest] = [0, 0, 0];
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place]!;
    if (card < 0) continue;
    const worth = worthOf(content.items[content.cards[card]!]!);
    if (place === BODY_PLACE || place === HEAD_PLACE) {
      rest += worth.worn;
      continue;
    }
    if (place >= 5) {
      rest += worth.weapon * 0.5;
      continue;
    }
    rest += worth.object + Math.max(0, worth.worn) * 0.1;
    if (worth.weapon > best) {
      second = best;
      best = worth.weapon;
    } else if (worth.weapon > second) second = worth.weapon;
  }
  return best + second * 0.15 + rest;
}
