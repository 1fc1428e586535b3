/** The monsters still outside, and those inside. */
import type { Language } from '@tablee/kernel';
import type { PlunderView } from '../../types.ts';
import { MiniMonster } from './mini-token.tsx';
import './lair.css';

export function Lair({ seen, language }: { seen: PlunderView; language: Language }) {
  const all = seen.monsterAt.length;
  const waiting = seen.monsterAt.filter((square) => square === -1).length;
  const fr = language === 'fr';
  return (
    <div className="plunder-lair">
      <MiniMonster />
      <span>
        <b>
          {waiting}/{all}
        </b>{' '}
        {fr ? 'en réserve' : 'in reserve'}
      </span>
    </div>
  );
}
