/** The board: the tower at the side, and beside it the scene that is being played. */
import { useCompact } from '@tablee/ui';
import { type ReactNode, useState } from 'react';
import { BossScene } from './boss/boss-scene.tsx';
import { ClimbScene } from './climb/climb-scene.tsx';
import { FloorWindow } from './climb/floor-window.tsx';
import { TowerSide } from './climb/tower-side.tsx';
import { FightScene } from './fight/fight-scene.tsx';
import { BeforeBoss, BoardPage, PickPage } from './pages/page.tsx';
import { type Play, usePlay } from './play.tsx';
import { sceneOf } from './reading.ts';
import { WORDS } from './words.ts';
import './board.css';

export function Board() {
  const play = usePlay();
  const compact = useCompact();
  const [looked, setLooked] = useState<number | null>(null);
  return (
    <div className="soeurs-board" data-scene={sceneOf(play.t)}>
      {!compact && <TowerSide looked={looked} look={setLooked} />}
      <div className="soeurs-scene">
        {looked === null ? scene(play) : <LookedFloor floor={looked} back={() => setLooked(null)} />}
      </div>
    </div>
  );
}

function scene({ t, asked, page }: Play): ReactNode {
  if (page !== null) return <BoardPage page={page} />;
  if (asked?.kind === 'pickCard') return <PickPage />;
  if (asked?.kind === 'enterBoss') return <BeforeBoss />;
  switch (sceneOf(t)) {
    case 'boss':
      return <BossScene />;
    case 'fight':
      return <FightScene />;
    case 'climb':
      return <ClimbScene />;
  }
}

/** A floor of the tower as it lies there: the whole tower is open to see. */
function LookedFloor({ floor, back }: { readonly floor: number; back(): void }) {
  const { t, content, language, say, turnTo } = usePlay();
  const isLast = floor === t.tower.length;
  const card = isLast ? content.lastFloor : content.floors[t.tower[floor]!]!;
  return (
    <div className="soeurs-looked">
      <FloorWindow floor={card} language={language} entered={[]} marker={null} />
      <div className="soeurs-looked-title">
        <p>
          {say({
            fr: `Étage ${floor + 1} sur ${t.tower.length + 1}`,
            en: `Floor ${floor + 1} of ${t.tower.length + 1}`,
          })}
        </p>
        <h2>{isLast ? say(WORDS.lastFloor) : card.name[language]}</h2>
        {isLast && (
          <button
            type="button"
            className="button"
            onClick={() => {
              back();
              turnTo('boss');
            }}
          >
            {say({ fr: 'Voir le Boss', en: 'See the Boss' })}
          </button>
        )}
        <button type="button" className="button button-primary" onClick={back}>
          {say(WORDS.close)}
        </button>
      </div>
    </div>
  );
}
