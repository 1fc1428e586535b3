import { describe, expect, test } from 'vitest';
import { goldenTexts } from '../../../effect/index.ts';
import { LANGUAGES, type Seat } from '../../../index.ts';
import { randomTable } from '../../../testing/random-play.ts';
import { CARDS } from '../content/cards.ts';
import { content } from '../content/pack.ts';
import { duel } from '../duel.ts';
import { CARD, CREATURE } from '../effects/nouns.ts';
import { at } from './at.ts';

describe('the words of the duel', () => {
  test('the printed text of every card is made from its abilities', async () => {
    const { book } = content(null);
    const cards = CARDS.map((card) => ({ ...card, self: card.kind === 'creature' ? CREATURE : CARD }));

    await expect(goldenTexts(book, cards)).toMatchFileSnapshot('texts.txt');
  });

  test('every question, option, event, refusal and result of some random games has words in both languages', () => {
    const told = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const table = randomTable(duel, { seats: 2, seed: `words ${n}`, config: { life: 8 } }, 400);
      for (const language of LANGUAGES) {
        for (const seat of [0 as Seat, null]) {
          const view = table.view(seat);
          for (const event of table.heard(seat)) {
            const line = duel.words.event(view, event, language, table.state.content);
            told.add(event.event);
            if (event.event === 'forced') expect(line).toBeNull();
            else expect(line).toMatch(/^(?!.*undefined)\S+/);
          }
          if (table.state.result)
            expect(duel.words.result(view, table.state.result, language, table.state.content)).toMatch(
              /^\S+ /,
            );
        }
        for (const decision of table.state.open) {
          const view = table.view(decision.seat);
          expect(duel.words.question(view, decision, language, table.state.content)).toMatch(/\?$/);
          for (const option of decision.options)
            expect(duel.words.option(view, option, language, table.state.content)).toMatch(/\S/);
        }
      }
    }

    expect([...told].sort()).toEqual(EVERY_EVENT);
  });

  test('a refusal names the card, the numbers and the rule', () => {
    const table = at({ sides: [{ well: 1, hand: ['vague'] }, {}] });
    const [refusal] = table.play.whyNot('play');
    const view = table.table.view(0 as Seat);

    expect(duel.words.refusal(view, refusal!, 'fr', table.state.content)).toBe(
      'Vague coûte 3, vous avez 1. (DU-CAST-5)',
    );
    expect(duel.words.refusal(view, refusal!, 'en', table.state.content)).toBe(
      'Wave costs 3, you have 1. (DU-CAST-5)',
    );
  });

  test('one’s own seat is you', () => {
    const { table, state } = at({});
    const view = table.view(1 as Seat);

    expect([0, 1].map((seat) => duel.words.seat(view, seat as Seat, 'en', state.content))).toEqual([
      'mage 1',
      'you',
    ]);
  });
});

const EVERY_EVENT = [
  'arrived',
  'attacked',
  'blocked',
  'boosted',
  'cancelled',
  'cardDrawn',
  'cardPlayed',
  'cardSeen',
  'creatureHurt',
  'died',
  'dieRolled',
  'discarded',
  'drew',
  'failed',
  'forced',
  'looked',
  'mageHealed',
  'mageHurt',
  'mulliganed',
  'passed',
  'resolved',
  'sank',
  'setAside',
  'takenBack',
  'triggered',
  'turnBegan',
  'wellFilled',
].sort();
