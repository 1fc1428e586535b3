/** The end of a game: the winner and his heroes, the treasures, and the story turn by turn. */
import type { Text } from '@tablee/kernel';
import { seatsOf } from '@tablee/kernel';
import type { EndingProps } from '@tablee/ui';
import { COLOURS } from '../../rules/map.ts';
import { TREASURES_TO_WIN } from '../../rules/tres.ts';
import { CLASSES, type PlunderView } from '../../types.ts';
import { TEAM_NAMES } from '../../words/names.ts';
import { Patterns, teamClass } from '../patterns.tsx';
import { MiniHero } from '../sheets/mini-token.tsx';
import { Chart } from './chart.tsx';
import { storyOf } from './story.ts';
import './ending.css';

const HEADS: readonly Text[] = [
  { fr: 'Équipe', en: 'Team' },
  { fr: 'Trésors en sécurité', en: 'Treasures home' },
  { fr: 'Aventuriers perdus', en: 'Heroes lost' },
  { fr: 'Monstres éliminés', en: 'Monsters slain' },
  { fr: 'Cartes jouées', en: 'Cards played' },
];

export function Ending({ view, language, names, heard, colourSafe }: EndingProps<PlunderView>) {
  const seen = view.table;
  const story = storyOf(heard, seen);
  const [winner] = view.result?.winners ?? [];
  const team = winner === undefined ? -1 : (seen.teamOf[winner] ?? -1);
  const fr = language === 'fr';
  return (
    <div className="plunder-ending">
      <Patterns />
      {team !== -1 && (
        <div className={`plunder-winners ${teamClass(team)}`}>
          {CLASSES.map((name, kind) => (
            <MiniHero
              key={name}
              team={team}
              kind={kind}
              carries={kind < TREASURES_TO_WIN}
              colourSafe={colourSafe}
            />
          ))}
          <p>
            <strong>{names[winner!]}</strong>
            <span>{TEAM_NAMES[COLOURS[team]!][language]}</span>
            <span>{fr ? `en ${story.turns} tours` : `in ${story.turns} turns`}</span>
          </p>
        </div>
      )}
      <Chart story={story} seen={seen} names={names} language={language} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, so the keyboard must reach it */}
      <section className="plunder-tally-scroll" tabIndex={0} aria-label={fr ? 'Bilan' : 'Tally'}>
        <table className="plunder-tally">
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head.en} scope="col">
                  {head[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seatsOf(view.seats).map((seat) => {
              const own = seen.teamOf[seat] ?? -1;
              const tally = story.tallies[seat]!;
              return (
                <tr key={seat}>
                  <th scope="row">
                    <span className={`plunder-tally-colour ${teamClass(own)}`} />
                    {names[seat]}
                  </th>
                  <td>{own === -1 ? 0 : seen.secured[own]}</td>
                  <td>{tally.heroesLost}</td>
                  <td>{tally.monstersSlain}</td>
                  <td>{tally.cardsPlayed}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
