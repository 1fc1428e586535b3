/** The sense a bot has at the least: it kills, heals, spares friends, gets on with the mission, and can win every one of them. */
import { begin, choose, type Decision, view as viewOf } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice.ts';
import { campaign } from '../campaign.ts';
import { configSchema } from '../config.ts';
import { endure } from '../endure.ts';
import { baseBox } from '../ready/box.ts';
import type { Endure } from '../types.ts';
import { notation } from '../words/notation.ts';
import { at, type Setup } from './at.ts';

const decide = (t: Endure, decision: Decision): number => Math.max(0, advice.usual!(t, decision, true) ?? 0);
const chosen = (drawing: string, setup: Setup, extra: Parameters<typeof at>[2] = {}): string => {
  const { t, content } = at(drawing, setup, extra);
  const [decision] = t.open;
  return notation(decision!.options[decide(t, decision!)]!, content).replace(/#\d+/g, '');
};

describe('a bot', () => {
  test('kills what can be killed before it acts', () => {
    const setup: Setup = {
      survivors: [{ class: 'marine', at: 'a', items: ['shotgun'] }],
      enemies: [{ type: 'swarmer', at: 'b' }],
    };
    expect(chosen('abc', setup)).toBe('attack shotgun b');
  });

  test('heals at half Life, but not before', () => {
    const hurt = (life: number): string =>
      chosen('AAbb\n\ndoors: A-b', {
        survivors: [{ class: 'marine', at: 'A', life, items: ['med-kit', 'shotgun'] }],
        items: ['pistol'],
      });
    expect(hurt(4)).toBe('use med-kit');
    expect(hurt(7)).not.toBe('use med-kit');
  });

  test('does not shoot into a crowd of friends for a small gain', () => {
    const crowd: Setup = {
      survivors: [
        { class: 'marine', at: 'a', items: ['machine-pistol'] },
        { class: 'medic', at: 'b' },
        { class: 'captain', at: 'b' },
      ],
      enemies: [{ type: 'jaeger', at: 'b' }],
    };
    expect(chosen('abc', crowd)).not.toMatch(/^attack/);
  });

  test('searches an empty room early, and works an objective at hand', () => {
    const room = 'AAbb\n\ndoors: A-b';
    const setup: Setup = { survivors: [{ class: 'marine', at: 'A', items: ['pistol'] }], items: ['shotgun'] };
    expect(chosen(room, setup)).toBe('search');
    expect(chosen(room, setup, { objectives: [{ kind: 'collect', zones: 'A' }] })).toMatch(/^interact/);
  });

  test('leaves once all is done', () => {
    const setup: Setup = { survivors: [{ class: 'marine', at: 'a' }] };
    expect(chosen('ab', setup, { exits: 'a', objectives: [{ kind: 'exit' }] })).toBe('exit');
  });

  test('thinks a table better for Life, objectives and dead enemies', () => {
    const worth = (setup: Setup): number => {
      const { t } = at('abc', setup);
      return advice.evaluate(t, 0 as never);
    };
    const base: Setup = { survivors: [{ class: 'marine', at: 'a', life: 5 }] };
    expect(worth({ survivors: [{ class: 'marine', at: 'a', life: 8 }] })).toBeGreaterThan(worth(base));
    expect(worth(base)).toBeGreaterThan(worth({ ...base, enemies: [{ type: 'jaeger', at: 'c' }] }));
  });
});

const isOfCampaign = (mission: string): boolean => baseBox().campaigns[0]!.missions.includes(mission);

/** Plays a campaign by the bots' sense alone; whether this mission of it was won. */
function winsOnTheWay(mission: string, survivors: number, seed: number): boolean {
  let state = campaign.begin(configSchema.parse({ begins: 'long-corridor', survivors }));
  for (let config = campaign.next(state), n = 0; config; config = campaign.next(state), n++)
    state = campaign.after(viewOf(endure, played(config, `sense/${seed}/${n}`), null) as never);
  return state.past.some((game) => game.mission === mission && game.won);
}

/** Whether the survivors won a mission by itself. */
function plays(mission: string, survivors: number, seed: number): boolean {
  return played({ mission, survivors }, `sense/${seed}`).result!.winners.length > 0;
}

function played(config: object, seed: string): Endure {
  const t = begin(endure, { seats: 1, seed, config }) as Endure;
  for (let n = 0; t.result === null && n < 20_000; n++) {
    const decision = t.open[0]!;
    choose(endure, t, decision, decision.options[decide(t, decision)]!);
  }
  return t;
}

describe('R-ES-99', () => {
  const isLong = process.env.TABLEE_LONG === '1';
  const cells = baseBox().missions.flatMap(({ id, minSurvivors, maxSurvivors }) =>
    (isLong ? [1, 2, 3, 4, 5, 6] : [4])
      .filter((count) => count >= minSurvivors && count <= maxSurvivors)
      .map((count) => [id, count] as const),
  );

  rule('R-ES-99', 'a bot wins every mission with four survivors', () => {
    for (const [mission, count] of cells) {
      const won = Array.from({ length: 40 }, (_, seed) => seed).some((seed) =>
        isOfCampaign(mission) ? winsOnTheWay(mission, count, seed) : plays(mission, count, seed),
      );
      expect(won, `${mission} with ${count}`).toBe(true);
    }
  });
});
