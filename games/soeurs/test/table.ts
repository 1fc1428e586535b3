/** What the chapters' tests are written with: positions on a plain tower, and words to look at what happened. */
import type { GameEvent, Start } from '@tablee/kernel';
import { type Play, set } from '@tablee/kernel/testing';
import { soeurs } from '../index.ts';
import type { Soeurs, SoeursEvent, SoeursView } from '../types.ts';

export type Table = Play<Soeurs, SoeursView>;

const EMPTY = ['....', '....', '....', '....', '....'];
const face = (rows: readonly string[]) => ({ door: 'b', rows });
const boss = (id: string, keywords: readonly string[], more: object = {}) => ({
  id,
  name: { fr: id, en: id },
  floors: 2,
  lastFloor: { door: 'b', rows: ['...B', '....', '....', '....', '....'] },
  attack: 3,
  gauge: [6, 4, 3, 2],
  times2: false,
  keywords,
  ...more,
});

/** Empty floors, and a Boss for each keyword. `sentier` holds one square of each kind on its first steps. */
export const PLAIN = {
  file: 'plain.json',
  data: {
    whole: ['floors', 'bosses'],
    floors: [
      {
        id: 'vide',
        name: { fr: 'Vide', en: 'Empty' },
        normal: face(EMPTY),
        hard: face(['1111', ...EMPTY.slice(1)]),
      },
      {
        id: 'sentier',
        name: { fr: 'Sentier', en: 'Path' },
        normal: face(['....', '....', '.§..', '.2t$', '.1T.']),
        hard: face(['....', '....', '.§..', '.3t$', '.1T.']),
      },
      { id: 'troisieme', name: { fr: 'Troisième', en: 'Third' }, normal: face(EMPTY), hard: face(EMPTY) },
    ],
    bosses: [
      boss('force', ['force-brutale']),
      boss('rage', ['rage']),
      boss('gardiens', ['gardiens']),
      boss('brulures', ['brulures']),
      boss('feu-et-force', ['brulures', 'force-brutale']),
      boss('feu-et-gardiens', ['brulures', 'gardiens']),
      boss('double', [], { times2: true, gauge: [2, '?'], attack: '?' }),
      boss('sans', []),
      boss('trois', [], { floors: 3 }),
      boss('riche', [], { lastFloor: { door: 'b', rows: ['...B', '...1', '....', '....', '....'] } }),
    ],
  },
};

type Given = Record<string, unknown>;
interface More extends Partial<Omit<Start, 'position'>> {
  readonly boss?: string;
}

/** A position on the plain tower. */
export function at(position: Given = {}, { boss: id = 'sans', config, ...start }: More = {}): Table {
  return set(soeurs, position, { pack: PLAIN, config: { boss: id, ...config }, ...start }) as Table;
}

/** In the Player Phase of a combat. */
export function inFight(
  enemies: readonly unknown[],
  fight: Given,
  rest: Given = {},
  start: More = {},
): Table {
  return at({ ...rest, fight: { enemies, ...fight } }, start);
}

/** In the Player Phase of the final fight. */
export function againstBoss(fight: Given, rest: Given = {}, start: More = {}): Table {
  return at({ ...rest, boss: fight }, start);
}

/** A new game from the very start, on the plain tower. */
export function fresh(start: More = {}): Table {
  const { boss: id = 'sans', config, ...rest } = start;
  return set(soeurs, undefined, { pack: PLAIN, config: { boss: id, ...config }, ...rest }) as Table;
}

type Named<Name extends SoeursEvent['event']> = Extract<SoeursEvent, { event: Name }>;

/** All events of one kind, from the opening on or from the given choice on. */
export function told<Name extends SoeursEvent['event']>(table: Table, name: Name, since = 0): Named<Name>[] {
  return table.told(since).filter((event: GameEvent): event is Named<Name> => event.event === name);
}

/** Those since the last choice. */
export function lately<Name extends SoeursEvent['event']>(table: Table, name: Name): Named<Name>[] {
  return told(table, name, table.table.choices.length - 1);
}

/** The rules that refuse this kind of action now. */
export function refusals(table: Table, does: string): string[] {
  return table.whyNot(does).map((refusal) => refusal.rule);
}

export function ids(table: Table, cards: readonly number[]): string[] {
  return cards.map((card) => table.state.content.cards[card]!.id);
}

export function hand(table: Table): string[] {
  return ids(table, table.state.hand);
}

export function enemyIds(table: Table, enemies: readonly number[]): string[] {
  return enemies.filter((enemy) => enemy >= 0).map((enemy) => table.state.content.enemies[enemy]!.id);
}
