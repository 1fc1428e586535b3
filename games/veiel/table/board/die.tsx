import type { ReactNode } from 'react';
import './die.css';

/** A die of the box: yellow for wounds left, red for lives, blue for block. For the eye: a label says it in words. */
export function VeielDie({ colour, children }: { colour: 'yellow' | 'red' | 'blue'; children: ReactNode }) {
  return (
    <span className="veiel-die" data-die={colour} aria-hidden="true">
      {children}
    </span>
  );
}
