/** What the last combat came to, for whoever could not follow its blows one by one. */
import type { GameEvent } from '@tablee/kernel';
import type { Piece, SFEvent, Shown } from '../types.ts';

export interface Outcome {
  readonly attackers: readonly Piece[];
  /** −1 for the Divinité. */
  readonly target: Piece | -1;
  /** Whoever took something, in the order it was dealt. */
  readonly hits: readonly { readonly piece: Piece; readonly taken: number; readonly falls: boolean }[];
  /** What the Divinité lost; null where a unit was attacked. */
  readonly divinite: { readonly fv: number; readonly mortelle: boolean; readonly plume: boolean } | null;
}

type Event<E extends SFEvent['event']> = Extract<SFEvent, { event: E }>;

/** With these something else begins: the combat is no longer what just happened. */
const PASSES: ReadonlySet<SFEvent['event']> = new Set([
  'turnBegan',
  'phaseBegan',
  'adorateurCame',
  'archangeCame',
  'played',
  'triggered',
  'announced',
  'retreated',
]);

const LEAVES: ReadonlySet<SFEvent['event']> = new Set(['destroyed', 'banished', 'returned', 'toLimbes']);

/** Null before its damage is dealt, and when other things have happened since. */
export function outcomeOf(told: readonly GameEvent[]): Outcome | null {
  const heard = told as readonly SFEvent[];
  const at = heard.findLastIndex(({ event }) => event === 'declared');
  const declared = heard[at] as Event<'declared'> | undefined;
  if (!declared || declared.at === 'secret') return null;
  const after = heard.slice(at + 1);
  const first = after.findIndex(isBlow);
  if (first < 0 || after.slice(first).some(({ event }) => PASSES.has(event))) return null;
  const gone = after.flatMap((event) => (LEAVES.has(event.event) ? [(event as Shown).piece] : []));
  const hits = new Map<Piece, number>();
  for (const event of after)
    if (event.event === 'hurt' && event.combat)
      hits.set(event.piece, (hits.get(event.piece) ?? 0) + event.amount);
  const has = (name: SFEvent['event']) => after.some(({ event }) => event === name);
  const lost = after.filter((event): event is Event<'diviniteHurt'> => event.event === 'diviniteHurt');
  return {
    attackers: declared.attackers.map(({ piece }) => piece),
    target: declared.at === 'divinite' ? -1 : declared.at.piece,
    hits: [...hits].map(([piece, taken]) => ({ piece, taken, falls: gone.includes(piece) })),
    divinite:
      declared.at === 'divinite'
        ? {
            fv: lost.reduce((sum, { amount }) => sum + amount, 0),
            mortelle: has('becameMortelle'),
            plume: has('plumeFell'),
          }
        : null,
  };
}

function isBlow(event: SFEvent): boolean {
  return (
    (event.event === 'hurt' && event.combat) || event.event === 'diviniteHurt' || event.event === 'plumeFell'
  );
}
