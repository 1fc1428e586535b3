/** Setting up (SETUP, R-ES-10 to -13, R-ES-95): survivors mustered, decks shuffled, weapons, cards and tokens dealt. */
import { done, type Next, type Procedure, procedure, roll, type Seat, shuffle } from '@tablee/kernel';
import { noEffects } from '@tablee/kernel/effect';
import type { CarriedSurvivor } from '../config.ts';
import { type Content, RADAR } from '../printed.ts';
import {
  type BareTable,
  type Endure,
  type MusterOption,
  NOBODY,
  NONE,
  PLACES,
  type Survivor,
  type Who,
} from '../types.ts';
import { dealAchievement } from './ach.ts';
import { inTurnOrder, workDoors } from './board.ts';
import { setSpent } from './exo.ts';
import { addFoe } from './full.ts';
import { putIn } from './inv.ts';
import { RESOLVE_MOST } from './resolve.ts';

/** Resolve cards dealt to each survivor (ES-SETUP-9). */
export const RESOLVE_CARDS = 3;
/** One of each of these, and this for everybody else (ES-SETUP-7). */
const WEAPONS = ['pistol', 'plasma-cutter'];
const SPARE_WEAPON = 'swarmer-leg';

/** A table with nobody on it yet. */
export function emptyTable(bare: BareTable): Endure {
  const { content, config } = bare;
  const { ship, mission } = content;
  const zones = ship.size;
  const t: Endure = {
    // Field by field: a state that begins with a spread stays slow for the rest of the game.
    game: bare.game,
    seats: bare.seats,
    config,
    content,
    brought: bare.brought,
    flow: bare.flow,
    open: bare.open,
    asked: bare.asked,
    random: bare.random,
    result: bare.result,
    told: bare.told as Endure['told'],
    phase: 'muster',
    round: 0,
    clock: Math.max(1, mission.clock + config.rounds),
    first: NOBODY,
    turn: NOBODY,
    survivors: [],
    foes: {
      live: [],
      type: [],
      zone: [],
      life: [],
      token: [],
      known: [],
      marks: [],
      stun: [],
      active: [],
      done: [],
      heads: [],
      doomed: [],
    },
    doors: ship.doors.map(({ open }) => (open ? 1 : 0)),
    unlocked: ship.doors.map(() => 0),
    made: [],
    doorKey: '',
    event: NONE,
    eventCard: NONE,
    noise: new Array(zones).fill(0),
    noiseBy: new Array(zones).fill(NONE),
    bubbles: [],
    lures: [],
    loader: mission.loader,
    powered: 0,
    things: { objective: [], card: [], zone: [], carrier: [], worked: [], spent: [] },
    progress: mission.objectives.map(() => 0),
    achieved: mission.objectives.map(() => 0),
    holding: mission.objectives.map(() => 0),
    jammed: [],
    limbo: [],
    charges: [],
    mood: NONE,
    lastAttack: NONE,
    itemsGone: [],
    eventsSpent: [],
    achievementsSpent: [],
    titanSpent: [],
    resolveGone: [],
    refugeSpent: [],
    closed: [],
    closedNext: [],
    startTokens: 0,
    tokensNext: 0,
    effects: noEffects(),
    items: upTo(content.cards.length),
    events: upTo(content.eventCards.length),
    resolveDeck: upTo(content.resolve.length),
    achievementDeck: upTo(content.achievements.length),
    titanDeck: upTo(content.titanCards.length),
    refugeDeck: upTo(content.refuge.length),
    pool: [],
    due: [],
    announced: null,
  };
  workDoors(t, content);
  return t;
}

/** A new pile of the cards 0, 1, 2, …; copied from one that was made before. */
function upTo(count: number): number[] {
  for (let n = NUMBERS.length; n < count; n++) NUMBERS.push(n);
  return NUMBERS.slice(0, count);
}
const NUMBERS: number[] = [];

/** A survivor with its starting values (R-ES-13). */
export function newSurvivor(t: Pick<Endure, 'content' | 'config'>, of: number, seat: Seat): Survivor {
  const { content, config } = t;
  const maxLife = Math.max(1, content.survivors[of]!.life + config.life);
  return {
    seat,
    class: of,
    fate: 'aboard',
    zone: content.mission.start,
    life: maxLife,
    maxLife,
    resolve: RESOLVE_MOST,
    wounds: 0,
    crisis: 1,
    cards: new Array(PLACES).fill(NONE),
    resolveCards: [],
    turnedUp: 0,
    achievement: NONE,
    progress: 0,
    unlocked: 0,
    sees: 0,
    stunned: 0,
    losesAction: 0,
    actions: 0,
    gained: 0,
    moved: 0,
    moves: 0,
    usedActive: 0,
    lockedIn: [],
    roomsSearched: [],
    searched: [],
    passesDoors: 0,
    hidden: 0,
    rerolled: 0,
    loud: 0,
    rerolls: 0,
    refusedBy: [],
    spent: 0,
    pilot: 0,
    kills: 0,
    damageTaken: 0,
    takenBefore: 0,
  };
}

