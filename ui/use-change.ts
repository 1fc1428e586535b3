/** The last change of a number, as long as it is worth showing. */
import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1400;

export interface Change {
  readonly id: number;
  readonly by: number;
}

export function useChange(value: number): Change | null {
  const before = useRef(value);
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by === 0) return;
    setChange((last) => ({ id: (last?.id ?? 0) + 1, by }));
    const timer = setTimeout(() => setChange(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return change;
}
