/** Which switches an item needs by what it uses (R-OV-89): keywords, ranges and words that an extension brings. */
import type { Box, Ext, Extension, Named } from '../content/types.ts';
import { objectsIn } from './walk.ts';

const OF_KEYWORD: Readonly<Record<string, Extension>> = {
  persistant: 1,
  ineluctable: 3,
  ephemere: 5,
  interruption: 5,
  allie: 5,
  obstacle: 5,
  infranchissable: 5,
};
const OF_WORD: Readonly<Record<string, Extension>> = {
  consumeCorpse: 1,
  arm: 6,
  ammo: 6,
  charge: 6,
  disarm: 6,
  trigger: 6,
};

/** `areas` as they are drawn: `>` marks the lines of an arrow. */
export function switchesOf(item: object, areas: Readonly<Record<string, string>>): readonly Extension[] {
  const used = new Set<Extension | undefined>();
  const { keywords = [] } = item as { readonly keywords?: readonly string[] };
  for (const keyword of keywords) used.add(OF_KEYWORD[keyword]);
  if ('usesCorpses' in item) used.add(1);
  if ('infranchissable' in item) used.add(5);
  for (const { part } of objectsIn(item)) {
    if (typeof part.do === 'string') used.add(OF_WORD[part.do]);
    if (typeof part.area === 'string' && areas[part.area]?.includes('>')) used.add(5);
  }
  return [...used].filter((ext) => ext !== undefined);
}

/**
 * What a pack adds, each item needing besides what it says the switches of all it uses and names: an author need not know which
 * extension brings a keyword. A hero needs those of his level cards.
 */
export function withNeeds(box: Box, added: Box, areas: Box['areas']): Box {
  const using = <Item extends Named>(items: readonly Item[]): Item[] =>
    items.map((item) => needing(item, switchesOf(item, areas)));
  const cards = using(added.cards);
  const entities = using(added.entities);
  const named: Readonly<Record<string, Map<string, Named>>> = {
    summon: byId([...box.enemies, ...added.enemies]),
    place: byId([...box.entities, ...entities]),
    gainCard: byId([...box.cards, ...cards]),
  };
  const naming = <Item extends Named>(items: readonly Item[]): Item[] =>
    items.map((item) => {
      const needs: Ext[] = [];
      for (const { part } of objectsIn(item)) {
        const other = named[String(part.do)]?.get(String(part.enemy ?? part.entity ?? part.card));
        if (other) needs.push(other.ext, ...(other.needs ?? []));
      }
      return needing(item, needs);
    });
  const all = naming(cards);
  const levels = byId(all);
  return {
    ...added,
    cards: all,
    entities: naming(entities),
    heroes: using(added.heroes).map((hero) =>
      [hero.initie, hero.adepte, hero.maitre].reduce(
        (so, id) => needing(so, levels.get(id)?.needs ?? []),
        hero,
      ),
    ),
    enemies: naming(using(added.enemies)),
    bosses: naming(using(added.bosses)),
    battlefields: naming(using(added.battlefields)),
  };
}

const byId = (items: readonly Named[]): Map<string, Named> => new Map(items.map((item) => [item.id, item]));

function needing<Item extends Named>(item: Item, exts: readonly Ext[]): Item {
  const needs = new Set(item.needs);
  for (const ext of exts) if (ext !== 0 && ext !== item.ext) needs.add(ext);
  return needs.size === 0 ? item : { ...item, needs: [...needs] };
}
