/**
 * The view with one event in it, so that pieces move one after the other. What the event does not say stays as it was: the
 * view that comes after the last event has everything.
 */
import type { GameEvent, View } from '@tablee/kernel';
import type { Config } from '../config.ts';
import { type Content, RADAR } from '../printed.ts';
import { doorKeyNow } from '../rules/board.ts';
import { lifeOf } from '../rules/full.ts';
import { bitOf } from '../rules/wound.ts';
import {
  type EndureEvent,
  type EndureView,
  type Foes,
  LOADER,
  NOBODY,
  NONE,
  type Survivor,
} from '../types.ts';
import { laidOut, resolveDealt, taken as stepsForward } from './opening.ts';

/** Where a dealt weapon lies. */
const FIRST_HELD = 2;

export function staged(view: View<EndureView>, told: GameEvent, content: unknown): View<EndureView> {
  const table = after(view.table, told as EndureEvent, content as Content, view.config as Config);
  return table === view.table ? view : { ...view, table };
}

function after(t: EndureView, event: EndureEvent, content: Content, config: Config): EndureView {
  switch (event.event) {
    case 'survivorTaken':
      return stepsForward(t, event, content, config);
    case 'missionBegan':
      return laidOut(t, content);
    case 'resolveDealt':
      return resolveDealt(t, event);
    case 'weaponDealt':
      return placed(t, event.who, event.card, FIRST_HELD);
    case 'roundBegan':
      return { ...t, round: event.round, first: event.first };
    case 'phaseBegan':
      return event.phase === 'survivors'
        ? { ...t, phase: event.phase }
        : { ...t, phase: event.phase, turn: NOBODY };
    case 'firstPassed':
      return roundOver({ ...t, first: event.who });
    case 'turnBegan':
      return who({ ...t, turn: event.who }, event.who, () => ({
        actions: event.actions,
        moved: 0,
        moves: 0,
        usedActive: 0,
        lockedIn: [],
        searched: [],
      }));
    case 'turnEnded':
      return who(t, event.who, () => ({ actions: 0, lockedIn: [] }));
    case 'stoodUp':
      return who(t, event.who, () => ({ stunned: 0 }));
    case 'stunnedSurvivor':
      return who(t, event.who, (one) => ({ stunned: Math.max(1, one.stunned) }));
    case 'moved':
      return carried(
        who(t, event.who, () => ({ zone: event.to })),
        event.who,
        event.to,
      );
    case 'leftShip':
      return who(t, event.who, () => ({ zone: NONE, fate: 'left' }));
    case 'died':
      return who({ ...t, resolveNumbers: t.resolveNumbers.with(event.who, []) }, event.who, () => ({
        ...{ zone: NONE, fate: 'dead', life: 0, resolveCards: [] },
      }));
    case 'checked':
      return event.passed ? t : who(t, event.who, (one) => ({ lockedIn: [...one.lockedIn, one.zone] }));
    case 'resolveLost':
    case 'resolveGained':
      return who(t, event.who, () => ({ resolve: event.resolve }));
    case 'resolveTurnedUp':
      return turnedUp(t, event.who, event.card, content);
    case 'lifeLost':
    case 'healed':
      return who(t, event.who, () => ({ life: event.life }));
    case 'wounded':
      return who(t, event.who, (one) => ({ wounds: one.wounds | bitOf(event.wound) }));
    case 'treated':
      return who(t, event.who, (one) => ({ wounds: one.wounds & ~bitOf(event.wound) }));
    case 'progressed':
      return who(t, event.who, () => ({ progress: event.progress }));
    case 'unlocked':
      return who(t, event.who, () => ({ unlocked: 1 }));
    case 'achievementDealt':
      return who(t, event.who, () => ({ achievement: event.achievement, progress: 0, unlocked: 0 }));
    case 'cardFound':
      return { ...t, itemsLeft: Math.max(0, t.itemsLeft - 1), limbo: [...t.limbo, event.card] };
    case 'cardPlaced':
      return placed(t, event.who, event.card, event.place);
    case 'cardDiscarded':
    case 'cellDiscarded':
      return without(t, event.who, event.card);
    case 'skillUsed':
      return who(t, event.who, () => (event.skill === 'crisis' ? { crisis: 0 } : { usedActive: 1 }));
    case 'jammed':
      return event.weapon === LOADER ? t : { ...t, jammed: [...t.jammed, event.weapon] };
    case 'actionsGained':
      return who(t, event.who, (one) => ({ actions: one.actions + event.n, gained: one.gained + event.n }));
    case 'hid':
    case 'cameOut':
      return who(t, event.who, () => ({ hidden: event.event === 'hid' ? 1 : 0 }));
    case 'entered':
    case 'gotOut':
      return who(t, event.who, () => ({ pilot: event.event === 'entered' ? 1 : 0 }));
    case 'chargeSpent':
      return { ...t, powered: 1 };
    case 'noiseMade':
      return event.counted ? { ...t, noise: t.noise.with(event.zone, event.level) } : t;
    case 'noiseGone':
      return { ...t, noise: t.noise.map((level, zone) => (event.zones.includes(zone) ? 0 : level)) };
    case 'bubbled':
      return t.bubbles.includes(event.zone) ? t : { ...t, bubbles: [...t.bubbles, event.zone] };
    case 'lured':
      return { ...t, lures: [...t.lures, event.zone, event.radius] };
    case 'thingTaken':
      return thing(t, event.thing, { carrier: event.who, zone: event.zone });
    case 'thingDropped':
      return thing(t, event.thing, { carrier: NONE, zone: event.zone });
    case 'switched':
    case 'delivered':
      return thing(t, event.thing, { carrier: NONE, zone: event.zone, spent: 1 });
    case 'objectiveDone':
      return { ...t, achieved: t.achieved.with(event.objective, 1) };
    case 'doorTurned':
      return doors({ ...t, doors: t.doors.with(event.door, event.open ? 1 : 0) }, content);
    case 'doorUnlocked':
      return doors({ ...t, unlocked: t.unlocked.with(event.door, 1) }, content);
    case 'doorMade':
      return doors(
        { ...t, made: [...t.made, event.border], doors: [...t.doors, 1], unlocked: [...t.unlocked, 1] },
        content,
      );
    case 'eventDrawn':
      return doors(
        {
          ...t,
          event: event.card,
          eventsLeft: Math.max(0, t.eventsLeft - 1),
          unlocked: t.unlocked.map(() => 0),
        },
        content,
      );
    case 'eventEnded':
    case 'eventVoid':
      return doors({ ...t, event: NONE, eventCard: NONE }, content);
    case 'bossDrew':
      return {
        ...t,
        titanLeft: Math.max(0, t.titanLeft - 1),
        ...(event.mood ? { mood: event.card } : { lastAttack: event.card }),
      };
    case 'tokenPlaced':
      return arrives({ ...t, poolSize: Math.max(0, t.poolSize - 1) }, event.foe, RADAR, event.zone, 0);
    case 'appeared':
      return arrives(t, event.foe, event.type, event.zone, lifeOf(content, event.type, t.survivors.length));
    case 'looked':
      return foes(t, event.foe, { known: 1, token: event.token });
    case 'turnedUp': {
      // A boss's token stays out of the game.
      const isBack = content.tokens[event.token]!.boss ? 0 : 1;
      return gone({ ...t, poolSize: t.poolSize + isBack }, event.foe);
    }
    case 'killed':
      return gone(t, event.foe);
    case 'foeHit':
      return foes(t, event.foe, { life: event.life });
    case 'foeStunned':
      return foes(t, event.foe, { stun: 1 });
    case 'foeGotUp':
      return foes(t, event.foe, { stun: 0 });
    case 'stated':
      return foes(t, event.foe, { active: event.active ? 1 : 0, done: 0 });
    case 'drifted':
    case 'stepped':
    case 'slid':
      return foes(t, event.foe, { zone: event.to });
    default:
      return t;
  }
}

