/** On a phone: the whole tower, floor by floor, and the Place on the enemies' deck, one press away. */
import { Sheet } from '@tablee/ui';
import { useState } from 'react';
import { LastFloor, MiniFloor } from '../boss/boss-face.tsx';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import { NextPlace } from './next-place.tsx';
import './tower-sheet.css';

export function TowerSheet() {
  const { t, content, language, say, turnTo } = usePlay();
  const [open, setOpen] = useState(false);
  const where = say({
    fr: `Étage ${t.floor + 1} sur ${t.tower.length + 1}`,
    en: `Floor ${t.floor + 1} of ${t.tower.length + 1}`,
  });
  return (
    <>
      <button type="button" className="soeurs-tower-open" onClick={() => setOpen(true)}>
        {where}
      </button>
      <Sheet
        open={open}
        close={() => setOpen(false)}
        title={say({ fr: 'La tour', en: 'The tower' })}
        side="bottom"
      >
        <NextPlace />
        <ol className="soeurs-tower-list" reversed>
          <li>
            <p>
              <b>{content.boss.name[language]}</b> · {say(WORDS.lastFloor)}
              <button
                type="button"
                className="button"
                onClick={() => {
                  setOpen(false);
                  turnTo('boss');
                }}
              >
                {say({ fr: 'Voir le Boss', en: 'See the Boss' })}
              </button>
            </p>
            <LastFloor floor={content.lastFloor} floors={content.boss.floors} language={language} />
          </li>
          {t.tower
            .map((card, n) => (
              <li key={card} aria-current={n === t.floor ? 'step' : undefined}>
                <p>
                  <b>
                    {n + 1}. {content.floors[card]!.name[language]}
                  </b>
                </p>
                <MiniFloor floor={content.floors[card]!} />
              </li>
            ))
            .reverse()}
        </ol>
      </Sheet>
    </>
  );
}
