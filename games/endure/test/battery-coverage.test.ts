/** Everything in the box comes up in play: a thousand games of chance and of sense, over all missions and the Refuge. Long. */
import { begin, below, choose, randomFrom } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { advice } from '../advice.ts';
import { campaign } from '../campaign.ts';
import { configSchema } from '../config.ts';
import { endure } from '../endure.ts';
import { baseBox } from '../ready/box.ts';
import type { Endure, EndureEvent } from '../types.ts';

const GAMES = 1000;

/** A visit by three who come from a mission. */
const REFUGE = refugeConfig();

function refugeConfig(): object {
  const carried = (id: string) => ({
    ...{ class: id, seat: 0, alive: true, life: 3, resolve: 5, wounds: 3, achievement: '' },
    cards: ['', '', 'pistol', 'power-cell:1', 'med-kit', '', '', ''],
    resolveCards: [8, 4, 2].map((number) => ({ number, card: '' })),
  });
  const survivors = ['marine', 'medic', 'engineer'].map(carried);
  const begun = campaign.begin(configSchema.parse({ begins: 'long-corridor' }));
  return campaign.next({ ...begun, at: 'refuge', mission: 1, survivors, before: survivors })!;
}

test.runIf(process.env.TABLEE_LONG === '1')('every card, skill and enemy is used in a thousand games', () => {
  const box = baseBox();
  const seen = new Set<string>();
  let [byChance, wonByChance] = [0, 0];
  const places = box.missions.length + 1;
  for (let game = 0; game < GAMES; game++) {
    const mission = box.missions[game % places];
    const isChance = Math.floor(game / places) % 2 === 0;
    const survivors = 3 + (Math.floor(game / (2 * places)) % 4);
    const config = mission ? { mission: mission.id, survivors } : REFUGE;
    const t = begin(endure, { seats: 1, seed: `cover/${game}`, config }, true) as Endure;
    for (const { tile } of mission?.tiles ?? []) seen.add(`tile ${tile}`);
    const chance = { random: randomFrom(`cover/${game}`) };
    for (let n = 0; t.result === null && n < 9000; n++) {
      const decision = t.open[0]!;
      const at = isChance ? below(chance, decision.options.length) : (advice.usual!(t, decision, true) ?? 0);
      choose(endure, t, decision, decision.options[at]!);
      for (const event of t.told ?? []) note(t, event as EndureEvent, seen);
      t.told = [];
    }
    if (mission && isChance) {
      byChance++;
      if (t.result!.winners.length > 0) wonByChance++;
    }
  }
  const used = box.items.filter(({ kind, ability }) => kind === 'weapon' || ability);
  const expected = [
    ...used.map(({ id }) => `used ${id}`),
    ...box.items.map(({ id }) => `found ${id}`),
    ...box.resolve.map(({ id }) => `resolve ${id}`),
    ...box.achievements.map(({ id }) => `reward ${id}`),
    ...box.events.map(({ id }) => `event ${id}`),
    ...box.enemies.filter(({ figures }) => figures > 0).map(({ id }) => `enemy ${id}`),
    ...box.titan.map(({ id }) => `titan ${id}`),
    ...box.refuge.map(({ id }) => `refuge ${id}`),
    ...box.tiles.filter(({ id }) => id !== 'refuge').map(({ id }) => `tile ${id}`),
    ...box.survivors.flatMap(({ id }) => [`active ${id}`, `crisis ${id}`]),
  ];
  expect(expected.filter((what) => !seen.has(what))).toEqual([]);
  expect(wonByChance / byChance).toBeLessThan(0.02);
});

function note({ content, survivors }: Endure, event: EndureEvent, seen: Set<string>): void {
  const item = (card: number): string => content.items[content.cards[card]!]!.id;
  switch (event.event) {
    case 'cardUsed':
      seen.add(`used ${item(event.card)}`);
      break;
    case 'attacked':
      if (event.weapon >= 0) seen.add(`used ${item(event.weapon)}`);
      break;
    case 'cardFound':
      seen.add(`found ${item(event.card)}`);
      break;
    case 'resolveTurnedUp':
      seen.add(`resolve ${content.resolve[event.card]!.id}`);
      break;
    case 'rewardSpent':
      seen.add(`reward ${content.achievements[event.achievement]!.id}`);
      break;
    case 'eventDrawn':
      seen.add(`event ${content.events[event.card]!.id}`);
      break;
    case 'appeared':
      seen.add(`enemy ${content.enemies[event.type]!.id}`);
      break;
    case 'bossDrew':
      seen.add(`titan ${content.titan[content.titanCards[event.card]!]!.id}`);
      break;
    case 'refugeEvent':
      seen.add(`refuge ${content.refuge[event.card]!.id}`);
      break;
    case 'skillUsed':
      seen.add(`${event.skill} ${content.survivors[survivors[event.who]!.class]!.id}`);
      break;
  }
}
