/** Health, big, with its ceiling and the threshold below which the ceiling falls. */
import { Float, Icon, useChange } from '@tablee/ui';
import { THRESHOLDS } from '../../rules/hp.ts';
import { SIGNS } from '../art/signs.ts';
import { usePlay } from '../play.tsx';
import { configIn } from '../reading.ts';
import { WORDS } from '../words.ts';
import './health.css';

export function Health() {
  const { view, t, say } = usePlay();
  const most = configIn(view).health;
  const change = useChange(t.health);
  const next = THRESHOLDS.find((threshold) => t.lowest >= threshold && threshold <= most) ?? null;
  const share = (points: number) => `${(points * 100) / most}%`;
  const falls =
    next === null
      ? say({ fr: 'dernier palier', en: 'last ceiling' })
      : say({ fr: `sous ${next}, il tombe`, en: `below ${next} it falls` });
  return (
    <div
      className="soeurs-health"
      role="img"
      aria-label={`${say(WORDS.health)} ${t.health}, ${say(WORDS.ceiling)} ${t.ceiling}, ${falls}`}
      data-low={t.health < 10 || undefined}
    >
      <span className="soeurs-health-number">
        <Icon path={SIGNS.health} />
        <b>{t.health}</b>
        <small>{say(WORDS.healthShort)}</small>
        {change && <Float key={change.id} text={signed(change.by)} tone={change.by > 0 ? 'good' : 'bad'} />}
      </span>
      <span className="soeurs-health-bar">
        <span className="soeurs-health-lost" style={{ left: share(t.ceiling) }} />
        <span className="soeurs-health-full" style={{ width: share(t.health) }} />
        {THRESHOLDS.map((threshold) => (
          <span
            key={threshold}
            className="soeurs-health-mark"
            data-next={threshold === next || undefined}
            style={{ left: share(threshold) }}
          />
        ))}
      </span>
      <span className="soeurs-health-ceiling">
        {say(WORDS.ceiling)} {t.ceiling} <span className="soeurs-health-next">· {falls}</span>
      </span>
    </div>
  );
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}
