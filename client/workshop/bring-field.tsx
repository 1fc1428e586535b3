/** What a seat brings, in a line of a form: the cover and the name; a press opens the whole choice. */
import type { Game } from '@tablee/kernel';
import { Sheet } from '@tablee/ui';
import { useState } from 'react';
import { useLanguage, useSay } from '../settings/index.ts';
import type { Bring } from './bring.ts';
import { Chooser } from './chooser.tsx';
import { type Offer, offerOf } from './offers.ts';
import { useWorkshopSoon } from './use-workshop.ts';

interface Props {
  readonly game: Game;
  /** Whose; null: mine. */
  readonly seat: number | null;
  readonly offers: readonly Offer[];
  readonly value: Bring;
  change(bring: Bring): void;
}

export function BringField({ game, seat, offers, value, change }: Props) {
  const say = useSay();
  const language = useLanguage();
  const workshop = useWorkshopSoon(game.id);
  const [open, setOpen] = useState(false);
  const chosen = offerOf(offers, value);
  const one = say(workshop?.words.one ?? { fr: 'choix', en: 'choice' });
  const label =
    seat === null
      ? say(workshop?.words.yours ?? { fr: 'Votre choix', en: 'Your choice' })
      : say({ fr: `${capital(one)}, place ${seat + 1}`, en: `${capital(one)}, seat ${seat + 1}` });
  return (
    <>
      <button
        type="button"
        className="bring-field"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-bad={chosen.faults.length > 0 || undefined}
      >
        <span className={`bring-field-cover ${workshop?.theme ?? ''}`} aria-hidden="true">
          {chosen.brought !== null && workshop ? (
            <workshop.Cover brought={chosen.brought} language={language} />
          ) : (
            <span className="chooser-any">?</span>
          )}
        </span>
        <span className="bring-field-said">
          <small>{label}</small>
          <strong>{say(chosen.name)}</strong>
        </span>
        <span className="bring-field-change">{say({ fr: 'Changer', en: 'Change' })}</span>
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={label}>
        <Chooser
          game={game.id}
          {...{ label, offers, workshop, value }}
          change={change}
          done={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
