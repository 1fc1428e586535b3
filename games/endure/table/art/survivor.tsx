/** A survivor's portrait: suit, head and what its class wears, in the colour of the class. */
import { Frame, type Place } from './frame.tsx';

interface SurvivorProps extends Place {
  readonly id: string;
  readonly motif: string;
  readonly tone: string;
}

export function Survivor({ id, motif, tone, className, ...place }: SurvivorProps) {
  const gear = GEAR[id] ?? PLAIN;
  return (
    <Frame className={`es-survivor ${className ?? ''}`} box="0 0 64 64" tone={tone} kind={id} {...place}>
      <circle className="es-survivor-disc" cx="32" cy="32" r="30" />
      {gear.behind && <path className="es-survivor-trace" d={gear.behind} />}
      <path className="es-survivor-suit" d={gear.suit} />
      <path className="es-survivor-head" d={gear.head} />
      <path className="es-survivor-glass" d={gear.glass} />
      {gear === PLAIN ? (
        <svg x="24" y="44" width="16" height="16" viewBox="0 0 512 512" aria-hidden="true">
          <path className="es-survivor-glass" d={motif} />
        </svg>
      ) : (
        <path className="es-survivor-trace" d={gear.trace} />
      )}
      <circle className="es-survivor-rim" cx="32" cy="32" r="30" />
    </Frame>
  );
}

interface Gear {
  /** Lines behind the figure. */
  readonly behind?: string;
  readonly suit: string;
  readonly head: string;
  /** What glows: visor, eyes, lamp. */
  readonly glass: string;
  /** Lines on top: insignia, seams. */
  readonly trace: string;
}

const SHOULDERS = 'M11 56C13 46 20 42 27 41H37C44 42 51 46 53 56C48 60 40 62 32 62C24 62 16 60 11 56Z';
const BROAD = 'M6 50L12 40L26 39H38L52 40L58 50L53 56C47 60 40 62 32 62C24 62 17 60 11 56Z';
const FACE = 'M32 13C40 13 43 19 43 26C43 34 38 41 32 41C26 41 21 34 21 26C21 19 24 13 32 13Z';

const GEAR: Readonly<Record<string, Gear>> = {
  marine: {
    suit: BROAD,
    head: 'M20 14L26 9H38L44 14V32L39 40H25L20 32Z',
    glass: 'M23 21H41V26H35V35H29V26H23Z',
    trace: 'M12 47L26 47M38 47L52 47M28 52L32 56L36 52M28 47L32 51L36 47',
  },
  scout: {
    behind: 'M42 16L48 4M48 4L51 5',
    suit: SHOULDERS,
    head: 'M32 10C41 10 45 17 45 25C45 34 39 41 32 41C25 41 19 34 19 25C19 17 23 10 32 10Z',
    glass:
      'M20 23C24 20 29 21 31 24H33C35 21 40 20 44 23C44 29 40 32 36 31C34 30 33 28 32 28C31 28 30 30 28 31C24 32 20 29 20 23Z',
    trace: 'M22 47L32 57L42 47M28 36H36',
  },
  captain: {
    suit: SHOULDERS,
    head: FACE,
    glass: 'M16 19L20 9C27 5 37 5 44 9L48 19C44 22 38 20 32 20C26 20 20 22 16 19Z',
    trace: 'M17 22C24 25 40 25 47 22M26 43L32 51L38 43M32 51V60M16 50H23M41 50H48M26 28H29M35 28H38',
  },
  psychic: {
    behind: 'M13 30C10 16 20 5 32 5C44 5 54 16 51 30M18 29C16 19 23 10 32 10C41 10 48 19 46 29',
    suit: SHOULDERS,
    head: FACE,
    glass:
      'M24 27C26 24 29 24 30 27C29 29 26 29 24 27ZM34 27C35 24 38 24 40 27C38 29 35 29 34 27ZM32 15L34 19L32 22L30 19Z',
    trace: 'M29 36H35M24 44L32 50L40 44M32 50V60',
  },
  engineer: {
    suit: BROAD,
    head: 'M19 13H45L47 30L40 41H24L17 30Z',
    glass: 'M22 20H42V27H22ZM28 7H36V12H28Z',
    trace: 'M24 32V36M28 32V37M32 32V37M36 32V37M40 32V36M14 49H22V55H14ZM42 49H50M46 45V53',
  },
  medic: {
    suit: SHOULDERS,
    head: 'M32 8C43 8 48 16 48 25C48 35 41 42 32 42C23 42 16 35 16 25C16 16 21 8 32 8Z',
    glass: 'M21 24C22 18 26 16 32 16C38 16 42 18 43 24C43 31 38 35 32 35C26 35 21 31 21 24Z',
    trace: 'M32 45V57M26 51H38',
  },
};
const PLAIN: Gear = {
  suit: SHOULDERS,
  head: FACE,
  glass: 'M22 22H42V29H22Z',
  trace: '',
};
