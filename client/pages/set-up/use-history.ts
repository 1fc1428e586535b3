import type { Game, GameHistory } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { histories } from '../../storage/index.ts';

export interface PlayerHistory {
  readonly rules: GameHistory;
  readonly history: unknown;
}

/** What the player takes along from game to game; null until it was read, and for games that have no such thing. */
export function useHistory(game: Game): PlayerHistory | null {
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

async function readHistory({ id, history: rules }: Game): Promise<PlayerHistory | null> {
  if (!rules) return null;
  try {
    const kept = await histories.get(id);
    return { rules, history: kept === undefined ? rules.empty() : rules.read(kept) };
  } catch {
    // A damaged history counts as none: the game can still be played.
    return { rules, history: rules.empty() };
  }
}
