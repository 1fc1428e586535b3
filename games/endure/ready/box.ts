/** The box: our own content, with a pack's laid over it. Everything in it has been checked. */
import { type Pack, PackError, readPack, type Text, TextError } from '@tablee/kernel';
import type { Vocabulary } from '@tablee/kernel/effect';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { ENEMIES, RADAR_TOKENS } from '../content/enemies.ts';
import { EVENTS } from '../content/events.ts';
import { ITEMS } from '../content/items.ts';
import { CAMPAIGNS, MISSIONS } from '../content/missions.ts';
import { REFUGE_EVENTS } from '../content/refuge.ts';
import { RESOLVE_CARDS } from '../content/resolve.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { REFUGE_TILE, TILES } from '../content/tiles.ts';
import { TITAN } from '../content/titan.ts';
import { vocabularyFor } from '../effects/vocabulary.ts';
import type { Tile } from '../printed.ts';
import { LISTS, type List, type Lists, type PackData, packSchema, packTiles } from './schema.ts';
import { readTile } from './tile.ts';

export interface Box extends Lists {
  readonly tiles: readonly Tile[];
  readonly refugeTile: Tile;
}

let base: Box | null = null;
export function baseBox(): Box {
  base ??= {
    tiles: TILES.map(readTile),
    refugeTile: readTile(REFUGE_TILE),
    survivors: SURVIVORS,
    items: ITEMS,
    events: EVENTS,
    resolve: RESOLVE_CARDS,
    achievements: ACHIEVEMENTS,
    enemies: ENEMIES,
    radar: RADAR_TOKENS,
    titan: TITAN,
    refuge: REFUGE_EVENTS,
    missions: MISSIONS,
    campaigns: CAMPAIGNS,
  };
  return base;
}

const PACKED = new WeakMap<object, Box>();

/** Throws a `PackError` with file, path, and line and column where a tile is at fault. */
export function packedBox(pack: Pack): Box {
  const known = typeof pack.data === 'object' && pack.data !== null ? PACKED.get(pack.data) : undefined;
  if (known) return known;
  const ours = baseBox();
  const tiles = laidOver(ours.tiles, packedTiles(pack));
  const data = readPack(packSchema(vocabularyOf(tiles) as unknown as Vocabulary), pack.data, pack.file);
  const box: Box = {
    ...(Object.fromEntries(LISTS.map((list) => [list, merged(ours, data, list)])) as unknown as Lists),
    tiles,
    refugeTile: ours.refugeTile,
  };
  PACKED.set(pack.data as object, box);
  return box;
}

/** What cards may say about a box with these tiles. */
export function vocabularyOf(tiles: readonly Tile[], zones: Readonly<Record<string, Text>> = {}) {
  return vocabularyFor({ tiles: Object.fromEntries(tiles.map(({ id, name }) => [id, name])), zones });
}

function packedTiles({ data, file }: Pack): Tile[] {
  const { tiles = [] } = readPack(packTiles, data, file);
  const ids: string[] = [];
  return tiles.map((source, at) => {
    try {
      const tile = readTile(typeof source === 'string' ? source : source.join('\n'));
      if (ids.includes(tile.id))
        throw new PackError(`${file} › tiles[${at}]: expected an id of its own, "${tile.id}" is there`);
      ids.push(tile.id);
      return tile;
    } catch (error) {
      if (error instanceof TextError) throw new PackError(`${file} › tiles[${at}]: ${error.message}`);
      throw error;
    }
  });
}

function merged<L extends List>(ours: Box, data: PackData, list: L): readonly { readonly id: string }[] {
  const theirs = data[list] as readonly { readonly id: string }[] | undefined;
  if (!theirs) return ours[list];
  return data.whole?.includes(list)
    ? theirs
    : laidOver(ours[list] as readonly { readonly id: string }[], theirs);
}

/** Things with an id of ours take its place, others come after. */
function laidOver<T extends { readonly id: string }>(ours: readonly T[], theirs: readonly T[]): readonly T[] {
  if (theirs.length === 0) return ours;
  const kept = ours.map((one) => theirs.find((other) => other.id === one.id) ?? one);
  return [...kept, ...theirs.filter((other) => !ours.some((one) => one.id === other.id))];
}
