/** Positions: what they lay, and what they refuse with the place and the reason. */
import { describe, expect, test } from 'vitest';
import { at, card, stats } from './at.ts';

const refusal = (mine: object, rest: object = {}): string => {
  try {
    at({ mine, ...rest });
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('a position that cannot be is refused in one line, with the place and the reason', () => {
  test.each<[string, object, RegExp]>([
    [
      'no such card',
      { ag: ['ange-9-9'] },
      /^position › sides\[0\]\.ag\[0\]: .*id of a card, such as ange-1-1.*"ange-9-9"$/,
    ],
    ['nothing like it', { hand: ['xyz'] }, /sides\[0\]\.hand\[0\]: expected the id of a card, got "xyz"$/],
    [
      'the Archange among the units',
      { ldf: ['ange-1-1', 'seraphe'] },
      /ldf\[1\]: .*archangeIs.*seraphe, of type archange$/,
    ],
    ['a Miracle on the AG', { ag: [{ card: 'foudre' }] }, /ag\[0\]: expected an Ange or a Golem/],
    [
      'an Ange as a Golem',
      { ag: [{ card: 'archer', golem: 'ange-1-1' }] },
      /ag\[0\]\.golem: expected a Golem/,
    ],
    [
      'a Golem on a Golem',
      { ag: [{ card: 'golem-2', golem: 'golem-3' }] },
      /golem: .*SF-PAIR-10.*got golem-2$/,
    ],
    [
      'gear that is none',
      { ag: [{ card: 'archer', equipements: ['aura'] }] },
      /equipements\[0\]: .*R-SF-25.*benediction$/,
    ],
    [
      'gear on a Golem',
      { ag: [{ card: 'golem-2', equipements: ['epee'] }] },
      /ag\[0\]\.equipements: .*R-SF-25/,
    ],
    ['a frozen Golem', { ag: [{ card: 'golem-2', frozen: true }] }, /ag\[0\]\.frozen: .*SF-KW-GELER-7/],
    [
      'a frozen Archange',
      { archange: { card: 'seraphe', frozen: true }, archangeIs: 'ag' },
      /archange\.frozen/,
    ],
    [
      'an Ange that has fallen',
      { ldf: [{ card: 'ange-2-3', damage: 3 }] },
      /sides\[0\]\.ldf: .*SF-SBA-3.*got 3$/,
    ],
    [
      'a Golem that has fallen',
      { ag: [{ card: 'ange-2-3', golem: { card: 'golem-2', damage: 2 } }] },
      /sides\[0\]\.ag: expected golem-2 .*got 2$/,
    ],
    ['EC on an Ange', { ag: [{ card: 'archer', ec: 3 }] }, /ag\[0\]\.ec: .*R-SF-17.*got 3$/],
    ['BOU on an Ange', { ag: [{ card: 'archer', bou: 1 }] }, /ag\[0\]\.bou: /],
    [
      'FV on a Golem',
      { ag: [{ card: 'archer', golem: { card: 'golem-2', fv: 1 } }] },
      /ag\[0\]\.golem\.fv: /,
    ],
    [
      'an Ange in Adoration',
      { adoration: ['archer'] },
      /adoration\[0\]: expected an Adorateur, got archer, of type ange$/,
    ],
    ['damage on an Adorateur', { adoration: [{ card: 'adorateur-1', damage: 1 }] }, /adoration\[0\]/],
    ['an Adorateur in hand', { hand: ['adorateur-1'] }, /hand\[0\]: .*SF-DECK-5/],
    ['a Temple in the Livre', { livre: ['pur', 'autel'] }, /livre\[1\]: .*got autel, of type temple$/],
    ['an Ange in the Registre', { registre: ['pur'] }, /registre\[0\]: expected an Adorateur/],
    [
      'a Divinité in the Purgatoire',
      { purgatoire: ['nyx'] },
      /purgatoire\[0\]: expected a page \(SF-TERM-1\)/,
    ],
    ['no Furtif en Secret', { secret: ['archer'] }, /secret\[0\]: .*R-SF-110/],
    ['a Bénédiction twice', { benedictions: ['aura', 'aura'] }, /benedictions\[1\]: .*R-SF-26/],
    ['a token', { ag: ['jeton-goule'] }, /ag\[0\]: .*R-SF-100/],
    [
      'a Temple for a Divinité',
      { divinite: 'autel' },
      /divinite: expected a card of type divinite, got autel, of type temple$/,
    ],
    [
      'a wounded Archange that is face down',
      { archange: { card: 'seraphe', damage: 1 } },
      /archange: .*seraphe that is down$/,
    ],
    ['half a point', { ag: [{ card: 'archer', damage: 0.5 }] }, /ag\[0\]\.damage: expected a whole number/],
    ['a field that is none', { hands: ['archer'] }, /sides\[0\]: .*"hands"/],
    ['a list that is none', { ag: 'archer' }, /sides\[0\]\.ag: /],
    ['Plumes there are not', { plumes: 0 }, /sides\[0\]\.plumes: /],
  ])('%s', (_, mine, expected) => {
    expect(refusal(mine)).toMatch(expected);
    expect(refusal(mine)).not.toContain('\n');
  });

  test('the second side is named as such, and a phase that is none', () => {
    expect(refusal({}, { theirs: { hand: ['autel'] } })).toMatch(/^position › sides\[1\]\.hand\[0\]: /);
    expect(refusal({}, { at: 'attaque' })).toMatch(/^position › at: /);
    expect(refusal({}, { active: 2 })).toMatch(/^position › active: /);
  });
});

test('markers, damage, gear and EC lie where they were put', () => {
  const t = at({
    mine: {
      ag: [{ card: 'ange-2-3', damage: 1, atq: 1, fv: 2, poseidor: 2, golem: { card: 'golem-2', bou: 3 } }],
      adoration: [{ card: 'adorateur-5', ec: 2 }, 'adorateur-4'],
      archange: { card: 'seraphe', ec: 1, damage: 2 },
      archangeIs: 'ldf',
    },
  });

  expect([stats(t, 'ange-2-3'), stats(t, 'golem-2'), stats(t, 'seraphe')]).toEqual(['3/5-1', '0/5', '4/6-2']);
  expect(card(t, 'ange-2-3')!.poseidor).toBe(2);
  expect(['adorateur-5', 'adorateur-4', 'seraphe'].map((id) => card(t, id)!.ec)).toEqual([2, 4, 1]);
});
