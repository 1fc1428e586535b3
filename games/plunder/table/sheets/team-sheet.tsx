/** A team's sheet, open to all (SDP-GOAL-7): heroes in play and in reserve, hit points, treasures, how many cards. */

import cards from 'icon:card-random';
import chest from 'icon:open-treasure-chest';
import type { Language, Seat } from '@tablee/kernel';
import { Icon, SpeechBubble, useAsk } from '@tablee/ui';
import { classOf, heroOf } from '../../rules/hero.ts';
import { COLOURS } from '../../rules/map.ts';
import { TREASURES_TO_WIN } from '../../rules/tres.ts';
import { CLASSES, type Hero, type PlunderView, type Team } from '../../types.ts';
import { CLASS_NAMES, TEAM_NAMES } from '../../words/names.ts';
import type { Held } from '../lights.ts';
import { teamClass } from '../patterns.tsx';
import type { Play } from '../use-play.ts';
import { MiniHero } from './mini-token.tsx';
import './team-sheet.css';

interface TeamSheetProps {
  readonly seen: PlunderView;
  readonly seat: Seat;
  readonly name: string;
  /** What they are just saying. */
  readonly says?: string | undefined;
  readonly language: Language;
  readonly colourSafe: boolean;
  /** The own sheet's heroes can be taken up. */
  readonly play?: Play;
  readonly mine?: boolean;
}

export function TeamSheet(props: TeamSheetProps) {
  const { seen, seat, name, says, language, colourSafe, play, mine = false } = props;
  const team = seen.teamOf[seat]!;
  const fr = language === 'fr';
  const gone = seen.resigned[seat] === 1;
  return (
    <section
      className={`plunder-team-sheet ${teamClass(team)}`}
      data-active={seen.active === seat || undefined}
      data-mine={mine || undefined}
      data-gone={gone || undefined}
      aria-label={name}
    >
      <header className="plunder-team-head">
        <span className="plunder-team-name">
          <strong>{name}</strong>
          <span className="plunder-team-title">
            {gone
              ? fr
                ? 'a abandonné'
                : 'has resigned'
              : team === -1
                ? ''
                : TEAM_NAMES[COLOURS[team]!][language]}
          </span>
        </span>
        <span className="plunder-team-cards">
          <Icon path={cards} />
          {seen.handSizes[seat]}
          <span className="visually-hidden"> {fr ? 'cartes en main' : 'cards in hand'}</span>
        </span>
        <SpeechBubble text={says} />
      </header>
      {team !== -1 && (
        <div className="plunder-team-body">
          <ul className="plunder-team-heroes">
            {CLASSES.map((_, kind) => (
              <HeroOnSheet
                key={CLASSES[kind]}
                seen={seen}
                hero={heroOf(team as Team, kind as never)}
                language={language}
                colourSafe={colourSafe}
                play={play}
              />
            ))}
          </ul>
          <Secured total={seen.secured[team]!} language={language} />
        </div>
      )}
    </section>
  );
}

/** Treasures brought home: two places to fill. */
function Secured({ total, language }: { total: number; language: Language }) {
  const label =
    language === 'fr'
      ? `${total} sur ${TREASURES_TO_WIN} trésors en sécurité`
      : `${total} of ${TREASURES_TO_WIN} treasures home`;
  return (
    <div className="plunder-secured" role="img" aria-label={label}>
      {Array.from({ length: TREASURES_TO_WIN }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second place
        <span key={i} className="plunder-secured-place" data-full={i < total || undefined}>
          <Icon path={chest} />
        </span>
      ))}
    </div>
  );
}

interface HeroOnSheetProps {
  readonly seen: PlunderView;
  readonly hero: Hero;
  readonly language: Language;
  readonly colourSafe: boolean;
  readonly play?: Play | undefined;
}

function HeroOnSheet({ seen, hero, language, colourSafe, play }: HeroOnSheetProps) {
  const inPlay = seen.heroAt[hero] !== -1;
  const held: Held = { what: inPlay ? 'hero' : 'reserve', hero };
  const asking = useAsk(
    () => play?.ask(inPlay ? seen.heroAt[hero]! : null),
    () => play?.ask(null),
  );
  const fr = language === 'fr';
  const name = CLASS_NAMES[CLASSES[classOf(hero)]!][language];
  const state = inPlay ? `${seen.pv[hero]} ${fr ? 'PV' : 'HP'}` : fr ? 'réserve' : 'reserve';
  const carries = seen.carries[hero] === 1;
  const token = (
    <>
      <MiniHero
        team={Math.floor(hero / 3)}
        kind={classOf(hero)}
        carries={carries}
        colourSafe={colourSafe}
        {...(inPlay ? { pv: seen.pv[hero]! } : {})}
      />
      <span className="plunder-hero-name">{name}</span> <span className="plunder-hero-state">{state}</span>
      {carries && <span className="visually-hidden"> {fr ? 'porte un trésor' : 'carries a treasure'}</span>}
    </>
  );
  const can = play !== undefined && canHold(play, held);
  return (
    <li className="plunder-hero" data-reserve={inPlay ? undefined : true}>
      {can ? (
        <button
          type="button"
          className="plunder-hero-button"
          aria-pressed={JSON.stringify(play.held) === JSON.stringify(held)}
          onClick={() => play.hold(held)}
          {...asking}
        >
          {token}
        </button>
      ) : (
        <span className="plunder-hero-button">{token}</span>
      )}
    </li>
  );
}

/** Is there anything to do with him, on the board or out of the reserve? */
function canHold(play: Play, held: Held): boolean {
  if (!('hero' in held)) return false;
  return (play.situation.asked?.options ?? []).some((given) => {
    const option = given as { do: string; hero?: Hero; by?: Hero };
    if (held.what === 'reserve') {
      return (
        ((option.do === 'enter' || option.do === 'place') && option.hero === held.hero) ||
        (option.do === 'replace' && option.by === held.hero)
      );
    }
    return option.hero === held.hero && ['move', 'attack', 'power', 'give'].includes(option.do);
  });
}
