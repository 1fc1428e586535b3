/** Lines over the board: who attacks whom, what an entry of the Pile is aimed at. */
import { useLayoutEffect, useRef, useState } from 'react';
import { usePlay } from '../play.tsx';
import { diviniteOf } from '../reading.ts';
import './lines.css';

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly kind: 'attack' | 'aim';
}

interface Drawn extends Wanted {
  readonly path: string;
}

export function Lines() {
  const ref = useRef<SVGSVGElement>(null);
  const { t, strike } = usePlay();
  const divinite = diviniteOf(t, 1 - t.active)?.piece ?? -1;
  const wanted: Wanted[] = [
    ...(strike?.attackers ?? []).map((from) => ({
      from,
      to: strike!.target === -1 ? divinite : strike!.target,
      kind: 'attack' as const,
    })),
    ...t.pile.flatMap(({ number, targets }) =>
      targets.map((to) => ({ from: number, to, kind: 'aim' as const })),
    ),
  ];
  const key = JSON.stringify(wanted);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change with the view; the list is compared by its text
  useLayoutEffect(() => {
    const board = ref.current?.parentElement;
    if (!board) return;
    const draw = () => {
      const next = wanted.flatMap((line) => {
        const path = pathBetween(board, line.from, line.to);
        return path ? [{ ...line, path }] : [];
      });
      setDrawn((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    draw();
    // Cards travel for a third of a second: the line follows when they have come to rest.
    const later = setTimeout(draw, 380);
    const observer = new ResizeObserver(draw);
    observer.observe(board);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [key, t]);
  return (
    <svg ref={ref} className="sf-lines" aria-hidden="true">
      <defs>
        <marker
          id="sf-point"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10Z" className="sf-line-point" />
        </marker>
      </defs>
      {drawn.map(({ from, to, kind, path }) => (
        <path
          key={`${from} ${to} ${kind}`}
          className="sf-line-path"
          data-kind={kind}
          d={path}
          markerEnd="url(#sf-point)"
        />
      ))}
    </svg>
  );
}

/** A bow from the middle of one piece to the edge of the other. */
function pathBetween(board: HTMLElement, from: number, to: number): string | null {
  const origin = board.getBoundingClientRect();
  const middleOf = (piece: number) => {
    const box = board.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    return box
      ? { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, r: box.height / 3 }
      : null;
  };
  const [a, b] = [middleOf(from), middleOf(to)];
  if (!a || !b) return null;
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const end = { x: b.x - ((b.x - a.x) * b.r) / far, y: b.y - ((b.y - a.y) * b.r) / far };
  const bow = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${at(a)}Q${at(bow)} ${at(end)}`;
}
