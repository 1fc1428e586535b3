/** One table, one tab: whoever opens a table last plays on, the tab before it is told. Otherwise each would overwrite the other. */
import { useEffect, useState } from 'react';

export type Ownership = 'waiting' | 'mine' | 'elsewhere';

export function useOwnership(id: string): { readonly ownership: Ownership; takeBack(): void } {
  const [ownership, setOwnership] = useState<Ownership>(navigator.locks ? 'waiting' : 'mine');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the lock again
  useEffect(() => {
    // Without locks (an address that is not secure) two tabs can't tell each other.
    if (!navigator.locks) return;
    let release = () => {};
    let left = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    navigator.locks
      .request(`table ${id}`, { steal: true }, () => {
        if (left) return;
        setOwnership('mine');
        return held;
      })
      // Refused when another tab takes it over.
      .catch(() => {
        if (!left) setOwnership('elsewhere');
      });
    return () => {
      left = true;
      release();
    };
  }, [id, attempt]);
  return { ownership, takeBack: () => setAttempt((count) => count + 1) };
}
