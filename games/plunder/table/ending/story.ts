/** The game told afterwards: who took, brought home and lost what, turn by turn. Made from the events alone. */
import type { GameEvent, Seat } from '@tablee/kernel';
import { teamOfHero } from '../../rules/hero.ts';
import type { Hero, PlunderEvent, PlunderView } from '../../types.ts';

export type HighlightKind = 'taken' | 'secured' | 'fell';

export interface Highlight {
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: HighlightKind;
  readonly hero: Hero;
}

export interface Tally {
  readonly heroesLost: number;
  readonly monstersSlain: number;
  readonly cardsPlayed: number;
}

export interface Story {
  readonly turns: number;
  readonly highlights: readonly Highlight[];
  /** By seat. */
  readonly tallies: readonly Tally[];
}

export function storyOf(heard: readonly GameEvent[], seen: PlunderView): Story {
  const highlights: Highlight[] = [];
  const tallies = seen.handSizes.map(() => ({ heroesLost: 0, monstersSlain: 0, cardsPlayed: 0 }));
  // A game begun in the middle has not told its turn yet.
  let turn = heard.some(({ event }) => event === 'turnBegan') ? 0 : seen.turns;
  let active = seen.first;
  const ownerOf = (hero: Hero): Seat => seen.seatOf[teamOfHero(hero)] as Seat;
  const mark = (kind: HighlightKind, hero: Hero): void => {
    highlights.push({ turn, seat: ownerOf(hero), kind, hero });
  };
  for (const event of heard as readonly PlunderEvent[]) {
    switch (event.event) {
      case 'turnBegan':
        turn = event.turn;
        active = event.seat;
        break;
      case 'treasureTaken':
        mark('taken', event.hero);
        break;
      case 'treasureStolen':
        mark('taken', event.by);
        break;
      case 'treasureSecured':
        mark('secured', event.hero);
        break;
      case 'heroFell':
        mark('fell', event.hero);
        tallies[ownerOf(event.hero)]!.heroesLost++;
        break;
      case 'monsterFell':
        tallies[active]!.monstersSlain++;
        break;
      case 'cardsPlayed':
        tallies[event.seat]!.cardsPlayed += event.cards.length;
        break;
      default:
    }
  }
  return { turns: Math.max(turn, 1), highlights, tallies };
}