/** A place round the table still to be filled: by somebody carried over, a class laid down, or a choice. */
interface Slot {
  readonly seat: Seat;
  readonly carried: CarriedSurvivor | null;
  /** The class; empty: the seat chooses. */
  readonly class: string;
  /** A dead survivor's seat need not take another (R-ES-85). */
  readonly isOptional: boolean;
}

/** A place for whichever class its seat chooses, by seat. */
const OPEN_SLOTS: readonly Slot[] = [0, 1, 2, 3, 4, 5].map((seat) => ({
  seat: seat as Seat,
  carried: null,
  class: '',
  isOptional: false,
}));

/** In turn order (R-ES-10). */
function slotsOf(t: Endure): Slot[] {
  const { config, content } = t;
  const { campaign, crew } = config;
  if (campaign && campaign.survivors.length > 0) {
    const living = campaign.survivors.filter(({ alive }) => alive);
    const missing = content.mission.minSurvivors - living.length;
    const slots: Slot[] = living.map((carried) => ({
      seat: carried.seat as Seat,
      carried,
      class: carried.class,
      isOptional: false,
    }));
    if (content.isRefuge) return slots;
    campaign.survivors
      .filter(({ alive }) => !alive)
      .forEach(({ seat }, n) => {
        // Below the mission's minimum they must.
        slots.push({ seat: seat as Seat, carried: null, class: '', isOptional: n >= missing });
      });
    return slots;
  }
  if (crew.length > 0)
    return crew.map(({ class: of, seat }) => ({
      seat: seat as Seat,
      carried: null,
      class: of,
      isOptional: false,
    }));
  const slots: Slot[] = [];
  for (let n = 0; n < config.survivors; n++) slots.push(OPEN_SLOTS[n % t.seats]!);
  return slots;
}

export interface Mustering {
  slot: number;
}

/** Survivors are chosen after the mission is known (ES-SETUP-3), no class twice (ES-COMP-1). */
export const muster: Procedure<Endure, Mustering, MusterOption> = procedure<
  Endure,
  Mustering,
  MusterOption
>()('muster', {
  next(t, f): Next<'next' | 'choose'> {
    const slots = slotsOf(t);
    const slot = slots[f.slot];
    if (slot === undefined) return done;
    if (slot.class === '') return 'choose';
    const of = t.content.survivors.findIndex(({ id }) => id === slot.class);
    take(t, of, slot);
    f.slot++;
    return 'next';
  },
  choose: {
    kind: 'muster',
    rule: 'ES-SETUP-3',
    seat: (t, f) => slotsOf(t)[f.slot]!.seat,
    options(t, f, options, why) {
      const slots = slotsOf(t);
      const { survivors, mission } = t.content;
      const wanted = mission.requiredClasses.filter((of) => !isTaken(t, of));
      let left = 0;
      for (let n = f.slot; n < slots.length; n++) if (slots[n]!.class === '') left++;
      for (let of = 0; of < survivors.length; of++) {
        if (isTaken(t, of)) why?.refuse(takeOption(of), 'ES-COMP-1');
        else if (wanted.length >= left && !wanted.includes(of)) why?.refuse(takeOption(of), 'ES-SETUP-5');
        else options.push(takeOption(of));
      }
      if (slots[f.slot]!.isOptional) options.push({ do: 'take', class: NONE });
    },
    chosen(t, f, option): Next<'next'> {
      const slot = slotsOf(t)[f.slot]!;
      if (option.class !== NONE) take(t, option.class, slot);
      f.slot++;
      return 'next';
    },
    // No class is left: the mission starts without (R-ES-85).
    none(_t, f): Next<'next'> {
      f.slot++;
      return 'next';
    },
  },
});

/** On the table already. Those carried over, and the dead of every mission that counts, are out of the question too. */
function isTaken(t: Endure, of: number): boolean {
  for (const survivor of t.survivors) if (survivor.class === of) return true;
  const { campaign } = t.config;
  if (campaign === null) return false;
  const { id } = t.content.survivors[of]!;
  // A lost mission is played again as if nobody had died in it.
  if (campaign.past.some(({ won, dead }) => won && dead.includes(id))) return true;
  return campaign.survivors.some((carried) => carried.class === id);
}

