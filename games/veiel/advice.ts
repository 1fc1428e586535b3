/**
 * What the house's bots are told: how good a table is for the heroes, in wounds. It weighs the life the heroes will have
 * left once the enemies have done what they are about to do (their intents, worked out by the rules themselves: OV-AI-48)
 * against what the enemies can still take and deal.
 */
import type { Advice } from '@tablee/kernel';
import { foesToCome } from './advice/foes.ts';
import { goalAhead } from './advice/goal.ts';
import { incoming } from './advice/incoming.ts';
import { partyNow } from './advice/party.ts';
import type { Veiel } from './types.ts';

/** Standing before a later fight is worth this much more. */
const FIGHT = 40;
const WON = 1000;
const LOST = -1000;

export const advice: Advice<Veiel> = {
  evaluate(t) {
    if (t.result !== null) return t.result.winners.length > 0 ? WON : LOST + t.fight * FIGHT;
    return t.fight * FIGHT + partyNow(t, incoming(t)) - foesToCome(t) + goalAhead(t);
  },
  /** What only fills in an action: whom, where, which card. What a player weighs on its own is not. */
  continues: (kind) => !WEIGHED.has(kind),
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
