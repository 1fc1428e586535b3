/** The keywords that put an effect on the Pile, by name: what each may be aimed at and what it does. */
import type { Next } from '@tablee/kernel';
import type { Entry, InPlay, PileKeyword, SevenFallen, Trigger } from '../types.ts';
import { archerie } from './keywords/archerie.ts';
import { assassin } from './keywords/assassin.ts';
import { catalyseur } from './keywords/catalyseur.ts';
import { collateral } from './keywords/collateral.ts';
import { flamme } from './keywords/flamme.ts';
import { geler } from './keywords/geler.ts';
import { honneur } from './keywords/honneur.ts';
import { valhalla } from './keywords/valhalla.ts';

export interface PileEffect {
  /** "You may": its controller may leave it (SF-STACK-10). */
  readonly optional: boolean;
  /** What it may be aimed at, asked when it is put and again when it resolves; absent where it takes no target. */
  targets?(t: SevenFallen, trigger: Trigger, card: InPlay): boolean;
  /** Carries it out; leads to a step of `resolving` when somebody must choose (SF-STACK-11). */
  resolve(
    t: SevenFallen,
    entry: Entry,
    target: InPlay | undefined,
  ): Next<'after' | 'victim' | 'marker' | 'revive'>;
}

const TRIGGERS: Readonly<Record<Exclude<PileKeyword, 'text'>, PileEffect>> = {
  archerie,
  assassin,
  catalyseur,
  collateral,
  flamme,
  geler,
  honneur,
  valhalla,
};
const TEXT: PileEffect = { optional: false, resolve: () => 'after' };

export function triggerOf(keyword: PileKeyword): PileEffect {
  return keyword === 'text' ? TEXT : TRIGGERS[keyword];
}
