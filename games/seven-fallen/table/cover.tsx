/**
 * The cover of the box: an open page of gold leaf, a winged Divinité in its halo, a feather falling into the abyss. Light: it
 * is on the home page, so it knows nothing of the rules.
 */
import wings from 'icon:angel-wings';
import feather from 'icon:feather';
import './cover.css';
import './theme.css';

const RAYS = Array.from({ length: 28 }, (_, n) => {
  const at = (turn: number) => {
    const angle = (turn * 2 * Math.PI) / 28;
    return `${(Math.cos(angle) * 330).toFixed(0)} ${(Math.sin(angle) * 330).toFixed(0)}`;
  };
  return `M0 0L${at(n)}L${at(n + 0.45)}Z`;
}).join('');

const STARS = Array.from({ length: 40 }, (_, n) => ({
  x: (n * 97) % 400,
  y: 290 + ((n * 61) % 110),
  r: 0.6 + (n % 3) * 0.5,
}));

export function Cover() {
  return (
    <svg
      className="theme-seven-fallen sf-cover"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="sf-cover-sky" cx="0.5" cy="0.4" r="0.75">
          <stop offset="0" className="sf-cover-dawn" />
          <stop offset="0.5" className="sf-cover-page" />
          <stop offset="1" className="sf-cover-edge" />
        </radialGradient>
        <linearGradient id="sf-cover-abyss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sf-cover-clear" />
          <stop offset="0.45" className="sf-cover-dusk" />
          <stop offset="1" className="sf-cover-deep" />
        </linearGradient>
        <linearGradient id="sf-cover-gilt" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="sf-cover-gilt-light" />
          <stop offset="0.5" className="sf-cover-gilt" />
          <stop offset="1" className="sf-cover-gilt-dark" />
        </linearGradient>
      </defs>
      <rect width="400" height="400" fill="url(#sf-cover-sky)" />
      <path className="sf-cover-rays" d={RAYS} transform="translate(200 158) rotate(3)" />
      <rect x="0" y="225" width="400" height="175" fill="url(#sf-cover-abyss)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className="sf-cover-star" cx={x} cy={y} r={r} />
      ))}
      <circle className="sf-cover-disc" cx="200" cy="150" r="96" />
      <circle className="sf-cover-ring" cx="200" cy="150" r="106" />
      <circle className="sf-cover-ring sf-cover-ring-thin" cx="200" cy="150" r="116" />
      {SEVEN.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="sf-cover-jewel" cx={x} cy={y} r="6.5" />
      ))}
      <svg x="86" y="56" width="228" height="200" viewBox="0 0 512 512" aria-hidden="true">
        <path className="sf-cover-wings" d={wings} />
      </svg>
      <circle className="sf-cover-head" cx="200" cy="118" r="15" />
      <path
        className="sf-cover-robe"
        d="M200 134C184 138 178 160 172 214C168 244 160 268 150 292C184 282 216 282 250 292C240 268 232 244 228 214C222 160 216 138 200 134Z"
      />
      <ellipse className="sf-cover-halo" cx="200" cy="96" rx="26" ry="7" />
      <svg x="268" y="252" width="62" height="62" viewBox="0 0 512 512" aria-hidden="true">
        <path className="sf-cover-feather" d={feather} />
      </svg>
      <text className="sf-cover-title" x="200" y="352" textAnchor="middle">
        Seven Fallen
      </text>
      <rect className="sf-cover-frame" x="9" y="9" width="382" height="382" rx="4" />
      <rect className="sf-cover-frame sf-cover-frame-thin" x="17" y="17" width="366" height="366" rx="2" />
    </svg>
  );
}

/** One for each of the fallen. */
const SEVEN = Array.from({ length: 7 }, (_, n) => {
  const angle = Math.PI * (1 + (n + 0.5) / 7);
  return { x: 200 + Math.cos(angle) * 111, y: 150 + Math.sin(angle) * 111 };
});
