/** A table that can't be opened: what is the matter, and the ways out. */
import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { download } from './download.ts';

export type Trouble =
  | { readonly kind: 'not-there' }
  | { readonly kind: 'not-readable'; readonly message: string; readonly raw: unknown }
  | { readonly kind: 'not-loaded'; readonly message: string };

const TITLES = {
  'not-there': { fr: 'Il n’y a pas de table à cette adresse', en: 'There is no table at this address' },
  'not-readable': { fr: 'Cette table ne peut plus être lue', en: 'This table can no longer be read' },
  'not-loaded': { fr: 'Le jeu n’a pas pu être chargé', en: 'The game could not be loaded' },
} as const;

const WAYS_OUT = {
  'not-there': {
    fr: 'Les tables sont gardées dans le navigateur où elles ont été ouvertes. Celle-ci a peut-être été supprimée, ou elle est sur un autre appareil.',
    en: 'Tables are kept in the browser they were opened in. This one may have been deleted, or be on another device.',
  },
  'not-readable': {
    fr: 'Rien n’a été effacé : vous pouvez enregistrer ce qui était gardé, puis commencer une nouvelle partie.',
    en: 'Nothing was deleted: you can save what was kept, then start a new game.',
  },
  'not-loaded': {
    fr: 'Vérifiez la connexion, puis rechargez la page. La partie est gardée.',
    en: 'Check the connection, then reload the page. The game is kept.',
  },
} as const;

export function TableTrouble({ trouble }: { readonly trouble: Trouble }) {
  const say = useSay();
  return (
    <main className="page page-narrow">
      <h1>{say(TITLES[trouble.kind])}</h1>
      <p>{say(WAYS_OUT[trouble.kind])}</p>
      {trouble.kind !== 'not-there' && <pre className="page-detail">{trouble.message}</pre>}
      <p className="page-ways-out">
        {trouble.kind === 'not-loaded' && (
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {say({ fr: 'Recharger', en: 'Reload' })}
          </button>
        )}
        {trouble.kind === 'not-readable' && (
          <button
            type="button"
            className="button"
            onClick={() => download('tablee-table.json', JSON.stringify(trouble.raw, null, 2))}
          >
            {say({ fr: 'Enregistrer ce qui reste', en: 'Save what is left' })}
          </button>
        )}
        <Link href="/tables" className="button">
          {say({ fr: 'Mes tables', en: 'My tables' })}
        </Link>
        <Link href="/" className="button">
          {say({ fr: 'Accueil', en: 'Home' })}
        </Link>
      </p>
    </main>
  );
}
