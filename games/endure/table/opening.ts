/** The opening, event by event: survivors step forward, the ship is laid out, weapons and cards are dealt. */
import type { Config } from '../config.ts';
import type { Content } from '../printed.ts';
import { newSurvivor } from '../rules/setup.ts';
import type { EndureEvent, EndureView, Survivor } from '../types.ts';
import { NONE } from '../types.ts';

/** Whoever is carried over from an earlier mission comes as they left it (R-ES-85). */
export function taken(
  t: EndureView,
  { class: of, seat }: EndureEvent & { event: 'survivorTaken' },
  content: Content,
  config: Config,
): EndureView {
  const fresh = newSurvivor({ content, config }, of, seat);
  const { id } = content.survivors[of]!;
  const kept = config.campaign?.survivors.find((each) => each.alive && each.class === id);
  const survivor: Survivor = kept
    ? { ...fresh, life: kept.life, resolve: kept.resolve, wounds: kept.wounds }
    : fresh;
  return {
    ...t,
    survivors: [...t.survivors, survivor],
    resolveNumbers: [...t.resolveNumbers, []],
  };
}

/** The ship lies on the table, with everything that the mission lays on it but the radar tokens. */
export function laidOut(t: EndureView, content: Content): EndureView {
  if (content.isRefuge) return { ...t, phase: 'refuge' };
  const { mission, cards, tokens } = content;
  const things = [
    ...mission.objectives.flatMap(({ zones }, objective) =>
      zones.map((zone) => ({ objective, card: NONE, zone })),
    ),
    ...mission.caches.map(({ item, zone }) => ({ objective: NONE, card: cards.indexOf(item), zone })),
  ];
  const none = things.map(() => 0);
  return {
    ...t,
    phase: 'survivors',
    poolSize: tokens.filter(
      ({ faction, boss }) => mission.factions.includes(faction) && (!boss || mission.boss),
    ).length,
    things: {
      objective: things.map(({ objective }) => objective),
      card: things.map(({ card }) => card),
      zone: things.map(({ zone }) => zone),
      carrier: things.map(() => NONE),
      worked: none,
      spent: none,
    },
  };
}

/** Face down, with their numbers showing. */
export function resolveDealt(
  t: EndureView,
  { who, numbers }: EndureEvent & { event: 'resolveDealt' },
): EndureView {
  return {
    ...t,
    resolveNumbers: t.resolveNumbers.with(who, numbers),
    survivors: t.survivors.with(who, { ...t.survivors[who]!, resolveCards: numbers.map(() => NONE) }),
  };
}
