/** Hand-cut tokens: a hero's shape tells his class, colour and pattern his team; monsters have ragged edges. */

import rogue from 'icon:cloak-dagger';
import monster from 'icon:goblin-head';
import heart from 'icon:hearts';
import chest from 'icon:locked-chest';
import warrior from 'icon:visored-helm';
import mage from 'icon:wizard-face';
import { FULL_PV } from '../../rules/hero.ts';
import { patternOf, teamClass } from '../patterns.tsx';
import { cutRound, handOf, outline } from './ink.ts';
import './token.css';

export const CLASS_ICONS: readonly string[] = [warrior, rogue, mage];
export const MONSTER_ICON = monster;
export const CHEST_ICON = chest;

type Corner = readonly [number, number];

const SHIELD: readonly Corner[] = [
  [-33, -36],
  [0, -40],
  [33, -36],
  [34, 2],
  [24, 26],
  [0, 40],
  [-24, 26],
  [-34, 2],
];
const LOZENGE: readonly Corner[] = [
  [-20, -39],
  [20, -39],
  [39, -4],
  [26, 34],
  [0, 40],
  [-26, 34],
  [-39, -4],
];

/** The outline of a hero's token, no two quite alike. */
function cut(kind: number, seed: number): string {
  const hand = handOf(seed + 11);
  if (kind === 0) return outline(hand, SHIELD, 1.2, 2);
  if (kind === 1) return outline(hand, LOZENGE, 1.2, 2);
  return cutRound(hand, 0, 0, 39, 18, 0.9);
}

export interface HeroTokenProps {
  readonly team: number;
  readonly kind: number;
  readonly pv?: number;
  readonly carries?: boolean;
  readonly colourSafe?: boolean;
}

/** Drawn round the origin, about 80 units across. */
export function HeroToken({ team, kind, pv, carries = false, colourSafe = false }: HeroTokenProps) {
  const shape = cut(kind, team * 3 + kind);
  return (
    <g className={`plunder-token ${teamClass(team)}${colourSafe ? ' plunder-token-safe' : ''}`}>
      <path className="plunder-token-shade" d={shape} transform="translate(3 5) scale(1.13)" />
      <path className="plunder-token-card" d={shape} transform="scale(1.14)" />
      <path className="plunder-token-field" d={shape} />
      <path className="plunder-token-pattern" d={shape} fill={patternOf(team)} />
      <path
        className="plunder-token-icon"
        d={CLASS_ICONS[kind]}
        transform="translate(-28 -32) scale(0.109)"
      />
      {pv !== undefined && <Pips pv={pv} />}
      {carries && <Loot x={29} y={-29} />}
    </g>
  );
}

/** Hit points: hearts, hollow where lost. */
function Pips({ pv }: { pv: number }) {
  return (
    <g className="plunder-pips" transform="translate(0 35)">
      <path className="plunder-pips-band" d="M-35 -10L35 -11L37 9L-34 11Z" />
      {Array.from({ length: FULL_PV }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third heart
          key={i}
          className={i < pv ? 'plunder-pip' : 'plunder-pip plunder-pip-lost'}
          d={heart}
          transform={`translate(${(i - 1) * 21 - 10} -10) scale(${20 / 512})`}
        />
      ))}
    </g>
  );
}

/** The badge of a treasure carried. */
function Loot({ x, y }: { x: number; y: number }) {
  return (
    <g className="plunder-loot" transform={`translate(${x} ${y})`}>
      <path className="plunder-loot-disc" d={cutRound(handOf(5), 0, 0, 19, 12, 0.8)} />
      <path className="plunder-loot-chest" d={chest} transform="translate(-13 -13) scale(0.051)" />
    </g>
  );
}

/** All alike (SDP-GOAL-6); the number only tells which one is spoken of. */
export function MonsterToken({ number }: { number?: number }) {
  const ragged = cutRound(handOf((number ?? 0) + 40), 0, 0, 35, 22, 6);
  return (
    <g className="plunder-token plunder-monster">
      <path className="plunder-token-shade" d={ragged} transform="translate(3 5) scale(1.1)" />
      <path className="plunder-token-card" d={ragged} transform="scale(1.12)" />
      <path className="plunder-monster-field" d={ragged} />
      <path className="plunder-monster-icon" d={monster} transform="translate(-29 -29) scale(0.113)" />
      {number !== undefined && (
        <text className="plunder-monster-number" x="29" y="31">
          {number + 1}
        </text>
      )}
    </g>
  );
}

/** A treasure lying about, drawn round the origin. */
export function TreasureToken() {
  return (
    <g className="plunder-treasure">
      <ellipse className="plunder-treasure-shade" cx="2" cy="25" rx="33" ry="9" />
      <path className="plunder-treasure-glow" d={cutRound(handOf(3), 0, 0, 35, 16, 1)} />
      <path className="plunder-treasure-chest" d={chest} transform="translate(-27 -28) scale(0.105)" />
    </g>
  );
}
