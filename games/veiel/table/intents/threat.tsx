/** Whom enemies prefer (V-3): heroes and allies by threat, swords, seat; those no enemy may attack are marked. */
import { Icon } from '@tablee/ui';
import { swordsOf, threatOf } from '../../rules/table.ts';
import { HERO } from '../../types.ts';
import { SIGNS } from '../board/signs.ts';
import { usePlay } from '../play.tsx';
import { isShunned, shortName, thingOf } from '../reading.ts';
import { WORDS } from '../words.ts';
import './threat.css';

export function ThreatOrder() {
  const { table, content, t, say, language } = usePlay();
  if (table.priority.length < 2) return null;
  return (
    <section className="veiel-priority" aria-label={say(WORDS.threat)}>
      <h2>{say(WORDS.threat)}</h2>
      <ol>
        {table.priority.map((figure) => (
          <li key={figure} data-shunned={isShunned(t, figure) || undefined}>
            {shortName(thingOf(table, content, figure).name[language])} <b>{threatOf(t, figure)}</b>
            {table.figures.kind[figure] === HERO && swordsOf(t, figure) > 0 && (
              <span className="veiel-swords">
                <Icon path={SIGNS.swords} />
                {swordsOf(t, figure)}
              </span>
            )}
            {isShunned(t, figure) && <span className="visually-hidden"> ({say(WORDS.shunned)})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
