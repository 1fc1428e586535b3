/** What is particular to a table on this screen: its menu, and where to go once it is over. */
import type { Opened } from '@tablee/games';
import type { GameHistory, Seat } from '@tablee/kernel';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { CampaignWays } from '../campaign/campaign-ways.tsx';
import { carriedBy, keepCarriedOn } from '../campaign/carry-on.ts';
import { playerAt } from '../pages/set-up/seats.ts';
import { useLanguage, useSay, useSettings } from '../settings/index.ts';
import { ShareRecord } from '../share/share-record.tsx';
import { campaigns, histories, newTable, type Sitting, tables } from '../storage/index.ts';
import { WorkshopLink } from '../workshop/link.tsx';
import { KEEP_PLAYING } from './confirmation.ts';
import { download, recordName } from './download.ts';
import { MenuAct } from './menu.tsx';
import { namesOf } from './names.ts';
import type { Session } from './session.ts';

export function LocalMenu({ session, close }: { readonly session: Session; close(): void }) {
  const say = useSay();
  const { game, stored } = session;
  const { view, canGoBack, viewer } = session.snapshot();
  const no = say(KEEP_PLAYING);
  const act = (does: () => void) => () => {
    close();
    does();
  };
  return (
    <>
      <MenuAct
        name={say({ fr: 'Reprendre mon dernier choix', en: 'Take back my last choice' })}
        asks={say(session.goingBack.asks)}
        yes={say(session.goingBack.yes)}
        no={say(session.goingBack.no)}
        disabled={!canGoBack}
        act={act(() => session.goBack())}
      />
      {!view.result && game.seats.max > 1 && <SeatsMenu session={session} close={close} />}
      <Link href={`/rejouer/${stored.id}`} className="button">
        {say({ fr: 'Revoir la partie depuis le début', en: 'Watch the game from the start' })}
      </Link>
      <button
        type="button"
        className="button"
        onClick={() => download(recordName(game.id, stored.created), session.record)}
      >
        {say({ fr: 'Enregistrer la partie (fichier texte)', en: 'Save the record (text file)' })}
      </button>
      {!view.result && game.agreeDraw && session.people.length > 1 && (
        <MenuAct
          name={say({ fr: 'Partie nulle d’un commun accord', en: 'Agree on a draw' })}
          asks={say({
            fr: 'Tout le monde autour de la table est d’accord pour la partie nulle ?',
            en: 'Does everybody round the table agree to call it a draw?',
          })}
          yes={say({ fr: 'Oui, partie nulle', en: 'Yes, call it a draw' })}
          no={no}
          act={act(() => session.agreeDraw())}
        />
      )}
      {!view.result && game.resign && viewer !== null && (
        <MenuAct
          name={say({ fr: 'Abandonner la partie', en: 'Give up the game' })}
          asks={
            game.sides === 'alone'
              ? say({ fr: 'Abandonner compte comme une défaite.', en: 'Giving up counts as a defeat.' })
              : say({
                  fr: 'Abandonner : la partie est perdue pour vous.',
                  en: 'Give up: the game is lost for you.',
                })
          }
          yes={say({ fr: 'Abandonner', en: 'Give up' })}
          no={no}
          danger
          act={act(() => session.resign())}
        />
      )}
    </>
  );
}

