/** How a sensible survivor ranks its actions (the ledger's "minimum sense"): each option gets a mark, in points of Life. */
import { RADAR } from '../printed.ts';
import { attentionOf } from '../rules/ai.ts';
import { saveOf } from '../rules/armour.ts';
import { holding, isOccupied } from '../rules/board.ts';
import { canAttack } from '../rules/combat.ts';
import { cellOf } from '../rules/exo.ts';
import { itemOf } from '../rules/inv.ts';
import { needsCheck } from '../rules/leave.ts';
import { checkAgainst } from '../rules/resolve.ts';
import { FAR, noiseDistance } from '../rules/ship.ts';
import { type Sight, sightFor } from '../rules/sight.ts';
import { type ActOption, BODY, type Endure, NONE, type Survivor, type Who } from '../types.ts';
import { attackWorth } from './attack.ts';
import { gearWorth } from './gear.ts';
import { type Goal, goalFor, isTimeToLeave, lateness, stepsBetween, stepsTo } from './goals.ts';
import { refugeMark } from './refuge.ts';

interface Scene {
  readonly t: Endure;
  readonly who: Who;
  readonly own: Survivor;
  readonly sight: Sight;
  readonly goal: Goal;
  readonly late: number;
  /** Damage it must expect where it stands. */
  readonly risk: number;
}

/** The mark of every option of a turn, in their order. */
export function rank(t: Endure, options: readonly ActOption[]): number[] {
  const who = t.turn;
  const sight = sightFor(t.content.ship, t.doorKey);
  const own = t.survivors[who]!;
  const scene: Scene = {
    t,
    who,
    own,
    sight,
    goal: goalFor(t, who),
    late: lateness(t),
    risk: riskAt(t, sight, who, own.zone),
  };
  return options.map((option) => mark(scene, option));
}

function mark(s: Scene, option: ActOption): number {
  const { t, who, own } = s;
  const inRefuge = t.content.isRefuge ? refugeMark(t, own, option) : null;
  if (inRefuge !== null) return inRefuge;
  switch (option.do) {
    case 'attack': {
      const worth = attackWorth(t, who, option);
      return worth > 0.25 ? 2 + 4 * worth : worth - 1;
    }
    case 'stepFirst':
      return 2.5 - riskAt(t, s.sight, who, option.zone);
    case 'deliver':
      return 40;
    case 'interact':
      return interacting(s, option.thing);
    case 'exit':
      return leaving(s);
    case 'search':
      return searching(s);
    case 'move':
      return moving(s, option.zone);
    case 'use':
      return using(s, option.card);
    case 'active':
      return activeSkill(s);
    case 'crisis':
      return crisisSkill(s);
    case 'reward':
      return rewarding(s);
    case 'enter':
      return cellOf(t, t.content, who) >= 0 && isLoaderWanted(t) ? 9 : -5;
    case 'getOut':
      return own.pilot === 1 && t.powered === 0 && cellOf(t, t.content, who) === NONE ? 5 : -9;
    case 'end':
      return 0;
    case 'noise':
      return -0.5 - option.level;
    case 'reorganise':
      return -2;
    case 'discard':
      return -6;
    default:
      return -3;
  }
}

function interacting({ t, own }: Scene, thing: number): number {
  if (t.things.objective[thing]! >= 0) return 30;
  // A card lies there: worth an action while there is a place for it.
  return own.cards.slice(2, 5).includes(NONE) ? 12 : isLoaderWanted(t) ? 6 : -1;
}

function isLoaderWanted(t: Endure): boolean {
  return t.content.mission.objectives.some(({ byLoader }, n) => byLoader && t.achieved[n] === 0);
}

/** With everything done, or with something to be delivered while others can see to the rest. */
function leaving({ t, who }: Scene): number {
  if (isTimeToLeave(t)) return 50;
  const { things, content, survivors } = t;
  const { objectives } = content.mission;
  let carries = false;
  let others = 0;
  for (let thing = 0; thing < things.objective.length; thing++) {
    const number = things.objective[thing]!;
    if (number < 0 || things.spent[thing] === 1 || objectives[number]!.kind !== 'deliver') continue;
    if (things.carrier[thing] === who && objectives[number]!.to.length === 0) carries = true;
    else others++;
  }
  const mates = survivors.filter(({ zone }, one) => one !== who && zone >= 0).length;
  if (carries && (others === 0 || mates > 0)) return 35;
  return -20;
}

/** Early on, and while one is ill armed; not with something coming. */
function searching({ t, own, late, risk, goal }: Scene): number {
  const poor = Math.max(0, 6 - gearWorth(t.content, own)) * 0.35;
  const hurry = goal.isTask ? 1.2 + 3.5 * late : late;
  return 3.4 + poor - hurry - risk * 0.4;
}

