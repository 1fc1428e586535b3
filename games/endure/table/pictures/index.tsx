/** The rulebook's pictures: small ships, lit by the very rules they illustrate. */
import type { RulePicture } from '@tablee/ui';
import { ENEMIES } from '../../content/enemies.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { readDrawing } from '../../ready/drawing.ts';
import { planOf } from '../../ready/lay-out.ts';
import { type Ship, shipOf } from '../../rules/ship.ts';
import { doorKeyOf, sightFor } from '../../rules/sight.ts';
import { Art, SmallShip, TokenArt } from '../art/index.tsx';
import { middleOf } from '../art/small-plan.ts';
import { SCENES, type Scene } from './scenes.ts';
import './picture.css';
import '../theme.css';

export const pictures: readonly RulePicture[] = SCENES.map((scene) => ({
  chapter: scene.chapter,
  rule: scene.rule,
  caption: scene.caption,
  Picture: () => <Drawn scene={scene} />,
}));

const FIGURE = 15;
/** Where somebody stands beside the noise they made. */
const SMALL = 10;

function Drawn({ scene }: { readonly scene: Scene }) {
  const ship = shipOf(planOf(readDrawing(scene.ship)));
  const zone = (label: string): number => ship.zones.findIndex((each) => each.label === label);
  const place = (label: string, size = FIGURE, shift = 0) => {
    const { x, y } = middleOf(ship, zone(label));
    return { x: x - size / 2 + shift, y: y - size / 2, size };
  };
  const heard = scene.noise ? reached(ship, zone(scene.noise[0]!), Number(scene.noise.slice(2))) : [];
  return (
    <div className="theme-endure es-picture">
      <SmallShip ship={ship} lit={scene.sight ? seen(ship, zone(scene.sight)) : heard}>
        {scene.noise && (
          <TokenArt
            is="noise"
            number={Number(scene.noise.slice(2))}
            at={place(scene.noise[0]!, SMALL, SMALL / 2)}
          />
        )}
        {pairs(scene.tokens).map(([, at]) => (
          <g key={at} className="es-picture-token" data-heard={heard.includes(zone(at)) || undefined}>
            <TokenArt is="radar" at={place(at)} />
          </g>
        ))}
        {pairs(scene.enemies).map(([id, at]) => (
          <Art key={at} kind="enemy" card={ENEMIES.find((each) => each.id === id)!} at={place(at)} />
        ))}
        {pairs(scene.arrows).map(([from, to]) => {
          const [a, b] = [middleOf(ship, zone(from)), middleOf(ship, zone(to))];
          return <Arrow key={from + to} from={a} to={b} />;
        })}
        {pairs(scene.survivors).map(([id, at]) => (
          <Art
            key={at}
            kind="survivor"
            card={SURVIVORS.find((each) => each.id === id)!}
            at={scene.noise ? place(at, SMALL, -SMALL / 2) : place(at)}
          />
        ))}
      </SmallShip>
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the edge of one figure to the edge of the other. */
function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * (FIGURE / 2 + 1), y: to.y - dy * (FIGURE / 2 + 1) };
  const tail = { x: from.x + dx * (FIGURE / 2 + 1), y: from.y + dy * (FIGURE / 2 + 1) };
  const barb = (side: number) => `${tip.x - dx * 4 + dy * 3 * side} ${tip.y - dy * 4 - dx * 3 * side}`;
  return (
    <path
      className="es-picture-arrow"
      d={`M${tail.x} ${tail.y}L${tip.x} ${tip.y}M${barb(1)}L${tip.x} ${tip.y}L${barb(-1)}`}
    />
  );
}

function seen(ship: Ship, from: number): number[] {
  const { sees } = sightFor(
    ship,
    doorKeyOf(
      ship.doors.map(({ open }) => open),
      [],
    ),
  );
  return [...sees[from]!];
}

function reached({ noise, size }: Ship, from: number, level: number): number[] {
  return Array.from({ length: size }, (_, zone) => zone).filter(
    (zone) => noise[from * size + zone]! <= level,
  );
}

function pairs(said: readonly string[] | undefined): (readonly [string, string])[] {
  return (said ?? []).map((each) => each.split(' ') as [string, string]);
}
