/** Whether effects could do anything, asked before they are begun: a card none of whose effects is possible can't be played. */
import type { Seat } from '../../state.ts';
import type { Script } from '../read/forms.ts';
import type { Context, Table } from '../table.ts';

/** Whether at least one sentence of the effects would do something, as the table stands now. Changes nothing and draws no chance. */
export function isPossible(t: Table, address: string, by: Seat, source: number, it = -1): boolean {
  const c: Context = { by, you: by, source, it, names: {}, numbers: {}, facts: NO_FACTS, as: '' };
  return isBlockPossible(t, c, t.content.book.script(address).blocks, 0);
}

const NO_FACTS = {};

export function isBlockPossible(t: Table, c: Context, blocks: Script['blocks'], block: number): boolean {
  for (const sentence of blocks[block]!) {
    if (sentence.possible === undefined || sentence.possible(t, c, blocks)) return true;
  }
  return false;
}
