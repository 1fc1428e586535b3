/** What a position is worth: life, units and where they stand, pages, EC. Points of ATQ are the measure of all of it. */
import type { Seat } from '@tablee/kernel';
import type { Face } from '../content/content.ts';
import { KW } from '../content/keywords.ts';
import { isDefender } from '../rules/amb.ts';
import { mayAdvance } from '../rules/keywords/gardien.ts';
import { atqOf, bouOf, fvOf } from '../rules/numbers.ts';
import { faceOf, isOnCdb, opponent } from '../rules/table.ts';
import type { InPlay, SevenFallen, Side } from '../types.ts';

const WON = 10_000;
const FV = 1.5;
const PLUME = 30;
/** What a Divinité loses that becomes Mortelle. */
const MORTELLE = 15;
const PAGE = 1.5;
const EC = 0.5;
/** Once the Registre is empty no more will come: it is kept for pages rather than spent on trifles. */
const LAST_EC = 0.9;
const ADORATEUR = 0.7;
const SECRET = 3;
/** Units on the LDF take double damage and defend nobody (SF-DMG-4, SF-AMB-5). */
const EXPOSED = 0.93;
/** Frozen units do nothing until they thaw. */
const FROZEN = 0.9;
/** Of the blows that an open Divinité would take next turn, so much is to be feared. */
const FEAR = 0.2;
/** A Mortelle Divinité without a defender is all but lost. */
const LAID_OPEN = 40;
/** What waits to be called up: worth less in hand than in the Purgatoire. */
const CALLED = 2.2;
const CALLED_IN_HAND = 0.6;

export function evaluate(t: SevenFallen, seat: Seat): number {
  if (t.result) return t.result.winners.includes(seat) ? WON : t.result.winners.length === 0 ? 0 : -WON;
  const mine = t.sides[seat]!;
  const theirs = t.sides[opponent(seat)]!;
  // The pages still to be drawn this turn are as good as drawn: else ending the turn would look like a gain.
  const toCome =
    t.active === seat && t.phase !== 'nuit' ? Math.min(t.config.pagesDrawn, mine.livre.length) : 0;
  const [ours, blows] = worthOf(t, mine, true);
  const [others, theirBlows] = worthOf(t, theirs, false);
  const danger = dangerOf(t, mine, theirBlows);
  const threat = dangerOf(t, theirs, blows);
  // Whoever's turn is next strikes first.
  const isNext = t.active === seat && t.phase !== 'nuit' ? 1 : 0.6;
  return ours - others + toCome * PAGE - danger + threat * isNext * 0.5;
}

/** A unit by what it can do and take; a pair together. */
export function unitWorth(t: SevenFallen, card: InPlay): number {
  const worth = freshWorth(t, card);
  return t.turns > LATE ? worth / 2 : worth;
}
/** From this turn on units are there to be spent: whoever waits for a better moment waits for the hundredth turn. */
const LATE = 36;

function freshWorth(t: SevenFallen, card: InPlay): number {
  const face = faceOf(t, card.piece);
  if (face.type === 'golem') return 0.8 * Math.max(0, bouOf(t, card) - card.damage) + atqOf(t, card) * 0.5;
  const left = Math.max(0, fvOf(t, card) - card.damage);
  return 1 + atqOf(t, card) + 0.75 * left + keywordWorth(face) + card.poseidor * 0.4;
}

/** What it is worth besides its numbers, in one sum made once a face. */
function keywordWorth(face: Face): number {
  let worth = KNOWN.get(face);
  if (worth === undefined) {
    worth = 0;
    for (const [word, points] of Object.entries(POINTS))
      if (face.kw[KW[word as keyof typeof KW]]! > 0) worth += points;
    if (face.card.abilities) worth += 0.5;
    KNOWN.set(face, worth);
  }
  return worth;
}
const KNOWN = new WeakMap<Face, number>();
const POINTS: Readonly<Partial<Record<keyof typeof KW, number>>> = {
  archerie: 0.8,
  berserk: 1.2,
  collateral: 0.6,
  egide: 0.4,
  esquive: 0.3,
  fourberie: 0.4,
  honneur: 0.5,
  lumiere: 0.2,
  mortsubite: -2,
  pacifiste: -1.5,
  gardien: -0.5,
  phoenix: 1,
  retrait: 0.5,
  tresor: 0.5,
  vaillant: 0.4,
  valhalla: 0.6,
};

