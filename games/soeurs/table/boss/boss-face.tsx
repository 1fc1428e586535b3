/** The two faces of a Boss card: the Boss itself, and the last floor with the number on its door. */
import type { Language, Text } from '@tablee/kernel';
import { Die, Icon } from '@tablee/ui';
import type { BossCard, Floor } from '../../ready/content.ts';
import { COLUMNS } from '../../rules/move.ts';
import { Glass } from '../art/glass.tsx';
import { bossMotif } from '../art/motifs.ts';
import { SIGNS } from '../art/signs.ts';
import { FloorGlass } from '../climb/floor-glass.tsx';
import { KEYWORDS, WORDS } from '../words.ts';
import './boss-face.css';

interface BossFaceProps {
  readonly boss: Pick<BossCard, 'id' | 'name' | 'attack' | 'gauge' | 'times2' | 'words'>;
  readonly language: Language;
}

export function BossFace({ boss, language }: BossFaceProps) {
  const motif = bossMotif(boss.id);
  return (
    <article className="soeurs-boss-face" data-tone={motif.tone}>
      <div className="soeurs-boss-art">
        <Glass motif={motif} cut={boss.id} width={150} height={120} fills={0.9} />
      </div>
      <p className="soeurs-boss-name">{boss.name[language]}</p>
      <div className="soeurs-boss-gauge">
        {boss.gauge.map((pips, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes of the gauge are their places
          <GaugeBox key={n} pips={pips} language={language} />
        ))}
        {boss.times2 && <b className="soeurs-x2">X2</b>}
        <span className="soeurs-stat" data-sign="attack" title={WORDS.attack[language]}>
          <Icon path={SIGNS.attack} label={WORDS.attack[language]} />
          <b>{boss.attack || '?'}</b>
        </span>
      </div>
      <dl className="soeurs-boss-words">
        {boss.words.map((word) => (
          <div key={word}>
            <dt>{KEYWORDS[word].name[language]}</dt>
            <dd>{KEYWORDS[word].explain[language]}</dd>
          </div>
        ))}
        {boss.times2 && (
          <div>
            <dt>X2</dt>
            <dd>{TWICE[language]}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

const TWICE: Text = {
  fr: 'La jauge vidée se reforme une fois.',
  en: 'Once cleared, the gauge is put back one time.',
};

function GaugeBox({ pips, language }: { readonly pips: number; readonly language: Language }) {
  if (pips > 0) return <Die pips={pips} size={34} tone="#ffb3a3" label={String(pips)} />;
  return (
    <span
      className="soeurs-gauge-unknown"
      role="img"
      aria-label={{ fr: 'un dé lancé', en: 'a rolled die' }[language]}
    >
      ?
    </span>
  );
}

interface LastFloorProps {
  readonly floor: Floor;
  /** X, on the door: floors to cross before this one. */
  readonly floors: number;
  readonly language: Language;
}

export function LastFloor({ floor, floors, language }: LastFloorProps) {
  return (
    <figure className="soeurs-last-floor">
      <MiniFloor floor={floor} door={String(floors)} />
      <figcaption>
        {{ fr: `${floors} étages, puis celui-ci`, en: `${floors} floors, then this one` }[language]}
      </figcaption>
    </figure>
  );
}

/** A floor card as a picture. */
export function MiniFloor({ floor, door }: { readonly floor: Floor; readonly door?: string }) {
  const x = floor.door * 100 + 50;
  const foot = floor.rows * 100;
  return (
    <svg
      className="soeurs-mini-floor"
      viewBox={`-8 -8 ${COLUMNS * 100 + 16} ${foot + 96}`}
      aria-hidden="true"
    >
      <rect className="soeurs-leads" x="-8" y="-8" width={COLUMNS * 100 + 16} height={foot + 16} rx="8" />
      <FloorGlass floor={floor} entered={[]} />
      <path
        className="soeurs-doorway"
        d={`M${x - 44} ${foot + 86}V${foot + 40}Q${x} ${foot - 10} ${x + 44} ${foot + 40}V${foot + 86}Z`}
      />
      {door !== undefined && (
        <text
          className="soeurs-door-number"
          x={x}
          y={foot + 58}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {door}
        </text>
      )}
    </svg>
  );
}
