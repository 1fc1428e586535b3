/** The cover of the box. */
import '@fontsource/grenze-gotisch/latin-600.css';
import './theme.css';

export function Box() {
  return (
    <svg
      className="theme-plunder plunder-box"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="400" height="400" fill="#e9d8ac" />
      <text x="200" y="200" textAnchor="middle" fontSize="48" fill="#3a2614">
        Super Dungeon Plunder
      </text>
    </svg>
  );
}
