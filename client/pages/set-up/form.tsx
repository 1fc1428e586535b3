/** The form of a new table. */
import type { Game, Text } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CampaignList } from '../../campaign/campaign-list.tsx';
import { carriedBy, nextConfig } from '../../campaign/carry-on.ts';
import { wordsOf } from '../../online/invitation.tsx';
import { openOnline, useServer } from '../../online/open-table.ts';
import { changeSettings, useLanguage, useSay, useSettings } from '../../settings/index.ts';
import { campaigns, type KeptCampaign, newCampaign, newTable, tables, usePack } from '../../storage/index.ts';
import { type Bring, lastBrought, rememberBrought, USUAL } from '../../workshop/bring.ts';
import { BringField } from '../../workshop/bring-field.tsx';
import { ChooseInTurn } from '../../workshop/in-turn.tsx';
import { offerOf, useOffers } from '../../workshop/offers.ts';
import { Choices } from '../choices.tsx';
import { type Chosen, fitting, settingsFor, settled } from './config.ts';
import { MoreSettings } from './more-settings.tsx';
import { recall, remember, usualSetUp } from './remembered.ts';
import { NameField, SeatRow } from './seat-row.tsx';
import {
  calledAt,
  chooseInTurn,
  isOnline,
  ME,
  resized,
  type SeatChoice,
  seated,
  sittingOf,
  sizesOf,
  wantedOf,
  whoIsNameless,
  whyNotTogether,
} from './seats.ts';
import { SettingField } from './setting-field.tsx';
import { useHistory } from './use-history.ts';

/** The game names its settings in the order they matter: this many are in sight, the others one press away. */
const IN_SIGHT = 2;

