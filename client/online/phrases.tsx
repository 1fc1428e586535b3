/** The sheet where one says a phrase at an online table, and mutes others. */
import talk from 'icon:chat-bubble';
import type { Seat } from '@tablee/kernel';
import { PHRASES } from '@tablee/protocol';
import { Icon, Sheet } from '@tablee/ui';
import { useState } from 'react';
import { useSay } from '../settings/index.ts';
import type { OnlineSession } from './online-session.ts';
import { PHRASE_TEXTS } from './phrase-texts.ts';

interface Props {
  readonly session: OnlineSession;
  readonly names: readonly string[];
}

/** For those who have a seat. */
export function Phrases({ session, names }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { seat, people } = session.message;
  if (seat === null) return null;
  const others = people.flatMap((person, n) => (person.who === 'person' && n !== seat ? [n as Seat] : []));
  if (others.length === 0) return null;
  const title = say({ fr: 'Dire quelque chose', en: 'Say something' });
  return (
    <>
      <button
        type="button"
        className="button button-quiet frame-say"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon path={talk} />
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={title} side="bottom">
        <div className="online-phrases">
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="button"
              onClick={() => {
                setOpen(false);
                session.say(phrase);
              }}
            >
              {say(PHRASE_TEXTS[phrase])}
            </button>
          ))}
        </div>
        <fieldset className="online-mutes">
          <legend>{say({ fr: 'Ne plus entendre', en: 'Mute' })}</legend>
          {others.map((other) => (
            <label key={other}>
              <input
                type="checkbox"
                checked={session.isMuted(other)}
                onChange={({ target }) => session.mute(other, target.checked)}
              />
              {names[other]}
            </label>
          ))}
        </fieldset>
      </Sheet>
    </>
  );
}
