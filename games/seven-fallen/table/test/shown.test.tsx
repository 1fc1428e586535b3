/** What the table shows, drawn without a browser: all that has to be in sight, said in words too. */
import { type Seat, type View, view } from '@tablee/kernel';
import { LanguageProvider, type TableProps } from '@tablee/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sevenFallen } from '../../index.ts';
import { announce, at, declare, names, play, strike, type Table } from '../../test/at.ts';
import type { SFView } from '../../types.ts';
import { Board } from '../board/board.tsx';
import { Page } from '../cards/page.tsx';
import { MyHand } from '../mine/hand.tsx';
import { PlayProvider } from '../play.tsx';

const ANNE = 0 as Seat;

/** Board and hand as Anne sees them. */
function drawn(t: Table): string {
  const seen = view(sevenFallen, t.state, ANNE) as View as View<SFView>;
  const props: TableProps<SFView> = {
    view: seen,
    content: t.state.content,
    language: 'fr',
    names: ['Anne', 'Bruno'],
    asked: seen.decisions[0] ?? null,
    choose: () => {},
    foresee: () => null,
    whyNot: [],
    explain: () => {},
    refuse: () => {},
    happening: null,
    heard: [],
    hint: null,
    colourSafe: false,
    openRule: () => {},
  };
  return markup(
    <PlayProvider props={props}>
      <Board />
      <MyHand />
    </PlayProvider>,
  );
}

function markup(children: ReactNode): string {
  return renderToStaticMarkup(<LanguageProvider language="fr">{children}</LanguageProvider>);
}

/** The part of a side: theirs stands before the middle, mine after it. */
function sides(html: string): { theirs: string; mine: string; middle: string } {
  const [theirs, rest] = html.split('<div class="sf-middle">') as [string, string];
  const at = rest.indexOf('<section class="sf-side" data-side="mine"');
  return { theirs, middle: rest.slice(0, at), mine: rest.slice(at) };
}

/** What is said of a card to those who can't see it. */
function saidOf(html: string, id: string): string {
  const said = [...html.matchAll(/<span class="visually-hidden">([^<]*)<\/span>/g)].map(([, text]) => text!);
  return said.find((text) => text.includes(`. ${id}. `)) ?? `${id} is not to be seen`;
}

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', '’');
}

test('both players are named, whoever’s turn it is', () => {
  const { mine, theirs } = sides(drawn(at({})));

  expect(mine).toContain('<span class="sf-name">Anne</span>');
  expect(theirs).toContain('<span class="sf-name">Bruno</span>');
});

test('SF-UI-2: each side shows its life, its energy, its piles and its lines', () => {
  const t = at({
    mine: {
      fv: 12,
      ec: 3,
      adoration: ['adorateur-2'],
      registre: ['adorateur-1', 'adorateur-3'],
      livre: ['archer', 'dragon', 'pur'],
      hand: ['ange-3-4', 'foudre'],
      limbes: ['ange-1-1'],
      purgatoire: ['fin', 'valkyr'],
      pandemonium: ['dragonnet'],
      ag: ['ange-2-3'],
      secret: ['furtif'],
    },
    theirs: { fv: 0, ldf: ['ange-5-5'], hand: ['pur', 'pur', 'pur'], secret: ['furtif'] },
  });

  const { mine, theirs } = sides(drawn(t));

  for (const label of ['Force Vitale 12, Plumes 1', 'Énergie Céleste 5', 'Livre Sacré, 3', 'Registre, 2'])
    expect(mine).toContain(`aria-label="${label}"`);
  expect(words(mine)).toMatch(/1 Limbes .*2 Purgatoire .*1 Pandémonium/);
  expect(mine).toContain('Autel, Énergie Céleste 3');
  expect(mine).toMatch(/>[^<>]*, Énergie Céleste 2</);
  expect(mine).toMatch(/Facteur Temps \d/);
  expect(saidOf(mine, 'ange-2-3')).toMatch(/^Arrière-garde/);
  expect(saidOf(mine, 'furtif')).toMatch(/^Page en Secret/);
  const [, hand] = mine.split('aria-label="Votre main"') as [string, string];
  for (const id of ['ange-3-4', 'foudre']) expect(hand).toContain(`>${id}. `);

  expect(theirs).toContain('aria-label="Force Vitale 0, Plumes 1, Mortelle"');
  expect(theirs).toContain('aria-label="Main, 3"');
  expect(theirs).toContain('aria-label="Archange, face cachée"');
  expect(theirs).not.toMatch(/Facteur Temps|furtif/);
  expect(theirs).toContain('Page en Secret');
  expect(saidOf(theirs, 'ange-5-5')).toMatch(/^Ligne de feu/);
});

