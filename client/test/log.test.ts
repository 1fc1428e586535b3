import type { GameEvent, View } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { typeset } from '../settings/typeset.ts';
import { partsOf } from '../table/lines.ts';
import type { Told } from '../table/told.ts';

const SAYS: Readonly<Record<string, string>> = {
  dealt: 'On distribue.',
  cardsPlayed: 'Vert joue 8♠.',
  moved: 'Le Guerrier va de a1 en b2.',
  wounded: 'Bram est blessé.',
};

const speaker = {
  said: ({ event }: Told) => SAYS[event.event] ?? null,
  chapter: ({ event }: Told) =>
    event.event === 'turnBegan' ? `Tour ${(event as unknown as { turn: number }).turn}` : null,
  leadsOn: ({ event }: Told) => event.event === 'cardsPlayed',
};

function told(event: string, choice: number, more: object = {}): Told {
  return { event: { event, rule: `EX-${event}`, ...more } as GameEvent, view: {} as View, choice, by: null };
}

const read = (all: readonly Told[]) =>
  partsOf(all, 3, 'fr', speaker).map(({ title, lines }) => ({ title, lines: lines.map(({ text }) => text) }));

describe('the log', () => {
  test('is told turn by turn, with what came before the first', () => {
    const all = [
      told('dealt', 0),
      told('turnBegan', 1, { turn: 1 }),
      told('wounded', 1),
      told('turnBegan', 2, { turn: 2 }),
    ];

    expect(read(all)).toEqual([
      { title: null, lines: ['On distribue.'] },
      { title: 'Tour 1', lines: ['Bram est blessé.'] },
      { title: 'Tour 2', lines: [] },
    ]);
  });

  test('tells a card and what it did on one line, with the rules of both', () => {
    const [part] = partsOf([told('cardsPlayed', 1), told('moved', 1), told('wounded', 1)], 3, 'fr', speaker);

    expect(part?.lines.map(({ text }) => text)).toEqual([
      typeset('Vert joue 8♠ : le Guerrier va de a1 en b2.', 'fr'),
      'Bram est blessé.',
    ]);
    expect(part?.lines[0]?.rules).toEqual(['EX-cardsPlayed', 'EX-moved']);
  });

  test('does not join what another choice brought', () => {
    expect(read([told('cardsPlayed', 1), told('moved', 2)])[0]?.lines).toHaveLength(2);
  });

  test('has what was said at the table where it was said', () => {
    const all = [told('turnBegan', 1, { turn: 1 }), told('wounded', 1), told('moved', 2)];
    const spoken = [
      { after: 2, text: 'Léa : « Oups ! »' },
      { after: 3, text: 'Max : « Merci ! »' },
    ];

    expect(partsOf(all, 3, 'fr', speaker, spoken)[0]?.lines.map(({ text }) => text)).toEqual([
      'Bram est blessé.',
      'Léa : « Oups ! »',
      'Le Guerrier va de a1 en b2.',
      'Max : « Merci ! »',
    ]);
  });

  test('marks what is new to whoever looks', () => {
    const [part] = partsOf([told('wounded', 2), told('moved', 3)], 3, 'fr', speaker);

    expect(part?.lines.map(({ fresh }) => fresh)).toEqual([false, true]);
  });
});
