/** A ship of its own, drawn by hand for a position (R-ES-1): every card of the box, no mission's zones, nothing to win but an exit. */
import { Refused, TextError } from '@tablee/kernel';
import type { DrawnShip } from '../config.ts';
import type { Content, ReadyMission } from '../printed.ts';
import { shipOf } from '../rules/ship.ts';
import { readDrawing } from './drawing.ts';
import { planOf } from './lay-out.ts';

/** The cards of `base` on this ship. Zones are known by their letter; rooms may stand for a tile of the box. */
export function drawnContent(
  base: Content,
  { drawing, exits, tiles }: DrawnShip,
  box: readonly { readonly id: string }[],
): Content {
  const plan = readPlan(typeof drawing === 'string' ? drawing : drawing.join('\n'));
  const zonesOf = (letters: string, path: string): number[] =>
    [...letters].map((letter) => {
      const zone = plan.zones.findIndex(({ label }) => label === letter);
      if (zone >= 0) return zone;
      throw new Refused(`config › ship › ${path}: expected a zone of the drawing, got "${letter}"`);
    });
  const roomsOf = (letters: string, n: number): number[] => {
    const zones = zonesOf(letters, `tiles[${n}].rooms`);
    const corridor = zones.find((zone) => plan.zones[zone]!.kind !== 'room');
    if (corridor === undefined) return zones;
    throw new Refused(
      `config › ship › tiles[${n}].rooms: expected rooms, for events place tokens in rooms alone (ES-SPAWN-7); got "${plan.zones[corridor]!.label}"`,
    );
  };
  const nobody = { fr: 'Vaisseau dessiné à la main.', en: 'A ship drawn by hand.' };
  const exit = { id: 'exit', name: { fr: 'Sortir', en: 'Get out' }, kind: 'exit', count: 1 } as const;
  const mission: ReadyMission = {
    ...base.mission,
    id: 'drawn',
    name: { fr: 'Vaisseau dessiné', en: 'Drawn ship' },
    briefing: nobody,
    won: nobody,
    lost: nobody,
    start: 0,
    exits: zonesOf(exits, 'exits'),
    objectives: [
      { ...exit, zones: [], held: [], to: [], after: [], noise: 0, byLoader: false, enemy: -1, does: '' },
    ],
    radar: [0],
    tokens: [0],
    factions: ['gep'],
    boss: null,
    loader: -1,
    caches: [],
    minSurvivors: 1,
    maxSurvivors: 6,
    requiredClasses: [],
    given: [],
    special: [],
    clock: 14,
    tiles: tiles.map(({ id, rooms }, n) => ({
      id: called(box, id, n),
      name: { fr: id, en: id },
      rooms: roomsOf(rooms, n),
      zones: roomsOf(rooms, n),
      x: 0,
      y: 0,
      rotation: 0,
    })),
  };
  return { ...base, ship: shipOf(plan), mission, isRefuge: false, places: [] };
}

function called(box: readonly { readonly id: string }[], id: string, n: number): string {
  if (box.some((tile) => tile.id === id)) return id;
  const known = box.map((tile) => tile.id).join(', ');
  throw new Refused(`config › ship › tiles[${n}].id: expected one of ${known}; got "${id}"`);
}

function readPlan(text: string): ReturnType<typeof planOf> {
  try {
    return planOf(readDrawing(text));
  } catch (error) {
    if (error instanceof TextError) throw new Refused(`config › ship › drawing: ${error.message}`);
    throw error;
  }
}
