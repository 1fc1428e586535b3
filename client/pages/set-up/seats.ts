/** Who will sit where. */
import type { BotId } from '@tablee/bots';
import type { Shelf, Text } from '@tablee/kernel';
import type { WantedSeat } from '@tablee/protocol';
import { isNamed } from '../../settings/named.ts';
import type { Sitting } from '../../storage/index.ts';
import { type Bring, USUAL } from '../../workshop/bring.ts';

/** `online`: whoever takes the seat through the invite link. */
export const WHO = ['me', 'friend', 'online', 'bot'] as const;
export type Who = (typeof WHO)[number];

/** Name and strength stay when somebody else is tried in the seat. */
export interface SeatChoice {
  readonly who: Who;
  /** A friend's; empty until given. */
  readonly name: string;
  readonly bot: BotId;
  /** What it brings, where the game lets one bring something. */
  readonly brings: Bring;
}

export const USUAL_BOT: BotId = 'greedy';

/** Me, and bots in the other seats. */
export function usualSeats(count: number): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'bot',
    name: '',
    bot: USUAL_BOT,
    brings: USUAL,
  }));
}

/** As many seats as asked for: the last ones leave, new ones are filled as usual. */
export function resized(seats: readonly SeatChoice[], count: number): SeatChoice[] {
  const wanted = [...seats.slice(0, count), ...usualSeats(count).slice(seats.length)];
  return wanted.some(({ who }) => who === 'me')
    ? wanted
    : wanted.map((seat, at) => (at === 0 ? { ...seat, who: 'me' } : seat));
}

/** There is only one of me: who sat there takes the seat I leave. */
export function seated(seats: readonly SeatChoice[], at: number, who: Who): SeatChoice[] {
  const before = seats[at]!.who;
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, who };
    if (who === 'me' && seat.who === 'me') return { ...seat, who: before };
    return seat;
  });
}

/** Somebody comes from elsewhere: the table is the server's. */
export function isOnline(seats: readonly SeatChoice[]): boolean {
  return seats.some(({ who }) => who === 'online');
}

/** Why these can't sit at one table, or null. */
export function whyNotTogether(seats: readonly SeatChoice[]): Text | null {
  if (!hasPeople(seats)) return { fr: 'Gardez une place pour quelqu’un.', en: 'Keep a seat for somebody.' };
  if (!isOnline(seats)) return null;
  if (seats.some(({ who }) => who === 'friend')) {
    return {
      fr: 'En ligne, chacun joue depuis son appareil : invitez aussi cet ami par le lien.',
      en: 'Online, everybody plays from their own device: invite that friend by the link, too.',
    };
  }
  if (!seats.some(({ who }) => who === 'me'))
    return { fr: 'Gardez une place pour vous.', en: 'Keep a seat for yourself.' };
  return null;
}

/** My seat, where others far away would see it without a name. Null: play. Round one screen `Joueur 2` will do. */
export function whoIsNameless(seats: readonly SeatChoice[], myName: string): number | null {
  if (!isOnline(seats) || isNamed(myName)) return null;
  const seat = seats.findIndex(({ who }) => who === 'me');
  return seat < 0 ? null : seat;
}

/** `brought`: by seat, what it brings; null for what is usual. */
export function wantedOf(seats: readonly SeatChoice[], brought: readonly unknown[]): WantedSeat[] {
  return seats.map(({ who, bot }, seat): WantedSeat => {
    if (who !== 'bot' && who !== 'me') return { who: 'open' };
    const brings = brought[seat] == null ? {} : { brings: brought[seat] as NonNullable<Brings> };
    return who === 'bot' ? { who, bot, ...brings } : { who, ...brings };
  });
}
type Brings = Extract<WantedSeat, { who: 'me' }>['brings'];

/** Several people round this screen, each with something to bring: they choose one after the other, unseen. */
export function chooseInTurn(seats: readonly SeatChoice[]): boolean {
  return !isOnline(seats) && areSeveral(seats);
}

/** Several people round this screen: `me` is no name for one of them. */
function areSeveral(seats: readonly SeatChoice[]): boolean {
  return seats.filter(({ who }) => who === 'me' || who === 'friend').length > 1;
}

/** What whoever sits there is called until they say how. */
export function calledAt(seats: readonly SeatChoice[], seat: number): Text {
  return seats[seat]?.who === 'me' && !areSeveral(seats) ? ME : playerAt(seat);
}

/** A table of bots alone is for the lab. */
function hasPeople(seats: readonly SeatChoice[]): boolean {
  return seats.some(({ who }) => who !== 'bot');
}

export function sittingOf(
  seats: readonly SeatChoice[],
  myName: string,
  say: (text: Text) => string,
): Sitting[] {
  return seats.map(({ who, name, bot }, seat): Sitting => {
    if (who === 'bot') return { who, bot };
    const called = (who === 'me' ? myName : name).trim();
    return { who: 'person', name: called || say(calledAt(seats, seat)) };
  });
}

export const ME: Text = { fr: 'Moi', en: 'Me' };

export function playerAt(seat: number): Text {
  return { fr: `Joueur ${seat + 1}`, en: `Player ${seat + 1}` };
}

/** The sizes a table of this game may have. */
export function sizesOf({ seats }: Pick<Shelf, 'seats'>): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
}
