/** The back of the cards: a chest in a net of ink. */
import chest from 'icon:locked-chest';
import { memo } from 'react';
import './face.css';

export const Back = memo(function Back() {
  return (
    <svg className="plunder-face plunder-back" viewBox="0 0 100 144" aria-hidden="true">
      <rect className="plunder-face-card" x="1" y="1" width="98" height="142" rx="8" />
      <rect className="plunder-back-field" x="6" y="6" width="88" height="132" rx="5" />
      <path className="plunder-back-net" d={NET} />
      <circle className="plunder-back-medal" cx="50" cy="72" r="27" />
      <path className="plunder-back-chest" d={chest} transform={`translate(31 53) scale(${38 / 512})`} />
    </svg>
  );
});

const NET = Array.from({ length: 13 }, (_, i) => {
  const y = 6 + i * 18 - 88;
  return `M6 ${y}L94 ${y + 88}M6 ${y + 88}L94 ${y}`;
}).join('');
