/** Destruction: where the card goes, and who may choose (R-SF-61, SF-SBA-3 and -4, R-SF-108). */
import { type Call, call, done, type Next, procedure, type Seat } from '@tablee/kernel';
import { carryOut, type Facts, raise, type Settling, settle } from '@tablee/kernel/effect';
import {
  type CheckOption,
  type InPlay,
  NO_PIECE,
  type Piece,
  type SevenFallen,
  type Zone,
} from '../types.ts';
import { banishedBy, destroyedBy } from './because.ts';
import { isDamned } from './keywords/damne.ts';
import { shines } from './keywords/lumiere.ts';
import { mayRise } from './keywords/phoenix.ts';
import { cannotBeBanished } from './keywords/tenebres.ts';
import { activeFirst, faceOf, inPlay, ownerOf, shown } from './table.ts';
import { isGranted, leave, move, zoneOf } from './zone.ts';

/** One card that is being destroyed, and by what. */
export interface Dying {
  readonly piece: Piece;
  /** What destroys it, the first to have hit it; none for a destruction by the rules (R-SF-108). */
  readonly cause: Piece;
  /** One credited source with Lumière is enough (R-SF-74). */
  readonly shines: boolean;
  /** Its controller revokes it (SF-TERM-8). */
  readonly revoked: boolean;
}

/**
 * Everything on the list is destroyed at the same time; the choices come first, the active player's before the other's
 * (R-SF-106): what replaces a destruction (SF-DATA-22), then Phoenix for what is destroyed all the same (R-SF-61).
 */
export const destroying = procedure<SevenFallen, { list: Dying[] }>()('destroying', {
  replace: (t, f): Next<'over'> => settle(t, 'destroyed', goings(t, f.list), burying, 'over'),
  over: () => done,
});

/** Phoenix comes last: it is asked of what still heads for the Purgatoire, an Archange for the Pandémonium. */
export const burying = procedure<SevenFallen, Settling, CheckOption>()('burying', {
  next: (t, f): Next<'phoenix'> => {
    if (undecided(t, f.facts)) return 'phoenix';
    carryOut(t, 'destroyed', lendersLast(t, f.facts));
    return done;
  },
  phoenix: {
    kind: 'phoenix',
    rule: 'SF-KW-PHOENIX-1',
    seat: (t, f) => ownerOf(t, undecided(t, f.facts)!.piece as Piece),
    options: (t, f, options) => {
      const card = shown(t, undecided(t, f.facts)!.piece as Piece);
      options.push({ do: 'limbes', ...card }, { do: 'usual', ...card });
    },
    chosen: (t, f, option) => {
      const facts = undecided(t, f.facts)!;
      facts.asked = 1;
      if (option.do === 'limbes') facts.to = 'limbes';
      return 'next';
    },
  },
});

export function dying(piece: Piece, cause: Piece = NO_PIECE, shines = false): Dying {
  return { piece, cause, shines, revoked: false };
}

/** By an effect or as a price, not by damage. */
export function dyingBy(t: SevenFallen, piece: Piece, source: Piece): Dying {
  return dying(piece, source, shines(t, source));
}

/** An effect of this source destroys one card, and goes on at `then` (R-SF-108). */
export function destroy<Step extends string>(
  t: SevenFallen,
  card: InPlay,
  source: Piece,
  then: Step,
): Call<Step> {
  return call(destroying, { list: [dyingBy(t, card.piece, source)] }, then);
}

export function revoking(t: SevenFallen, piece: Piece, source: Piece): Dying {
  return { ...dyingBy(t, piece, source), revoked: true };
}

function undecided(t: SevenFallen, list: Settling['facts']): Settling['facts'][number] | undefined {
  for (const seat of activeFirst(t)) {
    for (const facts of list) {
      if (facts === null || facts.asked === 1 || ownerOf(t, facts.piece as Piece) !== seat) continue;
      const card = inPlay(t, facts.piece as Piece);
      if (card && mayRise(t, card, facts.shines === 1, facts.to as Zone)) return facts;
    }
  }
  return undefined;
}

/** Where a destroyed card goes, before Phoenix (R-SF-61, points 1 to 3). */
export function headingFor(t: SevenFallen, card: InPlay, isShone: boolean): Zone {
  const { type } = faceOf(t, card.piece);
  if (card.place === 'secret') return 'purgatoire';
  if (type === 'archange' || type === 'temple') return 'pandemonium';
  return wouldBeBanished(t, card, isShone) && !cannotBeBanished(t, card.piece) ? 'pandemonium' : 'purgatoire';
}

/** By Lumière or as Damné; Ténèbres may still keep it from that. A page en Secret has no keyword. */
function wouldBeBanished(t: SevenFallen, card: InPlay, isShone: boolean): boolean {
  if (card.place === 'secret') return false;
  return (faceOf(t, card.piece).type === 'ange' && isShone) || isDamned(t, card);
}

