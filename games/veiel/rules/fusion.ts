/** La Maîtresse's fusions (OV-HEROES-8 to -14, R-OV-72): cards played this turn are combined into one that lies in front of her. */
import { done, procedure, type Refusals, type RuleId } from '@tablee/kernel';
import type { ActOption, CardOption, Veiel } from '../types.ts';
import { faceOf, take } from './card.ts';
import { cardOf, heroId, seatOf, shownCard } from './table.ts';

/** What each play of this turn still gives: elements by number, null where a fusion has spent it. */
function entries(t: Veiel): (readonly number[] | null)[] {
  return t.plays.map((piece, index) => (t.spent[index] ? null : (faceOf(t, piece)?.gives ?? [])));
}

/** Whether the elements can each be given by a play, at least two plays in all (OV-HEROES-12, -13). */
function canComplete(
  recipe: readonly number[],
  from: number,
  given: readonly (readonly number[] | null)[],
  used: readonly number[],
): boolean {
  if (from === recipe.length) return new Set(used).size >= 2;
  return given.some((gives, entry) => {
    if (gives === null) return false;
    // One play gives each of its elements once.
    const taken = recipe.filter(
      (element, at) => at < from && used[at] === entry && element === recipe[from],
    ).length;
    const has = gives.filter((element) => element === recipe[from]).length;
    return has > taken && canComplete(recipe, from + 1, given, [...used, entry]);
  });
}

const recipeOf = (t: Veiel, piece: number): readonly number[] => cardOf(t, piece).gives;

export function fuseOptions(
  t: Veiel,
  hero: number,
  options: ActOption[],
  why: Refusals<ActOption> | undefined,
): void {
  const { row } = t.heroes[hero]!;
  if (row.length === 0 || (t.plays.length < 2 && why === undefined)) return;
  const given = entries(t);
  for (const piece of row) {
    const option = { do: 'fuse', ...shownCard(t, piece) } as const;
    if (canComplete(recipeOf(t, piece), 0, given, [])) options.push(option);
    else why?.refuse(option, whyNotFuse(t, recipeOf(t, piece)));
  }
}

/** One card alone never suffices; a card already fused gives no more; or the elements are missing. */
function whyNotFuse(t: Veiel, recipe: readonly number[]): RuleId {
  const given = t.plays.map((piece) => faceOf(t, piece)?.gives ?? []);
  if (canComplete(recipe, 0, given, [])) return 'OV-HEROES-13';
  const times = (list: readonly number[], element: number): number =>
    list.filter((each) => each === element).length;
  const isInOne = given.some(
    (gives, entry) =>
      !t.spent[entry] && recipe.every((element) => times(gives, element) >= times(recipe, element)),
  );
  return isInOne ? 'OV-HEROES-12' : 'OV-HEROES-9';
}

interface Fusing {
  readonly hero: number;
  readonly piece: number;
  /** The play that gives each element of the recipe, in its order. */
  readonly used: number[];
}

/** D-29: for each element the play that gives it, as far as there is a choice. */
export const fusing = procedure<Veiel, Fusing, CardOption>()('fuse', ['hero', 'piece'], {
  next: (t, f) => (f.used.length < recipeOf(t, f.piece).length ? 'assign' : 'take'),
  assign: {
    kind: 'fuse',
    rule: 'OV-HEROES-13',
    seat: (t, f) => seatOf(t, f.hero),
    options: (t, f, options) => {
      const recipe = recipeOf(t, f.piece);
      const given = entries(t);
      given.forEach((gives, entry) => {
        if (gives === null || !givesNow(recipe, f.used, gives, entry)) return;
        if (canComplete(recipe, f.used.length + 1, given, [...f.used, entry])) {
          options.push({ do: 'assign', ...shownCard(t, t.plays[entry]!), entry });
        }
      });
    },
    chosen: (_, f, option) => {
      if (option.do === 'assign') f.used.push(option.entry);
      return 'next';
    },
  },
  take: (t, f) => {
    for (const entry of f.used) t.spent[entry] = true;
    const hero = t.heroes[f.hero]!;
    take(hero.row, f.piece);
    hero.hand.push(f.piece);
    t.told?.push({ event: 'fused', hero: heroId(t, f.hero), ...shownCard(t, f.piece), rule: 'OV-HEROES-9' });
    return done;
  },
});

function givesNow(
  recipe: readonly number[],
  used: readonly number[],
  gives: readonly number[],
  entry: number,
): boolean {
  const element = recipe[used.length]!;
  const taken = used.filter((each, at) => each === entry && recipe[at] === element).length;
  return gives.filter((each) => each === element).length > taken;
}
