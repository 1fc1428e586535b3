/** A hero's cards go from zone to zone: drawing, discarding, rebuilding the deck, gaining and recovering (OV-SETUP-5, R-OV-23). */
import { call, done, type Next, procedure, type RuleId, shuffle } from '@tablee/kernel';
import { type Context, changed, note, raise } from '@tablee/kernel/effect';
import { type Card, type CardOption, NOBODY, PIECES, type ShownCard, type Veiel } from '../types.ts';
import { afterwards, finished } from './settle.ts';
import {
  cardOf,
  caster,
  figureOf,
  heroCard,
  heroId,
  isHero,
  numberWith,
  ownerOf,
  pieceOf,
  seatOf,
  shownCard,
  shownFigure,
} from './table.ts';
import { attackedBy } from './target.ts';

/**
 * The card as its hero reads it. La Maîtresse treats every Récompense and Novice as the base card of its colour (OV-HEROES-3, -4);
 * a colourless one is a blank to her: null (R-OV-71).
 */
export function faceOf(t: Veiel, piece: number): Card | null {
  const card = cardOf(t, piece);
  if (card.kind !== 'recompense' && card.kind !== 'novice') return card;
  const owner = ownerOf(t, piece);
  if (owner < 0 || !heroCard(t, owner).row) return card;
  return card.colourNumber < 4 ? t.content.cards[t.content.base[card.colourNumber]!]! : null;
}

/** A new physical card of this design; its piece. It lies nowhere yet. */
export function newCard(t: Veiel, design: number, hero: number): number {
  t.cards.push(design);
  t.owners.push(hero);
  return PIECES.card + t.cards.length - 1;
}

export function take(pile: number[], piece: number): void {
  const at = pile.lastIndexOf(piece);
  if (at < 0) throw new Error(`Card ${piece} is not where it was taken from.`);
  pile.splice(at, 1);
}

/** Cards of la Maîtresse's row go back there instead of the discard (R-OV-72). */
export function isOfRow(t: Veiel, piece: number): boolean {
  const owner = ownerOf(t, piece);
  if (owner < 0) return false;
  const { row } = heroCard(t, owner);
  if (!row) return false;
  const { id } = cardOf(t, piece);
  return row.initie.includes(id) || row.adepte.includes(id) || row.maitre.includes(id);
}

/** Onto its owner's discard, or back into the row. */
export function toDiscard(t: Veiel, piece: number): void {
  const hero = t.heroes[ownerOf(t, piece)]!;
  if (isOfRow(t, piece)) {
    hero.row.push(piece);
    t.told?.push({
      event: 'returnedToRow',
      hero: heroId(t, ownerOf(t, piece)),
      ...shownCard(t, piece),
      rule: 'OV-HEROES-14',
    });
  } else {
    hero.discard.push(piece);
  }
  changed(t);
}

/** R-OV-23: the whole discard is shuffled into a new deck, when a card is needed and there is none. False: there is nothing. */
export function refillDeck(t: Veiel, hero: number, rule: RuleId = 'R-OV-23'): boolean {
  const { deck, discard } = t.heroes[hero]!;
  if (deck.length > 0) return true;
  if (discard.length === 0) return false;
  for (const piece of discard) deck.push(piece);
  discard.length = 0;
  shuffle(t, deck);
  t.told?.push({ event: 'shuffled', hero: heroId(t, hero), rule });
  return true;
}

/** Draws up to so many; how many came. A draw by an effect never kills (OV-DEATH-4). */
export function drawCards(t: Veiel, hero: number, count: number, rule: RuleId): number {
  const { deck, hand } = t.heroes[hero]!;
  const before = hand.length;
  for (let n = 0; n < count && refillDeck(t, hero); n++) {
    const piece = deck.pop()!;
    hand.push(piece);
    raise(t, 'drawn', { piece });
  }
  const drawn = hand.length - before;
  if (drawn > 0) {
    changed(t);
    if (t.told)
      t.told.push({ event: 'drew', hero: heroId(t, hero), cards: shownAll(t, hand.slice(before)), rule });
  }
  return drawn;
}

