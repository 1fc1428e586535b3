import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { againstBoss, enemyIds, hand, ids, inFight, lately, refusals, told } from './table.ts';

describe('striking', () => {
  rule('SA-PLAY-1', 'A and AA cards are played in the Player Phase', () => {
    const table = inFight(['porte-pilier'], { mana: 6 }, { hand: ['eclat-d-eden', 'lance-de-l-aube'] });

    expect(table.options).toEqual(expect.arrayContaining(['play eclat-d-eden', 'play lance-de-l-aube']));
  });

  rule(
    ['SA-PLAY-2', 'R-SA-42'],
    'X damage lowers resistance by X; the excess is lost and spills nowhere',
    () => {
      const table = inFight(
        ['rodeur-de-cendre', 'porte-pilier'],
        { mana: 6 },
        { hand: ['jugement', 'eclat-d-eden'] },
      );
      table.choose('play eclat-d-eden', 'target 2');
      expect(table.state.resistance[1]).toBe(4);

      table.choose('play jugement', 'target 1');

      expect(table.state.resistance[1]).toBe(4);
    },
  );

  rule(['SA-PLAY-3', 'SA-PLAY-4'], 'at 0 it is beaten: XP, then the card is discarded', () => {
    const table = inFight(['rodeur-de-cendre', 'porte-pilier'], { mana: 1 }, { hand: ['eclat-d-eden'] });
    table.choose('play eclat-d-eden', 'target 1');

    const events = table.told().map(({ event }) => event);
    expect(events.indexOf('enemyBeaten')).toBeGreaterThanOrEqual(0);
    expect(table.state.xp).toBe(1);
    expect(enemyIds(table, table.state.enemyDiscard)).toEqual(['rodeur-de-cendre']);
  });
});

describe('Defence', () => {
  rule(['SA-PLAY-5', 'SA-PLAY-6'], 'Defence cards stay in play and add up', () => {
    const table = inFight(['porte-pilier'], { mana: 3 }, { hand: ['voile-de-priere', 'rempart-des-soeurs'] });
    table.choose('play voile-de-priere', 'play rempart-des-soeurs');

    expect(ids(table, table.state.inPlay)).toEqual(['voile-de-priere', 'rempart-des-soeurs']);
    expect(table.state.defence).toBe(6);
  });

  rule(
    ['SA-PLAY-7', 'SA-PLAY-8'],
    'Defence counts this round only; its cards go at the end of the Enemy Phase',
    () => {
      const table = inFight(
        ['porte-pilier'],
        { mana: 2 },
        { hand: ['voile-de-priere', 'jugement'] },
        { dice: [3] },
      );
      table.choose('play voile-de-priere', 'end');

      expect([table.state.defence, table.state.inPlay]).toEqual([0, []]);
      expect(ids(table, table.state.discard)).toEqual(['voile-de-priere']);
      expect(table.state.health).toBe(39);
    },
  );

  rule('R-SA-45', 'when a combat ends before an Enemy Phase, Defence cards are discarded at once', () => {
    const table = inFight(['rodeur-de-cendre'], { mana: 2 }, { hand: ['voile-de-priere', 'eclat-d-eden'] });
    table.choose('play voile-de-priere', 'play eclat-d-eden', 'keep');

    expect([table.state.defence, table.state.inPlay]).toEqual([0, []]);
    expect(ids(table, table.state.discard)).toEqual(['eclat-d-eden', 'voile-de-priere']);
  });
});

