/** Before the game: who is there, whom to invite, bots for the seats that stay empty. */
import { BOT_IDS } from '@tablee/bots';
import type { Opened } from '@tablee/games/tables';
import type { TableMessage } from '@tablee/server/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../pages/page.tsx';
import { useSay } from '../settings/index.ts';
import { BOT_NAMES } from '../table/names.ts';
import { connection } from './connection.ts';
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
  const leave = async () => {
    await connection.send({ type: 'leave', table });
    go('/');
  };
  return (
    <Page title={say(game.name)} className="online">
      <TableBox game={game.id} />
      <div className={`online-sheet ${look.theme}`}>
        <h1>{say(game.name)}</h1>
        <p className="online-lead">
          {message.phase === 'closed'
            ? say({ fr: 'L’hôte a fermé cette table.', en: 'The host has closed this table.' })
            : say({
                fr: 'La partie commence dès que toutes les places sont prises.',
                en: 'The game begins as soon as every seat is taken.',
              })}
        </p>
        {invite !== null && message.phase === 'waiting' && <Invite table={table} invite={invite} />}
        <People
          people={people}
          mine={seat}
          {...(isHost && {
            atSeat: (at: number, sitting: TableMessage['people'][number]) =>
              sitting.who === 'person' ? null : (
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

export function Invite({ table, invite }: { readonly table: string; readonly invite: string }) {
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
    </div>
  );
}
