/** The end of a game: the game's own telling of it, and where to go from here. */
import type { Opened } from '@tablee/games/tables';
import { plural } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useSay, useSettings } from '../settings/index.ts';
import { histories, newTable, tables } from '../storage/index.ts';
import { download, recordName } from './download.ts';
import type { Session, Snapshot } from './session.ts';

interface Props {
  readonly session: Session;
  readonly opened: Opened;
  readonly names: readonly string[];
  readonly snapshot: Snapshot;
}

export function End({ session, opened, names, snapshot }: Props) {
  const { game, table } = opened;
  const { view } = snapshot;
  const say = useSay();
  const language = useLanguage();
  const { colourSafe } = useSettings();
  const [, go] = useLocation();
  const [hidden, setHidden] = useState(false);
  useEffect(() => void remember(session, opened), [session, opened]);
  if (!view.result) return null;

  const again = async () => {
    const { sitting, start } = session.stored;
    // Whoever sat first sits last: the order is fair over two games.
    const turned = sitting.length > 1 ? [...sitting.slice(1), sitting[0]!] : sitting;
    const next = newTable({ game, sitting: turned, config: start.config });
    await tables.put(next);
    go(`/table/${next.id}`);
  };

  if (hidden) {
    return (
      <button type="button" className="button button-primary end-show" onClick={() => setHidden(false)}>
        {say({ fr: 'Voir le résultat', en: 'Show the result' })}
      </button>
    );
  }
  const { takenBack } = session;
  return (
    <section className="end" aria-label={say({ fr: 'Fin de la partie', en: 'End of the game' })}>
      <div className="end-card">
        <h2 className="end-result" aria-live="polite">
          {game.words.result(view, view.result, language)}
        </h2>
        <table.Ending
          view={view}
          content={session.content}
          language={language}
          names={names}
          heard={snapshot.told.map(({ event }) => event)}
          colourSafe={colourSafe}
        />
        {takenBack > 0 && (
          <p className="end-taken-back">
            {say({
              fr: `${takenBack} choix ${plural('fr', takenBack, 'a été repris', 'ont été repris')} au-delà des règles d’annulation.`,
              en: `${takenBack} ${plural('en', takenBack, 'choice was', 'choices were')} taken back beyond the rules of undo.`,
            })}
          </p>
        )}
        <div className="end-ways">
          <button type="button" className="button button-primary" onClick={() => void again()}>
            {game.seats.max === 1
              ? say({ fr: 'Rejouer', en: 'Play again' })
              : say({ fr: 'Revanche', en: 'Rematch' })}
          </button>
          <Link href={`/jouer/${game.id}`} className="button">
            {say({ fr: 'Autre mise en place', en: 'Another set-up' })}
          </Link>
          <Link href={`/rejouer/${session.stored.id}`} className="button">
            {say({ fr: 'Revoir la partie', en: 'Watch it again' })}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() => download(recordName(game.id, session.stored.created), session.record)}
          >
            {say({ fr: 'Enregistrer la partie', en: 'Save the record' })}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setHidden(true)}>
            {say({ fr: 'Voir la table', en: 'See the table' })}
          </button>
          <Link href="/" className="button button-quiet">
            {say({ fr: 'Accueil', en: 'Home' })}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** A finished game goes into the player's history, once. */
async function remember(session: Session, { game, history }: Opened): Promise<void> {
  if (!history || session.stored.counted || session.people.length === 0) return;
  session.counted();
  const kept = await histories.get(game.id);
  await histories.put(game.id, history.after(readOrEmpty(history, kept), session.end));
}

function readOrEmpty(history: NonNullable<Opened['history']>, kept: unknown): unknown {
  if (kept === undefined) return history.empty();
  try {
    return history.read(kept);
  } catch {
    return history.empty();
  }
}
