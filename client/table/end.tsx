/** The end of a game: the game's own telling of it, and where to go from here. */
import type { Opened } from '@tablee/games';
import { plural, type Seat } from '@tablee/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { typeset, useLanguage, useSay, useSettings } from '../settings/index.ts';
import { BroughtAtEnd } from '../workshop/brought-at-end.tsx';
import type { Snapshot } from './table-session.ts';
import { verdictFor } from './verdict.ts';

interface Props {
  readonly opened: Opened;
  readonly content: unknown;
  readonly names: readonly string[];
  readonly snapshot: Snapshot;
  readonly ways: ReactNode;
  /** Whom the end is told to; null where several look, or somebody who doesn't play. */
  readonly viewer: Seat | null;
  /** A lesson lays out cards of its own: what was brought is not what was played with. */
  readonly isLesson: boolean;
}

export function End({ opened, content, names, snapshot, ways, viewer, isLesson }: Props) {
  const { game, table } = opened;
  const { view, takenBack } = snapshot;
  const say = useSay();
  const language = useLanguage();
  const { colourSafe } = useSettings();
  const [hidden, setHidden] = useState(false);
  if (!view.result) return null;
  if (hidden) {
    return (
      <button type="button" className="button button-primary end-show" onClick={() => setHidden(false)}>
        {say({ fr: 'Voir le résultat', en: 'Show the result' })}
      </button>
    );
  }
  return (
    <section className="end" aria-label={say({ fr: 'Fin de la partie', en: 'End of the game' })}>
      <div className="end-card">
        <div className="end-result" aria-live="polite">
          {viewer !== null && <h2>{say(verdictFor(game, view.result, viewer))}</h2>}
          <p data-alone={viewer === null || undefined}>
            {typeset(game.words.result(view, view.result, language, content, names), language)}
          </p>
        </div>
        <table.Ending
          view={view}
          content={content}
          language={language}
          names={names}
          heard={snapshot.told.map(({ event }) => event)}
          colourSafe={colourSafe}
        />
        {game.brings && !isLesson && <BroughtAtEnd {...{ game, view, content, names }} />}
        {takenBack > 0 && (
          <p className="end-taken-back">
            {say({
              fr: `${takenBack} choix ${plural('fr', takenBack, 'a été repris', 'ont été repris')} au-delà des règles d’annulation.`,
              en: `${takenBack} ${plural('en', takenBack, 'choice was', 'choices were')} taken back beyond the rules of undo.`,
            })}
          </p>
        )}
        <div className="end-ways">
          {ways}
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