/** Who plays may change at any time: a bot takes over for somebody who left the room, and gives the seat back. */
function SeatsMenu({ session, close }: { readonly session: Session; close(): void }) {
  const say = useSay();
  const { name } = useSettings();
  const { sitting } = session.stored;
  const names = namesOf(sitting, useLanguage());
  const seat = (at: number, who: Sitting) => {
    session.seat(at as Seat, who);
    close();
  };
  return (
    <fieldset className="menu-seats">
      <legend>{say({ fr: 'Qui joue', en: 'Who plays' })}</legend>
      {sitting.map((each, at) => (
        <div key={names[at]} className="menu-row">
          <span>{names[at]}</span>
          {each.who === 'person' ? (
            <button
              type="button"
              className="button"
              onClick={() => seat(at, { who: 'bot', bot: 'greedy', for: each.name })}
            >
              {say({ fr: 'Confier à un bot', en: 'Let a bot play' })}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              onClick={() =>
                seat(at, { who: 'person', name: each.for ?? (name.trim() || say(playerAt(at))) })
              }
            >
              {each.for
                ? say({ fr: 'Reprendre la place', en: 'Take the seat back' })
                : say({ fr: 'Prendre la place', en: 'Take the seat' })}
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

export function LocalWays({ session, opened }: { readonly session: Session; readonly opened: Opened }) {
  const say = useSay();
  const [, go] = useLocation();
  const { game } = opened;
  useEffect(() => {
    void remember(session, opened);
    const { campaign } = session.stored;
    if (campaign) void keepCarriedOn(campaign, game, session.snapshot().view);
  }, [session, opened, game]);
  const isCampaign = carriedBy(game, session.stored.start.config) !== null;

  const goOn = async (config: Readonly<Record<string, unknown>>) => {
    const { sitting, campaign } = session.stored;
    const next = newTable({ game, sitting, config, ...(campaign && { campaign }) });
    await tables.put(next);
    const kept = campaign ? await campaigns.get(campaign) : undefined;
    if (kept) await campaigns.put({ ...kept, table: next.id });
    go(`/table/${next.id}`);
  };

  const again = async () => {
    const { sitting, start } = session.stored;
    // Whoever sat first sits last: the order is fair over two games.
    const turned = <T,>(seats: readonly T[]): readonly T[] =>
      game.sides === 'versus' ? [...seats.slice(1), ...seats.slice(0, 1)] : seats;
    const { config, brings, pack } = start;
    const next = newTable({
      game,
      sitting: turned(sitting),
      config,
      ...(brings && { brings: turned(brings) }),
      ...(pack && { pack }),
    });
    await tables.put(next);
    go(`/table/${next.id}`);
  };
  return (
    <>
      {isCampaign ? (
        <CampaignWays game={game} view={session.snapshot().view} goOn={(config) => void goOn(config)} />
      ) : (
        <button type="button" className="button button-primary" onClick={() => void again()}>
          {game.sides === 'versus'
            ? say({ fr: 'Revanche', en: 'Rematch' })
            : say({ fr: 'Rejouer', en: 'Play again' })}
        </button>
      )}
      <Link href={`/jouer/${game.id}`} className="button">
        {say({ fr: 'Autre mise en place', en: 'Another set-up' })}
      </Link>
      <WorkshopLink game={game.id} />
      <Link href={`/rejouer/${session.stored.id}`} className="button">
        {say({ fr: 'Revoir la partie', en: 'Watch it again' })}
      </Link>
      <Link href={`/analyse/${session.stored.id}`} className="button">
        {say({ fr: 'Analyser la partie', en: 'Review the game' })}
      </Link>
      <button
        type="button"
        className="button"
        onClick={() => download(recordName(game.id, session.stored.created), session.record)}
      >
        {say({ fr: 'Enregistrer la partie', en: 'Save the record' })}
      </button>
      <ShareRecord record={() => session.record} />
      <p className="end-seed">
        {say({ fr: 'Graine du hasard : ', en: 'Seed of chance: ' })}
        <code>{session.stored.start.seed}</code>
      </p>
    </>
  );
}

/** A finished game goes into the player's history, once. */
async function remember(session: Session, { game }: Opened): Promise<void> {
  const { history } = game;
  if (!history || session.stored.counted || session.people.length === 0) return;
  session.counted();
  const kept = await histories.get(game.id);
  await histories.put(game.id, history.after(readOrEmpty(history, kept), session.end));
}

function readOrEmpty(history: GameHistory, kept: unknown): unknown {
  if (kept === undefined) return history.empty();
  try {
    return history.read(kept);
  } catch {
    return history.empty();
  }
}
