import type { ReactNode } from 'react';

/** The key that does the same as the button it stands on. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  );
}
