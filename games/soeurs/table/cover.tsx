/**
 * The cover of the box: a tower of lit windows against a violet storm, two Sisters at its foot, all in glass and lead.
 * Light: it is on the home page, so it knows nothing of the rules.
 */
import { rays } from './art/shards.ts';
import './cover.css';
import './theme.css';

const SIZE = 400;

export function Cover() {
  return (
    <svg
      className="theme-soeurs soeurs-cover"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="soeurs-cover-storm" cx="0.5" cy="0.3" r="0.75">
          <stop offset="0" className="soeurs-cover-glow" />
          <stop offset="0.35" className="soeurs-cover-haze" />
          <stop offset="1" className="soeurs-cover-night" />
        </radialGradient>
        <linearGradient id="soeurs-cover-gilt" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="soeurs-cover-gilt-light" />
          <stop offset="0.55" className="soeurs-cover-gilt" />
          <stop offset="1" className="soeurs-cover-gilt-dark" />
        </linearGradient>
      </defs>
      {SKY.map(({ points, shade }) => (
        <polygon key={points} className="soeurs-cover-sky" data-shade={shade} points={points} />
      ))}
      <rect width={SIZE} height={SIZE} fill="url(#soeurs-cover-storm)" />
      <circle className="soeurs-cover-moon" cx="200" cy="118" r="74" />
      {HALO.map((d) => (
        <path key={d} className="soeurs-cover-halo" d={d} />
      ))}
      <path className="soeurs-cover-bolt" d="M318 0 288 76l26-4-44 92 82-108-30 4 34-60Z" />
      <path className="soeurs-cover-bolt" d="M60 22 84 88l-22-2 36 66-70-80 26 3L34 22Z" />
      <Tower />
      <path className="soeurs-cover-hill" d="M0 326Q70 284 140 300L200 292 262 300Q340 284 400 328V400H0Z" />
      <g transform="translate(100 212)">
        <Sister tone="rose" />
        <path className="soeurs-cover-steel" d="M42 66 50-34 54-42 58-34 52 66ZM34 62H62V70H34Z" />
      </g>
      <g transform="translate(300 212) scale(-1 1)">
        <Sister tone="azure" />
        <path
          className="soeurs-cover-steel"
          d="M46 112V-16H51V112ZM48-40 53-27 66-25 56-16 59-3 48-10 37-3 40-16 30-25 43-27Z"
        />
      </g>
      <path className="soeurs-cover-band" d="M0 312Q200 296 400 312V400H0Z" />
      <text className="soeurs-cover-title" x="200" y="356" textAnchor="middle" fill="url(#soeurs-cover-gilt)">
        LES SŒURS
      </text>
      <text className="soeurs-cover-under" x="200" y="386" textAnchor="middle">
        de l’Alliance
      </text>
      <rect className="soeurs-cover-frame" x="5" y="5" width="390" height="390" rx="6" />
    </svg>
  );
}

/** The sky breaks round the tower's head. */
const SKY = rays(SIZE, SIZE, 41, 15);
const HALO = Array.from({ length: 12 }, (_, n) => {
  const at = (angle: number, r: number) =>
    `${(200 + Math.cos(angle) * r).toFixed(1)} ${(118 + Math.sin(angle) * r).toFixed(1)}`;
  const angle = (n * Math.PI) / 6;
  return `M${at(angle, 40)}L${at(angle, 74)}`;
});

/** Storey by storey, a lit window in each; the topmost burns. */
const STOREYS = [
  { y: 256, width: 112, tone: 'gold' },
  { y: 208, width: 102, tone: 'azure' },
  { y: 160, width: 92, tone: 'jade' },
  { y: 112, width: 84, tone: 'rose' },
] as const;

function Tower() {
  return (
    <g>
      <path className="soeurs-cover-stone" d="M118 304V196H146V304ZM254 304V212H284V304Z" />
      <path className="soeurs-cover-roof" d="M110 198 132 146 154 198ZM246 214 269 160 292 214Z" />
      {STOREYS.map(({ y, width, tone }) => (
        <g key={y} data-tone={tone}>
          <path
            className="soeurs-cover-stone"
            d={`M${200 - width / 2} ${y}H${200 + width / 2}V${y + 50}H${200 - width / 2}Z`}
          />
          <path
            className="soeurs-cover-ledge"
            d={`M${194 - width / 2} ${y - 4}H${206 + width / 2}V${y + 5}H${194 - width / 2}Z`}
          />
          <path
            className="soeurs-cover-window"
            d={`M182 ${y + 46}V${y + 26}Q200 ${y - 2} 218 ${y + 26}V${y + 46}Z`}
          />
          <path className="soeurs-cover-mullion" d={`M200 ${y + 12}V${y + 46}M182 ${y + 29}H218`} />
          <path
            className="soeurs-cover-slit"
            d={`M${200 - width / 2 + 10} ${y + 20}h8v18h-8ZM${200 + width / 2 - 18} ${y + 20}h8v18h-8Z`}
          />
        </g>
      ))}
      <g data-tone="ember">
        <path className="soeurs-cover-roof" d="M150 110 200 14 250 110Z" />
        <path className="soeurs-cover-rib" d="M200 14V110M200 14 172 110M200 14 228 110" />
        <path className="soeurs-cover-eye" d="M182 88Q200 66 218 88 200 104 182 88Z" />
        <circle className="soeurs-cover-pupil" cx="200" cy="87" r="6" />
      </g>
    </g>
  );
}

/** Seen from behind: a cloak, a braid down its back, a circlet. */
function Sister({ tone }: { readonly tone: 'rose' | 'azure' }) {
  return (
    <g data-tone={tone}>
      <path
        className="soeurs-cover-cloak"
        d="M-50 116Q-44 66-30 38Q-22 20-8 17H8Q22 20 30 38Q44 66 52 116Z"
      />
      <path className="soeurs-cover-fold" d="M-17 27-27 116M17 27 29 116M0 60V116" />
      <path className="soeurs-cover-collar" d="M-22 27Q0 44 22 27L14 17H-14Z" />
      <path
        className="soeurs-cover-hair"
        d="M-14-4Q-17-31 0-32Q17-31 14-4Q13 9 8 15Q12 24 6 32Q10 41 5 49Q4 58 0 66Q-4 58-5 49Q-10 41-6 32Q-12 24-8 15Q-13 9-14-4Z"
      />
      <path className="soeurs-cover-plait" d="M-8 15Q0 21 8 15M-6 32Q0 38 6 32M-5 49Q0 54 5 49" />
      <path className="soeurs-cover-circlet" d="M-14-13Q0-6 14-13" />
    </g>
  );
}