export function shownAll(t: Veiel, pieces: readonly number[]): readonly ShownCard[] {
  return pieces.map((piece) => shownCard(t, piece));
}

/** The verb: each hero draws n. */
export function draw(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  let drawn = 0;
  for (const figure of attackedBy(t, caster(t, c), pieces)) {
    if (!isHero(t, figure) || heroIsDead(t, figure)) continue;
    const count = Math.max(0, numberWith(t, figure, 'draw', n));
    if (t.preview) tellIntent(t, c, figure, 'draw', count);
    else drawn += drawCards(t, t.figures.of[figure]!, count, 'OV-DEATH-4');
  }
  note(c, pieces, drawn);
  return afterwards(t);
}
export function canDraw(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => {
    const hero = heroAt(t, piece);
    return hero !== NOBODY && t.heroes[hero]!.deck.length + t.heroes[hero]!.discard.length > 0;
  });
}

export function heroAt(t: Veiel, piece: number): number {
  const figure = figureOf(piece);
  return isHero(t, figure) && !heroIsDead(t, figure) ? t.figures.of[figure]! : NOBODY;
}
export function heroIsDead(t: Veiel, figure: number): boolean {
  return t.heroes[t.figures.of[figure]!]!.dead;
}

/** Rehearsing: said, not done (OV-AI-49). */
export function tellIntent(
  t: Veiel,
  c: Context,
  figure: number,
  what: 'draw' | 'discard' | 'exile' | 'wounds',
  amount: number,
): void {
  const source = caster(t, c);
  if (source >= 0)
    t.told?.push({
      event: 'intent',
      who: shownFigure(t, source),
      what,
      amount,
      of: `${figure}`,
      rule: 'OV-AI-49',
    });
}

/** "Discarded" is from the hand, other than by being played (OV-KW-76). */
export function discardCard(t: Veiel, hero: number, piece: number, rule: RuleId): void {
  take(t.heroes[hero]!.hand, piece);
  t.told?.push({ event: 'discarded', hero: heroId(t, hero), ...shownCard(t, piece), rule });
  toDiscard(t, piece);
  raise(t, 'discarded', { piece });
}

/** OV-KW-26, -30: an Inéluctable card can never be discarded. */
export function canBeDiscarded(t: Veiel, piece: number): boolean {
  return faceOf(t, piece)?.ineluctable !== true;
}

/** Every card but the Inéluctable ones, at a fight's end and at death (OV-KW-33). */
export function discardHand(t: Veiel, hero: number, rule: RuleId): void {
  const { hand } = t.heroes[hero]!;
  const kept: number[] = [];
  const gone: number[] = [];
  for (const piece of hand) (canBeDiscarded(t, piece) ? gone : kept).push(piece);
  if (gone.length === 0) return;
  hand.length = 0;
  hand.push(...kept);
  t.told?.push({ event: 'handDiscarded', hero: heroId(t, hero), rule });
  for (const piece of gone) {
    toDiscard(t, piece);
    raise(t, 'discarded', { piece });
  }
}

interface Shedding {
  hero: number;
  left: number;
  readonly rest: number[];
  readonly n: number;
}

/** The verb: each hero discards n cards, chosen by his player (D-20, OV-AI-54). */
export function shed(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  const heroes: number[] = [];
  let count = 0;
  for (const figure of attackedBy(t, caster(t, c), pieces)) {
    if (!isHero(t, figure) || heroIsDead(t, figure)) continue;
    if (t.preview) {
      tellIntent(t, c, figure, 'discard', n);
      continue;
    }
    const hero = t.figures.of[figure]!;
    heroes.push(hero);
    count += Math.min(n, sheddable(t, hero).length);
  }
  note(c, pieces, count);
  if (heroes.length === 0) return afterwards(t);
  const [first, ...rest] = heroes;
  return call(shedding, { hero: first!, left: n, rest, n }, 'next');
}
export function canShed(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => heroAt(t, piece) !== NOBODY && sheddable(t, heroAt(t, piece)).length > 0);
}
function sheddable(t: Veiel, hero: number): number[] {
  return t.heroes[hero]!.hand.filter((piece) => canBeDiscarded(t, piece));
}

