/** Reports: figures made from events alone. */
import type { GameEvent } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { contentFor } from '../ready/content.ts';
import { addGame, noGames, report } from '../report.ts';

const card = (piece: number, id: string) => ({ piece, card: id });
const STORY = [
  { event: 'heroChosen', hero: 'brune' },
  { event: 'fightWon', fight: 1, rounds: 4 },
  { event: 'revealed', hero: 'brune', cards: [card(1, 'pavois'), card(2, 'torche'), card(3, 'ruade')] },
  { event: 'rewardTaken', hero: 'brune', ...card(1, 'pavois') },
  { event: 'revealed', hero: 'brune', cards: [card(4, 'pavois')] },
  { event: 'healedInstead', hero: 'brune' },
  {
    event: 'damaged',
    who: { figure: 0, id: 'brune' },
    by: { figure: 3, id: 'boucher' },
    amount: 3,
    blocked: 3,
  },
  {
    event: 'damaged',
    who: { figure: 0, id: 'brune' },
    by: { figure: 2, id: 'ecorcheur' },
    amount: 2,
    blocked: 0,
  },
  { event: 'died', hero: 'brune' },
] as unknown as readonly GameEvent[];

test('pick and win rate of a card, what killed a hero, how long fights last', () => {
  const counts = noGames();
  addGame(counts, STORY, { winners: [], how: 'heroes-dead', rule: 'OV-GAME-7' } as never);
  addGame(counts, STORY.slice(0, 4), { winners: [0], how: 'boss-beaten', rule: 'OV-GAME-5' } as never);

  const content = contentFor(configSchema.parse({}));
  const figures = new Map(report.figures(counts, content).map(({ key, value }) => [key, value]));

  expect(figures.get('won')).toBe(0.5);
  expect(figures.get('picked.pavois')).toBeCloseTo(2 / 3);
  expect(figures.get('wonWith.pavois')).toBe(0.5);
  expect(figures.get('picked.torche')).toBe(0);
  expect(figures.get('killedBy.ecorcheur')).toBe(1);
  expect(figures.get('fight1.rounds')).toBe(4);
  expect(figures.get('hero.brune')).toBe(0.5);
  expect(figures.get('healsInstead')).toBe(0.5);
});

test('every figure has a name in both languages', () => {
  const counts = noGames();
  addGame(counts, STORY, null);

  for (const { name } of report.figures(counts, contentFor(configSchema.parse({})))) {
    expect(name.fr.length).toBeGreaterThan(2);
    expect(name.en.length).toBeGreaterThan(2);
  }
});
