/**
 * The vocabulary of Seven Fallen. A *piece* is one physical card, by number, wherever it lies; its *face* is what is
 * printed on it and is part of the state, for decks are secret. `InPlay` is what lies on a piece in play; a piece that
 * leaves and comes back is a new one, told apart by its *serial*. AG and LDF are the two lines, together the CDB.
 */
import type { Brand, GameEvent, RuleId, Seat, State } from '@tablee/kernel';
import type { Announced, EffectOption, EffectState } from '@tablee/kernel/effect';
import type { Config } from './config.ts';
import type { CardId, FaceNumber } from './content/card.ts';
import type { Content } from './content/content.ts';
import type { Head, Keyword } from './content/keywords.ts';

export type Piece = Brand<number, 'Piece'>;
export const NO_PIECE = -1 as Piece;

/** Where a card in play lies. A page en Secret is on no line (R-SF-69). */
export const PLACES = ['ag', 'ldf', 'secret', 'adoration', 'divin'] as const;
export type Place = (typeof PLACES)[number];

/** The zones of cards out of play; each card lies in its owner's (SF-ZONE-16). */
export const ZONES = ['hand', 'livre', 'registre', 'limbes', 'purgatoire', 'pandemonium'] as const;
export type Zone = (typeof ZONES)[number];

/** How a card came into play; `bourrasque` is a way of its own (R-SF-58). */
export const WAYS = [
  'start',
  'played',
  'put',
  'tempete',
  'tornado',
  'bourrasque',
  'phoenix',
  'secret',
] as const;
export type Way = (typeof WAYS)[number];

/** What a unit is in the Phase d'attaque under way. A Renfort counts as in Embuscade (SF-RENF-5). */
export const ROLES = ['none', 'announced', 'embuscade', 'renfort'] as const;
export type Role = (typeof ROLES)[number];

export interface Markers {
  atq: number;
  fv: number;
  bou: number;
  poseidor: number;
}

export interface InPlay extends Markers {
  readonly piece: Piece;
  /** Different each time a card comes into play. */
  readonly serial: number;
  /** Who controls it (R-SF-83). */
  seat: Seat;
  place: Place;
  /** EC left on it (SF-EC-4). */
  ec: number;
  /** On FV or, for a Golem, on BOU. */
  damage: number;
  inclined: boolean;
  frozen: boolean;
  /** An Ange's Golem, a Golem's Ange, the Ange of an Équipement. */
  bond: Piece;
  /** The class chosen for a Doppelgänger; −1 for none. */
  chosenClass: number;
  role: Role;
  /** Declarations in this Phase d'attaque. */
  declared: number;
  way: Way;
  /** The turn it came in. */
  since: number;
  /** An opposing Miracle has targeted it this turn (SF-KW-EGIDE-3). */
  targeted: boolean;
  /** Pacifiste until the end of the turn, by Bourrasque (SF-KW-BOURRASQUE-2). */
  calmed: boolean;
  /** FV damage of Mort subite lies on it (SF-KW-MORTSUBITE-2). */
  doomed: boolean;
  /** How many Équipements are on it. */
  gear: number;
  /** Markers that the loaded sets declare, by name; null where there is none. */
  marks: Record<string, number> | null;
}

/** Markers that lie on a card in the Limbes (SF-ZONE-8). */
export interface Kept extends Markers {
  readonly piece: Piece;
  readonly marks: Readonly<Record<string, number>> | null;
}

export interface Side {
  /** Of the Divinité. */
  fv: number;
  plumes: number;
  mortelle: boolean;
  /** All this player controls in play, in the order it came. */
  cards: InPlay[];
  /** Top card last. */
  livre: Piece[];
  registre: Piece[];
  hand: Piece[];
  limbes: Piece[];
  purgatoire: Piece[];
  pandemonium: Piece[];
  /** Face down in Le Divin, until it is put into play (SF-SETUP-3). */
  archange: Piece;
  /** Adorateurs being looked at in Aurore divine. */
  looked: Piece[];
  /** Pages set aside for Grâce Divine. */
  aside: Piece[];
  /** Pieces of the piles whose owner knows where they lie (SF-HID-10). */
  seen: Piece[];
  /** Abilities used from the Purgatoire this turn: pieces. */
  usedInPurgatoire: Piece[];
}

