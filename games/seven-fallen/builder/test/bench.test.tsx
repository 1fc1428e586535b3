/** The deck builder drawn without a browser: what it shows of a deck, and whether what it says is what the rules say. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../content/deck.ts';
import { codeOf } from '../../deck/code.ts';
import { faultsOf } from '../../deck/faults.ts';
import { listOf, readDeck } from '../../deck/list.ts';
import { copiesOf, mostOf, withCopies } from '../../deck/parts.ts';
import { violations } from '../../rules/deck.ts';
import { DeckList } from '../deck-list.tsx';
import { pool } from '../read.ts';
import { Stats } from '../stats.tsx';
import { Summary } from '../summary.tsx';

const ALL = pool();
const GOOD = ALL.decks['nuit-sans-fin']!;
const nothing = (): void => {};

function summary(deck: Deck): string {
  const faults = faultsOf(deck, 'standard', ALL);
  const said = {
    format: 'standard',
    language: 'fr',
    setFormat: nothing,
    openRule: nothing,
    complete: nothing,
  } as const;
  return renderToStaticMarkup(<Summary {...said} deck={deck} faults={faults} />);
}

/** The text a reader is left with. */
function read(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const face = (id: string) => ALL.byId.get(id)!;

describe('SF-UI-7', () => {
  test('SF-UI-7: a legal deck shows its three parts against their sizes', () => {
    const text = read(summary(GOOD));

    expect(text).toContain('3 /3 Eden');
    expect(text).toContain('10 /10 Registre');
    expect(text).toContain('50 /50 Livre Sacré');
    expect(text).toContain('Deck légal.');
  });

  test('SF-UI-7: every fault is shown with the rule that makes it one, and no other', () => {
    const bad: Deck = {
      ...withCopies(withCopies(GOOD, face('goule-des-marges'), 2), face('baiser-de-la-crypte'), -2),
      temple: '',
      registre: { 'porteur-de-cierge': 4 },
    };
    const html = summary(bad);
    const shown = [...html.matchAll(/class="sfb-rule">([^<]*)</g)].map(([, id]) => id);

    expect(new Set(shown)).toEqual(new Set(violations(ALL, bad, 'standard').map(({ rule: id }) => id)));
    expect(shown).toEqual(expect.arrayContaining(['SF-DECK-3', 'SF-DECK-4', 'SF-DECK-6', 'SF-DECK-10']));
  });

  test('SF-UI-7: the list counts each card against its limit, which Essaim raises and a Leader lowers for all but itself', () => {
    const html = (deck: Deck) =>
      read(renderToStaticMarkup(<DeckList deck={deck} content={ALL} language="fr" change={nothing} />));
    const essaim = ALL.decks['ruche-d-ambre-essaim']!;
    const led = ALL.decks['sous-l-elue']!;
    const leader = Object.keys(led.livre).find((id) => face(id).keywords.leader !== undefined)!;

    expect(html(GOOD)).toContain('Goule des marges Ange , 3 sur 3');
    expect(mostOf(essaim, face('larve-doree'), ALL)).toBeGreaterThan(3);
    expect(html(essaim)).toContain(`, 10 sur ${mostOf(essaim, face('larve-doree'), ALL)}`);
    const follower = Object.keys(led.livre).find((id) => id !== leader && face(id).type === 'golem')!;
    expect(html(led)).toContain(`${face(follower).name.fr} Golem , 1 sur 1`);
    expect(html(led)).toContain(`${face(leader).name.fr} Ange , ${led.livre[leader]} sur 3`);
  });

  test('SF-UI-7: an Ange that a Loyaliste forbids is a fault of the deck', () => {
    const loyal = ALL.decks['nuit-sans-fin-loyale']!;
    const stranger = face('ecuyere-du-levant');

    expect(summary(loyal)).toContain('Deck légal.');
    expect(summary(withCopies(loyal, stranger, 1))).toContain('SF-KW-LOYALISTE-');
  });

  test('SF-UI-7: the curve counts the pages of each cost', () => {
    const html = renderToStaticMarkup(<Stats deck={GOOD} content={ALL} language="fr" />);
    const [, curve] = /Pages par coût en EC<\/caption>(.*?)<\/table>/s.exec(html)!;
    const bars = [...curve!.matchAll(/<th scope="row">([^<]*)<\/th>.*?<span>(\d+)<\/span>/gs)];
    const costing = (cost: number) =>
      Object.entries(GOOD.livre).reduce((sum, [id, n]) => sum + (face(id).cost === cost ? n : 0), 0);

    for (const [, name, count] of bars.slice(0, -1))
      expect([name, Number(count)]).toEqual([name, costing(Number(name))]);
    expect(bars.length).toBeGreaterThan(5);
  });

  test('SF-UI-7: a deck goes out and comes in by its code and by its list', () => {
    const mine = { ...GOOD, name: 'À moi' };
    expect(readDeck(codeOf(mine, ALL), ALL)).toEqual(
      readDeck(codeOf(readDeck(listOf(mine, ALL, 'fr'), ALL), ALL), ALL),
    );
    expect(readDeck(codeOf(GOOD, ALL), ALL).livre).toEqual(GOOD.livre);
  });

  test('the list of a ready-made deck is headed by its name, one without a name by none', () => {
    const [id, deck] = Object.entries(ALL.decks)[0]!;

    expect(listOf(deck, ALL, 'en').split('\n')[0]).toBe(`# ${ALL.titles[id]!.name.en}`);
    expect(listOf({ ...deck }, ALL, 'en')).not.toMatch(/^#\s*$/m);
  });
});

test('SF-UI-10: any ready-made deck is a place to start from: a copy is changed, the deck itself is not', () => {
  for (const [id, deck] of Object.entries(ALL.decks)) {
    const before = JSON.stringify(deck);
    const one = face(Object.keys(deck.livre)[0]!);
    const copy = withCopies({ ...deck, name: 'À moi' }, one, -1);

    expect([id, copiesOf(copy, one), copy.name]).toEqual([id, copiesOf(deck, one) - 1, 'À moi']);
    expect([id, JSON.stringify(deck)]).toEqual([id, before]);
  }
});
