/** The face of a playing card. Each picture card shows the power it triggers: no two of the twelve are alike. */

import jack from 'icon:crested-helmet';
import king from 'icon:crown';
import joker from 'icon:jester-hat';
import ace from 'icon:laurel-crown';
import queen from 'icon:queen-crown';
import type { Language, Text } from '@tablee/kernel';
import { memo } from 'react';
import { ACE, type Card, faceOf, isJoker, JACK, KING, QUEEN, SUITS, worth } from '../../rules/card.ts';
import { POWERS } from '../../rules/power.ts';
import { cardText, powerText } from '../../words/names.ts';
import { CLASS_ICONS } from '../board/token.tsx';
import { PIPS } from './pips.ts';
import { POWER_ICONS } from './power-icons.ts';
import { isRed, SuitMark } from './suit-mark.tsx';
import './face.css';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 144;

/** The whole of a card, as an SVG that fills its room. */
export const Face = memo(function Face({ card, language }: { card: Card; language: Language }) {
  const suit = isJoker(card) ? -1 : Math.floor(faceOf(card) / 13);
  const value = worth(card);
  return (
    <svg
      className={`plunder-face ${isRed(suit) ? 'plunder-face-red' : 'plunder-face-black'}`}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      role="img"
      aria-label={cardText(card, language)}
    >
      <rect className="plunder-face-card" x="1" y="1" width="98" height="142" rx="8" />
      <rect className="plunder-face-rim" x="4.5" y="4.5" width="91" height="135" rx="5" />
      {suit < 0 ? (
        <Joker language={language} />
      ) : (
        <>
          <Index rank={rankOf(card, language)} suit={suit} />
          {value < JACK && <Index rank={rankOf(card, language)} suit={suit} upsideDown />}
          {value < JACK && <Pips value={value} suit={suit} />}
          {value === ACE && <Ace suit={suit} language={language} />}
          {value >= JACK && value <= KING && <Picture value={value} suit={suit} language={language} />}
        </>
      )}
    </svg>
  );
});

export function rankOf(card: Card, language: Language): string {
  return cardText(card, language).slice(0, -1).trim();
}

function Index({ rank, suit, upsideDown = false }: { rank: string; suit: number; upsideDown?: boolean }) {
  return (
    <g transform={upsideDown ? `rotate(180 ${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})` : undefined}>
      <text
        className={rank.length > 1 ? 'plunder-face-rank plunder-face-rank-wide' : 'plunder-face-rank'}
        x="16.5"
        y="20"
      >
        {rank}
      </text>
      <SuitMark suit={suit} x={16} y={41} size={17} />
    </g>
  );
}

function Pips({ value, suit }: { value: number; suit: number }) {
  return (
    <>
      {PIPS[value]?.map(([column, row]) => (
        <SuitMark
          key={`${column},${row}`}
          suit={suit}
          x={36 + column * 15.5}
          y={27 + row * 90}
          size={19}
          upsideDown={row > 0.5}
        />
      ))}
    </>
  );
}

const RANK_ICONS: Readonly<Record<number, string>> = { [JACK]: jack, [QUEEN]: queen, [KING]: king };

function Picture({ value, suit, language }: { value: number; suit: number; language: Language }) {
  const power = POWERS.findIndex((one) => one.suit === suit && one.value === value);
  const { class: kind } = POWERS[power]!;
  return (
    <g>
      <rect className="plunder-face-panel" x="29" y="10" width="60" height="86" rx="4" />
      <path className="plunder-face-rays" d={RAYS} />
      <path
        className="plunder-face-motif"
        d={POWER_ICONS[power]}
        transform={`translate(33 38) scale(${52 / 512})`}
      />
      <path
        className="plunder-face-crown"
        d={RANK_ICONS[value]}
        transform={`translate(46.5 12) scale(${25 / 512})`}
      />
      <path
        className="plunder-face-class"
        d={CLASS_ICONS[kind]}
        transform={`translate(6 72) scale(${22 / 512})`}
      />
      <Banner text={powerText(power as never, language)} />
    </g>
  );
}

/** Light from behind the motif. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i / 16) * Math.PI * 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${(59 + c * 29).toFixed(1)} ${(64 + s * 29).toFixed(1)}L${(59 + c * 34).toFixed(1)} ${(64 + s * 34).toFixed(1)}`;
}).join('');

/** A long name is set a little closer rather than run over the edge. */
const SQUEEZED = { textLength: 80, lengthAdjust: 'spacingAndGlyphs' } as const;

/** The power's name on a strip, in one line or two. */
function Banner({ text }: { text: string }) {
  const words = text.split(' ');
  const lines = words.length > 1 && text.length > 11 ? [words[0]!, words.slice(1).join(' ')] : [text];
  return (
    <g>
      <path className="plunder-face-banner" d="M6 101L94 99L95 137L7 138Z" />
      {lines.map((line, i) => (
        <text
          key={line}
          className="plunder-face-name"
          x="50"
          y={118 + (i - (lines.length - 1) / 2) * 16}
          {...(line.length > 10 ? SQUEEZED : {})}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

const ANY_POWER: Text = { fr: 'Tout pouvoir', en: 'Any power' };

function Ace({ suit, language }: { suit: number; language: Language }) {
  return (
    <g>
      <path className="plunder-face-laurel" d={ace} transform={`translate(20 26) scale(${60 / 512})`} />
      <SuitMark suit={suit} x={50} y={56} size={36} />
      <Banner text={`${ANY_POWER[language]} ${SUITS[suit]}`} />
    </g>
  );
}

const ANY_SUIT: Text = { fr: 'Couleur au choix', en: 'Any suit' };

function Joker({ language }: { language: Language }) {
  return (
    <g>
      <text className="plunder-face-rank plunder-face-rank-wide" x="50" y="20">
        Joker
      </text>
      <path className="plunder-face-jester" d={joker} transform={`translate(18 32) scale(${64 / 512})`} />
      <Banner text={ANY_SUIT[language]} />
    </g>
  );
}
