import { useSyncExternalStore } from 'react';

const COMPACT = '(max-width: 699px)';

/** True on a narrow screen: a phone held upright. */
export function useCompact(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(COMPACT).matches);
}

function listen(changed: () => void): () => void {
  const query = matchMedia(COMPACT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
