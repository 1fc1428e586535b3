/** Shown event by event, a whole game arrives at the views the game itself gives. */
import type { GameEvent, View } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import type { EndureView } from '../../types.ts';
import { pace } from '../pace.ts';
import { staged } from '../staged.ts';
import { GAMES, momentsOf } from './games.ts';

/** What is drawn of a view while events go by. */
function shown({ table }: View<EndureView>) {
  const { foes } = table;
  return {
    isMuster: table.phase === 'muster',
    round: table.round,
    first: table.first,
    survivors: table.survivors.map(({ fate, zone, life, resolve, wounds, crisis, pilot }) => ({
      ...{ fate, zone, life, resolve, wounds, crisis, pilot },
    })),
    foes: foes.live.map((foe) => [foe, foes.type[foe], foes.zone[foe], foes.life[foe]]),
    doors: table.doors,
    doorKey: table.doorKey,
    event: table.event,
    noise: table.noise,
    bubbles: table.bubbles,
    loader: table.loader,
    achieved: table.achieved,
    things: table.things.zone,
    resolveNumbers: table.resolveNumbers,
    poolSize: table.poolSize,
  };
}

describe('staged', () => {
  test.each(GAMES)('$mission: after the last event everything drawn is where the game has it', (game) => {
    for (const { before, events, after, content } of momentsOf(game)) {
      if (after.result) continue;
      const shows = (view: View<EndureView>, event: GameEvent) => staged(view, event, content);
      expect(shown(events.reduce(shows, before)), events.map(({ event }) => event).join(' ')).toEqual(
        shown(after),
      );
    }
  });

  test('the ship is shown as soon as the mission begins, before the first round', () => {
    const opening = [...momentsOf(GAMES[0]!, 2)].at(-1)!;
    const begun = opening.events.findIndex(({ event }) => event === 'missionBegan');
    const upTo = (end: number) =>
      opening.events
        .slice(0, end)
        .reduce((view, event) => staged(view, event, opening.content), opening.before).table.phase;

    expect(upTo(begun)).toBe('muster');
    expect(upTo(begun + 1)).toBe('survivors');
  });

  test('a view that an event does not change is the same view', () => {
    const [first] = momentsOf(GAMES[0]!);
    const { before, content } = first!;
    expect(staged(before, { event: 'rolled', rule: 'R-ES-90' } as GameEvent, content)).toBe(before);
  });
});

describe('pace', () => {
  test('what moves a figure or costs Life is shown; what nobody needs to see goes by', () => {
    expect(pace({ event: 'stepped', rule: 'ES-AI-4' })).toBeGreaterThan(0);
    expect(pace({ event: 'lifeLost', rule: 'ES-DMG-3' })).toBeGreaterThan(0);
    expect(pace({ event: 'progressed', rule: 'ES-ACH-2' })).toBe(0);
  });
});
