/** What entries of the Pile are aimed at, and whether that is still so (SF-STACK-12, R-SF-53). */
import { type Announced, isForbidden } from '@tablee/kernel/effect';
import { type Entry, type InPlay, NO_PIECE, type Piece, type SevenFallen, type Trigger } from '../types.ts';
import { inPlay } from './table.ts';
import { triggerOf } from './triggers.ts';

/** The pieces that its head named as targets. */
export function targetsNamed(t: SevenFallen, what: Announced): Piece[] {
  const { ability } = t.content.book.script(what.ability);
  if (!ability || !('targets' in ability)) return [];
  return ability.targets.flatMap(({ name }) => what.names[name] ?? []) as Piece[];
}

export function serialsOf(t: SevenFallen, targets: readonly Piece[]): number[] {
  return targets.map((piece) => inPlay(t, piece)?.serial ?? -1);
}

export function targetsOf(t: SevenFallen, trigger: Trigger): Piece[] {
  const { targets } = triggerOf(trigger.keyword);
  const found: Piece[] = [];
  if (!targets) return found;
  for (const { cards } of t.sides) {
    for (const card of cards) if (isTarget(t, trigger, card)) found.push(card.piece);
  }
  return found;
}

/** The target as it was chosen, if it is still a legal one (SF-STACK-12, R-SF-53). */
export function targetNow(t: SevenFallen, entry: Entry, n: number): InPlay | undefined {
  const piece = entry.targets[n] ?? NO_PIECE;
  const card = inPlay(t, piece);
  if (!card || card.serial !== entry.serials[n]) return undefined;
  return isTarget(t, entry, card) ? card : undefined;
}

/** What the keyword may be aimed at, and nothing forbids it (R-SF-98). */
function isTarget(t: SevenFallen, trigger: Trigger, card: InPlay): boolean {
  const { targets } = triggerOf(trigger.keyword);
  return targets?.(t, trigger, card) === true && !isForbidden(t, 'beTargeted', card.piece);
}
