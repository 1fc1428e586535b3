/** How a choice is written in a record: the same whatever the language. */
import type { Option } from '@tablee/kernel';
import { squareName } from '../rules/move.ts';
import { type AnyOption, BOSS_SLOT } from '../types.ts';

export function notation(option: Option): string {
  const chosen = option as AnyOption;
  switch (chosen.do) {
    case 'mode':
      return `mode ${chosen.mode}`;
    case 'die':
    case 'remove':
      return `${chosen.do} ${chosen.pips}`;
    case 'step':
      return `${chosen.to} ${squareName(chosen.square)}`;
    case 'cycle':
    case 'buy':
    case 'take-top':
      return `${chosen.do} ${chosen.side === 0 ? 'left' : 'right'}`;
    case 'target':
      return chosen.slot === BOSS_SLOT ? 'target boss' : `target ${chosen.slot + 1}`;
    case 'absorb':
      return `absorb ${chosen.mana}`;
    default:
      return 'id' in chosen ? `${chosen.do} ${chosen.id}` : chosen.do;
  }
}
