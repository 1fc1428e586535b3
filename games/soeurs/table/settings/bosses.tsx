/** The Boss to be chosen: four portraits, both faces of the one pointed at, and how one has fared against it. */
import type { Language } from '@tablee/kernel';
import type { SettingProps } from '@tablee/ui';
import { emptyHistory, type History, helpsAllowed, historySchema } from '../../history.ts';
import { baseBox, contentOf } from '../../ready/content.ts';
import { RANK_NAMES } from '../../rules/end.ts';
import { Glass } from '../art/glass.tsx';
import { bossMotif } from '../art/motifs.ts';
import { BossFace, LastFloor } from '../boss/boss-face.tsx';
import './bosses.css';

export function BossSetting({ setting, language, value, change, history }: SettingProps) {
  const content = contentOf(baseBox(), { boss: String(value), mode: 'normal' });
  return (
    <fieldset className="theme-soeurs soeurs-bosses">
      <legend>{{ fr: 'Quel Boss affrontez-vous ?', en: 'Which Boss do you face?' }[language]}</legend>
      <div className="soeurs-bosses-row">
        {setting.values.map(({ value: id, name }) => (
          <label key={String(id)} className="soeurs-boss-choice">
            <input
              type="radio"
              name="soeurs-boss"
              value={String(id)}
              checked={id === value}
              onChange={() => change(id)}
            />
            <span className="soeurs-boss-choice-art">
              <Glass motif={bossMotif(String(id))} cut={String(id)} width={100} height={100} fills={0.88} />
            </span>
            <span className="soeurs-boss-choice-name">{name[language]}</span>
          </label>
        ))}
      </div>
      <div className="soeurs-bosses-faces">
        <BossFace boss={content.boss} language={language} />
        <div className="soeurs-bosses-beside">
          <LastFloor floor={content.lastFloor} floors={content.boss.floors} language={language} />
          <Record history={historyFrom(history)} boss={content.boss.id} language={language} />
        </div>
      </div>
    </fieldset>
  );
}

/** A history that can't be read is an empty one: the choice must go on. */
export function historyFrom(kept: unknown): History {
  const read = historySchema.safeParse(kept);
  return read.success ? read.data : emptyHistory();
}

interface RecordProps {
  readonly history: History;
  readonly boss: string;
  readonly language: Language;
}

function Record({ history, boss, language }: RecordProps) {
  const fr = language === 'fr';
  const past = history.bosses[boss] ?? { defeats: 0, wins: 0, best: {} };
  const allowed = helpsAllowed(history, boss);
  const best = [
    ...(past.best.normal
      ? [`${RANK_NAMES[past.best.normal][language]}${fr ? ' (normal)' : ' (normal)'}`]
      : []),
    ...(past.best.hard ? [`${RANK_NAMES[past.best.hard][language]}${fr ? ' (difficile)' : ' (hard)'}`] : []),
  ];
  return (
    <dl className="soeurs-record">
      <div>
        <dt>{fr ? 'Victoires' : 'Wins'}</dt>
        <dd>{past.wins}</dd>
      </div>
      <div>
        <dt>{fr ? 'Défaites' : 'Defeats'}</dt>
        <dd>{past.defeats}</dd>
      </div>
      <div>
        <dt>{fr ? 'Aides permises' : 'Helps allowed'}</dt>
        <dd>{allowed}</dd>
      </div>
      {best.length > 0 && (
        <div className="soeurs-record-best">
          <dt>{fr ? 'Meilleur rang' : 'Best rank'}</dt>
          <dd>{best.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
