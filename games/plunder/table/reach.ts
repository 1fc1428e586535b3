/**
 * What each option would cost and bring, asked of the rules by foresight: which cards pay for it, alone or in pairs, and
 * what happens once they are paid. No rule is worked out here.
 */
import type { Foreseen, Foresight, Option } from '@tablee/kernel';
import { type Card, faceOf } from '../rules/card.ts';
import type { PlunderEvent, PlunderOption, PlunderView } from '../types.ts';

export type Sight = Foresight<PlunderView>;
type Ahead = Foreseen<PlunderView>;

/** Cards by what is printed on them: of twins the rules offer one, and mean either. */
export interface Price {
  /** The faces that pay alone, or are one of several cards of any kind. */
  readonly alone: ReadonlySet<number>;
  /** The faces that pay together with another, or as part of a weak defence. */
  readonly together: ReadonlySet<number>;
}

const NOTHING: Price = { alone: new Set(), together: new Set() };

/** Whether a carrier leaves his treasure behind before he moves. */
export interface Manner {
  readonly drops: boolean;
}

/** Follows what fills itself in (a treasure kept or dropped) up to the next real question. */
function onwards(from: Ahead | null, manner: Manner, line: Option[]): Ahead | null {
  let ahead = from;
  while (ahead?.asked?.kind === 'dropBefore') {
    const { options } = ahead.asked;
    const wanted = manner.drops ? 'drop' : 'keep';
    const pick = options.find((option) => (option as PlunderOption).do === wanted) ?? options[0]!;
    line.push(pick);
    ahead = ahead.then(pick);
  }
  return ahead;
}

/** What this option costs; nothing where no card is asked for, or a target first. */
export function priceOf(see: Sight, option: Option, manner: Manner): Price {
  return priceAt(onwards(see(option), manner, []));
}

function priceAt(ahead: Ahead | null): Price {
  if (ahead?.asked?.kind !== 'pay') return NOTHING;
  return priceIn(ahead.asked.options);
}

export function priceIn(options: readonly Option[]): Price {
  const alone = new Set<number>();
  const together = new Set<number>();
  for (const option of options as readonly PlunderOption[]) {
    if (option.do === 'pay') alone.add(faceOf(option.card));
    else if (option.do === 'pair' || option.do === 'weak') together.add(faceOf(option.card));
  }
  return { alone, together };
}

/** The price of something that asks for its target first: whatever pays for one target or another. */
export function priceWithTarget(see: Sight, option: Option, manner: Manner): Price {
  const ahead = onwards(see(option), manner, []);
  if (!ahead?.asked || ahead.asked.kind === 'pay') return priceAt(ahead);
  const alone = new Set<number>();
  const together = new Set<number>();
  for (const next of ahead.asked.options.slice(0, TARGETS_TRIED)) {
    let further = onwards(ahead.then(next), manner, []);
    // A push asks for a square after its victim.
    if (further?.asked && further.asked.kind !== 'pay') {
      further = onwards(further.then(further.asked.options[0]!), manner, []);
    }
    const price = priceAt(further);
    for (const face of price.alone) alone.add(face);
    for (const face of price.together) together.add(face);
  }
  return { alone, together };
}
/** A price hardly depends on the target; after a few the rest adds nothing. */
const TARGETS_TRIED = 6;

/**
 * The options that follow this one when it is meant with these cards: a treasure kept or dropped, then the payment. Without
 * cards only as far as nothing needs to be decided. Null when the cards do not pay for it.
 */
export function lineOf(see: Sight, option: Option, cards: readonly Card[], manner: Manner): Option[] | null {
  const line: Option[] = [];
  const ahead = onwards(see(option), manner, line);
  if (cards.length === 0 || !ahead?.asked) return line;
  // A power that asks for its target first is paid afterwards.
  if (ahead.asked.kind !== 'pay') return line;
  const payment = paymentOf(ahead, cards);
  return payment ? [...line, ...payment] : null;
}

/** Can these cards pay for it, for one target or another where a target is asked for first? */
export function canPayWith(see: Sight, option: Option, cards: readonly Card[], manner: Manner): boolean {
  return paysSomewhere(onwards(see(option), manner, []), cards, manner, TARGETS_TRIED);
}

function paysSomewhere(ahead: Ahead | null, cards: readonly Card[], manner: Manner, tried: number): boolean {
  if (!ahead?.asked) return false;
  if (ahead.asked.kind === 'pay') return paymentOf(ahead, cards) !== null;
  return ahead.asked.options
    .slice(0, tried)
    .some((next) => paysSomewhere(onwards(ahead.then(next), manner, []), cards, manner, 1));
}

/** The payment made of exactly these cards, if there is one. */
export function paymentOf(ahead: Ahead, cards: readonly Card[]): Option[] | null {
  const [card, ...rest] = cards;
  if (card === undefined) return null;
  for (const option of (ahead.asked?.options ?? []) as readonly PlunderOption[]) {
    if (!('card' in option) || faceOf(option.card) !== faceOf(card)) continue;
    const next = ahead.then(option);
    const asksMore = next?.asked?.kind === 'payMore';
    if (rest.length === 0) {
      if (!asksMore) return [option];
      continue;
    }
    if (!asksMore || !next) continue;
    const more = paymentOf(next, rest);
    if (more) return [option, ...more];
  }
  return null;
}

/** What would happen in the end, the price paid with whatever pays it; empty where that can't be known. */
export function outcomeOf(see: Sight, option: Option, manner: Manner): readonly PlunderEvent[] {
  let ahead = onwards(see(option), manner, []);
  const events: PlunderEvent[] = [...((ahead?.events ?? []) as PlunderEvent[])];
  for (let i = 0; i < LONGEST_PAYMENT && ahead?.asked; i++) {
    const { kind, options } = ahead.asked;
    if (kind !== 'pay' && kind !== 'payMore') break;
    ahead = ahead.then(options[0]!);
    events.push(...((ahead?.events ?? []) as PlunderEvent[]));
  }
  return events;
}
const LONGEST_PAYMENT = 9;

/** Foresight that remembers: the same option is asked about at every movement of the pointer. */
export function remembering(see: Sight): Sight {
  const seen = new Map<string, Ahead | null>();
  return (option) => {
    const key = JSON.stringify(option);
    let ahead = seen.get(key);
    if (ahead === undefined) {
      ahead = see(option);
      seen.set(key, ahead);
    }
    return ahead;
  };
}