/** Nearer to the goal, out of danger; a check that may fail, and rooms that can be searched. */
function moving({ t, who, own, sight, goal, late, risk }: Scene, to: number): number {
  const nearer = stepsTo(t, sight, own.zone, goal.zones) - stepsTo(t, sight, to, goal.zones);
  const pull = goal.isTask ? 1.5 + 2.5 * late : 1;
  const there = riskAt(t, sight, who, to);
  // What is left of the turn may still mend a bad place.
  const care = own.actions <= 1 ? 1 : 0.55;
  let worth = pull * nearer + care * (risk - there);
  if (own.pilot === 1) worth = 4 * nearer;
  if (isOccupied(t, to))
    worth -= t.content.mission.objectives.some(({ kind }) => kind === 'kill') ? 0.5 : 2.5;
  if (!goal.isTask && t.content.ship.zones[to]!.isRoom && !own.searched.includes(to) && own.actions > 1)
    worth += 0.8;
  if (needsCheck(t, who)) worth *= checkChance(t, who);
  return worth;
}

/** That two dice stay below the Resolve. */
function checkChance(t: Endure, who: Who): number {
  const against = checkAgainst(t, who);
  let ways = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) if (one + other < against) ways++;
  return ways / 36;
}

/** Damage to be expected in the Enemy phase by whoever stands there: from those that see it, have seen it or hear it. */
function riskAt(t: Endure, sight: Sight, who: Who, zone: number): number {
  const { foes, content } = t;
  const { ship, enemies } = content;
  const event = holding(t, content);
  const mates = t.survivors.filter((one, other) => other !== who && one.zone === zone).length;
  let expected = 0;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    const at = foes.zone[foe]! * ship.size + zone;
    const steps = sight.walk[at]!;
    if (steps === FAR) continue;
    const type = foes.type[foe]!;
    if (type === RADAR) {
      // It will be turned up here, or wander in.
      if (sight.los[at] === 1 && event !== 'blackout') expected += 0.9;
      else if (steps <= 2) expected += 0.25;
      continue;
    }
    if (foes.stun[foe] === 1) continue;
    const enemy = enemies[type]!;
    const sees = sight.los[at] === 1 && event !== 'blackout';
    const isActive =
      sees || (foes.marks[foe]! & (1 << who)) !== 0 || attentionOf(t, content, foe).why !== 'none';
    const reach = enemy.boss ? 3 : enemy.actions - 1 + enemy.range;
    if (!isActive) {
      if (steps <= 1) expected += 0.3 * enemy.damage;
    } else if (steps <= reach) expected += enemy.boss ? 2 : enemy.damage;
  }
  const save = Math.min(7, saveOf(t, content, who));
  const fragile = t.survivors[who]!.life <= 3 ? 1.5 : 1;
  return ((expected * (save - 1)) / 6 / (1 + 0.5 * mates)) * fragile;
}

/** Heal at half Life, calm nerves, throw what hits several. */
function using({ t, who, own, risk, goal, sight }: Scene, card: number): number {
  const item = itemOf(t.content, card);
  switch (item.id) {
    case 'med-kit':
      return own.life * 2 <= own.maxLife
        ? 14
        : (own.wounds & BODY) !== 0
          ? 8
          : own.wounds !== 0 && own.life < own.maxLife
            ? 4
            : -3;
    case 'sedative':
      return own.resolve <= 5 ? 5 : -3;
    case 'stimulant':
      return goal.isTask && stepsTo(t, sight, own.zone, goal.zones) >= 2 ? 3 : -3;
    case 'frag-grenade':
    case 'stun-grenade':
      return crowd(t, who) >= 3 ? 7 : -3;
    case 'lure-beacon':
      return risk >= 2.5 ? 6 : -3;
    case 'shield-bubble':
      return risk >= 3 && !isOccupied(t, own.zone) && own.actions === 1 ? 6 : -3;
    case 'override-card':
      return isAtClosedDoor(t, sight, own.zone, goal) ? 16 : -3;
    default:
      return item.ability ? (own.life * 2 <= own.maxLife || own.resolve <= 4 ? 5 : -2) : -5;
  }
}

/** The most enemies in one zone within two zones in sight, without friends there. */
function crowd(t: Endure, who: Who): number {
  const { foes, content, survivors } = t;
  const from = survivors[who]!.zone;
  const sight = sightFor(content.ship, t.doorKey);
  let most = 0;
  for (const zone of sight.sees[from]!) {
    if (zone === from || sight.walk[from * content.ship.size + zone]! > 2) continue;
    if (survivors.some((one) => one.zone === zone)) continue;
    let n = 0;
    for (const foe of foes.live) if (foes.zone[foe] === zone && foes.type[foe] !== RADAR) n++;
    most = Math.max(most, n);
  }
  return most;
}

