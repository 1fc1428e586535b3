/** Attack: one red card against an adversary next to the hero. */
import { call, done, procedure, type Refusals } from '@tablee/kernel';
import { type Figure, type Hero, MAGE, type Plunder, type PlunderOption } from '../types.ts';
import { type Limits, refuseFigures } from './beyond.ts';
import { isDiagonal } from './board.ts';
import { ONLY_HEART, RED } from './card.ts';
import { attackOn } from './def.ts';
import {
  asMonster,
  classOf,
  heroFigure,
  isAdversary,
  isMonster,
  isRogue,
  isWarrior,
  lift,
  ownerOf,
  squareOf,
  teamOfHero,
} from './hero.ts';
import { cardOf, pay } from './pay.ts';
import { canPlay, type Purse } from './purse.ts';

/**
 * The suits that strike from one square to its neighbour: ♥ any way, ♦ straight only (SDP-ATK-3, SDP-ATK-4, SDP-ATK-5);
 * a Maître d'armes strikes diagonally with ♦ too (SDP-WAR-1).
 */
export function suitsForStrike(t: Plunder, hero: Hero, target: Figure): number {
  const straight = !isDiagonal(t.content.board, t.heroAt[hero]!, squareOf(t, target));
  return straight || isWarrior(hero) ? RED : ONLY_HEART;
}

export function attacks(
  t: Plunder,
  hero: Hero,
  purse: Purse,
  options: PlunderOption[],
  why?: Refusals<PlunderOption>,
): void {
  if (purse.count === 0 && !why) return;
  const team = teamOfHero(hero);
  if (why) {
    const limits = classOf(hero) === MAGE ? NEVER : BEYOND;
    refuseFigures(t, t.heroAt[hero]!, limits, why, (target) =>
      isAdversary(team, target) ? { do: 'attack', hero, target } : null,
    );
  }
  const near = t.content.board.near[t.heroAt[hero]!]!;
  for (let i = 0; i < near.length; i++) {
    const target = t.standing[near[i]!]!;
    if (target === 0) continue;
    if (!isAdversary(team, target)) why?.refuse({ do: 'attack', hero, target }, 'SDP-ATK-9');
    // An ordinary attack needs an adjacent adversary, which is contact: a Mage never makes one (SDP-MAGE-2, R-SDP-45).
    else if (classOf(hero) === MAGE) why?.refuse({ do: 'attack', hero, target }, 'SDP-MAGE-2');
    else if (canPlay(purse, suitsForStrike(t, hero, target))) options.push({ do: 'attack', hero, target });
    else why?.refuse({ do: 'attack', hero, target }, (purse.suits & RED) === 0 ? 'SDP-ATK-1' : 'SDP-ATK-3');
  }
}

const BEYOND: Limits = { wall: 'SDP-BOARD-6', far: 'SDP-ATK-2' };
/** The Mage attacks nobody, wherever they stand. */
const NEVER: Limits = { wall: 'R-SDP-45', far: 'R-SDP-45' };

/** Attacker, target and card are declared together and shown before anybody answers (R-SDP-21). */
export const attack = procedure<Plunder, { hero: Hero; target: Figure }, PlunderOption>()('attack', {
  pay: (t, f) => call(pay, cardOf(ownerOf(t, f.hero), suitsForStrike(t, f.hero, f.target)), 'strike'),
  strike: (t, f) => {
    const by = heroFigure(f.hero);
    const { value } = t.paid;
    t.told?.push({ event: 'attacked', rule: 'SDP-ATK-2', by, target: f.target, value });
    if (!isMonster(f.target))
      return attackOn(f.target, { by, value, damage: 1, weak: isRogue(f.hero) }, 'over');
    killMonster(t, f.target);
    return done;
  },
  over: () => done,
});

/**
 * A monster that is attacked is eliminated, and nobody can prevent it (SDP-ATK-6, SDP-MON-27, SDP-FAQ-15), be it by a Rogue (R-SDP-70). It returns to
 * the reserve at once and may come in again the same turn (R-SDP-29).
 */
export function killMonster(t: Plunder, figure: Figure): void {
  const at = squareOf(t, figure);
  lift(t, figure);
  t.told?.push({ event: 'monsterFell', rule: 'SDP-ATK-6', monster: asMonster(figure), at });
}
