/** Looking, searching and revealing: who learns what of cards that lie hidden (SF-HID-2, -9, -10). */
import { done, type Next, procedure, type Seat } from '@tablee/kernel';
import { raise } from '@tablee/kernel/effect';
import { KW } from '../content/keywords.ts';
import type { CheckOption, Piece, SevenFallen } from '../types.ts';
import { faceOf, inPlay, ownerOf, shown } from './table.ts';
import { rememberPlace, shufflePile, zoneOf } from './zone.ts';

/** The top pages of one's own Livre Sacré, uppermost first. Their player knows their place until it is shuffled (SF-HID-10). */
export function lookAt(t: SevenFallen, seat: Seat, pages: number): Piece[] {
  const { livre } = t.sides[seat]!;
  const seen = livre.slice(Math.max(0, livre.length - pages)).reverse();
  for (const piece of seen) {
    rememberPlace(t, piece);
    t.told?.push({ event: 'cardSeen', seat, ...shown(t, piece), rule: 'SF-HID-2', only: [seat] });
  }
  t.told?.push({ event: 'lookedInLivre', seat, cards: seen.length, rule: 'SF-HID-2' });
  return seen;
}

/** All of it, shuffled first: whoever searches learns which pages are left, not in which order they lay. */
export function searchThrough(t: SevenFallen, seat: Seat): Piece[] {
  shufflePile(t, seat, 'livre');
  const { livre } = t.sides[seat]!;
  for (const piece of livre) rememberPlace(t, piece);
  t.told?.push({ event: 'searched', seat, rule: 'SF-HID-2' });
  return livre.slice();
}

/** Cards are shown to both players, one after the other; a Doppelgänger is given a class (SF-HID-9, SF-KW-DOPPELGANGER-2). */
export const revealing = procedure<SevenFallen, { list: Piece[] }, CheckOption>()('revealing', {
  next: (t, f): Next<'next' | 'class'> => {
    const piece = f.list[0];
    if (piece === undefined) return done;
    if (takesClass(t, piece)) return 'class';
    show(t, piece, -1);
    f.list.shift();
    return 'next';
  },
  class: {
    kind: 'class',
    rule: 'SF-KW-DOPPELGANGER-2',
    seat: (t, f) => ownerOf(t, f.list[0]!),
    options: (t, _, options) => {
      for (const name of t.content.classes) options.push({ do: 'class', class: name });
    },
    chosen: (t, f, option): Next<'next'> => {
      const piece = f.list.shift()!;
      if (option.do !== 'class') return 'next';
      show(t, piece, t.content.classes.indexOf(option.class));
      const seat = ownerOf(t, piece);
      t.told?.push({
        event: 'classChosen',
        seat,
        ...shown(t, piece),
        class: option.class,
        rule: 'SF-KW-DOPPELGANGER-2',
      });
      return 'next';
    },
  },
});

/** In hand or Livre Sacré; en Secret it gets none (R-SF-63). */
function takesClass(t: SevenFallen, piece: Piece): boolean {
  if (faceOf(t, piece).kw[KW.doppelganger] === 0) return false;
  const zone = zoneOf(t, piece);
  return zone === 'hand' || zone === 'livre';
}

function show(t: SevenFallen, piece: Piece, chosen: number): void {
  t.revealed = [...t.revealed.filter((each) => each.piece !== piece), { piece, class: chosen }];
  const seat = inPlay(t, piece)?.seat ?? ownerOf(t, piece);
  t.told?.push({ event: 'revealed', seat, ...shown(t, piece), rule: 'SF-HID-9' });
  raise(t, 'revealed', { piece });
}

/** What was shown is as hidden as before, once the effect that showed it is over (SF-HID-9). */
export function cover(t: SevenFallen): void {
  if (t.revealed.length > 0) t.revealed = [];
}
