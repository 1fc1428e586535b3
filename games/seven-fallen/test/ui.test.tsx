/** What the game brings to its pages: what is refused and why, the formats and modes, help, stops. The pages themselves: `test/browser/`. */

import { readFileSync } from 'node:fs';
import { begin, below, choose, type Game, randomFrom, readRulebook, ruleIds, whyNot } from '@tablee/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { box } from '../box.ts';
import { FORMATS } from '../config.ts';
import { KEYWORD_NAMES } from '../content/keywords.ts';
import { sevenFallen } from '../index.ts';
import { SIZES } from '../rules/deck.ts';
import { announce, at, refused, say } from './at.ts';

const game = sevenFallen as unknown as Game;
const STATED = new Set(
  ruleIds(readRulebook(readFileSync(new URL('../rulebook/fr.md', import.meta.url), 'utf8'))),
);

test('SF-UI-1: its box holds all its pages are made of: decks, table, rules, keywords, lesson, stops', async () => {
  const [table, workshop, lesson] = await Promise.all([box.table(), box.workshop!(), box.lesson!()]);

  expect([table.Table, table.Ending, workshop.Bench, workshop.Shown].every(Boolean)).toBe(true);
  expect(lesson.parts.length).toBeGreaterThanOrEqual(3);
  for (const language of ['fr', 'en'] as const) {
    const pages = table.reference!.map(({ Page }) =>
      renderToStaticMarkup(<Page view={null} content={null} language={language} />),
    );
    for (const name of Object.values(KEYWORD_NAMES))
      expect(pages.join()).toContain(`<dt>${name[language]}</dt>`);
    expect(readRulebook(await table.rulebook[language]()).chapters.length).toBeGreaterThan(20);
    for (const { name } of sevenFallen.windows!.list) expect(name[language]).not.toBe('');
  }
});

describe('SF-UI-5', () => {
  test('SF-UI-5: what can’t be paid is not offered, and names its rule; nor is a Divinité that is defended', () => {
    const t = at({ mine: { ag: ['ange-5-5'], hand: ['ange-2-3'] }, theirs: { ag: ['ange-1-1'] } });
    expect(t.options.filter((option) => option.startsWith('play'))).toEqual([]);
    expect(refused(t, 'play', 'ange-2-3')).toEqual(['SF-EC-6']);

    announce(t, ['ange-5-5'], 'ange-5-5');
    if (t.kind === 'declare') say(t, 'declare ange-5-5');

    expect(t.options).not.toContain('divinite');
    expect(refused(t, 'divinite')).toEqual(['SF-AMB-3']);
  });

  test('SF-UI-5: over a whole game every refusal names a rule of the book, and nothing offered is refused', () => {
    const chance = { random: randomFrom('refusals') };
    const t = begin(game, { seats: 2, seed: 'refusals' });
    let refusals = 0;
    for (let n = 0; n < 600 && t.result === null; n++) {
      const decision = t.open[0]!;
      const offered = new Set(decision.options.map((option) => JSON.stringify(option)));
      for (const { rule: id, about } of whyNot(game, t, decision)) {
        refusals++;
        expect([id, STATED.has(id)]).toEqual([id, true]);
        expect([id, offered.has(JSON.stringify(about))]).toEqual([id, false]);
      }
      choose(game, t, decision, decision.options[below(chance, decision.options.length)]!);
    }
    expect(refusals).toBeGreaterThan(100);
  });
});

test('SF-UI-11: both formats are offered, each with decks of its own; two at one screen are parted by a curtain', async () => {
  const table = await box.table();
  const offered = sevenFallen.settings.find(({ key }) => key === 'format')!.values!.map(({ value }) => value);

  expect(offered).toEqual([...FORMATS]);
  expect(table.secrets).toBe(true);
  for (const format of FORMATS) {
    const t = begin(game, { seats: 2, seed: format, config: { format } }) as unknown as {
      sides: readonly { livre: unknown[]; hand: unknown[]; registre: unknown[] }[];
    };
    for (const { livre, hand, registre } of t.sides) {
      expect(livre.length + hand.length).toBeGreaterThanOrEqual(SIZES[format].pages.min);
      expect(livre.length + hand.length).toBeLessThanOrEqual(SIZES[format].pages.max);
      expect(registre).toHaveLength(SIZES[format].adorateurs);
    }
  }
});
