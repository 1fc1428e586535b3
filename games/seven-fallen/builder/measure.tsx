/** How the deck fares: games between bots against every ready-made deck, with how sure one can be of it. */
import type { Language, Share, Text } from '@tablee/kernel';
import type { BenchProps, Measuring } from '@tablee/ui';
import { useEffect, useRef, useState } from 'react';
import { bringing } from '../bringing.ts';
import { config, type Format } from '../config.ts';
import type { Content } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { type CardShare, noGames, ranked, type Tally, totalOf, withGame } from './tally.ts';

interface Props {
  readonly deck: Deck;
  readonly format: Format;
  readonly isLegal: boolean;
  readonly content: Content;
  readonly language: Language;
  readonly measure: BenchProps['measure'];
}

const GAMES = [20, 100, 300] as const;
/** Longer games are draws: two decks that can't hurt each other would play to the hundredth turn. */
const TURNS = 60;
/** So many of the best and of the worst cards. */
const SHOWN = 5;
/** Milliseconds: the chart grows so often. */
const BETWEEN_LOOKS = 250;

export function Measure({ deck, format, isLegal, content, language, measure }: Props) {
  const say = (text: Text): string => text[language];
  const against = bringing.ready({ ...config.parse({}), format }, content);
  const [games, setGames] = useState<number>(GAMES[1]);
  const { tally, isRunning, trouble, of, start, stop } = useMeasuring(measure);
  const total = tally && totalOf(tally);
  const begin = () =>
    start(
      {
        config: { format, turnsAtMost: TURNS },
        games,
        pairs: against.map(({ brought }) => ({ mine: deck, theirs: brought })),
      },
      JSON.stringify([deck, format]),
    );
  const isOld = of !== null && of !== JSON.stringify([deck, format]);
  return (
    <div className="sfb-measure">
      <p className="sfb-note">
        {say({
          fr: `Des parties entre ordinateurs de même force, contre chacun des ${against.length} decks tout faits. Chacun commence une fois sur deux.`,
          en: `Games between computers of equal strength, against each of the ${against.length} ready-made decks. Seats change every game.`,
        })}
      </p>
      <p className="sfb-ways">
        <label className="sfb-select">
          <span>{say({ fr: 'Parties par deck', en: 'Games a deck' })}</span>
          <select
            value={games}
            disabled={isRunning}
            onChange={({ target }) => setGames(Number(target.value))}
          >
            {GAMES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <button type="button" className="button button-danger" onClick={stop}>
            {say({ fr: 'Arrêter', en: 'Stop' })}
          </button>
        ) : (
          <button type="button" className="button button-primary" disabled={!isLegal} onClick={begin}>
            {say({ fr: 'Mesurer ce deck', en: 'Measure this deck' })}
          </button>
        )}
      </p>
      {!isLegal && (
        <p className="sfb-note">
          {say({ fr: 'Le deck doit d’abord être légal.', en: 'The deck has to be legal first.' })}
        </p>
      )}
      {trouble && (
        <p className="sfb-trouble" role="alert">
          {say({ fr: `La mesure s’est arrêtée : ${trouble}`, en: `The measuring stopped: ${trouble}` })}
        </p>
      )}
      {isRunning && total && (
        <progress
          value={total.of}
          max={games * against.length}
          aria-label={say({ fr: 'Parties jouées', en: 'Games played' })}
        />
      )}
      {tally && total && (
        <>
          {isOld && (
            <p className="sfb-note">
              {say({
                fr: 'Le deck a changé depuis cette mesure.',
                en: 'The deck has changed since this measurement.',
              })}
            </p>
          )}
          <p className="sfb-total" role="status">
            <b>{percent(total.share, language)}</b> {say({ fr: 'de victoires', en: 'won' })} (
            {percent(total.low, language)}–{percent(total.high, language)}, {total.of}{' '}
            {say({ fr: 'parties', en: 'games' })})
          </p>
          <Chart
            caption={say({
              fr: 'Victoires contre chaque deck, avec l’intervalle à 95 %',
              en: 'Won against each deck, with the 95 % interval',
            })}
            language={language}
            rows={against.map(({ id, name }, at) => ({
              id,
              name: say(name),
              ...shareAt(tally, at),
            }))}
          />
          {(['drawn', 'played'] as const).map((when) => (
            <Cards key={when} when={when} {...{ tally, content, language }} />
          ))}
        </>
      )}
    </div>
  );
}

