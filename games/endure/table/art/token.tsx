/** What lies on the ship beside figures: radar, noise, Shield Bubble, distraction, objectives, caches, the Exo Loader. */
import { Frame, type Place } from './frame.tsx';
import './token.css';

export const TOKENS = [
  'radar',
  'noise',
  'bubble',
  'lure',
  'collect',
  'switch',
  'deliver',
  'hold',
  'kill',
  'exit',
  'start',
  'cache',
  'loader',
  'first',
] as const;
export type TokenKind = (typeof TOKENS)[number];

interface TokenProps extends Place {
  readonly is: TokenKind;
  /** The level of a noise, the radius of a distraction. */
  readonly number?: number | undefined;
  /** An objective that is done, a Loader without power. */
  readonly spent?: boolean;
}

export function TokenArt({ is, number, spent, className, ...place }: TokenProps) {
  return (
    <Frame
      className={`es-token ${spent ? 'es-token-spent' : ''} ${className ?? ''}`}
      box="0 0 64 64"
      tone={TONES[is]}
      kind={is}
      {...place}
    >
      <path className="es-token-ground" d={GROUNDS[is] ?? DISC} />
      <path className="es-token-lines" d={LINES[is]} />
      {FILLS[is] && <path className="es-token-fill" d={FILLS[is]} />}
      {number !== undefined && (
        <text className="es-token-number" x="32" y="33">
          {number}
        </text>
      )}
    </Frame>
  );
}

const TONES: Readonly<Record<TokenKind, string>> = {
  radar: 'var(--es-red)',
  noise: 'var(--es-noise)',
  bubble: 'var(--es-cyan)',
  lure: 'var(--es-violet)',
  collect: 'var(--es-amber)',
  switch: 'var(--es-amber)',
  deliver: 'var(--es-amber)',
  hold: 'var(--es-amber)',
  kill: 'var(--es-red)',
  exit: 'var(--es-green)',
  start: 'var(--es-cyan)',
  cache: 'var(--es-green)',
  loader: 'var(--es-amber)',
  first: 'var(--es-green)',
};

const DISC = 'M32 3A29 29 0 1 1 31.9 3Z';
const SQUARE = 'M10 5H54L59 10V54L54 59H10L5 54V10Z';
const DIAMOND = 'M32 2L62 32L32 62L2 32Z';
const GROUNDS: Partial<Readonly<Record<TokenKind, string>>> = {
  collect: DIAMOND,
  switch: DIAMOND,
  deliver: DIAMOND,
  hold: DIAMOND,
  kill: DIAMOND,
  exit: SQUARE,
  start: SQUARE,
  cache: SQUARE,
};

/** Thin luminous lines. */
const LINES: Readonly<Record<TokenKind, string>> = {
  radar:
    'M32 12A20 20 0 1 1 31.9 12ZM32 22A10 10 0 1 1 31.9 22ZM32 3V12M32 52V61M3 32H12M52 32H61M32 32L47 17',
  noise: 'M8 20A30 30 0 0 0 8 44M14 23A22 22 0 0 0 14 41M56 20A30 30 0 0 1 56 44M50 23A22 22 0 0 1 50 41',
  bubble: 'M32 9A23 23 0 1 1 31.9 9ZM20 24C22 19 26 16 31 15M32 20L42 26V38L32 44L22 38V26Z',
  lure: 'M32 20V54M22 58H42M20 14A16 16 0 0 0 20 34M44 14A16 16 0 0 1 44 34M13 8A26 26 0 0 0 13 40M51 8A26 26 0 0 1 51 40',
  collect: 'M24 38L38 24M34 28L38 32M29 33L32 36M20 36A7 7 0 1 0 27 43A7 7 0 0 0 20 36Z',
  switch: 'M20 40H44V48H20ZM32 40L42 20',
  deliver: 'M20 26L32 20L44 26V40L32 46L20 40ZM20 26L32 32L44 26M32 32V46',
  hold: 'M32 16L45 21V32C45 40 40 45 32 48C24 45 19 40 19 32V21Z',
  kill: 'M32 14V24M32 40V50M14 32H24M40 32H50M32 20A12 12 0 1 1 31.9 20Z',
  exit: 'M18 14H34V50H18ZM30 32V34M40 32H54M48 25L55 32L48 39',
  start: 'M32 14V40M20 30L32 42L44 30M16 50H48',
  cache: 'M14 24H50V48H14ZM14 32H50M28 28H36V37H28ZM20 24L24 16H40L44 24',
  loader: 'M22 18H42V34H22ZM22 24H12V40M42 24H52V40M8 40H16V46M48 40H56V46M26 34L22 54H30M38 34L42 54H34',
  first: 'M20 12V54M20 14L46 20L20 30',
};
const FILLS: Partial<Readonly<Record<TokenKind, string>>> = {
  radar: 'M32 28.5A3.5 3.5 0 1 1 31.9 28.5ZM45 15A3 3 0 1 1 44.9 15Z',
  lure: 'M32 18A5 5 0 1 1 31.9 18Z',
  switch: 'M42 15A5 5 0 1 1 41.9 15Z',
  kill: 'M32 29A3 3 0 1 1 31.9 29Z',
  loader: 'M27 22H37V29H27Z',
  first: 'M20 14L46 20L20 30Z',
};
