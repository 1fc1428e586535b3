/** `/regles/:game/:rule`: the rulebook as a page of its own. */
import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { Rulebook } from './rules/rulebook.tsx';
import './rules.css';
import { useGame } from './use-game.ts';

export function RulesPage({ game: id, rule }: { game: string; rule: string | null }) {
  const language = useLanguage();
  const say = useSay();
  const opened = useGame(id);
  const [, go] = useLocation();
  const open = useCallback((cited: string) => go(`/regles/${id}/${cited}`), [go, id]);
  if (opened === undefined) return <NotFound />;
  const { game, table } = opened;
  const title = say({ fr: `Règles de ${game.name.fr}`, en: `Rules of ${game.name.en}` });
  return (
    <Page title={title} className="rules-page" fixed>
      <div className={`rules-sheet ${table.theme}`}>
        <div className="rules-title">
          <h1>{say(game.name)}</h1>
          <Link className="button button-primary" href={`/jouer/${game.id}`}>
            {say({ fr: 'Jouer', en: 'Play' })}
          </Link>
        </div>
        <Rulebook game={game} table={table} rule={rule} language={language} open={open} />
      </div>
    </Page>
  );
}
