/** `/jouer/:game`: who sits where, with which settings; one press and the game begins. */

import type { Opened } from '@tablee/games';
import { boxOf } from '@tablee/games';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { LessonOffer } from '../lesson/offer.tsx';
import { useSay } from '../settings/index.ts';
import { WorkshopLink } from '../workshop/link.tsx';
import { Facts } from './facts.tsx';
import { GameBox } from './game-box.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { SetUpForm } from './set-up/form.tsx';
import './set-up/set-up.css';
import { useGame } from './use-game.ts';

export function SetUpPage({ game: id }: { game: string }) {
  const opened = useGame(id);
  return opened === undefined ? <NotFound /> : <SetUp opened={opened} />;
}

function SetUp({ opened }: { opened: Opened }) {
  const say = useSay();
  const { game, table } = opened;
  const box = boxOf(game.id);
  useEffect(() => {
    // Whoever reads this page is about to sit down: the table may be fetched meanwhile.
    import('./table.tsx').catch(() => undefined);
  }, []);
  return (
    <Page title={say(game.name)} className="set-up">
      <div className="set-up-side">
        {box && <GameBox box={box} />}
        <div className="set-up-about">
          <p>{say(game.blurb)}</p>
          <Facts game={game} />
          {box?.lesson && <LessonOffer game={game.id} />}
          <Link className="set-up-rules" href={`/regles/${game.id}`}>
            {say({ fr: 'Lire les règles', en: 'Read the rules' })}
          </Link>
          <WorkshopLink game={game.id} className="set-up-rules" />
        </div>
      </div>
      <div className={`set-up-sheet ${table.theme}`}>
        <h1>{say(game.name)}</h1>
        <h2 className="visually-hidden">{say({ fr: 'La table', en: 'The table' })}</h2>
        <SetUpForm game={game} table={table} />
      </div>
    </Page>
  );
}
