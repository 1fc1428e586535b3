/** How far the mission has got: objectives done, and the steps still to be taken to the next ones, nearest first. */
import { RADAR } from '../printed.ts';
import { canBeWorked } from '../rules/goal.ts';
import { FAR } from '../rules/ship.ts';
import { type Sight, sightFor } from '../rules/sight.ts';
import type { Endure } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** Places to go to now; used again at every look. */
const PLACES: number[] = [];
const TAKEN = new Uint8Array(8);

export function tasks(t: Endure): number {
  const { content, survivors, things } = t;
  const { objectives, exits, loader } = content.mission;
  const sight = sightFor(content.ship, t.doorKey);
  const late = Math.min(1, t.round / Math.max(1, t.clock));
  const step = WEIGHTS.step + (WEIGHTS.lateStep - WEIGHTS.step) * late;
  let worth = 0;
  PLACES.length = 0;
  TAKEN.fill(0);
  let mayLeave = true;
  for (let n = 0; n < objectives.length; n++) {
    const objective = objectives[n]!;
    if (t.achieved[n] === 1) {
      worth += WEIGHTS.objective;
      continue;
    }
    worth += (WEIGHTS.objective * t.progress[n]!) / objective.count;
    if (objective.kind === 'exit') continue;
    mayLeave &&= objective.kind === 'deliver' && objective.to.length === 0;
    if (!canBeWorked(t, objective)) continue;
    if (objective.byLoader) worth += byLoader(t, sight, n, step);
    else if (objective.kind === 'kill') worth += hunt(t, sight, objective.enemy, step);
    else if (objective.kind === 'hold') worth += hold(t, sight, objective.held, step, t.holding[n] === 1);
    else {
      for (let thing = 0; thing < things.objective.length; thing++) {
        if (things.objective[thing] !== n || things.spent[thing] === 1) continue;
        const carrier = things.carrier[thing]!;
        if (carrier < 0) PLACES.push(things.zone[thing]!);
        else if (objective.kind === 'deliver') {
          worth += WEIGHTS.carried;
          TAKEN[carrier] = 1;
          const to = objective.to.length > 0 ? objective.to : exits;
          worth -= step * nearest(t, sight, survivors[carrier]!.zone, to);
        }
      }
    }
  }
  if (loader < 0) for (let thing = 0; thing < things.card.length; thing++) cache(t, thing);
  worth -= step * errands(t, sight);
  return worth + leaving(t, sight, mayLeave, step);
}

/** Cards that lie about are worth a detour only while there is time. */
function cache(t: Endure, thing: number): void {
  const { things } = t;
  if (things.card[thing]! >= 0 && things.spent[thing] === 0 && t.round * 2 < t.clock)
    PLACES.push(things.zone[thing]!);
}

/** Each place gets the nearest survivor who has nothing else to do; the steps of all together. */
function errands(t: Endure, sight: Sight): number {
  const { survivors } = t;
  let total = 0;
  let free = 0;
  for (let who = 0; who < survivors.length; who++) if (survivors[who]!.zone >= 0 && TAKEN[who] === 0) free++;
  while (PLACES.length > 0) {
    let best = FAR * 2;
    let at = 0;
    let by = -1;
    for (let place = 0; place < PLACES.length; place++) {
      for (let who = 0; who < survivors.length; who++) {
        if (survivors[who]!.zone < 0 || (free > 0 && TAKEN[who] === 1)) continue;
        const away = between(t, sight, survivors[who]!.zone, PLACES[place]!);
        if (away < best) {
          best = away;
          at = place;
          by = who;
        }
      }
    }
    if (by < 0) return total + 20 * PLACES.length;
    // Whoever has been somewhere already comes from there, roughly as far again.
    total += free > 0 ? best : best * 0.5 + 2;
    if (TAKEN[by] === 0) free--;
    TAKEN[by] = 1;
    PLACES[at] = PLACES[PLACES.length - 1]!;
    PLACES.length--;
  }
  return total;
}

/** Once everything else is done, everybody to the exit; before, those without an errand stay with the others. */
function leaving(t: Endure, sight: Sight, mayLeave: boolean, step: number): number {
  const { survivors, content } = t;
  const { exits, objectives } = content.mission;
  const hasExit = objectives.some(({ kind }) => kind === 'exit');
  let worth = 0;
  for (let who = 0; who < survivors.length; who++) {
    const { fate, zone } = survivors[who]!;
    if (fate === 'left')
      worth += mayLeave && hasExit ? WEIGHTS.gone : WEIGHTS.deserted * (mayLeave ? 0.2 : 1);
    if (zone < 0) continue;
    if (mayLeave && hasExit) worth -= step * nearest(t, sight, zone, exits);
    else if (TAKEN[who] === 0) {
      let away = FAR;
      for (let other = 0; other < survivors.length; other++) {
        if (other !== who && survivors[other]!.zone >= 0)
          away = Math.min(away, between(t, sight, zone, survivors[other]!.zone));
      }
      if (away < FAR) worth -= WEIGHTS.together * away;
    }
  }
  return worth;
}

