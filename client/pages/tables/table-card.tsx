/** A table in the list, with what can be done with it. */
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
  const replay = say({ fr: 'Revoir', en: 'Replay' });
  return (
    <li className="tables-card">
      <Link className="tables-open" href={isOver ? `/rejouer/${table.id}` : `/table/${table.id}`}>
        <TableLine table={table} />
        <span className={`button ${isOver ? '' : 'button-primary'}`}>
          {isOver ? replay : say({ fr: 'Reprendre', en: 'Carry on' })}
        </span>
      </Link>
      <div className="tables-doing">
        {isOver ? (
          <Link className="button button-quiet" href={`/table/${table.id}`}>
            {say({ fr: 'Voir la table', en: 'See the table' })}
          </Link>
        ) : (
          <Link className="button button-quiet" href={`/rejouer/${table.id}`}>
            {replay}
          </Link>
        )}
        <ExportButton table={table} />
        <RemoveButton remove={remove} />
      </div>
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
        <ExportButton table={table} />
        <RemoveButton remove={remove} />
      </div>
    </li>
  );
}

function ExportButton({ table }: { table: StoredTable | Unreadable }) {
  const say = useSay();
  const save = async () => {
    // By itself: writing a record takes the game's rules.
    const { exportTable } = await import('./export-table.ts');
    exportTable(table);
  };
  return (
    <button type="button" className="button button-quiet" onClick={() => void save()}>
      {say({ fr: 'Exporter', en: 'Export' })}
    </button>
  );
}

function RemoveButton({ remove }: Doing) {
  const say = useSay();
  return (
    <button type="button" className="button button-quiet" onClick={remove}>
      {say({ fr: 'Supprimer', en: 'Delete' })}
    </button>
  );
}
