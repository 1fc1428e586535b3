/** How the tests set up a table with their box, and the words in which they look at it. */
import type { GameEvent, Start } from '@tablee/kernel';
import { Play } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import type { Config } from '../config.ts';
import { veiel } from '../index.ts';
import type { positionSchema } from '../position.ts';
import { contentOf } from '../ready/content.ts';
import { cardOf, idOf } from '../rules/table.ts';
import { type Content, type Hero, SIDE, type Veiel, type VeielEvent, type VeielView } from '../types.ts';
import { BOX } from './box.ts';

const READY = new Map<string, Content>();
function contentFor(config: Config): Content {
  const key = [1, 2, 3, 4, 5, 6, 7, 8].map((ext) => (config[`ext${ext as 1}`] ? ext : '')).join('');
  const known = READY.get(key) ?? contentOf(BOX, config);
  READY.set(key, known);
  return known;
}

/** The game with the tests' box. */
export const game = { ...veiel, content: contentFor };

export type Position = (typeof positionSchema)['_zod']['input'];
/** Lists and squares as tests write them: never changed. */
type Fixed<T> = T extends (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;
type Where = readonly [number, number];
type HeroAt = Fixed<Partial<Omit<Position['heroes'][number], 'at'>>> & {
  readonly at?: Where | readonly [Where, Where];
};
type Placed<T> = Fixed<Omit<T, 'at'>> & { readonly at: Where };
export type Given = Omit<Fixed<Position>, 'heroes' | 'enemies' | 'entities'> & {
  readonly heroes?: readonly HeroAt[];
  readonly enemies?: readonly Placed<NonNullable<Position['enemies']>[number]>[];
  readonly entities?: readonly Placed<NonNullable<Position['entities']>[number]>[];
} & Partial<Pick<Start, 'config' | 'dice' | 'seed' | 'seats'>>;

const NAMES = ['ada', 'bo', 'cle', 'dee', 'eve'];

export class Table extends Play<Veiel, VeielView> {
  /** Says choices by their beginnings: `play frappe` is the first option that begins so. */
  say(...beginnings: readonly string[]): this {
    for (const beginning of beginnings) {
      const option =
        this.options.find((each) => each === beginning) ??
        this.options.find((each) => `${each} `.startsWith(`${beginning} `));
      if (option === undefined)
        throw new Error(`Nobody can say "${beginning}" (${this.kind}): ${this.options.join(' | ')}`);
      this.choose(option);
    }
    return this;
  }
  /** Whether some option begins so. */
  can(beginning: string): boolean {
    return this.options.some((each) => `${each} `.startsWith(`${beginning} `));
  }
  /** What is asked, in French. */
  sentence(): string {
    const asked = this.state.open[0]!;
    return game.words.question(this.table.view(asked.seat) as never, asked, 'fr', this.state.content);
  }
  hero(number = 0): Hero {
    return this.state.heroes[number]!;
  }
  /** The ids of the cards in a zone. */
  zone(
    name: 'deck' | 'hand' | 'discard' | 'wounds' | 'exile' | 'removed' | 'row' | 'reserve',
    hero = 0,
  ): string[] {
    return this.state.heroes[hero]![name].map((piece) => cardOf(this.state, piece).id);
  }
  /** The number of the first figure with this id, on the board or not. */
  figure(id: string, nth = 0): number {
    const found = this.state.figures.kind.flatMap((_, figure) =>
      idOf(this.state, figure) === id ? [figure] : [],
    );
    return found[nth]!;
  }
  /** Where it stands, as the rulebook says it: [row, column]; null off the board. */
  where(id: string, nth = 0): [number, number] | null {
    const square = this.state.figures.square[this.figure(id, nth)]!;
    return square < 0 ? null : [Math.floor(square / SIDE) + 1, (square % SIDE) + 1];
  }
  dice(id: string, nth = 0): { yellow: number; red: number; block: number } {
    const { yellow, red, block } = this.state.figures;
    const figure = this.figure(id, nth);
    return { yellow: yellow[figure]!, red: red[figure]!, block: block[figure]! };
  }
  block(id: string, nth = 0): number {
    return this.dice(id, nth).block;
  }
  /** Everything told since the table was set up, of this kind. */
  all<Name extends VeielEvent['event']>(name: Name): GameEvent[] {
    return this.table.heard(null, 0).filter(({ event }) => event === name);
  }
  /** The rules that refuse an option that begins so. */
  refuses(beginning: string): string[] {
    return this.table
      .whyNot(this.asked)
      .filter(({ about }) => `${game.words.notation(about, this.state.content)} `.startsWith(`${beginning} `))
      .map(({ rule }) => rule);
  }
}

/** A position. Heroes not named are ada and bo, at (6, 1), (6, 2), …; an enemy stands far away so that the fight goes on. */
export function at({ config, dice, seed = 'test', seats, heroes = [{}], ...position }: Given = {}): Table {
  const enemies = position.enemies ?? [{ enemy: 'statue', at: [1, 6] as const }];
  const placed = heroes.map((hero, number) => ({
    hero: NAMES[number]!,
    at: [6, number + 1],
    hand: ['parade', 'parade'],
    ...hero,
  }));
  return new Table(game as never, {
    seats: seats ?? 1,
    seed,
    config: { heroes: heroes.length, ...config },
    ...(dice && { dice }),
    position: { ...position, enemies, heroes: placed },
  });
}

/** A position with what the players' box holds: heroes, enemies and cards by their real ids. */
export function boxAt({ config, dice, seed = 'test', heroes = [], ...position }: Given): Table {
  return new Table(veiel as never, {
    seats: 1,
    seed,
    config: { heroes: heroes.length, ...config },
    ...(dice && { dice }),
    position: { ...position, heroes },
  });
}

/** A game from its very beginning. */
export function newGame(config: Readonly<Record<string, unknown>> = {}, more: Partial<Start> = {}): Table {
  return new Table(game as never, { seats: 1, seed: 'test', ...more, config });
}

/** Takes the first option until it is asked something of this kind. */
export function until(table: Table, kind: string, most = 500): Table {
  for (let n = 0; table.state.result === null && table.kind !== kind; n++) {
    if (n > most) throw new Error(`Never asked ${kind}; now ${table.kind}.`);
    table.choose(
      table.options.find((option) => option === 'end' || option.startsWith('enough') || option === 'pass') ??
        table.options[0]!,
    );
  }
  return table;
}

export { expect };
