/** Somebody was sent a link: what the game is, who is there, a name, and a seat. */
import { type Opened, openGame } from '@tablee/games';
import type { Text } from '@tablee/kernel';
import type { InviteInfo } from '@tablee/protocol';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../pages/page.tsx';
import { changeSettings, isNamed, LONGEST_NAME, useSay, useSettings } from '../settings/index.ts';
import { api, NotDone } from './api.ts';
import { BringAlong } from './bring-along.tsx';
import { introduce } from './introduce.ts';
import './online.css';
import { People } from './people.tsx';
import { TableBox } from './table-box.tsx';

interface Props {
  readonly table: string;
  readonly invite: string;
  /** A seat was taken, or the game is to be watched. */
  sat(): void;
}

export function Invitation({ table, invite, sat }: Props) {
  const say = useSay();
  const { name } = useSettings();
  const [info, setInfo] = useState<InviteInfo | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const brought = useRef<unknown>(null);

  useEffect(() => {
    let left = false;
    api
      .invitation(table, invite)
      .then(async (found) => {
        if (left) return;
        if (found.seat !== null) return sat();
        setInfo(found);
        const game = await openGame(found.game);
        if (!left) setOpened(game ?? null);
      })
      .catch((error: unknown) => {
        if (!left) setTrouble(wordsOf(error));
      });
    return () => {
      left = true;
    };
  }, [table, invite, sat]);

  const sitDown = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isNamed(name)) {
      setTrouble(NAMELESS);
      return;
    }
    try {
      await introduce(name.trim());
      await api.claim(table, invite, brought.current);
      sat();
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  };

  const hasRoom = info?.people.some(({ who }) => who === 'open') ?? false;
  const title = opened ? say(opened.game.name) : say({ fr: 'Invitation', en: 'Invitation' });
  return (
    <Page title={title} className="online">
      {info && <TableBox game={info.game} />}
      <div className={`online-sheet ${opened?.table.theme ?? ''}`}>
        <h1>{title}</h1>
        {opened && <p className="online-lead">{say(opened.game.blurb)}</p>}
        {trouble && (
          <p className="online-trouble" role="alert">
            {say(trouble)}
          </p>
        )}
        {info && <People people={info.people} mine={null} />}
        {info && hasRoom && (
          <form className="online-sit" onSubmit={(event) => void sitDown(event)}>
            <label>
              <span>{say({ fr: 'Votre nom', en: 'Your name' })}</span>
              <input
                type="text"
                value={name}
                maxLength={LONGEST_NAME}
                required
                autoComplete="nickname"
                onChange={({ target }) => changeSettings({ name: target.value })}
              />
            </label>
            {opened?.game.brings && (
              <BringAlong
                game={opened.game}
                config={info.config}
                seats={info.people.length}
                brought={brought}
              />
            )}
            <button type="submit" className="button button-primary">
              {say({ fr: 'S’asseoir à table', en: 'Take a seat' })}
            </button>
          </form>
        )}
        {info && !hasRoom && (
          <p>
            {info.watch
              ? say({
                  fr: 'Toutes les places sont prises, mais on peut regarder.',
                  en: 'Every seat is taken, but you may watch.',
                })
              : say({ fr: 'Toutes les places sont prises.', en: 'Every seat is taken.' })}
          </p>
        )}
        <p className="online-ways">
          {info?.watch && !hasRoom && (
            <button type="button" className="button button-primary" onClick={sat}>
              {say({ fr: 'Regarder', en: 'Watch' })}
            </button>
          )}
          <Link href="/" className="button button-quiet">
            {say({ fr: 'Accueil', en: 'Home' })}
          </Link>
        </p>
      </div>
    </Page>
  );
}

const NAMELESS: Text = {
  fr: 'Quel est votre nom ? Les autres le verront.',
  en: 'What is your name? The others will see it.',
};

export function wordsOf(error: unknown): Text {
  if (error instanceof NotDone) return error.why;
  const said = error instanceof Error ? error.message : String(error);
  return { fr: said, en: said };
}
