/** Noise (NOISE): a token of its level in its zone; only the loudest counts there. */
import type { Content } from '../printed.ts';
import { type Board, type Endure, NONE } from '../types.ts';
import { emptied } from './emptied.ts';
import { noiseDistance } from './ship.ts';

/** A noise is made; an equal or weaker one in the same zone changes nothing (ES-NOISE-7, -15). */
export function makeNoise(t: Endure, zone: number, level: number, by: number): void {
  if (level <= 0 || t.content.isRefuge) return;
  if (by >= 0) t.survivors[by]!.loud = 1;
  const counted = level > t.noise[zone]!;
  if (counted) {
    t.noise[zone] = level;
    t.noiseBy[zone] = by;
  }
  if (t.told) {
    const rule = counted ? 'ES-NOISE-2' : 'ES-NOISE-7';
    t.told.push({ event: 'noiseMade', rule, zone, level, who: by, counted });
  }
}

/** All noise tokens now on the board are taken off (ES-NOISE-11). */
export function removeNoise(t: Endure): void {
  const { noise, noiseBy } = t;
  if (t.told) {
    const zones = [...noise.keys()].filter((zone) => noise[zone]! > 0);
    if (zones.length > 0) t.told.push({ event: 'noiseGone', rule: 'ES-NOISE-11', zones });
  }
  for (let zone = 0; zone < noise.length; zone++) {
    if (noise[zone] === 0) continue;
    noise[zone] = 0;
    noiseBy[zone] = NONE;
  }
}

/** The zones a noise of this level covers (ES-NOISE-3, -4, -5). */
export function covered({ ship }: Content, zone: number, level: number): number[] {
  return ship.zones.flatMap(({ number }) => (noiseDistance(ship, zone, number) <= level ? [number] : []));
}

/** The zones of the loudest noises heard from here; several when they are equally loud (ES-NOISE-9, -10). */
export function loudestHeard(b: Board, { ship }: Content, zone: number, into: number[]): number[] {
  emptied(into);
  let loudest = 0;
  for (let from = 0; from < b.noise.length; from++) {
    const level = b.noise[from]!;
    if (level === 0 || level < loudest || noiseDistance(ship, zone, from) > level) continue;
    if (level > loudest) emptied(into);
    loudest = level;
    into.push(from);
  }
  return into;
}
