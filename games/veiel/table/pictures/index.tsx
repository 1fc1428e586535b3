/** The rulebook's pictures: positions on the board, with the road an enemy takes or the squares a card covers. */
import type { RulePicture } from '@tablee/ui';
import { configSchema } from '../../config.ts';
import type { At } from '../../content/types.ts';
import { contentFor } from '../../ready/content.ts';
import { SIDE } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { type Position, SCENES } from './scenes.ts';
import './picture.css';

export const pictures: readonly RulePicture[] = SCENES.map(({ chapter, rule, caption, ...position }) => ({
  chapter,
  rule,
  caption,
  Picture: () => <Board position={position} />,
}));

const squareOf = ([row, column]: At): number => (row - 1) * SIDE + column - 1;

function Board({ position }: { readonly position: Position }) {
  const content = contentFor(configSchema.parse({}));
  const { heroes, enemies = [], road = [], area, hit = [] } = position;
  const covered = area ? content.areas[area[0]]!.covered[area[2]]![squareOf(area[1])]! : [];
  const starts = enemies[0]?.[1];
  const at = ([row, column]: At): string => `${column * 100 - 50} ${row * 100 - 50}`;
  return (
    <div className="theme-veiel veiel-picture" aria-hidden="true">
      {Array.from({ length: SIDE * SIDE }, (_, square) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: squares don't change places
          key={square}
          data-covered={covered.includes(square) || undefined}
          data-hit={hit.some((each) => squareOf(each) === square) || undefined}
          style={place([Math.floor(square / SIDE) + 1, (square % SIDE) + 1])}
        />
      ))}
      {heroes.map(([id, where]) => (
        <span key={id} style={place(where)}>
          <Art as="hero" thing={content.heroes[content.by.hero.get(id)!]!} frame="token" />
        </span>
      ))}
      {enemies.map(([id, where]) => (
        <span key={id} style={place(where)}>
          <Art as="enemy" thing={content.enemies[content.by.enemy.get(id)!]!} frame="token" />
        </span>
      ))}
      {starts && road.length > 0 && (
        <svg viewBox="0 0 600 600" aria-hidden="true">
          <path className="veiel-picture-road" d={`M${[starts, ...road].map(at).join('L')}`} />
          <circle
            className="veiel-picture-end"
            cx={road.at(-1)![1] * 100 - 50}
            cy={road.at(-1)![0] * 100 - 50}
            r="17"
          />
        </svg>
      )}
    </div>
  );
}

function place([row, column]: At): React.CSSProperties {
  return { gridArea: `${row} / ${column}` };
}
