/** Looking at the board: who is where, what sees what, which doors can be passed. Pure, and over a view as well as a state. */
import { type Content, type Holding, RADAR } from '../printed.ts';
import { type Board, NONE, PIECES, type PieceKind, type Survivor, type Who } from '../types.ts';
import { FAR, noiseDistance, type Ship } from './ship.ts';
import { doorKeyOf, type Sight, sightFor } from './sight.ts';

/** What holds by the event in force; null when none does. */
export function holding(b: Board, content: Content): Holding | null {
  return b.event < 0 ? null : (content.events[b.event]!.holds ?? null);
}

export function sightNow(b: Board, ship: Ship): Sight {
  return sightFor(ship, b.doorKey);
}

/** R-ES-3, under the event in force: in a Blackout nobody sees beyond the own zone (ES-EVENT-7). */
export function sees(b: Board, content: Content, from: number, to: number): boolean {
  if (from === to) return true;
  if (holding(b, content) === 'blackout') return false;
  const { ship } = content;
  return sightFor(ship, b.doorKey).los[from * ship.size + to] === 1;
}

/** Doors can be passed if they are open and no Lockdown holds them (R-ES-55). */
export function workDoors(b: Board, content: Content): void {
  b.doorKey = doorKeyNow(b, content);
}

/** The key of what can be passed now. */
export function doorKeyNow(b: Board, content: Content): string {
  const isLocked = holding(b, content) === 'lockdown';
  const isOpen = b.doors.map((open, door) => open === 1 && (!isLocked || b.unlocked[door] === 1));
  const printed = content.ship.doors.length;
  const made = b.made.map((border, n) => (isOpen[printed + n] ? `${border}` : `~${border}`));
  return doorKeyOf(isOpen.slice(0, printed), made);
}

/** The door on this border: printed, or made since (R-ES-25); −1 for none. */
export function doorOn(b: Pick<Board, 'made'>, ship: Ship, border: number): number {
  const at = b.made.indexOf(border);
  return at < 0 ? ship.borders[border]!.door : ship.doors.length + at;
}

/** The border this door stands on. */
export function borderOfDoor(b: Pick<Board, 'made'>, { doors }: Ship, door: number): number {
  return door < doors.length ? doors[door]!.border : b.made[door - doors.length]!;
}

/** Between these zones there is a way that only the Lockdown shuts (ES-EVENT-3). */
export function isLockedShut(b: Board, content: Content, one: number, other: number): boolean {
  const { ship } = content;
  if (holding(b, content) !== 'lockdown') return false;
  return ship.borders.some(({ id, a, b: to }) => {
    if (!((a === one && to === other) || (a === other && to === one))) return false;
    const door = doorOn(b, ship, id);
    return door >= 0 && b.doors[door] === 1;
  });
}

export function isAboard({ fate }: Survivor): boolean {
  return fate === 'aboard';
}

/** Survivors on the board, in turn order from the first player (R-ES-29). */
export function inTurnOrder(b: Board): Who[] {
  const list: Who[] = [];
  const { survivors, first } = b;
  for (let n = 0; n < survivors.length; n++) {
    const who = ((Math.max(0, first) + n) % survivors.length) as Who;
    if (survivors[who]!.fate === 'aboard') list.push(who);
  }
  return list;
}

/** A zone is occupied while an enemy figure stands in it, stunned ones too (R-ES-18, R-ES-94). */
export function isOccupied(b: Board, zone: number): boolean {
  const { live, type, zone: at } = b.foes;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (at[foe] === zone && type[foe] !== RADAR) return true;
  }
  return false;
}

/** Size of the Exo Loader, pilot included (R-ES-7). */
export const LOADER_SIZE = 2;

/** Capacity taken in a zone (R-ES-7): figures, survivors, the Loader; a pilot counts with the Loader. */
export function usedIn(b: Board, content: Content, zone: number): number {
  let used = b.loader === zone ? LOADER_SIZE : 0;
  const { survivors } = b;
  for (let who = 0; who < survivors.length; who++) {
    const survivor = survivors[who]!;
    if (survivor.zone === zone && survivor.pilot === 0) used++;
  }
  const { live, type, zone: at } = b.foes;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (at[foe] === zone && type[foe] !== RADAR) used += content.enemies[type[foe]!]!.size;
  }
  return used;
}

export function freeIn(b: Board, content: Content, zone: number): number {
  return content.ship.zones[zone]!.capacity - usedIn(b, content, zone);
}

export function isBubbled(b: Board, zone: number): boolean {
  return b.bubbles.length > 0 && b.bubbles.includes(zone);
}

/** A bubble over either end, or anything between, stops a shot (ES-FULL-7). */
export function isUnderBubble(b: Board, from: number, to: number, through: readonly number[]): boolean {
  if (b.bubbles.length === 0) return false;
  return isBubbled(b, from) || isBubbled(b, to) || through.some((zone) => isBubbled(b, zone));
}

/** A piece of this size can go from one zone into the other: there is room and no bubble (ES-FULL-3, -6). */
export function fits(b: Board, content: Content, size: number, from: number, to: number): boolean {
  if (b.bubbles.length > 0 && (b.bubbles.includes(to) || b.bubbles.includes(from))) return false;
  return size === 0 || freeIn(b, content, to) >= size;
}

export function hears(b: Board, ship: Ship, zone: number, from: number): boolean {
  const level = b.noise[from]!;
  return level > 0 && noiseDistance(ship, zone, from) <= level;
}

/** Which kind of piece effects mean by this number, and which one. */
export function pieceKind(piece: number): PieceKind {
  // Asked of every piece a filter looks at: the commonest first, nothing looked up.
  if (piece < PIECES.foe) return 'survivor';
  if (piece < PIECES.zone) return 'foe';
  if (piece < PIECES.door) return 'zone';
  if (piece < PIECES.wall) return 'door';
  if (piece < PIECES.item) return 'wall';
  if (piece < PIECES.resolve) return 'item';
  let kind: PieceKind = 'resolve';
  for (const key in PIECES) if (PIECES[key as PieceKind] <= piece) kind = key as PieceKind;
  return kind;
}

/** The zone a piece is in: a survivor's, a foe's, a zone itself; `NONE` for anything else. */
export function zoneOfPiece(b: Board, piece: number): number {
  if (piece < 0) return NONE;
  if (piece < PIECES.foe) return b.survivors[piece]?.zone ?? NONE;
  if (piece < PIECES.zone) return b.foes.zone[piece - PIECES.foe] ?? NONE;
  if (piece < PIECES.door) return piece - PIECES.zone;
  return NONE;
}

export { FAR };
