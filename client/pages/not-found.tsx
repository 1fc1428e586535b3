import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { Page } from './page.tsx';

/** An address that leads nowhere, or to a table that is no longer there. */
export function NotFound() {
  const say = useSay();
  const title = say({ fr: 'Personne à cette table', en: 'Nobody at this table' });
  return (
    <Page title={title} className="page-word">
      <h1>{title}</h1>
      <p>
        {say({
          fr: 'Cette adresse ne mène à aucune page de Tablée. Un lien a peut-être été mal recopié.',
          en: 'This address leads to no page of Tablée. Perhaps a link was miscopied.',
        })}
      </p>
      <p className="page-ways">
        <Link className="button button-primary" href="/">
          {say({ fr: 'Choisir un jeu', en: 'Choose a game' })}
        </Link>
        <Link className="button" href="/tables">
          {say({ fr: 'Voir mes parties', en: 'See my games' })}
        </Link>
      </p>
    </Page>
  );
}