describe('the phase', () => {
  rule(
    ['SA-PLAY-9', 'R-SA-38'],
    'it ends when the player says so, and by itself only when nothing at all is left',
    () => {
      const early = inFight(['porte-pilier'], { mana: 3 }, { hand: ['eclat-d-eden'] });
      expect(early.options).toContain('end');

      const nothing = inFight(['porte-pilier'], { mana: 0 }, {}, { dice: [2] });
      expect(nothing.state.round).toBe(2);

      const aDrawIsLeft = inFight(['porte-pilier'], { mana: 1 }, { hand: ['jugement'] });
      expect([aDrawIsLeft.state.round, aDrawIsLeft.options.includes('draw')]).toEqual([1, true]);
    },
  );

  rule('R-SA-39', 'paid, out of the hand, lines from top to bottom, then discarded or kept in play', () => {
    const table = inFight(['porte-pilier', 'novice-d-asmoth'], { mana: 3 }, { hand: ['garde-et-riposte'] });
    table.choose('play garde-et-riposte');
    expect([table.kind, table.state.mana, ids(table, table.state.resolving), table.state.hand]).toEqual([
      'target',
      1,
      ['garde-et-riposte'],
      [],
    ]);

    table.choose('target 1');

    const order = told(table, 'defenceGained').length + told(table, 'enemyHit').length;
    expect([order, ids(table, table.state.inPlay)]).toEqual([2, ['garde-et-riposte']]);
  });

  rule(
    'R-SA-39',
    'a Place’s change of cost never brings a cost below 0, and targets are chosen line by line',
    () => {
      const dear = inFight(
        ['porte-pilier'],
        { mana: 1, place: 'salle-des-crochets' },
        { hand: ['voile-de-priere', 'eclat-d-eden'] },
      );
      expect(refusals(dear, 'play')).toEqual(['SA-MANA-9']);
      expect(dear.options).toContain('play eclat-d-eden');

      const lines = inFight(['porte-pilier', 'novice-d-asmoth'], { mana: 1 }, { hand: ['entrave-sacree'] });
      lines.choose('play entrave-sacree', 'target 1', 'target 2');
      expect([lines.state.weakened[0], lines.state.resistance[1]]).toEqual([2, 3]);
    },
  );

  rule(
    ['R-SA-40', 'SA-MISC-5'],
    'a condition is checked when the card is declared; unmet, it forbids playing, not discarding',
    () => {
      const two = inFight(
        ['porte-pilier', 'rodeur-de-cendre'],
        { mana: 2 },
        { hand: ['coup-de-grace', 'eclat-d-eden'] },
      );
      expect(refusals(two, 'play')).toEqual(['SA-MISC-5']);
      expect(two.options).toContain('discard-for-mana coup-de-grace');

      two.choose('play eclat-d-eden', 'target 2');
      expect(two.options).toContain('play coup-de-grace');

      // Counted with the card itself still in hand.
      const four = inFight(
        ['porte-pilier'],
        { mana: 1 },
        { hand: ['souffle-de-noa', 'jugement', 'eclat-d-eden', 'coup-de-grace'] },
      );
      expect(four.options).not.toContain('play souffle-de-noa');
    },
  );

  rule(
    ['SA-MANA-11', 'R-SA-44'],
    'when the last enemy falls the card finishes its other lines, may be banished, and Mana is gone',
    () => {
      const table = inFight(
        [{ enemy: 'rodeur-de-cendre', resistance: 1 }],
        { mana: 6, place: 'brasier-couvant' },
        { hand: ['pluie-d-epines', 'garde-et-riposte'] },
        { dice: [3, 4] },
      );
      table.choose('play garde-et-riposte');
      expect([table.kind, table.options]).toEqual(['banish', ['banish garde-et-riposte', 'keep']]);
      table.choose('keep');

      expect(table.state.mana).toBe(0);
      expect(told(table, 'attacked')).toEqual([]);
      expect(table.state.health).toBe(39);
    },
  );

  rule('R-SA-44', 'a price in health printed after the blow is still paid', () => {
    const table = inFight(
      [{ enemy: 'rodeur-de-cendre', resistance: 1 }],
      { mana: 1 },
      { hand: ['pacte-ecarlate'] },
    );
    table.choose('play pacte-ecarlate');

    expect([told(table, 'enemyBeaten').length, table.state.health]).toEqual([1, 38]);
  });
});

describe('packets', () => {
  const two = () =>
    inFight(
      ['porte-pilier', 'gargouille-borgne'],
      { mana: 2 },
      { hand: ['lames-jumelles', 'lame-de-l-alliance'] },
    );

  rule(['SA-MISC-6', 'SA-MISC-7'], 'EX-5: 2x2 deals 4 to one or 2 to each; a plain 4 only 4 to one', () => {
    expect(two().choose('play lames-jumelles', 'target 1', 'target 1').state.resistance).toEqual([2, 5]);
    expect(two().choose('play lames-jumelles', 'target 1', 'target 2').state.resistance).toEqual([4, 3]);
    expect(two().choose('play lame-de-l-alliance', 'target 2').state.resistance).toEqual([6, 1]);
  });

  rule(
    'R-SA-43',
    'packets come one after another, targets worked out anew, the rest lost when nobody is left',
    () => {
      const hidden = inFight(
        [{ enemy: 'rodeur-de-cendre', resistance: 2 }, 'ombre-furtive'],
        { mana: 2 },
        { hand: ['lames-jumelles'] },
      );
      hidden.choose('play lames-jumelles');
      expect(told(hidden, 'enemyHit').map(({ slot }) => slot)).toEqual([0, 1]);

      const alone = inFight(
        [{ enemy: 'rodeur-de-cendre', resistance: 1 }],
        { mana: 2 },
        { hand: ['lames-jumelles'] },
      );
      alone.choose('play lames-jumelles');
      expect(told(alone, 'enemyHit')).toHaveLength(1);
    },
  );
});

rule('R-SA-32', 'an effect that draws stops at 5 cards', () => {
  const table = inFight(
    ['porte-pilier'],
    { mana: 1 },
    { hand: ['souvenir-d-eden', 'jugement', 'eclat-d-eden', 'coup-de-grace', 'onde-de-lumiere'] },
  );
  table.choose('play souvenir-d-eden');

  expect([hand(table).length, lately(table, 'cardDrawn').length]).toEqual([5, 1]);
});

rule('R-SA-85', 'a card may weaken the Boss, which counts as an enemy', () => {
  const table = againstBoss({ mana: 1, dice: [6], attack: 3 }, { hand: ['entrave-sacree'] }, { dice: [2] });
  table.choose('attack entrave-sacree', 'end');

  expect(lately(table, 'attacked')).toMatchObject([{ who: 'boss', total: 1 }]);
});
