/** Which changes a run tries: drawn from all there are, the same ones for the same number and seed. */
import { below, type Chance, randomFrom } from '@tablee/kernel';
import { read } from '../house.ts';
import { type Site, sitesIn } from './sites.ts';

export interface Mutant extends Site {
  readonly id: number;
  readonly file: string;
}

export function drawMutants(files: readonly string[], count: number, seed: string): Mutant[] {
  const texts = files.map(read);
  const rules = [
    ...new Set(texts.flatMap(({ text }) => text.match(/\b(?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+\b/g) ?? [])),
  ];
  const next = (id: string): string => rules[(rules.indexOf(id) + 1) % rules.length]!;
  const all = texts.flatMap(({ path, text }) =>
    sitesIn(path, text, next).map((site) => ({ ...site, file: path })),
  );
  const chance: Chance = { random: randomFrom(`mutants ${seed}`) };
  const drawn: Omit<Mutant, 'id'>[] = [];
  while (drawn.length < count && all.length > 0) drawn.push(all.splice(below(chance, all.length), 1)[0]!);
  return drawn.map((site, id) => ({ ...site, id }));
}
