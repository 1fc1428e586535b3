/** Games in progress, the last one played first. */
import { Link } from 'wouter';
import { useSay } from '../../settings/index.ts';
import { isUnreadable, useTables } from '../../storage/index.ts';
import { TableLine } from '../tables/table-line.tsx';
import './resume.css';

/** More are found on their own page. */
const SHOWN = 3;

export function Resume() {
  const say = useSay();
  const { list } = useTables();
  const waiting = (list ?? []).flatMap((table) => (isUnreadable(table) || table.result ? [] : [table]));
  if (waiting.length === 0) return null;
  return (
    <section className="resume" aria-labelledby="resume">
      <h2 id="resume">{say({ fr: 'Reprendre', en: 'Carry on' })}</h2>
      <ul>
        {waiting.slice(0, SHOWN).map((table) => (
          <li key={table.id}>
            <Link href={`/table/${table.id}`}>
              <TableLine table={table} />
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <Link className="resume-all" href="/tables">
          {say({
            fr: `Toutes mes parties (${waiting.length} en cours)`,
            en: `All my games (${waiting.length} in progress)`,
          })}
        </Link>
      )}
    </section>
  );
}
