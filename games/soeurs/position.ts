/**
 * Positions set up by hand, for tests and `tablee position`. What is not said is filled in always the same way: an empty hand,
 * the decks in the order of the box, the first floors, the Place without effect.
 */
import { type Frame, frame, type GameEvent, Refused, type State } from '@tablee/kernel';
import { z } from 'zod';
import type { Config } from './config.ts';
import { type Content, range } from './ready/content.ts';
import { finalFight } from './rules/boss.ts';
import { climb } from './rules/climb.ts';
import { combat } from './rules/fight.ts';
import { ceilingFor } from './rules/hp.ts';
import { squareCalled } from './rules/move.ts';
import { playerPhase } from './rules/play.ts';
import { RESOLUTION_LOCALS, resolution } from './rules/resolve.ts';
import { emptyTable } from './rules/setup.ts';
import type { Soeurs } from './types.ts';

const count = z.int().min(0).max(99);
/** A card's id; `+` after it for its second face. Copies are taken one after another. */
const card = z.string();
const cards = z.array(card);
const square = z.string().regex(/^(door|[a-d][1-6])$/, 'expected "door" or a square from a1 to d6');
export const CROSSED = [
  'empty',
  'trap',
  'advanced-trap',
  'combat-1',
  'combat-2',
  'combat-3',
  'treasure',
  'advanced-treasure',
  'boss',
] as const;

const foe = z.union([
  z.string(),
  z.strictObject({
    enemy: z.string(),
    resistance: z.int().min(1).max(9).optional(),
    attack: count.optional(),
    returned: z.boolean().optional(),
    weakened: count.optional(),
  }),
]);
const fight = z.strictObject({
  enemies: z.array(foe).min(1).max(3),
  place: z.string().optional(),
  round: z.int().min(1).max(30).default(1),
  mana: count.default(0),
  defence: count.default(0),
  /** Enemies of later waves. */
  waiting: count.default(0),
  phase: z.enum(['roundStart', 'mana', 'player', 'enemy']).default('player'),
});
const bossFight = z.strictObject({
  dice: z.array(z.int().min(1).max(6)).optional(),
  attack: count.optional(),
  gauges: z.int().min(1).max(2).optional(),
  guardian: foe.optional(),
  round: z.int().min(1).max(99).default(1),
  mana: count.default(0),
  defence: count.default(0),
  phase: z.enum(['before', 'mana', 'player', 'guardian']).default('player'),
});

export const positionSchema = z.strictObject({
  health: count.optional(),
  lowest: count.optional(),
  xp: count.default(0),
  potions: count.default(0),
  hand: cards.default([]),
  /** From the top; the cards not named lie below, in the order of the box. */
  deck: cards.default([]),
  discard: cards.default([]),
  inPlay: cards.default([]),
  banished: cards.default([]),
  /** Whether the cards not named go to the deck or out of the game. */
  others: z.enum(['deck', 'discard', 'banished']).default('deck'),
  /** The two AA decks, each from the top; the cards not named are dealt below. */
  advanced: z.tuple([cards, cards]).default([[], []]),
  enemyDeck: z.array(z.string()).default([]),
  enemyDiscard: z.array(z.string()).default([]),
  /** The enemies not named lie below in the deck, or on the discard pile. */
  otherEnemies: z.enum(['deck', 'discard']).default('deck'),
  tower: z.array(z.string()).optional(),
  /** From 1; one more than the tower's floors is the Boss floor. */
  floor: z.int().min(1).max(9).optional(),
  sequence: z.int().min(1).max(6).default(1),
  entered: z.array(square).default([]),
  /** Squares crossed, about to be resolved. */
  crossed: z.array(z.enum(CROSSED)).optional(),
  fight: fight.optional(),
  boss: bossFight.optional(),
});
export type Position = z.infer<typeof positionSchema>;
type Foe = z.infer<typeof foe>;

export function arrange(bare: State<GameEvent, Config, Content>, position: Position): Soeurs {
  const t = emptyTable(bare);
  t.health = position.health ?? t.config.health;
  t.lowest = Math.min(position.lowest ?? t.health, t.health);
  if (t.health > ceilingFor(t.lowest, t.config.health)) {
    throw new Refused(`position › health: ${t.health} is above the ceiling that lowest ${t.lowest} sets.`);
  }
  t.xp = position.xp;
  t.potions = position.potions;
  layCards(t, position);
  layEnemies(t, position);
  layTower(t, position);
  t.crossed = (position.crossed ?? []).map((kind) => CROSSED.indexOf(kind));
  t.flow = flowOf(t, position);
  return t;
}

function layCards(t: Soeurs, position: Position): void {
  const { content } = t;
  const free = new Set(range(0, content.cards.length));
  const takeCard = (name: string): number => {
    const raised = name.endsWith('+');
    const id = raised ? name.slice(0, -1) : name;
    for (const number of free) {
      if (content.cards[number]!.id !== id && !content.cards[number]!.id.startsWith(`${id}.`)) continue;
      free.delete(number);
      if (raised) t.level[number] = 1;
      return number;
    }
    throw new Refused(`position › no card (or no copy left) is called "${id}"`);
  };
  t.hand = position.hand.map(takeCard);
  t.inPlay = position.inPlay.map(takeCard);
  t.discard = position.discard.map(takeCard);
  t.banished = position.banished.map(takeCard);
  const top = position.deck.map(takeCard);
  const tops = position.advanced.map((deck) => deck.map(takeCard));
  const others = [...free];
  const action = others.filter((number) => number < content.actionCards);
  const advanced = others.filter((number) => number >= content.actionCards);
  if (position.others === 'discard') t.discard.push(...action.splice(0));
  if (position.others === 'banished') t.banished.push(...action.splice(0));
  t.deck = [...top, ...action].reverse();
  const half = Math.max(tops[0]!.length, Math.min(4, tops[0]!.length + advanced.length));
  const left = [...tops[0]!, ...advanced.splice(0, half - tops[0]!.length)];
  t.advanced = [left.reverse(), [...tops[1]!, ...advanced].reverse()];
}

