import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { enemies, hand, lately, refusals, tablesWith, told } from './table.ts';

const { at, bossFight, fight } = tablesWith(PLAIN);

const haste = (enemies: string[], rest: object, dice: number[], place = 'spectre-du-puits') =>
  at({ crossed: [`combat-${enemies.length as 1 | 2 | 3}`], enemyDeck: [...enemies, place], ...rest, dice });

describe('Rage', () => {
  rule(
    ['SA-KEY-1', 'R-SA-48'],
    'doubled when nothing defends; one point of Defence is enough to prevent it',
    () => {
      const bare = fight({ enemies: ['forcene-du-pilier'], mana: 0, hand: ['jugement'], dice: [3] }).choose(
        'end',
      );
      expect(bare.state.health).toBe(35);

      const defended = fight({
        enemies: ['forcene-du-pilier'],
        mana: 0,
        defence: 1,
        hand: ['jugement'],
        dice: [3],
      }).choose('end');
      expect(defended.state.health).toBe(38);
    },
  );

  rule(
    'R-SA-48',
    'level, then changes, then Coriace +1, then ×2, then the sum; a changed level is no defence',
    () => {
      const table = fight({
        enemies: [
          { enemy: 'furie-voilee', weakened: 1 },
          { enemy: 'rodeur-de-cendre', returned: true },
        ],
        mana: 0,
        hand: ['jugement'],
        dice: [3],
      }).choose('end');

      expect(lately(table, 'attacked')).toMatchObject([
        {
          total: 2 * 2 + 2,
          terms: [
            { level: 2, raging: true },
            { level: 2, raging: false },
          ],
        },
      ]);
    },
  );
});

describe('Force Brutale', () => {
  rule(
    ['SA-KEY-2', 'R-SA-49'],
    'each such enemy that took part discards one random card when HP were lost',
    () => {
      const two = fight({
        enemies: ['colosse-de-suie', 'briseur-de-sceaux'],
        mana: 0,
        hand: ['jugement', 'eclat-d-eden', 'onde-de-lumiere'],
        dice: [3],
      });
      expect(hand(two.choose('end'))).toHaveLength(1);

      const none = fight({
        enemies: ['colosse-de-suie'],
        mana: 0,
        defence: 2,
        hand: ['jugement', 'eclat-d-eden'],
        dice: [3],
      });
      expect(hand(none.choose('end'))).toHaveLength(2);

      const tamed = fight({
        enemies: [{ enemy: 'colosse-de-suie', weakened: 2 }, 'rodeur-de-cendre'],
        mana: 0,
        hand: ['jugement', 'eclat-d-eden'],
        dice: [3],
      });
      expect(hand(tamed.choose('end'))).toHaveLength(2);
    },
  );

  rule('SA-KEY-3', 'from an empty hand nothing is discarded and nothing replaces it', () => {
    const table = fight({ enemies: ['colosse-de-suie'], mana: 0, dice: [3] });

    expect([told(table, 'cardDiscarded'), table.state.health]).toEqual([[], 37]);
  });

  rule(['SA-KEY-2', 'R-SA-49'], 'a Boss that Defence holds off discards nothing', () => {
    const left = (defence: number) =>
      hand(
        bossFight({
          mana: 0,
          attack: 2,
          defence,
          hand: ['jugement', 'eclat-d-eden', 'onde-de-lumiere'],
          against: 'force',
          dice: [3],
        }).choose('end'),
      ).length;

    expect([left(1), left(2)]).toEqual([2, 3]);
  });

  rule('R-SA-70', 'a Boss with Brûlures too discards for its attack and again for the burn', () => {
    const table = bossFight({
      mana: 0,
      attack: 2,
      hand: ['jugement', 'eclat-d-eden', 'onde-de-lumiere'],
      against: 'feu-et-force',
      dice: [3],
    }).choose('end');

    expect([hand(table).length, table.state.health]).toEqual([1, 34]);
  });
});