describe('SF-UI-3', () => {
  test('SF-UI-3: a unit says what it is worth now beside what is printed, and all that lies on it', () => {
    const t = at({
      mine: {
        ag: [{ card: 'archer', damage: 1, atq: 2, golem: 'golem-2', equipements: ['epee'], inclined: true }],
        ldf: [{ card: 'ange-2-3', frozen: true, inclined: true, poseidor: 2 }],
      },
    });

    const { mine } = sides(drawn(t));
    const archer = saidOf(mine, 'archer');

    const { atq, fv } = t.state.content.byId.get('archer')!;
    const { bonusAtq, bonusFv } = t.state.content.byId.get('epee')!;
    expect(archer).toContain(`ATQ ${atq + 2 + bonusAtq}, FV ${fv + bonusFv - 1}/${fv + bonusFv}, +2/+0`);
    expect(archer).toContain(`ATQ ${atq}, FV ${fv}`);
    expect(archer).toMatch(/Archerie \d.*incliné/);
    for (const half of ['golem-2', 'epee']) expect(saidOf(mine, half)).not.toContain('not to be seen');
    expect(saidOf(mine, 'ange-2-3')).toContain('gelé, 2 Poseidor');
  });

  test('SF-UI-3: attackers, those in Embuscade and en Renfort, and the défenseur wear their badge', () => {
    const raid = announce(
      at({ mine: { ag: ['ange-5-5', 'ange-3-4'] } }),
      ['ange-5-5', 'ange-3-4'],
      'ange-5-5',
      'ange-3-4',
    );
    expect(saidOf(drawn(raid), 'ange-5-5')).toContain('en Embuscade');
    expect(saidOf(drawn(raid), 'ange-3-4')).toContain('en Renfort');

    const t = at({
      mine: { ag: ['ange-5-5'], hand: ['foudre'], adoration: ['adorateur-3'] },
      theirs: { ag: ['ange-2-3'] },
    });
    declare(announce(t, ['ange-5-5']), 'ange-5-5', 'strike ange-2-3');
    expect(saidOf(drawn(t), 'ange-5-5')).toContain('annoncé');
    expect(saidOf(drawn(t), 'ange-2-3')).toContain('défenseur');
  });
});

test('SF-UI-4: turn, phase, step, who may act, a used attack, and the Pile with its targets are in sight', () => {
  const t = at({
    mine: { ag: ['ange-5-5', 'ange-1-1'], hand: ['foudre', 'foudre'], adoration: ['adorateur-3'] },
    theirs: { ag: ['ange-2-3', 'ange-3-4'] },
  });
  const quiet = sides(drawn(t)).middle;
  expect(words(quiet)).toMatch(/Tour 5 Anne .*À vous/);
  expect(quiet).toContain('<li aria-current="step" title="Parole divine">');
  expect(quiet).not.toContain('sf-pile');

  play(t, 'foudre', 'target ange-2-3');
  play(t, 'foudre', 'target ange-3-4');
  const full = drawn(t);
  const pile = words(full.slice(full.indexOf('class="sf-pile"')));
  expect(words(sides(full).middle)).toContain('Pile ouverte');
  expect(pile.indexOf('→ ange-3-4 se résout d’abord')).toBeGreaterThan(0);
  expect(pile.indexOf('→ ange-2-3')).toBeGreaterThan(pile.indexOf('→ ange-3-4'));
  expect(
    names(
      t,
      t.state.pile.flatMap(({ targets }) => targets as never),
    ),
  ).toEqual(['ange-2-3', 'ange-3-4']);

  const later = at({ mine: { ag: ['ange-5-5', 'ange-1-1'] }, theirs: { ag: ['ange-1-1'] } });
  strike(announce(later, ['ange-5-5']), 'ange-5-5', 'strike ange-1-1');
  expect(sides(drawn(later)).middle).toContain('<li data-used="true" title="Phase d’attaque">');
});

describe('SF-UI-9', () => {
  const { content } = at().state;
  /** The marks at the foot: left, middle and right. */
  const foot = (id: string): string[] => {
    const face = content.byId.get(id)!;
    const html = markup(<Page face={face} content={content} language="fr" state="calm" />);
    const [, marks] = html.split('<span class="sf-marks">') as [string, string];
    const signs = (part: string) => [...part.matchAll(/data-sign="(\w+)"/g)].map(([, sign]) => sign!);
    return marks
      .split(/<span>/)
      .slice(1, 4)
      .map((part) => signs(part).join(' '));
  };

  test('SF-UI-9: each type wears the marks of the guide where the guide prints them', () => {
    expect(foot('ange-2-3')).toEqual(['atq fv', '', 'cost']);
    expect(foot('golem-2')).toEqual(['tempete', 'bou', 'cost']);
    expect(foot('seraphe')).toEqual(['atq fv', 'wings', 'time ec']);
    expect(foot('autel')).toEqual(['', 'temple', '']);
    expect(foot('adorateur-2')).toEqual(['', 'ec', '']);
    expect(foot('foudre')).toEqual(['temple', 'miracle', 'broken']);
    expect(foot('nyx')).toEqual(['plume', '', 'fv']);
  });
});