function who(t: EndureView, number: number, change: (one: Survivor) => Partial<Survivor>): EndureView {
  const one = t.survivors[number];
  if (!one) return t;
  return { ...t, survivors: t.survivors.with(number, { ...one, ...change(one) }) };
}

/** What lasts until the end of a round is over when the first-player token goes on. */
function roundOver(t: EndureView): EndureView {
  return {
    ...t,
    bubbles: [],
    lures: [],
    jammed: [],
    survivors: t.survivors.map((one) => ({ ...one, hidden: 0 })),
  };
}

/** A pilot moves the Loader, and whoever carries something takes it along. */
function carried(t: EndureView, number: number, zone: number): EndureView {
  const { carrier } = t.things;
  const loader = t.survivors[number]?.pilot === 1 ? zone : t.loader;
  if (!carrier.includes(number)) return loader === t.loader ? t : { ...t, loader };
  const zones = t.things.zone.map((at, n) => (carrier[n] === number ? zone : at));
  return { ...t, loader, things: { ...t.things, zone: zones } };
}

function turnedUp(t: EndureView, number: number, card: number, content: Content): EndureView {
  const place = (t.resolveNumbers[number] ?? []).findIndex(
    (each, n) =>
      each === content.resolve[card]!.number && ((t.survivors[number]?.turnedUp ?? 0) & (1 << n)) === 0,
  );
  if (place < 0) return t;
  return who(t, number, (one) => ({
    resolveCards: one.resolveCards.with(place, card),
    turnedUp: one.turnedUp | (1 << place),
  }));
}

