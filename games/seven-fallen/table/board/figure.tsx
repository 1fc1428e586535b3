/** One card in play: the page as a figure, with what it is worth now and what it is doing. */
import type { Language } from '@tablee/kernel';
import { Float, Icon } from '@tablee/ui';
import type { CSSProperties } from 'react';
import type { Face } from '../../content/content.ts';
import { bySerial } from '../../rules/table.ts';
import { worthOf } from '../../seen.ts';
import { type CardView, type InPlay, NO_PIECE, type Piece } from '../../types.ts';
import { keywordSaid } from '../../words/cards.ts';
import { kingdomOf } from '../art/kingdoms.ts';
import { SIGNS } from '../art/signs.ts';
import { Back } from '../cards/back.tsx';
import { Mark } from '../cards/marks.tsx';
import { Page } from '../cards/page.tsx';
import { hyphenated, longestWord } from '../cards/title.ts';
import { type Play, usePlay } from '../play.tsx';
import { faceIn, keyOf } from '../reading.ts';
import { DEFENDER, FROZEN, INCLINED, MARKS, WORDS } from '../words.ts';
import './figure.css';

interface FigureProps {
  readonly card: CardView;
  /** Where it stands beside another: an Ange's Golem, an Équipement behind it. */
  readonly as?: 'golem' | 'equipement';
}

export function Figure({ card, as }: FigureProps) {
  const play = usePlay();
  const { t, content, language, happening } = play;
  const key = keyOf(card);
  const face = card.piece === NO_PIECE ? null : faceIn(t, content, card.piece);
  const hit = happening && 'piece' in happening && happening.piece === card.piece ? happening : null;
  const badges = badgesOf(play, card);
  const attributes = {
    className: 'sf-figure',
    'data-piece': key,
    'data-as': as,
    'data-type': face?.type,
    'data-inclined': card.inclined || undefined,
    'data-frozen': card.frozen || undefined,
    'data-happens': hit?.event,
    style: face ? styleOf(face, language) : undefined,
  };
  if (!face || card.place === 'secret')
    return (
      <div {...attributes} data-secret>
        <SecretPage card={card} />
        {face && <Badges badges={[['secret', play.say(WORDS.secret), null]]} />}
      </div>
    );
  const inTable = bySerial(play.table, card.serial)!;
  const worth = worthOf(play.table, inTable);
  return (
    <div {...attributes}>
      <Page
        face={face}
        content={content}
        language={language}
        keywords={worth.keywords}
        size="small"
        name={hyphenated(face.name[language])}
        state={play.stateOf(key)}
        layoutId={`sf-${card.piece}`}
        says={saidOf(play, inTable)}
        onPress={() => play.press(key)}
        onAsk={(asking) => {
          play.point(asking ? key : null);
          play.explain(asking ? play.refusalOf(key) : null);
        }}
        more={<Standing card={inTable} />}
        // What the attack would do is shown on the board: the card must not lie over it.
        zoom={
          (play.lit.get(key) ?? []).some(({ do: does }) => does === 'strike' || does === 'divinite')
            ? 'beside'
            : true
        }
      />
      {face.isUnit && <Numbers card={inTable} />}
      <Badges badges={badges} />
      <Foreseen piece={card.piece} />
      {hit && (hit.event === 'hurt' || hit.event === 'healed') && (
        <Float
          text={hit.event === 'hurt' ? `−${hit.amount}` : `+${hit.amount}`}
          tone={hit.event === 'hurt' ? 'bad' : 'good'}
        />
      )}
    </div>
  );
}

/** The name is written as large as its longest word allows, or all of it where it has one row. */
function styleOf({ kingdom, name }: Face, language: Language): CSSProperties {
  const style = {
    '--sf-ground': kingdomOf(kingdom).tone,
    '--sf-word': longestWord(name[language]),
    '--sf-name': name[language].length,
  };
  return style as CSSProperties;
}

function Numbers({ card }: { readonly card: InPlay }) {
  const { table, content, t } = usePlay();
  const face = faceIn(t, content, card.piece)!;
  const { atq, life, left } = worthOf(table, card);
  const isGolem = face.type === 'golem';
  const printed = isGolem ? face.bou : face.fv;
  return (
    <span className="sf-numbers" aria-hidden="true">
      {(!isGolem || face.mayAttack) && <Mark sign="atq" value={atq} changed={changed(atq, face.atq)} />}
      <Mark
        sign={isGolem ? 'bou' : 'fv'}
        value={
          left < life ? (
            <>
              {left}
              <small>/{life}</small>
            </>
          ) : (
            left
          )
        }
        changed={left < life ? 'down' : changed(life, printed)}
      />
    </span>
  );
}

function changed(now: number, printed: number): 'up' | 'down' | undefined {
  return now === printed ? undefined : now > printed ? 'up' : 'down';
}