/** Options made once for each class. */
const TAKES: MusterOption[] = [];
function takeOption(of: number): MusterOption {
  for (let n = TAKES.length; n <= of; n++) TAKES.push({ do: 'take', class: n });
  return TAKES[of]!;
}

function take(t: Endure, of: number, { seat, carried }: Slot): void {
  const who = t.survivors.length as Who;
  const survivor = newSurvivor(t, of, seat);
  t.survivors.push(survivor);
  if (carried) bring(t, who, carried);
  if (t.told) t.told.push({ event: 'survivorTaken', rule: 'ES-SETUP-6', who, class: of, seat });
}

/** What a campaign keeps (R-ES-85). Cards and Resolve cards are taken out of the decks here. */
function bring(t: Endure, who: Who, carried: CarriedSurvivor): void {
  const survivor = t.survivors[who]!;
  const { content } = t;
  survivor.life = Math.min(survivor.maxLife, Math.max(1, carried.life));
  survivor.resolve = carried.resolve;
  survivor.wounds = carried.wounds;
  carried.cards.forEach((name, place) => {
    const [id, spent] = name.split(':');
    const card = t.items.find((each) => content.items[content.cards[each]!]!.id === id);
    if (card === undefined) return;
    t.items.splice(t.items.indexOf(card), 1);
    survivor.cards[place] = card;
    if (spent) setSpent(t, card, Number(spent));
  });
  const reward = content.achievements.findIndex(({ id }) => id === carried.achievement);
  if (reward >= 0) {
    survivor.achievement = reward;
    survivor.unlocked = 1;
    t.achievementDeck.splice(t.achievementDeck.indexOf(reward), 1);
  }
}

/** Everything shuffled and dealt, in the book's order. */
export function deal(t: Endure): void {
  const { content, config } = t;
  const { mission } = content;
  for (const pile of [t.items, t.events, t.resolveDeck, t.achievementDeck, t.titanDeck, t.refugeDeck])
    shuffle(t, pile);
  const { told } = t;
  if (told)
    told.push({
      event: 'missionBegan',
      rule: 'ES-SETUP-2',
      mission: mission.id,
      survivors: t.survivors.length,
    });
  // The first first-player token is given at random (R-ES-11).
  t.first = (t.survivors.length === 1 ? 0 : roll(t, t.survivors.length) - 1) as Who;
  dealResolve(t);
  t.survivors.forEach((survivor, who) => {
    if (survivor.achievement < 0) dealAchievement(t, who as Who);
  });
  if (content.isRefuge) return;
  dealWeapons(t);
  layThings(t);
  layTokens(
    t,
    (mission.tokens[t.survivors.length - 1] ?? mission.tokens[mission.tokens.length - 1] ?? 0) +
      config.tokens +
      (config.campaign?.tokens ?? 0),
  );
  give(t);
}

const ANY_CARDS = Array.from({ length: RESOLVE_CARDS }, () => ({ number: 0, card: '' }));

/** Three each, unseen (ES-SETUP-9); carried over: cards of the same numbers, those turned up by name (R-ES-85). */
function dealResolve(t: Endure): void {
  const { content, config } = t;
  t.survivors.forEach((survivor, who) => {
    const { id } = content.survivors[survivor.class]!;
    const carried = config.campaign?.survivors.find((each) => each.alive && each.class === id);
    const wanted = carried?.resolveCards ?? ANY_CARDS;
    wanted.forEach(({ number, card: name }, place) => {
      const at = t.resolveDeck.findIndex((card) => {
        const printed = content.resolve[card]!;
        if (name !== '') return printed.id === name;
        return number === 0 || printed.number === number;
      });
      const card = removeAt(t.resolveDeck, Math.max(0, at));
      if (card === undefined) return;
      survivor.resolveCards.push(card);
      if (name !== '') survivor.turnedUp |= 1 << place;
    });
    if (t.told) {
      const numbers = survivor.resolveCards.map((card) => content.resolve[card]!.number);
      t.told.push({ event: 'resolveDealt', rule: 'ES-SETUP-9', who: who as Who, numbers });
    }
  });
}

