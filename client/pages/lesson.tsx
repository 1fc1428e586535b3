/** `/apprendre/:game`: the game learnt by hand. One can leave at any moment, and comes back to the part one was at. */
import { boxOf, type Opened } from '@tablee/games';
import type { Lesson } from '@tablee/games/lesson';
import type { Choice } from '@tablee/kernel';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { type Learner, LessonSession } from '../lesson/lesson-session.ts';
import { LessonPanel } from '../lesson/panel.tsx';
import { keepProgress, progressOf } from '../lesson/progress.ts';
import { currentSettings, useSay } from '../settings/index.ts';
import { Frame } from '../table/frame.tsx';
import { NotFound } from './not-found.tsx';
import { useGame } from './use-game.ts';

export function LessonPage({ game: id }: { readonly game: string }) {
  const opened = useGame(id);
  const lesson = use(lessonOnce(id));
  if (!opened || !lesson) return <NotFound />;
  return <Taught opened={opened} lesson={lesson} />;
}

interface At {
  readonly part: number;
  /** Made already when the part is begun in the middle. */
  readonly choices: readonly Choice[];
}

function Taught({ opened, lesson }: { readonly opened: Opened; readonly lesson: Lesson }) {
  const say = useSay();
  const { game } = opened;
  const { parts } = lesson;
  const [at, setAt] = useState<At>(() => {
    const { part, done } = progressOf(game.id);
    return { part: done || part >= parts.length ? 0 : part, choices: [] };
  });
  const session = useMemo(
    () => new LessonSession(opened, parts[at.part]!, at.choices, learner(say(YOU))),
    [opened, parts, at, say],
  );
  useSyncExternalStore(session.subscribe, session.snapshot);
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);

  const { step, stepNumber } = session;
  const isOver = step === null && at.part === parts.length - 1;
  useEffect(() => keepProgress(game.id, { part: at.part, done: isOver }), [game, at, isOver]);

  const back = () => {
    if (stepNumber > 0) setAt({ part: at.part, choices: session.choicesBefore(stepNumber - 1) });
    else setAt({ part: at.part - 1, choices: [] });
  };
  const play = (
    <Link href={`/jouer/${game.id}`} className="button button-primary">
      {say({ fr: 'Jouer une partie', en: 'Play a game' })}
    </Link>
  );
  const again = (
    <button type="button" className="button" onClick={() => setAt({ part: 0, choices: [] })}>
      {say({ fr: 'Reprendre la leçon au début', en: 'Begin the lesson again' })}
    </button>
  );
  return (
    <div className="lesson">
      <LessonPanel
        parts={parts}
        part={at.part}
        done={stepNumber}
        step={step}
        back={stepNumber > 0 || at.part > 0 ? back : null}
        show={() => void session.hint()}
        doIt={() => session.doIt()}
        next={() => setAt({ part: at.part + 1, choices: [] })}
        after={play}
        leave={
          <Link href={`/jouer/${game.id}`} className="button button-quiet">
            {say({ fr: 'Quitter', en: 'Leave' })}
          </Link>
        }
      />
      <Frame
        key={at.part}
        session={session}
        opened={opened}
        menu={() => again}
        ways={
          <>
            {play}
            {again}
            <Link href={`/regles/${game.id}`} className="button">
              {say({ fr: 'Lire les règles', en: 'Read the rules' })}
            </Link>
          </>
        }
      />
    </div>
  );
}

const YOU = { fr: 'Vous', en: 'You' } as const;

function learner(you: string): Learner {
  const { name } = currentSettings();
  return { name: name || you, pace: () => currentSettings().pace };
}

const LESSONS = new Map<string, Promise<Lesson | undefined>>();

function lessonOnce(id: string): Promise<Lesson | undefined> {
  let lesson = LESSONS.get(id);
  if (!lesson) {
    lesson = Promise.resolve(boxOf(id)?.lesson?.());
    lesson.catch(() => LESSONS.delete(id));
    LESSONS.set(id, lesson);
  }
  return lesson;
}
