/** The drawing of each thing; a pack's own drawing that the box doesn't hold is replaced by one of its kind. */
import action from 'icon:card-play';
import card from 'icon:card-random';
import field from 'icon:dead-wood';
import enemy from 'icon:evil-bat';
import hero from 'icon:hooded-figure';
import entity from 'icon:stone-pile';
import gear from 'icon:swap-bag';
import scenario from 'icon:treasure-map';
import motifs from 'motifs:games/veiel/content';
import type { Colour, Rank } from '../../content/types.ts';

/** What art is made of: any item of the content has it. */
export interface Pictured {
  readonly id: string;
  readonly art?: string;
  /** Of a card. */
  readonly colour?: Colour;
  readonly kind?: string;
  /** Of a hero. */
  readonly colours?: readonly Colour[];
  /** Of an enemy. */
  readonly rank?: Rank;
  /** Of an entity. */
  readonly keywords?: readonly string[];
}

export const ART_KINDS = ['hero', 'enemy', 'entity', 'card', 'gear', 'field', 'scenario', 'action'] as const;
export type ArtKind = (typeof ART_KINDS)[number];

const UNKNOWN: Readonly<Record<ArtKind, string>> = {
  hero,
  enemy,
  entity,
  card,
  gear,
  field,
  scenario,
  action,
};

/** Path data, 512 by 512. */
export function motifOf(kind: ArtKind, { art }: Pictured): string {
  return (art !== undefined && motifs[art]) || UNKNOWN[kind];
}

/** Whether the drawing is the thing's own. */
export function isOwn({ art }: Pictured): boolean {
  return art !== undefined && motifs[art] !== undefined;
}

/** The flat ink behind the black, in the words of `theme.css`. */
export function inkOf(kind: ArtKind, thing: Pictured): string {
  if (thing.kind === 'essence' || thing.kind === 'affliction') return 'sang';
  if (kind === 'card') return thing.colour ?? 'incolore';
  if (kind === 'hero') return thing.colours?.[0] ?? 'incolore';
  if (kind === 'enemy') return thing.rank === 'boss' ? 'sang' : 'noir';
  if (kind === 'entity') return thing.keywords?.includes('allie') ? 'vert' : 'incolore';
  if (kind === 'action' || kind === 'scenario') return 'sang';
  return kind === 'gear' ? 'jaune' : 'vert';
}
