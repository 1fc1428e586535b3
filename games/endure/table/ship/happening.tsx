/** What is happening on the ship just now: a blow, a shot, a noise that spreads, a number that floats away. */
import { PIECES } from '../../types.ts';
import { usePlay } from '../play.tsx';
import type { Layout } from './layout.ts';
import type { Point, ShipPlan } from './plan.ts';

export function Happening({ plan, layout }: { plan: ShipPlan; layout: Layout }) {
  const { happening } = usePlay();
  if (!happening) return null;
  const who = (number: number): Point | undefined => layout.get(number);
  const foe = (number: number): Point | undefined => layout.get(PIECES.foe + number);
  const zone = (number: number): Point | undefined => plan.zones[number]?.middle;
  switch (happening.event) {
    case 'struck':
      return <Blow from={foe(happening.foe)} to={who(happening.who)} />;
    case 'bossAttacked':
      return happening.targets.map((target) => (
        <Blow key={target} from={foe(happening.foe)} to={who(target)} />
      ));
    case 'attacked':
      return <Blow from={who(happening.who)} to={zone(happening.zone)} ours />;
    case 'friendlyFire':
      return <Blow from={who(happening.who)} to={who(happening.victim)} ours />;
    case 'noiseMade':
      return <Rings at={zone(happening.zone)} level={happening.level} />;
    case 'lifeLost':
      return <Rising at={who(happening.who)} text={`−${happening.n}`} tone="danger" />;
    case 'healed':
      return <Rising at={who(happening.who)} text={`+${happening.n}`} tone="good" />;
    case 'resolveLost':
      return <Rising at={who(happening.who)} text="−1" tone="nerves" />;
    case 'killed':
    case 'died':
      return <Burst at={zone(happening.zone)} />;
    case 'turnedUp':
    case 'tokenPlaced':
      return <Rings at={zone(happening.zone)} level={1} />;
    default:
      return null;
  }
}

function Blow({ from, to, ours }: { from: Point | undefined; to: Point | undefined; ours?: boolean }) {
  if (!from || !to) return null;
  return (
    <g className="es-blow" data-ours={ours || undefined}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <circle className="es-blow-mark" cx={to.x} cy={to.y} r="40" />
    </g>
  );
}

function Rings({ at, level }: { at: Point | undefined; level: number }) {
  if (!at) return null;
  return (
    <g className="es-rings" transform={`translate(${at.x} ${at.y})`}>
      {Array.from({ length: level + 1 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings are told apart by their place alone
        <circle className="es-ring" key={n} r={70 + n * 90} style={{ animationDelay: `${n * 70}ms` }} />
      ))}
    </g>
  );
}

function Rising({ at, text, tone }: { at: Point | undefined; text: string; tone: string }) {
  if (!at) return null;
  return (
    <text className="es-rising" data-tone={tone} x={at.x} y={at.y - 34}>
      {text}
    </text>
  );
}

function Burst({ at }: { at: Point | undefined }) {
  if (!at) return null;
  return (
    <path
      className="es-burst"
      transform={`translate(${at.x} ${at.y})`}
      d="M0 -50L10 -16L44 -28L20 2L48 26L13 20L4 54L-8 20L-42 34L-20 4L-50 -16L-14 -16Z"
    />
  );
}
