/** The rulebook's pictures: a floor of the tower with a movement on it. */
import type { RuleId, Text } from '@tablee/kernel';
import type { RulePicture } from '@tablee/ui';
import { contentFor } from '../../ready/content.ts';
import { COLUMNS, squareCalled } from '../../rules/move.ts';
import { FloorGlass } from '../climb/floor-glass.tsx';
import '../climb/floor-window.css';
import './picture.css';

interface Scene {
  readonly chapter: string;
  readonly rule: RuleId;
  readonly caption: Text;
  readonly floor: string;
  /** The squares of one movement, the one it starts from first. */
  readonly path: readonly string[];
}

const SCENES: readonly Scene[] = [
  {
    chapter: 'MOVE',
    rule: 'SA-MOVE-5',
    caption: {
      fr: 'Trois points : à droite, puis vers le haut, puis encore ; jamais vers le bas, jamais en arrière.',
      en: 'Three points: to the right, then up, then up again; never down, never back.',
    },
    floor: 'vestibule-des-cierges',
    path: ['b2', 'c2', 'c3', 'c4'],
  },
  {
    chapter: 'RESOLVE',
    rule: 'SA-RESOLVE-1',
    caption: {
      fr: 'Ce chemin traverse un Piège, des Combats et un Trésor : d’abord le Piège, puis tous les ennemis en un seul combat, enfin le Trésor.',
      en: 'This path crosses a Trap, Combats and a Treasure: first the Trap, then all the enemies in one combat, at last the Treasure.',
    },
    floor: 'vestibule-des-cierges',
    path: ['b2', 'b3', 'b4', 'c4', 'd4'],
  },
];

export const pictures: readonly RulePicture[] = SCENES.map(({ floor, path, ...scene }) => ({
  ...scene,
  Picture: () => <Path floor={floor} path={path.map(squareCalled)} />,
}));

function Path({ floor: id, path }: { readonly floor: string; readonly path: readonly number[] }) {
  const floor = contentFor({ boss: 'gorvath', mode: 'normal' }, null).floors.find((one) => one.id === id)!;
  const at = (square: number) => ({
    x: (square % COLUMNS) * 100 + 50,
    y: (floor.rows - 1 - Math.floor(square / COLUMNS)) * 100 + 50,
  });
  const [start, ...steps] = path.map(at);
  const end = steps.at(-1)!;
  return (
    <svg
      className="soeurs-picture theme-soeurs"
      viewBox={`-10 -10 ${COLUMNS * 100 + 20} ${floor.rows * 100 + 20}`}
      aria-hidden="true"
    >
      <rect
        className="soeurs-picture-lead"
        x="-10"
        y="-10"
        width="420"
        height={floor.rows * 100 + 20}
        rx="12"
      />
      <FloorGlass floor={floor} entered={[]} />
      <path
        className="soeurs-picture-path"
        d={`M${start!.x} ${start!.y}${steps.map(({ x, y }) => `L${x} ${y}`).join('')}`}
      />
      <circle className="soeurs-picture-start" cx={start!.x} cy={start!.y} r="20" />
      <circle className="soeurs-picture-end" cx={end.x} cy={end.y} r="14" />
    </svg>
  );
}
