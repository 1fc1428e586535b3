/** What the Sisters own: health, XP and potions; the hand; the decks. */
import { Sheet, useCompact } from '@tablee/ui';
import { useState } from 'react';
import { usePlay } from '../play.tsx';
import { SoeursHand } from './hand.tsx';
import { Health } from './health.tsx';
import { Piles } from './piles.tsx';
import { Potions, Xp } from './purse.tsx';
import './mine.css';

export function Mine() {
  const { say, t } = usePlay();
  const compact = useCompact();
  const [decks, setDecks] = useState(false);
  const size = t.deck.others.length + (t.deck.top === null ? 0 : 1);
  return (
    <div className="soeurs-mine">
      <div className="soeurs-owned">
        <Health />
        <div className="soeurs-purses">
          <Xp />
          <Potions />
          {compact && (
            <button type="button" className="soeurs-purse" onClick={() => setDecks(true)}>
              {say({ fr: `Pioches (${size})`, en: `Decks (${size})` })}
            </button>
          )}
        </div>
      </div>
      <SoeursHand />
      {compact ? (
        <Sheet
          open={decks}
          close={() => setDecks(false)}
          title={say({ fr: 'Pioches et défausse', en: 'Decks and discard' })}
          side="bottom"
        >
          <div onClickCapture={() => setTimeout(() => setDecks(false))}>
            <Piles />
          </div>
        </Sheet>
      ) : (
        <Piles />
      )}
    </div>
  );
}