/** The goal lies behind a closed door of this zone. */
function isAtClosedDoor(t: Endure, sight: Sight, zone: number, goal: Goal): boolean {
  if (!goal.isTask || goal.zones.length === 0) return false;
  const { size } = t.content.ship;
  const away = Math.min(...goal.zones.map((to) => sight.through[zone * size + to]!));
  const walk = Math.min(...goal.zones.map((to) => sight.walk[zone * size + to]!));
  if (walk <= away + 2) return false;
  return sight.nearThrough[zone]!.some(
    (next) =>
      !sight.near[zone]!.includes(next) &&
      goal.zones.some((to) => sight.through[next * size + to]! < sight.through[zone * size + to]!),
  );
}

function activeSkill({ t, who, own, sight, goal }: Scene): number {
  const { content, survivors } = t;
  switch (content.survivors[own.class]!.id) {
    case 'medic': {
      let need = 0;
      for (const one of survivors) {
        if (one.zone !== own.zone || one.zone < 0) continue;
        need = Math.max(need, one.maxLife - one.life, one.wounds !== 0 ? 2 : 0);
      }
      return need >= 2 ? 3 + need : -2;
    }
    case 'scout':
      return isAtClosedDoor(t, sight, own.zone, goal) ? 16 : -4;
    case 'captain':
      return survivors.some(
        (one, other) =>
          other !== who &&
          one.zone >= 0 &&
          sight.los[own.zone * content.ship.size + one.zone] === 1 &&
          canAttack(t, other as Who, 'plain'),
      )
        ? 4.5
        : goal.isTask
          ? 0.8
          : 0.5;
    case 'psychic':
      return content.mission.objectives.some(({ kind }, n) => kind === 'kill' && t.achieved[n] === 0) &&
        t.round > 3
        ? 1.5
        : -2;
    case 'marine':
      return -1;
    default:
      // Weapon Mods: an attack with more dice, each a little worse.
      return canAttack(t, who, 'mods') ? 4 : -2;
  }
}

function crisisSkill({ t, who, own, risk, sight, goal }: Scene): number {
  const { content, survivors, foes } = t;
  switch (content.survivors[own.class]!.id) {
    case 'medic': {
      let need = 0;
      for (const one of survivors) {
        if (one.zone >= 0 && sight.los[own.zone * content.ship.size + one.zone] === 1)
          need += Math.min(3, one.maxLife - one.life);
      }
      return need >= 5 ? 4 + need : -3;
    }
    case 'psychic': {
      let near = 0;
      for (const foe of foes.live) {
        if (
          foes.type[foe] !== RADAR &&
          foes.stun[foe] === 0 &&
          noiseDistance(content.ship, own.zone, foes.zone[foe]!) <= 2
        )
          near++;
      }
      return near >= 3 ? 3 + near : -3;
    }
    case 'scout':
      return risk >= own.life ? 12 : -3;
    case 'captain':
      return holding(t, content) === 'lockdown' && stepsTo(t, sight, own.zone, goal.zones) > 1 ? 4 : -3;
    case 'marine':
      return own.actions >= 2 && canAttack(t, who, 'plain') && risk >= 2 ? 7 : -3;
    default:
      return isAtWall(t, own.zone, goal, sight) ? 15 : -4;
  }
}

/** The goal is next door, but there is no door. */
function isAtWall(t: Endure, zone: number, goal: Goal, sight: Sight): boolean {
  if (!goal.isTask) return false;
  const { borders, zones } = t.content.ship;
  return zones[zone]!.borders.some((id) => {
    const { a, b, kind, door } = borders[id]!;
    const to = a === zone ? b : a;
    return kind === 'wall' && door < 0 && to === goal.behind && stepsBetween(t, sight, zone, to) > 3;
  });
}

/** A reward is free: taken when it helps now. */
function rewarding({ t, own, who }: Scene): number {
  const text = JSON.stringify(t.content.achievements[own.achievement]!.reward);
  if (text.includes('"heal"')) return own.maxLife - own.life >= 2 ? 9 : -1;
  if (text.includes('"calm"')) return own.resolve <= 7 ? 6 : -1;
  if (
    text.includes('"attack"') ||
    text.includes('"dice"') ||
    text.includes('"reroll"') ||
    text.includes('makeNoise')
  )
    return canAttack(t, who, 'plain') ? 12 : -1;
  if (text.includes('"search"')) return 5;
  if (text.includes('"check"')) return needsCheck(t, who) ? 7 : -1;
  return 1;
}