function goings(t: SevenFallen, list: readonly Dying[]): Facts[] {
  return list.flatMap(({ piece, cause, shines, revoked }) => {
    const card = inPlay(t, piece);
    // A Divinité cannot be destroyed (R-SF-102).
    if (!card || faceOf(t, piece).type === 'divinite') return [];
    const to = headingFor(t, card, shines);
    return [{ piece, cause, to, by: card.seat, revoked: revoked ? 1 : 0, shines: shines ? 1 : 0 }];
  });
}

/** They are destroyed together: what one of them gives the others goes off all the same. */
function lendersLast(t: SevenFallen, list: Settling['facts']): Settling['facts'] {
  if (list.length < 2 || !isGranted(t, 'derniersouffle')) return list;
  const lends = (facts: Settling['facts'][number]) =>
    Number(facts !== null && t.content.book.card(t, facts.piece as Piece).isConstantIn('play'));
  return [...list].sort((a, b) => lends(a) - lends(b));
}

/** One card goes where its destruction sends it; Dernier souffle answers unless a page was banished (R-SF-61, R-SF-112). */
export function carryOutDestruction(t: SevenFallen, facts: Facts): Facts[] | undefined {
  const card = inPlay(t, facts.piece as Piece);
  if (!card) return [];
  const { seat, piece } = card;
  const { type } = faceOf(t, piece);
  const to = facts.to as Zone;
  const isRevoked = facts.revoked === 1;
  t.told?.push({
    event: isRevoked ? 'revoked' : 'destroyed',
    seat,
    ...shown(t, piece),
    rule: isRevoked ? 'SF-TERM-8' : destroyedBy(t, card, facts.cause as Piece),
  });
  if (to === 'pandemonium')
    t.told?.push({ event: 'banished', seat, ...shown(t, piece), rule: banishedBy(t, card) });
  else if (t.told && to === 'purgatoire' && wouldBeBanished(t, card, facts.shines === 1))
    t.told.push({ event: 'unbanished', seat, ...shown(t, piece), rule: 'SF-KW-TENEBRES-1' });
  if (to === 'limbes') {
    const rule = facts.asked === 1 ? 'SF-KW-PHOENIX-1' : 'R-SF-61';
    t.told?.push({ event: 'toLimbes', seat, ...shown(t, piece), rule });
  }
  if (type === 'ange' && ownerOf(t, piece) === seat) t.destroyed.push(piece);
  // A page en Secret has no characteristic, Dernier souffle included (SF-KW-FURTIF-6).
  const isEden = type === 'archange' || type === 'temple';
  const breathes = card.place !== 'secret' && (isEden || to !== 'pandemonium');
  // One that an effect gives is still there; what is printed activates once the page has gone (SF-KW-DERNIERSOUFFLE-2).
  const isLent = breathes && isGranted(t, 'derniersouffle');
  if (isLent) raise(t, 'derniersouffle', { piece, by: seat });
  leave(t, card, to);
  if (breathes && !isLent) raise(t, 'derniersouffle', { piece, by: seat });
  if (to === 'pandemonium') raise(t, 'banished', { piece });
  if (isRevoked) {
    raise(t, 'revokedSelf', { piece, by: seat });
    raise(t, 'revoked', { piece });
  }
  return undefined;
}

/** Whether it lies somewhere it can be banished from; `even`: by a Serment or a text that names Ténèbres (R-SF-24, R-SF-109). */
export function mayBanish(t: SevenFallen, piece: Piece, even: boolean): boolean {
  if (piece < 0 || faceOf(t, piece).type === 'divinite') return false;
  const from = inPlay(t, piece) ? 'play' : zoneOf(t, piece);
  return from !== null && from !== 'pandemonium' && (even || !cannotBeBanished(t, piece));
}

/** Banishes a card from play or from a zone; false where it stays. */
export function banishFrom(t: SevenFallen, piece: Piece, even: boolean): boolean {
  if (!mayBanish(t, piece, even)) return false;
  const card = inPlay(t, piece);
  const seat = card?.seat ?? ownerOf(t, piece);
  t.told?.push({ event: 'banished', seat, ...shown(t, piece), rule: 'R-SF-27' });
  if (card) leave(t, card, 'pandemonium');
  else move(t, piece, zoneOf(t, piece)!, 'pandemonium');
  raise(t, 'banished', { piece });
  return true;
}

/** A page of the hand or Livre Sacré goes to the Purgatoire without being destroyed (R-SF-103). */
export function discard(t: SevenFallen, seat: Seat, piece: Piece, from: 'hand' | 'livre'): void {
  move(t, piece, from, 'purgatoire');
  t.told?.push({ event: 'discarded', seat, ...shown(t, piece), rule: 'R-SF-103' });
  raise(t, 'discarded', { piece, by: seat });
}
