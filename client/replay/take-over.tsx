/** A new table that begins where the replay stands: who sits where from now on. The old one stays as it is. */
import { BOT_IDS, isBotId } from '@tablee/bots';
import { type Seat, seatsOf } from '@tablee/kernel';
import { Sheet } from '@tablee/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useSay, useSettings } from '../settings/index.ts';
import { branchOff, type Sitting, type StoredTable, tables } from '../storage/index.ts';
import { BOT_NAMES } from '../table/names.ts';

interface Props {
  readonly stored: StoredTable;
  readonly at: number;
  readonly open: boolean;
  close(): void;
  /** How the game calls the seat. */
  nameOf(seat: Seat): string;
}

export function TakeOver({ stored, at, open, close, nameOf }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [sitting, setSitting] = useState<readonly Sitting[]>(stored.sitting);
  const me = name || say({ fr: 'Moi', en: 'Me' });

  const sit = (seat: number, who: string) =>
    setSitting(
      sitting.map((each, index) => {
        if (index !== seat) return each;
        if (isBotId(who)) return { who: 'bot', bot: who };
        const before = stored.sitting[seat];
        return before?.who === 'person' ? before : { who: 'person', name: me };
      }),
    );

  const begin = async () => {
    const table = branchOff(stored, at, sitting);
    await tables.put(table);
    go(`/table/${table.id}`);
  };

  return (
    <Sheet
      open={open}
      close={close}
      title={say({ fr: 'Reprendre la main d’ici', en: 'Take over from here' })}
    >
      <form
        className="take-over"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>
          {say({
            fr: `Une nouvelle table s’ouvre après le choix ${at} ; la partie d’origine reste telle quelle.`,
            en: `A new table opens after choice ${at}; the original game stays as it is.`,
          })}
        </p>
        {seatsOf(stored.start.seats).map((seat) => {
          const now = sitting[seat];
          return (
            <label key={seat}>
              <span>{nameOf(seat)}</span>
              <select
                value={now?.who === 'bot' ? now.bot : 'person'}
                onChange={(event) => sit(seat, event.target.value)}
              >
                <option value="person">{now?.who === 'person' ? now.name : me}</option>
                {BOT_IDS.map((bot) => (
                  <option key={bot} value={bot}>
                    Bot : {BOT_NAMES[bot][language]}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <button type="submit" className="button button-primary">
          {say({ fr: 'Jouer', en: 'Play' })}
        </button>
      </form>
    </Sheet>
  );
}
