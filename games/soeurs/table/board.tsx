/** The board: the tower at the side, and beside it the scene that is being played. */
import { useCompact } from '@tablee/ui';
import { useState } from 'react';
import { ClimbScene } from './climb/climb-scene.tsx';
import { FloorWindow } from './climb/floor-window.tsx';
import { TowerSide } from './climb/tower-side.tsx';
import { FightScene } from './fight/fight-scene.tsx';
import { usePlay } from './play.tsx';
import { sceneOf } from './reading.ts';
import { WORDS } from './words.ts';
import './board.css';

export function Board() {
  const { t } = usePlay();
  const compact = useCompact();
  const [looked, setLooked] = useState<number | null>(null);
  const scene = sceneOf(t);
  return (
    <div className="soeurs-board" data-scene={scene}>
      {!compact && <TowerSide looked={looked} look={setLooked} />}
      <div className="soeurs-scene">
        {looked !== null ? (
          <LookedFloor floor={looked} back={() => setLooked(null)} />
        ) : scene === 'climb' ? (
          <ClimbScene />
        ) : (
          <FightScene />
        )}
      </div>
    </div>
  );
}

/** A floor of the tower as it lies there: the whole tower is open to see. */
function LookedFloor({ floor, back }: { readonly floor: number; back(): void }) {
  const { t, content, language, say } = usePlay();
  const card = floor < t.tower.length ? content.floors[t.tower[floor]!]! : content.lastFloor;
  return (
    <div className="soeurs-looked">
      <FloorWindow floor={card} language={language} entered={[]} marker={null} />
      <div className="soeurs-looked-title">
        <h2>{card.name[language]}</h2>
        <button type="button" className="button" onClick={back}>
          {say(WORDS.close)}
        </button>
      </div>
    </div>
  );
}
