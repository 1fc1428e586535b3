/** `/`: the boxes on the shelf, and the games that wait to be gone on with. */
import { BOXES, type Box } from '@tablee/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { wasGuest } from '../online/guest.ts';
import { useSay } from '../settings/index.ts';
import { countRows, onRows } from '../storage/rows.ts';
import { Facts } from './facts.tsx';
import { GameBox } from './game-box.tsx';
import './home/home.css';
import { Ornaments } from './home/ornaments.tsx';
import { PageFoot, PageHead } from './page.tsx';

// It reads whole tables: too much to load for somebody who has none yet.
const Resume = lazy(() => import('./home/resume.tsx').then(({ Resume: part }) => ({ default: part })));

const MyTables = lazy(() =>
  import('../online/my-tables.tsx').then(({ MyTables: part }) => ({ default: part })),
);

export function Home() {
  const say = useSay();
  const hasTables = useHasTables();
  return (
    <div className="page home">
      <title>
        {say({ fr: 'Tablée · jeux de cartes et de plateau', en: 'Tablée · card and board games' })}
      </title>
      <PageHead />
      <main className="home-main" id="main">
        <div className="home-words">
          <h1>{say({ fr: 'À quoi joue-t-on ?', en: 'What shall we play?' })}</h1>
          <p>
            {say({
              fr: 'De vrais jeux, avec toutes leurs règles. Seul, contre l’ordinateur, autour de cet écran ou en ligne entre amis. Sans compte.',
              en: 'Real games, with all their rules. On your own, against the computer, round this screen or online with friends. No account.',
            })}
          </p>
          {wasGuest() && (
            <Suspense fallback={null}>
              <MyTables only="open" most={3} />
            </Suspense>
          )}
          {hasTables && (
            <Suspense fallback={null}>
              <Resume />
            </Suspense>
          )}
        </div>
        <ul className="home-shelf">
          {BOXES.map((box) => (
            <ShelfPlace key={box.id} box={box} />
          ))}
          <Ornaments />
        </ul>
      </main>
      <PageFoot />
    </div>
  );
}

function ShelfPlace({ box }: { box: Box }) {
  const say = useSay();
  return (
    <li className="home-place">
      <Link className="home-game" href={`/jouer/${box.id}`}>
        <span className="home-box">
          <GameBox box={box} />
        </span>
        <div className={`home-label theme-${box.id}`}>
          <strong>{say(box.name)}</strong>
          <span className="home-blurb">{say(box.blurb)}</span>
          <Facts game={box} />
          <span className="home-play">{say({ fr: 'Jouer', en: 'Play' })}</span>
        </div>
      </Link>
      <div className="home-more">
        {box.lesson && (
          <Link href={`/apprendre/${box.id}`}>
            {say({ fr: 'Apprendre', en: 'Learn' })}
            <span className="visually-hidden"> · {say(box.name)}</span>
          </Link>
        )}
        <Link href={`/regles/${box.id}`}>
          {say({ fr: 'Règles', en: 'Rules' })}
          <span className="visually-hidden"> · {say(box.name)}</span>
        </Link>
      </div>
    </li>
  );
}

function useHasTables(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let gone = false;
    const count = () => {
      countRows('tables').then(
        (tables) => {
          if (!gone) setHas(tables > 0);
        },
        () => undefined,
      );
    };
    count();
    const stop = onRows('tables', count);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return has;
}
