/**
 * The cover of the box: a wreck's deck plan adrift among stars, one lit corridor, a radar sweep and what it finds. Light: it is on
 * the home page, so it knows nothing of the rules.
 */
import jaws from 'icon:angular-spider';
import './cover.css';
import './theme.css';

const STARS = Array.from({ length: 70 }, (_, n) => ({
  x: (n * 151) % 400,
  y: (n * 89 + ((n * n) % 37)) % 400,
  r: 0.5 + (n % 4) * 0.35,
}));

/** Rooms of a ship, as x, y, width, height. */
const ROOMS = [
  [150, 52, 100, 34],
  [128, 96, 36, 40],
  [236, 96, 36, 40],
  [84, 146, 52, 46],
  [264, 146, 52, 46],
  [146, 150, 36, 42],
  [218, 150, 36, 42],
  [96, 216, 60, 40],
  [244, 216, 60, 40],
  [150, 262, 100, 28],
] as const;
const CORRIDORS = 'M188 86H212V262H188ZM136 192H264V216H136ZM164 106H188V126H164ZM212 106H236V126H212Z';
const DOORS =
  'M192 86H208M164 112V120M236 112V120M136 164V176M264 164V176M192 262H208M156 228V240M244 228V240';
const BLIPS = [
  [112, 168, 0],
  [290, 166, 1],
  [272, 236, 0],
] as const;

export function Cover() {
  return (
    <svg
      className="theme-endure es-cover"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="es-cover-deep" cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" className="es-cover-near" />
          <stop offset="1" className="es-cover-far" />
        </radialGradient>
        <radialGradient id="es-cover-sweep" cx="0" cy="1" r="1.1">
          <stop offset="0" className="es-cover-beam" />
          <stop offset="1" className="es-cover-dark" />
        </radialGradient>
      </defs>
      <rect width="400" height="400" fill="url(#es-cover-deep)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className="es-cover-star" cx={x} cy={y} r={r} />
      ))}
      <g className="es-cover-rings">
        <circle cx="200" cy="176" r="60" />
        <circle cx="200" cy="176" r="110" />
        <circle cx="200" cy="176" r="160" />
      </g>
      <path
        className="es-cover-hull"
        d="M200 30L262 44L284 92L330 134L326 258L282 300H118L74 258L70 134L116 92L138 44Z"
      />
      <path className="es-cover-corridor" d={CORRIDORS} />
      {ROOMS.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className="es-cover-room" x={x} y={y} width={width} height={height} rx="2" />
      ))}
      <path className="es-cover-door" d={DOORS} />
      <path d="M200 204L352 80A196 196 0 0 1 396 204Z" fill="url(#es-cover-sweep)" />
      {BLIPS.map(([x, y, late]) => (
        <g key={`${x} ${y}`} className="es-cover-blip" data-late={late || undefined}>
          <circle cx={x} cy={y} r="13" />
          <svg x={x - 9} y={y - 9} width="18" height="18" viewBox="0 0 512 512" aria-hidden="true">
            <path d={jaws} />
          </svg>
        </g>
      ))}
      <circle className="es-cover-lamp" cx="200" cy="204" r="16" />
      <circle className="es-cover-survivor" cx="200" cy="204" r="6" />
      <text className="es-cover-title" x="200" y="340" textAnchor="middle">
        ENDURE
      </text>
      <text className="es-cover-under" x="200" y="370" textAnchor="middle">
        THE STARS
      </text>
      <path className="es-cover-corners" d="M14 40V14H40M360 14H386V40M386 360V386H360M40 386H14V360" />
    </svg>
  );
}