type Badge = readonly [sign: keyof typeof SIGNS, text: string, value: number | null];

function badgesOf({ t, say }: Play, card: CardView): Badge[] {
  const badges: Badge[] = [];
  const combat = t.attack?.combat;
  if (combat && combat.target === card.serial) badges.push(['defenseur', say(DEFENDER), null]);
  for (const [role, sign, text] of MARKS) if (card.role === role) badges.push([sign, say(text), null]);
  if (card.frozen) badges.push(['frozen', say(FROZEN), null]);
  if (card.poseidor > 0) badges.push(['poseidor', `${card.poseidor} Poseidor`, card.poseidor]);
  return badges;
}

function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <span className="sf-badges" aria-hidden="true">
      {badges.map(([sign, text, value]) => (
        <span key={sign} className="sf-badge" data-sign={sign} title={text}>
          <Icon path={SIGNS[sign]} />
          {value}
        </span>
      ))}
    </span>
  );
}

/** What the attack in hand would do to it (SF-UI-6). */
function Foreseen({ piece }: { readonly piece: Piece }) {
  const { preview, say } = usePlay();
  const loss = preview?.losses.find((one) => one.piece === piece);
  if (!loss) return null;
  return (
    <span className="sf-foreseen" data-falls={loss.falls || undefined} aria-hidden="true">
      −{loss.taken}
      {loss.falls && <small>{say(WORDS.falls)}</small>}
    </span>
  );
}

/** Below the enlarged card: what it is worth now beside what is printed, and what is bound to it. */
function Standing({ card }: { readonly card: InPlay }) {
  const play = usePlay();
  const { t, content, language } = play;
  const bound = t.sides
    .flatMap(({ cards }) => cards)
    .filter(({ bond, piece }) => bond === card.piece || (piece === card.bond && card.bond !== NO_PIECE))
    .flatMap(({ piece }) => faceIn(t, content, piece)?.name[language] ?? []);
  const now = [...standingOf(play, card), ...stateOf(play, card)];
  return (
    <p className="sf-standing">
      {now.join(' · ')}
      {bound.length > 0 && (
        <small>
          {language === 'fr' ? 'Avec ' : 'With '}
          {bound.join(', ')}
        </small>
      )}
    </p>
  );
}

/** Where it stands, its numbers now, the markers on it. */
function standingOf({ table, t, content, say }: Play, card: InPlay): string[] {
  const face = faceIn(t, content, card.piece)!;
  const { atq, life, left } = worthOf(table, card);
  const now = face.isUnit
    ? face.type === 'golem'
      ? [`BOU ${left}/${life}`]
      : [`ATQ ${atq}`, `FV ${left}/${life}`]
    : [];
  const markers = [
    card.atq && `${card.atq > 0 ? '+' : ''}${card.atq}/+0`,
    card.fv && `+0/${card.fv > 0 ? '+' : ''}${card.fv}`,
    card.bou && `${card.bou > 0 ? '+' : ''}${card.bou} BOU`,
  ];
  const line = card.place === 'ag' ? say(WORDS.ag) : card.place === 'ldf' ? say(WORDS.ldf) : '';
  return [line, ...now, ...markers].filter((part) => part !== '' && part !== 0) as string[];
}

/** What it is just now, in words. */
function stateOf(play: Play, card: InPlay): string[] {
  const lies = card.inclined && !card.frozen ? [play.say(INCLINED)] : [];
  return [...lies, ...badgesOf(play, card).map(([, text]) => text)];
}

/** All of it for those who hear the card: its keywords as they are now, too. */
function saidOf(play: Play, card: InPlay): string {
  const words = worthOf(play.table, card).keywords.map(([word, value]) =>
    keywordSaid(word, value, play.language),
  );
  return [...standingOf(play, card), ...words, ...stateOf(play, card)].join(', ');
}

/** Face down: its owner may look at it, the other one may attack it. */
function SecretPage({ card }: { readonly card: CardView }) {
  const play = usePlay();
  const { t, content, language, say } = play;
  const key = keyOf(card);
  const face = card.piece === NO_PIECE ? null : faceIn(t, content, card.piece);
  const state = play.stateOf(key);
  if (face)
    return (
      <Page
        face={face}
        content={content}
        language={language}
        size="small"
        state={state}
        says={say(WORDS.secret)}
        layoutId={`sf-${card.piece}`}
        onPress={() => play.press(key)}
        onAsk={(asking) => play.explain(asking ? play.refusalOf(key) : null)}
      />
    );
  return (
    <button type="button" className="sf-secret" data-state={state} onClick={() => play.press(key)}>
      <Back of="livre" />
      <span className="visually-hidden">{say(WORDS.secret)}</span>
    </button>
  );
}
