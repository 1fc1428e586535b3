/**
 * What a card says. A *card* is what its author writes; a *face* is the same made ready to play: keywords in a table,
 * abilities as numbers. Statistics that a type does not have are 0, a cost that it does not have is null.
 */
import type { Brand, Text } from '@tablee/kernel';
import type { Ability } from '@tablee/kernel/effect';
import type { Keyword } from './keywords.ts';

export type CardId = Brand<string, 'CardId'>;
/** The place of a card in the list of all cards of the loaded sets. */
export type FaceNumber = number;

export const EDEN_TYPES = ['divinite', 'archange', 'temple'] as const;
/** What may be written in a Livre Sacré (SF-DECK-5). */
export const LIVRE_TYPES = ['ange', 'golem', 'miracle', 'equipement', 'benediction'] as const;
export const CARD_TYPES = [...EDEN_TYPES, 'adorateur', ...LIVRE_TYPES] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Cosmetic (SF-DATA-5). */
export const RARITIES = ['commune', 'rare', 'epique', 'legendaire'] as const;
export type Rarity = (typeof RARITIES)[number];

/** A keyword and its value; `true` for one that has none. */
export type PrintedKeywords = Readonly<Partial<Record<Keyword, number | true>>>;

interface Printed {
  readonly id: string;
  readonly name: Text;
  readonly kingdom: string;
  readonly rarity?: Rarity | undefined;
  readonly artist?: string | undefined;
  readonly flavour?: Text | undefined;
  /** The drawing on it: the name of one of the game-icons. */
  readonly motif?: string | undefined;
  readonly classes?: readonly string[] | undefined;
  /** Made by effects alone: no deck holds it (R-SF-100). */
  readonly token?: true | undefined;
  readonly keywords?: PrintedKeywords | undefined;
  /** What else it does, in the effect language. A Miracle's effect is an ability activated at `miracle`. */
  readonly abilities?: readonly Ability[] | undefined;
}

export interface DiviniteCard extends Printed {
  readonly type: 'divinite';
  readonly volonte: number;
  readonly fv: number;
  readonly plumes: number;
}
export interface ArchangeCard extends Printed {
  readonly type: 'archange';
  readonly atq: number;
  readonly fv: number;
  readonly facteurTemps: number;
  readonly ec: number;
}
export interface TempleCard extends Printed {
  readonly type: 'temple';
  readonly ec: number;
  /** `structure-extros` is what Essaim asks for (SF-KW-ESSAIM-1). */
  readonly typeLine: string;
}
export interface AdorateurCard extends Printed {
  readonly type: 'adorateur';
  readonly ec: number;
}
export interface AngeCard extends Printed {
  readonly type: 'ange';
  /** None with Invocation (SF-KW-INVOCATION-5). */
  readonly cost?: number | undefined;
  readonly atq: number;
  readonly fv: number;
}
export interface GolemCard extends Printed {
  readonly type: 'golem';
  readonly bou: number;
  readonly cost: number;
  /** Null: the lightning is crossed out (SF-GOLEM-8). */
  readonly tempete: number | null;
  /** Only on a Golem that may attack (R-SF-88). */
  readonly atq?: number | undefined;
}
export interface MiracleCard extends Printed {
  readonly type: 'miracle';
  readonly minimum: number;
  readonly revoke: number;
}
export interface EquipementCard extends Printed {
  readonly type: 'equipement';
  readonly cost: number;
  readonly bonus?: { readonly atq?: number | undefined; readonly fv?: number | undefined } | undefined;
  /** Keywords that its Ange has while it is attached. */
  readonly grants?: PrintedKeywords | undefined;
}
export interface BenedictionCard extends Printed {
  readonly type: 'benediction';
  readonly cost: number;
}

export type Card =
  | DiviniteCard
  | ArchangeCard
  | TempleCard
  | AdorateurCard
  | AngeCard
  | GolemCard
  | MiracleCard
  | EquipementCard
  | BenedictionCard;
