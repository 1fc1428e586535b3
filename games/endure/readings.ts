/**
 * What the screen, the terminal and bots read off a view: sight, noise, shots, reach, forecasts. They ask the very questions the
 * rules ask, change nothing and roll nothing: where the rules would roll, every branch is named.
 */
import { noEffects, numberFrom } from '@tablee/kernel/effect';
import { type Content, RADAR } from './printed.ts';
import { sizeOf } from './rules/active.ts';
import {
  activationOrder,
  attentionOf,
  BLACKOUT_ZONES,
  goalsOf,
  luresIn,
  TOKEN_ZONES,
  targetsOf,
} from './rules/ai.ts';
import { fits, holding, isOccupied, sees } from './rules/board.ts';
import { attackOptions, poolOf } from './rules/combat.ts';
import { isTrapped } from './rules/full.ts';
import { needsCheck } from './rules/leave.ts';
import { allowance, held, sizeOf as survivorSize, ways } from './rules/move.ts';
import { covered } from './rules/noise.ts';
import { firstSteps, groundFor } from './rules/path.ts';
import { isRanged, rangeOf, type Shot, shots, weaponOf } from './rules/ranged.ts';
import { checkAgainst, testAgainst } from './rules/resolve.ts';
import type { AttackOption, Attention, Board, Endure, EndureView, Who, Zone } from './types.ts';

/** A view as the rules' questions want it: for reading only, with nothing in the decks. */
export function readable(seen: EndureView, content: Content): Endure {
  const effects = { ...noEffects(), ...seen.effects };
  return { ...seen, content, effects, told: null } as unknown as Endure;
}

/** The zones seen from a zone under the event in force (R-ES-3). */
export function sightFrom(b: Board, content: Content, zone: Zone): Zone[] {
  return content.ship.zones.flatMap(({ number }) => (sees(b, content, zone, number) ? [number] : []));
}

/** The enemies that see this zone; tokens too, for they would be turned up. */
export function seenBy(b: Board, content: Content, zone: Zone): number[] {
  return b.foes.live.filter((foe) => sees(b, content, b.foes.zone[foe]!, zone));
}

export interface NoiseReading {
  readonly zones: readonly Zone[];
  /** Foes inside the radius that nothing draws yet. */
  readonly wakes: readonly number[];
  /** A noise as loud lies there already: it would change nothing (ES-NOISE-7). */
  readonly isDrowned: boolean;
}

/** What a noise of this level would reach. */
export function noiseAt(b: Board, content: Content, zone: Zone, level: number): NoiseReading {
  const zones = covered(content, zone, level);
  const isDrowned = b.noise[zone]! >= level;
  const wakes = b.foes.live.filter(
    (foe) => zones.includes(b.foes.zone[foe]!) && attentionOf(b, content, foe).why === 'none',
  );
  return { zones, wakes: isDrowned ? [] : wakes, isDrowned };
}

export interface ShotReading extends Shot {
  readonly option: AttackOption;
  readonly dice: number;
  readonly threshold: number;
  /** Successes and missed dice to be expected. */
  readonly hits: number;
  readonly misses: number;
  readonly noise: NoiseReading;
}

/** Every attack the survivor could make from where it stands, with what it risks. */
export function shotsOf(t: Endure, who: Who): ShotReading[] {
  const options: AttackOption[] = [];
  attackOptions(t, who, 'plain', options);
  return options.map((option) => {
    const { weapon, pair, zone, lane } = option;
    const { dice, threshold, weapon: printed } = poolOf(t, who, weapon, pair, 'plain');
    const range = rangeOf(t, t.content, who, weaponOf(t.content, weapon), numberFrom(t, who, 'range', 0));
    const shot = shots(t, t.content, who, printed, range).find(
      (each) => each.zone === zone && each.number === lane,
    )!;
    const hits = (dice * (7 - threshold)) / 6;
    const misses = isRanged(printed) ? dice - hits : 0;
    return {
      ...shot,
      option,
      dice,
      threshold,
      hits,
      misses,
      noise: noiseAt(t, t.content, t.survivors[who]!.zone, printed.noise),
    };
  });
}

export interface ReachReading {
  readonly zone: Zone;
  /** Move actions, and zones of the allowance, it takes. */
  readonly actions: number;
  readonly zones: number;
  /** Checks to be passed on the way (ES-LEAVE-1). */
  readonly checks: number;
  /** The zones it leads through, the last one included. */
  readonly way: readonly Zone[];
}

/** Where Move actions can take the survivor this turn, with allowance and checks; fewest zones, then fewest checks. */
export function reachOf(t: Endure, who: Who): ReachReading[] {
  const survivor = t.survivors[who]!;
  if (survivor.zone < 0 || held(t, who) !== null) return [];
  const isLight = holding(t, t.content) === 'gravity' ? 2 : 1;
  const first =
    survivor.moves === 0 ? (t.content.survivors[survivor.class]!.passive.traits.firstMove ?? 1) : 1;
  const most = Math.min(
    allowance(t, who) - survivor.moved,
    survivor.actions === 0 ? 0 : (first + survivor.actions - 1) * isLight,
  );
  const best = new Map<Zone, ReachReading>();
  let edge: ReachReading[] = [{ zone: survivor.zone, actions: 0, zones: 0, checks: 0, way: [] }];
  const isPilot = survivor.pilot === 1;
  for (let zones = 1; zones <= most; zones++) {
    const further: ReachReading[] = [];
    for (const at of edge) {
      const isFirst = at.way.length === 0;
      const check = isFirst ? (needsCheck(t, who) ? 1 : 0) : !isPilot && isOccupied(t, at.zone) ? 1 : 0;
      for (const zone of waysFrom(t, who, at.zone)) {
        if (zone === survivor.zone || !fits(t, t.content, survivorSize(t, who), at.zone, zone)) continue;
        const checks = at.checks + check;
        const known = best.get(zone);
        if (known && (known.zones < zones || known.checks <= checks)) continue;
        const actions = zones <= first * isLight ? 1 : 1 + Math.ceil((zones - first * isLight) / isLight);
        const found = { zone, actions, zones, checks, way: [...at.way, zone] };
        best.set(zone, found);
        further.push(found);
      }
    }
    edge = further;
  }
  return [...best.values()];
}

