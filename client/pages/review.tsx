/** `/analyse/:id`: a game of this browser looked back on: how the chance to win went, and where it turned. */
import type { Review, TurningPoint } from '@tablee/bots';
import type { Opened } from '@tablee/games';
import { type Seat, seatsOf } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { askReview } from '../review/ask-review.ts';
import { Curve } from '../review/curve.tsx';
import '../review/review.css';
import { typeset, useLanguage, useSay } from '../settings/index.ts';
import { newTable, type StoredTable, tables } from '../storage/index.ts';
import { findTable, troubleOf } from '../table/find-table.ts';
import { TableTrouble, type Trouble } from '../table/trouble.tsx';
import { Page } from './page.tsx';

interface Found {
  readonly stored: StoredTable;
  readonly opened: Opened;
}

export function ReviewPage({ id }: { readonly id: string }) {
  const say = useSay();
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let left = false;
    findTable(id).then(
      (table) => !left && setFound(table),
      (error: unknown) => !left && setTrouble(troubleOf(error)),
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (trouble) return <TableTrouble trouble={trouble} />;
  if (!found)
    return (
      <p className="page-loading" role="status">
        {say({ fr: 'On ressort la partie…', en: 'Getting the game out…' })}
      </p>
    );
  return <LookingBack {...found} />;
}

/** Nothing yet; so many choices looked at; the review; why there is none. */
type State =
  | { readonly done: number }
  | { readonly review: Review }
  | { readonly trouble: string }
  | 'stopped';

function LookingBack({ stored, opened }: Found) {
  const say = useSay();
  const language = useLanguage();
  const { game } = opened;
  const seat = seatToReview(stored);
  const [state, setState] = useState<State>({ done: 0 });
  const [run, setRun] = useState(0);
  const [stop, setStop] = useState<(() => void) | null>(null);
  const isOver = stored.result !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run asks anew
  useEffect(() => {
    if (!isOver) return;
    setState({ done: 0 });
    const { start, choices } = stored;
    const end = askReview({ game: game.id, start, choices, seat }, setState);
    setStop(() => end);
    return end;
  }, [stored, game, seat, isOver, run]);

  const title = say({ fr: 'Analyse de la partie', en: 'Review of the game' });
  return (
    <Page title={title} className="review">
      <div className="review-sheet">
        <h1>{title}</h1>
        <p>
          {say(game.name)}
          {stored.stands && ` — ${typeset(stored.stands[language], language)}`}
        </p>
        {!isOver && (
          <p>
            {say({
              fr: 'Cette partie n’est pas finie : on l’analysera ensuite, pour ne souffler aucun coup.',
              en: 'This game is not over: it can be reviewed afterwards, so that nothing is given away.',
            })}{' '}
            <Link href={`/table/${stored.id}`}>{say({ fr: 'Reprendre la partie', en: 'Carry on' })}</Link>
          </p>
        )}
        {isOver && typeof state === 'object' && 'done' in state && (
          <div className="review-progress" role="status">
            <span>
              {say({ fr: 'On repense à chaque choix…', en: 'Thinking every choice through again…' })}
            </span>
            <progress
              max={stored.choices.length}
              value={state.done}
              aria-label={say({ fr: 'Choix analysés', en: 'Choices looked at' })}
            />
            <button
              type="button"
              className="button"
              onClick={() => {
                stop?.();
                setState('stopped');
              }}
            >
              {say({ fr: 'Arrêter', en: 'Stop' })}
            </button>
          </div>
        )}
        {(state === 'stopped' || (typeof state === 'object' && 'trouble' in state)) && (
          <div className="review-progress">
            <p role="alert">
              {state === 'stopped'
                ? say({ fr: 'Analyse arrêtée.', en: 'Review stopped.' })
                : `${say({ fr: 'L’analyse n’a pas abouti : ', en: 'The review failed: ' })}${state.trouble}`}
            </p>
            <button type="button" className="button" onClick={() => setRun(run + 1)}>
              {say({ fr: 'Recommencer', en: 'Begin again' })}
            </button>
          </div>
        )}
        {typeof state === 'object' && 'review' in state && <Reviewed stored={stored} review={state.review} />}
      </div>
    </Page>
  );
}

function Reviewed({ stored, review }: { readonly stored: StoredTable; readonly review: Review }) {
  const say = useSay();
  const [current, setCurrent] = useState<number | null>(null);
  const { turningPoints } = review;
  return (
    <>
      <h2>{say({ fr: 'Vos chances de gagner', en: 'Your chance to win' })}</h2>
      <Curve review={review} current={current} />
      <p className="review-detail">
        {say({
          fr: 'Une estimation : ce que vaut la position d’après les bots, mesuré sur leurs propres parties.',
          en: 'An estimate: what the bots think of the position, measured by games of their own.',
        })}
      </p>
      <h2>{say({ fr: 'Les tournants', en: 'Turning points' })}</h2>
      {turningPoints.length === 0 && (
        <p>
          {say({
            fr: 'Aucun : à chaque choix, le bot n’a rien trouvé de nettement meilleur.',
            en: 'None: at no choice did the bot find anything clearly better.',
          })}
        </p>
      )}
      <ol className="review-points">
        {turningPoints.map((point, index) => (
          <li
            key={point.at}
            onPointerEnter={() => setCurrent(index)}
            onPointerLeave={() => setCurrent(null)}
            onFocus={() => setCurrent(index)}
            onBlur={() => setCurrent(null)}
          >
            <Point number={index + 1} point={point} stored={stored} />
          </li>
        ))}
      </ol>
      <p>
        <Link href={`/rejouer/${stored.id}`} className="button">
          {say({ fr: 'Revoir toute la partie', en: 'Watch the whole game' })}
        </Link>
      </p>
    </>
  );
}

function Point({
  number,
  point,
  stored,
}: {
  readonly number: number;
  readonly point: TurningPoint;
  readonly stored: StoredTable;
}) {
  const say = useSay();
  const language = useLanguage();
  const [, go] = useLocation();
  const playFromHere = async () => {
    const { id, created, changed } = newTable({
      game: { id: stored.game, version: stored.version },
      sitting: stored.sitting,
      config: stored.start.config,
    });
    await tables.put({
      ...stored,
      id,
      created,
      changed,
      choices: stored.choices.slice(0, point.at),
      result: null,
      counted: true,
      stands: null,
    });
    go(`/table/${id}`);
  };
  const loss = Math.round(point.loss * 100);
  return (
    <>
      <p>
        <strong>
          {number}. {say({ fr: `Choix ${point.at + 1}`, en: `Choice ${point.at + 1}` })}
        </strong>{' '}
        · {say({ fr: `−${loss} points de chances`, en: `−${loss} points of chance` })}
      </p>
      <p>
        {say({ fr: 'Joué : ', en: 'Played: ' })}
        {typeset(say(point.played), language)}
      </p>
      <p>
        {say({ fr: 'Mieux, selon le bot : ', en: 'Better, says the bot: ' })}
        <strong>{typeset(say(point.better), language)}</strong>
      </p>
      <div className="review-ways">
        <button type="button" className="button button-primary" onClick={() => void playFromHere()}>
          {say({ fr: 'Jouer d’ici', en: 'Play from here' })}
        </button>
        <Link href={`/rejouer/${stored.id}?choix=${point.at}`} className="button">
          {say({ fr: 'Voir ce moment', en: 'See this moment' })}
        </Link>
      </div>
    </>
  );
}

/** Whose eyes the review looks through: the first person's, or the first seat's where only bots played. */
function seatToReview({ start, sitting }: StoredTable): Seat {
  const seats = seatsOf(start.seats);
  return seats.find((seat) => sitting[seat]?.who === 'person') ?? seats[0]!;
}
