/** Which cards won and lost, over many games: how often whoever drew a page, or played it, won. */
import { type Figure, figure, type GameReport, type Result, type Seat, type Text } from '@tablee/kernel';
import type { Content } from './content/content.ts';
import type { SFEvent } from './types.ts';

/** Games in which the card was drawn or played by that seat, and of those the games it won. Draws count half. */
export interface CardCounts {
  drawn: number;
  drawnWon: number;
  played: number;
  playedWon: number;
}

export interface Counts {
  games: number;
  /** By seat, then by card. */
  seats: Record<number, Record<string, CardCounts>>;
}

export const report: GameReport = {
  of: (events, result) => countsOf(events as readonly SFEvent[], result),
  figures: (counts, content) => figuresOf(counts as Counts, content as Content),
};

function countsOf(events: readonly SFEvent[], result: Result | null): Counts {
  const seats: Counts['seats'] = {};
  for (const event of events) {
    const how = WHEN[event.event];
    if (how === undefined || !('card' in event)) continue;
    seats[event.seat] ??= {};
    const cards = seats[event.seat]!;
    cards[event.card] ??= { drawn: 0, drawnWon: 0, played: 0, playedWon: 0 };
    const counts = cards[event.card]!;
    // Once a game: a second copy proves nothing more.
    counts[how] = 1;
    counts[`${how}Won`] = wonBy(event.seat, result);
  }
  return { games: 1, seats };
}

const WHEN: Readonly<Record<string, 'drawn' | 'played'>> = {
  cardDrawn: 'drawn',
  played: 'played',
  adorateurCame: 'played',
  archangeCame: 'played',
};

function wonBy(seat: Seat, result: Result | null): number {
  if (result === null || result.winners.length !== 1) return 0.5;
  return result.winners[0] === seat ? 1 : 0;
}

const WHEN_DRAWN: Text = { fr: 'Victoires quand on la pioche', en: 'Won when drawn' };
const WHEN_PLAYED: Text = { fr: 'Victoires quand on la joue', en: 'Won when played' };

/** Of both seats together; what won most comes first. */
function figuresOf({ seats }: Counts, { byId }: Content): Figure[] {
  const sums = new Map<string, CardCounts>();
  for (const cards of Object.values(seats)) {
    for (const [card, counts] of Object.entries(cards)) {
      const sum = sums.get(card) ?? { drawn: 0, drawnWon: 0, played: 0, playedWon: 0 };
      for (const key of ['drawn', 'drawnWon', 'played', 'playedWon'] as const) sum[key] += counts[key];
      sums.set(card, sum);
    }
  }
  return [...sums]
    .flatMap(([card, { drawn, drawnWon, played, playedWon }]) => {
      const name = byId.get(card)?.name ?? { fr: card, en: card };
      return [
        figure(`wonWhenDrawn.${card}`, 'share', [drawnWon, drawn], name, WHEN_DRAWN),
        figure(`wonWhenPlayed.${card}`, 'share', [playedWon, played], name, WHEN_PLAYED),
      ];
    })
    .filter(({ of }) => of > 0)
    .sort((one, other) => other.value - one.value || (one.key < other.key ? -1 : 1));
}