describe('Gardiens', () => {
  const end = (given: object, dice: number[], rest: object = {}) =>
    bossFight({
      mana: 0,
      attack: 1,
      ...given,
      hand: ['jugement'],
      ...rest,
      against: 'gardiens',
      dice,
    }).choose('end');

  rule(
    ['SA-KEY-4', 'SA-KEY-5', 'R-SA-68'],
    'at the end of a round, alone, a die: below 4 the top enemy of the deck comes',
    () => {
      const came = end({}, [3, 4], { enemyDeck: ['porte-pilier'] });
      expect(enemies(came, came.state.foes)).toEqual(['porte-pilier']);
      expect(lately(came, 'attacked').map(({ who }) => who)).toEqual(['boss']);

      const nobody = end({}, [4, 4]);
      expect([nobody.state.standing, lately(nobody, 'nobodyCame').length]).toEqual([0, 1]);
    },
  );

  rule(
    'R-SA-68',
    'no roll while one is there; one beaten this round is replaced this very round; none at setup',
    () => {
      const there = end({ guardian: 'porte-pilier' }, [4]);
      expect(lately(there, 'diceRolled').map(({ what }) => what)).toEqual(['mana']);

      const again = bossFight({
        mana: 1,
        attack: 1,
        guardian: { enemy: 'porte-pilier', resistance: 1 },
        hand: ['eclat-d-eden', 'jugement'],
        enemyDeck: ['chien-du-seuil'],
        against: 'gardiens',
        dice: [1, 4],
      });
      again.choose('attack eclat-d-eden', 'target 1', 'end');
      expect(enemies(again, again.state.foes)).toEqual(['chien-du-seuil']);

      expect(
        bossFight({ phase: 'before', hand: ['jugement'], against: 'gardiens', dice: [3] }).state.standing,
      ).toBe(0);
    },
  );

  rule('SA-KEY-6', 'the guardian has its numbers, "?" rolled, and can be beaten', () => {
    const table = end({}, [1, 5, 2, 4], { enemyDeck: ['masque-changeant'] });
    expect([table.state.resistance[0], table.state.attack[0]]).toEqual([5, 2]);

    const struck = (resistance: number) =>
      bossFight({
        mana: 2,
        guardian: { enemy: 'masque-changeant', resistance },
        hand: ['eclat-d-eden', 'jugement'],
        against: 'gardiens',
      }).choose('attack eclat-d-eden', 'target 1');
    const standing = struck(3);
    expect([standing.state.resistance[0], enemies(standing, standing.state.enemyDiscard)]).toEqual([1, []]);
    const beaten = struck(2);
    expect(enemies(beaten, beaten.state.foes)).toEqual(['–']);
    expect(enemies(beaten, beaten.state.enemyDiscard)).toEqual(['masque-changeant']);
    expect(beaten.state.result).toBeNull();
  });

  rule(['SA-KEY-7', 'R-SA-67'], 'it attacks apart and first, and uses up the Defence first', () => {
    const table = end({ guardian: { enemy: 'porte-pilier', attack: 2 }, attack: 3, defence: 3 }, [4]);

    expect(lately(table, 'attacked')).toMatchObject([
      { who: 'guardian', defence: 3, loss: 0 },
      { who: 'boss', defence: 1, loss: 2 },
    ]);
  });

  rule('R-SA-67', 'the Boss’s Rage looks at the Defence left for it', () => {
    const table = bossFight({
      mana: 0,
      attack: 2,
      defence: 2,
      guardian: { enemy: 'porte-pilier', attack: 2 },
      hand: ['jugement'],
      against: 'rage',
      dice: [4],
    });

    expect(table.choose('end').state.health).toBe(35);
  });

  rule('SA-KEY-8', 'all keywords of the guardian are ignored', () => {
    const table = bossFight({
      mana: 1,
      gauge: [6],
      guardian: { enemy: 'larve-d-ombre', resistance: 2 },
      hand: ['eclat-d-eden', 'jugement'],
      against: 'gardiens',
    });
    table.choose('attack eclat-d-eden', 'target 1');

    expect([told(table, 'enemyReturned'), table.state.standing]).toEqual([[], 0]);
  });
});

