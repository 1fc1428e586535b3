/** Playing a card (OV-HERO-3, -14 to -16, OV-KW-11 to -15, -25 to -31, -55, R-OV-19, -20). */
import { done, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import { announcing, changed, hindrance, isPossible, perform, raise } from '@tablee/kernel/effect';
import { type ActOption, type Card, PIECES, type Veiel } from '../types.ts';
import { faceOf, take, toDiscard } from './card.ts';
import { finished, settled } from './settle.ts';
import { heroId, pieceOf, seatOf, shownCard } from './table.ts';

/** Main actions after which a turn can only be ended (OV-HERO-18). */
export const MOST_ACTS = 100;

/** Why the hero can't play this card with this figure now: the rule; null if he can. `duties`: as `dutiesOf` says. */
export function whyNotPlay(
  t: Veiel,
  hero: number,
  piece: number,
  figure: number,
  duties = dutiesOf(t, hero),
): RuleId | null {
  const face = faceOf(t, piece);
  if (face === null) return 'R-OV-71';
  if (face.amorce && !t.amorce) return 'OV-KW-12';
  if (duties.length > 0 && wouldLockDuty(t, hero, piece, figure, duties)) return 'OV-KW-28';
  return whyImpossible(t, hero, piece, figure, face);
}

/** Nothing about the order of cards: only whether one of its effects can be carried out (OV-HERO-15). */
function whyImpossible(t: Veiel, hero: number, piece: number, figure: number, face: Card): RuleId | null {
  if (face.oncePerTurn && t.plays.includes(piece)) return 'R-OV-20';
  if (face.playIf !== '' && !mayPlay(t, face.playIf, hero, figure)) return 'R-OV-20';
  if (face.script === '') return 'OV-HERO-15';
  const can = face.spends
    ? isPossibleWithout(t, hero, piece, figure, face)
    : isPossible(t, face.script, seatOf(t, hero), pieceOf(figure));
  return can ? null : 'OV-HERO-15';
}

/** While it resolves it is in no hand (OV-HERO-14): it can't be the card it asks for. */
function isPossibleWithout(t: Veiel, hero: number, piece: number, figure: number, face: Card): boolean {
  return without(t, hero, [piece], () => isPossible(t, face.script, seatOf(t, hero), pieceOf(figure)));
}

/** What holds with these cards not in his hand. */
function without<Seen>(t: Veiel, hero: number, leaving: readonly number[], look: () => Seen): Seen {
  const { hand } = t.heroes[hero]!;
  const before = hand.slice();
  const hold = (cards: readonly number[]): void => {
    hand.length = 0;
    hand.push(...cards);
    changed(t);
  };
  hold(before.filter((piece) => !leaving.includes(piece)));
  const seen = look();
  hold(before);
  return seen;
}

function mayPlay(t: Veiel, address: string, hero: number, figure: number): boolean {
  const { ability } = t.content.book.script(address);
  if (ability?.kind !== 'activated') return true;
  return hindrance(t, ability, announcing(seatOf(t, hero), pieceOf(figure))) === null;
}

/** The Inéluctable cards of his hand: mostly none. */
export function dutiesOf(t: Veiel, hero: number): readonly number[] {
  let duties: number[] | null = null;
  for (const piece of t.heroes[hero]!.hand) {
    if (faceOf(t, piece)?.ineluctable !== true) continue;
    duties ??= [];
    duties.push(piece);
  }
  return duties ?? NO_DUTIES;
}
const NO_DUTIES: readonly number[] = [];

/** OV-KW-28: another of them, one he could play, would be locked for the turn, or left with nothing to do. */
function wouldLockDuty(
  t: Veiel,
  hero: number,
  piece: number,
  figure: number,
  duties: readonly number[],
): boolean {
  const { amorce, refills } = faceOf(t, piece)!;
  if (!amorce && t.amorce) {
    for (const other of duties) {
      const face = faceOf(t, other)!;
      if (other === piece || !face.amorce) continue;
      if (whyImpossible(t, hero, other, figure, face) === null) return true;
    }
  }
  return !refills && wouldStrandDuty(t, hero, [piece]);
}

/** OV-KW-28: whether without these cards in hand a playable Inéluctable card could not be played any more. */
export function wouldStrandDuty(t: Veiel, hero: number, leaving: readonly number[]): boolean {
  for (const duty of dutiesOf(t, hero)) {
    if (!faceOf(t, duty)!.heedsHand || leaving.includes(duty)) continue;
    if (isDuty(t, hero, duty) && !isDutyWithout(t, hero, duty, leaving)) return true;
  }
  return false;
}

function isDutyWithout(t: Veiel, hero: number, duty: number, leaving: readonly number[]): boolean {
  return without(t, hero, leaving, () => isDuty(t, hero, duty));
}

/** Inéluctable, and one of its effects can be carried out now. */
function isDuty(t: Veiel, hero: number, piece: number): boolean {
  const face = faceOf(t, piece);
  if (face?.ineluctable !== true || (face.amorce && !t.amorce)) return false;
  for (const figure of t.heroes[hero]!.figures)
    if (whyImpossible(t, hero, piece, figure, face) === null) return true;
  return false;
}

/** OV-KW-25, -27: an Inéluctable card he can play keeps him from ending his turn; −1 if there is none. */
export function pendingDuty(t: Veiel, hero: number): number {
  const { hand, figures } = t.heroes[hero]!;
  for (const piece of hand) {
    const face = faceOf(t, piece);
    if (face?.ineluctable !== true) continue;
    if (figures.some((figure) => whyNotPlay(t, hero, piece, figure) === null)) return piece;
  }
  return -1;
}

/** What was answered for each place of the hand, by twin: copies of a card have one answer, unless a turn limits each. */
const ANSWERS: (RuleId | null)[] = [];

function sameBefore(t: Veiel, hand: readonly number[], n: number): number {
  const design = t.cards[hand[n]! - PIECES.card]!;
  if (t.content.cards[design]!.oncePerTurn) return -1;
  for (let before = 0; before < n; before++)
    if (t.cards[hand[before]! - PIECES.card] === design) return before;
  return -1;
}

/** A `play` for each card of the hand and each figure that may act (D-9). */
export function playOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  const { hand, figures } = t.heroes[hero]!;
  const duties = dutiesOf(t, hero);
  for (let n = 0; n < hand.length; n++) {
    const piece = hand[n]!;
    for (const figure of figures) {
      const twin = n > 0 ? sameBefore(t, hand, n) : -1;
      const rule =
        twin < 0 ? whyNotPlay(t, hero, piece, figure, duties) : ANSWERS[twin * 2 + t.figures.twin[figure]!]!;
      ANSWERS[n * 2 + t.figures.twin[figure]!] = rule;
      if (rule === null)
        options.push({ do: 'play', piece, card: t.content.cards[t.cards[piece - PIECES.card]!]!.id, figure });
      else why?.refuse({ do: 'play', ...shownCard(t, piece), figure }, rule);
    }
  }
}

