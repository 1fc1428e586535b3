/** What the state of the table demands before anybody gets priority (SF-SBA). Nobody can answer it (SF-SBA-7). */
import { call, done, finish, type Next, procedure, type Seat, seatsOf } from '@tablee/kernel';
import { changed } from '@tablee/kernel/effect';
import { type CheckOption, type InPlay, NO_PIECE, type Piece, type SevenFallen } from '../types.ts';
import { type Dying, destroying, dying } from './destroy.ts';
import { lacksClass } from './keywords/doppelganger.ts';
import { bouOf, fvOf } from './numbers.ts';
import { bind } from './pair.ts';
import { activeFirst, faceOf, inPlay, isAvailable, isLoneGolem, isOnCdb, opponent, shown } from './table.ts';

interface Checking {
  rounds?: number;
  destroyed?: Piece[];
  /** The Golem that was chosen to bind. */
  golem?: Piece;
}

/** Repeated until nothing changes (SF-SBA-1). */
export const checks = procedure<SevenFallen, Checking, CheckOption>()('checks', {
  look: (t, f): Next<'look' | 'golem' | 'bind' | 'class'> => {
    endIfDead(t);
    if (t.result !== null) return done;
    // Mort subite kills once: what replaced that destruction has saved the Ange.
    for (const piece of f.destroyed ?? []) {
      const saved = inPlay(t, piece);
      if (saved) saved.doomed = false;
    }
    const list = fallen(t);
    t.blows.length = 0;
    if (list.length > 0) {
      // A destruction that is replaced without curing its cause comes back for ever (R-SF-107).
      f.rounds = (f.rounds ?? 0) + 1;
      f.destroyed = list.map(({ piece }) => piece);
      if (f.rounds < t.config.entriesAtMost) return call(destroying, { list }, 'look');
      finish(t, { winners: [], how: 'runaway', rule: 'R-SF-107' });
      return done;
    }
    f.golem = loneGolem(t)?.piece ?? NO_PIECE;
    if (f.golem !== NO_PIECE) return 'golem';
    if (nameless(t)) return 'class';
    return done;
  },
  golem: {
    kind: 'golem',
    rule: 'R-SF-30',
    seat: (t) => loneGolem(t)!.seat,
    options: (t, f, options) => {
      const { cards } = t.sides[inPlay(t, f.golem!)!.seat]!;
      const alone = cards.filter((card) => isLoneGolem(t, card));
      // Where all of them find an Ange, only which one matters.
      const isShort = cards.filter((card) => isAvailable(t, card)).length < alone.length;
      for (const { piece } of isShort ? alone : alone.slice(0, 1))
        options.push({ do: 'golem', ...shown(t, piece) });
    },
    chosen: (_, f, option) => {
      if (option.do === 'golem') f.golem = option.piece;
      return 'bind';
    },
  },
  bind: {
    kind: 'bind',
    rule: 'SF-PAIR-2',
    seat: (t, f) => inPlay(t, f.golem!)!.seat,
    options: (t, f, options) => {
      for (const card of t.sides[inPlay(t, f.golem!)!.seat]!.cards) {
        if (isAvailable(t, card)) options.push({ do: 'bind', ...shown(t, card.piece) });
      }
    },
    chosen: (t, f, option) => {
      if (option.do === 'bind') bind(t, inPlay(t, f.golem!)!, inPlay(t, option.piece)!);
      return 'look';
    },
  },
  class: {
    kind: 'class',
    rule: 'SF-KW-DOPPELGANGER-3',
    seat: (t) => nameless(t)!.seat,
    options: (t, _, options) => {
      for (const name of t.content.classes) options.push({ do: 'class', class: name });
    },
    chosen: (t, _, option) => {
      const card = nameless(t)!;
      if (option.do !== 'class') return 'look';
      card.chosenClass = t.content.classes.indexOf(option.class);
      changed(t);
      const { seat, piece } = card;
      t.told?.push({
        event: 'classChosen',
        seat,
        ...shown(t, piece),
        class: option.class,
        rule: 'SF-KW-DOPPELGANGER-3',
      });
      return 'look';
    },
  },
});

/** False when `checks` would find nothing to do: then nobody needs to call it. One look at each card for all of them. */
export function isUnsettled(t: SevenFallen): boolean {
  const { content, faces } = t;
  for (const side of t.sides) {
    if (side.plumes <= 0) return true;
    let isGolemAlone = false;
    let isAngeAvailable = false;
    for (const card of side.cards) {
      if (card.place === 'secret') continue;
      const face = content.faces[faces[card.piece]!]!;
      if (card.chosenClass < 0 && face.isDoppelganger) return true;
      if (!face.isUnit) continue;
      if (isFallen(t, card)) return true;
      if (card.bond !== NO_PIECE) continue;
      if (face.type === 'golem') isGolemAlone = true;
      else if (face.type === 'ange') isAngeAvailable = true;
    }
    if (isGolemAlone && isAngeAvailable) return true;
  }
  // The damage event is over and destroyed nothing.
  if (t.blows.length > 0) t.blows.length = 0;
  return false;
}

/** Check a: without Plumes a Divinité is dead; both at once is a draw (SF-SBA-2, SF-GOAL-1, R-SF-47). */
function endIfDead(t: SevenFallen): void {
  const dead = seatsOf(2).filter((seat) => t.sides[seat]!.plumes <= 0);
  if (dead.length === 2) finish(t, { winners: [], how: 'both-fell', rule: 'R-SF-47' });
  else if (dead.length === 1) finish(t, { winners: [opponent(dead[0]!)], how: 'plume', rule: 'SF-GOAL-1' });
}

/** Check b: all that is destroyed by damage, or by having no FV or BOU left, together (SF-SBA-3, R-SF-84). */
function fallen(t: SevenFallen): Dying[] {
  const list: Dying[] = [];
  for (const seat of SEATS) {
    for (const card of t.sides[seat]!.cards) if (isFallen(t, card)) list.push(dyingOfBlows(t, card.piece));
  }
  return list;
}
const SEATS = [0, 1] as unknown as readonly Seat[];

function isFallen(t: SevenFallen, card: InPlay): boolean {
  if (!isOnCdb(card)) return false;
  const { type } = faceOf(t, card.piece);
  if (type === 'golem') return card.damage >= bouOf(t, card);
  if (type !== 'ange' && type !== 'archange') return false;
  return card.doomed || card.damage >= fvOf(t, card);
}

/** Destroyed by the sources credited in the damage event just past, if there was one (R-SF-108). */
function dyingOfBlows(t: SevenFallen, piece: Piece): Dying {
  const blows = t.blows.filter((blow) => blow.piece === piece && blow.source !== NO_PIECE);
  return dying(
    piece,
    blows[0]?.source,
    blows.some(({ shines }) => shines),
  );
}

/** Check d: a lone Golem whose controller has an available Ange, the active player's first (SF-SBA-5, SF-PAIR-11). */
function loneGolem(t: SevenFallen): InPlay | undefined {
  for (const seat of activeFirst(t)) {
    const { cards } = t.sides[seat]!;
    for (const card of cards) {
      if (!isLoneGolem(t, card)) continue;
      for (const ange of cards) if (isAvailable(t, ange)) return card;
    }
  }
  return undefined;
}

function nameless(t: SevenFallen): InPlay | undefined {
  for (const seat of activeFirst(t)) {
    for (const card of t.sides[seat]!.cards) if (lacksClass(t, card)) return card;
  }
  return undefined;
}