function taken(one: Survivor, card: number): number[] {
  const place = one.cards.indexOf(card);
  if (place < 0) return one.cards;
  const cards = one.cards.with(place, NONE);
  // The second of a pair takes the place of the first.
  const second = place >= 2 && place <= 4 ? cards[place + 3]! : NONE;
  return second === NONE ? cards : cards.with(place, second).with(place + 3, NONE);
}

function placed(t: EndureView, number: number, card: number, place: number): EndureView {
  const limbo = t.limbo.filter((each) => each !== card);
  return who({ ...t, limbo }, number, (one) => {
    const cards = taken(one, card);
    return { cards: cards.with(cards[place] === NONE ? place : place + 3, card) };
  });
}

function without(t: EndureView, number: number, card: number): EndureView {
  const limbo = t.limbo.filter((each) => each !== card);
  return who({ ...t, limbo, itemsGone: [...t.itemsGone, card] }, number, (one) => ({
    cards: taken(one, card),
  }));
}

function thing(
  t: EndureView,
  number: number,
  facts: Partial<Record<keyof EndureView['things'], number>>,
): EndureView {
  const things = { ...t.things };
  for (const [fact, value] of Object.entries(facts)) {
    const key = fact as keyof typeof things;
    if (number < things[key].length) things[key] = things[key].with(number, value);
  }
  return { ...t, things };
}

function doors(t: EndureView, content: Content): EndureView {
  return { ...t, doorKey: doorKeyNow(t, content) };
}

/** One number of each list of facts changed. */
function foes(t: EndureView, foe: number, facts: Partial<Record<keyof Foes, number>>): EndureView {
  const all = { ...t.foes };
  for (const [fact, value] of Object.entries(facts)) {
    const key = fact as keyof Foes;
    if (foe < all[key].length) all[key] = all[key].with(foe, value);
  }
  return { ...t, foes: all };
}

function arrives(t: EndureView, foe: number, type: number, zone: number, life: number): EndureView {
  const all = { ...t.foes };
  for (const key of Object.keys(all) as (keyof Foes)[]) {
    if (key === 'live') continue;
    const list = all[key].slice();
    while (list.length <= foe) list.push(key === 'token' || key === 'heads' || key === 'zone' ? NONE : 0);
    all[key] = list;
  }
  const live = all.live.includes(foe) ? all.live : [...all.live, foe];
  return foes({ ...t, foes: { ...all, live } }, foe, { type, zone, life });
}

function gone(t: EndureView, foe: number): EndureView {
  const there = foes(t, foe, { zone: NONE });
  return { ...there, foes: { ...there.foes, live: there.foes.live.filter((each) => each !== foe) } };
}
