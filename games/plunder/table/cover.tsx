/**
 * The cover of the box: three heroes before a gate, something with ears behind it, and what they all came for. Light: it
 * is on the home page, so it knows nothing of the rules.
 */
import rogue from 'icon:cloak-dagger';
import monster from 'icon:goblin-head';
import chest from 'icon:open-treasure-chest';
import warrior from 'icon:visored-helm';
import mage from 'icon:wizard-face';
import '@fontsource/grenze-gotisch/latin-600.css';
import { cutRound, handOf, outline, stroke } from './board/ink.ts';
import './cover.css';
import './theme.css';

export function Cover() {
  return (
    <svg
      className="theme-plunder plunder-cover"
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="plunder-cover-paper" cx="0.5" cy="0.45" r="0.75">
          <stop offset="0.45" className="plunder-cover-light" />
          <stop offset="1" className="plunder-cover-dark" />
        </radialGradient>
        <radialGradient id="plunder-cover-glow" cx="0.5" cy="0.82" r="0.62">
          <stop offset="0" className="plunder-cover-gold" />
          <stop offset="0.5" className="plunder-cover-ember" />
          <stop offset="1" className="plunder-cover-night" />
        </radialGradient>
      </defs>
      <rect width="400" height="400" fill="url(#plunder-cover-paper)" />
      <path className="plunder-cover-rock" d={ROCK} />
      <path className="plunder-cover-gate" d={GATE} fill="url(#plunder-cover-glow)" />
      <path className="plunder-cover-rays" d={RAYS} />
      <path className="plunder-cover-monster" d={monster} transform="translate(148 172) scale(0.203)" />
      <path className="plunder-cover-stones" d={STONES} />
      <path className="plunder-cover-joints" d={JOINTS} />
      <ellipse className="plunder-cover-shade" cx="200" cy="376" rx="86" ry="11" />
      <path className="plunder-cover-chest-back" d="M150 300L252 290L262 372L146 374Z" />
      <path className="plunder-cover-chest" d={chest} transform="translate(134 262) scale(0.242)" />
      <Figure className="plunder-team-blue" icon={warrior} x={72} y={318} turn={-7} seed={1} />
      <Figure className="plunder-team-green" icon={rogue} x={330} y={316} turn={6} seed={4} />
      <Figure className="plunder-team-purple" icon={mage} x={282} y={352} turn={-4} seed={9} small />
      <Figure className="plunder-team-orange" icon={warrior} x={122} y={354} turn={5} seed={6} small />
      <text className="plunder-cover-over" x="200" y="58">
        Super Dungeon
      </text>
      <text className="plunder-cover-title" x="200" y="132">
        Plunder
      </text>
    </svg>
  );
}

interface FigureProps {
  readonly className: string;
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly seed: number;
  readonly small?: boolean;
}

/** A hand-cut token, as on the table. */
function Figure({ className, icon, x, y, turn, seed, small = false }: FigureProps) {
  const shape = cutRound(handOf(seed), 0, 0, 46, 17, 1.6);
  return (
    <g className={className} transform={`translate(${x} ${y}) rotate(${turn}) scale(${small ? 0.72 : 1})`}>
      <path className="plunder-cover-shade" d={shape} transform="translate(5 7) scale(1.12)" />
      <path className="plunder-cover-card" d={shape} transform="scale(1.13)" />
      <path className="plunder-cover-field" d={shape} />
      <path className="plunder-cover-icon" d={icon} transform="translate(-35 -37) scale(0.137)" />
    </g>
  );
}

const CENTRE = { x: 200, y: 280 };
const INNER = 104;
const OUTER = 138;

const GATE = `M${CENTRE.x - INNER} 400V${CENTRE.y}A${INNER} ${INNER} 0 0 1 ${CENTRE.x + INNER} ${CENTRE.y}V400Z`;
const STONES = `M${CENTRE.x - OUTER} 400V${CENTRE.y}A${OUTER} ${OUTER} 0 0 1 ${CENTRE.x + OUTER} ${CENTRE.y}V400H${CENTRE.x + INNER}V${CENTRE.y}A${INNER} ${INNER} 0 0 0 ${CENTRE.x - INNER} ${CENTRE.y}V400Z`;

/** The joints between the stones of the arch and of its posts. */
const JOINTS = (() => {
  const hand = handOf(21);
  const bits: string[] = [];
  for (let i = 0; i <= 11; i++) {
    const angle = Math.PI + (i / 11) * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    bits.push(
      stroke(
        hand,
        CENTRE.x + c * INNER,
        CENTRE.y + s * INNER,
        CENTRE.x + c * OUTER,
        CENTRE.y + s * OUTER,
        1.5,
      ),
    );
  }
  for (const y of [318, 356]) {
    bits.push(stroke(hand, CENTRE.x - OUTER, y, CENTRE.x - INNER, y + 2, 2));
    bits.push(stroke(hand, CENTRE.x + INNER, y + 3, CENTRE.x + OUTER, y, 2));
  }
  return bits.join('');
})();

/** Light out of the chest. */
const RAYS = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (1.1 + i * 0.1);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${(200 + c * 74).toFixed(1)} ${(322 + s * 62).toFixed(1)}L${(200 + c * 102).toFixed(1)} ${(322 + s * 96).toFixed(1)}`;
}).join('');

/** Rock round the gate, hatched in sheaves. */
const ROCK = (() => {
  const hand = handOf(8);
  const bits: string[] = [];
  for (let y = 168; y < 410; y += 17) {
    for (let x = -6; x < 410; x += 17) {
      const dy = Math.min(0, y - CENTRE.y);
      const away = Math.hypot(x - CENTRE.x, dy) - OUTER;
      if (away < 4 || hand() < away / 110) continue;
      const angle = hand() * Math.PI;
      const [c, s] = [Math.cos(angle) * 9, Math.sin(angle) * 9];
      for (const i of [-0.6, 0, 0.6]) {
        bits.push(stroke(hand, x - c - s * i, y - s + c * i, x + c - s * i, y + s + c * i, 1.5));
      }
    }
  }
  bits.push(
    outline(
      hand,
      [
        [10, 10],
        [390, 10],
        [390, 390],
        [10, 390],
      ],
      1.5,
      12,
    ),
  ); // a frame of ink
  return bits.join('');
})();
