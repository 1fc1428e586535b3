/**
 * What the house's bots are told: how good a table is for the heroes, in wounds. It weighs the life the heroes will have
 * left once the enemies have done what they are about to do (their intents, worked out by the rules themselves: OV-AI-48)
 * against what the enemies can still take and deal.
 */
import type { Advice } from '@tablee/kernel';
import { fallsToCome } from './advice/blows.ts';
import { foesToCome } from './advice/foes.ts';
import { goalAhead } from './advice/goal.ts';
import { incoming } from './advice/incoming.ts';
import { partyNow } from './advice/party.ts';
import { NOBODY, type Veiel } from './types.ts';

/** Standing before a later fight is worth this much more. */
const FIGHT = 40;
const WON = 1000;
const LOST = -1000;

function worth(t: Veiel): number {
  if (t.result !== null) return t.result.winners.length > 0 ? WON : LOST + t.fight * FIGHT;
  const falls = fallsToCome(t);
  return t.fight * FIGHT + partyNow(t, incoming(t, falls)) - foesToCome(t, falls) + goalAhead(t);
}

export const advice: Advice<Veiel> = {
  evaluate: worth,
  /** What only fills in an action: whom, where, which card. What a player weighs on its own is not. */
  continues: (kind) => !WEIGHED.has(kind),
  turn: {
    end: ({ kind, options }) =>
      kind === 'act' ? options.findIndex((option) => option.do === 'end') : undefined,
    ended: (t) => {
      const hero = t.heroes[t.active]!;
      const { active } = t;
      hero.played = true;
      t.active = NOBODY;
      const value = worth(t);
      hero.played = false;
      t.active = active;
      return value;
    },
  },
  usual: (_, { kind }) => (kind === 'order' ? 0 : undefined),
};
const WEIGHED = new Set([
  'act',
  'nextHero',
  'deploy',
  'bless',
  'reinforce',
  'hero',
  'novice',
  'essence',
  'equip',
  'deck',
  'wear',
  'loot',
  'lootEssence',
  'lootEquipment',
]);
