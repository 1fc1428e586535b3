/** Abilities are announced, aimed and paid for, then put where the game keeps them; on resolution their targets are checked again. */
import type { Call, Next } from '../../flow.ts';
import type { Seat } from '../../state.ts';
import type { ReadAbility, ReadActivated, ReadHead } from '../read/ability.ts';
import type { Announced, Context, Pending, Table } from '../table.ts';
import { wordsOf } from './layer.ts';
import { isUsedUp, use } from './limit.ts';
import { effectFrame } from './perform.ts';

/** Why an ability can't be announced now. */
export type Hindrance = 'limit' | 'condition' | 'target' | 'cost';

const EMPTY = { names: {}, numbers: {}, facts: {} };

/** The context in which a seat announces an ability of a piece, wherever that lies. */
export function announcing(by: Seat, piece: number): Context {
  // Only asked, never changed: what it has none of is shared.
  const { names, numbers, facts } = EMPTY;
  return { by, you: by, source: piece, it: piece, names, numbers, facts, as: '' };
}

export function hindrance(
  t: Table,
  ability: ReadHead & { readonly address: string },
  c: Context,
): Hindrance | null {
  if (isUsedUp(t, ability.limit, c.source, ability.address)) return 'limit';
  if (ability.while && !ability.while.holds(t, c)) return 'condition';
  for (const target of ability.targets) if (!target.canBeChosen(t, c)) return 'target';
  if (ability.canChooseX && !ability.canChooseX(t, c)) return 'cost';
  for (const sentence of ability.cost) if (sentence.payable && !sentence.payable(t, c)) return 'cost';
  return null;
}

/** Each ability of this timing that the seat's pieces have now, whether it can be announced or not. */
export function activations(
  t: Table,
  seat: Seat,
  timing: string,
  each: (piece: number, ability: ReadActivated, hindrance: Hindrance | null) => void,
): void {
  const { book } = t.content;
  for (const key of book.keys.activated(timing)) {
    for (const piece of t.effects.heard[key] ?? []) {
      if (book.vocabulary.controller(t, piece) !== seat) continue;
      for (const ability of book.card(t, piece).activated(key)) offer(t, seat, piece, ability, each);
    }
  }
  if (!book.granted.has(timing)) return;
  for (const zone of book.grantedIn) {
    const pieces: number[] = [];
    book.vocabulary.zones[zone]!.pieces(t, seat, pieces);
    for (const piece of pieces) {
      for (const address of wordsOf(t, piece, 'abilities')) {
        const ability = book.scripts.get(address)?.ability;
        if (ability?.kind === 'activated' && ability.timing === timing) offer(t, seat, piece, ability, each);
      }
    }
  }
}

function offer(
  t: Table,
  seat: Seat,
  piece: number,
  ability: ReadActivated,
  each: (piece: number, ability: ReadActivated, hindrance: Hindrance | null) => void,
): void {
  each(piece, ability, hindrance(t, ability, announcing(seat, piece)));
}

const NOTHING: Pick<Pending, 'facts' | 'names' | 'numbers'> = { facts: {}, names: {}, numbers: {} };

/** With nothing to ask and nothing to pay no frame is needed; must agree with what the head would do. */
function putAtOnce(
  t: Table,
  ability: ReadAbility | undefined,
  piece: number,
  by: Seat,
  { facts, names, numbers }: Pick<Pending, 'facts' | 'names' | 'numbers'>,
): boolean {
  const { vocabulary } = t.content.book;
  if (!vocabulary.announced || !ability || !('isPlain' in ability) || !ability.isPlain) return false;
  use(t, ability.limit, piece, ability.address);
  vocabulary.announced(t, {
    ability: ability.address,
    piece,
    by,
    facts,
    names: { ...names } as Announced['names'],
    numbers: { ...numbers },
  });
  return true;
}

/** Its player announces an activated ability: chooses, pays, and it is put. Until something is paid it can be taken back. */
export function activate<Then extends string>(
  t: Table,
  address: string,
  piece: number,
  by: Seat,
  then: Then,
): Next<Then> {
  const { head, ability } = t.content.book.script(address);
  if (putAtOnce(t, ability, piece, by, NOTHING)) return then;
  const frame = effectFrame(address, head, by, piece, undefined, piece);
  frame.back = true;
  return { then, frame };
}

/** Announces it once more with targets chosen anew; what was fixed and paid stays. */
export function retarget<Then extends string>(t: Table, what: Announced, by: Seat, then: Then): Next<Then> {
  const { aim } = t.content.book.script(what.ability);
  return { then, frame: effectFrame(what.ability, aim, by, what.piece, what) };
}

/** Of several that went off at once a limited ability answers only so many: the others come to nothing. */
export function hasLapsed(t: Table, { ability: address, piece }: Pending): boolean {
  const { ability } = t.content.book.script(address);
  return ability?.kind === 'triggered' && isUsedUp(t, ability.limit, piece, address);
}

/** A trigger that went off is put: whether it is used, and what at, is chosen now. */
export function put<Then extends string>(t: Table, trigger: Pending, then: Then): Next<Then> {
  if (hasLapsed(t, trigger)) return then;
  const { head, atEnd, ability } = t.content.book.script(trigger.ability);
  if (atEnd === undefined && putAtOnce(t, ability, trigger.piece, trigger.by, trigger)) return then;
  return { then, frame: effectFrame(trigger.ability, atEnd ?? head, trigger.by, trigger.piece, trigger) };
}

/** What was announced is carried out. Targets that are no longer legal are left out; null when none is left. */
export function resolve<Then extends string>(t: Table, what: Announced, then: Then): Next<Then> | null {
  const { ability } = t.content.book.script(what.ability);
  const frame = effectFrame(what.ability, 0, what.by, what.piece, what);
  if (ability && 'targets' in ability) {
    let aimed = 0;
    let left = 0;
    for (const target of ability.targets) {
      const before = frame.names[target.name] ?? [];
      const still = before.filter((piece) => target.isLegal(t, piece, frame));
      frame.names[target.name] = still;
      aimed += before.length;
      left += still.length;
    }
    if (aimed > 0 && left === 0) return null;
  }
  return { then, frame };
}

/** Runs the body at once, for effects without a head: the line of a trap, a boss's card. */
export function perform<Then extends string>(
  address: string,
  by: Seat,
  source: number,
  then: Then,
  given?: Pick<Pending, 'facts' | 'names' | 'numbers'>,
): Call<Then> {
  return { then, frame: effectFrame(address, 0, by, source, given) };
}

/** The same from one of its sentences on, for whoever has carried out those before it. */
export function performFrom<Then extends string>(
  address: string,
  sentence: number,
  by: Seat,
  source: number,
  then: Then,
): Call<Then> {
  const frame = effectFrame(address, 0, by, source);
  frame.inside[0]!.next = sentence;
  return { then, frame };
}

/** The same so many times, one after the other. */
export function performTimes<Then extends string>(
  address: string,
  times: number,
  by: Seat,
  source: number,
  then: Then,
): Call<Then> {
  const frame = effectFrame(address, 0, by, source);
  frame.inside[0]!.times = times - 1;
  return { then, frame };
}