/** All of a side but what threatens it, and the two hardest blows it could strike. */
function worthOf(t: SevenFallen, side: Side, isOwn: boolean): [worth: number, blows: number] {
  let sum = side.fv * FV + side.plumes * PLUME - (side.mortelle ? MORTELLE : 0);
  if (isOwn)
    for (const piece of side.hand) sum += faceOf(t, piece).kw[KW.invocation]! > 0 ? CALLED_IN_HAND : PAGE;
  else sum += side.hand.length * PAGE;
  sum += (side.aside.length + side.limbes.length) * PAGE;
  for (const piece of side.purgatoire) if (faceOf(t, piece).kw[KW.invocation]! > 0) sum += CALLED;
  let first = 0;
  let second = 0;
  let ec = 0;
  for (const card of side.cards) {
    ec += card.ec;
    if (!isOnCdb(card)) {
      const { type, cost } = faceOf(t, card.piece);
      if (card.place === 'secret') sum += SECRET;
      else if (type === 'adorateur') sum += ADORATEUR;
      else if (type === 'benediction') sum += 1.5 + (cost ?? 0);
      continue;
    }
    const face = faceOf(t, card.piece);
    if (face.type === 'equipement') sum += 0.5;
    else {
      const worth = unitWorth(t, card);
      sum += worth * (card.place === 'ldf' ? EXPOSED : 1) * (card.frozen ? FROZEN : 1);
      if (face.type === 'golem') continue;
      const blow = mayAdvance(t, card) && !card.frozen ? atqOf(t, card) : 0;
      if (blow > first) {
        second = first;
        first = blow;
      } else if (blow > second) second = blow;
    }
  }
  // What can be spent at once is worth more than what will lie about.
  const each = side.registre.length === 0 && side.hand.length > 0 ? LAST_EC : EC;
  return [
    sum + (ec > 12 ? 12 * each + (ec - 12) * 0.25 : ec * each),
    hardest(first, second, ec, side.hand.length),
  ];
}

/** The two hardest blows of a side, those still in its hand among them: an Ange strikes on the turn it comes (SF-ANGE-3). */
function hardest(first: number, second: number, ec: number, pages: number): number {
  const spendable = ec + EC_OF_A_TURN;
  const one = pages > 0 ? Math.min(HARDEST_FROM_HAND, spendable / 2) : 0;
  const two = pages > 2 ? Math.min(HARDEST_FROM_HAND, (spendable - 2 * one) / 2) : 0;
  if (one <= second) return first + second;
  return one >= first ? one + Math.max(first, two) : first + one;
}
const EC_OF_A_TURN = 4;
const HARDEST_FROM_HAND = 3.5;

/** The same for a seat, for whoever decides how many stay at home. */
export function blowsOf(t: SevenFallen, seat: Seat): number {
  return worthOf(t, t.sides[seat]!, false)[1];
}

/** What one defender at home saves of these blows. */
export function savedByOne(t: SevenFallen, seat: Seat, blows: number): number {
  const { fv, mortelle } = t.sides[seat]!;
  if (mortelle) return LAID_OPEN * 0.75;
  return lossBy(blows, fv) * FEAR * 0.75;
}

/** What an undefended Divinité has to fear: one in Embuscade and one en Renfort (SF-RENF-1). */
function dangerOf(t: SevenFallen, side: Side, blows: number): number {
  let defenders = 0;
  for (const card of side.cards) if (card.place === 'ag' && isDefender(t, card)) defenders++;
  if (blows === 0) return 0;
  if (side.mortelle) return defenders === 0 ? LAID_OPEN : LAID_OPEN / (2 + defenders * 2);
  const blow = lossBy(blows, side.fv) * FEAR;
  return defenders === 0 ? blow : blow / (2 + defenders * 2);
}

function lossBy(blows: number, fv: number): number {
  return Math.min(fv, blows) * FV + (blows >= fv ? MORTELLE : 0);
}
