/** What the mission asks, in its own words, with the ship and the list of objectives. */
import type { Language } from '@tablee/kernel';
import type { Content } from '../../printed.ts';
import { missionFacts } from '../../ready/text.ts';
import { SmallShip, TokenArt } from '../art/index.tsx';
import './briefing.css';

interface BriefingProps {
  readonly content: Content;
  readonly language: Language;
}

export function Briefing({ content, language }: BriefingProps) {
  const { mission, missions, survivors, ship } = content;
  const printed = missions.find(({ id }) => id === mission.id);
  return (
    <section className="es-briefing" aria-label={mission.name[language]}>
      <h2>{mission.name[language]}</h2>
      <div className="es-briefing-ship">
        <SmallShip ship={ship} mission={mission} />
      </div>
      <p className="es-briefing-text">{mission.briefing[language]}</p>
      <ol className="es-briefing-goals">
        {mission.objectives.map(({ id, kind, name }) => (
          <li key={id}>
            <span className="es-briefing-mark">
              <TokenArt is={kind} />
            </span>
            {name[language]}
          </li>
        ))}
      </ol>
      {printed && <p className="es-briefing-facts">{missionFacts(printed, survivors, language)}</p>}
    </section>
  );
}
