/** How many, how long: what one reads on the side of a box. */

import people from 'icon:meeple';
import hourglass from 'icon:sands-of-time';
import type { Language, Shelf } from '@tablee/kernel';
import { useLanguage } from '../settings/index.ts';
import './facts.css';

export function Facts({ game }: { game: Shelf }) {
  const language = useLanguage();
  return (
    <ul className="facts">
      <li>
        <Drawing path={people} />
        {players(game, language)}
      </li>
      <li>
        <Drawing path={hourglass} />
        {`${game.minutes.min}–${game.minutes.max} min`}
      </li>
    </ul>
  );
}

// The home page takes no more of the shared pieces than this.
function Drawing({ path }: { path: string }) {
  return (
    <svg className="facts-icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function players({ seats: { min, max } }: Shelf, language: Language): string {
  if (max === 1) return language === 'fr' ? 'En solitaire' : 'On your own';
  if (language === 'fr') return `${min === max ? min : `${min} à ${max}`} joueurs`;
  return `${min === max ? min : `${min} to ${max}`} players`;
}