export function SetUpForm({ game, table }: { game: Game; table: GameTable }) {
  const say = useSay();
  const language = useLanguage();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [{ seats, chosen }, setSetUp] = useState(() => recall(game));
  const [seed, setSeed] = useState('');
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hints, setHints] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const past = useHistory(game);
  const [isChoosing, setChoosing] = useState(false);
  /** `new`: this table is the first of a campaign. */
  const [campaign, setCampaign] = useState<KeptCampaign | 'new' | null>(null);

  const count = seats.length;
  const single = settled(game, chosen, count) ?? {};
  const config = campaign === null ? single : (configIn(game, campaign, single) ?? single);
  const server = useServer();
  const together = whyNotTogether(seats);
  const loaded = usePack(game.id) ?? null;
  // Online everybody plays with the cards of the box.
  const pack = game.brings && !isOnline(seats) ? loaded : null;
  const offers = useOffers(game, config, count, pack);
  const inTurn = game.brings !== undefined && chooseInTurn(seats);
  const choosers = seats.map(({ who }) => who === 'bot' || (who === 'me' && !inTurn));
  const cannot = seats.flatMap(({ brings }, seat) =>
    choosers[seat] ? offerOf(offers, brings).faults.slice(0, 1) : [],
  )[0];
  const refusal = together
    ? say(together)
    : cannot
      ? `${say(cannot.why)} ${cannot.rule ? `(${cannot.rule})` : ''}`
      : ((campaign === null ? null : game.suits?.(game.settle?.(config, count) ?? config, count)) ??
        past?.rules.refuses(past.history, config, language) ??
        null);

  const setSeats = (next: SeatChoice[]) =>
    setSetUp({ seats: next, chosen: fitting(game, chosen, next.length) });
  const setChosen = (next: Chosen) => setSetUp({ seats, chosen: next });

  const play = async (event: SubmitEvent) => {
    event.preventDefault();
    if (refusal !== null) return;
    const nameless = whoIsNameless(seats, name);
    if (nameless !== null) {
      setTrouble(
        say({
          fr: 'Quel est votre nom ? Les autres le verront.',
          en: 'What is your name? The others will see it.',
        }),
      );
      form.current?.querySelector<HTMLInputElement>(`[data-seat="${nameless}"] input[type="text"]`)?.focus();
      return;
    }
    setTrouble(null);
    remember(game, { seats, chosen });
    for (const { who, brings } of seats) if (who === 'me' && !inTurn) rememberBrought(game.id, brings);
    if (isOnline(seats)) return playOnline();
    if (inTurn) return setChoosing(true);
    await playHere(new Map());
  };

  /** By seat, what it brings; null for what is usual. */
  const broughtBy = (secret: ReadonlyMap<number, Bring>): unknown[] =>
    seats.map(({ brings }, seat) => {
      const bring = secret.get(seat) ?? (choosers[seat] ? brings : undefined);
      return bring ? offerOf(offers, bring).brought : null;
    });

  const playHere = async (secret: ReadonlyMap<number, Bring>) => {
    const brings = broughtBy(secret);
    const kept =
      campaign === 'new' ? newCampaign(game.id, carriedBy(game, config) ?? config) : (campaign ?? null);
    const made = newTable({
      game,
      sitting: sittingOf(seats, name, say),
      config,
      ...(brings.some((brought) => brought !== null) && { brings }),
      pack,
      ...(seed.trim() !== '' && { seed: seed.trim() }),
      ...(kept && { campaign: kept.id }),
    });
    try {
      await tables.put(made);
      if (kept) await campaigns.put({ ...kept, table: made.id });
      go(`/table/${made.id}`);
    } catch (error) {
      setTrouble(
        say({
          fr: `La table n’a pas pu être enregistrée : libérez de la place sur cet appareil. (${String(error)})`,
          en: `The table could not be saved: free some room on this device. (${String(error)})`,
        }),
      );
    }
  };

  const playOnline = async () => {
    try {
      const table = await openOnline({
        game,
        config,
        seats: wantedOf(seats, broughtBy(new Map())),
        name: name.trim(),
        watch: true,
        hints,
        seconds,
      });
      go(`/en-ligne/${table}`);
    } catch (error) {
      setTrouble(say(wordsOf(error)));
    }
  };

  const decided = campaign === null ? [] : (game.campaign?.decides ?? []);
  const offered = settingsFor(game, count).filter(({ key }) => !decided.includes(key));
  const fields = offered.map((setting) => (
    <SettingField
      key={setting.key}
      {...{ game, table, setting, chosen, language }}
      seats={count}
      value={chosen[setting.key] ?? standard(game, setting, config)}
      change={(value) => setChosen({ ...chosen, [setting.key]: value })}
      history={past?.history ?? null}
    />
  ));

  return (
    <form ref={form} className="set-up-form" onSubmit={play}>
      {game.seats.max > 1 ? (
        <section className="set-up-part">
          {sizesOf(game).length > 1 && (
            <Choices
              label={say({ fr: 'Combien de joueurs ?', en: 'How many players?' })}
              values={sizesOf(game).map((size) => ({ value: size, name: size }))}
              value={count}
              change={(size) => setSeats(resized(seats, size))}
            />
          )}
          <ol className="set-up-seats">
            {seats.map((choice, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={seat}
                seat={seat}
                choice={choice}
                myName={name}
                called={say(calledAt(seats, seat))}
                online={server}
                sit={(who) => setSeats(seated(seats, seat, who))}
                change={(patch) =>
                  setSeats(seats.map((each, at) => (at === seat ? { ...each, ...patch } : each)))
                }
                rename={(to) => changeSettings({ name: to })}
              >
                {game.brings && choosers[seat] && (
                  <BringField
                    {...{ game, offers }}
                    seat={choice.who === 'me' ? null : seat}
                    value={choice.brings}
                    change={(brings) =>
                      setSeats(seats.map((each, at) => (at === seat ? { ...each, brings } : each)))
                    }
                  />
                )}
                {inTurn && (choice.who === 'me' || choice.who === 'friend') && (
                  <p className="set-up-help">
                    {say({
                      fr: 'Choisit en secret avant la partie.',
                      en: 'Chooses in secret before the game.',
                    })}
                  </p>
                )}
              </SeatRow>
            ))}
          </ol>
        </section>
      ) : (
        <section className="set-up-part set-up-alone">
          <span aria-hidden="true">{say({ fr: 'Votre nom', en: 'Your name' })}</span>
          <NameField
            label={say({ fr: 'Votre nom', en: 'Your name' })}
            placeholder={say(ME)}
            value={name}
            change={(to) => changeSettings({ name: to })}
          />
        </section>
      )}
      {game.campaign && (
        <section className="set-up-part">
          <Choices
            label={say({ fr: 'Que joue-t-on ?', en: 'What is played?' })}
            values={[
              { value: 'single', name: say({ fr: 'Une seule partie', en: 'A single game' }) },
              { value: 'campaign', name: say({ fr: 'Une nouvelle campagne', en: 'A new campaign' }) },
              ...(campaign !== null && campaign !== 'new'
                ? [{ value: 'kept', name: game.campaign.title(campaign.campaign, language) }]
                : []),
            ]}
            value={campaign === null ? 'single' : campaign === 'new' ? 'campaign' : 'kept'}
            change={(each) => {
              if (each !== 'kept') setCampaign(each === 'campaign' ? 'new' : null);
            }}
          />
          <CampaignList game={game} taken={campaign === 'new' ? null : campaign} take={setCampaign} />
        </section>
      )}
      {isOnline(seats) && (
        <section className="set-up-part">
          <Choices
            label={say(game.clock ? TURN_CLOCK : ACTION_CLOCK)}
            values={CLOCKS.map((each) => ({ value: each, name: say(clockName(each)) }))}
            value={seconds ?? 0}
            change={(each) => setSeconds(each || null)}
          />
          <Choices
            label={say({ fr: 'Indices pendant la partie', en: 'Hints during the game' })}
            values={[false, true].map((each) => ({
              value: String(each),
              name: say(each ? { fr: 'permis', en: 'allowed' } : { fr: 'non', en: 'none' }),
            }))}
            value={String(hints)}
            change={(each) => setHints(each === 'true')}
          />
        </section>
      )}
      {fields.length > 0 && (campaign === null || campaign === 'new') && (
        <section className="set-up-part">{fields.slice(0, IN_SIGHT)}</section>
      )}
      <MoreSettings
        seed={seed}
        setSeed={setSeed}
        reset={() => {
          setSetUp(usualSetUp(game));
          setSeed('');
        }}
      >
        {fields.slice(IN_SIGHT)}
      </MoreSettings>
      <div className="set-up-go">
        {isChoosing && (
          <ChooseInTurn
            {...{ game, offers }}
            people={sittingOf(seats, name, say).flatMap((sitting, seat) =>
              sitting.who === 'person'
                ? [
                    {
                      seat,
                      name: sitting.name,
                      last: seats[seat]!.who === 'me' ? lastBrought(game.id) : USUAL,
                    },
                  ]
                : [],
            )}
            done={(secret) => {
              setChoosing(false);
              const mine = secret.get(seats.findIndex(({ who }) => who === 'me'));
              if (mine) rememberBrought(game.id, mine);
              void playHere(secret);
            }}
            leave={() => setChoosing(false)}
          />
        )}
        <p className="set-up-word" role="status">
          {trouble ?? refusal ?? past?.rules.line(past.history, config, language)}
        </p>
        <button
          type="submit"
          className="button button-primary set-up-play"
          aria-disabled={refusal !== null || undefined}
        >
          {say({ fr: 'Jouer', en: 'Play' })}
        </button>
      </div>
    </form>
  );
}

