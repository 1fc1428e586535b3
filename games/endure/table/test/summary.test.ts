/** What hit whom and why: the last Enemy phase, from its events. */
import { describe, expect, test } from 'vitest';
import type { EndureEvent } from '../../types.ts';
import { lastPhase } from '../enemies/summary.ts';
import { GAMES, momentsOf } from './games.ts';

const told = (...events: readonly object[]): EndureEvent[] =>
  events.map((event) => ({ rule: 'ES-AI-1', ...event }) as unknown as EndureEvent);
const PHASE = { event: 'phaseBegan', phase: 'enemies', round: 3 };

describe('the summary of an Enemy phase', () => {
  test('there is none before the first', () => {
    expect(lastPhase(told({ event: 'phaseBegan', phase: 'survivors', round: 1 }))).toBeNull();
  });

  test('a blow is told with its reason, the Life it cost and the wound it left', () => {
    const summary = lastPhase(
      told(
        PHASE,
        { event: 'stated', foe: 4, active: true, why: 'noise', target: 7 },
        { event: 'stepped', foe: 4, from: 7, to: 8, toward: 'sight', target: 1 },
        { event: 'struck', foe: 4, who: 1, n: 2 },
        { event: 'lifeLost', who: 1, n: 2, life: 3, cause: 'enemy' },
        { event: 'wounded', who: 1, wound: 'legs' },
      ),
    );

    expect(summary).toEqual({
      round: 3,
      blows: [
        { foe: 4, who: 1, damage: 2, why: 'sight', absorbed: false, life: 2, wounds: ['legs'], died: false },
      ],
      losses: [],
      moved: 1,
      turnedUp: 0,
    });
  });

  test('an attack that armour takes costs nothing', () => {
    const summary = lastPhase(
      told(PHASE, { event: 'struck', foe: 4, who: 1, n: 2 }, { event: 'absorbed', who: 1, die: 5, save: 4 }),
    );

    expect(summary!.blows).toMatchObject([{ absorbed: true, life: 0 }]);
  });

  test('what happens in the next phase is not told with it', () => {
    const summary = lastPhase(
      told(
        PHASE,
        { event: 'phaseBegan', phase: 'resolution', round: 3 },
        { event: 'lifeLost', who: 0, n: 1, life: 3, cause: 'air' },
      ),
    );

    expect(summary!.losses).toEqual([]);
  });

  test('in a whole game, what the blows cost is what enemies took', () => {
    const heard: EndureEvent[] = [];
    let seen = 0;
    for (const { events } of momentsOf(GAMES[0]!)) {
      for (const event of events) {
        heard.push(event);
        if (event.event !== 'phaseBegan' || event.phase !== 'resolution') continue;
        const from = heard.findLastIndex((each) => each.event === 'phaseBegan' && each.phase === 'enemies');
        const taken = heard
          .slice(from)
          .reduce((sum, each) => sum + (each.event === 'lifeLost' && each.cause === 'enemy' ? each.n : 0), 0);
        const { blows } = lastPhase(heard)!;
        expect(blows.reduce((sum, { life }) => sum + life, 0)).toBe(taken);
        seen += blows.length;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
