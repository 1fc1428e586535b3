/** On the box: the lesson, put forward until it has been begun. */
import { Link } from 'wouter';
import { useSay } from '../settings/index.ts';
import { progressOf, wasBegun } from './progress.ts';
import './offer.css';

export function LessonOffer({ game }: { readonly game: string }) {
  const say = useSay();
  const isNew = !wasBegun(game);
  const { done } = progressOf(game);
  return (
    <Link className="lesson-offer" data-new={isNew || undefined} href={`/apprendre/${game}`}>
      <strong>
        {isNew
          ? say({ fr: 'Première fois ? Apprenez en jouant', en: 'First time? Learn by playing' })
          : done
            ? say({ fr: 'Refaire la leçon', en: 'Take the lesson again' })
            : say({ fr: 'Reprendre la leçon', en: 'Go on with the lesson' })}
      </strong>
      {isNew && (
        <span>
          {say({ fr: 'Trois minutes, à la vraie table.', en: 'Three minutes, at the real table.' })}
        </span>
      )}
    </Link>
  );
}
