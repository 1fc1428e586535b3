/** Looking through content for what it uses: every word, name and form that stands anywhere in an item's data. */

import { BOX } from '../content/box.ts';
import type { Named } from '../content/types.ts';
import { objectsIn as walk } from '../ready/walk.ts';

export interface Item {
  readonly id: string;
  readonly ext: number;
  readonly data: object;
}

/** Everything in the box that has a name; an Action card counts for itself. */
export const ITEMS: readonly Item[] = [
  ...BOX.cards,
  ...BOX.heroes,
  ...BOX.enemies,
  ...BOX.bosses,
  ...BOX.battlefields,
  ...BOX.equipment,
  ...BOX.entities,
  ...BOX.scenarios,
].flatMap((item: Named): Item[] => {
  if (!('actions' in item)) return [{ id: item.id, ext: item.ext, data: item }];
  const { actions, ...boss } = item as (typeof BOX.bosses)[number];
  return [
    { id: item.id, ext: item.ext, data: boss },
    ...actions.map((action) => ({ id: `${item.id}/${action.id}`, ext: item.ext, data: action })),
  ];
});

/** Every object inside the data, itself included. */
export function* objectsIn(data: unknown): Generator<Readonly<Record<string, unknown>>> {
  for (const { part } of walk(data)) yield part;
}

/** The items in which some object is so. */
export function itemsWhere(
  holds: (part: Readonly<Record<string, unknown>>) => boolean,
  items: readonly Item[] = ITEMS,
): readonly string[] {
  return items.filter(({ data }) => [...objectsIn(data)].some(holds)).map(({ id }) => id);
}

/** The items in which this very word or number stands as a value somewhere. */
export function itemsSaying(word: string, items: readonly Item[] = ITEMS): readonly string[] {
  const says = (value: unknown): boolean => value === word || (Array.isArray(value) && value.includes(word));
  return itemsWhere((part) => Object.values(part).some(says), items);
}