function waysFrom(t: Endure, who: Who, zone: Zone): readonly Zone[] {
  const survivor = t.survivors[who]!;
  const there = { ...t, survivors: t.survivors.map((each, n) => (n === who ? { ...survivor, zone } : each)) };
  return ways(there, who);
}

export interface Forecast {
  readonly foe: number;
  /** Would be Active if the Enemy phase began now, and why. */
  readonly why: Attention;
  readonly target: number;
  readonly isStunned: boolean;
  /** Place in the order of activation, from 1. */
  readonly order: number;
  /** Steps it may take, with every branch of a tie: from, to, and which step it is (0 first). Passive: every way it may drift. */
  readonly steps: readonly { readonly from: Zone; readonly to: Zone; readonly step: number }[];
  /** Survivors it could attack at the end of one of these ways, or from where it stands. */
  readonly attacks: readonly Who[];
}

/** What this foe would do if the Enemy phase began now and nobody else moved. */
export function forecastOf(b: Board, content: Content, foe: number): Forecast {
  const { why, target } = attentionOf(b, content, foe);
  const order = activationOrder(b, content).indexOf(foe) + 1;
  const isStunned = b.foes.stun[foe]! === 1;
  const about = { foe, why, target, isStunned, order };
  if (isStunned) return { ...about, steps: [], attacks: [] };
  return { ...about, ...(why === 'none' ? drift(b, content, foe) : pursuit(b, content, foe, why)) };
}

type Ways = Pick<Forecast, 'steps' | 'attacks'>;

function drift(b: Board, content: Content, foe: number): Ways {
  const from = b.foes.zone[foe]!;
  const g = groundFor(b, content, 0, from);
  const size = sizeOf({ ...b, content } as Endure, foe);
  const steps = g.sight.near[from]!.filter((to) => fits(b, content, size, from, to)).map((to) => ({
    from,
    to,
    step: 0,
  }));
  return { steps, attacks: [] };
}

/** Every state it can be in after each zone, breadth first. */
function pursuit(b: Board, content: Content, foe: number, why: Attention): Ways {
  const { type } = b.foes;
  const isToken = type[foe] === RADAR;
  const event = holding(b, content);
  const points = isToken ? TOKEN_ZONES : content.enemies[type[foe]!]!.actions;
  // A standard enemy needs an action for its attack.
  const most = Math.min(
    event === 'gravity' ? points * 2 : points,
    event === 'blackout' ? BLACKOUT_ZONES : 99,
  );
  const luring = why === 'lure' ? luresIn(b, content, b.foes.zone[foe]!) : 0;
  const steps: { from: Zone; to: Zone; step: number }[] = [];
  const attacks = new Set<Who>();
  let edge: Zone[] = [b.foes.zone[foe]!];
  for (let step = 0; step <= most && edge.length > 0; step++) {
    const further: Zone[] = [];
    for (const from of edge) {
      const there = placed(b, foe, from);
      const size = sizeOf({ ...there, content } as Endure, foe);
      const g = groundFor(there, content, size, from);
      const goals = goalsOf(there, content, foe, luring, g);
      const hasPoint = !isToken && step < (event === 'gravity' ? points * 2 - 1 : points);
      const reached =
        hasPoint && !(goals.why === 'lure' && !goals.zones.includes(from))
          ? targetsOf(there, content, foe, [])
          : [];
      for (const who of reached) attacks.add(who);
      if (reached.length > 0 || step === most) continue;
      for (const goal of goals.zones) {
        for (const to of firstSteps(g, from, goal, [])) {
          if (!steps.some((each) => each.from === from && each.to === to && each.step === step))
            steps.push({ from, to, step });
          if (!further.includes(to)) further.push(to);
        }
      }
    }
    edge = further;
  }
  return { steps, attacks: [...attacks] };
}

/** The board with this foe elsewhere. */
function placed(b: Board, foe: number, zone: Zone): Board {
  if (b.foes.zone[foe] === zone) return b;
  const zones = b.foes.zone.slice();
  zones[foe] = zone;
  return { ...b, foes: { ...b.foes, zone: zones } };
}

/** The chance, from 0 to 1, that two dice stay below this. */
export function oddsBelow(against: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) if (one + other < against) ways++;
  return ways / 36;
}

/** The odds to pass a test, and a check to leave. */
export const testOdds = (t: Endure, who: Who): number => oddsBelow(testAgainst(t, who));
export const checkOdds = (t: Endure, who: Who): number => oddsBelow(checkAgainst(t, who));

export { allowance, isTrapped };
