import { type Figure, figure, type Game } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { differences } from '../differences.ts';
import { type Found, reportPage } from '../page.ts';
import { dots, spread } from '../plots.ts';
import { report } from '../report.ts';

const GAME = { id: 'duel', version: 1, name: { fr: 'Duel', en: 'Duel' }, sides: 'alone' } as unknown as Game;
const STRIKE = { fr: 'Frappe <b>&', en: 'Strike <b>&' };
const won = (part: number): Figure =>
  figure('won.strike', 'share', [part, 100], STRIKE, { fr: 'Victoires avec', en: 'Won with' });

/** A hundred games, so many of them won, all of ten turns. */
function found(name: string, wins: number): Found {
  const games = Array.from({ length: 100 }, (_, n) => ({
    n,
    winners: n < wins ? [0] : [],
    how: n < wins ? 'won' : 'lost',
    decisions: 30,
    turns: 10,
    order: null,
    counts: null,
  }));
  const simulation = {
    game: 'duel',
    bots: ['greedy'],
    seed: '1',
    config: {},
    budgets: {},
    rotate: false,
  } as const;
  return {
    name: { fr: name, en: name },
    report: report(GAME, {}, simulation, 100, games, []),
    figures: [won(wins)],
    lengths: games.map(({ turns }) => turns),
  };
}

const page = (all: readonly Found[], language: 'fr' | 'en' = 'en'): string =>
  reportPage(GAME, all, { language, command: 'npx tablee simulate duel --beside "<mine>.json"' });

describe('two simulations differ', () => {
  test('where their intervals don’t touch', () => {
    const [found] = differences([won(30)], [won(60)]);

    expect(found).toMatchObject({ before: { share: 0.3 }, after: { share: 0.6 } });
  });

  test('not where chance may be all there is', () => {
    expect(differences([won(45)], [won(55)])).toEqual([]);
  });

  test('not where one of them never met the card', () => {
    const never = figure('won.strike', 'share', [0, 0], STRIKE);

    expect(differences([won(30)], [never])).toEqual([]);
  });
});

describe('the page', () => {
  test('says who won, how long it took and how it ended, with the interval', () => {
    const text = page([found('base', 30)]);

    expect(text).toContain('Games won');
    expect(text).toContain('30.0% <small>21.9%–39.6% · 100</small>');
    expect(text).toContain('median 10 turns');
    expect(text).toContain('>lost</th>');
    expect(text).not.toContain('What differs');
  });

  test('shows side by side what differs', () => {
    const text = page([found('base', 30), found('mine.json', 60)]);

    expect(text).toContain('<h3>base → mine.json</h3>');
    expect(text).toContain('30.0% → 60.0%');
  });

  test('is as French as its reader', () => {
    const text = page([found('base', 30), found('mine.json', 31)], 'fr');

    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('Parties gagnées');
    expect(text).toContain('30,0\u202f%');
    expect(text).toContain('Rien que ces parties suffisent à distinguer du hasard.');
  });

  test('takes no name from a pack for a tag', () => {
    const text = page([found('<script>', 30)]);

    expect(text).toContain('Strike &lt;b&gt;&amp;');
    expect(text).toContain('&lt;script&gt;');
    expect(text).toContain('&quot;&lt;mine&gt;.json&quot;');
    expect(text).not.toMatch(/<script|Strike <b>/);
  });
});

test('a dot stands at its share, nothing where nothing was counted', () => {
  const [share] = [{ count: 1, of: 4, share: 0.25, low: 0.05, high: 0.7 }];

  expect(dots([share!])).toContain('cx="25%"');
  expect(dots([{ ...share!, of: 0 }])).not.toContain('circle');
});

test('every game stands in a column of the spread, the tallest at full height', () => {
  const drawn = spread([1, 1, 1, 3], 3, 1, 0);

  expect(drawn.match(/height="\d+" fill/g)).toEqual([
    'height="0" fill',
    'height="60" fill',
    'height="0" fill',
    'height="20" fill',
  ]);
});
