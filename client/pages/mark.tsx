/** The house's mark: a round table seen from above, five seats round it, a die on it. */
const SEATS = [
  { turn: 0, colour: '#d9a441' },
  { turn: 72, colour: '#8f7ae0' },
  { turn: 144, colour: '#c9533f' },
  { turn: 216, colour: '#5fa58b' },
  { turn: 288, colour: '#7fb2d6' },
];

const PIPS = [
  [-6, -6],
  [6, -6],
  [0, 0],
  [-6, 6],
  [6, 6],
] as const;

export function Mark() {
  return (
    <svg className="mark" viewBox="-50 -50 100 100" aria-hidden="true">
      {SEATS.map(({ turn, colour }) => (
        <rect
          key={turn}
          x="-13"
          y="-46"
          width="26"
          height="20"
          rx="8"
          fill={colour}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="28" fill="#f6ecd6" />
      <circle r="23.5" fill="none" stroke="#c9a877" strokeWidth="2" />
      <g transform="rotate(18)">
        <rect x="-12" y="-12" width="24" height="24" rx="6" fill="#4a3119" />
        {PIPS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.8" fill="#f6ecd6" />
        ))}
      </g>
    </svg>
  );
}
