/** The game as it went, from everything told: both Forces Vitales turn by turn, and what happened along the way. */
import type { GameEvent, Seat } from '@tablee/kernel';
import type { SFEvent } from '../../types.ts';

export interface Point {
  /** Turns, with what happened within one in fractions. */
  readonly at: number;
  readonly fv: readonly [number, number];
}

export interface Mark {
  readonly at: number;
  readonly kind: 'archange' | 'mortelle' | 'plume';
  readonly seat: Seat;
}

export interface Tally {
  played: number;
  destroyed: number;
  damage: number;
  attacks: number;
}

export interface Story {
  readonly points: readonly Point[];
  readonly marks: readonly Mark[];
  readonly turns: number;
  readonly tallies: readonly [Tally, Tally];
}

/** From the Forces Vitales at the end one counts back to those of the beginning. */
export function storyOf(heard: readonly GameEvent[], atTheEnd: readonly [number, number]): Story {
  const fv: [number, number] = [...atTheEnd];
  for (const told of heard as readonly SFEvent[]) {
    if (told.event === 'diviniteHurt') fv[told.seat]! += told.amount;
    else if (told.event === 'diviniteHealed') fv[told.seat]! -= told.amount;
  }
  const tallies: [Tally, Tally] = [tally(), tally()];
  const points: Point[] = [{ at: 0, fv: [...fv] }];
  const marks: Mark[] = [];
  let turn = 0;
  let within = 0;
  const now = () => turn + Math.min(0.9, within * 0.06);
  const note = () => {
    within++;
    points.push({ at: now(), fv: [...fv] });
  };
  for (const event of heard as readonly SFEvent[]) {
    switch (event.event) {
      case 'turnBegan':
        turn = event.turn;
        within = 0;
        points.push({ at: turn, fv: [...fv] });
        break;
      case 'diviniteHurt':
        fv[event.seat]! -= event.amount;
        tallies[1 - event.seat]!.damage += event.amount;
        note();
        break;
      case 'diviniteHealed':
        fv[event.seat]! += event.amount;
        note();
        break;
      case 'archangeCame':
        marks.push({ at: now(), kind: 'archange', seat: event.seat });
        break;
      case 'becameMortelle':
        marks.push({ at: now(), kind: 'mortelle', seat: event.seat });
        break;
      case 'plumeFell':
        within++;
        marks.push({ at: now(), kind: 'plume', seat: event.seat });
        break;
      case 'played':
        tallies[event.seat]!.played++;
        break;
      case 'destroyed':
        tallies[event.seat]!.destroyed++;
        break;
      case 'declared':
        tallies[event.seat]!.attacks++;
        break;
    }
  }
  points.push({ at: turn + 1, fv: [...fv] });
  return { points, marks, turns: Math.max(1, turn), tallies };
}

function tally(): Tally {
  return { played: 0, destroyed: 0, damage: 0, attacks: 0 };
}
