/** What must hold on every table, whatever was played: the 60 cards, the limits, the bounds. */
import { HELP } from './rules/diff.ts';
import { ceiling } from './rules/hp.ts';
import type { Soeurs } from './types.ts';

export function check(t: Soeurs): void {
  const { config, content } = t;
  once('Action', content.cards.length, [
    t.deck,
    t.hand,
    t.discard,
    t.inPlay,
    t.resolving,
    t.banished,
    ...t.advanced,
  ]);
  once('Enemy/Place', content.enemies.length, [
    t.enemyDeck,
    t.enemyDiscard,
    t.foes.filter((enemy) => enemy >= 0),
  ]);
  if (new Set(t.tower).size !== t.tower.length || t.tower.length !== content.boss.floors) {
    throw new Error(
      `${t.tower.length} floors (${t.tower}) in the tower, ${content.boss.floors} different ones expected.`,
    );
  }
  within('health', t.health, t.result ? 0 : 1, ceiling(t));
  within('lowest health', t.lowest, 0, t.health);
  within('XP', t.xp, 0, 999);
  within('potions', t.potions, 0, config.potionLimit);
  within('Mana', t.mana, 0, config.manaLimit);
  within('Defence', t.defence, 0, 99);
  const overLimit = t.flow.some((frame) => frame.does === 'overLimit') ? 1 : 0;
  const largest = Math.max(config.handLimit, config.startingHand, config.helpHand ? HELP.hand : 0);
  within('cards in hand', t.hand.length, 0, largest + overLimit);
  within('enemies in a combat', t.foes.length, 0, 3);
  const standing = t.foes.filter((enemy) => enemy >= 0).length;
  if (standing !== t.standing) throw new Error(`${standing} enemies in the line, ${t.standing} counted.`);
  t.foes.forEach((enemy, slot) => {
    if (enemy >= 0) within(`resistance in slot ${slot}`, t.resistance[slot]!, 1, 9);
  });
  within('floor', t.floor, 0, t.tower.length);
  within('sequence', t.sequence, 1, config.sequences);
  if (new Set(t.entered).size !== t.entered.length)
    throw new Error(`A square was entered twice: ${t.entered}.`);
  for (const pips of t.dice) within('a Boss die', pips, 1, 6);
}

function once(kind: string, count: number, piles: readonly (readonly number[])[]): void {
  const lying = piles.flat();
  if (lying.length !== count || new Set(lying).size !== count) {
    throw new Error(
      `${lying.length} ${kind} cards on the table (${new Set(lying).size} different), ${count} expected.`,
    );
  }
}

function within(what: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${what} is ${value}, expected a whole number from ${min} to ${max}.`);
  }
}
