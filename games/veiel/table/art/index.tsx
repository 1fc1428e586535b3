/**
 * A woodcut of anything in the box: black figure, one flat ink, the gouge's strokes. `token` is for a square of the board:
 * the outline tells the kind (heroes pointed shields, Basique round, Intermédiaire square, Puissant eight-sided, Boss a
 * jagged star, entities by their keyword), so that each is known at 40 px without its colour.
 */
import { memo, useId } from 'react';
import { gouges, hills, outline, rays } from './cut.ts';
import { type ArtKind, inkOf, isOwn, motifOf, type Pictured } from './motifs.ts';
import './art.css';

export type { ArtKind, Pictured } from './motifs.ts';

export interface ArtProps {
  readonly as: ArtKind;
  readonly thing: Pictured;
  /** `card`: fills the room it is given. `wide`: a banner. `token`: a piece on the board, with its outline. */
  readonly frame?: 'card' | 'wide' | 'token';
  /** The second of two figures with one set of cards: its drawing is turned. */
  readonly twin?: boolean;
}

export const Art = memo(function Art({ as, thing, frame = 'card', twin = false }: ArtProps) {
  return frame === 'token' ? (
    <TokenArt as={as} thing={thing} twin={twin} />
  ) : (
    <PageArt as={as} thing={thing} width={frame === 'wide' ? 380 : 120} height={90} />
  );
});

interface PageProps {
  readonly as: ArtKind;
  readonly thing: Pictured;
  readonly width: number;
  readonly height: number;
}

function PageArt({ as, thing, width, height }: PageProps) {
  const id = useId();
  const motif = motifOf(as, thing);
  const [left, size] = [width / 2 - 37, 74];
  const isPlace = as === 'field' || as === 'scenario';
  return (
    <svg
      className="veiel-art"
      data-ink={inkOf(as, thing)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={id}
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${38 + (thing.id.length % 5) * 6})`}
        >
          <path className="veiel-art-light" d="M0 6L13 3.2L26 6L13 8.8Z" />
          <path className="veiel-art-light" d="M-13 19L0 17L13 19L0 21ZM13 19L26 17L39 19L26 21Z" />
        </pattern>
      </defs>
      <rect className="veiel-art-paper" width={width} height={height} />
      <path
        className="veiel-art-flat"
        d={isPlace ? gouges(width, height, thing.id, 7) : rays(width * 0.5, height * 0.48, width, thing.id)}
      />
      <circle className="veiel-art-disc" cx={width * 0.5} cy={height * 0.48} r={height * 0.41} />
      <path className="veiel-art-ground" d={hills(width, height, thing.id)} />
      <svg x={left} y="8" width={size} height={size} viewBox="-22 -22 556 556" aria-hidden="true">
        <path className="veiel-art-edge" d={motif} />
        <path className="veiel-art-figure" d={motif} />
        <path d={motif} fill={`url(#${id})`} />
      </svg>
      <Mark as={as} thing={thing} x={width - 30} y={6} />
    </svg>
  );
}

/** A thing without a drawing of its own is told from the others of its kind by a cut of its own. */
function Mark({ as, thing, x, y }: { as: ArtKind; thing: Pictured; x: number; y: number }) {
  if (isOwn(thing) || as === 'scenario' || as === 'action') return null;
  return (
    <svg x={x} y={y} width="24" height="24" viewBox="0 0 100 100" aria-hidden="true">
      <path className="veiel-art-mark" d={outline(5 + (thing.id.length % 4), 44, thing.id, 0, 0.3)} />
    </svg>
  );
}

function TokenArt({ as, thing, twin }: { as: ArtKind; thing: Pictured; twin: boolean }) {
  const motif = motifOf(as, thing);
  const shape = shapeOf(as, thing);
  const [first, second] = as === 'hero' ? (thing.colours ?? []) : [];
  return (
    <svg
      className="veiel-token"
      data-kind={as}
      data-rank={thing.rank}
      data-ink={first ?? inkOf(as, thing)}
      data-twin={twin || undefined}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path className="veiel-token-shape" d={shape} />
      {second && <path className="veiel-token-second" data-ink={second} d="M50 8V94L84 66L88 12Z" />}
      <svg
        x="15"
        y={as === 'hero' ? '11' : '15'}
        width="70"
        height="70"
        viewBox="-18 -18 548 548"
        aria-hidden="true"
      >
        <path
          className="veiel-token-figure"
          d={motif}
          transform={twin ? 'translate(512 0) scale(-1 1)' : undefined}
        />
      </svg>
      <Mark as={as} thing={thing} x={70} y={4} />
      <path className="veiel-token-edge" d={shape} />
    </svg>
  );
}

const SHIELD = 'M50 97L14 70L8 10L34 5L50 8L67 4L92 11L87 68Z';

/** Corner by corner, as wide as a square's middle. */
function shapeOf(as: ArtKind, { id, rank, keywords }: Pictured): string {
  if (as === 'hero') return SHIELD;
  if (as === 'enemy') {
    if (rank === 'boss') return star(id);
    if (rank === 'puissant') return outline(8, 47, id, Math.PI / 8, 0.03);
    if (rank === 'intermediaire') return outline(4, 60, id, Math.PI / 4, 0.03);
    return outline(18, 45, id, 0, 0.025);
  }
  if (keywords?.includes('allie')) return outline(6, 47, id, Math.PI / 6, 0.02);
  if (keywords?.includes('sol')) return outline(16, 42, id, 0, 0.12);
  return outline(4, 64, id, Math.PI / 4, 0.02);
}

function star(word: string): string {
  const points = Array.from({ length: 24 }, (_, n) => {
    const angle = (n * Math.PI) / 12;
    const far = n % 2 === 0 ? 49 : 42 - (word.charCodeAt(n % word.length) % 4);
    return `${(50 + Math.cos(angle) * far).toFixed(1)} ${(50 + Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
