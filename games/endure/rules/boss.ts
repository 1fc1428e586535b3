/** Bosses (BOSS, R-ES-77 to -80): cards drawn until an attack comes, a Mood in play, attacks that cost no action. */
import { done, type Next, type Procedure, procedure, shuffle } from '@tablee/kernel';
import type { Content, TitanCard } from '../printed.ts';
import { type Board, type Endure, NONE, type Who } from '../types.ts';
import { sizeOf, stepToward } from './active.ts';
import { BLACKOUT_ZONES, goalsOf, luredBy, reachedByRadial, reachedFrom } from './ai.ts';
import { attackOn } from './armour.ts';
import { holding, inTurnOrder } from './board.ts';
import { d6, inOneZone, lowestOf, tellRoll } from './dice.ts';
import { addTest, after } from './due.ts';
import { look } from './look.ts';
import { groundFor } from './path.ts';
import { pushed } from './push.ts';
import { stunSurvivor } from './stun.ts';

/** A boss's attack as the Mood in play makes it (ES-AI-26); thresholds stay within 2 to 6, at least one die (R-ES-65). */
export interface BossAttack {
  readonly range: number;
  readonly dice: number;
  readonly threshold: number;
  readonly radial: boolean;
}

export function titanCard(content: Content, card: number): TitanCard {
  return content.titan[content.titanCards[card]!]!;
}

export function bossAttack(b: Board, content: Content, card: number): BossAttack {
  const attack = titanCard(content, card).attack!;
  const mood = b.mood < 0 ? undefined : titanCard(content, b.mood).mood;
  const radial = attack.radial === true;
  const isDark = holding(b, content) === 'blackout' && !radial;
  const more = (radial ? mood?.radialRange : mood?.range) ?? 0;
  return {
    range: isDark ? 0 : Math.max(0, attack.range + more),
    dice: Math.max(1, attack.dice + (mood?.dice ?? 0)),
    threshold: Math.min(6, Math.max(2, attack.threshold + (mood?.threshold ?? 0))),
    radial,
  };
}

/** Survivors in range of the card from where the boss stands. */
export function bossTargets(b: Board, content: Content, foe: number, card: number): Who[] {
  const { range, radial } = bossAttack(b, content, card);
  const from = b.foes.zone[foe]!;
  return radial ? reachedByRadial(b, content, from, range) : reachedFrom(b, content, from, range, []);
}

export interface BossTurn {
  foe: number;
  card: number;
  points: number;
  paid: number;
  zones: number;
  /** Those still to be attacked. */
  targets: Who[];
  struck: Who[];
}
type Step = 'go' | 'aim' | 'hit' | 'end' | 'over';

export const bossTurn: Procedure<Endure, BossTurn, never, 'foe' | 'card'> = procedure<
  Endure,
  BossTurn,
  never
