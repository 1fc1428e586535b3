/** The pattern printed on a card: the caster's black square, what it reaches around it. */
import type { Area } from '../../ready/area.ts';
import './area-mark.css';

export function AreaMark({ area }: { readonly area: Area }) {
  const { drawing } = area;
  if (drawing.kind === 'infinite') return <span className="veiel-area-mark veiel-area-all">∞</span>;
  const cells: readonly (readonly [number, number])[] =
    drawing.kind === 'mask'
      ? drawing.squares
      : drawing.all
        ? [
            [-1, 0],
            [1, 0],
            [0, -1],
            [0, 1],
          ]
        : drawing.lines.flatMap(
            (right) =>
              [
                [-1, right],
                [-2, right],
              ] as const,
          );
  const rows = [0, ...cells.map(([down]) => down)];
  const columns = [0, ...cells.map(([, right]) => right)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const side = Math.max(height, width, 3);
  return (
    <svg
      className="veiel-area-mark"
      viewBox={`${left - (side - width) / 2} ${top - (side - height) / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      {cells.map(([down, right]) => (
        <rect
          key={`${down},${right}`}
          className={drawing.kind === 'arrow' ? 'veiel-area-arrow' : 'veiel-area-cell'}
          x={right + 0.07}
          y={down + 0.07}
          width="0.86"
          height="0.86"
        />
      ))}
      <rect className="veiel-area-caster" x="0.07" y="0.07" width="0.86" height="0.86" />
      {drawing.kind === 'mask' && drawing.crossed && (
        <path className="veiel-area-cross" d="M0.25 0.25L0.75 0.75M0.75 0.25L0.25 0.75" />
      )}
    </svg>
  );
}
