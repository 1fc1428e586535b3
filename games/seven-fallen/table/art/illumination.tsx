/** A miniature: a diapered ground in the kingdom's colour, rays and a halo of gold leaf, the figure in ivory before them. */

import unknown from 'icon:angel-wings';
import motifs from 'motifs:games/seven-fallen/content';
import type { Face } from '../../content/content.ts';
import { kingdomOf } from './kingdoms.ts';
import './illumination.css';

const RAYS = 20;
/** Wedges from the middle of the page outwards. */
const RAYS_PATH = Array.from({ length: RAYS }, (_, n) => {
  const at = (turn: number) => {
    const angle = (turn * 2 * Math.PI) / RAYS;
    return `${(Math.cos(angle) * 120).toFixed(1)} ${(Math.sin(angle) * 120).toFixed(1)}`;
  };
  return `M0 0L${at(n)}L${at(n + 0.42)}Z`;
}).join('');

/** The path of a card's own drawing. */
export function motifOf(face: Pick<Face, 'card'>): string {
  const { motif } = face.card as { readonly motif?: string };
  return (motif && motifs[motif]) || unknown;
}

export function Illumination({ face }: { readonly face: Face }) {
  const { tone, emblem } = kingdomOf(face.kingdom);
  const turn = (face.number * 47) % 360;
  const style = { '--sf-ground': tone } as React.CSSProperties;
  return (
    <svg
      className="sf-art"
      data-type={face.type}
      style={style}
      viewBox="0 0 120 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sf-art-ground" x="-40" y="-40" width="200" height="180" />
      <path className="sf-art-rays" d={RAYS_PATH} transform={`translate(60 50) rotate(${turn})`} />
      <svg x="-14" y="-20" width="70" height="70" viewBox="0 0 512 512" aria-hidden="true">
        <path className="sf-art-emblem" d={emblem} />
      </svg>
      <circle className="sf-art-halo" cx="60" cy="46" r="36" />
      <circle className="sf-art-ring" cx="60" cy="46" r="40.5" />
      <svg x="22" y="10" width="76" height="76" viewBox="-20 -20 552 552" aria-hidden="true">
        <path className="sf-art-figure" d={motifOf(face)} />
      </svg>
    </svg>
  );
}
