/** The buttons of a replay: back, play, on, anywhere; from whose seat; take over from here. */
import type { Seat } from '@tablee/kernel';
import { useSay } from '../settings/index.ts';
import type { Chapter } from './chapters.ts';
import type { Projected, Projector } from './projector.ts';

interface Props {
  readonly projector: Projector;
  readonly projected: Projected;
  readonly chapters: readonly Chapter[];
  readonly seats: readonly (Seat | null)[];
  nameOf(seat: Seat | null): string;
  takeOver(): void;
}

export function Controls({ projector, projected, chapters, seats, nameOf, takeOver }: Props) {
  const say = useSay();
  const { at, seat, playing } = projected;
  const { length } = projector.film;
  const chapter = chapters.filter((each) => each.at <= at).at(-1);
  const next = chapters.find((each) => each.at > at);
  const before = chapters.filter((each) => each.at < at).at(-1);

  return (
    <section className="replay-controls" aria-label={say({ fr: 'Commandes', en: 'Controls' })}>
      <div className="replay-buttons">
        <button
          type="button"
          className="button"
          disabled={!before && at === 0}
          onClick={() => projector.goTo(before?.at ?? 0)}
          aria-label={say({ fr: 'Chapitre précédent', en: 'Previous chapter' })}
        >
          <Shape d="M4 4h3v16H4zM20 4v16L9 12z" />
        </button>
        <button
          type="button"
          className="button"
          disabled={at === 0}
          onClick={() => projector.goTo(at - 1)}
          aria-label={say({ fr: 'Un choix en arrière', en: 'One choice back' })}
          aria-keyshortcuts="ArrowLeft"
        >
          <Shape d="M17 4v16L6 12z" />
        </button>
        <button
          type="button"
          className="button button-primary"
          onClick={() => (playing ? projector.pause() : projector.play())}
          aria-label={playing ? 'Pause' : say({ fr: 'Lecture', en: 'Play' })}
          aria-keyshortcuts="Space"
        >
          <Shape d={playing ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M6 3v18l14-9z'} />
        </button>
        <button
          type="button"
          className="button"
          disabled={at === length}
          onClick={() => projector.step()}
          aria-label={say({ fr: 'Un choix en avant', en: 'One choice on' })}
          aria-keyshortcuts="ArrowRight"
        >
          <Shape d="M7 4v16l11-8z" />
        </button>
        <button
          type="button"
          className="button"
          disabled={at === length}
          onClick={() => projector.goTo(next?.at ?? length)}
          aria-label={say({ fr: 'Chapitre suivant', en: 'Next chapter' })}
        >
          <Shape d="M17 4h3v16h-3zM4 4v16l11-8z" />
        </button>
      </div>
      <div className="replay-where">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          onChange={(event) => projector.goTo(Number(event.target.value))}
          aria-label={say({ fr: 'Moment de la partie', en: 'Moment of the game' })}
          aria-valuetext={`${at} / ${length}${chapter ? `, ${chapter.name}` : ''}`}
        />
        <span className="replay-count">
          {at} / {length}
        </span>
      </div>
      <div className="replay-choices">
        {chapters.length > 0 && (
          <label>
            <select
              aria-label={say({ fr: 'Aller à', en: 'Go to' })}
              value={chapter?.at ?? 0}
              onChange={(event) => projector.goTo(Number(event.target.value))}
            >
              {!chapters.some((each) => each.at === 0) && (
                <option value={0}>{say({ fr: 'Mise en place', en: 'Set-up' })}</option>
              )}
              {chapters.map((each) => (
                <option key={`${each.at} ${each.name}`} value={each.at}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
        )}
        {seats.length > 1 && (
          <label>
            <span aria-hidden="true">{say({ fr: 'Vu par', en: 'Seen by' })} </span>
            <select
              aria-label={say({ fr: 'Vu par', en: 'Seen by' })}
              value={seat ?? ''}
              onChange={(event) =>
                projector.lookFrom(event.target.value === '' ? null : (Number(event.target.value) as Seat))
              }
            >
              {seats.map((each) => (
                <option key={each ?? 'anybody'} value={each ?? ''}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="button" onClick={takeOver}>
          {say({ fr: 'Jouer d’ici', en: 'Play from here' })}
        </button>
      </div>
    </section>
  );
}

function Shape({ d }: { readonly d: string }) {
  return (
    <svg className="replay-shape" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