describe('Brûlures', () => {
  rule(
    ['SA-KEY-10', 'SA-KEY-11'],
    '3 unblockable damage at the end of each round, whatever the Defence',
    () => {
      const table = bossFight({
        mana: 0,
        attack: 3,
        defence: 9,
        hand: ['jugement'],
        against: 'brulures',
        dice: [2],
      }).choose('end');

      expect(lately(table, 'healthLost')).toMatchObject([{ amount: 3, why: 'brulures' }]);
    },
  );

  rule('R-SA-70', 'none in the round the Boss falls; with Gardiens the burn comes before the roll', () => {
    const fallen = bossFight({ mana: 1, gauge: [2], hand: ['eclat-d-eden'], against: 'brulures' }).choose(
      'attack eclat-d-eden',
    );
    expect([fallen.state.health, fallen.state.result?.how]).toEqual([39, 'boss-beaten']);

    const both = bossFight({
      mana: 0,
      attack: 1,
      hand: ['jugement'],
      against: 'feu-et-gardiens',
      dice: [6, 2],
    }).choose('end');
    const order = both
      .told()
      .map((event) => ('why' in event ? event.why : 'what' in event ? event.what : ''));
    expect(order.indexOf('brulures')).toBeLessThan(order.indexOf('gardiens'));
  });
});

describe('Caché', () => {
  rule('SA-KEY-12', 'no target while another without Caché is in play', () => {
    const table = fight({
      enemies: ['ombre-furtive', 'porte-pilier', 'novice-d-asmoth'],
      mana: 1,
      hand: ['eclat-d-eden'],
    }).choose('play eclat-d-eden');

    expect(table.options).toEqual(['target 2', 'target 3']);
    expect(refusals(table, 'target')).toEqual(['SA-KEY-12']);
  });

  rule(
    'R-SA-71',
    'when all left are Caché all can be struck; area damage strikes them anyway; one come back still shields',
    () => {
      const all = fight({
        enemies: ['ombre-furtive', 'veuve-de-brume'],
        mana: 1,
        hand: ['eclat-d-eden'],
      }).choose('play eclat-d-eden');
      expect(all.options).toEqual(['target 1', 'target 2']);

      const area = fight({
        enemies: ['ombre-furtive', 'porte-pilier'],
        mana: 2,
        hand: ['onde-de-lumiere', 'jugement'],
      }).choose('play onde-de-lumiere');
      expect(area.state.resistance).toEqual([1, 4]);

      const shielded = fight({
        enemies: ['ombre-furtive', { enemy: 'revenant-enchaine', resistance: 1, returned: true }],
        mana: 1,
        hand: ['eclat-d-eden', 'jugement'],
      });
      shielded.choose('play eclat-d-eden');
      expect(told(shielded, 'enemyHit')).toMatchObject([{ slot: 1 }]);
    },
  );
});

