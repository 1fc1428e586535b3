/** Every enemy's intent as an ink line: its road, whom it strikes, how hard. The one pointed at is drawn thick, with its area. */
import type { VeielView } from '../../types.ts';
import type { Deed, EnemyIntent } from './intents.ts';
import './lines.css';

const UNIT = 100;
const centre = (square: number): readonly [number, number] => [
  (square % 6) * UNIT + UNIT / 2,
  Math.floor(square / 6) * UNIT + UNIT / 2,
];

export interface IntentLinesProps {
  readonly table: VeielView;
  readonly intents: readonly EnemyIntent[];
  /** The figure whose intents are looked at: an enemy, or somebody they are meant for; −1 for all alike. */
  readonly of: number;
}

export function IntentLines({ table, intents, of }: IntentLinesProps) {
  return (
    <g className="veiel-intents" data-one={of >= 0 || undefined}>
      {intents.map((intent) => (
        <g
          key={intent.figure}
          className="veiel-intent"
          data-looked={of >= 0 && concerns(intent, of) ? true : undefined}
        >
          {intent.deeds.map((deed, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds don't change places
            <DeedLine key={index} table={table} deed={deed} isLooked={of === intent.figure} />
          ))}
        </g>
      ))}
    </g>
  );
}

export function concerns({ figure, deeds }: EnemyIntent, of: number): boolean {
  if (figure === of) return true;
  return deeds.some(
    (deed) =>
      (deed.does === 'attack' && deed.targets.includes(of)) ||
      (deed.does === 'approach' && deed.toward === of),
  );
}

function DeedLine({ table, deed, isLooked }: { table: VeielView; deed: Deed; isLooked: boolean }) {
  if (deed.does !== 'attack' && deed.does !== 'approach') return null;
  const end = deed.road[deed.road.length - 1]!;
  return (
    <>
      {deed.does === 'attack' && isLooked && deed.area.length < 36 && (
        <g className="veiel-intent-area">
          {deed.area.map((square) => (
            <rect
              key={square}
              x={(square % 6) * UNIT}
              y={Math.floor(square / 6) * UNIT}
              width={UNIT}
              height={UNIT}
            />
          ))}
        </g>
      )}
      {deed.road.length > 1 && <Road road={deed.road} />}
      {deed.does === 'attack' &&
        deed.targets.map((target) => {
          const at = table.figures.square[target]!;
          return at < 0 ? null : <Strike key={target} from={end} to={at} />;
        })}
    </>
  );
}

/** How hard each blow would fall, above the figures: what is left after block, and what it was before. */
export function IntentDamage({ table, intents, of }: IntentLinesProps) {
  return intents.flatMap((intent) =>
    intent.deeds.flatMap((deed, index) => {
      if (deed.does !== 'attack') return [];
      const [x1, y1] = centre(deed.road[deed.road.length - 1]!);
      return deed.blows.map(({ figure, damage, blocked }) => {
        const at = table.figures.square[figure]!;
        if (at < 0) return null;
        const [x2, y2] = centre(at);
        // Beside the line: the dice of whoever stands above are not to be covered.
        const far = Math.hypot(x2 - x1, y2 - y1) || 1;
        const x = x1 + (x2 - x1) * 0.55 + ((y2 - y1) / far) * 30;
        const y = y1 + (y2 - y1) * 0.55 - ((x2 - x1) / far) * 30;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds don't change places
            key={`${intent.figure}-${index}-${figure}`}
            className="veiel-intent-damage"
            data-dim={(of >= 0 && !concerns(intent, of)) || undefined}
          >
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y + 8}>
              {damage - blocked}
            </text>
            {blocked > 0 && (
              <text className="veiel-intent-before" x={x + 25} y={y - 8}>
                {damage}
              </text>
            )}
          </g>
        );
      });
    }),
  );
}

/** Square by square, a foot at each step, a point at the end. */
function Road({ road }: { road: readonly number[] }) {
  const points = road.map((square) => centre(square).join(' '));
  const [x, y] = centre(road[road.length - 1]!);
  return (
    <>
      <path className="veiel-intent-road" d={`M${points.join('L')}`} />
      <circle className="veiel-intent-end" cx={x} cy={y} r="13" />
    </>
  );
}

function Strike({ from, to }: { readonly from: number; readonly to: number }) {
  const [x1, y1] = centre(from);
  const [x2, y2] = centre(to);
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far];
  const [ex, ey] = [x2 - dx * 34, y2 - dy * 34];
  const [px, py] = [-dy * 12, dx * 12];
  return (
    <>
      <path className="veiel-intent-strike" d={`M${x1} ${y1}L${ex} ${ey}`} />
      <path
        className="veiel-intent-point"
        d={`M${ex} ${ey}L${ex - dx * 22 + px} ${ey - dy * 22 + py}L${ex - dx * 22 - px} ${ey - dy * 22 - py}Z`}
      />
    </>
  );
}
