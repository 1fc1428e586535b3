/** When a page cannot be shown: what happened, and the way out. */
import { Component, type ReactNode } from 'react';
import { useSay } from '../settings/index.ts';
import { PageHead } from './page.tsx';

interface Props {
  /** Another address: another try. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly at: string;
}

export class TroubleBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { error: null, at };
  }

  override render() {
    return this.state.error ? <TroublePage error={this.state.error} /> : this.props.children;
  }
}

/** Browsers word it differently; all of them say that it is about importing a module. */
function isLoadFailure({ message }: Error): boolean {
  return /dynamically imported module|importing a module|module script|preload css/i.test(message);
}

const LOAD = {
  title: { fr: 'Cette page n’est pas arrivée', en: 'This page did not arrive' },
  text: {
    fr: 'Le réseau n’a pas répondu, ou Tablée vient d’être mise à jour. Vos parties sont en sécurité dans ce navigateur.',
    en: 'The network did not answer, or Tablée has just been updated. Your games are safe in this browser.',
  },
};
const BROKEN = {
  title: { fr: 'Quelque chose s’est renversé', en: 'Something got knocked over' },
  text: {
    fr: 'Une erreur a arrêté cette page. Vos parties sont enregistrées après chaque choix : rien n’est perdu.',
    en: 'An error stopped this page. Your games are saved after every choice: nothing is lost.',
  },
};

function TroublePage({ error }: { error: Error }) {
  const say = useSay();
  const { title, text } = isLoadFailure(error) ? LOAD : BROKEN;
  return (
    <div className="page page-word">
      <title>{`${say(title)} · Tablée`}</title>
      <PageHead />
      <main className="page-main" id="main">
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
        <p className="page-ways">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {say({ fr: 'Réessayer', en: 'Try again' })}
          </button>
          {/* A whole new load, not a route: whatever broke must not come along. */}
          <a className="button" href="/">
            {say({ fr: 'Retour à l’accueil', en: 'Back to the home page' })}
          </a>
        </p>
        <details className="page-details">
          <summary>{say({ fr: 'Détails pour un rapport', en: 'Details for a report' })}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      </main>
    </div>
  );
}
