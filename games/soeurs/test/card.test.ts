import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { discardPile, hand, lately, names, refusals, tablesWith, told } from './table.ts';

const { at, bossFight, fight, newGame } = tablesWith(PLAIN);

rule('SA-CARD-1', 'all Action cards begin on level 1, and are played by that face', () => {
  const { level, content } = newGame().state;
  expect(level).toEqual(Array.from(content.cards, () => 0));

  // Whatever was drawn at the start can still be raised, each once.
  const table = newGame({ config: { helpXp: true } });
  const inHand = names(table, table.state.hand);
  const raises = () => table.options.filter((option) => option.startsWith('raise ')).length;
  expect(raises()).toBe(new Set(inHand).size);
  table.choose(`raise ${inHand[0]}`);
  expect(table.state.level.filter((now) => now === 1)).toHaveLength(1);

  const low = fight({ enemies: ['porte-pilier'], mana: 6, hand: ['eclat-d-eden'] }).choose(
    'play eclat-d-eden',
  );
  expect(low.state.resistance[0]).toBe(4);
});

rule(
  ['SA-CARD-2', 'R-SA-41'],
  'the top card is known, the order below it is not; the discard pile is open',
  () => {
    const one = at({
      deck: ['jugement', 'eclat-d-eden', 'souvenir-d-eden'],
      discard: ['chant-apaisant'],
    }).table.view(null).table;
    const other = at({
      deck: ['jugement', 'souvenir-d-eden', 'eclat-d-eden'],
      discard: ['chant-apaisant'],
    }).table.view(null).table;

    expect(one.deck).toEqual(other.deck);
    expect(one.deck.top).toBe(2);
    expect(one.discard).toHaveLength(1);
  },
);

rule('R-SA-41', 'the order inside the AA decks and the Enemy/Place deck is hidden too', () => {
  const one = at({
    advanced: [['lance-de-l-aube', 'colere-des-soeurs', 'pacte-ecarlate'], []],
    enemyDeck: ['porte-pilier', 'louve-rouge', 'chien-du-seuil'],
  });
  const other = at({
    advanced: [['lance-de-l-aube', 'pacte-ecarlate', 'colere-des-soeurs'], []],
    enemyDeck: ['porte-pilier', 'chien-du-seuil', 'louve-rouge'],
  });

  const [a, b] = [one, other].map((table) => table.table.view(null).table);
  expect(a!.advanced).toEqual(b!.advanced);
  expect(a!.enemyDeck).toEqual(b!.enemyDeck);
});

rule(
  ['SA-CARD-3', 'SA-CARD-4', 'SA-XP-1'],
  'at a free moment 1 XP turns a card of the hand to level 2',
  () => {
    const table = at({ hand: ['eclat-d-eden'], xp: 2 });

    table.choose('raise eclat-d-eden');

    expect(table.state.xp).toBe(1);
    expect(table.state.level[table.state.hand[0]!]).toBe(1);
    expect(lately(table, 'cardRaised')).toMatchObject([{ price: 1 }]);
  },
);

rule('SA-CARD-3', 'not against a Boss', () => {
  const table = bossFight({ mana: 1, hand: ['eclat-d-eden'], xp: 2 });

  expect(table.options).not.toContain('raise eclat-d-eden');
  expect(refusals(table, 'raise')).toEqual(['SA-BOSS-8']);
});

rule('SA-CARD-5', 'a raised card stays on level 2 wherever it goes', () => {
  const table = fight({
    enemies: ['porte-pilier'],
    mana: 3,
    hand: ['eclat-d-eden+'],
    others: 'banished',
    discard: ['jugement'],
  });
  table.choose('play eclat-d-eden', 'draw', 'draw');

  expect(lately(table, 'deckReformed')).toEqual([]);
  const card = table.state.content.cards.findIndex(({ id }) => id === 'eclat-d-eden');
  expect([hand(table).includes('eclat-d-eden+'), table.state.level[card]]).toEqual([true, 1]);
});

rule('SA-CARD-6', 'a discarded card goes to the Action discard pile on the face of its level', () => {
  const table = fight({ enemies: ['porte-pilier'], mana: 0, hand: ['eclat-d-eden+'] }).choose(
    'discard-for-mana eclat-d-eden',
  );

  expect(discardPile(table)).toEqual(['eclat-d-eden+']);
  expect(table.state.level[table.state.discard[0]!]).toBe(1);
});

rule(['SA-CARD-7', 'R-SA-30'], 'a bought AA card is played, discarded and shuffled in like an A card', () => {
  const table = fight({
    enemies: ['porte-pilier'],
    mana: 4,
    xp: 2,
    advanced: [['pacte-ecarlate'], []],
    others: 'banished',
  });
  table.choose('buy left', 'play pacte-ecarlate');
  expect(discardPile(table)).toEqual(['pacte-ecarlate']);

  table.choose('draw');

  expect(hand(table)).toEqual(['pacte-ecarlate']);
  expect(told(table, 'deckReformed')).toMatchObject([{ which: 'action', cards: 1 }]);
  expect(table.state.advanced[0]).toHaveLength(3);
});

rule(['R-SA-29', 'SA-XP-2'], 'only cards in hand, 1 XP for an A, 2 for an AA, once each', () => {
  const table = at({
    hand: ['eclat-d-eden+', 'lance-de-l-aube', 'jugement'],
    discard: ['souvenir-d-eden'],
    xp: 2,
  });
  expect(table.options.filter((option) => option.startsWith('raise'))).toEqual([
    'raise lance-de-l-aube',
    'raise jugement',
  ]);
  expect(refusals(table, 'raise')).toEqual(['R-SA-29']);

  table.choose('raise lance-de-l-aube');

  expect(table.state.xp).toBe(0);
  expect(table.state.level[table.state.hand[1]!]).toBe(1);
});
