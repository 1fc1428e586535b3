/** Choosing the dungeon by looking at it. */
import type { SettingProps } from '@tablee/ui';
import { useId } from 'react';
import { MAPS } from '../../content/maps.ts';
import { boardOf, DEFAULT_MAPS } from '../../ready/dungeon.ts';
import { Dungeon } from '../board/dungeon.tsx';
import { Patterns } from '../patterns.tsx';
import './map-setting.css';

export function MapSetting({ setting, seats, language, value, change }: SettingProps) {
  const name = useId();
  // Two players need two arrival zones, more need four (SDP-MULTI-2): the others are not shown at all.
  const fitting = MAPS.filter(({ id }) => (boardOf(id).map.seats.length === 2) === (seats === 2));
  const chosen = fitting.some(({ id }) => id === value) ? value : DEFAULT_MAPS[seats];
  return (
    <fieldset className="plunder-maps theme-plunder">
      <legend>{setting.name[language]}</legend>
      <Patterns />
      <div className="plunder-maps-row">
        {fitting.map(({ id }) => (
          <label key={id} className="plunder-map">
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => change(id)} />
            <span className="plunder-map-drawing">
              <Dungeon board={boardOf(id)} plain />
            </span>
            <span className="plunder-map-name">{boardOf(id).map.name[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
