import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { foe, SMALL } from './boxes/small.ts';
import {
  discardPile,
  enemies,
  type Given,
  hand,
  lately,
  names,
  order,
  refusals,
  tablesWith,
  told,
} from './table.ts';

const { at, bossFight, fight } = tablesWith(SMALL);

const cardsPlayed = (options: readonly string[]) => options.filter((option) => option.startsWith('play '));

describe('the Player Phase', () => {
  rule('SA-PLAY-1', 'cards are played in the Player Phase, and in no other', () => {
    const hands = { hand: ['coup', 'egide'], xp: 1, potions: 1, health: 20 };
    const player = fight({ enemies: [foe('gueux', 4)], mana: 6, ...hands });
    const beforeMana = fight({ enemies: [foe('gueux', 4)], phase: 'mana', ...hands });
    const moving = at({ ...hands });
    const window = bossFight({ phase: 'guardian', guardian: foe('gueux', 4), ...hands });

    expect(cardsPlayed(player.options)).toEqual(['play coup', 'play egide']);
    expect([beforeMana.kind, moving.kind, window.kind]).toEqual(['rollMana', 'rollMovement', 'potion']);
    for (const other of [beforeMana, moving, window]) expect(cardsPlayed(other.options)).toEqual([]);
  });

  rule('SA-PLAY-9', 'it ends when the player says so, even with cards to play', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: ['coup'] });
    expect(table.options).toContain('play coup');

    table.choose('end');

    expect(lately(table, 'attacked')).toHaveLength(1);
    expect(table.state.round).toBe(2);
  });

  rule(['SA-PLAY-9', 'R-SA-38'], 'it ends by itself only when nothing at all is left to do', () => {
    const nothing = { advanced: [[], []], hand: [], others: 'banished' } satisfies Given;
    const over = fight({ enemies: [foe('gueux', 4)], mana: 0, ...nothing, dice: [3] });
    expect([over.state.round, told(over, 'attacked').length]).toEqual([2, 1]);

    const stillOpen = {
      'discard-for-mana coup': fight({ enemies: [foe('gueux', 4)], mana: 0, hand: ['coup'] }),
      'cycle left': fight({ enemies: [foe('gueux', 4)], mana: 1, ...nothing }),
      draw: fight({ enemies: [foe('gueux', 4)], mana: 1, hand: [] }),
      drink: fight({ enemies: [foe('gueux', 4)], mana: 0, ...nothing, potions: 1, health: 20 }),
      'buy left': fight({ enemies: [foe('gueux', 4)], mana: 0, ...nothing, xp: 2 }),
      'play souffle': fight({ enemies: [foe('gueux', 4)], mana: 0, hand: ['souffle'] }),
    };
    for (const [option, table] of Object.entries(stillOpen)) {
      expect([table.kind, table.state.round]).toEqual(['act', 1]);
      expect(table.options).toContain(option);
    }
  });

  rule('R-SA-38', 'a draw can be paid even if no card of the hand can be played', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['marteau'], deck: ['coup'] });
    expect(cardsPlayed(table.options)).toEqual([]);

    table.choose('draw');

    expect(hand(table)).toEqual(['marteau', 'coup']);
  });
});

