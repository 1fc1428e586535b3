/** What one plays for, said from the first question on. */
import { Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { veiel } from '../../index.ts';
import { aim } from '../aim.ts';

function aimOf(config: Record<string, unknown>) {
  const { state, view } = seen(config);
  return aim(view, 'fr', state.content);
}

function seen(config: Record<string, unknown>) {
  const table = new Table(veiel as never, { seats: 1, seed: 'aim', config });
  return { state: table.state, view: table.view(0 as never) as never };
}

describe('the aim', () => {
  test('of a scenario is the scenario’s before its heroes are chosen, without a second full stop', () => {
    const shown = aimOf({ mode: 'scenario', scenario: 'gue-de-sel', heroes: 2 });

    expect(shown).toMatchObject({ counts: 'Scénario', far: 'Le Gué de sel' });
    expect(shown.says).toBe('Menez la charrette de sel sur la rangée 1');
  });

  test('of a game of four fights is how far one is', () => {
    expect(aimOf({ heroes: 2 })).toMatchObject({ counts: 'Affrontement', far: '1/4' });
  });
});
