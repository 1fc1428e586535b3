/** The Mage: Maître du destin, Inoffensif, and his powers. */
import { call, done, procedure, type Seat } from '@tablee/kernel';
import { type Hero, MAGE, type Plunder, type PlunderOption } from '../types.ts';
import { killMonster } from './atk.ts';
import { distance } from './board.ts';
import { wound } from './def.ts';
import { drawCards } from './draw.ts';
import {
  asHero,
  FULL_PV,
  heroFigure,
  heroOf,
  IN_RESERVE,
  isFree,
  isInContact,
  isInDungeon,
  isMonster,
  ownerOf,
  teamOf,
} from './hero.ts';
import type { Square } from './map.ts';
import { pay, powerCard } from './pay.ts';
import { BOULE_DE_FEU, GUERISON, MALEDICTION, TELEPORTATION, triggers } from './power.ts';
import { sees } from './rog.ts';
import { walk } from './tres.ts';

/** Compulsory, one card, before any action, if the Mage is in the dungeon at that moment (SDP-MAGE-1, R-SDP-71). */
export function maybeMasterFate(t: Plunder, seat: Seat): void {
  if (isInDungeon(t, heroOf(teamOf(t, seat), MAGE))) drawCards(t, seat, 1, 'SDP-MAGE-1');
}

/** Inoffensif: in contact he neither attacks, nor curses, nor throws fire, and nothing else is barred (SDP-MAGE-2, SDP-FAQ-9). */
export function isHarmless(t: Plunder, hero: Hero): boolean {
  return isInContact(t, hero);
}

// ─── Guérison ────────────────────────────────────────────────────────────────

function isWounded(t: Plunder, hero: number): boolean {
  return t.heroAt[hero] !== IN_RESERVE && t.pv[hero]! < FULL_PV;
}

export function hasSomebodyToHeal(t: Plunder): boolean {
  for (let hero = 0; hero < t.pv.length; hero++) if (isWounded(t, hero)) return true;
  return false;
}

/** The Mage, and if he likes one other hero of any team, get all their PV back (SDP-MAGE-3, SDP-MAGE-4, R-SDP-53). */
export const guerison = procedure<Plunder, { hero: Hero; other: Hero | -1 }, PlunderOption>()('guerison', {
  other: {
    kind: 'healOther',
    rule: 'SDP-MAGE-4',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      const self = isWounded(t, f.hero);
      for (let other = 0; other < t.pv.length; other++) {
        if (other === f.hero || t.heroAt[other] === IN_RESERVE) continue;
        const target = heroFigure(other as Hero);
        // To name a hero without a wound changes nothing: it is the same as naming nobody.
        if (isWounded(t, other)) options.push({ do: 'target', target });
        else why?.refuse({ do: 'target', target }, 'R-SDP-53');
      }
      if (self) options.push({ do: 'nobody' });
      else why?.refuse({ do: 'nobody' }, 'R-SDP-53');
    },
    chosen: (_, f, option) => {
      f.other = option.do === 'target' ? asHero(option.target) : -1;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), GUERISON), 'heal'),
  heal: (t, f) => {
    t.told?.push({ event: 'powerUsed', rule: 'SDP-MAGE-3', hero: f.hero, power: GUERISON });
    heal(t, f.hero);
    if (f.other !== -1) heal(t, f.other);
    return done;
  },
});

function heal(t: Plunder, hero: Hero): void {
  const amount = FULL_PV - t.pv[hero]!;
  if (amount === 0) return;
  t.pv[hero] = FULL_PV;
  t.told?.push({ event: 'healed', rule: 'SDP-MAGE-3', hero, amount });
}

// ─── Téléportation ───────────────────────────────────────────────────────────

/** Farthest he can go: each square costs a further card, on top of the one or two that pay the power (SDP-MAGE-6, SDP-FAQ-14). */
export function teleportReach(t: Plunder, hero: Hero): number {
  const hand = t.hands[ownerOf(t, hero)]!;
  return hand.length - (hand.some((card) => triggers(card, TELEPORTATION)) ? 1 : 2);
}

/**
 * X squares away, walls and figures on the way ignored; X further cards; no treasure comes along, one on the landing
 * square is picked up (SDP-MAGE-5, SDP-MAGE-7, SDP-MAGE-8, SDP-FAQ-12, R-SDP-54, R-SDP-55).
 */
export const teleportation = procedure<Plunder, { hero: Hero; to: Square }, PlunderOption>()(
  'teleportation',
  {
    square: {
      kind: 'teleportSquare',
      rule: 'SDP-MAGE-5',
      seat: (t, f) => ownerOf(t, f.hero),
      // How far he can go tells of the hand: asked even when one square alone is left.
      always: true,
      options: (t, f, options, why) => {
        const { board } = t.content;
        const from = t.heroAt[f.hero]!;
        const reach = teleportReach(t, f.hero);
        for (let to = 0; to < board.squares; to++) {
          const squares = distance(board, from, to);
          if (squares === 0) continue;
          if (squares > reach) why?.refuse({ do: 'to', to }, 'SDP-FAQ-14', { squares });
          else if (isFree(t, to)) options.push({ do: 'to', to });
          else why?.refuse({ do: 'to', to }, 'SDP-FAQ-13');
        }
      },
      chosen: (_, f, option) => {
        if (option.do === 'to') f.to = option.to;
        return 'pay';
      },
    },
    pay: (t, f) => {
      const squares = distance(t.content.board, t.heroAt[f.hero]!, f.to);
      return call(pay, powerCard(ownerOf(t, f.hero), TELEPORTATION, squares), 'go');
    },
    go: (t, f) => {
      const from = t.heroAt[f.hero]!;
      t.told?.push({ event: 'powerUsed', rule: 'SDP-MAGE-5', hero: f.hero, power: TELEPORTATION });
      t.told?.push({ event: 'heroMoved', rule: 'SDP-MAGE-5', hero: f.hero, from, to: f.to });
      walk(t, f.hero, f.to, t.carries[f.hero] === 1);
      return done;
    },
  },
);

