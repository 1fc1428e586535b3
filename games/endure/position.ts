/**
 * Positions set up by hand, for tests, lessons and `tablee position`. Zones by their label (`3A`), cards by id. What is not said is
 * filled in always the same way: decks in the order of the box, no enemies, nobody hurt.
 */
import { type Frame, frame, Refused, type Seat } from '@tablee/kernel';

import { z } from 'zod';
import { RADAR } from './printed.ts';
import { inTurnOrder, sees as isSeen, usedIn, workDoors } from './rules/board.ts';
import { setSpent } from './rules/exo.ts';
import { addFoe, figuresOf, lifeOf } from './rules/full.ts';
import { beginHolds } from './rules/goal.ts';

import { itemOf, mayLie } from './rules/inv.ts';
import { mission, penalties } from './rules/round.ts';
import { emptyTable, layThings, newSurvivor } from './rules/setup.ts';
import { DOWN, LOSES_TURN } from './rules/stun.ts';
import { bitOf } from './rules/wound.ts';
import {
  type BareTable,
  BODY_PLACE,
  type Endure,
  GENERAL,
  HEAD_PLACE,
  NONE,
  type Survivor,
  type Who,
  WOUNDS,
} from './types.ts';

const count = z.int().min(0).max(99);
const label = z.string();

const survivor = z.strictObject({
  class: z.string(),
  seat: z.int().min(0).max(5).default(0),
  at: label.optional(),
  life: z.int().min(1).max(20).optional(),
  resolve: z.int().min(0).max(10).optional(),
  wounds: z.array(z.enum(WOUNDS)).default([]),
  /** Item ids, put in the first place that fits; `body:` and `head:` equip, `pair:` goes on top of an identical one. */
  items: z.array(z.string()).default([]),
  resolveCards: z.array(z.string()).max(3).default([]),
  /** Those of its Resolve cards that were turned up before: lasting ones hold, instant ones are over. */
  turnedUp: z.array(z.string()).default([]),
  achievement: z.string().default(''),
  /** Deeds done toward it. */
  progress: count.default(0),
  unlocked: z.boolean().default(false),
  crisis: z.boolean().default(true),
  /** Down; `turn`: with its turn of this round to lose; `action`: with an action fewer in its next (R-ES-70). */
  stunned: z.union([z.boolean(), z.enum(['turn', 'action'])]).default(false),
  /** Objectives it carries, by id. */
  carries: z.array(z.string()).default([]),
  pilot: z.boolean().default(false),
  fate: z.enum(['aboard', 'dead', 'left']).default('aboard'),
  /** Enemy types it sees already: no tests for them. All it sees, where nothing is said. */
  sees: z.array(z.string()).optional(),
});