/** The attack declared and not yet resolved. */
export interface Combat {
  /** Serials of the attackers, in the order they joined. */
  attackers: number[];
  /** What the blow of each of them came to when it fell, after doubling and prevention (R-SF-111). */
  blows: number[];
  /** Serial of the défenseur; −1 for the Divinité. */
  target: number;
  /** Serial of the Golem bound to it then; −1 for none. The survivor of a pair stays défenseur (R-SF-44). */
  golem: number;
  /** The défenseur left the Secret in this attack: its damage is halved (SF-KW-FURTIF-14). */
  uncovered: boolean;
}

/** The Phase d'attaque under way. */
export interface Attack {
  /** A Divinité became Mortelle: the phase stops (SF-MORTAL-2). */
  stopped: boolean;
  combat: Combat | null;
}

/** The effects of keywords that use the Pile; `text` is what is written on a card in the effect language. */
export type PileKeyword =
  | 'archerie'
  | 'assassin'
  | 'catalyseur'
  | 'collateral'
  | 'flamme'
  | 'geler'
  | 'honneur'
  | 'valhalla'
  | 'text';

/** Something went off and waits to be put on the Pile (SF-STACK-9). */
export interface Trigger {
  readonly keyword: PileKeyword;
  readonly by: Seat;
  readonly piece: Piece;
  /** What it is about: the défenseur, the card destroyed. */
  readonly about: number;
  /** Archerie's value, Collatéral's X. */
  readonly value: number;
  /** The line Collatéral reaches. */
  readonly line: Place;
}

/** An entry of the Pile (SF-STACK-1). */
export interface Entry extends Trigger {
  readonly kind: 'miracle' | 'ability' | 'trigger';
  /** The number by which effects speak of it, from `ENTRIES` on. */
  readonly number: number;
  /** What was chosen and paid for, where it is an ability of the text; null for a keyword. */
  readonly text: Announced | null;
  readonly targets: readonly Piece[];
  /** The serial each target had when it was chosen: a card that left and came back is another one. */
  readonly serials: readonly number[];
  /** Targets on which Égide stops it, if they still have it (SF-KW-EGIDE-2). */
  readonly spared: readonly Piece[];
  /**
   * Null while its source lies where it was when this was put. Once that has gone, which of the keywords that tell for
   * damage and destruction it had then (SF-STACK-13).
   */
  readonly gone: readonly Keyword[] | null;
}

/** Numbers from here on are entries of the Pile, not cards. */
export const ENTRIES = 1_000_000;
/** From here on, pages en Secret by their serial: nobody can tell them by their number (SF-HID-5). */
export const SECRETS = 1_000_000_000;

/** One source laid so much damage on a piece in the damage event under way (R-SF-108). */
export interface Blow {
  readonly piece: Piece;
  readonly source: Piece;
  readonly amount: number;
  /** Its source had Lumière (SF-KW-LUMIERE-1). */
  readonly shines: boolean;
}

export interface SevenFallen extends State<SFEvent, Config, Content> {
  turns: number;
  active: Seat;
  /** The first player. */
  first: Seat;
  phase: Phase;
  /** Cards of seat 0 are numbered from 0, of seat 1 from here. */
  readonly split: number;
  /** Pieces that decks brought; tokens come after. */
  readonly pieces: number;
  /** How many of each side's cards are Adorateurs: they are numbered after the Livre Sacré, before the Eden. */
  readonly adorateurs: readonly [number, number];
  /** The face of every piece. Secret like the decks: a view shows only what its seat may know. */
  faces: FaceNumber[];
  sides: [Side, Side];
  serials: number;
  /** Actions carried out so far: whoever began one sees whether it was taken back. */
  acts: number;
  /** Top entry last. */
  pile: Entry[];
  resolving: Entry | null;
  triggers: Trigger[];
  attack: Attack | null;
  attackUsed: boolean;
  /** The same idle request is not offered again until something was done (R-SF-105). */
  idle: { contemplation: boolean; attack: boolean };
  /** Entries of the Pile resolved this turn (R-SF-107). */
  resolvedThisTurn: number;
  /** Anges destroyed this turn, by piece: Valhalla looks at them (R-SF-82). */
  destroyed: Piece[];
  blows: Blow[];
  effects: EffectState;
  /** A Miracle being announced: its targets are chosen, its price is still to be paid (SF-STACK-4). */
  announcing: Announced | null;
  /** Markers that lie on cards in the Limbes (SF-ZONE-8). */
  kept: Kept[];
  /** Shown to both players by the effect under way, with the class given to a Doppelgänger (SF-HID-9, R-SF-63); −1 for none. */
  revealed: Revealed[];
}

export interface Revealed {
  readonly piece: Piece;
  readonly class: number;
}

/** SF-TURN-1; `attaque` is the Phase d'attaque inside Parole divine. */
export const PHASES = ['setup', 'aurore', 'parole', 'attaque', 'nuit'] as const;
export type Phase = (typeof PHASES)[number];