describe('damage', () => {
  rule('SA-PLAY-2', 'X damage lowers a resistance by X', () => {
    const table = fight({ enemies: [foe('gueux', 6)], mana: 6, hand: ['coup', 'coup+'] });

    table.choose('play coup');
    expect(table.state.resistance).toEqual([4]);
    table.choose('play coup.2');
    expect(table.state.resistance).toEqual([1]);
  });

  rule('SA-PLAY-3', 'an enemy is beaten at 0, not at 1', () => {
    const table = fight({ enemies: [foe('gueux', 3), foe('rustre', 2)], mana: 6, hand: ['coup', 'coup'] });

    table.choose('play coup', 'target 1');
    expect([table.state.resistance[0], table.state.standing]).toEqual([1, 2]);
    table.choose('play coup.2', 'target 2');
    expect(enemies(table, table.state.foes)).toEqual(['gueux', '–']);
  });

  rule('SA-PLAY-4', 'a beaten enemy earns the XP of the round, then goes to the discard pile', () => {
    for (const round of [1, 2, 4, 6, 7]) {
      const table = fight({ enemies: [foe('gueux', 2), foe('rustre', 4)], mana: 1, round, hand: ['coup'] });
      const xp = table.state.content.enemies[0]!.xp[round - 1] ?? 0;

      table.choose('play coup', 'target 1');

      expect(told(table, 'enemyBeaten')).toMatchObject([{ slot: 0, round, xp }]);
      expect(table.state.xp).toBe(xp);
      expect(enemies(table, table.state.enemyDiscard)).toEqual(['gueux']);
    }
  });

  rule('R-SA-42', 'what is over is lost: it never goes to another enemy', () => {
    const table = fight({ enemies: [foe('gueux', 2), foe('rustre', 4)], mana: 6, hand: ['marteau'] });

    table.choose('play marteau', 'target 1');

    expect(lately(table, 'enemyHit')).toMatchObject([{ slot: 0, amount: 6, left: 0 }]);
    expect(table.state.resistance[1]).toBe(4);
  });

  rule(
    'R-SA-42',
    'against enemies each card is an attack of its own; only against a Boss are cards joined',
    () => {
      const enemies = fight({ enemies: [foe('gueux', 4)], mana: 6, hand: ['coup', 'marteau'] });
      const boss = bossFight({ mana: 6, hand: ['coup', 'marteau'] });

      expect(enemies.options.filter((option) => option.startsWith('attack'))).toEqual([]);
      boss.choose('attack coup');
      expect(boss.options).toEqual(['add marteau', 'strike']);
    },
  );

  rule('R-SA-43', 'packets fall one after another, and who can be struck is worked out before each', () => {
    const falls = fight({ enemies: [foe('gueux', 2), foe('voile', 4)], mana: 1, hand: ['dards'] });
    const stands = fight({ enemies: [foe('gueux', 5), foe('voile', 4)], mana: 1, hand: ['dards'] });
    const line = [foe('gueux', 2), foe('rustre', 4), foe('voile', 4)];
    const asked = fight({ enemies: line, mana: 1, hand: ['dards'] });

    for (const table of [falls, stands, asked]) table.choose('play dards');

    expect(falls.state.resistance).toEqual([0, 2]);
    expect(stands.state.resistance).toEqual([1, 4]);
    expect([asked.options, refusals(asked, 'target')]).toEqual([['target 1', 'target 2'], ['SA-KEY-12']]);
  });

  rule(
    ['SA-MISC-6', 'SA-MISC-7', 'R-SA-43'],
    'EX-5: 2x2 is 4 to one or 2 to each; a plain 6 is all for one',
    () => {
      const two = () =>
        fight({ enemies: [foe('gueux', 8), foe('rustre', 8)], mana: 4, hand: ['dards', 'marteau'] });

      expect(two().choose('play dards', 'target 1', 'target 2').state.resistance).toEqual([6, 6]);
      expect(two().choose('play dards', 'target 1', 'target 1').state.resistance).toEqual([4, 8]);
      const plain = two().choose('play marteau', 'target 2');
      expect([plain.kind, plain.state.resistance]).toEqual(['act', [8, 2]]);
    },
  );

  rule('R-SA-43', 'packets left when no enemy remains are lost', () => {
    const table = fight({ enemies: [foe('gueux', 1)], mana: 1, hand: ['dards'] }).choose('play dards');

    expect(lately(table, 'enemyHit')).toHaveLength(1);
    expect(table.kind).toBe('banish');
  });
});

describe('Defence', () => {
  rule('SA-PLAY-5', 'a card that gives Defence stays in the play area, others go to the discard pile', () => {
    const table = fight({ enemies: [foe('gueux', 6)], mana: 6, hand: ['bouclier', 'riposte', 'coup'] });

    table.choose('play bouclier', 'play riposte', 'play coup');

    expect(names(table, table.state.inPlay)).toEqual(['bouclier', 'riposte']);
    expect(discardPile(table)).toEqual(['coup']);
  });

  rule('SA-PLAY-6', 'Defence adds up without limit', () => {
    const few = fight({ enemies: [foe('gueux', 6)], mana: 6, hand: ['bouclier', 'bouclier', 'riposte'] });
    const many = fight({ enemies: [foe('gueux', 6)], mana: 6, defence: 40, hand: ['bouclier'] });

    few.choose('play bouclier', 'play bouclier.2', 'play riposte');
    many.choose('play bouclier');

    expect([few.state.defence, many.state.defence]).toEqual([6, 42]);
  });

  rule('SA-PLAY-7', 'Defence counts for the current round only', () => {
    const table = fight({ enemies: [foe('gueux', 6, 3)], mana: 2, defence: 10 });

    table.choose('end');
    expect([table.state.health, table.state.defence]).toEqual([39, 0]);
    table.choose('end');
    expect(table.state.health).toBe(36);
  });

  rule('SA-PLAY-8', 'Defence cards are discarded at the end of the Enemy Phase', () => {
    const table = fight({ enemies: [foe('gueux', 6)], mana: 2, hand: ['bouclier'] }).choose('play bouclier');
    expect(table.state.discard).toEqual([]);

    table.choose('end');

    const steps = ['attacked', 'cardDiscarded', 'roundBegan'];
    expect(order(table, steps)).toEqual(steps);
    expect([table.state.inPlay, discardPile(table)]).toEqual([[], ['bouclier']]);
  });

  rule(
    'R-SA-45',
    'a combat over before an Enemy Phase: Defence cards are discarded at once, Defence is lost',
    () => {
      const table = fight({
        enemies: [foe('gueux', 2)],
        mana: 3,
        waiting: 1,
        hand: ['bouclier', 'coup'],
        xp: 1,
      });

      table.choose('play bouclier', 'play coup', 'keep');

      expect(lately(table, 'attacked')).toEqual([]);
      expect([table.state.inPlay, table.state.defence]).toEqual([[], 0]);
      expect(discardPile(table)).toEqual(['coup', 'bouclier']);
    },
  );
});

