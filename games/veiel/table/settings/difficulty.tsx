/** Each difficulty with what its four fights hold, as the tables of the rulebook say (OV-DIFF). */
import type { SettingProps } from '@tablee/ui';
import { type Difficulty, RANKS, type Rank } from '../../content/types.ts';
import { HELP } from '../../ready/help.ts';
import { TABLES } from '../../rules/diff.ts';
import { outline } from '../art/cut.ts';
import './settings.css';

/** The outline each rank has on the board. */
const SHAPES: Readonly<Record<Rank, string>> = {
  basique: outline(18, 42, 'b', 0, 0.02),
  intermediaire: outline(4, 56, 'i', Math.PI / 4, 0.02),
  puissant: outline(8, 45, 'p', Math.PI / 8, 0.02),
  boss: outline(14, 47, 'boss', 0, 0.16),
};

export function DifficultySetting({ setting, language, value, change }: SettingProps) {
  return (
    <fieldset className="theme-veiel veiel-setting">
      <legend>{setting.name[language]}</legend>
      <div className="veiel-difficulties">
        {setting.values.map(({ value: id, name }) => (
          <label key={String(id)} className="veiel-difficulty">
            <input
              type="radio"
              name="veiel-difficulty"
              value={String(id)}
              checked={id === value}
              onChange={() => change(id)}
            />
            <b>{name[language]}</b>
            <span className="veiel-fights">
              {TABLES[id as Difficulty].map(({ rule, counts }) => (
                <span key={rule} className="veiel-fight">
                  {counts.map((count, rank) =>
                    count === 0 ? null : (
                      <span key={RANKS[rank]} data-rank={RANKS[rank]}>
                        <svg viewBox="0 0 100 100" role="img" aria-label={HELP[RANKS[rank]!].name[language]}>
                          <path d={SHAPES[RANKS[rank]!]} />
                        </svg>
                        {count}
                      </span>
                    ),
                  )}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
      <p className="veiel-rank-key">
        {RANKS.map((rank) => (
          <span key={rank} data-rank={rank}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={SHAPES[rank]} />
            </svg>
            {HELP[rank].name[language]}
          </span>
        ))}
      </p>
    </fieldset>
  );
}
