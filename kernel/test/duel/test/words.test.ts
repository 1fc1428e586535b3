import { describe, expect, test } from 'vitest';
import { textOf } from '../../../effect/index.ts';
import { LANGUAGES, type Language, type Seat } from '../../../index.ts';
import { randomTable } from '../../../testing/random-play.ts';
import type { Card } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';
import { duel } from '../duel.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { at } from './at.ts';

function printed(card: Card, language: Language): string[] {
  const effects = card.kind === 'spell' ? [card.effect] : (card.triggers ?? []).map(({ effect }) => effect);
  return effects.flatMap((effect) => textOf(vocabulary as never, effect, language));
}

describe('the words of the duel', () => {
  test('the printed text of every card is made from its effect, in English', () => {
    expect(Object.fromEntries(CARDS.map((card) => [card.id, printed(card, 'en')]))).toMatchInlineSnapshot(`
      {
        "acolyte": [],
        "balance": [
          "If your life < the enemy’s life or the enemy has more creatures, gain 3 life; otherwise, deal 2 damage to the enemy mage.",
        ],
        "banniere": [
          "For each other friendly creature, it gets +1 power as long as this one is in play.",
        ],
        "braise": [
          "Deal 2 damage to it.",
          "If it falls, draw 1 card.",
        ],
        "carrefour": [
          "Choose: draw 1 card or gain life equal to the highest of 2 and half of the life you have lost or add 2 points to your well.",
        ],
        "charognard": [
          "This creature gets +1 power as long as this one is in play.",
          "You may: lose 1 life and draw 1 card.",
        ],
        "contresort": [
          "Cancel that card.",
        ],
        "louve": [],
        "oracle": [
          "Look at the top card of your deck; you may put it at the bottom.",
        ],
        "rage": [
          "It gets +2 power until the end of the turn.",
        ],
        "saccage": [
          "The enemy discards 1 card.",
          "If the cards discarded = 0, deal 1 damage to the enemy mage.",
        ],
        "salve": [
          "As many times as the lowest of 3 and 1 + the number of your creatures, deal 1 damage to the enemy mage.",
          "If the damage dealt ≥ 3, discard 1 card.",
        ],
        "vague": [
          "For each creature, deal 1 damage to it.",
        ],
        "veilleuse": [
          "Gain 1 life.",
        ],
      }
    `);
  });

  test('and in French', () => {
    expect(Object.fromEntries(CARDS.map((card) => [card.id, printed(card, 'fr')]))).toMatchInlineSnapshot(`
      {
        "acolyte": [],
        "balance": [
          "Si votre vie < la vie adverse ou l’adversaire a plus de créatures, gagnez 3 points de vie ; sinon, infligez 2 dégâts au mage adverse.",
        ],
        "banniere": [
          "Pour chaque autre créature alliée, elle gagne +1 en force tant que celle-ci est en jeu.",
        ],
        "braise": [
          "Infligez-lui 2 dégâts.",
          "Si elle succombe, piochez 1 carte.",
        ],
        "carrefour": [
          "Au choix : piochez 1 carte ou gagnez autant de points de vie que le plus grand de 2 et la moitié de la vie perdue ou ajoutez 2 points à votre puits.",
        ],
        "charognard": [
          "Cette créature gagne +1 en force tant que celle-ci est en jeu.",
          "Vous pouvez : perdez 1 point de vie et piochez 1 carte.",
        ],
        "contresort": [
          "Annulez cette carte.",
        ],
        "louve": [],
        "oracle": [
          "Regardez la carte du dessus de votre pioche ; vous pouvez la mettre dessous.",
        ],
        "rage": [
          "Elle gagne +2 en force jusqu’à la fin du tour.",
        ],
        "saccage": [
          "L’adversaire défausse 1 carte.",
          "Si les cartes défaussées = 0, infligez 1 dégât au mage adverse.",
        ],
        "salve": [
          "Autant de fois que le plus petit de 3 et 1 + le nombre de vos créatures, infligez 1 dégât au mage adverse.",
          "Si les dégâts infligés ≥ 3, défaussez 1 carte.",
        ],
        "vague": [
          "Pour chaque créature, infligez-lui 1 dégât.",
        ],
        "veilleuse": [
          "Gagnez 1 point de vie.",
        ],
      }
    `);
  });

  test('every question, option, event, refusal and result of some random games has words in both languages', () => {
    const told = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const table = randomTable(duel, { seats: 2, seed: `words ${n}`, config: { life: 8 } }, 400);
      for (const language of LANGUAGES) {
        for (const seat of [0 as Seat, null]) {
          const view = table.view(seat);
          for (const event of table.heard(seat)) {
            const line = duel.words.event(view, event, language);
            told.add(event.event);
            if (event.event === 'forced') expect(line).toBeNull();
            else expect(line).toMatch(/^(?!.*undefined)\S+/);
          }
          if (table.state.result)
            expect(duel.words.result(view, table.state.result, language)).toMatch(/^\S+ /);
        }
        for (const decision of table.state.open) {
          const view = table.view(decision.seat);
          expect(duel.words.question(view, decision, language)).toMatch(/\?$/);
          for (const option of decision.options)
            expect(duel.words.option(view, option, language)).toMatch(/\S/);
        }
      }
    }

    expect([...told].sort()).toEqual(EVERY_EVENT);
  });

  test('a refusal names the card, the numbers and the rule', () => {
    const table = at({ sides: [{ well: 1, hand: ['vague'] }, {}] });
    const [refusal] = table.play.whyNot('play');
    const view = table.table.view(0 as Seat);

    expect(duel.words.refusal(view, refusal!, 'fr')).toBe('Vague coûte 3, vous avez 1. (DU-CAST-5)');
    expect(duel.words.refusal(view, refusal!, 'en')).toBe('Wave costs 3, you have 1. (DU-CAST-5)');
  });

  test('one’s own seat is you', () => {
    const view = at({}).table.view(1 as Seat);

    expect([0, 1].map((seat) => duel.words.seat(view, seat as Seat, 'en'))).toEqual(['mage 1', 'you']);
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
  'sank',
  'setAside',
  'takenBack',
  'triggered',
  'turnBegan',
  'wellFilled',
].sort();
