/**
 * What was told of a game, choice by choice. It is kept with the entries as it was told then: the log, the record and what a
 * page has missed are read from there, and the game need not be played again for them.
 */
import { type Choice, type GameEvent, heardBy, type Seat } from '@tablee/kernel';
import type { Moment } from '@tablee/protocol';
import { hasNoticed, type Noticed } from './ears.ts';

/** What one choice brought about, for all ears; the opening has no seat and says nothing. */
export interface KeptMoment {
  readonly seat: Seat | null;
  readonly says: string;
  readonly events: readonly GameEvent[];
  /** The clock ran out, and the choice was made for the seat. */
  readonly outOfTime?: true;
  /** Who could notice it; absent: everybody. */
  readonly heard?: Noticed;
}

/** What an entry changed: so many of the moments before it still stand, and these come after them. */
export interface Change {
  readonly keep: number;
  readonly moments: readonly KeptMoment[];
}

export function writeChange({ keep, moments }: Change): string {
  return JSON.stringify([
    keep,
    ...moments.map(({ seat, says, events, outOfTime, heard }) => [
      seat,
      says,
      events,
      ...(outOfTime || heard !== undefined ? [outOfTime ? 1 : 0] : []),
      ...(heard === undefined ? [] : [heard]),
    ]),
  ]);
}

export function readChange(told: string): Change {
  const [keep, ...moments] = JSON.parse(told) as [
    number,
    ...[Seat | null, string, GameEvent[], (0 | 1)?, Noticed?][],
  ];
  return {
    keep,
    moments: moments.map(([seat, says, events, outOfTime, heard]) => ({
      seat,
      says,
      events,
      ...(outOfTime === 1 && { outOfTime: true as const }),
      ...(heard !== undefined && { heard }),
    })),
  };
}

export function changed(moments: KeptMoment[], { keep, moments: added }: Change): void {
  moments.length = Math.min(moments.length, keep);
  moments.push(...added);
}

/** The choices that stand. */
export function choicesOf(moments: readonly KeptMoment[]): Choice[] {
  return moments.flatMap(({ seat, says }) => (seat === null ? [] : { seat, says }));
}

/** The moments as this reader heard them; the first of them has that number. What it could not notice is left out. */
export function heardMoments(
  moments: readonly KeptMoment[],
  from: number,
  seat: Seat | null,
  seats: number,
): Moment[] {
  const noticed = moments.filter(({ heard }) => heard === undefined || hasNoticed(heard, seat, seats));
  return noticed.map(({ seat: by, events, outOfTime }, index) => ({
    choice: from + index,
    seat: by,
    ...(outOfTime && { outOfTime }),
    events: heardBy(events, seat),
  }));
}
