/** A table in the list, with what can be done with it. */
import { boxOf } from '@tablee/games';
import { Link } from 'wouter';
import { useSay } from '../../settings/index.ts';
import type { StoredTable, Unreadable } from '../../storage/index.ts';
import { TableLine } from './table-line.tsx';

interface Doing {
  remove(): void;
}

export function TableCard({ table, remove }: { table: StoredTable } & Doing) {
  const say = useSay();
  const isOver = table.result !== null;
  const name = say(boxOf(table.game)?.name ?? { fr: table.game, en: table.game });
  const goOn = { href: `/table/${table.id}`, said: say({ fr: 'Reprendre', en: 'Carry on' }) };
  const look = { href: `/table/${table.id}`, said: say({ fr: 'Voir la table', en: 'See the table' }) };
  const replay = { href: `/rejouer/${table.id}`, said: say({ fr: 'Revoir', en: 'Replay' }) };
  const [first, second] = isOver ? [replay, look] : [goOn, replay];
  return (
    <li className="tables-card">
      <TableLine table={table} />
      <div className="tables-doing">
        <Link className="button button-quiet" href={second.href}>
          {second.said}
          <Which name={name} />
        </Link>
        {isOver && (
          <Link className="button button-quiet" href={`/analyse/${table.id}`}>
            {say({ fr: 'Analyser', en: 'Review' })}
            <Which name={name} />
          </Link>
        )}
        <ExportButton table={table} name={name} />
        <RemoveButton remove={remove} name={name} />
      </div>
      <Link className={`button tables-open ${isOver ? '' : 'button-primary'}`} href={first.href}>
        {first.said}
        <Which name={name} />
      </Link>
    </li>
  );
}

export function UnreadableCard({ table, remove }: { table: Unreadable } & Doing) {
  const say = useSay();
  return (
    <li className="tables-card">
      <div className="tables-unreadable">
        <strong>{say({ fr: `Table ${table.id}`, en: `Table ${table.id}` })}</strong>
        <p>
          {say({
            fr: 'Ce qui est gardé de cette partie est abîmé ou vient d’une autre version. Exportez-le si vous y tenez, ou supprimez-le.',
            en: 'What is kept of this game is damaged or comes from another version. Export it if it matters to you, or delete it.',
          })}
        </p>
        <details>
          <summary>{say({ fr: 'Détails', en: 'Details' })}</summary>
          <pre className="page-detail">{table.unreadable}</pre>
        </details>
      </div>
      <div className="tables-doing">
        <ExportButton table={table} name={table.id} />
        <RemoveButton remove={remove} name={table.id} />
      </div>
    </li>
  );
}

function ExportButton({ table, name }: { table: StoredTable | Unreadable; name: string }) {
  const say = useSay();
  const save = async () => {
    // By itself: writing a record takes the game's rules.
    const { exportTable } = await import('./export-table.ts');
    void exportTable(table);
  };
  return (
    <button type="button" className="button button-quiet" onClick={() => void save()}>
      {say({ fr: 'Exporter', en: 'Export' })}
      <Which name={name} />
    </button>
  );
}

function RemoveButton({ remove, name }: Doing & { name: string }) {
  const say = useSay();
  return (
    <button type="button" className="button button-quiet" onClick={remove}>
      {say({ fr: 'Supprimer', en: 'Delete' })}
      <Which name={name} />
    </button>
  );
}

/** Which table a button is about, for those who hear the buttons one by one. */
function Which({ name }: { name: string }) {
  return <span className="visually-hidden"> · {name}</span>;
}