describe('Hâte', () => {
  rule(
    ['SA-KEY-13', 'R-SA-72'],
    'in round 1 all Hâte enemies attack together right after the Mana roll',
    () => {
      const table = haste(['ecorcheur-hatif', 'louve-rouge', 'porte-pilier'], {}, [5]);
      expect(table.kind).toBe('answerHate');

      table.choose('absorb 1');

      expect(lately(table, 'attacked')).toMatchObject([{ who: 'hate', total: 5, mana: 1, loss: 4 }]);
    },
  );

  rule('R-SA-72', 'a Place’s Defence helps and is used up', () => {
    const table = haste(['ecorcheur-hatif'], { hand: ['jugement'] }, [5], 'larve-d-ombre').choose('absorb 0');

    expect(lately(table, 'attacked')).toMatchObject([{ total: 3, defence: 1, loss: 2 }]);
    expect(table.state.defence).toBe(0);
  });

  rule(['SA-KEY-14', 'R-SA-74'], 'it sits out the Enemy Phase of round 1, which still takes place', () => {
    const table = haste(['ecorcheur-hatif'], { hand: ['jugement'] }, [2, 3], 'veuve-de-brume').choose(
      'absorb 2',
      'end',
    );

    expect(lately(table, 'attacked')).toMatchObject([{ who: 'attack', total: 0 }]);
    expect(lately(table, 'healthLost')).toMatchObject([{ why: 'place' }]);
  });

  rule(
    ['SA-KEY-15', 'R-SA-73'],
    '1 Mana is 1 damage less, up to the damage without Rage; spending defends',
    () => {
      const table = haste(['louve-rouge'], { hand: ['jugement'] }, [5]);
      expect(table.options.filter((option) => option.startsWith('absorb'))).toEqual([
        'absorb 0',
        'absorb 1',
        'absorb 2',
      ]);
      expect(refusals(table, 'absorb')).toEqual(['R-SA-73']);

      table.choose('absorb 1');

      expect(lately(table, 'attacked')).toMatchObject([{ total: 2, loss: 1 }]);
      expect(table.state.mana).toBe(4);
    },
  );

  rule('SA-KEY-16', 'from round 2 it attacks in the Enemy Phase', () => {
    const table = fight({
      enemies: ['ecorcheur-hatif'],
      round: 2,
      mana: 0,
      hand: ['jugement'],
      dice: [3],
    }).choose('end');

    expect(lately(table, 'attacked')).toMatchObject([{ who: 'attack', total: 3 }]);
  });
});

describe('Coriace', () => {
  rule(
    ['SA-KEY-17', 'R-SA-75'],
    'it comes back once, in its place, with 1 resistance and +1 attack; the excess is lost',
    () => {
      const table = fight({
        enemies: ['revenant-enchaine', 'porte-pilier'],
        mana: 6,
        hand: ['jugement', 'eclat-d-eden', 'onde-de-lumiere'],
        dice: [3],
      });
      table.choose('play jugement', 'target 1');
      expect(table.state).toMatchObject({ resistance: [1, 6], returned: [1, 0], standing: 2 });
      expect(table.table.view(null).table.foes[0]).toMatchObject({ attack: 3, returned: true });

      table.choose('play eclat-d-eden', 'target 1');
      expect(table.state.standing).toBe(1);
    },
  );

  rule('R-SA-75', 'a later packet can strike it again; the Place does not raise its 1 resistance', () => {
    const table = fight({
      enemies: [{ enemy: 'larve-d-ombre', resistance: 2 }],
      mana: 2,
      place: 'galerie-de-pierre',
      hand: ['lames-jumelles'],
    });
    table.choose('play lames-jumelles');

    expect(told(table, 'enemyReturned')).toHaveLength(1);
    expect(told(table, 'enemyBeaten')).toHaveLength(1);
  });

  rule(['SA-KEY-18', 'R-SA-76'], 'XP and what answers to a beaten enemy come the second time only', () => {
    const table = fight({
      enemies: ['larve-d-ombre', 'porte-pilier'],
      mana: 3,
      round: 2,
      place: 'fosse-aux-cris',
      hand: ['eclat-d-eden', 'pluie-d-epines', 'jugement'],
    });
    table.choose('play eclat-d-eden', 'target 1');
    expect([table.state.xp, table.state.mana, told(table, 'enemiesEmboldened').length]).toEqual([0, 2, 0]);

    table.choose('play pluie-d-epines', 'target 1');
    expect([table.state.xp, told(table, 'enemiesEmboldened').length]).toEqual([1, 1]);
  });

  rule('R-SA-74', 'a Hâte enemy that comes back in round 1 does not attack again in it', () => {
    const table = fight({
      enemies: [{ enemy: 'ecorcheur-hatif', resistance: 1, returned: true }],
      round: 1,
      mana: 0,
      hand: ['jugement'],
      dice: [3],
    });

    expect(table.choose('end').state.health).toBe(39);
  });
});
