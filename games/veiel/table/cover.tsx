/**
 * The cover of the box: a knight of the Order, black on a blood-red sun, before the hills of Veiel; a fan of cards for a
 * shield. Light: it is on the home page, so it knows nothing of the rules.
 */
import tower from 'icon:castle-ruins';
import knight from 'icon:mounted-knight';
import raven from 'icon:raven';
import { gouges, hills, rays } from './art/cut.ts';
import './cover.css';
import './theme.css';

const RAYS = rays(200, 168, 330, 'veiel', 26);
const SKY = gouges(400, 250, 'veiel-sky', 13);
const HILLS = hills(400, 400, 'veiel');
const FIELD = gouges(400, 120, 'field', 9);

export function Cover() {
  return (
    <svg
      className="theme-veiel veiel-cover"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="veiel-cover-paper" width="400" height="400" />
      <path className="veiel-cover-sky" d={SKY} />
      <path className="veiel-cover-rays" d={RAYS} />
      <circle className="veiel-cover-sun" cx="200" cy="168" r="112" />
      <svg
        x="38"
        y="142"
        width="86"
        height="140"
        viewBox="0 0 512 512"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="veiel-cover-far" d={tower} />
      </svg>
      <svg x="292" y="40" width="58" height="58" viewBox="0 0 512 512" aria-hidden="true">
        <path className="veiel-cover-black" d={raven} />
      </svg>
      <path className="veiel-cover-hills" d={HILLS} />
      <g transform="translate(0 300)">
        <path className="veiel-cover-furrows" d={FIELD} />
      </g>
      {CARDS.map((turn) => (
        <g key={turn} transform={`translate(200 330) rotate(${turn})`}>
          <rect className="veiel-cover-card" x="-23" y="-158" width="46" height="66" rx="3" />
          <path className="veiel-cover-cut" d="M-13 -142H13M-13 -132H13M-13 -122H4" />
        </g>
      ))}
      <svg x="80" y="62" width="240" height="240" viewBox="-14 -14 540 540" aria-hidden="true">
        <path className="veiel-cover-line" d={knight} />
        <path className="veiel-cover-black" d={knight} />
      </svg>
      <rect className="veiel-cover-plate" x="0" y="316" width="400" height="62" />
      <text className="veiel-cover-title" x="200" y="359" textAnchor="middle">
        L’Ordre de Veiel
      </text>
      <rect className="veiel-cover-frame" x="6" y="6" width="388" height="388" />
    </svg>
  );
}

const CARDS = [-62, -40, 40, 62];