export const positionSchema = z.strictObject({
  survivors: z.array(survivor).min(1).max(6),
  enemies: z
    .array(
      z.strictObject({
        type: z.string(),
        at: label,
        life: z.int().min(1).max(99).optional(),
        stunned: z.boolean().default(false),
        /** Classes it holds seen-marks for; where the Enemy phase begins, by itself those it has in sight. */
        marks: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  /** Radar tokens by id, face down. */
  tokens: z.array(z.strictObject({ token: z.string(), at: label })).default([]),
  /** `A-b`: open or closed. */
  doors: z.record(z.string(), z.enum(['open', 'closed'])).default({}),
  noise: z.record(z.string(), count).default({}),
  bubbles: z.array(label).default([]),
  lures: z.array(z.strictObject({ at: label, radius: count })).default([]),
  /** The event in force. */
  event: z.string().default(''),
  /** The next cards of the decks, first drawn first. */
  items: z.array(z.string()).default([]),
  events: z.array(z.string()).default([]),
  titan: z.array(z.string()).default([]),
  resolve: z.array(z.string()).default([]),
  achievements: z.array(z.string()).default([]),
  refuge: z.array(z.string()).default([]),
  /** The whole radar pool, first drawn first; every token not on the board but the boss's, where nothing is said. */
  pool: z.array(z.string()).optional(),
  mood: z.string().default(''),
  loader: label.optional(),
  powered: z.boolean().default(false),
  /** Charges spent of the first Power Cell held. */
  charges: z.int().min(0).max(2).default(0),
  round: z.int().min(1).max(99).default(1),
  clock: z.int().min(1).max(99).optional(),
  /** Class of the first player, and of whoever's turn comes next; the first survivor where nothing is said. */
  first: z.string().optional(),
  turn: z.string().optional(),
  phase: z.enum(['survivors', 'enemies', 'resolution', 'refuge']).default('survivors'),
  /** Objectives done, by id. */
  achieved: z.array(z.string()).default([]),
});
export type Position = z.infer<typeof positionSchema>;
type Given = Position;

export function arrange(bare: BareTable, position: Given): Endure {
  const t = emptyTable(bare);
  const { content } = t;
  const zone: ZoneNamed = (where, name) =>
    found(
      content.ship.zones.map((each) => each.label),
      where,
      name,
    );
  if ((position.phase === 'refuge') !== content.isRefuge)
    throw new Refused(
      'position › phase: the Refuge is visited in a campaign (config › campaign › at), and nowhere else',
    );
  layThings(t);
  position.survivors.forEach((each, n) => {
    place(t, each, `survivors[${n}]`, zone);
  });
  const classes = t.survivors.map((each) => content.survivors[each.class]!.id);
  const whoIs: WhoNamed = (where, name) => found(classes, where, name) as Who;
  const aboard = inTurnOrder(t);
  if (aboard.length === 0) throw new Refused('position › survivors: expected one of them aboard, got none');
  /** Whoever leads the round, or comes next, is on the board (R-ES-11). */
  const leader: WhoNamed = (where, name) =>
    aboard[
      found(
        aboard.map((who) => classes[who]!),
        where,
        name,
      )
    ]!;
  const turn = position.turn === undefined ? undefined : leader('turn', position.turn);
  t.first = position.first === undefined ? (turn ?? aboard[0]!) : leader('first', position.first);
  t.round = position.round;
  if (position.clock !== undefined) t.clock = position.clock;
  if (t.round > t.clock)
    throw new Refused(`position › round: expected at most the last round ${t.clock}, got ${t.round}`);
  layDoors(t, position);
  if (position.event !== '') {
    t.event = idNumber(content.events, 'event', position.event);
    t.eventCard = t.events.find((card) => content.eventCards[card] === t.event)!;
    t.events.splice(t.events.indexOf(t.eventCard), 1);
  }
  workDoors(t, content);
  for (const [name, level] of Object.entries(position.noise)) t.noise[zone('noise', name)] = level;
  t.bubbles = [...new Set(position.bubbles.map((name, n) => zone(`bubbles[${n}]`, name)))];
  t.lures = position.lures.flatMap(({ at, radius }, n) => [zone(`lures[${n}].at`, at), radius]);
  layLoader(t, position, zone);
  layFoes(t, position, zone, whoIs);
  stack(t.items, position.items, (card) => content.items[content.cards[card]!]!.id, 'items');
  stack(t.events, position.events, (card) => content.events[content.eventCards[card]!]!.id, 'events');
  stack(t.titanDeck, position.titan, (card) => content.titan[content.titanCards[card]!]!.id, 'titan');
  stack(t.resolveDeck, position.resolve, (card) => content.resolve[card]!.id, 'resolve');
  stack(t.achievementDeck, position.achievements, (card) => content.achievements[card]!.id, 'achievements');
  stack(t.refugeDeck, position.refuge, (card) => content.refuge[card]!.id, 'refuge');
  if (position.mood !== '') {
    const moods = t.titanDeck.filter((card) => content.titan[content.titanCards[card]!]!.mood);
    t.mood = draw(moods, (card) => content.titan[content.titanCards[card]!]!.id, position.mood, 'mood');
    t.titanDeck.splice(t.titanDeck.indexOf(t.mood), 1);
  }
  if (position.charges > 0) spendCharges(t, position.charges);
  for (const id of position.achieved) {
    const n = idNumber(content.mission.objectives, 'achieved', id);
    t.achieved[n] = 1;
    t.progress[n] = content.mission.objectives[n]!.count;
  }
  beginHolds(t);
  begin(t, position, turn ?? t.first);
  checkRoom(t);
  seeAlready(t, position);
  return t;
}

/** The number of what is called so at this place of the file. */
type ZoneNamed = (where: string, name: string) => number;
type WhoNamed = (where: string, name: string) => Who;

/** Where in the list the name is; what could have been said, where it isn't. */
function found(names: readonly string[], where: string, name: string): number {
  const at = names.indexOf(name);
  if (at >= 0) return at;
  const known = [...new Set(names)].join(', ');
  const expected = known === '' ? 'none, for there is none left' : `one of ${known}`;
  throw new Refused(`position › ${where}: expected ${expected}; got "${name}"`);
}

/** The Loader stands where it is said, or with its pilot; nobody pilots another's (R-ES-74). */
function layLoader(t: Endure, { loader, powered, survivors }: Given, zone: ZoneNamed): void {
  const pilots = t.survivors.filter(({ pilot }) => pilot === 1);
  if (pilots.length > 1)
    throw new Refused(`position › survivors: expected at most one pilot (R-ES-74), got ${pilots.length}`);
  if (loader !== undefined) t.loader = zone('loader', loader);
  else if (pilots.length > 0) t.loader = pilots[0]!.zone;
  const at = survivors.findIndex(({ pilot }) => pilot);
  if (pilots.length > 0 && pilots[0]!.zone !== t.loader)
    throw new Refused(`position › survivors[${at}].at: expected the pilot in the zone of the Exo Loader`);
  if (powered && t.loader < 0) throw new Refused('position › powered: expected an Exo Loader, got none');
  t.powered = powered ? 1 : 0;
}

/** Nobody stands where there is no room (R-ES-7), and there are no more figures than in the box (R-ES-49). */
function checkRoom(t: Endure): void {
  const { content } = t;
  for (const { number, label, capacity } of content.ship.zones) {
    const used = usedIn(t, content, number);
    if (used > capacity)
      throw new Refused(`position: zone ${label} holds ${capacity} (R-ES-7), got figures for ${used}`);
  }
  for (const { id, figures, number } of content.enemies) {
    const there = figuresOf(t, number);
    // Of other factions the box has no figures (R-ES-86); positions try them out all the same.
    if (figures > 0 && there > figures)
      throw new Refused(`position › enemies: the box has ${figures} of ${id} (R-ES-49), got ${there}`);
  }
}

function idNumber(list: readonly { readonly id: string }[], where: string, id: string): number {
  return found(
    list.map((each) => each.id),
    where,
    id,
  );
}

/** Takes a card of this id out of a pile. */
function draw(pile: number[], idOf: (card: number) => string, id: string, where: string): number {
  return pile.splice(found(pile.map(idOf), where, id), 1)[0]!;
}

function place(t: Endure, given: Given['survivors'][number], where: string, zone: ZoneNamed): void {
  const { content } = t;
  const of = idNumber(content.survivors, `${where}.class`, given.class);
  if (t.survivors.some((each) => each.class === of))
    throw new Refused(`position: no class is there twice (ES-COMP-1), got a second "${given.class}"`);
  if (given.seat >= t.seats)
    throw new Refused(
      `position: expected a seat from 0 to ${t.seats - 1}, got ${given.seat} for "${given.class}"`,
    );
  const survivor = newSurvivor(t, of, given.seat as Seat);
  t.survivors.push(survivor);
  survivor.fate = given.fate;
  survivor.zone =
    given.fate === 'aboard'
      ? given.at === undefined
        ? content.mission.start
        : zone(`${where}.at`, given.at)
      : NONE;
  if (given.life !== undefined) {
    if (given.life > survivor.maxLife)
      throw new Refused(`position: "${given.class}" has at most ${survivor.maxLife} Life, got ${given.life}`);
    survivor.life = given.life;
  }
  if (given.fate === 'dead') survivor.life = 0;
  if (given.resolve !== undefined) survivor.resolve = given.resolve;
  for (const wound of given.wounds) survivor.wounds |= bitOf(wound);
  survivor.crisis = given.crisis ? 1 : 0;
  survivor.stunned = given.stunned === false ? 0 : given.stunned === 'turn' ? LOSES_TURN : DOWN;
  if (given.stunned === 'action') survivor.losesAction = 1;
  survivor.pilot = given.pilot ? 1 : 0;
  for (const name of given.items) {
    const [at, id] = name.includes(':') ? (name.split(':') as [string, string]) : ['', name];
    const card = draw(t.items, (each) => content.items[content.cards[each]!]!.id, id, `${where}.items`);
    const isCarried = itemOf(content, card).kind !== 'noise';
    const to = isCarried ? placeFor(t, survivor, at, card) : undefined;
    if (to === undefined)
      throw new Refused(`position: "${given.class}" has no place for "${name}" (ES-INV-1 to -4, ES-PAIR-1)`);
    survivor.cards[to] = card;
  }
  for (const id of given.resolveCards)
    survivor.resolveCards.push(
      draw(t.resolveDeck, (card) => content.resolve[card]!.id, id, `${where}.resolveCards`),
    );
  for (const id of given.turnedUp) {
    const place = found(given.resolveCards, `${where}.turnedUp`, id);
    survivor.turnedUp |= 1 << place;
  }
  if (given.achievement !== '') {
    survivor.achievement = draw(
      t.achievementDeck,
      (card) => content.achievements[card]!.id,
      given.achievement,
      `${where}.achievement`,
    );
    const { count } = content.achievements[survivor.achievement]!;
    if (given.progress >= count && !given.unlocked)
      throw new Refused(
        `position › ${where}.progress: expected less than ${count}, or "unlocked": true; got ${given.progress}`,
      );
  } else if (given.progress > 0 || given.unlocked)
    throw new Refused(`position › ${where}.achievement: expected one for its progress, got none`);
  survivor.progress = given.progress;
  survivor.unlocked = given.unlocked ? 1 : 0;
  for (const id of given.carries) {
    const objective = idNumber(content.mission.objectives, `${where}.carries`, id);
    if (content.mission.objectives[objective]!.byLoader && !given.pilot)
      throw new Refused(
        `position › ${where}.carries: expected a pilot for "${id}", which only an Exo Loader can carry (ES-EXO-1)`,
      );
    const { things } = t;
    const thing = things.objective.findIndex((each, n) => each === objective && things.carrier[n] === NONE);
    if (thing < 0) throw new Refused(`position: no token of objective "${id}" is left to be carried`);
    things.carrier[thing] = t.survivors.length - 1;
    things.zone[thing] = NONE;
    things.worked[thing] = 1;
  }
}

/** Where a card goes: the place named, or the first general one that is free; undefined where it may not lie. */
function placeFor(t: Endure, { cards }: Survivor, where: string, card: number): number | undefined {
  const { content } = t;
  if (where === 'pair') {
    const twin = GENERAL.find(
      (each) => cards[each]! >= 0 && content.cards[cards[each]!] === content.cards[card],
    );
    const { weapon } = content.items[content.cards[card]!]!;
    return twin !== undefined && weapon?.pairable && cards[twin + 3] === NONE ? twin + 3 : undefined;
  }
  const place = ({ body: BODY_PLACE, head: HEAD_PLACE } as Readonly<Record<string, number>>)[where];
  const at = place ?? (where === '' ? GENERAL.find((each) => cards[each] === NONE) : undefined);
  return at !== undefined && cards[at] === NONE && mayLie(itemOf(content, card), at) ? at : undefined;
}

function layDoors(t: Endure, { doors }: Given): void {
  const { ship } = t.content;
  for (const [name, state] of Object.entries(doors)) {
    const [a, b] = name.split('-');
    const at = ship.doors.findIndex((door) => {
      const labels = [ship.zones[door.a]!.label, ship.zones[door.b]!.label];
      return labels.includes(a!) && labels.includes(b!);
    });
    if (at < 0) {
      const known = ship.doors.map((door) => `${ship.zones[door.a]!.label}-${ship.zones[door.b]!.label}`);
      throw new Refused(
        `position › doors: expected ${known.length === 0 ? 'none, for there is no door' : `one of ${known.join(', ')}`}; got "${name}"`,
      );
    }
    t.doors[at] = state === 'open' ? 1 : 0;
  }
}

function layFoes(t: Endure, position: Given, zone: ZoneNamed, whoIs: WhoNamed): void {
  const { content } = t;
  const { tokens, mission } = content;
  const left = tokens.flatMap(({ faction }, n) => (mission.factions.includes(faction) ? [n] : []));
  position.enemies.forEach(({ type, at, life, stunned, marks }, n) => {
    const where = `enemies[${n}]`;
    const of = idNumber(content.enemies, `${where}.type`, type);
    const most = lifeOf(content, of, t.survivors.length);
    if (life !== undefined && life > most)
      throw new Refused(`position › ${where}.life: expected at most ${most} for ${type}, got ${life}`);
    const foe = addFoe(t, of, zone(`${where}.at`, at), NONE, life ?? most);
    if (stunned && content.enemies[of]!.boss)
      throw new Refused(`position › ${where}.stunned: bosses are never stunned (ES-STUN-7)`);
    if (stunned) t.foes.stun[foe] = 1;
    // Once the Survivor phase is over, whoever is in sight has been seen in it (R-ES-37).
    const seen =
      marks?.map((name) => whoIs(`${where}.marks`, name)) ?? watchers(t, position, t.foes.zone[foe]!);
    for (const who of seen) t.foes.marks[foe]! |= 1 << who;
  });
  position.tokens.forEach(({ token, at }, n) => {
    const face = draw(left, (each) => tokens[each]!.id, token, `tokens[${n}].token`);
    addFoe(t, RADAR, zone(`tokens[${n}].at`, at), face, 0);
  });
  t.startTokens = t.foes.type.length;
  t.pool = left.filter((n) => !tokens[n]!.boss);
  if (position.pool !== undefined) {
    const wanted = position.pool.map((id) => draw(left, (n) => tokens[n]!.id, id, 'pool'));
    // The last one is drawn first.
    t.pool = wanted.reverse();
  }
}

/** Survivors an enemy in this zone has in sight where the Enemy phase begins. */
function watchers(t: Endure, { phase }: Given, zone: number): Who[] {
  if (phase !== 'enemies') return [];
  return inTurnOrder(t).filter((who) => isSeen(t, t.content, t.survivors[who]!.zone, zone));
}

/** The cards named come first off the pile, in this order. */
function stack(pile: number[], ids: readonly string[], idOf: (card: number) => string, where: string): void {
  const top = ids.map((id) => draw(pile, idOf, id, where));
  pile.push(...top.reverse());
}

function spendCharges(t: Endure, spent: number): void {
  for (const { cards } of t.survivors) {
    const cell = cards.find((card) => card >= 0 && t.content.items[t.content.cards[card]!]!.charges);
    if (cell !== undefined) {
      setSpent(t, cell, spent);
      return;
    }
  }
  throw new Refused('position › charges: expected a Power Cell somebody carries, got none');
}

/** Where we are in the rules. */
function begin(t: Endure, { phase }: Given, next: Who): void {
  t.phase = phase;
  const order = inTurnOrder(t);
  const turns =
    phase === 'survivors' || phase === 'refuge' ? order.slice(Math.max(0, order.indexOf(next))) : [];
  const at = phase === 'enemies' ? 'enemies' : phase === 'resolution' ? 'resolution' : 'turn';
  const base = frame(mission, { turns, special: 99 }) as Frame;
  t.flow.push({ ...base, at });
  if (t.survivors.some(({ turnedUp }) => turnedUp !== 0)) t.flow.push(frame(penalties, { next: 0 }) as Frame);
  if (phase === 'enemies') t.phase = 'survivors';
}

/** What is in sight from the beginning, and no more, has been seen before, unless the position says otherwise. */
function seeAlready(t: Endure, { survivors }: Given): void {
  const { enemies } = t.content;
  const { live, type, zone } = t.foes;
  survivors.forEach(({ sees }, who) => {
    const survivor = t.survivors[who]!;
    const types =
      sees?.map((id) => idNumber(enemies, `survivors[${who}].sees`, id)) ??
      live.flatMap((foe) =>
        survivor.zone >= 0 && type[foe] !== RADAR && isSeen(t, t.content, survivor.zone, zone[foe]!)
          ? [type[foe]!]
          : [],
      );
    survivor.sees = types.reduce((bits, of) => bits | (1 << of), 0);
  });
}
