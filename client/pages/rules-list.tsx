/** `/regles`: which rulebook. */
import { BOXES } from '@tablee/games';
import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { Cover } from './cover.tsx';
import { Page } from './page.tsx';
import './rules.css';

export function RulesList() {
  const say = useSay();
  const title = say({ fr: 'Règles des jeux', en: 'Rules of the games' });
  return (
    <Page title={title} className="page-word">
      <h1>{title}</h1>
      <ul className="rules-list">
        {BOXES.map((box) => (
          <li key={box.id}>
            <Link href={`/regles/${box.id}`}>
              <span className="rules-cover">
                <Cover box={box} />
              </span>
              <strong>{say(box.name)}</strong>
              <span>{say(box.blurb)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
