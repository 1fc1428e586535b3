/** A stained-glass picture: panes, leading, and a figure of light glass in front of them. */
import { useMemo } from 'react';
import type { Motif } from './motifs.ts';
import { lattice, rays, seedOf } from './shards.ts';
import './glass.css';

export interface GlassProps {
  readonly motif: Motif;
  /** The same word, the same cut. */
  readonly cut: string;
  readonly kind?: 'figure' | 'place';
  readonly width?: number;
  readonly height?: number;
  /** How much of the height the figure takes. */
  readonly fills?: number;
}

export function Glass({ motif, cut, kind = 'figure', width = 120, height = 90, fills = 0.82 }: GlassProps) {
  const panes = useMemo(
    () =>
      kind === 'figure'
        ? rays(width, height, seedOf(cut))
        : lattice(width, height, seedOf(cut), Math.round(width / 24), Math.round(height / 24)),
    [kind, cut, width, height],
  );
  const size = Math.min(width, height) * fills;
  return (
    <svg
      className="soeurs-glass"
      data-tone={motif.tone}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {panes.map(({ points, shade }) => (
        <polygon key={points} className="soeurs-pane" data-shade={shade} points={points} />
      ))}
      <circle className="soeurs-halo" cx={width / 2} cy={height / 2} r={size * 0.56} />
      <svg
        x={(width - size) / 2}
        y={(height - size) / 2}
        width={size}
        height={size}
        viewBox="-16 -16 544 544"
        aria-hidden="true"
      >
        <path className="soeurs-figure" d={motif.path} />
      </svg>
    </svg>
  );
}
