/** On a phone: every team in one line; a touch opens the sheets. */

import cards from 'icon:card-random';
import chest from 'icon:open-treasure-chest';
import { seatsOf, type Text } from '@tablee/kernel';
import { Icon, Sheet, SpeechBubble, type TableProps } from '@tablee/ui';
import { useState } from 'react';
import type { PlunderView } from '../../types.ts';
import { Piles } from '../cards/piles.tsx';
import { teamClass } from '../patterns.tsx';
import type { Play } from '../use-play.ts';
import { Lair } from './lair.tsx';
import { Powers } from './powers.tsx';
import { TeamSheet } from './team-sheet.tsx';
import './strip.css';

const SHEETS: Text = { fr: 'Équipes et pouvoirs', en: 'Teams and powers' };

export function Strip({ table, play }: { table: TableProps<PlunderView>; play: Play }) {
  const { view, names, language, colourSafe } = table;
  const [open, setOpen] = useState(false);
  const seen = view.table;
  const fr = language === 'fr';
  return (
    <>
      <button type="button" className="plunder-strip" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{SHEETS[language]} : </span>
        {seen.turns > 0 && (
          <span className="plunder-strip-turn">{fr ? `Tour ${seen.turns}` : `Turn ${seen.turns}`}</span>
        )}
        {seatsOf(view.seats).map((seat) => (
          <span
            key={seat}
            className={`plunder-strip-team ${teamClass(seen.teamOf[seat] ?? -1)}`}
            data-active={seen.active === seat || undefined}
          >
            <span className="plunder-strip-name">{names[seat]}</span>
            <span>
              <Icon path={chest} label={fr ? 'Trésors' : 'Treasures'} />
              {seen.teamOf[seat] === -1 ? 0 : (seen.secured[seen.teamOf[seat]!] ?? 0)}
            </span>
            <span>
              <Icon path={cards} label={fr ? 'Cartes' : 'Cards'} />
              {seen.handSizes[seat]}
            </span>
            <SpeechBubble text={table.saying?.get(seat)} />
          </span>
        ))}
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={SHEETS[language]} side="bottom">
        <div className="plunder-strip-sheets">
          {seatsOf(view.seats).map((seat) => (
            <TeamSheet
              key={seat}
              seen={seen}
              seat={seat}
              name={names[seat] ?? ''}
              language={language}
              colourSafe={colourSafe}
            />
          ))}
          <Lair seen={seen} language={language} />
          <Piles seen={seen} language={language} />
          <Powers table={table} play={play} />
        </div>
      </Sheet>
    </>
  );
}
