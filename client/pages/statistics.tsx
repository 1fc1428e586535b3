/** `/statistiques`: what one has played, won and lost, every game on one page. */
import { BOT_IDS } from '@tablee/bots';
import { boxOf } from '@tablee/games';
import { Link } from 'wouter';
import { useLanguage, useSay } from '../settings/index.ts';
import { isUnreadable, useTables } from '../storage/index.ts';
import { BOT_NAMES } from '../table/names.ts';
import { GameBox } from './game-box.tsx';
import { Page } from './page.tsx';
import { type GameStatistics, statisticsOf, type Tally } from './statistics/count.ts';
import './statistics/statistics.css';

export function StatisticsPage() {
  const say = useSay();
  const { list } = useTables();
  const title = say({ fr: 'Mes statistiques', en: 'My statistics' });
  const statistics = statisticsOf((list ?? []).flatMap((table) => (isUnreadable(table) ? [] : [table])));
  return (
    <Page title={title} className="statistics">
      <div className="statistics-sheet">
        <h1>{title}</h1>
        <p>
          {say({
            fr: 'D’après les parties gardées dans ce navigateur ; celles qu’on supprime ne comptent plus.',
            en: 'From the games kept in this browser; those deleted no longer count.',
          })}
        </p>
        {list && statistics.length === 0 && (
          <p>
            {say({ fr: 'Rien encore : jouez une première partie. ', en: 'Nothing yet: play a first game. ' })}
            <Link href="/">{say({ fr: 'Accueil', en: 'Home' })}</Link>
          </p>
        )}
        {statistics.map((each) => (
          <OneGame key={each.game} of={each} />
        ))}
      </div>
    </Page>
  );
}

function OneGame({ of }: { readonly of: GameStatistics }) {
  const say = useSay();
  const language = useLanguage();
  const box = boxOf(of.game);
  const name = box ? say(box.name) : of.game;
  const judged = of.alone.won + of.alone.lost + of.alone.drawn;
  return (
    <section className="statistics-game">
      <div className="statistics-box">{box && <GameBox box={box} />}</div>
      <div>
        <h2>{name}</h2>
        <dl className="statistics-figures">
          <Figure name={say({ fr: 'Parties commencées', en: 'Games begun' })} value={of.begun} />
          <Figure name={say({ fr: 'Terminées', en: 'Finished' })} value={of.finished} />
          <Figure
            name={say({ fr: 'Victoires', en: 'Won' })}
            value={judged === 0 ? '–' : `${of.alone.won} · ${percent(of.alone.won, judged)}`}
          />
          <Figure name={say({ fr: 'Série en cours', en: 'In a row now' })} value={of.streak} />
          <Figure name={say({ fr: 'Plus longue série', en: 'Longest run' })} value={of.longestStreak} />
          <Figure
            name={say({ fr: 'Choix faits', en: 'Choices made' })}
            value={of.choices.toLocaleString(language)}
          />
        </dl>
        {BOT_IDS.some((bot) => of.against[bot]) && (
          <table className="statistics-against">
            <caption>{say({ fr: 'Contre les bots', en: 'Against the bots' })}</caption>
            <thead>
              <tr>
                <th scope="col">{say({ fr: 'Bot', en: 'Bot' })}</th>
                <th scope="col">{say({ fr: 'Gagnées', en: 'Won' })}</th>
                <th scope="col">{say({ fr: 'Perdues', en: 'Lost' })}</th>
                <th scope="col">{say({ fr: 'Nulles', en: 'Drawn' })}</th>
              </tr>
            </thead>
            <tbody>
              {BOT_IDS.map(
                (bot) =>
                  of.against[bot] && (
                    <Against key={bot} name={BOT_NAMES[bot][language]} tally={of.against[bot]} />
                  ),
              )}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Against({ name, tally }: { readonly name: string; readonly tally: Tally }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{tally.won}</td>
      <td>{tally.lost}</td>
      <td>{tally.drawn}</td>
    </tr>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
