import unknown from 'icon:perspective-dice-six-faces-random';
import motifs from 'motifs:games/endure/content';
import { Enemy } from './enemy.tsx';
import { Frame, type Place } from './frame.tsx';
import { Survivor } from './survivor.tsx';
import { hasTone } from './tones.ts';
import './art.css';

export const ART_KINDS = [
  'survivor',
  'enemy',
  'item',
  'event',
  'resolve',
  'achievement',
  'titan',
  'refuge',
  'mission',
  'tile',
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

/** What is needed of a card to draw it; a pack's own cards have no more. */
export interface Drawn {
  readonly id: string;
  readonly motif?: string;
  /** Items: weapon, armour… */
  readonly kind?: string;
  /** Enemies. */
  readonly faction?: string;
}

export interface ArtProps extends Place {
  readonly kind: ArtKind;
  readonly card: Drawn;
}

/** The path of a card's own motif, 512 by 512; a pack may name one that was not shipped. */
export const motifOf = ({ motif }: Pick<Drawn, 'motif'>): string => (motif && motifs[motif]) || unknown;

/** The colour a card is drawn in, as CSS. */
export function toneOf(kind: ArtKind, { id, kind: sort, faction }: Drawn): string {
  if (kind === 'survivor') return hasTone(id) ? `var(--es-${id})` : 'var(--es-stranger)';
  if (kind === 'enemy') return faction && hasTone(faction) ? `var(--es-${faction})` : 'var(--es-gep)';
  if (kind === 'item') return ITEM_TONES[sort ?? ''] ?? 'var(--es-green)';
  return KIND_TONES[kind];
}

const ITEM_TONES: Readonly<Record<string, string>> = {
  weapon: 'var(--es-amber)',
  armour: 'var(--es-cyan)',
  helmet: 'var(--es-cyan)',
  object: 'var(--es-green)',
  noise: 'var(--es-red)',
};
const KIND_TONES: Readonly<Record<Exclude<ArtKind, 'survivor' | 'enemy' | 'item'>, string>> = {
  event: 'var(--es-red)',
  resolve: 'var(--es-violet)',
  achievement: 'var(--es-amber)',
  titan: 'var(--es-red)',
  refuge: 'var(--es-amber)',
  mission: 'var(--es-cyan)',
  tile: 'var(--es-wall-bright)',
};

export function Art({ kind, card, ...place }: ArtProps) {
  const tone = toneOf(kind, card);
  if (kind === 'survivor') return <Survivor id={card.id} motif={motifOf(card)} tone={tone} {...place} />;
  if (kind === 'enemy')
    return <Enemy id={card.id} faction={card.faction ?? ''} motif={motifOf(card)} tone={tone} {...place} />;
  return <Screen id={card.id} kind={kind} motif={motifOf(card)} tone={tone} {...place} />;
}

interface ScreenProps extends Place {
  readonly id: string;
  readonly kind: ArtKind;
  readonly motif: string;
  readonly tone: string;
}

/** A card's picture: the motif as a luminous trace on a terminal, its ghost behind it, a grid that lies otherwise on each. */
function Screen({ id, kind, motif, tone, ...place }: ScreenProps) {
  const turn = turnOf(id);
  return (
    <Frame className="es-screen" box="0 0 120 90" tone={tone} kind={kind} slice {...place}>
      <rect className="es-screen-glass" x="-60" y="-60" width="240" height="210" />
      <path className="es-screen-grid" d={GRID} transform={`translate(${turn % 12} ${(turn * 5) % 12})`} />
      <svg
        x={turn % 2 === 0 ? -22 : 52}
        y="-14"
        width="96"
        height="96"
        viewBox="0 0 512 512"
        aria-hidden="true"
      >
        <path className="es-screen-ghost" d={motif} />
      </svg>
      <svg x="27" y="12" width="66" height="66" viewBox="-24 -24 560 560" aria-hidden="true">
        <path className="es-screen-halo" d={motif} />
        <path className="es-screen-figure" d={motif} />
      </svg>
      <path className="es-screen-corners" d={CORNERS} />
    </Frame>
  );
}

const GRID = Array.from({ length: 24 }, (_, n) => {
  const at = n * 12 - 72;
  return `M${at} -72V162M-72 ${at}H192`;
}).join('');
const CORNERS = 'M6 16V6H16M104 6H114V16M114 74V84H104M16 84H6V74';

/** A number of its own for each id. */
function turnOf(id: string): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 9973;
  return sum;
}
