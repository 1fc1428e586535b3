/**
 * Where a hero's card and the battlefield contradict each other the card wins, for what it says itself (OV-FIELD-3, -4): a
 * limit of the battlefield (at most 2 squares) or a ban (no healing) gives way. What only adds or takes away (1 square
 * less) contradicts nothing, and holds; so does everything for moves that no card speaks of.
 */
import { type Context, changed } from '@tablee/kernel/effect';
import { NOBODY, PIECES, type Veiel } from '../types.ts';
import { figureOf, isCard, isFigure, isHero } from './table.ts';

/** What the numbers and bans are called by which a battlefield can be contradicted. */
type Matter = 'move' | 'heal' | 'teleport';

/** Whether what speaks here is a hero's card, and the battlefield limits or forbids what it speaks of. */
export function doesFieldYield(t: Veiel, c: Context, matter: Matter): boolean {
  if (t.field === NOBODY || !isLimited(t, matter)) return false;
  return isCard(c.source) || (isFigure(c.source) && isHero(t, figureOf(c.source)));
}

/** What holds when the battlefield is not looked at. */
export function besidesField<Seen>(t: Veiel, look: () => Seen): Seen {
  const { constant } = t.effects;
  const at = constant.indexOf(PIECES.field);
  if (at < 0) return look();
  changed(t);
  constant.splice(at, 1);
  const seen = look();
  constant.splice(at, 0, PIECES.field);
  changed(t);
  return seen;
}

/** Everybody is told once that the card has its way. */
export function tellFieldYields(t: Veiel): void {
  t.told?.push({
    event: 'fieldYielded',
    battlefield: t.content.battlefields[t.field]!.id,
    rule: 'OV-FIELD-4',
  });
}

interface Limiting {
  readonly always?: { readonly gets?: Readonly<Record<string, unknown>> };
}

function isLimited(t: Veiel, matter: Matter): boolean {
  for (const { always } of t.content.battlefields[t.field]!.abilities as readonly Limiting[]) {
    const { cannot, [matter]: change } = always?.gets ?? {};
    if (Array.isArray(cannot) && cannot.includes(matter)) return true;
    if (typeof change === 'object' && change !== null && 'atMost' in change) return true;
  }
  return false;
}