interface Playing {
  readonly hero: number;
  readonly piece: number;
  readonly figure: number;
}

export const playing = procedure<Veiel, Playing, never>()('play', ['hero', 'piece', 'figure'], {
  announce: (t, { hero, piece, figure }) => {
    const owner = t.heroes[hero]!;
    const face = faceOf(t, piece)!;
    take(owner.hand, piece);
    owner.inPlay.push(piece);
    t.plays.push(piece);
    t.spent.push(false);
    // The window closes when a card without Amorce is announced (R-OV-56).
    if (!face.amorce) t.amorce = false;
    t.told?.push({ event: 'played', hero: heroId(t, hero), ...shownCard(t, piece), rule: 'OV-HERO-3' });
    raise(t, 'played', { piece });
    raise(t, 'cardPlayed', { piece: pieceOf(figure), card: piece });
    return settled(t, 'resolve');
  },
  /** In printed order, each effect with the board as it then stands (OV-HERO-16). */
  resolve: (t, { hero, piece, figure }) =>
    perform(faceOf(t, piece)!.script, seatOf(t, hero), pieceOf(figure), 'away'),
  /** After its last effect, before any boss reaction (R-OV-19). Not "discarded" (OV-KW-31). */
  away: (t, { hero, piece }) => {
    const owner = t.heroes[hero]!;
    take(owner.inPlay, piece);
    if (faceOf(t, piece)?.ephemere) {
      owner.removed.push(piece);
      t.told?.push({ event: 'removed', hero: heroId(t, hero), ...shownCard(t, piece), rule: 'OV-KW-55' });
    } else {
      t.told?.push({
        event: 'discardedAfterPlay',
        hero: heroId(t, hero),
        ...shownCard(t, piece),
        rule: 'R-OV-19',
      });
      toDiscard(t, piece);
    }
    return finished(t, 'over');
  },
  over: () => done,
});