/** One weapon each, at random (ES-SETUP-7, R-ES-12); later in a campaign a Swarmer Leg for whoever has none (R-ES-85). */
function dealWeapons(t: Endure): void {
  const { content, config } = t;
  const isCarried = (config.campaign?.survivors.length ?? 0) > 0;
  const { length } = t.survivors;
  const ids = isCarried
    ? []
    : [...WEAPONS, ...new Array<string>(Math.max(0, length - WEAPONS.length)).fill(SPARE_WEAPON)];
  const cards: number[] = [];
  for (const id of ids) {
    const card = takeItem(t, itemCalled(content, id));
    if (card !== undefined) cards.push(card);
  }
  shuffle(t, cards);
  t.survivors.forEach((survivor, who) => {
    if (isCarried && survivor.cards.some((card) => card >= 0 && content.items[content.cards[card]!]!.weapon))
      return;
    const card = isCarried ? takeItem(t, itemCalled(content, SPARE_WEAPON)) : cards.shift();
    const place = [2, 3, 4].find((each) => survivor.cards[each] === NONE);
    if (card === undefined || place === undefined) return;
    putIn(t, who as Who, card, place);
    if (t.told) t.told.push({ event: 'weaponDealt', rule: 'ES-SETUP-7', who: who as Who, card });
  });
  t.items.push(...cards);
  shuffle(t, t.items);
}

function itemCalled({ items }: Content, id: string): number {
  return items.findIndex((item) => item.id === id);
}

/** The first card of the item in the deck, taken out of it; undefined when there is none. */
function takeItem(t: Endure, item: number): number | undefined {
  const { cards } = t.content;
  const { items } = t;
  for (let at = 0; at < items.length; at++) if (cards[items[at]!] === item) return removeAt(items, at);
  return undefined;
}

/** Takes a card out of a pile, without a new list as `splice` makes. */
function removeAt(pile: number[], at: number): number | undefined {
  const card = pile[at];
  if (card === undefined) return undefined;
  for (let n = at + 1; n < pile.length; n++) pile[n - 1] = pile[n]!;
  pile.pop();
  return card;
}

/** Objective tokens, and Item cards that lie on the board. */
export function layThings(t: Endure): void {
  const { mission } = t.content;
  mission.objectives.forEach(({ zones }, number) => {
    for (const zone of zones) layThing(t, number, NONE, zone);
  });
  for (const { item, zone } of mission.caches) {
    const card = takeItem(t, item);
    if (card !== undefined) layThing(t, NONE, card, zone);
  }
}

function layThing({ things }: Endure, objective: number, card: number, zone: number): void {
  things.objective.push(objective);
  things.card.push(card);
  things.zone.push(zone);
  things.carrier.push(NONE);
  things.worked.push(0);
  things.spent.push(0);
}

/** Face down, at random, from all tokens of the mission's factions; a boss as the mission says (R-ES-95). */
function layTokens(t: Endure, count: number): void {
  const { mission, tokens } = t.content;
  const boss: number[] = [];
  for (let token = 0; token < tokens.length; token++) {
    if (!mission.factions.includes(tokens[token]!.faction)) continue;
    if (tokens[token]!.boss) boss.push(token);
    else t.pool.push(token);
  }
  shuffle(t, t.pool);
  const start: number[] = [];
  if (mission.boss === 'board') start.push(...boss);
  while (start.length < count && t.pool.length > 0) start.push(t.pool.pop()!);
  shuffle(t, start);
  if (mission.boss === 'pool') {
    t.pool.push(...boss);
    shuffle(t, t.pool);
  }
  t.startTokens = start.length;
  start.forEach((token, n) => {
    const zone = mission.radar[n % mission.radar.length]!;
    const foe = addFoe(t, RADAR, zone, token, 0);
    if (t.told) t.told.push({ event: 'tokenPlaced', rule: 'R-ES-95', foe, zone });
  });
}

/** What the mission gives: to the first player's survivor, else to the next with a place for it; else it lies at the start. */
function give(t: Endure): void {
  const { content } = t;
  for (const { item, unlessClass } of content.mission.given) {
    const isThere = t.survivors.some(
      (survivor) =>
        survivor.class === unlessClass ||
        survivor.cards.some((card) => card >= 0 && content.cards[card] === item),
    );
    if (isThere) continue;
    const card = takeItem(t, item);
    if (card === undefined) continue;
    const who = inTurnOrder(t).find((one) => freePlace(t, one) !== undefined);
    if (who !== undefined) putIn(t, who, card, freePlace(t, who)!);
    else layThing(t, NONE, card, content.mission.start);
  }
}

function freePlace(t: Endure, who: Who): number | undefined {
  return [2, 3, 4].find((place) => t.survivors[who]!.cards[place] === NONE);
}
