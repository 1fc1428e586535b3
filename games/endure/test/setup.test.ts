import { begin, choose, Refused } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { endure } from '../endure.ts';
import { RADAR } from '../printed.ts';
import type { Endure } from '../types.ts';
import { scramble, view } from '../view.ts';

const crewOf = (...classes: string[]) => classes.map((id) => ({ class: id, seat: 0 }));
function started(config: object, seats = 1, seed = 'set-up'): Endure {
  return begin(endure, { seats, seed, config }, true);
}
const itemsOf = (t: Endure): string[] =>
  t.survivors.flatMap(({ cards }) =>
    cards.filter((card) => card >= 0).map((card) => t.content.items[t.content.cards[card]!]!.id),
  );

rule(
  ['ES-SETUP-7', 'R-ES-12'],
  'one Pistol, one Plasma Cutter, Swarmer Legs for the rest, one weapon each',
  () => {
    const four = started({ crew: crewOf('marine', 'scout', 'captain', 'medic') });
    expect(itemsOf(four).sort()).toEqual(['pistol', 'plasma-cutter', 'swarmer-leg', 'swarmer-leg']);
    expect(four.items).toHaveLength(76);
    const alone = started({ crew: crewOf('marine') });
    expect(['pistol', 'plasma-cutter']).toContain(itemsOf(alone)[0]);
    expect(alone.items).toHaveLength(79);
  },
);

rule(
  ['ES-SETUP-8', 'ES-COMP-16', 'ES-SETUP-2'],
  'survivors start in the start zone, tokens and objectives where the mission says',
  () => {
    const t = started({ mission: 'first-light', crew: crewOf('marine', 'scout') });
    expect(t.survivors.every(({ zone }) => zone === t.content.mission.start)).toBe(true);
    expect(t.things.zone).toEqual(
      expect.arrayContaining(t.content.mission.objectives.flatMap(({ zones }) => zones)),
    );
  },
);

rule(
  ['ES-SETUP-9', 'ES-SETUP-10', 'ES-SETUP-11', 'ES-COMP-2', 'ES-COMP-11', 'R-ES-14', 'ES-RCARD-1'],
  'three Resolve cards unseen but for their numbers, one Achievement',
  () => {
    const t = started({ crew: crewOf('marine', 'scout') });
    const seen = view(t);
    for (const [who, { resolveCards, achievement }] of t.survivors.entries()) {
      expect(resolveCards).toHaveLength(3);
      expect(achievement).toBeGreaterThanOrEqual(0);
      expect(seen.survivors[who]!.resolveCards).toEqual([-1, -1, -1]);
      expect(seen.resolveNumbers[who]).toEqual(resolveCards.map((card) => t.content.resolve[card]!.number));
    }
  },
);

rule(['ES-SETUP-1', 'R-ES-14'], 'every deck is shuffled on its own, and nobody sees its order', () => {
  const [one, other] = [
    started({ crew: crewOf('marine') }, 1, 'a'),
    started({ crew: crewOf('marine') }, 1, 'b'),
  ];
  expect(one.items).not.toEqual(other.items);
  expect(one.events).not.toEqual(other.events);
  const seen: object = view(one);
  for (const pile of ['items', 'events', 'resolveDeck', 'achievementDeck', 'titanDeck', 'pool'])
    expect(seen).not.toHaveProperty(pile);
});

rule(['ES-SETUP-3', 'ES-COMP-1', 'R-ES-10'], 'each seat takes survivors in turn, no class twice', () => {
  const t = begin(endure, { seats: 2, seed: 'muster', config: { survivors: 3 } });
  const seats: number[] = [];
  while (t.open[0]?.kind === 'muster') {
    const [decision] = t.open;
    seats.push(decision!.seat);
    choose(endure, t, decision!, decision!.options[0]!);
  }
  expect(seats).toEqual([0, 1, 0]);
  expect(new Set(t.survivors.map((survivor) => survivor.class)).size).toBe(3);
});