export type BareTable = State<GameEvent, Config, Content>;

/** A piece as options and events name it. */
export interface Shown {
  readonly piece: Piece;
  readonly card: CardId;
}

/** A way back for whoever chose it by mistake, or the option that lets a window go by. */
interface Marked {
  readonly back?: true;
  readonly pass?: true;
}

export type FirstOption = { readonly do: 'begin' | 'letBegin' };
export type GraceOption = Marked &
  (({ readonly do: 'setAside' | 'takeBack' } & Shown) | { readonly do: 'keep' });
export type DawnOption =
  | ({ readonly do: 'retreat' | 'pick' | 'over' | 'under' } & Shown)
  | { readonly do: 'done' | 'adorateur' | 'skip' }
  | ({ readonly do: 'archange' } & Shown);
/** `way`: at its normal cost, en Tempête, en Tornado, by Bourrasque, en Secret, by Phoenix. */
export type PlayOption = { readonly do: 'play'; readonly way: Way } & Shown;
export type AbilityOption = { readonly do: 'use'; readonly ability: string } & Shown;
export type InvokeOption = { readonly do: 'invoke' } & Shown;
export type UncoverOption = { readonly do: 'uncover' } & Shown;
export type ActOption = Marked &
  (
    | PlayOption
    | AbilityOption
    | InvokeOption
    | UncoverOption
    | { readonly do: 'pass' | 'end' | 'attack' | 'contemplate' }
  );
export type CostOption = Marked &
  (
    | ({ readonly do: 'spend' | 'revoke' | 'target' | 'attach' | 'give' } & Shown)
    | { readonly do: 'settle' | 'back' | 'enough' }
  );
export type AttackOption = Marked &
  (
    | ({
        readonly do: 'announce' | 'withdraw' | 'embuscade' | 'renfort' | 'declare' | 'join' | 'strike';
      } & Shown)
    | { readonly do: 'uncoverIt'; readonly serial: number }
    | ({ readonly do: 'fallBack' | 'again' | 'first' } & Shown)
    | { readonly do: 'done' | 'nobody' | 'divinite' | 'hold' | 'back' | 'enough' }
    | ({ readonly do: 'share'; readonly points: number } & Shown)
    | { readonly do: 'take'; readonly points: number }
  );
export type PileOption =
  /** `what`: a keyword, or the address of an ability. */
  | ({ readonly do: 'order'; readonly trigger: number; readonly what: string } & Shown)
  | ({ readonly do: 'target' } & Shown)
  | ({ readonly do: 'dilemme'; readonly ability: string } & Shown)
  | { readonly do: 'accept' | 'decline' };
export type CheckOption =
  | ({ readonly do: 'golem' | 'bind' | 'limbes' | 'usual' } & Shown)
  | { readonly do: 'class'; readonly class: string };
export type ResolveOption =
  | ({ readonly do: 'suffer' | 'revive' | 'spendPoseidor' } & Shown)
  | { readonly do: 'marker'; readonly marker: 'atq' | 'fv' | 'bou' }
  | { readonly do: 'decline' };
export type NightOption = Marked &
  (({ readonly do: 'straighten' } & Shown) | { readonly do: 'all' | 'done' });

export type SFOption =
  | FirstOption
  | GraceOption
  | DawnOption
  | ActOption
  | CostOption
  | AttackOption
  | PileOption
  | CheckOption
  | ResolveOption
  | NightOption
  | EffectOption;

interface Told<Name extends string> extends GameEvent {
  readonly event: Name;
  readonly rule: RuleId;
  readonly others?: SFEvent;
}
type OfSeat<Name extends string> = Told<Name> & { readonly seat: Seat };
type OfCard<Name extends string> = OfSeat<Name> & Shown;

