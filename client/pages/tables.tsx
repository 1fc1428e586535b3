/** `/tables`: what was begun here and what was finished here; a game from a file. */
import { BOXES } from '@tablee/games';
import type { Text } from '@tablee/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { MyTables } from '../online/my-tables.tsx';
import { useSay } from '../settings/index.ts';
import { isUnreadable, type StoredTable, tables, type Unreadable, useTables } from '../storage/index.ts';
import { GameBox } from './game-box.tsx';
import { Page } from './page.tsx';
import { ImportZone } from './tables/import-zone.tsx';
import { TableCard, UnreadableCard } from './tables/table-card.tsx';
import './tables/tables.css';

type Kept = StoredTable | Unreadable;

const PARTS: readonly { title: Text; holds(table: Kept): boolean }[] = [
  {
    title: { fr: 'En cours', en: 'In progress' },
    holds: (table) => !isUnreadable(table) && table.result === null,
  },
  {
    title: { fr: 'Terminées', en: 'Finished' },
    holds: (table) => !isUnreadable(table) && table.result !== null,
  },
  { title: { fr: 'Illisibles', en: 'Unreadable' }, holds: isUnreadable },
];

export function TablesPage() {
  const say = useSay();
  const { list } = useTables();
  const [removed, setRemoved] = useState<Kept | null>(null);
  const title = say({ fr: 'Mes parties', en: 'My games' });
  const remove = (table: Kept) => {
    setRemoved(table);
    void tables.remove(table.id);
  };
  return (
    <Page title={title} className="tables">
      <div className="tables-list">
        <h1>{title}</h1>
        <p>
          <Link href="/statistiques">{say({ fr: 'Mes statistiques', en: 'My statistics' })}</Link>
        </p>
        <MyTables />
        {list?.length === 0 && <NoTables />}
        {PARTS.map(({ title: part, holds }) => {
          const held = (list ?? []).filter(holds);
          if (held.length === 0) return null;
          return (
            <section key={part.en}>
              <h2>
                {say(part)} <span className="tables-count">{held.length}</span>
              </h2>
              <ul>
                {held.map((table) =>
                  isUnreadable(table) ? (
                    <UnreadableCard key={table.id} table={table} remove={() => remove(table)} />
                  ) : (
                    <TableCard key={table.id} table={table} remove={() => remove(table)} />
                  ),
                )}
              </ul>
            </section>
          );
        })}
      </div>
      <ImportZone />
      <div className="tables-removed" role="status">
        {removed && (
          <p>
            {say({ fr: 'Partie supprimée.', en: 'Game deleted.' })}
            <button
              type="button"
              className="button"
              onClick={() => {
                void tables.restore(removed);
                setRemoved(null);
              }}
            >
              {say({ fr: 'Annuler', en: 'Undo' })}
            </button>
          </p>
        )}
      </div>
    </Page>
  );
}

function NoTables() {
  const say = useSay();
  return (
    <div className="tables-none">
      <p>
        {say({
          fr: 'Aucune partie ici pour l’instant. Elles s’enregistrent toutes seules, après chaque choix, dans ce navigateur. Par laquelle commencer ?',
          en: 'No games here yet. They save themselves, after every choice, in this browser. Which one first?',
        })}
      </p>
      <ul>
        {BOXES.map((box) => (
          <li key={box.id}>
            <Link href={`/jouer/${box.id}`}>
              <GameBox box={box} />
              <span>{say(box.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