export const shedding = procedure<Veiel, Shedding, CardOption>()('shed', {
  next: (t, f) => {
    if (f.left > 0 && sheddable(t, f.hero).length > 0) return 'choose';
    const next = f.rest.shift();
    if (next === undefined) return finished(t, 'over');
    f.hero = next;
    f.left = f.n;
    return 'next';
  },
  choose: {
    kind: 'discard',
    rule: 'OV-KW-30',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      for (const piece of sheddable(t, f.hero)) options.push({ do: 'shed', ...shownCard(t, piece) });
    },
    chosen: (t, f, option) => {
      discardCard(t, f.hero, (option as ShownCard).piece, 'OV-KW-76');
      f.left--;
      return 'next';
    },
  },
  over: () => done,
});

/** The verb: a card of the content comes into a zone of each hero. Into the deck it is shuffled. */
export function gainCard(
  t: Veiel,
  c: Context,
  card: string,
  zone: 'hand' | 'deck' | 'discard' | 'wounds',
  pieces: readonly number[],
): Next<'next'> | undefined {
  const design = t.content.by.card.get(card);
  if (design === undefined) throw new Error(`This content has no card ${card}.`);
  for (const figure of attackedBy(t, caster(t, c), pieces)) {
    if (!isHero(t, figure) || heroIsDead(t, figure) || t.preview) continue;
    const number = t.figures.of[figure]!;
    const hero = t.heroes[number]!;
    const piece = newCard(t, design, number);
    hero.gained.push(piece);
    hero[zone].push(piece);
    t.told?.push({ event: 'gained', hero: heroId(t, number), ...shownCard(t, piece), rule: 'OV-SCEN-4' });
    if (zone === 'deck') shuffle(t, hero.deck);
  }
  changed(t);
  return afterwards(t);
}

/** The verb: the acting hero takes n cards of his choice from his discard or exile. */
export function recover(
  t: Veiel,
  c: Context,
  from: 'discard' | 'exile',
  to: 'hand' | 'deckTop',
  n: number,
): Next<'next'> | undefined {
  const figure = caster(t, c);
  if (figure < 0 || !isHero(t, figure) || t.preview) return undefined;
  const hero = t.figures.of[figure]!;
  const count = Math.min(n, t.heroes[hero]![from].length);
  note(c, [pieceOf(figure)], count);
  return count === 0 ? undefined : call(recovering, { hero, from, to, left: count }, 'next');
}
export function canRecover(t: Veiel, c: Context, from: 'discard' | 'exile'): boolean {
  const figure = caster(t, c);
  return figure >= 0 && isHero(t, figure) && t.heroes[t.figures.of[figure]!]![from].length > 0;
}

interface Recovering {
  readonly hero: number;
  readonly from: 'discard' | 'exile';
  readonly to: 'hand' | 'deckTop';
  left: number;
}

export const recovering = procedure<Veiel, Recovering, CardOption>()('recover', {
  next: (_, f) => (f.left > 0 ? 'choose' : done),
  choose: {
    kind: 'recover',
    rule: 'R-OV-90',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      for (const piece of t.heroes[f.hero]![f.from]) options.push({ do: 'recover', ...shownCard(t, piece) });
    },
    chosen: (t, f, option) => {
      const { piece } = option as ShownCard;
      const hero = t.heroes[f.hero]!;
      take(hero[f.from], piece);
      (f.to === 'hand' ? hero.hand : hero.deck).push(piece);
      t.told?.push({ event: 'recovered', hero: heroId(t, f.hero), ...shownCard(t, piece), rule: 'R-OV-90' });
      changed(t);
      f.left--;
      return 'next';
    },
  },
});
