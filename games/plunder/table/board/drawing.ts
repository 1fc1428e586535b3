/** The dungeon as pen strokes: every layer of the drawing as path data, made once a map. */
import { type Board, isWall } from '../../rules/board.ts';
import { type Hand, handOf, jitter, outline, stroke } from './ink.ts';
import { cornerOf, MARGIN, sizeOf, UNIT } from './plan.ts';
import { drawWalls } from './walls.ts';

export interface Drawing {
  /** The sheet's deckled edge, as a path and as the corners of a polygon in hundredths. */
  readonly sheet: string;
  readonly cut: string;
  /** The rock round the dungeon: little sheaves of strokes, thinning out towards the edge of the sheet. */
  readonly rock: string;
  /** Floor flags: the seams between squares, broken as a pen leaves them. */
  readonly seams: string;
  readonly cracks: string;
  /** Flags a little darker than the others. */
  readonly worn: string;
  /** Wall bodies as closed shapes, their hatching, the shadow at their foot. */
  readonly walls: string;
  readonly hatching: string;
  readonly shadow: string;
  readonly border: string;
}

const DRAWINGS = new WeakMap<Board, Drawing>();

export function drawingOf(board: Board): Drawing {
  let drawing = DRAWINGS.get(board);
  if (!drawing) {
    drawing = draw(board);
    DRAWINGS.set(board, drawing);
  }
  return drawing;
}

function draw(board: Board): Drawing {
  const hand = handOf(board.width * 31 + board.height * 7 + board.map.walls.length);
  return {
    ...sheet(board, hand),
    rock: rock(board, hand),
    ...floor(board, hand),
    ...drawWalls(board, hand),
    border: border(board, hand),
  };
}

function sheet(board: Board, hand: Hand): Pick<Drawing, 'sheet' | 'cut'> {
  const { width, height } = sizeOf(board);
  const corners = [
    [5, 5],
    [width - 5, 5],
    [width - 5, height - 5],
    [5, height - 5],
  ] as const;
  const path = outline(hand, corners, 4, 26);
  const points = [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(
    ([, x, y]) => `${((Number(x) / width) * 100).toFixed(2)}% ${((Number(y) / height) * 100).toFixed(2)}%`,
  );
  return { sheet: path, cut: points.join(',') };
}

/** The outer wall: two passes of the pen, so that it swells and thins. */
function border(board: Board, hand: Hand): string {
  const right = MARGIN + board.width * UNIT;
  const bottom = MARGIN + board.height * UNIT;
  const corners = [
    [MARGIN, MARGIN],
    [right, MARGIN],
    [right, bottom],
    [MARGIN, bottom],
  ] as const;
  const pass = (by: number): string => outline(hand, corners, by, 8);
  return pass(1.6) + pass(2.4);
}

/** Sheaves of three or four strokes, each leaning its own way: how mapmakers have always drawn solid rock. */
function rock(board: Board, hand: Hand): string {
  const { width, height } = sizeOf(board);
  const bits: string[] = [];
  const step = 15;
  for (let y = 16; y < height - 10; y += step) {
    for (let x = 16; x < width - 10; x += step) {
      const out = outside(board, x, y);
      if (out < 2) continue;
      // Dense at the wall, gone before the coordinates at the edge of the sheet.
      if (out > 24 || hand() < (out - 12) / 14) continue;
      sheaf(hand, x + jitter(hand, 4), y + jitter(hand, 4), bits);
    }
  }
  return bits.join('');
}

function sheaf(hand: Hand, x: number, y: number, bits: string[]): void {
  const angle = hand() * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let i = -1; i <= 1; i++) {
    const [cx, cy] = [x - dy * i * 5, y + dx * i * 5];
    const half = 6 + hand() * 4;
    bits.push(stroke(hand, cx - dx * half, cy - dy * half, cx + dx * half, cy + dy * half, 1.4));
  }
}

/** How far a point lies outside the outer wall; 0 inside. */
function outside({ width, height }: Board, x: number, y: number): number {
  const dx = Math.max(MARGIN - x, x - (MARGIN + width * UNIT), 0);
  const dy = Math.max(MARGIN - y, y - (MARGIN + height * UNIT), 0);
  return Math.hypot(dx, dy);
}

function floor(board: Board, hand: Hand): Pick<Drawing, 'seams' | 'cracks' | 'worn'> {
  const seams: string[] = [];
  const cracks: string[] = [];
  const worn: string[] = [];
  for (let square = 0; square < board.squares; square++) {
    const { x, y } = cornerOf(board, square);
    if (board.columnOf[square]! < board.width - 1 && !isWall(board, square, square + 1)) {
      seam(hand, x + UNIT, y, 0, 1, seams);
    }
    if (board.rowOf[square]! < board.height - 1 && !isWall(board, square, square + board.width)) {
      seam(hand, x, y + UNIT, 1, 0, seams);
    }
    if (hand() < 0.22) worn.push(flag(hand, x, y));
    if (hand() < 0.3) crack(hand, x, y, cracks);
  }
  return { seams: seams.join(''), cracks: cracks.join(''), worn: worn.join('') };
}

/** One seam, now and then lifted in the middle. */
function seam(hand: Hand, x: number, y: number, dx: number, dy: number, bits: string[]): void {
  const line = (from: number, to: number): void => {
    bits.push(stroke(hand, x + dx * from, y + dy * from, x + dx * to, y + dy * to, 1.6));
  };
  if (hand() < 0.7) line(4, UNIT - 4);
  else {
    const gap = 30 + hand() * 40;
    line(4, gap - 5);
    line(gap + 5, UNIT - 4);
  }
}

function flag(hand: Hand, x: number, y: number): string {
  const inset = 4;
  const far = UNIT - inset;
  return outline(
    hand,
    [
      [x + inset, y + inset],
      [x + far, y + inset],
      [x + far, y + far],
      [x + inset, y + far],
    ],
    2,
  );
}

/** A crack from one side of a flag, or a few specks of grit. */
function crack(hand: Hand, x: number, y: number, bits: string[]): void {
  if (hand() < 0.5) {
    const [cx, cy] = [x + 20 + hand() * 60, y + 20 + hand() * 60];
    for (let i = 0; i < 3; i++) {
      const [px, py] = [cx + jitter(hand, 14), cy + jitter(hand, 14)];
      bits.push(
        `M${px.toFixed(1)} ${py.toFixed(1)}l${jitter(hand, 3).toFixed(1)} ${jitter(hand, 2).toFixed(1)}`,
      );
    }
    return;
  }
  let [px, py] = hand() < 0.5 ? [x + 6, y + 20 + hand() * 60] : [x + 20 + hand() * 60, y + 6];
  let path = `M${px.toFixed(1)} ${py.toFixed(1)}`;
  for (let i = 0; i < 3; i++) {
    px += 8 + jitter(hand, 7);
    py += 8 + jitter(hand, 7);
    path += `L${px.toFixed(1)} ${py.toFixed(1)}`;
  }
  bits.push(path);
}
