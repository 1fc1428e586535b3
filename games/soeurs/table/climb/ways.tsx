/** What is drawn over a floor's glass: the frame, the way walked, the way thought of, and the Sisters themselves. */
import sisters from 'icon:swordwoman';
import { motion } from 'motion/react';
import type { Floor } from '../../ready/content.ts';
import { DOOR } from '../../rules/move.ts';
import { floorMotif } from '../art/motifs.ts';
import { SIGNS } from '../art/signs.ts';
import { FRAME, middleOf } from './floor-measures.ts';

/** Dressed stone with a pointed head, the door let into its foot. */
export function FloorFrame({ floor, height }: { readonly floor: Floor; readonly height: number }) {
  const { width, side, top } = FRAME;
  const door = middleOf(floor, DOOR);
  const sill = top + floor.rows * 100;
  const { path, tone } = floorMotif(floor.id);
  return (
    <svg className="soeurs-floor-frame" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className="soeurs-stone"
        d={`M6 ${height - 6}V64Q60 8 ${width / 2} 4Q${width - 60} 8 ${width - 6} 64V${height - 6}Z`}
      />
      {Array.from({ length: floor.rows + 1 }, (_, row) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: courses of stone are their numbers
          key={row}
          className="soeurs-joint"
          d={`M6 ${top + row * 100 - 8}H${side - 4}M${width - side + 4} ${top + row * 100 - 8}H${width - 6}`}
        />
      ))}
      <rect
        className="soeurs-leads"
        x={side - 5}
        y={top - 5}
        width={width - 2 * side + 10}
        height={floor.rows * 100 + 10}
        rx="4"
      />
      <g data-tone={tone} transform={`translate(${width / 2} 26)`}>
        <circle className="soeurs-boss-stud" r="19" />
        <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 512 512" aria-hidden="true">
          <path className="soeurs-stud-sign" d={path} />
        </svg>
      </g>
      <path
        className="soeurs-doorway"
        d={`M${door.x - 36} ${height - 6}V${sill + 34}Q${door.x} ${sill - 8} ${door.x + 36} ${sill + 34}V${height - 6}Z`}
      />
      <svg x={door.x - 24} y={sill + 16} width="48" height="52" viewBox="0 0 512 512" aria-hidden="true">
        <path className="soeurs-door" d={SIGNS.door} />
      </svg>
    </svg>
  );
}

interface WaysProps {
  readonly floor: Floor;
  readonly height: number;
  readonly entered: readonly number[];
  readonly marker: number | null;
  readonly route: readonly number[];
  /** By square, the dice that lead there. */
  readonly dice: readonly (readonly number[])[];
}

export function Ways({ floor, height, entered, marker, route, dice }: WaysProps) {
  const walked = marker === null ? [] : [DOOR, ...entered].map((square) => middleOf(floor, square));
  const thought = marker === null ? [] : [marker, ...route].map((square) => middleOf(floor, square));
  const at = marker === null ? null : middleOf(floor, marker);
  const last = thought.at(-1);
  return (
    <svg className="soeurs-floor-ways" viewBox={`0 0 ${FRAME.width} ${height}`} aria-hidden="true">
      {walked.length > 1 && <polyline className="soeurs-walked" points={written(walked)} />}
      {dice.map((leading, square) =>
        leading.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
          <DiceMarks key={square} dice={leading} {...middleOf(floor, square)} />
        ),
      )}
      {route.length > 0 && (
        <>
          <polyline className="soeurs-route-under" points={written(thought)} />
          <polyline className="soeurs-route" points={written(thought)} />
          {last && <circle className="soeurs-route-end" cx={last.x} cy={last.y} r="40" />}
        </>
      )}
      {at && (
        <motion.g
          className="soeurs-marker"
          initial={false}
          animate={{ x: at.x, y: at.y }}
          transition={{ duration: 0.26, ease: 'easeInOut' }}
        >
          <circle className="soeurs-marker-glow" r="40" />
          <circle className="soeurs-marker-rim" r="31" />
          <svg x="-23" y="-23" width="46" height="46" viewBox="0 0 512 512" aria-hidden="true">
            <path d={sisters} />
          </svg>
        </motion.g>
      )}
    </svg>
  );
}

/** Which of the dice leads there: small dice in the corner of the square. */
function DiceMarks({
  dice,
  x,
  y,
}: {
  readonly dice: readonly number[];
  readonly x: number;
  readonly y: number;
}) {
  return dice.map((pips, n) => (
    <g key={pips} className="soeurs-die-mark" transform={`translate(${x - 30 + n * 32} ${y - 31})`}>
      <rect x="-14" y="-14" width="28" height="28" rx="7" />
      <text textAnchor="middle" dominantBaseline="central">
        {pips}
      </text>
    </g>
  ));
}

function written(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