const ACTION_CLOCK: Text = { fr: 'Temps pour chaque action', en: 'Time for each action' };
const TURN_CLOCK: Text = { fr: 'Temps de réflexion par tour', en: 'Time to think each turn' };

/** What the first or next game of the campaign is begun with. */
function configIn(
  game: Game,
  campaign: KeptCampaign | 'new',
  single: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const carried = campaign === 'new' ? game.campaign!.begin(single) : campaign.campaign;
  return nextConfig(game, carried);
}

/** Seconds; 0: as long as it takes. */
const CLOCKS = [0, 60, 180, 86_400] as const;

function clockName(seconds: number): Text {
  if (seconds === 0) return { fr: 'libre', en: 'free' };
  if (seconds < 3600) return { fr: `${seconds / 60} min`, en: `${seconds / 60} min` };
  return { fr: '1 jour', en: '1 day' };
}

/** What the setting is when nobody chose: as the game's own default says, or as it settles for this many seats. */
function standard(
  game: Game,
  { key, values }: Game['settings'][number],
  config: Readonly<Record<string, unknown>>,
): string | number | boolean {
  const plain = (game.config.parse({}) as Record<string, unknown>)[key];
  const found = [plain, config[key]].flatMap((wanted) => values.filter(({ value }) => value === wanted));
  return (found[0] ?? values[0]!).value;
}
