/** The options that are always the same, made once. Those about a card are made with the content. */
import type { BareOption, SideOption } from '../types.ts';

export const DRAW: BareOption = { do: 'draw' };
export const ROLL: BareOption = { do: 'roll' };
export const REROLL: BareOption = { do: 'reroll' };
export const KEEP: BareOption = { do: 'keep' };
export const CYCLE: readonly [SideOption, SideOption] = [
  { do: 'cycle', side: 0 },
  { do: 'cycle', side: 1 },
];
export const BUY_POTION: BareOption = { do: 'buy-potion' };
export const BUY: readonly [SideOption, SideOption] = [
  { do: 'buy', side: 0 },
  { do: 'buy', side: 1 },
];
