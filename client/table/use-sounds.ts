import type { GameTable } from '@tablee/ui';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/index.ts';
import { play } from './sound.ts';
import type { Snapshot } from './table-session.ts';

/** What is shown is also heard, when the player wants to hear it. */
export function useSounds(table: GameTable, { happening, asked, view, over }: Snapshot): void {
  const { sound } = useSettings();
  const waited = useRef(false);

  useEffect(() => {
    if (!sound || !happening) return;
    const heard = table.sound?.(happening);
    if (heard) play(heard);
  }, [sound, happening, table]);

  const isAsked = asked !== null;
  const isAnothers =
    !isAsked && view.waitingFor.length > 0 && !view.waitingFor.includes(view.seat ?? (-1 as never));
  useEffect(() => {
    if (isAnothers) waited.current = true;
    if (!isAsked || !waited.current) return;
    waited.current = false;
    if (sound) play('turn');
  }, [isAsked, isAnothers, sound]);

  const { result, seat } = view;
  useEffect(() => {
    if (!sound || !over || !result) return;
    const isWon = seat === null ? result.winners.length > 0 : result.winners.includes(seat);
    play(isWon ? 'win' : 'lose');
  }, [sound, over, result, seat]);
}
