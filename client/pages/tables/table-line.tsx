/** A table on one line: its box, small; who sits there; how far it has come. */
import { boxOf } from '@tablee/games';
import { list, plural, type Text } from '@tablee/kernel';
import { useLanguage, useSay } from '../../settings/index.ts';
import type { StoredTable } from '../../storage/index.ts';
import { namesOf } from '../../table/names.ts';
import { Cover } from '../cover.tsx';
import './table-line.css';
import { ago } from './when.ts';

export function TableLine({ table }: { table: StoredTable }) {
  const say = useSay();
  const language = useLanguage();
  const box = boxOf(table.game);
  return (
    <span className="table-line">
      <span className="table-line-box" aria-hidden="true">
        {box && <Cover box={box} />}
      </span>
      <span className="table-line-words">
        <strong>{box ? say(box.name) : table.game}</strong>
        <span>{list(language, namesOf(table.sitting, language))}</span>
        <span className="table-line-stands">
          {say(table.stands ?? choicesMade(table.choices.length))} ·{' '}
          {ago(table.changed, Date.now(), language)}
        </span>
      </span>
    </span>
  );
}

function choicesMade(count: number): Text {
  return count === 0
    ? { fr: 'Pas encore commencée', en: 'Not begun yet' }
    : {
        fr: `${count} ${plural('fr', count, 'choix', 'choix')}`,
        en: `${count} ${plural('en', count, 'choice', 'choices')}`,
      };
}
