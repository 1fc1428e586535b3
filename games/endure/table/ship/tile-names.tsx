/** What each tile is called, which events go by: over walls and doors, under tokens and figures. */
import type { Language } from '@tablee/kernel';
import { memo } from 'react';
import type { Content } from '../../printed.ts';
import { pointOf, type ShipPlan, UNIT } from './plan.ts';

/** Cells along the side of a tile. */
const TILE = 6;
/** Figures stand on the middle of a corridor, its tile’s name along the foot. */
const UNDER_FIGURES = UNIT * 0.78;

interface Props {
  readonly content: Content;
  readonly plan: ShipPlan;
  readonly language: Language;
}

export const TileNames = memo(function TileNames({ content, plan, language }: Props) {
  const { ship, mission } = content;
  return mission.tiles.map(({ id, name, x, y }) => {
    const at = pointOf(ship, plan.lie, (x + 0.5) * TILE, (y + 0.5) * TILE);
    const style = {
      left: `${(at.x / plan.width) * 100}%`,
      top: `${((at.y + UNDER_FIGURES) / plan.height) * 100}%`,
    };
    return (
      <span key={`${id} ${x} ${y}`} className="es-tile-name" aria-hidden="true" style={style}>
        {name[language]}
      </span>
    );
  });
});
