/** Before the game: who is there, whom to invite, bots for the seats that stay empty. */
import { BOT_IDS } from '@tablee/bots';
import type { Opened } from '@tablee/games';
import type { Text } from '@tablee/kernel';
import type { Phase, TableMessage } from '@tablee/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../pages/page.tsx';
import { useSay } from '../settings/index.ts';
import { MenuAct } from '../table/menu.tsx';
import { BOT_NAMES } from '../table/names.ts';
import { BringInstead } from './bring-along.tsx';
import { connection, type Wanted } from './connection.ts';
import { NotifyMe } from './notify-me.tsx';
import './online.css';
import { People } from './people.tsx';
import { TableBox } from './table-box.tsx';

export function WaitingRoom({
  message,
  opened,
}: {
  readonly message: TableMessage;
  readonly opened: Opened;
}) {
  const say = useSay();
  const [, go] = useLocation();
  const { game, table: look } = opened;
  const { table, seat, host, invite, people } = message;
  const isHost = seat === host;
  const isOpen = message.phase !== 'waiting' || people.some(({ who }) => who === 'open');
  const [trouble, setTrouble] = useState<Text | null>(null);
  const bring = async (brought: unknown) => {
    const brings = brought as Extract<Wanted, { type: 'bring' }>['brings'];
    setTrouble((await connection.send({ type: 'bring', table, brings })).why);
  };
  const leave = async () => {
    await connection.send({ type: 'leave', table });
    go('/');
  };
  return (
    <Page title={say(game.name)} className="online">
      <TableBox game={game.id} />
      <div className={`online-sheet ${look.theme}`}>
        <h1>{say(game.name)}</h1>
        <p className="online-lead">{say(isOpen ? (LEADS[message.phase] ?? LEADS.waiting) : ONCE_READY)}</p>
        {invite !== null && message.phase === 'waiting' && isOpen && (
          <Invite table={table} invite={invite} isHost={isHost} />
        )}
        <People
          people={people}
          mine={seat}
          {...(isHost && {
            atSeat: (at: number, sitting: TableMessage['people'][number]) =>
              sitting.who === 'person' ? (
                at !== seat && <Remove table={table} seat={at} name={sitting.name} />
              ) : (
                <select
                  aria-label={say({ fr: `Place ${at + 1}`, en: `Seat ${at + 1}` })}
                  value={sitting.who === 'bot' ? sitting.bot : ''}
                  onChange={({ target }) => {
                    const bot = BOT_IDS.find((each) => each === target.value) ?? null;
                    void connection.send({ type: 'fill', table, seat: at, bot });
                  }}
                >
                  <option value="">{say({ fr: 'Un ami', en: 'A friend' })}</option>
                  {BOT_IDS.map((bot) => (
                    <option key={bot} value={bot}>
                      Bot : {say(BOT_NAMES[bot])}
                    </option>
                  ))}
                </select>
              ),
          })}
        />
        {seat !== null && game.brings && message.phase === 'waiting' && (
          <BringInstead game={game} message={message} bring={(brought) => void bring(brought)} />
        )}
        {trouble && (
          <p className="online-trouble" role="alert">
            {say(trouble)}
          </p>
        )}
        <NotifyMe />
        <p className="online-ways">
          <button type="button" className="button" onClick={() => void leave()}>
            {isHost
              ? say({ fr: 'Fermer la table', en: 'Close the table' })
              : say({ fr: 'Quitter', en: 'Leave' })}
          </button>
        </p>
      </div>
    </Page>
  );
}

interface RemoveProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  /** A bot plays on. */
  readonly inPlay?: boolean;
  done?(): void;
}

/** The host asks somebody to leave the table. */
export function Remove({ table, seat, name, inPlay, done }: RemoveProps) {
  const say = useSay();
  return (
    <MenuAct
      name={
        inPlay
          ? say({ fr: `Retirer ${name} de la table`, en: `Remove ${name} from the table` })
          : say({ fr: 'Retirer', en: 'Remove' })
      }
      asks={
        inPlay
          ? say({
              fr: `Un bot jouera à la place de ${name}, qui ne pourra pas revenir.`,
              en: `A bot will play in place of ${name}, who can’t come back.`,
            })
          : say({
              fr: `La place de ${name} sera libre, et le lien d’invitation changera.`,
              en: `${name}’s seat will be open, and the invite link will change.`,
            })
      }
      yes={say({ fr: `Retirer ${name}`, en: `Remove ${name}` })}
      no={say({ fr: 'Ne pas le faire', en: 'Don’t do it' })}
      danger
      act={() => {
        done?.();
        void connection.send({ type: 'remove', table, seat });
      }}
    />
  );
}

interface InviteProps {
  readonly table: string;
  readonly invite: string;
  readonly isHost: boolean;
}

export function Invite({ table, invite, isHost }: InviteProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}/en-ligne/${table}#${invite}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // No clipboard without https: the address is in the field, to be copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className="online-invite">
      <label>
        <span>
          {say({
            fr: 'Le lien d’invitation, à envoyer à vos amis :',
            en: 'The invite link, to send to your friends:',
          })}
        </span>
        <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button button-primary" onClick={() => void copy()}>
        {copied ? say({ fr: 'Copié', en: 'Copied' }) : say({ fr: 'Copier', en: 'Copy' })}
      </button>
      {isHost && (
        <MenuAct
          name={say({ fr: 'Changer de lien', en: 'New link' })}
          asks={say({
            fr: 'Le lien d’avant ne vaudra plus : à faire s’il est tombé entre de mauvaises mains.',
            en: 'The link so far will no longer hold: in case it fell into the wrong hands.',
          })}
          yes={say({ fr: 'Changer de lien', en: 'Make a new link' })}
          no={say({ fr: 'Garder celui-ci', en: 'Keep this one' })}
          act={() => {
            setCopied(false);
            void connection.send({ type: 'renewInvite', table });
          }}
        />
      )}
    </div>
  );
}

const ONCE_READY: Text = {
  fr: 'La revanche commence dès que tout le monde est prêt.',
  en: 'The rematch begins as soon as everybody is ready.',
};

/** What a table without a game on it has to say. */
const LEADS: Partial<Record<Phase, Text>> & { readonly waiting: Text } = {
  waiting: {
    fr: 'La partie commence dès que toutes les places sont prises.',
    en: 'The game begins as soon as every seat is taken.',
  },
  closed: { fr: 'L’hôte a fermé cette table.', en: 'The host has closed this table.' },
  shelved: {
    fr: 'Les règles ou les cartes de cette partie ont changé : elle ne peut plus continuer.',
    en: 'The rules or the cards of this game have changed: it can’t go on.',
  },
};
