/** `/regles`: which rulebook. */
import { SHELF } from '@tablee/games/shelf';
import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { Page } from './page.tsx';
import './rules.css';

export function RulesList() {
  const say = useSay();
  const title = say({ fr: 'Règles des jeux', en: 'Rules of the games' });
  return (
    <Page title={title} className="page-word">
      <h1>{title}</h1>
      <ul className="rules-list">
        {SHELF.map(({ id, name, blurb, Box }) => (
          <li key={id}>
            <Link href={`/regles/${id}`}>
              <span className="rules-cover">
                <Box />
              </span>
              <strong>{say(name)}</strong>
              <span>{say(blurb)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
