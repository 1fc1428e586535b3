/** What lies in a zone, in signs of three columns at most; the lists beside the drawing say it in words. */
import type { Ink } from '@tablee/terminal';
import { type Content, RADAR } from '../printed.ts';
import type { EndureView } from '../types.ts';

export interface Sign {
  readonly text: string;
  readonly ink: Ink;
}

/** The first two letters: `Ma`, `sw`. */
export const shortName = (id: string): string => id.slice(0, 2);
const capital = (id: string): string => id[0]!.toUpperCase() + id[1]!;

export const OBJECTIVE_SIGN = '◆';

export function signsIn(t: EndureView, content: Content, zone: number): Sign[] {
  const signs: Sign[] = [];
  const put = (ink: Ink, text: string): void => void signs.push({ ink, text });
  t.survivors.forEach((survivor, who) => {
    if (survivor.zone === zone)
      put('cyan', `${who === t.turn ? '▸' : ''}${capital(content.survivors[survivor.class]!.id)}`);
  });
  const counts = new Map<number, number>();
  for (const foe of t.foes.live) {
    if (t.foes.zone[foe] !== zone) continue;
    const type = t.foes.type[foe]!;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  for (const [type, n] of counts) {
    const name = type === RADAR ? '?' : shortName(content.enemies[type]!.id);
    put('red', n === 1 ? name : `${name}${n < 10 || type === RADAR ? n : '*'}`);
  }
  if (t.noise[zone]! > 0) put('yellow', `!${t.noise[zone]}`);
  t.things.zone.forEach((at, thing) => {
    if (at !== zone || t.things.spent[thing] === 1 || t.things.carrier[thing]! >= 0) return;
    put('orange', t.things.objective[thing]! >= 0 ? OBJECTIVE_SIGN : '▣');
  });
  if (t.loader === zone) put('orange', t.powered === 1 ? 'EX+' : 'EX');
  if (t.bubbles.includes(zone)) put('blue', '()');
  for (let n = 0; n < t.lures.length; n += 2) if (t.lures[n] === zone) put('purple', `~${t.lures[n + 1]}`);
  if (content.mission.exits.includes(zone)) put('green', '⇥');
  return signs;
}