export type SFEvent =
  | OfSeat<'firstChosen' | 'drawnByLot'>
  | (OfSeat<'templeBlessed'> & { readonly amount: number })
  | OfCard<'setAside' | 'takenBack'>
  | (OfSeat<'graced' | 'drew' | 'looked' | 'lookedInLivre'> & { readonly cards: number })
  | OfCard<'cardDrawn' | 'cardSeen'>
  | (OfSeat<'turnBegan'> & { readonly turn: number })
  | (OfSeat<'phaseBegan'> & { readonly phase: Phase })
  | OfCard<'retreated' | 'adorateurCame' | 'archangeCame' | 'putIntoPlay' | 'played' | 'arrived'>
  | (OfSeat<'putBack'> & { readonly over: number; readonly under: number })
  | OfSeat<'hidInSecret' | 'passed' | 'contemplated'>
  | OfCard<
      | 'uncovered'
      | 'revoked'
      | 'destroyed'
      | 'banished'
      | 'unbanished'
      | 'spared'
      | 'discarded'
      | 'toLimbes'
      | 'fellOff'
    >
  | (OfCard<'spent'> & { readonly amount: number })
  | (OfCard<'bound'> & { readonly with: Shown })
  | OfCard<'announced' | 'embuscade' | 'renfort' | 'held' | 'inclined' | 'straightened' | 'frozen' | 'thawed'>
  | (OfSeat<'declared'> & {
      readonly attackers: readonly Shown[];
      readonly at: Shown | 'divinite' | 'secret';
    })
  | OfSeat<'attackFailed' | 'attackBegan' | 'attackEnded' | 'attackStopped'>
  | (OfCard<'hurt' | 'healed'> & { readonly amount: number; readonly combat: boolean })
  | (OfSeat<'diviniteHurt' | 'diviniteHealed'> & { readonly amount: number })
  | OfSeat<'becameMortelle' | 'plumeFell'>
  | (OfCard<'markersPut'> & { readonly marker: keyof Markers; readonly amount: number })
  | (OfCard<'triggered'> & { readonly keyword: PileKeyword | Head; readonly targets: readonly Shown[] })
  | OfCard<
      | 'dilemmeChosen'
      | 'revealed'
      | 'seized'
      | 'tokenMade'
      | 'tokenGone'
      | 'copied'
      | 'redirected'
      | 'unbound'
    >
  | (OfCard<'returned'> & { readonly to: Zone })
  | (OfCard<'equipped'> & { readonly with: Shown })
  | (OfCard<'ecChanged'> & { readonly amount: number })
  | OfCard<'hoardLeft'>
  | (OfCard<'marksPut'> & { readonly marker: string; readonly amount: number })
  | OfCard<'resolved' | 'entryDone' | 'cameToNothing' | 'cancelled'>
  | (OfCard<'classChosen'> & { readonly class: string })
  | OfSeat<'shuffled' | 'searched' | 'conceded'>;

export interface SideView {
  readonly fv: number;
  readonly plumes: number;
  readonly mortelle: boolean;
  readonly cards: readonly CardView[];
  readonly livreSize: number;
  readonly registreSize: number;
  /** With what is set aside for Grâce Divine: how many those are is the player's secret. */
  readonly handSize: number;
  readonly lookedSize: number;
  readonly hasArchange: boolean;
  readonly limbes: readonly Piece[];
  readonly purgatoire: readonly Piece[];
  readonly pandemonium: readonly Piece[];
  readonly usedInPurgatoire: readonly Piece[];
  readonly own: OwnView | null;
}

/** As it lies on the table; a page en Secret of the other player has no number (SF-HID-5). */
export type CardView = Readonly<Omit<InPlay, 'piece'>> & { readonly piece: Piece };

export interface OwnView {
  readonly hand: readonly Piece[];
  readonly aside: readonly Piece[];
  readonly looked: readonly Piece[];
  readonly archange: Piece;
  /** What is left in the piles, unordered: faces, sorted (SF-HID-11). */
  readonly livre: readonly FaceNumber[];
  readonly registre: readonly FaceNumber[];
  /** Places known: how many cards of the pile lie beneath. */
  readonly seen: readonly {
    readonly piece: Piece;
    readonly pile: 'livre' | 'registre';
    readonly under: number;
  }[];
}

export interface SFView {
  readonly turns: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly phase: Phase;
  readonly split: number;
  readonly pieces: number;
  readonly adorateurs: readonly [number, number];
  readonly serials: number;
  readonly acts: number;
  readonly sides: readonly [SideView, SideView];
  readonly pile: readonly Entry[];
  readonly resolving: Entry | null;
  readonly triggers: readonly Trigger[];
  readonly attack: Attack | null;
  readonly attackUsed: boolean;
  readonly idle: Readonly<SevenFallen['idle']>;
  readonly resolvedThisTurn: number;
  readonly destroyed: readonly Piece[];
  readonly blows: readonly Blow[];
  readonly effects: Pick<EffectState, 'lasting' | 'pending' | 'tallies' | 'used' | 'gone' | 'made'>;
  readonly announcing: Announced | null;
  readonly kept: readonly Kept[];
  readonly revealed: readonly Revealed[];
  /** The face of every piece this seat can tell. */
  readonly faces: Readonly<Record<number, FaceNumber>>;
}
