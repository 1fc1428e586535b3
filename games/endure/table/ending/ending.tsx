/** The end of a mission: how it ended, who is still there, the crew's Life as a chart, and what everybody did. */
import type { Text } from '@tablee/kernel';
import type { EndingProps } from '@tablee/ui';
import { useMemo } from 'react';
import type { Content } from '../../printed.ts';
import type { EndureView, Fate } from '../../types.ts';
import { Art, TokenArt } from '../art/index.tsx';
import { Chart } from './chart.tsx';
import { type Deed, storyOf } from './story.ts';
import './ending.css';

const FATES: Readonly<Record<Fate, Text>> = {
  aboard: { fr: 'À bord', en: 'Aboard' },
  dead: { fr: 'Perdu', en: 'Lost' },
  left: { fr: 'Sorti', en: 'Out' },
};
const IN_THE_REFUGE: Text = { fr: 'En route', en: 'On the way' };
const DEEDS: readonly (readonly [keyof Deed, Text])[] = [
  ['attacks', { fr: 'Attaques', en: 'Attacks' }],
  ['searches', { fr: 'Fouilles', en: 'Searches' }],
  ['noises', { fr: 'Bruits', en: 'Noises' }],
  ['tests', { fr: 'Tests ratés', en: 'Tests failed' }],
];

export function Ending(props: EndingProps<EndureView>) {
  const { view, language, heard } = props;
  const content = props.content as Content;
  const { table } = view;
  const story = useMemo(() => storyOf(heard, table), [heard, table]);
  const won = (view.result?.winners.length ?? 0) > 0;
  const { mission, isRefuge } = content;
  const names = table.survivors.map((survivor) => content.survivors[survivor.class]!.name[language]);
  const fr = language === 'fr';
  return (
    <div className="theme-endure es-ending" data-won={won || undefined}>
      <header>
        <h3>{mission.name[language]}</h3>
        {!isRefuge && (
          <ul className="es-ending-goals">
            {mission.objectives.map(({ id, name, kind }, n) => (
              <li key={id} data-done={table.achieved[n] === 1 || undefined}>
                <span className="es-ending-mark">
                  <TokenArt is={kind} spent={table.achieved[n] !== 1} />
                </span>
                {name[language]}
                <span className="visually-hidden">
                  {table.achieved[n] === 1 ? (fr ? ' : fait' : ': done') : fr ? ' : pas fait' : ': not done'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </header>
      {!isRefuge && story.life.length > 1 && <Chart story={story} names={names} language={language} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too */}
      <section className="es-ending-scroll" tabIndex={0} aria-label={language === 'fr' ? 'Bilan' : 'Tally'}>
        <table className="es-tally">
          <thead>
            <tr>
              <th scope="col">{`${table.round} ${table.round === 1 ? 'round' : 'rounds'}`}</th>
              <th scope="col">{fr ? 'Vie' : 'Life'}</th>
              <th scope="col">Resolve</th>
              {!isRefuge && <th scope="col">{fr ? 'Tués' : 'Kills'}</th>}
              {!isRefuge &&
                DEEDS.map(([key, name]) => (
                  <th key={key} scope="col">
                    {name[language]}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {table.survivors.map((survivor, who) => (
              <tr key={names[who]} data-fate={survivor.fate}>
                <th scope="row">
                  <span className="es-ending-who">
                    <span className="es-ending-face">
                      <Art kind="survivor" card={content.survivors[survivor.class]!} />
                    </span>
                    <span>
                      {names[who]}
                      <small>{(isRefuge ? IN_THE_REFUGE : FATES[survivor.fate])[language]}</small>
                    </span>
                  </span>
                </th>
                <td>{survivor.fate === 'dead' ? '—' : `${survivor.life}/${survivor.maxLife}`}</td>
                <td>{survivor.fate === 'dead' ? '—' : survivor.resolve}</td>
                {!isRefuge && <td>{survivor.kills}</td>}
                {!isRefuge && DEEDS.map(([key]) => <td key={key}>{story.deeds[who]![key]}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isRefuge && (
        <p className="es-ending-sum">
          {fr
            ? `Jetons Radar révélés : ${story.counts.tokensTurnedUp} · armes enrayées : ${story.counts.jams} · tirs amis : ${story.counts.friendlyFire}`
            : `Radar tokens turned up: ${story.counts.tokensTurnedUp} · jams: ${story.counts.jams} · friendly fire: ${story.counts.friendlyFire}`}
        </p>
      )}
    </div>
  );
}