>()('bossTurn', ['foe', 'card'], {
  /** Every Mood replaces the one in play and another card is drawn, until an Attack comes (ES-AI-25). */
  draw(t, f): Next<Step> {
    f.card = drawAttack(t);
    if (f.card === NONE) return done;
    const { actions } = t.content.enemies[t.foes.type[f.foe]!]!;
    const mood = t.mood < 0 ? 0 : (titanCard(t.content, t.mood).mood!.actions ?? 0);
    f.points = Math.max(1, actions + mood + (titanCard(t.content, f.card).attack!.actions ?? 0));
    f.paid = 0;
    f.zones = holding(t, t.content) === 'blackout' ? BLACKOUT_ZONES : 99;
    return 'go';
  },
  /** A target in range: it attacks at once, free. Otherwise zone by zone toward its goal (ES-AI-27). */
  go(t, f): Next<Step> {
    const { foe, card } = f;
    const { content } = t;
    while (t.foes.zone[foe]! >= 0) {
      if (bossTargets(t, content, foe, card).length > 0) return 'aim';
      if ((f.points <= 0 && f.paid <= 0) || f.zones <= 0) break;
      const g = groundFor(t, content, sizeOf(t, foe), t.foes.zone[foe]!);
      const goals = goalsOf(t, content, foe, luredBy(t, foe), g);
      if (stepToward(t, foe, goals.zones, goals.why, g) < 0) break;
      if (f.paid > 0) f.paid--;
      else {
        f.points--;
        f.paid = holding(t, content) === 'gravity' ? 1 : 0;
      }
      f.zones--;
      look(t);
      if (t.due.length > 0) return after(t, 'go');
    }
    if (t.told) t.told.push({ event: 'bossMissed', rule: 'ES-AI-28', foe, card });
    return 'over';
  },
  aim(t, f): Next<Step> {
    const { foe, card } = f;
    f.targets = victims(t, foe, card);
    if (t.told)
      t.told.push({ event: 'bossAttacked', rule: 'ES-BOSS-12', foe, card, targets: f.targets.slice() });
    f.struck = f.targets.slice();
    return 'hit';
  },
  /** Each survivor separately: own dice, own armour roll, own wound die (ES-AI-29). */
  hit(t, f): Next<Step> {
    const who = f.targets.shift();
    if (who === undefined) return 'end';
    const { zone } = t.survivors[who]!;
    if (zone < 0) return 'hit';
    strike(t, f, who);
    const { attack } = titanCard(t.content, f.card);
    const isPush = !attack!.radial && attack!.range > 0 && holding(t, t.content) === 'gravity';
    if (isPush) return pushed(t, f.foe, who, zone, 'hit');
    look(t);
    return after(t, 'hit');
  },
  /** A rider of the card: every survivor in range, damaged or not. */
  end(t, f): Next<Step> {
    if (titanCard(t.content, f.card).attack!.tests) for (const who of f.struck) addTest(t, who);
    return after(t, 'over');
  },
  over: () => done,
});

/** R-ES-61: an empty deck takes its discards back; the Mood in play stays out. */
function drawAttack(t: Endure): number {
  for (let drawn = 0; drawn < 100; drawn++) {
    if (t.titanDeck.length === 0) {
      t.titanDeck = t.titanSpent;
      t.titanSpent = [];
      shuffle(t, t.titanDeck);
    }
    const card = t.titanDeck.pop();
    if (card === undefined) return NONE;
    const isMood = titanCard(t.content, card).mood !== undefined;
    if (t.told)
      t.told.push({ event: 'bossDrew', rule: isMood ? 'ES-BOSS-10' : 'ES-BOSS-9', card, mood: isMood });
    if (!isMood) {
      t.lastAttack = card;
      t.titanSpent.push(card);
      return card;
    }
    if (t.mood >= 0) t.titanSpent.push(t.mood);
    t.mood = card;
  }
  return NONE;
}

/** The card's condition first (ES-BOSS-15), ties by the lowest die (R-ES-80); otherwise a zone at random, then the lowest die. */
function victims(t: Endure, foe: number, card: number): Who[] {
  const attack = titanCard(t.content, card).attack!;
  const inRange = bossTargets(t, t.content, foe, card);
  if (attack.targets === 'all' || attack.radial) return inTurnOrder(t).filter((who) => inRange.includes(who));
  if (attack.condition) {
    const worth = (who: Who): number =>
      attack.condition === 'mostLife' ? t.survivors[who]!.life : -t.survivors[who]!.resolve;
    const best = Math.max(...inRange.map(worth));
    return [
      lowestOf(
        t,
        inRange.filter((who) => worth(who) === best),
        'R-ES-80',
      ),
    ];
  }
  return [lowestOf(t, inOneZone(t, inRange), 'ES-DMG-6')];
}

/** The card's dice against its threshold; no success: no armour roll, no wound die (R-ES-78). */
function strike(t: Endure, { foe, card }: BossTurn, who: Who): void {
  const { dice, threshold } = bossAttack(t, t.content, card);
  const rolled: number[] = [];
  let damage = 0;
  for (let n = 0; n < dice; n++) {
    const die = d6(t);
    rolled.push(die);
    if (die >= threshold) damage++;
  }
  tellRoll(t, 'ES-BOSS-16', 'boss', rolled, threshold, { who, foe });
  if (damage === 0) return;
  if (t.told) t.told.push({ event: 'struck', rule: 'ES-BOSS-14', foe, who, n: damage });
  const hurt = attackOn(t, who, damage, 'boss', 'R-ES-78');
  if (hurt && titanCard(t.content, card).attack!.stuns) stunSurvivor(t, who);
}
