import { describe, expect, test } from 'vitest';
import { type Site, sitesIn, withSwitches } from './sites.ts';

const TEXT = `
  let told = [];
  function walk(steps, isFree) {
    if (steps < 2 && isFree) told.push('T-MOVE-1');
    else told.push('T-MOVE-2');
    if (!isFree) return;
    told.push(Math.max(steps, 3) + 1);
  }
  walk(steps, isFree);
  told;
`;

const sites = sitesIn('rules/walk.js', TEXT, (id) => `${id}9`).map((site, id) => ({ ...site, id }));

/** What the text comes to with one change awake; null for none. */
function toldWith(awake: number | null, steps: number, isFree: boolean): unknown {
  Object.assign(globalThis, { __mutant: (id: number) => id === awake });
  const run = new Function(
    'steps',
    'isFree',
    `${withSwitches(TEXT, sites).replace('told;', 'return told;')}`,
  );
  return run(steps, isFree);
}

const change = (before: string, kind: Site['kind'] = 'expression') =>
  sites.find((site) => site.kind === kind && site.before === before)!;

describe('changes', () => {
  test('that are asleep change nothing', () => {
    expect(toldWith(null, 1, true)).toEqual(['T-MOVE-1', 4]);
    expect(toldWith(null, 2, true)).toEqual(['T-MOVE-2', 4]);
    expect(toldWith(null, 1, false)).toEqual(['T-MOVE-2']);
  });

  test.each([
    ['a comparison', change('steps < 2'), ['T-MOVE-1', 4]],
    ['a rule', change("'T-MOVE-2'"), ['T-MOVE-29', 4]],
    ['min for max', change('Math.max(steps, 3)'), ['T-MOVE-2', 3]],
    ['a sum', change('Math.max(steps, 3) + 1'), ['T-MOVE-2', 2]],
    ['a negation', change('!isFree'), ['T-MOVE-2']],
    ['a statement', change("told.push('T-MOVE-2');", 'statement'), [4]],
    ['a function left at once', change('', 'entry'), []],
  ] as const)('%s', (_, { id }, told) => {
    expect(toldWith(id, 2, true)).toEqual(told);
  });

  test('leave types, keys and comments alone', () => {
    const text = "type Step = 1; const words = { 'T-MOVE-1': x as 2 }; // 3";

    expect(sitesIn('rules/words.ts', text, (id) => id)).toEqual([]);
  });
});