function shareAt({ rows }: Tally, at: number): Share {
  const { won = 0, games = 0 } = rows[at] ?? {};
  return totalOf({ rows: [{ won, games }], cards: {} });
}

interface CardsProps {
  readonly when: 'drawn' | 'played';
  readonly tally: Tally;
  readonly content: Content;
  readonly language: Language;
}

function Cards({ when, tally, content, language }: CardsProps) {
  const all = ranked(tally, when);
  if (all.length === 0) return null;
  const row = ({ card, ...share }: CardShare) => ({
    id: card,
    name: content.byId.get(card)?.name[language] ?? card,
    ...share,
  });
  const best = all.slice(0, SHOWN);
  const worst = all.slice(Math.max(SHOWN, all.length - SHOWN));
  return (
    <section>
      <h3>{WHEN[when][language]}</h3>
      <Chart caption={BEST[language]} language={language} rows={best.map(row)} isCaptionShown />
      {worst.length > 0 && (
        <Chart caption={WORST[language]} language={language} rows={worst.map(row)} isCaptionShown />
      )}
    </section>
  );
}

const WHEN: Readonly<Record<'drawn' | 'played', Text>> = {
  drawn: { fr: 'Cartes piochées', en: 'Cards drawn' },
  played: { fr: 'Cartes jouées', en: 'Cards played' },
};
const BEST: Text = { fr: 'Ont gagné le plus', en: 'Won most' };
const WORST: Text = { fr: 'Ont perdu le plus', en: 'Lost most' };

interface ChartProps {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly language: Language;
  readonly rows: readonly (Share & { readonly id: string; readonly name: string })[];
}

/** A table that looks like a chart: the share as a dot, the interval as a line, half the games as a mark. */
function Chart({ caption, isCaptionShown = false, rows, language }: ChartProps) {
  return (
    <table className="sfb-chart">
      <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
      <tbody>
        {rows.map(({ id, name, share, low, high, of }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="sfb-chart-line" aria-hidden="true">
              {of > 0 && (
                <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
                  <line className="sfb-chart-half" x1="50" x2="50" y1="0" y2="16" />
                  <line className="sfb-chart-interval" x1={low * 100} x2={high * 100} y1="8" y2="8" />
                  <rect
                    className="sfb-chart-dot"
                    data-good={low > 0.5 || undefined}
                    data-bad={high < 0.5 || undefined}
                    x={share * 100 - 1.2}
                    width="2.4"
                    y="2"
                    height="12"
                  />
                </svg>
              )}
            </td>
            <td className="sfb-chart-said">
              {of > 0 ? (
                <>
                  <b>{percent(share, language)}</b>{' '}
                  <small>
                    {percent(low, language)}–{percent(high, language)} · {of}
                  </small>
                </>
              ) : (
                '—'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number, language: Language): string {
  return `${Math.round(share * 100)}${language === 'fr' ? '\u202f' : ''}%`;
}

interface Run {
  readonly tally: Tally | null;
  readonly isRunning: boolean;
  readonly trouble: string | null;
  /** What was measured. */
  readonly of: string | null;
}

/** Games come in faster than anybody reads: they are shown a few times a second. */
function useMeasuring(measure: Props['measure']) {
  const [run, setRun] = useState<Run>({ tally: null, isRunning: false, trouble: null, of: null });
  const running = useRef<Measuring | null>(null);
  useEffect(() => () => running.current?.stop(), []);
  const start = (order: Parameters<Props['measure']>[0], of: string) => {
    running.current?.stop();
    let tally = noGames(order.pairs.length);
    let looked = 0;
    setRun({ tally, isRunning: true, trouble: null, of });
    running.current = measure(order, (said) => {
      if ('over' in said) setRun({ tally, isRunning: false, trouble: null, of });
      else if ('trouble' in said) setRun({ tally, isRunning: false, trouble: said.trouble, of });
      else {
        tally = withGame(tally, said);
        if (performance.now() - looked < BETWEEN_LOOKS) return;
        looked = performance.now();
        setRun({ tally, isRunning: true, trouble: null, of });
      }
    });
  };
  return { ...run, start, stop: () => running.current?.stop() };
}