rule('ES-SETUP-4', 'fewer survivors than the mission needs cannot start it', () => {
  expect(() => started({ mission: 'apex', survivors: 2, crew: crewOf('marine', 'scout') })).toThrow(
    /ES-SETUP-4/,
  );
  expect(() => started({ mission: 'apex', survivors: 2, crew: crewOf('marine', 'scout') })).toThrow(Refused);
});

rule('ES-SETUP-5', 'a required class must be there', () => {
  expect(() => started({ mission: 'cold-sleepers', crew: crewOf('marine', 'scout', 'captain') })).toThrow(
    /ES-SETUP-5/,
  );
  const t = begin(endure, { seats: 1, seed: 'medic', config: { mission: 'cold-sleepers', survivors: 3 } });
  const medic = t.content.survivors.findIndex(({ id }) => id === 'medic');
  for (let n = 0; n < 2; n++) {
    const [decision] = t.open;
    const option = decision!.options.find((each) => 'class' in each && each.class !== medic)!;
    choose(endure, t, decision!, option);
  }
  expect(t.survivors.at(-1)!.class).toBe(medic);
});

rule(
  ['ES-SETUP-12', 'R-ES-95'],
  'start tokens are drawn without the boss; where the boss is on the board it is among them',
  () => {
    const light = started({ mission: 'first-light', crew: crewOf('marine', 'scout') });
    const tokens = light.foes.live.filter((foe) => light.foes.type[foe] === RADAR);
    expect(tokens).toHaveLength(light.content.mission.tokens[1]!);
    expect(tokens.some((foe) => light.content.tokens[light.foes.token[foe]!]!.boss)).toBe(false);
    const apex = started({ mission: 'apex', crew: crewOf('marine', 'scout', 'medic') });
    expect(apex.foes.live.filter((foe) => apex.content.tokens[apex.foes.token[foe]!]!.boss)).toHaveLength(1);
    const { radar } = light.content.mission;
    expect(tokens.map((foe) => light.foes.zone[foe])).toEqual(tokens.map((_, n) => radar[n % radar.length]));
  },
);

rule('R-ES-11', 'the first first-player token is given at random', () => {
  const firsts = new Set(
    Array.from(
      { length: 20 },
      (_, n) => started({ crew: crewOf('marine', 'scout', 'medic') }, 1, `first ${n}`).first,
    ),
  );
  expect(firsts.size).toBe(3);
});

rule('R-ES-10', 'one seat may lead several survivors', () => {
  const t = begin(endure, {
    seats: 2,
    seed: 'several',
    config: {
      crew: [
        { class: 'marine', seat: 0 },
        { class: 'scout', seat: 1 },
        { class: 'medic', seat: 0 },
      ],
    },
  });
  expect(t.survivors.map(({ seat }) => seat)).toEqual([0, 1, 0]);
});

rule(['ES-SETUP-3', 'R-ES-10'], 'with six seats each takes one survivor', () => {
  const t = begin(endure, { seats: 6, seed: 'six', config: { survivors: 6 } });
  const seats: number[] = [];
  while (t.open[0]?.kind === 'muster') {
    const [decision] = t.open;
    seats.push(decision!.seat);
    choose(endure, t, decision!, decision!.options[0]!);
  }
  // The last class is nobody's choice any more.
  expect([seats, t.survivors.map(({ seat }) => seat)]).toEqual([
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
  ]);
});

rule(
  'R-ES-14',
  'imagined anew, every deck that lies face down is in another order, of the same cards',
  () => {
    const t = started({ crew: crewOf('marine', 'scout') }, 1, 'dealt');
    const piles = () =>
      [t.items, t.events, t.achievementDeck, t.titanDeck, t.refugeDeck, t.resolveDeck, t.pool].map((pile) =>
        pile.slice(),
      );
    const before = piles();
    scramble(t, { random: t.random } as never);
    const after = piles();
    before.forEach((pile, n) => {
      expect(after[n]).not.toEqual(pile);
      expect(after[n]!.length).toBe(pile.length);
    });
    for (const n of [0, 1, 2, 3, 4]) expect(after[n]!.toSorted()).toEqual(before[n]!.toSorted());
  },
);
