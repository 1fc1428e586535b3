/** Doors (DOOR, R-ES-25, R-ES-55): open or closed for everyone alike; changing one changes what is seen. */
import type { Endure } from '../types.ts';
import { borderOfDoor, holding, workDoors } from './board.ts';
import { look } from './look.ts';

/** Opens or closes a door; in a Lockdown it only sets the state it will have afterwards. */
export function turnDoor(t: Endure, door: number, open: boolean): void {
  if ((t.doors[door] === 1) === open) return;
  t.doors[door] = open ? 1 : 0;
  if (t.told)
    t.told.push({
      event: 'doorTurned',
      rule: 'R-ES-25',
      door,
      border: borderOfDoor(t, t.content.ship, door),
      open,
    });
  workDoors(t, t.content);
  look(t);
}

/** Opens a locked door for everyone for the rest of the Lockdown. */
export function unlockDoor(t: Endure, door: number): void {
  t.unlocked[door] = 1;
  t.doors[door] = 1;
  if (t.told)
    t.told.push({
      event: 'doorUnlocked',
      rule: 'R-ES-55',
      door,
      border: borderOfDoor(t, t.content.ship, door),
    });
  workDoors(t, t.content);
  look(t);
}

/**
 * *Improvised Exit*: an open door in a wall, for the rest of the mission; made in a Lockdown it is open all the same. From then
 * on it is a door like any other: whoever works doors may close it (R-ES-25).
 */
export function makeDoor(t: Endure, border: number): void {
  t.made.push(border);
  t.doors.push(1);
  t.unlocked.push(1);
  if (t.told) t.told.push({ event: 'doorMade', rule: 'ES-SKILL-10', border });
  workDoors(t, t.content);
  look(t);
}

/** Another event, or none: doors that were freed from a Lockdown are no longer. `wasLocked`: one was in force until now. */
export function lockAnew(t: Endure, wasLocked: boolean): void {
  t.unlocked.fill(0);
  if (wasLocked || holding(t, t.content) === 'lockdown') workDoors(t, t.content);
}
