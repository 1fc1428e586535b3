/** Who has which seat. A *chair* is what the table remembers of a seat; who has a page open just now is another matter. */
import type { BotId } from '@tablee/bots';
import type { Seat } from '@tablee/kernel';
import type { Sitting } from '@tablee/protocol';

/** Somebody who may take a seat. */
export interface NamedGuest {
  readonly id: string;
  readonly name: string;
}

export type Chair =
  | { readonly who: 'open' }
  | { readonly who: 'bot'; readonly bot: BotId }
  | {
      readonly who: 'person';
      readonly guest: string;
      readonly name: string;
      readonly hasLeft: boolean;
      /** Has yet to say what to bring. */
      readonly isChoosing?: boolean;
    };

/** Plays on for somebody who left. */
export const STAND_IN: BotId = 'greedy';

export function seatOf(chairs: readonly Chair[], guest: string | null): Seat | null {
  if (guest === null) return null;
  const seat = chairs.findIndex((chair) => chair.who === 'person' && chair.guest === guest);
  return seat < 0 ? null : (seat as Seat);
}

/** The bot that answers for this chair now, if one does. */
export function botAt(chair: Chair | undefined): BotId | null {
  if (chair?.who === 'bot') return chair.bot;
  return chair?.who === 'person' && chair.hasLeft ? STAND_IN : null;
}

export function isPresent(chair: Chair | undefined): boolean {
  return chair?.who === 'person' && !chair.hasLeft;
}

/** The game can begin as far as this chair goes. */
export function isReady(chair: Chair): boolean {
  return chair.who === 'bot' || (chair.who === 'person' && !chair.isChoosing);
}

/** As everybody may know it. */
export function sittingOf(chair: Chair, here: ReadonlySet<string>): Sitting {
  if (chair.who !== 'person') return chair;
  const { name, guest, hasLeft, isChoosing } = chair;
  return {
    who: 'person',
    name,
    here: here.has(guest),
    standIn: hasLeft ? STAND_IN : null,
    ...(isChoosing && { choosing: true }),
  };
}
