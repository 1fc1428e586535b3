/** Configs that go round the switches, the difficulties and the numbers of heroes. */
import { DIFFICULTIES, EXTENSIONS } from '../content/types.ts';

export function configOf(bits: number, n: number): Record<string, unknown> {
  return {
    ...Object.fromEntries(EXTENSIONS.map((ext, index) => [`ext${ext}`, (bits & (1 << index)) !== 0])),
    difficulty: DIFFICULTIES[n % 6]!,
    heroes: 1 + (n % 5),
    battlefields: n % 3 === 0,
  };
}
