/** A picture of the rulebook, drawn with the pieces of the table. */
import { type Board, makeBoard } from '../../rules/board.ts';
import { classOf, heroOf, teamOfHero } from '../../rules/hero.ts';
import { COLOURS, type Colour, squareAt, type Wall } from '../../rules/map.ts';
import { CLASSES, type Hero } from '../../types.ts';
import { Arrow } from '../board/arrow.tsx';
import { Dungeon } from '../board/dungeon.tsx';
import { between, centreOf, sizeOf } from '../board/plan.ts';
import { HeroToken, MonsterToken, TreasureToken } from '../board/token.tsx';
import { Patterns } from '../patterns.tsx';
import type { Scene } from './pictures.ts';
import './picture.css';
import '../board/board.css';

export function Picture({ scene, number }: { readonly scene: Scene; readonly number: number }) {
  const board = boardFor(scene, number);
  const { width, height } = sizeOf(board);
  const at = (name: string) => centreOf(board, squareAt(board, name)!);
  const pairs = (list: readonly string[] = []) => list.map((pair) => pair.split(' ') as [string, string]);
  const placed = (name: string) => `translate(${at(name).x} ${at(name).y})`;
  return (
    <span
      className="plunder-picture theme-plunder"
      style={{ '--columns': scene.size[0], aspectRatio: `${width} / ${height}` } as React.CSSProperties}
    >
      <Patterns />
      <Dungeon board={board} plain />
      <svg className="plunder-layer" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {scene.treasures?.map((name) => (
          <g key={name} transform={placed(name)}>
            <TreasureToken />
          </g>
        ))}
        {scene.monsters?.map((name, monster) => (
          <g key={name} transform={placed(name)}>
            <MonsterToken number={monster} />
          </g>
        ))}
        {Object.entries(scene.heroes ?? {}).map(([name, said]) => {
          const hero = heroNamed(said.replace('+', ''));
          return (
            <g key={name} transform={placed(name)}>
              <HeroToken team={teamOfHero(hero)} kind={classOf(hero)} carries={said.endsWith('+')} />
            </g>
          );
        })}
        {pairs(scene.steps).map(([from, to]) => (
          <Arrow key={`${from}${to}`} from={at(from)} to={at(to)} tone="step" />
        ))}
        {pairs(scene.blows).map(([from, to]) => (
          <Arrow key={`${from}${to}`} from={at(from)} to={at(to)} tone="strike" />
        ))}
        {[
          ...pairs(scene.seen).map((pair) => [...pair, true] as const),
          ...pairs(scene.hidden).map((pair) => [...pair, false] as const),
        ].map(([from, to, isSeen]) => {
          const [a, b] = between(at(from), at(to), 38);
          const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
          return (
            <g key={`${from}${to}`} className="plunder-picture-sight" data-seen={isSeen || undefined}>
              <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
              {!isSeen && <path d={`M${middle.x - 16} ${middle.y - 16}l32 32m0 -32l-32 32`} />}
            </g>
          );
        })}
      </svg>
    </span>
  );
}

function heroNamed(said: string): Hero {
  const [colour, kind] = said.split('-');
  return heroOf(COLOURS.indexOf(colour as Colour) as never, CLASSES.indexOf(kind as never) as never);
}

const BOARDS = new Map<Scene, Board>();

function boardFor(scene: Scene, number: number): Board {
  let board = BOARDS.get(scene);
  if (!board) {
    board = layOut(scene, number);
    BOARDS.set(scene, board);
  }
  return board;
}

function layOut({ size: [width, height], walls = [], zone = [], stars = [] }: Scene, number: number): Board {
  const square = (name: string) => squareAt({ width, height }, name)!;
  return makeBoard({
    id: `picture-${number}`,
    name: { fr: '', en: '' },
    width,
    height,
    seats: ['blue', 'green'],
    symmetry: 'none',
    zones: { blue: zone.map(square), green: [], purple: [], orange: [] },
    yellow: [],
    stars: stars.map(square),
    walls: walls.map((name): Wall => name.split(/[|/]/).map(square) as unknown as Wall),
  });
}
