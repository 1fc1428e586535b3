/** What everybody sees (OV-MISC-8), and the tables that would look the same: only how piles lie is hidden. */
import { type Chance, copied, type Seat, shuffle } from '@tablee/kernel';
import { enter } from '@tablee/kernel/effect';
import { emptyTable } from './rules/setup.ts';
import { cardsLeft, isHero, isLivingHero, isOnBoard, pieceOf, threatOf } from './rules/table.ts';
import { heroFigures } from './rules/target.ts';
import { type BareTable, type Hero, type HeroView, PIECES, type Veiel, type VeielView } from './types.ts';

const sorted = (pile: readonly number[]): number[] => pile.slice().sort((a, b) => a - b);

/** The same for every seat and for spectators. */
export function seen(t: Veiel): VeielView {
  const { lasting, pending, tallies, used, gone, made } = t.effects;
  return copied({
    phase: t.phase,
    fight: t.fight,
    round: t.round,
    figures: t.figures,
    standing: t.standing,
    corpses: t.corpses,
    cards: t.cards,
    owners: t.owners,
    gear: t.gear,
    pilesUsed: t.pilesUsed,
    revealed: t.revealed,
    bossesMet: t.bossesMet,
    fieldsMet: t.fieldsMet,
    field: t.field,
    scenario: t.scenario,
    active: t.active,
    acting: t.acting,
    acts: t.acts,
    amorce: t.amorce,
    plays: t.plays,
    spent: t.spent,
    unit: t.unit,
    finishing: t.finishing,
    heroes: t.heroes.map((hero) => heroSeen(t, hero)),
    piles: t.piles.map(sorted),
    actions: t.actions.map(({ figure, pile, used: drawn }) => ({ figure, pile: sorted(pile), used: drawn })),
    effects: { lasting, pending, tallies, used, gone, made },
    priority: heroFigures(t),
  });
}

function heroSeen(t: Veiel, hero: Hero): HeroView {
  return {
    ...hero,
    deck: sorted(hero.deck),
    threat: hero.figures.map((figure) => threatOf(t, figure)),
    life: cardsLeft(hero) - t.config.handSize + 1,
  };
}

/** An Action card as a piece: those drawn so far can be told. */
const actionPiece = (figure: number, action: number): number => PIECES.action + figure * 16 + action;

/** Every piece whose place can be told: all but the cards inside decks, reward piles and Action piles. */
export function known(t: Veiel): number[] {
  // Asked after every step that is rehearsed, for every enemy: no set, no generator.
  const isHidden = new Uint8Array(t.cards.length);
  for (const { deck } of t.heroes) for (const piece of deck) isHidden[piece - PIECES.card] = 1;
  for (const pile of t.piles) for (const piece of pile) isHidden[piece - PIECES.card] = 1;
  const found: number[] = [];
  for (let card = 0; card < isHidden.length; card++) if (isHidden[card] === 0) found.push(PIECES.card + card);
  for (const { figure, used } of t.actions)
    for (const action of used) found.push(actionPiece(figure, action));
  return found;
}

/** Deals anew how the piles lie. */
export function scramble(t: Veiel, chance: Chance, kept?: ReadonlySet<number>): void {
  for (const { deck } of t.heroes) mix(chance, deck, (piece) => kept?.has(piece) === true);
  for (const pile of t.piles) mix(chance, pile, (piece) => kept?.has(piece) === true);
  for (const { figure, pile } of t.actions)
    mix(chance, pile, (action) => kept?.has(actionPiece(figure, action)) === true);
}

function mix(chance: Chance, pile: number[], stays: (piece: number) => boolean): void {
  const places: number[] = [];
  for (let i = 0; i < pile.length; i++) if (!stays(pile[i]!)) places.push(i);
  const moved = places.map((i) => pile[i]!);
  shuffle(chance, moved);
  places.forEach((i, n) => {
    pile[i] = moved[n]!;
  });
}

/** A table with this view; piles lie in the order of their numbers. */
export function unview(view: VeielView, _: Seat, bare: BareTable): Veiel {
  const { heroes, piles, actions, effects, priority: __, ...open } = copied(view);
  // Filled in, not put together anew: a table played on must have the form of every other.
  const t: Veiel = Object.assign(emptyTable(bare), open);
  t.heroes = heroes.map(({ threat: ___, life: ____, ...hero }) => hero as Hero);
  t.piles = piles as number[][];
  t.actions = actions as Veiel['actions'];
  Object.assign(t.effects, effects);
  listenAnew(t);
  return t;
}

/** Whatever stands in play listens again, in the order of its number. */
export function listenAnew(t: Veiel): void {
  const gone = t.effects.gone;
  t.effects.heard = {};
  t.effects.constant = [];
  for (let figure = 0; figure < t.figures.kind.length; figure++) {
    if (isOnBoard(t, figure) && (!isHero(t, figure) || isLivingHero(t, figure)))
      enter(t, pieceOf(figure), 'play');
  }
  for (const { gear } of t.heroes) for (const piece of gear) enter(t, piece, 'play');
  if (t.field >= 0) enter(t, PIECES.field, 'field');
  if (t.scenario >= 0 && t.fight > 0) enter(t, PIECES.scenario, 'field');
  t.effects.gone = gone;
}
