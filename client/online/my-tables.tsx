/** My tables on the server: where it is my turn first. */
import { boxOf } from '@tablee/games';
import { list, type Text } from '@tablee/kernel';
import type { MyTable } from '@tablee/protocol';
import { Link } from 'wouter';
import { Cover } from '../pages/cover.tsx';
import '../pages/home/resume.css';
import '../pages/tables/table-line.css';
import { ago } from '../pages/tables/when.ts';
import { useLanguage, useSay } from '../settings/index.ts';
import { BOT_NAMES } from '../table/names.ts';
import { useMyTables } from './use-my-tables.ts';

/** `only`: those that can be gone on with. */
export function MyTables({ only, most = 50 }: { readonly only?: 'open'; readonly most?: number }) {
  const say = useSay();
  const mine = useMyTables();
  const shown = (mine ?? [])
    .filter(({ phase }) => phase !== 'closed' && (only === undefined || phase !== 'over'))
    .sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
  if (shown.length === 0) return null;
  return (
    <section className="resume" aria-labelledby="online-tables">
      <h2 id="online-tables">{say({ fr: 'En ligne', en: 'Online' })}</h2>
      <ul>
        {shown.slice(0, most).map((table) => (
          <li key={table.table}>
            <Link href={`/en-ligne/${table.table}`}>
              <OnlineLine table={table} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnlineLine({ table }: { readonly table: MyTable }) {
  const say = useSay();
  const language = useLanguage();
  const box = boxOf(table.game);
  const names = table.people.map((sitting) => {
    if (sitting.who === 'open') return say({ fr: 'place libre', en: 'open seat' });
    return sitting.who === 'bot' ? `${say(BOT_NAMES[sitting.bot])} (bot)` : sitting.name;
  });
  return (
    <span className="table-line">
      <span className="table-line-box" aria-hidden="true">
        {box && <Cover box={box} />}
      </span>
      <span className="table-line-words">
        <strong>{box ? say(box.name) : table.game}</strong>
        <span>{list(language, names)}</span>
        <span className="table-line-stands">
          {say(standing(table))} · {ago(table.changed, Date.now(), language)}
        </span>
      </span>
    </span>
  );
}

function standing({ phase, yourTurn, result, seat }: MyTable): Text {
  if (phase === 'waiting') return { fr: 'On attend des joueurs', en: 'Waiting for players' };
  if (phase === 'over') {
    if (result?.winners.length === 0) return { fr: 'Terminée', en: 'Finished' };
    return result?.winners.includes(seat) ? { fr: 'Gagnée', en: 'Won' } : { fr: 'Perdue', en: 'Lost' };
  }
  if (phase === 'shelved')
    return { fr: 'Règles changées : ne peut plus continuer', en: 'Rules changed: it can’t go on' };
  return yourTurn
    ? { fr: 'À vous de jouer', en: 'Your turn' }
    : { fr: 'On attend les autres', en: 'Waiting for the others' };
}