describe('playing a card', () => {
  rule(
    'R-SA-39',
    'paid, out of the hand, line by line from the top, then discarded, then it may be banished',
    () => {
      const table = fight({
        enemies: [foe('gueux', 4), foe('rustre', 4)],
        mana: 3,
        hand: ['entrave'],
        xp: 1,
      });

      table.choose('play entrave');
      expect([table.state.mana, hand(table), table.state.discard]).toEqual([2, [], []]);
      expect(names(table, table.state.resolving)).toEqual(['entrave']);
      expect(table.options).toEqual(['target 1', 'target 2']);
      table.choose('target 2');
      expect(table.state.weakened).toEqual([0, 2]);
      table.choose('target 1');

      expect(table.state.resistance).toEqual([3, 4]);
      expect([table.state.resolving, discardPile(table)]).toEqual([[], ['entrave']]);
      expect(table.options).toContain('banish entrave');
    },
  );

  rule('R-SA-39', 'a cost is never brought below 0', () => {
    const table = fight({ enemies: [foe('gueux', 6)], mana: 0, place: 'forge', hand: ['coup', 'marteau'] });
    expect(cardsPlayed(table.options)).toEqual(['play coup']);

    table.choose('play coup');

    expect(lately(table, 'cardPlayed')).toMatchObject([{ cost: 0 }]);
    expect(table.state.mana).toBe(0);
  });

  rule('R-SA-39', 'a card is played from the hand, with Mana enough and its condition true', () => {
    const rest = { hand: ['marteau', 'petite-main', 'souffle'], deck: ['coup'] };
    const table = fight({ enemies: [foe('gueux', 6)], mana: 2, ...rest });

    expect(cardsPlayed(table.options)).toEqual(['play souffle']);
    expect(refusals(table, 'play')).toEqual(['SA-MANA-9', 'SA-MISC-5']);
  });

  rule(['SA-MISC-5', 'R-SA-40'], 'the condition must be true already, the card still in hand', () => {
    const two = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['petite-main', 'marteau'] });
    const three = fight({ enemies: [foe('gueux', 4)], mana: 1, hand: ['petite-main', 'marteau', 'soin'] });

    expect(two.options).toContain('play petite-main');
    expect(three.options).not.toContain('play petite-main');
    expect(refusals(three, 'play')).toContain('SA-MISC-5');
  });

  rule(
    'R-SA-40',
    'the condition is checked before the cost is paid; what changes later does not matter',
    () => {
      const enough = fight({ enemies: [foe('gueux', 4)], mana: 3, hand: ['pleine-source'] });
      const short = fight({ enemies: [foe('gueux', 4)], mana: 2, hand: ['pleine-source'] });

      enough.choose('play pleine-source');

      expect([enough.state.mana, enough.state.defence]).toEqual([1, 1]);
      expect(short.options).not.toContain('play pleine-source');
    },
  );

  rule('R-SA-40', 'an unmet condition forbids playing, not discarding', () => {
    const table = fight({ enemies: [foe('gueux', 4)], mana: 2, hand: ['pleine-source'] });
    expect(table.options).not.toContain('play pleine-source');

    table.choose('discard-for-mana pleine-source');

    expect(table.state.mana).toBe(3);
    expect(discardPile(table)).toEqual(['pleine-source']);
  });

  rule('R-SA-44', 'when the last enemy falls the card finishes, may be banished, and the combat ends', () => {
    const rest = { hand: ['moisson'], deck: ['coup'], health: 30 };
    const table = fight({ enemies: [foe('gueux', 2)], mana: 5, place: 'brasier', round: 6, ...rest });

    table.choose('play moisson');
    expect([table.kind, table.options]).toEqual(['banish', ['banish moisson', 'keep']]);
    expect([table.state.health, hand(table), table.state.xp]).toEqual([31, ['coup'], 1]);
    table.choose('banish moisson');

    expect(names(table, table.state.banished)).toEqual(['moisson']);
    expect(order(table, ['combatWon', 'attacked', 'healthLost'])).toEqual(['combatWon']);
    expect([table.state.mana, table.state.health]).toEqual([0, 31]);
  });

  rule('R-SA-44', 'while one enemy stands the combat goes on', () => {
    const rest = { hand: ['moisson'], deck: ['coup'] };
    const table = fight({ enemies: [foe('gueux', 2), foe('rustre', 2)], mana: 5, ...rest });

    table.choose('play moisson', 'target 1');

    expect([table.kind, table.state.mana]).toEqual(['act', 4]);
  });
});
