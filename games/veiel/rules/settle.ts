/** Triggers in order (R-OV-21): the heroes', as the active player orders them; the enemies', in reading order; the battlefield's last. */
import { callAt, done, type Next, procedure } from '@tablee/kernel';
import { hasLapsed, type Pending, put } from '@tablee/kernel/effect';
import { ENEMY, type OrderOption, PIECES, type Veiel } from '../types.ts';
import { casterOf, figureOf, gearOf, isCard, isFigure, isGear, seatOfFigure } from './table.ts';
import { priorityRank } from './target.ts';

/** Whatever was set off answers first; then it goes on at `then`. */
export function settled<Then extends string>(t: Veiel, then: Then): Next<Then> {
  return t.effects.pending.length > 0 ? callAt(settle, { does: 'settle', at: 'next' }, then) : then;
}

/** The same at the end of a procedure, whose last step `then` has nothing else to do. */
export function finished<Then extends string>(t: Veiel, then: Then): Next<Then> {
  return t.effects.pending.length > 0 ? callAt(settle, { does: 'settle', at: 'next' }, then) : done;
}

/** The same for a word of the effect language. */
export function afterwards(t: Veiel): Next<'next'> | undefined {
  return t.effects.pending.length > 0 ? callAt(settle, { does: 'settle', at: 'next' }, 'next') : undefined;
}

/** The heroes' first, then the enemies', then battlefield, scenario and entities. */
function groupOf(t: Veiel, { piece }: Pending): 0 | 1 | 2 {
  if (isCard(piece) || isGear(piece)) return 0;
  if (!isFigure(piece)) return 2;
  const kind = t.figures.kind[figureOf(piece)];
  return kind === ENEMY ? 1 : kind === 0 ? 0 : 2;
}

const ONLY: readonly number[] = [0];

/** Those that come next: places in `pending`. */
function firstGroup(t: Veiel): readonly number[] {
  const { pending } = t.effects;
  if (pending.length === 1) return ONLY;
  let group = 3;
  let found: number[] = [];
  pending.forEach((trigger, index) => {
    const own = groupOf(t, trigger);
    if (own < group) {
      group = own;
      found = [];
    }
    if (own === group) found.push(index);
  });
  if (group === 0 && t.phase !== 'heroes') return [byPriority(t, found)];
  if (group === 1) return [inReadingOrder(t, found)];
  return group === 0 ? found : [found[0]!];
}

/** In the enemy phase hero triggers go in priority order (OV-AI-10). */
function byPriority(t: Veiel, found: readonly number[]): number {
  if (found.length === 1) return found[0]!;
  return found.reduce((first, next) => (rankOf(t, next) < rankOf(t, first) ? next : first));
}

function rankOf(t: Veiel, index: number): number {
  return priorityRank(t, casterOf(t, t.effects.pending[index]!.piece));
}

function inReadingOrder(t: Veiel, found: readonly number[]): number {
  if (found.length === 1) return found[0]!;
  return found.reduce((first, next) => (squareOf(t, next) < squareOf(t, first) ? next : first));
}

/** Those that are gone come last. */
function squareOf(t: Veiel, index: number): number {
  const at = t.figures.square[figureOf(t.effects.pending[index]!.piece)]!;
  return at < 0 ? PIECES.figure : at;
}

function answer(t: Veiel, index: number): Next<'next'> {
  const [trigger] = t.effects.pending.splice(index, 1);
  const { piece } = trigger!;
  t.told?.push({
    event: 'ability',
    piece,
    of: t.content.book.vocabulary.card(t as never, piece),
    rule: 'R-OV-21',
  });
  return put(t, trigger!, 'next');
}

/** A dead hero triggers nothing: he isn't asked whether he will (OV-DEATH-11). What he carries may still be armed. */
function isOfferToTheDead(t: Veiel, { piece, ability }: Pending): boolean {
  if (!isGear(piece) || !t.heroes[t.gear.hero[gearOf(piece)]!]!.dead) return false;
  const said = t.content.book.scripts.get(ability)?.ability;
  return said?.kind === 'triggered' && said.may;
}

/** One ability of one piece, several times: no order to choose. */
function areAlike(t: Veiel, group: readonly number[]): boolean {
  const { piece, ability } = t.effects.pending[group[0]!]!;
  return group.every((index) => {
    const other = t.effects.pending[index]!;
    return other.piece === piece && other.ability === ability;
  });
}

export const settle = procedure<Veiel, object, OrderOption>()('settle', {
  next: (t) => {
    const { pending } = t.effects;
    for (let at = pending.length - 1; at >= 0; at--)
      if (hasLapsed(t, pending[at]!) || isOfferToTheDead(t, pending[at]!)) pending.splice(at, 1);
    if (pending.length === 0) return done;
    const group = firstGroup(t);
    return group.length > 1 && !areAlike(t, group) ? 'order' : answer(t, group[0]!);
  },
  order: {
    kind: 'order',
    rule: 'R-OV-21',
    seat: (t) => seatOfFigure(t, -1),
    options: (t, _, options) => {
      for (const trigger of firstGroup(t)) {
        const { piece, ability } = t.effects.pending[trigger]!;
        options.push({ do: 'order', trigger, piece, ability });
      }
    },
    chosen: (t, _, { trigger }) => answer(t, trigger),
  },
});
