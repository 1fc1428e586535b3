import type { GameHistory } from '@tablee/games';
import { useEffect, useState } from 'react';
import { histories } from '../../storage/index.ts';

export interface PlayerHistory {
  readonly rules: GameHistory;
  readonly history: unknown;
}

/** What the player takes along from game to game; null until it was read, and for games that have no such thing. */
export function useHistory(game: string): PlayerHistory | null {
  const [found, setFound] = useState<PlayerHistory | null>(null);
  useEffect(() => {
    let gone = false;
    void readHistory(game).then((read) => {
      if (!gone) setFound(read);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return found;
}

async function readHistory(game: string): Promise<PlayerHistory | null> {
  // By itself: it brings every game's rules along.
  const { historyOf } = await import('@tablee/games');
  const rules = historyOf(game);
  if (!rules) return null;
  try {
    const kept = await histories.get(game);
    return { rules, history: kept === undefined ? rules.empty() : rules.read(kept) };
  } catch {
    // A damaged history counts as none: the game can still be played.
    return { rules, history: rules.empty() };
  }
}
