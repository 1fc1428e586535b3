import { useEffect, useRef, useState } from 'react';

/** By how much a number has just changed, for as long as that is worth showing. */
export function useChange(value: number): { readonly id: number; readonly by: number } | null {
  const before = useRef(value);
  const [change, setChange] = useState<{ id: number; by: number } | null>(null);
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by === 0) return;
    setChange((last) => ({ id: (last?.id ?? 0) + 1, by }));
    const timer = setTimeout(() => setChange(null), 1400);
    return () => clearTimeout(timer);
  }, [value]);
  return change;
}
