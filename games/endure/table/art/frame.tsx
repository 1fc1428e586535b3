import type { ReactNode } from 'react';

/** Where a drawing stands inside another, in the other's units; without it the drawing fills its box in the page. */
export interface Place {
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
  readonly className?: string | undefined;
}

interface FrameProps extends Place {
  readonly box: string;
  readonly tone: string;
  readonly kind?: string;
  /** Fills its box to the edges, cutting what is too much. */
  readonly slice?: boolean;
  readonly children: ReactNode;
}

export function Frame({ at, className, box, tone, kind, slice, children }: FrameProps) {
  return (
    <svg
      className={`es-art ${className ?? ''}`}
      data-art={kind}
      style={{ '--es-tone': tone } as React.CSSProperties}
      viewBox={box}
      preserveAspectRatio={slice ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      {...(at && { x: at.x, y: at.y, width: at.size, height: at.size })}
    >
      {children}
    </svg>
  );
}
