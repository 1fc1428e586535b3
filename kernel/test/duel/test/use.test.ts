import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { at } from './at.ts';
import { withCards } from './with-cards.ts';

const archer = {
  id: 'archer',
  abilities: [
    {
      activated: 'word',
      limit: { times: 1, per: 'turn' },
      targets: { prey: { type: 'creature', side: 'theirs' } },
      cost: [{ do: 'spend', amount: 2 }],
      then: [{ do: 'damage', amount: 1, to: 'prey' }],
    },
  ],
};
const jailer = {
  id: 'geolier',
  abilities: [{ always: { of: { type: 'creature', side: 'theirs' }, gets: { cannot: ['attack'] } } }],
};

describe('abilities of creatures', () => {
  rule('DU-CARD-5', 'a Word is aimed, paid for and put on the stack; once, if the card says so', () => {
    const table = at({ sides: [{ well: 5, line: ['archer'] }, { line: ['louve'] }] }, withCards(archer));
    expect(table.options).toContain('use archer');

    table.choose('use archer', 'target louve');
    expect(table.stack).toEqual(['archer']);
    expect(table.state.sides[0].well).toBe(3);
    table.choose('pass', 'pass');

    expect(table.state.sides[1].line[0]!.wounds).toBe(1);
    expect(table.whyNot('use')).toEqual({ archer: 'DU-CARD-5' });
    table.choose('end', 'pass', 'pass', 'end', 'pass', 'pass');
    expect(table.options).toContain('use archer');
  });

  rule('DU-CARD-5', 'who can’t pay or has no target can’t use it; who has announced it may step back', () => {
    const poor = at({ sides: [{ well: 1, line: ['archer'] }, { line: ['louve'] }] }, withCards(archer));
    const alone = at({ sides: [{ well: 5, line: ['archer'] }, {}] }, withCards(archer));
    const back = at({ sides: [{ well: 5, line: ['archer'] }, { line: ['louve'] }] }, withCards(archer));

    expect(poor.play.whyNot('use').map((refusal) => refusal.with)).toEqual([{ reason: 'cost' }]);
    expect(alone.play.whyNot('use').map((refusal) => refusal.with)).toEqual([{ reason: 'target' }]);
    back.choose('use archer', 'back');
    expect([back.kind, back.state.sides[0].well, back.stack]).toEqual(['act', 5, []]);
    expect(back.options).toContain('use archer');
  });

  rule('DU-CREA-3', 'what a card forbids is not offered, as long as the card is in play', () => {
    const table = at(
      { sides: [{ well: 1, hand: ['braise'], line: ['louve'] }, { line: [{ card: 'geolier', wounds: 1 }] }] },
      withCards(jailer),
    );
    expect(table.options).not.toContain('attack louve');
    expect(table.whyNot('attack')).toEqual({ louve: 'DU-CREA-3' });

    table.choose('play braise', 'target geolier', 'spend', 'pass', 'pass');

    expect(table.options).toContain('attack louve');
  });
});