/** Power Cells to whoever is nearest to the Loader, the Loader to the thing, and both to an exit. */
function byLoader(t: Endure, sight: Sight, objective: number, step: number): number {
  const { survivors, things, content } = t;
  if (t.loader < 0) return 0;
  const thing = things.objective.indexOf(objective);
  const carrier = things.carrier[thing]!;
  const cell = content.items.findIndex(({ charges }) => charges !== undefined);
  let worth = 0;
  let pilot = -1;
  let best = -FAR;
  for (let who = 0; who < survivors.length; who++) {
    const survivor = survivors[who]!;
    if (survivor.zone < 0) continue;
    let charges = 0;
    for (const card of survivor.cards) {
      if (card >= 0 && content.cards[card] === cell) charges += 2 - spent(t, card);
    }
    if (survivor.pilot === 1) {
      pilot = who;
      worth += WEIGHTS.pilot + WEIGHTS.charge * Math.min(charges, 4);
      TAKEN[who] = 1;
    } else if (charges > 0) {
      const here = WEIGHTS.charge * Math.min(charges, 4) - step * between(t, sight, survivor.zone, t.loader);
      if (here > best) best = here;
    }
  }
  const target =
    carrier >= 0
      ? nearest(t, sight, t.loader, content.mission.exits)
      : between(t, sight, t.loader, things.zone[thing]!);
  worth -= 2 * step * target;
  if (carrier >= 0) worth += WEIGHTS.carried * 2 + 2 * step * 6;
  if (pilot < 0) worth += best > -FAR ? best : -step * 8;
  // Cells that still lie about are fetched as long as the pilot could use them.
  for (let n = 0; n < things.card.length; n++) {
    if (things.card[n]! >= 0 && things.spent[n] === 0 && content.cards[things.card[n]!] === cell)
      PLACES.push(things.zone[n]!);
  }
  return worth;
}

function spent({ charges }: Endure, card: number): number {
  for (let n = 0; n < charges.length; n += 2) if (charges[n] === card) return charges[n + 1]!;
  return 0;
}

/** The quarry's Life, if it is known; else tokens are to be turned up, one after the other. */
function hunt(t: Endure, sight: Sight, enemy: number, step: number): number {
  const { live, type, life, zone } = t.foes;
  let worth = 0;
  let tokens = 0;
  let near = FAR;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (type[foe] === enemy) return 14 - WEIGHTS.bossLife * life[foe]!;
    if (type[foe] !== RADAR) continue;
    tokens++;
    for (const survivor of t.survivors) {
      if (survivor.zone >= 0) near = Math.min(near, between(t, sight, survivor.zone, zone[foe]!));
    }
  }
  // Armed first, then into the open.
  if (t.round > 3 && near < FAR) worth -= step * 0.8 * near + tokens * 0.4;
  return worth - WEIGHTS.bossLife * 24;
}

function hold(t: Endure, sight: Sight, held: readonly number[], step: number, isHeld: boolean): number {
  let worth = isHeld ? 6 : 0;
  let inside = 0;
  for (let who = 0; who < t.survivors.length; who++) {
    const { zone } = t.survivors[who]!;
    if (zone < 0) continue;
    TAKEN[who] = 1;
    const away = nearest(t, sight, zone, held);
    if (away === 0) inside++;
    worth -= step * away;
  }
  if (inside > 0) worth += 3 + inside;
  return worth;
}

function nearest(t: Endure, sight: Sight, from: number, to: readonly number[]): number {
  let best = 20;
  for (let n = 0; n < to.length; n++) best = Math.min(best, between(t, sight, from, to[n]!));
  return best;
}

/** Steps, through closed doors as a detour where there is no other way. */
function between(t: Endure, sight: Sight, from: number, to: number): number {
  if (from < 0 || to < 0) return 20;
  const at = from * t.content.ship.size + to;
  const steps = sight.walk[at]!;
  if (steps !== FAR) return steps;
  const through = sight.through[at]!;
  return through === FAR ? 20 : through + WEIGHTS.detour;
}
