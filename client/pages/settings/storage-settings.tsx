/** What this browser keeps: how much, as a file, and not any more. */
import { plural, type Text } from '@tablee/kernel';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../settings/index.ts';
import { tables, useTables } from '../../storage/index.ts';

export function StorageSettings() {
  const say = useSay();
  const { list, kept } = useTables();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = list?.length ?? 0;
  const saveAll = async () => {
    const { exportAll } = await import('../tables/export-table.ts');
    exportAll(list ?? []);
  };
  const removeAll = async () => {
    for (const { id } of list ?? []) await tables.remove(id);
    dialog.current?.close();
  };
  return (
    <section className="settings-storage" aria-labelledby="storage">
      <h2 id="storage">{say({ fr: 'Mes parties', en: 'My games' })}</h2>
      <p>{say(kept ? howMany(count) : NOT_KEPT)}</p>
      <div className="settings-doing">
        <Link className="button" href="/tables">
          {say({ fr: 'Voir mes parties', en: 'See my games' })}
        </Link>
        <button type="button" className="button" disabled={count === 0} onClick={() => void saveAll()}>
          {say({ fr: 'Tout exporter', en: 'Export all' })}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={count === 0}
          onClick={() => dialog.current?.showModal()}
        >
          {say({ fr: 'Tout supprimer…', en: 'Delete all…' })}
        </button>
      </div>
      <dialog className="settings-confirm" ref={dialog} aria-labelledby="confirm">
        <h2 id="confirm">
          {say({
            fr: `Supprimer ${count} ${plural('fr', count, 'partie', 'parties')} ?`,
            en: `Delete ${count} ${plural('en', count, 'game', 'games')}?`,
          })}
        </h2>
        <p>
          {say({
            fr: 'Elles ne pourront pas être retrouvées. Exportez-les d’abord si vous y tenez.',
            en: 'They cannot be brought back. Export them first if they matter to you.',
          })}
        </p>
        <div className="settings-doing">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {say({ fr: 'Les garder', en: 'Keep them' })}
          </button>
          <button type="button" className="button button-danger" onClick={() => void removeAll()}>
            {say({ fr: 'Tout supprimer', en: 'Delete all' })}
          </button>
        </div>
      </dialog>
    </section>
  );
}

const NOT_KEPT: Text = {
  fr: 'Ce navigateur refuse de garder les parties : elles disparaîtront avec cet onglet.',
  en: 'This browser refuses to keep games: they will vanish with this tab.',
};

function howMany(count: number): Text {
  if (count === 0) return { fr: 'Aucune partie pour l’instant.', en: 'No games yet.' };
  return {
    fr: `${count} ${plural('fr', count, 'partie gardée', 'parties gardées')} dans ce navigateur, et nulle part ailleurs.`,
    en: `${count} ${plural('en', count, 'game', 'games')} kept in this browser, and nowhere else.`,
  };
}
