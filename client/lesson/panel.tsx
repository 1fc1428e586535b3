/** What the lesson says: one sentence, how far one is, and the ways on, back and out. */
import type { LessonPart, LessonStep } from '@tablee/games/lesson';
import type { ReactNode } from 'react';
import { typeset, useLanguage, useSay } from '../settings/index.ts';
import './lesson.css';

interface Props {
  readonly parts: readonly LessonPart[];
  /** Which part, and how many of its steps are done. */
  readonly part: number;
  readonly done: number;
  /** What is to be done now; null when the part is over. */
  readonly step: LessonStep | null;
  readonly back: (() => void) | null;
  show(): void;
  doIt(): void;
  next(): void;
  readonly leave: ReactNode;
  /** Where one goes after the last part. */
  readonly after: ReactNode;
}

export function LessonPanel({ parts, part, done, step, back, show, doIt, next, leave, after }: Props) {
  const say = useSay();
  const language = useLanguage();
  const isLast = part === parts.length - 1;
  const steps = parts.flatMap(({ steps: all }) => all).length;
  const before = parts.slice(0, part).flatMap(({ steps: all }) => all).length + done;
  return (
    <section className="lesson-panel" aria-label={say({ fr: 'Leçon', en: 'Lesson' })}>
      <div className="lesson-how-far">
        <strong>{say(parts[part]!.title)}</strong>
        <progress
          max={steps}
          value={before}
          aria-label={say({ fr: `${before} étapes sur ${steps}`, en: `${before} of ${steps} steps` })}
        />
      </div>
      <p className="lesson-says" aria-live="polite">
        {step
          ? typeset(say(step.says), language)
          : isLast
            ? say({
                fr: 'Vous savez jouer. Le reste est dans le livret, et chaque refus dit sa règle.',
                en: 'You know how to play. The rest is in the book, and every refusal names its rule.',
              })
            : say({ fr: 'C’est fait.', en: 'Done.' })}
      </p>
      <div className="lesson-ways">
        {back && (
          <button type="button" className="button button-quiet lesson-back" onClick={back}>
            <span aria-hidden="true">←</span>
            <span className="lesson-back-name">{say({ fr: 'Étape précédente', en: 'Step back' })}</span>
          </button>
        )}
        {step && (
          <>
            <button type="button" className="button button-quiet" onClick={doIt}>
              {say({ fr: 'Faire à ma place', en: 'Do it for me' })}
            </button>
            <button type="button" className="button" onClick={show}>
              {say({ fr: 'Montrer', en: 'Show me' })}
            </button>
          </>
        )}
        {!step && !isLast && (
          <button type="button" className="button button-primary" onClick={next}>
            {say({ fr: 'Continuer', en: 'Go on' })}
            <span className="lesson-next"> · {say(parts[part + 1]!.title)}</span>
          </button>
        )}
        {!step && isLast && after}
        {leave}
      </div>
    </section>
  );
}
