/** `npx tsx games/veiel/table/test/intents-speed.ts`: how long the intents of a full board of Veiel take to be worked out (V-4); the bar is 2 ms. */
import { begin, type Seat, type View, view } from '@tablee/kernel';
import type { Veiel, VeielView } from '../../types.ts';
import { veiel } from '../../veiel.ts';
import { intentsOf } from '../intents/intents.ts';

const HEROES = ['ysoline', 'hrolf', 'maelle', 'odon', 'brune'];
const ENEMIES = [
  ...['boucher', 'archer-de-lune', 'charmeuse-de-rats', 'porte-pavois'],
  ...['pleureuse', 'ogre-de-tourbe', 'noye', 'rat-d-ossuaire'],
];
const LOOKS = 300;

const position = {
  heroes: HEROES.map((hero, n) => ({ hero, at: [5 + (n % 2), n + 1], hand: ['frappe', 'parade', 'course'] })),
  enemies: ENEMIES.map((enemy, n) => ({ enemy, at: [1 + Math.floor(n / 3), 1 + 2 * (n % 3)] })),
};
const config = { heroes: HEROES.length };
const t = begin(veiel as never, { seats: 1, seed: 'intents', config, position }) as unknown as Veiel;
const times: number[] = [];
for (let n = 0; n < LOOKS; n++) {
  // A view of its own each time: what was worked out for another is not found again.
  const seen = view(veiel as never, t as never, 0 as Seat) as View<VeielView>;
  const began = performance.now();
  const found = intentsOf(seen, t.content);
  times.push(performance.now() - began);
  if (found.length !== ENEMIES.length)
    throw new Error(`${ENEMIES.length} intents expected, ${found.length} found.`);
}
const sorted = times.slice(LOOKS / 3).sort((a, b) => a - b);
const at = (share: number): string => `${sorted[Math.floor(sorted.length * share)]!.toFixed(2)} ms`;
console.log(
  `${ENEMIES.length} enemies, ${HEROES.length} heroes: median ${at(0.5)}, 95 of 100 within ${at(0.95)}`,
);
