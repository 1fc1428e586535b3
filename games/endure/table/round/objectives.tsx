/** What the mission asks for, and how far it has come. */
import { canBeWorked } from '../../rules/goal.ts';
import { TokenArt } from '../art/index.tsx';
import { usePlay } from '../play.tsx';

export function Objectives() {
  const { s, seen, content, language } = usePlay();
  const { mission } = content;
  return (
    <section className="es-block">
      <h2>{mission.name[language]}</h2>
      <ul className="es-objectives">
        {mission.objectives.map((objective, n) => {
          const { id, kind, name, count } = objective;
          const done = seen.achieved[n] === 1;
          const waits = !done && !canBeWorked(seen, objective);
          return (
            <li key={id} data-done={done || undefined} data-waits={waits || undefined}>
              <span className="es-objective-art">
                <TokenArt is={kind} spent={done || waits} />
              </span>
              <span>{name[language]}</span>
              <b>
                {done
                  ? '✓'
                  : waits
                    ? s.say('ensuite', 'later')
                    : count > 1
                      ? `${seen.progress[n]}/${count}`
                      : ''}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
