/** Dilemme: the opponent chooses which of the listed effects are activated (SF-KW-DILEMME, R-SF-62). */
import type { Seat } from '@tablee/kernel';
import { isPossible, type Pending } from '@tablee/kernel/effect';
import type { Piece, SevenFallen } from '../../types.ts';
import { faceOf } from '../table.ts';

export function isDilemme(t: SevenFallen, { ability: address }: Pending): boolean {
  const { ability } = t.content.book.script(address);
  return ability?.kind === 'triggered' && ability.on === 'dilemme';
}

/**
 * The effects of one page among which its opponent still has to choose; null when there is nothing to choose. Each
 * listed effect is an ability of its own; those that cannot be activated have been dropped (SF-KW-DILEMME-3). Once as many
 * are kept as the page allows, the others go.
 */
export function dilemmeChoices(t: SevenFallen): { piece: Piece; by: Seat; abilities: string[] } | null {
  const { effects } = t;
  for (const { piece, by } of effects.pending) {
    const listed = effects.pending.filter((pending) => pending.piece === piece && isDilemme(t, pending));
    if (listed.length === 0) continue;
    const open = listed.filter(({ facts }) => facts.kept !== 1);
    const left = numberOfEffects(t, by, piece as Piece) - (listed.length - open.length);
    if (open.length > 0 && left <= 0) {
      effects.pending = effects.pending.filter((pending) => !open.includes(pending));
      return dilemmeChoices(t);
    }
    // SF-KW-DILEMME-4: no more than there are.
    if (open.length > left)
      return { piece: piece as Piece, by, abilities: open.map(({ ability }) => ability) };
  }
  return null;
}

/** Whether it would do anything; one that is aimed does, with something to aim at (SF-KW-DILEMME-3). */
export function canComeTo(
  t: SevenFallen,
  { address, targets }: { address: string; targets: readonly unknown[] },
  piece: number,
  by: Seat,
): boolean {
  return targets.length > 0 || isPossible(t, address, by, piece, piece);
}

/** 1, and one more for each copy of the page in its controller's Purgatoire (SF-KW-DILEMME-2). */
function numberOfEffects(t: SevenFallen, by: Seat, piece: Piece): number {
  const { id } = faceOf(t, piece);
  return 1 + t.sides[by]!.purgatoire.filter((other) => faceOf(t, other).id === id).length;
}