export function canTeleport(t: Plunder, hero: Hero): boolean {
  const reach = teleportReach(t, hero);
  if (reach < 1) return false;
  const around = t.content.board.around[t.heroAt[hero]!]!;
  for (let i = 0; i < around.length; i++) if (isFree(t, around[i]!)) return true;
  if (reach === 1) return false;
  const { board } = t.content;
  for (let to = 0; to < board.squares; to++) {
    if (isFree(t, to) && distance(board, t.heroAt[hero]!, to) <= reach) return true;
  }
  return false;
}

// ─── Malédiction ─────────────────────────────────────────────────────────────

/** All his PV but one: at least one to lose, or there is no curse (SDP-MAGE-9, R-SDP-56). */
export function curseLoss(t: Plunder, hero: Hero): number {
  return t.pv[hero]! - 1;
}

export function hasSomebodyToCurse(t: Plunder, hero: Hero): boolean {
  for (let other = 0; other < t.heroAt.length; other++) {
    if (other !== hero && t.heroAt[other] !== IN_RESERVE) return true;
  }
  return false;
}

/** Any other hero in the dungeon loses as many; no sight needed, no defence (SDP-MAGE-10). */
export const malediction = procedure<Plunder, { hero: Hero; target: Hero }, PlunderOption>()('malediction', {
  target: {
    kind: 'curseTarget',
    rule: 'SDP-MAGE-10',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options) => {
      for (let other = 0; other < t.heroAt.length; other++) {
        if (other === f.hero || t.heroAt[other] === IN_RESERVE) continue;
        options.push({ do: 'target', target: heroFigure(other as Hero) });
      }
    },
    chosen: (_, f, option) => {
      if (option.do === 'target') f.target = asHero(option.target);
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), MALEDICTION), 'curse'),
  curse: (t, f) => {
    const loss = curseLoss(t, f.hero);
    t.told?.push({ event: 'powerUsed', rule: 'SDP-MAGE-9', hero: f.hero, power: MALEDICTION });
    wound(t, f.hero, loss);
    wound(t, f.target, loss);
    return done;
  },
});

// ─── Boule de feu ────────────────────────────────────────────────────────────

/** The blast: the square and those adjacent to it; a wall between shields, figures do not (SDP-MAGE-12, SDP-FAQ-10, R-SDP-57). */
function burns(t: Plunder, square: Square): boolean {
  if (isMonster(t.standing[square]!)) return true;
  const near = t.content.board.near[square]!;
  for (let i = 0; i < near.length; i++) if (isMonster(t.standing[near[i]!]!)) return true;
  return false;
}

/** Is there a square in sight whose blast would kill? Only squares at or next to a monster can be. */
export function hasSomethingToBurn(t: Plunder, hero: Hero): boolean {
  const from = t.heroAt[hero]!;
  for (let m = 0; m < t.monsterAt.length; m++) {
    const square = t.monsterAt[m]!;
    if (square === IN_RESERVE) continue;
    if (sees(t, from, square)) return true;
    const near = t.content.board.near[square]!;
    for (let i = 0; i < near.length; i++) if (sees(t, from, near[i]!)) return true;
  }
  return false;
}

/** A square in his line of sight, empty or not; heroes are never hurt (SDP-MAGE-11, SDP-FAQ-11, SDP-MON-26). */
export const bouleDeFeu = procedure<Plunder, { hero: Hero; to: Square }, PlunderOption>()('bouleDeFeu', {
  square: {
    kind: 'fireSquare',
    rule: 'SDP-MAGE-11',
    seat: (t, f) => ownerOf(t, f.hero),
    options: (t, f, options, why) => {
      const from = t.heroAt[f.hero]!;
      for (let to = 0; to < t.content.board.squares; to++) {
        if (!burns(t, to)) why?.refuse({ do: 'to', to }, 'R-SDP-57');
        else if (sees(t, from, to)) options.push({ do: 'to', to });
        else why?.refuse({ do: 'to', to }, 'SDP-MAGE-11');
      }
    },
    chosen: (_, f, option) => {
      if (option.do === 'to') f.to = option.to;
      return 'pay';
    },
  },
  pay: (t, f) => call(pay, powerCard(ownerOf(t, f.hero), BOULE_DE_FEU), 'burn'),
  burn: (t, f) => {
    t.told?.push({ event: 'powerUsed', rule: 'SDP-MAGE-11', hero: f.hero, power: BOULE_DE_FEU });
    t.told?.push({ event: 'burnt', rule: 'SDP-MAGE-12', by: f.hero, at: f.to });
    burn(t, f.to);
    for (const square of t.content.board.near[f.to]!) burn(t, square);
    return done;
  },
});

function burn(t: Plunder, square: Square): void {
  const figure = t.standing[square]!;
  if (isMonster(figure)) killMonster(t, figure);
}
