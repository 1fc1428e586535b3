/** Room in a zone (FULL): overflow when figures are placed, Trapped survivors, Shield Bubbles. */
import { type Content, RADAR } from '../printed.ts';
import { type Board, type Endure, NONE, type Who } from '../types.ts';
import { freeIn, inTurnOrder, isBubbled, sightNow } from './board.ts';
import { directionDie } from './dice.ts';
import { loseLife } from './dmg.ts';
import { addDue, TRAPPED } from './due.ts';
import { loseResolve } from './resolve.ts';

/** How many figures of a type are on the board. */
export function figuresOf(b: Board, type: number): number {
  const { live, type: of } = b.foes;
  let n = 0;
  for (let i = 0; i < live.length; i++) if (of[live[i]!] === type) n++;
  return n;
}

/** A foe comes to the board; its number is the order of arrival. */
export function addFoe(t: Endure, type: number, zone: number, token: number, life: number): number {
  const { foes } = t;
  const foe = foes.type.length;
  foes.type.push(type);
  foes.zone.push(zone);
  foes.life.push(life);
  foes.token.push(token);
  foes.known.push(0);
  foes.marks.push(0);
  foes.stun.push(0);
  foes.active.push(0);
  foes.done.push(0);
  foes.heads.push(NONE);
  foes.doomed.push(0);
  foes.live.push(foe);
  return foe;
}

export function removeFoe(t: Endure, foe: number): void {
  const { foes } = t;
  foes.live.splice(foes.live.indexOf(foe), 1);
  foes.zone[foe] = NONE;
  foes.marks[foe] = 0;
  foes.heads[foe] = NONE;
}

export function lifeOf({ enemies }: Content, type: number, survivors: number): number {
  const { life, lifePerSurvivor } = enemies[type]!;
  return life + (lifePerSurvivor ?? 0) * survivors;
}

/**
 * Figures placed in a zone, in order: it is filled as far as they fit, the rest go one at a time to the zones linked to it,
 * round clockwise from the direction rolled, then further out (ES-FULL-1, -2, R-ES-51). Those beyond the figures in the box
 * or without any room do not appear (R-ES-49). The numbers they got.
 */
export function placeFigures(t: Endure, types: readonly number[], zone: number): number[] {
  const { content } = t;
  const placed: number[] = [];
  let ring: Ring | null = null;
  for (const type of types) {
    const { figures, size, solomon } = content.enemies[type]!;
    let at: number = NONE;
    const isInBox = figuresOf(t, type) < figures;
    if (isInBox) {
      if (freeIn(t, content, zone) >= size) at = zone;
      else {
        ring ??= new Ring(t, zone);
        at = ring.next(size);
      }
    }
    if (at === NONE) {
      if (t.told) t.told.push({ event: 'notPlaced', rule: isInBox ? 'R-ES-51' : 'R-ES-49', type, n: 1 });
      continue;
    }
    const foe = addFoe(t, type, at, NONE, lifeOf(content, type, t.survivors.length));
    if (t.told) {
      // A Solomon comes besides what is on the token.
      const placedHere = solomon ? 'ES-SOLOMON-5' : 'ES-RADAR-3';
      t.told.push({ event: 'appeared', rule: at === zone ? placedHere : 'ES-FULL-2', foe, type, zone: at });
    }
    placed.push(foe);
  }
  return placed;
}

/** The zones round a full one in the order overflow fills them; the direction die is rolled once. */
class Ring {
  readonly #t: Endure;
  readonly #face: number;
  /** Every zone met so far, and those of the ring being filled. */
  readonly #known: number[];
  #zones: readonly number[];
  #at = 0;

  constructor(t: Endure, zone: number) {
    this.#t = t;
    this.#face = directionDie(t);
    this.#known = [zone];
    this.#zones = this.#further([zone]);
  }

  /** The zones one step beyond these, each once. */
  #further(from: readonly number[]): readonly number[] {
    const { toward } = sightNow(this.#t, this.#t.content.ship);
    const further: number[] = [];
    for (const zone of from) {
      for (let turn = 0; turn < 4; turn++) {
        for (const to of toward[zone * 4 + ((this.#face + turn) & 3)]!) {
          if (this.#known.includes(to)) continue;
          this.#known.push(to);
          further.push(to);
        }
      }
    }
    return further;
  }

  /** The next zone round with room for this size, one step away before two. */
  next(size: number): number {
    for (; this.#zones.length > 0; this.#zones = this.#further(this.#zones), this.#at = 0) {
      const zones = this.#zones;
      for (let n = 0; n < zones.length; n++) {
        const zone = zones[(this.#at + n) % zones.length]!;
        if (isBubbled(this.#t, zone) || freeIn(this.#t, this.#t.content, zone) < size) continue;
        this.#at = (this.#at + n + 1) % zones.length;
        return zone;
      }
    }
    return NONE;
  }
}

/** Survivors alone in a zone that they fill by themselves (ES-FULL-4, R-ES-72). */
export function isTrapped(b: Board, content: Content, who: Who): boolean {
  const { zone } = b.survivors[who]!;
  if (zone < 0 || freeIn(b, content, zone) > 0) return false;
  return !b.foes.live.some((foe) => b.foes.zone[foe] === zone && b.foes.type[foe] !== RADAR);
}

/** End of the round: who is trapped is fixed once; each takes 1 damage and loses 1 Resolve (ES-FULL-5). */
export function trapped(t: Endure): void {
  for (const who of inTurnOrder(t).filter((each) => isTrapped(t, t.content, each))) {
    addDue(t, TRAPPED, who);
  }
}

/** One of them, settled before the next (R-ES-91). */
export function sufferTrap(t: Endure, who: Who): void {
  if (t.survivors[who]!.fate !== 'aboard') return;
  if (t.told) t.told.push({ event: 'trapped', rule: 'ES-FULL-4', who });
  loseLife(t, who, 1, 'trapped', 'ES-FULL-5');
  loseResolve(t, who, 1, 'ES-FULL-5');
}

/** *Shield Bubble* over a zone until the end of the round (R-ES-73). */
export function bubble(t: Endure, zone: number): void {
  if (!t.bubbles.includes(zone)) t.bubbles.push(zone);
  if (t.told) t.told.push({ event: 'bubbled', rule: 'ES-FULL-6', zone });
}
