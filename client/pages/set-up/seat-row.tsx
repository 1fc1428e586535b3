/** One seat: who sits there, and their name or strength. */
import { BOT_IDS, type BotId } from '@tablee/bots';
import type { Text } from '@tablee/kernel';
import { type ReactNode, useId } from 'react';
import { LONGEST_NAME, useSay } from '../../settings/index.ts';
import { BOT_NAMES } from '../../table/names.ts';
import { Choices } from '../choices.tsx';
import { ME, type SeatChoice, WHO, type Who } from './seats.ts';

const WHO_NAMES: Readonly<Record<Who, Text>> = {
  me: ME,
  friend: { fr: 'Un ami ici', en: 'A friend here' },
  online: { fr: 'Un ami en ligne', en: 'A friend online' },
  bot: { fr: 'Ordinateur', en: 'Computer' },
};

/** What to expect of each strength. */
const BOT_WORDS: Readonly<Record<BotId, Text>> = {
  random: {
    fr: 'Joue n’importe quel coup permis : pour découvrir le jeu.',
    en: 'Plays any legal move: for getting to know the game.',
  },
  greedy: {
    fr: 'Pèse chaque coup et prend le meilleur tout de suite.',
    en: 'Weighs every move and takes the best one at once.',
  },
  search: {
    fr: 'Pense plusieurs coups à l’avance, réponses et hasard compris.',
    en: 'Thinks several moves ahead, with your answers and the luck of the draw.',
  },
};

interface Props {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly myName: string;
  /** Without a name of their own. */
  readonly called: string;
  /** Whether somebody can come from elsewhere. */
  readonly online: boolean;
  sit(who: Who): void;
  change(patch: Partial<SeatChoice>): void;
  rename(name: string): void;
  /** What the seat brings. */
  readonly children?: ReactNode;
}

export function SeatRow({ seat, choice, myName, called, online, sit, change, rename, children }: Props) {
  const say = useSay();
  const words = useId();
  const place = say({ fr: `Place ${seat + 1}`, en: `Seat ${seat + 1}` });
  return (
    <li className="set-up-seat" data-seat={seat}>
      <span className="set-up-number" aria-hidden="true">
        {seat + 1}
      </span>
      <Choices
        quiet
        label={place}
        values={WHO.filter((who) => online || who !== 'online').map((who) => ({
          value: who,
          name: say(WHO_NAMES[who]),
        }))}
        value={choice.who}
        change={sit}
      />
      {choice.who === 'bot' ? (
        <span className="set-up-who">
          <select
            aria-label={say({ fr: `Force, place ${seat + 1}`, en: `Strength, seat ${seat + 1}` })}
            aria-describedby={words}
            value={choice.bot}
            onChange={({ target }) => change({ bot: target.value as BotId })}
          >
            {BOT_IDS.map((bot) => (
              <option key={bot} value={bot}>
                {say(BOT_NAMES[bot])}
              </option>
            ))}
          </select>
          <span className="set-up-help" id={words}>
            {say(BOT_WORDS[choice.bot])}
          </span>
        </span>
      ) : choice.who === 'online' ? (
        <span className="set-up-who set-up-help">
          {say({ fr: 'Vous aurez un lien à lui envoyer.', en: 'You will get a link to send.' })}
        </span>
      ) : (
        <span className="set-up-who">
          <NameField
            label={say({ fr: `Nom, place ${seat + 1}`, en: `Name, seat ${seat + 1}` })}
            placeholder={called}
            value={choice.who === 'me' ? myName : choice.name}
            change={(name) => (choice.who === 'me' ? rename(name) : change({ name }))}
          />
        </span>
      )}
      {children && <div className="set-up-brings">{children}</div>}
    </li>
  );
}

export function NameField({
  label,
  placeholder,
  value,
  change,
}: {
  label: string;
  placeholder: string;
  value: string;
  change(name: string): void;
}) {
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change(target.value)}
    />
  );
}
