/** The player's stops, handed to the session: as they are kept, or at every window while everything is held. */
import { everyStop, type Stops, USUAL_STOPS } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { changeSettings, currentSettings, useSettings } from '../settings/index.ts';
import type { TableSession } from './table-session.ts';

export interface StopsInHand {
  readonly stops: Stops;
  change(patch: Partial<Stops>): void;
  /** Everything is held: one is asked in every window. */
  readonly holds: boolean;
  hold(): void;
}

export function useStops(session: TableSession): StopsInHand {
  const { id, windows } = session.game;
  const stops = useSettings().stops[id] ?? USUAL_STOPS;
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    if (windows) session.stops = holds ? everyStop(windows) : stops;
  }, [session, windows, stops, holds]);
  return {
    stops,
    change: (patch) =>
      changeSettings({ stops: { ...currentSettings().stops, [id]: { ...stops, ...patch } } }),
    holds,
    hold: () => setHolds(!holds),
  };
}
