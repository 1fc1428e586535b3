import { cardText } from '@tablee/kernel/effect';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { content } from '../content/box.ts';
import { violations } from '../rules/deck.ts';
import { at, say } from './at.ts';
import { PACK, TRIAL } from './trial.ts';

describe('vocabulary', () => {
  const found = (id: string) => {
    const t = at({
      mine: { ag: [id], adoration: ['adorateur-1'], benedictions: ['aura'], archangeIs: 'ag' },
      theirs: { ldf: [{ card: 'ange-2-3', golem: 'golem-2', equipements: ['epee'] }], secret: ['furtif'] },
    });
    say(t, `use ${id}`);
    const names = t.options
      .filter((option) => option.startsWith('target'))
      .map((option) => option.slice(7).split('#')[0]!);
    return [...new Set(names)].sort();
  };

  rule(
    ['SF-TERM-1', 'SF-TERM-2'],
    'Adorateurs are pages; Divinité, Archange and Temple are Eden cards and never pages',
    () => {
      expect(found('f-page')).toEqual(['adorateur-1']);
      expect(found('f-eden')).toEqual(['autel', 'nyx', 'seraphe']);
    },
  );

  rule(
    'SF-TERM-3',
    'the CDB is AG and LDF of both; Adoration, Le Divin and pages en Secret are off it',
    () => {
      expect(found('f-cdb')).toEqual(['ange-2-3', 'epee', 'f-cdb', 'golem-2', 'seraphe']);
    },
  );

  rule('SF-TERM-4', 'ATQ and FV are those of Anges and Archanges, BOU of Golems, EC of sources', () => {
    const { byId } = content(PACK);
    const numbers = (id: string) => {
      const { atq, fv, bou, ec } = byId.get(id)!;
      return { atq, fv, bou, ec };
    };

    expect(numbers('ange-2-3')).toEqual({ atq: 2, fv: 3, bou: 0, ec: 0 });
    expect(numbers('golem-3')).toEqual({ atq: 0, fv: 0, bou: 3, ec: 0 });
    expect(numbers('seraphe')).toEqual({ atq: 4, fv: 6, bou: 0, ec: 4 });
    expect([numbers('autel').ec, numbers('adorateur-5').ec, numbers('nyx').fv]).toEqual([8, 5, 20]);
  });

  rule('SF-TERM-14', 'an arrow parts what is done on activation from what happens on resolution', () => {
    const [text] = cardText(content(PACK).book, 'revenant', 'fr');

    expect(text).toBe('**Purgatoire** : payez 1 EC → mettez cette carte dans la main de son propriétaire.');
  });
});

describe('what is printed', () => {
  const read = (card: object) => content({ file: 'pack', data: { ...TRIAL, cards: [...TRIAL.cards, card] } });
  const divinite = {
    id: 'aube-divine',
    name: { fr: 'a', en: 'a' },
    kingdom: 'nuit',
    type: 'divinite',
    volonte: 3,
    fv: 20,
    plumes: 1,
  };

  rule(
    ['SF-DIVIN-1', 'SF-DIVIN-2'],
    'a Divinité is of the Eden, with exactly Volonté Divine, Force Vitale and Plume',
    () => {
      expect(read(divinite).byId.get('aube-divine')).toMatchObject({
        volonte: 3,
        fv: 20,
        plumes: 1,
        isUnit: false,
      });
      expect(() => read({ ...divinite, atq: 2 })).toThrow('no field called "atq"');
      expect(() => read({ ...divinite, plumes: undefined })).toThrow('plumes');
      const deck = { ...TRIAL.decks.alpha!, livre: { ...TRIAL.decks.alpha!.livre, nyx: 1 } };
      expect(violations(content(PACK), deck, 'standard').map(({ rule }) => rule)).toEqual(['SF-DECK-5']);
    },
  );

  rule('SF-DIVIN-3', 'Volonté Divine decides who chooses the first player, and nothing else', () => {
    const play = (volonte: number) => {
      const cards = TRIAL.cards.map((card) => (card.id === 'nyx' ? { ...card, volonte } : card));
      return content({ file: 'pack', data: { ...TRIAL, cards } }).byId.get('nyx')!;
    };
    const asked = (mine: string, theirs: string) =>
      at({ at: 'start', mine: { divinite: mine }, theirs: { divinite: theirs } }).asked;

    expect([asked('nyx', 'sol'), asked('sol', 'nyx')]).toEqual([0, 1]);
    const [low, high] = [play(1), play(20)];
    expect({ ...low, volonte: 0, card: null, number: 0 }).toEqual({
      ...high,
      volonte: 0,
      card: null,
      number: 0,
    });
  });

  rule('SF-ADOR-1', 'an Adorateur is a page with kingdom, class, possible ability and its EC', () => {
    const adorateur = {
      id: 'novice',
      name: { fr: 'a', en: 'a' },
      kingdom: 'nuit',
      type: 'adorateur',
      classes: ['fidele'],
      rarity: 'rare',
      ec: 3,
      abilities: [{ on: 'revokedSelf', then: [{ do: 'draw', pages: 1 }] }],
    };

    expect(read(adorateur).byId.get('novice')).toMatchObject({
      ec: 3,
      kingdom: 'nuit',
      classes: ['fidele'],
      hasText: true,
    });
    expect(() => read({ ...adorateur, ec: undefined })).toThrow('ec');
  });
});
