/** Triggers, looked up and never searched. What answers waits in `pending` until the game lets the owners put it in order. */
import type { Seat } from '../../state.ts';
import type { Heeded } from '../book.ts';
import type { ReadTriggered } from '../read/ability.ts';
import type { Context, Facts, Pending, Table } from '../table.ts';
import { spend } from './lasting.ts';
import { wordsOf } from './layer.ts';
import { isUsedUp } from './limit.ts';
import { remember } from './memory.ts';

const NO_NAMES: Pending['names'] = {};
const NO_NUMBERS: Pending['numbers'] = {};

/** It happened: whoever listens, and whose condition holds now, will answer. */
export function raise(t: Table, event: string, facts: Facts = NO_FACTS): void {
  const { book } = t.content;
  const heeded = book.heeded.get(event);
  if (heeded === undefined) return;
  if (heeded.tallies.length > 0) remember(t, heeded.tallies, facts);
  if (heeded.own) {
    own(t, heeded, event, facts);
    return;
  }
  const { heard, lasting } = t.effects;
  for (const key of heeded.keys) {
    const list = heard[key];
    if (list === undefined) continue;
    for (const piece of list) {
      for (const ability of book.card(t, piece).listens(key)) {
        consider(t, ability, piece, book.vocabulary.controller(t, piece), facts, NO_NAMES, NO_NUMBERS);
      }
    }
  }
  if (heeded.granted) granted(t, event, facts);
  if (lasting.length === 0 || !heeded.lasting) return;
  // One whose last time it was leaves a new list: this one stays as it was.
  for (const { id, ability: address, source, by, names, numbers, left } of lasting) {
    const ability = book.scripts.get(address)?.ability;
    if (ability?.kind !== 'triggered' || ability.on !== event) continue;
    if (consider(t, ability, source, by, facts, names, numbers) && left > 0) spend(t, id, 1);
  }
}
const NO_FACTS: Facts = {};

/** What concerns its own piece alone: nobody else is looked at, and the piece may be gone. */
function own(t: Table, { keys, granted }: Heeded, event: string, facts: Facts): void {
  const { book } = t.content;
  const piece = facts.piece as number;
  const card = book.card(t, piece);
  // Mostly its card listens for nothing: whose it is need not be found out.
  if (!card.isListening && !granted) return;
  const by = (facts.by ?? book.vocabulary.controller(t, piece)) as Seat;
  for (const key of keys) {
    for (const ability of card.listens(key)) consider(t, ability, piece, by, facts, NO_NAMES, NO_NUMBERS);
  }
  if (!granted) return;
  for (const address of wordsOf(t, piece, 'abilities')) {
    const ability = book.scripts.get(address)?.ability;
    if (ability?.kind === 'triggered' && ability.on === event)
      consider(t, ability, piece, by, facts, NO_NAMES, NO_NUMBERS);
  }
}

/** Abilities that others give: only where this content has a card that gives one listening for it. */
function granted(t: Table, event: string, facts: Facts): void {
  const { book } = t.content;
  for (const seat of book.vocabulary.order(t)) {
    const pieces: number[] = [];
    book.vocabulary.zones[book.play]!.pieces(t, seat, pieces);
    for (const piece of pieces) {
      for (const address of wordsOf(t, piece, 'abilities')) {
        const ability = book.scripts.get(address)?.ability;
        if (ability?.kind !== 'triggered' || ability.on !== event) continue;
        consider(t, ability, piece, book.vocabulary.controller(t, piece), facts, NO_NAMES, NO_NUMBERS);
      }
    }
  }
}

function consider(
  t: Table,
  ability: ReadTriggered,
  piece: number,
  by: Seat,
  facts: Facts,
  names: Pending['names'],
  numbers: Pending['numbers'],
): boolean {
  const it = typeof facts.piece === 'number' ? facts.piece : -1;
  if (ability.of || ability.when) {
    const c: Context = {
      by,
      you: by,
      source: piece,
      it,
      names: names as Context['names'],
      numbers: numbers as Context['numbers'],
      facts,
      as: '',
    };
    if (ability.of && (it < 0 || !ability.of.test(t, it, c, true))) return false;
    if (ability.when && !ability.when.holds(t, c)) return false;
  }
  if (isUsedUp(t, ability.limit, piece, ability.address)) return false;
  t.effects.pending.push({ ability: ability.address, piece, by, facts, names, numbers });
  return true;
}

/** The triggers of the seat that answers first, in the order given (the active seat, then the others). */
export function nextBatch(t: Table, order: readonly Seat[]): { seat: Seat; batch: Pending[] } | null {
  for (const seat of order) {
    const batch = t.effects.pending.filter((trigger) => trigger.by === seat);
    if (batch.length > 0) return { seat, batch };
  }
  return null;
}
