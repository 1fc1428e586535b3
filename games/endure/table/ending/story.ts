/** The mission as it went, from everything told: the crew's Life round by round, deaths, and who did what. */
import type { GameEvent } from '@tablee/kernel';
import { addGame, type Counts, noGames } from '../../report.ts';
import type { EndureEvent, EndureView } from '../../types.ts';

export interface Deed {
  searches: number;
  noises: number;
  attacks: number;
  tests: number;
}

export interface Story {
  readonly counts: Counts;
  /** The crew's Life added up: at the start, then at the end of every round. */
  readonly life: readonly number[];
  /** Deaths by round, from 1. */
  readonly deaths: readonly { readonly round: number; readonly who: number }[];
  readonly deeds: readonly Deed[];
}

export function storyOf(heard: readonly GameEvent[], { survivors }: EndureView): Story {
  const counts = noGames();
  addGame(counts, heard);
  const now = firstLife(heard, survivors);
  const life: number[] = [];
  const deaths: { round: number; who: number }[] = [];
  const deeds = survivors.map((): Deed => ({ searches: 0, noises: 0, attacks: 0, tests: 0 }));
  let round = 0;
  for (const event of heard as readonly EndureEvent[]) {
    switch (event.event) {
      case 'roundBegan':
        round = event.round;
        life.push(sum(now));
        break;
      case 'lifeLost':
      case 'healed':
        now[event.who] = event.life;
        break;
      case 'died':
        now[event.who] = 0;
        deaths.push({ round, who: event.who });
        break;
      case 'searched':
        deeds[event.who]!.searches++;
        break;
      case 'attacked':
        deeds[event.who]!.attacks++;
        break;
      case 'noiseMade':
        if (event.who >= 0) deeds[event.who]!.noises++;
        break;
      case 'tested':
        if (!event.passed) deeds[event.who]!.tests++;
        break;
    }
  }
  life.push(sum(now));
  return { counts, life, deaths, deeds };
}

/** Life at the beginning: counted back from the first change, which tells what is left; unhurt: what they have. */
function firstLife(heard: readonly GameEvent[], survivors: EndureView['survivors']): number[] {
  return survivors.map((survivor, who) => {
    for (const event of heard as readonly EndureEvent[]) {
      if (event.event === 'lifeLost' && event.who === who) return event.life + event.n;
      if (event.event === 'healed' && event.who === who) return event.life - event.n;
    }
    return survivor.life;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
