/** What the overlays read off the view: each asked for when it is first shown, and kept as long as the view stands. */
import { useMemo } from 'react';
import type { Content } from '../printed.ts';
import {
  type Forecast,
  forecastOf,
  type ReachReading,
  reachOf,
  readable,
  type ShotReading,
  shotsOf,
} from '../readings.ts';
import type { Endure, EndureView, Who } from '../types.ts';

export interface Readings {
  /** The view as the rules' questions want it. */
  readonly t: Endure;
  forecast(foe: number): Forecast;
  reach(who: Who): readonly ReachReading[];
  shots(who: Who): readonly ShotReading[];
}

export function useReadings(seen: EndureView, content: Content): Readings {
  return useMemo(() => readingsOf(seen, content), [seen, content]);
}

export function readingsOf(seen: EndureView, content: Content): Readings {
  const t = readable(seen, content);
  return {
    t,
    forecast: remembered((foe: number) => forecastOf(t, content, foe)),
    reach: remembered((who: Who) => (t.survivors[who] ? reachOf(t, who) : [])),
    shots: remembered((who: Who) => ((t.survivors[who]?.zone ?? -1) < 0 ? [] : shotsOf(t, who))),
  };
}

function remembered<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = find(key);
      known.set(key, found);
    }
    return found;
  };
}
