/** Exiler (OV-KW-5 to -8, -22, -79): from the wounds, the hand, or unseen from the top of the deck. */
import { call, done, type Next, procedure } from '@tablee/kernel';
import { type Context, changed, note, raise } from '@tablee/kernel/effect';
import { type CardOption, NOBODY, type ShownCard, type Veiel } from '../types.ts';
import { faceOf, heroAt, heroIsDead, refillDeck, take, tellIntent, toDiscard } from './card.ts';
import { afterwards, finished } from './settle.ts';
import { caster, heroId, isHero, seatOf, shownCard } from './table.ts';
import { attackedBy } from './target.ts';

interface Exiling {
  hero: number;
  left: number;
  readonly rest: number[];
  readonly n: number;
}

/** The verb: each hero exiles n cards. */
export function exile(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  const heroes: number[] = [];
  for (const figure of attackedBy(t, caster(t, c), pieces)) {
    if (!isHero(t, figure) || heroIsDead(t, figure)) continue;
    if (t.preview) tellIntent(t, c, figure, 'exile', n);
    else heroes.push(t.figures.of[figure]!);
  }
  note(c, pieces, heroes.filter((hero) => hasExilable(t, hero)).length * n);
  if (heroes.length === 0) return afterwards(t);
  const [first, ...rest] = heroes;
  return call(exiling, { hero: first!, left: n, rest, n }, 'next');
}
export function canExile(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some((piece) => heroAt(t, piece) !== NOBODY && hasExilable(t, heroAt(t, piece)));
}

/** Something that is not Persistant: otherwise the exile is lost, as a wound would be (OV-KW-23). */
function hasExilable(t: Veiel, hero: number): boolean {
  const { wounds, hand, deck, discard } = t.heroes[hero]!;
  return [wounds, hand, deck, discard].some((zone) => hasOther(t, zone));
}

/** A card that is not Persistant. */
function hasOther(t: Veiel, zone: readonly number[]): boolean {
  return zone.some((piece) => faceOf(t, piece)?.persistant !== true);
}

export const exiling = procedure<Veiel, Exiling, CardOption>()('exile', ['hero', 'left'], {
  next: (t, f) => {
    if (f.left > 0 && hasExilable(t, f.hero)) return 'choose';
    const next = f.rest.shift();
    if (next === undefined) return finished(t, 'over');
    f.hero = next;
    f.left = f.n;
    return 'next';
  },
  choose: {
    kind: 'exile',
    rule: 'OV-KW-5',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      const { wounds, hand, deck, discard } = t.heroes[f.hero]!;
      for (const piece of wounds) options.push({ do: 'exile', ...shownCard(t, piece) });
      for (const piece of hand) {
        const face = faceOf(t, piece);
        // It would have to go to the discard, and can't (OV-KW-79).
        if (!(face?.persistant && face.ineluctable)) options.push({ do: 'exile', ...shownCard(t, piece) });
      }
      // A deck of Persistant cards alone would send them round for ever: the guard of OV-KW-23 (R-OV-58).
      if (hasOther(t, deck) || hasOther(t, discard)) options.push({ do: 'exileTop' });
    },
    chosen: (t, f, option) => {
      const hero = t.heroes[f.hero]!;
      let piece: number;
      if (option.do === 'exileTop') {
        refillDeck(t, f.hero, 'OV-KW-7');
        piece = hero.deck.pop()!;
      } else {
        piece = (option as ShownCard).piece;
        take(hero.wounds.includes(piece) ? hero.wounds : hero.hand, piece);
      }
      if (faceOf(t, piece)?.persistant) {
        // Not "discarded" (R-OV-92), and another card must be exiled (OV-KW-22).
        toDiscard(t, piece);
        t.told?.push({
          event: 'persisted',
          hero: heroId(t, f.hero),
          ...shownCard(t, piece),
          rule: 'OV-KW-22',
        });
        return 'next';
      }
      hero.exile.push(piece);
      t.told?.push({ event: 'exiled', hero: heroId(t, f.hero), ...shownCard(t, piece), rule: 'OV-KW-6' });
      changed(t);
      raise(t, 'exiled', { piece });
      f.left--;
      return 'next';
    },
    none: () => 'lost',
  },
  lost: (_, f) => {
    f.left = 0;
    return 'next';
  },
  over: () => done,
});