function layEnemies(t: Soeurs, position: Position): void {
  const { content } = t;
  const free = new Set(range(0, content.enemies.length));
  const takeOne = (number: number, name: string): number => {
    if (number < 0 || !free.delete(number))
      throw new Refused(`position › no enemy or place left is called "${name}"`);
    return number;
  };
  const takeEnemy = (id: string): number =>
    takeOne(
      content.enemies.findIndex((enemy) => enemy.id === id),
      id,
    );
  const line: readonly Foe[] =
    position.fight?.enemies ?? (position.boss?.guardian ? [position.boss.guardian] : []);
  for (const one of line) {
    const { enemy: id, ...given } = typeof one === 'string' ? { enemy: one } : one;
    const enemy = takeEnemy(id);
    const printed = content.enemies[enemy]!;
    const set = given as Partial<Exclude<Foe, string>>;
    t.foes.push(enemy);
    t.resistance.push(set.resistance ?? (printed.resistance || 3));
    t.attack.push(set.attack ?? (printed.attack || 3));
    t.weakened.push(set.weakened ?? 0);
    t.returned.push(set.returned ? 1 : 0);
  }
  t.standing = t.foes.length;
  const top: number[] = [];
  if (position.fight) {
    const id = position.fight.place ?? defaultPlace(t, free);
    t.place = takeOne(
      content.places.findIndex((place) => place.id === id),
      id,
    );
    top.push(t.place);
  }
  top.push(...position.enemyDeck.map(takeEnemy));
  t.enemyDiscard = position.enemyDiscard.map(takeEnemy);
  const others = [...free];
  if (position.otherEnemies === 'discard') t.enemyDiscard.push(...others.splice(0));
  t.enemyDeck = [...top, ...others].reverse();
}

function defaultPlace(t: Soeurs, free: ReadonlySet<number>): string {
  const neutral = t.content.places.findIndex((place, number) => place.does === null && free.has(number));
  return t.content.places[neutral >= 0 ? neutral : [...free][0]!]!.id;
}

function layTower(t: Soeurs, position: Position): void {
  const { content } = t;
  t.tower = position.tower
    ? position.tower.map((id) => {
        const floor = content.floors.findIndex((one) => one.id === id);
        if (floor < 0) throw new Refused(`position › no floor is called "${id}"`);
        return floor;
      })
    : range(0, content.boss.floors);
  t.floor = Math.min((position.floor ?? (position.boss ? t.tower.length + 1 : 1)) - 1, t.tower.length);
  t.sequence = position.sequence;
  t.entered = position.entered.map(squareCalled);
  t.square = t.entered[t.entered.length - 1] ?? -1;
}

function flowOf(t: Soeurs, position: Position): Frame[] {
  if (position.boss) return bossFlow(t, position.boss);
  if (position.fight) return fightFlow(t, position.fight);
  if (position.crossed) return [at(frame(climb, {}), 'after'), frame(resolution, { ...RESOLUTION_LOCALS })];
  const begun = position.entered.length > 0 || position.sequence > 1;
  return [at(frame(climb, {}), begun ? 'move' : 'floor')];
}

function fightFlow(t: Soeurs, given: z.infer<typeof fight>): Frame[] {
  t.round = given.round;
  t.mana = given.mana;
  t.defence = given.defence;
  const { waiting, phase } = given;
  const resolving = { ...RESOLUTION_LOCALS, next: t.crossed.length, enemies: waiting, wave: 1, begun: true };
  const wave = frame(combat, { count: t.foes.length, wave: 1, left: waiting });
  const flow = [at(frame(climb, {}), 'after'), at(frame(resolution, resolving), 'combats')];
  if (phase !== 'player') return [...flow, at(wave, phase)];
  return [...flow, at(wave, 'enemy'), frame(playerPhase, { group: [] })];
}

function bossFlow(t: Soeurs, given: z.infer<typeof bossFight>): Frame[] {
  const { boss } = t.content;
  const flow = [at(frame(climb, {}), 'over')];
  if (given.phase === 'before') return [...flow, frame(finalFight, {})];
  t.atBoss = true;
  t.dice = given.dice?.slice() ?? boss.gauge.map((box) => box || 3);
  t.bossAttack = given.attack ?? (boss.attack || 3);
  t.gauges = given.gauges ?? (boss.times2 ? 2 : 1);
  t.round = given.round;
  t.mana = given.mana;
  t.defence = given.defence;
  if (given.phase !== 'player') return [...flow, at(frame(finalFight, {}), given.phase)];
  return [...flow, at(frame(finalFight, {}), 'guardian'), frame(playerPhase, { group: [] })];
}

function at(begun: Frame, step: string): Frame {
  begun.at = step;
  return begun;
}
