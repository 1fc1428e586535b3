/** The cover: a tower of glass against a violet storm. */
import './theme.css';

export function Box() {
  return (
    <svg
      className="theme-soeurs soeurs-box"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="400" height="300" fill="#1b1238" />
      <path d="M160 300V90l40-60 40 60v210z" fill="#6b4fb8" stroke="#0b0718" strokeWidth="6" />
    </svg>
  );
}
