import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { Page } from './page.tsx';

/** An address that leads nowhere, or to a table that is no longer there. */
export function NotFound() {
  const say = useSay();
  const title = say({ fr: 'Personne à cette table', en: 'Nobody at this table' });
  return (
    <Page title={title} className="page-word">
      <EmptyTable />
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

/** The house's mark, everybody gone. */
function EmptyTable() {
  return (
    <svg className="page-empty" viewBox="-50 -50 100 100" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((turn, seat) => (
        <rect
          key={turn}
          x="-13"
          y={seat === 1 ? -49 : -46}
          width="26"
          height="20"
          rx="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="3 3"
          transform={`rotate(${turn + (seat === 1 ? 9 : 0)})`}
        />
      ))}
      <circle r="28" fill="#f6ecd6" />
      <circle r="23.5" fill="none" stroke="#c9a877" strokeWidth="2" />
    </svg>
  );
}
