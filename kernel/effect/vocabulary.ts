/** What a game declares of its own: the things cards may speak of. The forms they are put into are the kernel's. */
import type { ZodType } from 'zod';
import type { Next } from '../flow.ts';
import type { Seat } from '../state.ts';
import type { Text } from '../text.ts';
import type { ArgumentsOf, SaidOf, Takes } from './arguments.ts';
import type { Head } from './language.ts';
import type { Sentence } from './read/forms.ts';
import type { Announced, Context, Facts, Lasting, Table } from './table.ts';
import type { Agreement, Noun, Phrase } from './text/grammar.ts';
import type { Nominal } from './text/nominal.ts';
import type { Speech } from './text/speech.ts';

/** `layered`: effects may change it; the getter says what is printed, and rules ask `numberOf`. */
export interface NumberProperty<S = Table> {
  readonly type: 'number';
  /** Printed or plain; undefined where the piece has no such number: then no comparison holds. */
  of(t: S, piece: number): number | undefined;
  readonly layered?: true;
  /** Given again it does not add up: the lowest of all counts, or the highest; `{ add: 1 }` changes it all the same. 0 is "without". */
  readonly best?: 'lowest' | 'highest';
  /** « coût » / "cost", for texts. */
  readonly noun: Noun;
  /** How « +2 ATQ » reads when it is given: `{ fr: '{} en force', en: '{} power' }`; `{}` stands for +2. */
  readonly points?: Text;
  /** How a change of it reads where « gagne +1 coût » won't do: `{ less: { fr: '{coûte|coûtent} {} de moins', … } }`. */
  readonly changes?: Partial<Readonly<Record<'gain' | 'add' | 'less' | 'set' | 'atLeast' | 'atMost', Text>>>;
  /** It counts things: « le nombre de ses blessures ». */
  readonly counts?: true;
  /** Where « de coût 3 ou moins » won't do: what stands after the noun. */
  reads?(compared: string): Text;
}
export interface EnumProperty<S = Table> {
  readonly type: 'enum';
  of(t: S, piece: number): string;
  readonly values: Readonly<Record<string, Phrase>>;
}
export interface FlagProperty<S = Table> {
  readonly type: 'flag';
  of(t: S, piece: number): boolean;
  readonly yes: Phrase;
  readonly no: Phrase;
}
/** Several words at once: classes, keywords. `bold`: they are marked in texts. */
export interface SetProperty<S = Table> {
  readonly type: 'set';
  of(t: S, piece: number): readonly string[];
  readonly layered?: true;
  readonly values: Readonly<Record<string, Phrase>>;
  /** How « gagne Gardien » reads when an effect gives the word; `{}` stands for it. */
  readonly gains?: Text;
}
/** Another piece (a bound Golem), or several (what a spell is aimed at); a filter of it is asked in turn. */
export interface PieceProperty<S = Table> {
  readonly type: 'piece';
  of(t: S, piece: number): number | readonly number[];
  readonly noun: Noun;
  /** « lié à cet Ange » / "bound to this Angel". `{}` stands for the piece it is asked of. */
  readonly reads: Text;
  /** « visant un Dragon »: how a filter of it reads after the noun. */
  having?(of: Nominal): Text;
}
/** A test of the game's own with an argument: an area, a distance, a line of sight. */
export interface TestProperty<S = Table, A = unknown> {
  readonly type: 'test';
  readonly argument: ZodType<A>;
  holds(t: S, piece: number, argument: A, c: Context): boolean;
  reads(argument: A): Phrase;
}
export type Property<S = Table> =
  | NumberProperty<S>
  | EnumProperty<S>
  | FlagProperty<S>
  | SetProperty<S>
  | PieceProperty<S>
  | TestProperty<S>;

/** A place where pieces are looked for. */
export interface Zone<S = Table> {
  /** Adds the seat's pieces of this zone, in a fixed order. */
  pieces(t: S, seat: Seat, into: number[]): void;
  /** « dans votre main » is made from « main »: `{ fr: 'de votre main', en: 'from your hand' }`, by whose it is. */
  readonly reads?: { readonly mine: Text; readonly theirs: Text; readonly any: Text };
}

/** What a word's `run` gets: its arguments, worked out; the object that holds them is filled anew for the next one. */
export interface Word<S = Table, T extends Takes = Takes> {
  readonly takes: T;
  /** Ends with `call(…, 'next')` when it needs a procedure of the game; otherwise returns nothing. */
  run(t: S, c: Context, given: ArgumentsOf<T>): Next<'next'> | undefined;
  /** A word that may stand in a price says whether it can be paid. */
  can?(t: S, c: Context, given: ArgumentsOf<T>): boolean;
  /** Whether it would do anything now, where that is less than being able to pay it; asked before an effect is begun (`isPossible`). */
  possible?(t: S, c: Context, given: ArgumentsOf<T>): boolean;
  /** The argument whose pieces have left play afterwards: texts then speak of them in the past. */
  readonly leaves?: keyof T & string;
  /** What it notes under `as` is one piece: « cet ennemi ». */
  readonly notesOne?: true;
  /** How the number it notes under `as` reads: « les dégâts ainsi infligés ». */
  readonly notes?: Text & { readonly agrees?: Agreement };
  /** How « une carte est défaussée ainsi » reads, for `did`; « vous le faites » where nothing is said. */
  readonly did?: { readonly yes: Text; readonly no: Text };
  text(say: Speech, given: SaidOf<T>): string;
}

/** A fact of what happened. */
export type FactKind = 'piece' | 'number' | 'flag' | 'word' | 'seat';

/** What may happen: listened for, remembered and, when it says what it does, replaced. */
export interface Happening<S = Table> {
  readonly facts: Readonly<Record<string, FactKind>>;
  /** Only the piece it happens to listens, even when it has just left play: « **Dernier souffle** : … ». */
  readonly own?: true;
  /** The change itself, for `change`. What came of it, where that is not just what the facts say: each is heard instead, none is nothing. */
  does?(t: S, facts: Facts): readonly Facts[] | undefined;
  /** Listeners hear of it before it is carried out: those that leave play together all hear of each other. */
  readonly heardFirst?: true;
  /** It can't be prevented, by these facts; it may still be replaced by something else. */
  sure?(facts: Facts): boolean;
  /** Whose order counts when several replacements apply; where nothing is said, the controller of `piece`. */
  affected?(t: S, facts: Facts): Seat;
  /** « {est|sont} détruit{e}{s} », after the piece it is about; a whole clause where the event is about none. */
  readonly reads: Text;
  /** What the pieces among its facts are called: `{ other: noun('m', 'défenseur', …) }`. */
  readonly called?: Readonly<Record<string, Noun>>;
  /** « {devait|devaient} être détruit{e}{s} » where it may be replaced. */
  readonly would?: Text;
  /** How a flag or word fact reads after the event: `{ combat: { fr: 'en combat', en: 'in combat' } }`. */
  readonly manner?: Readonly<Record<string, Text>>;
  /** The words a fact may be, and how each reads: `{ to: { limbes: { fr: 'va dans les Limbes', en: 'goes to Limbo' } } }`. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /** How « a été détruit ce tour-ci » reads, for memory. */
  readonly past?: Text;
  /** « pour la dernière carte que vous avez jouée ce tour-ci »: what the last one is, for memory. */
  readonly last?: Text;
}

/** Keeps the types of a word's arguments: `word<Duel>()({ takes: { amount }, … })`. */
export function word<S>() {
  return <const T extends Takes>(of: Word<S, T>): Word<S> => of as unknown as Word<S>;
}

export interface GameValue<S = Table> {
  of(t: S, c: Context): number;
  readonly reads: Text;
  readonly agrees?: Agreement;
}
export interface GameCondition<S = Table> {
  holds(t: S, c: Context): boolean;
  readonly reads: Text;
  readonly unless?: Text;
}

/** How a timing reads, and what abilities at it have without saying so: that is not printed. */
export interface Timing extends Text {
  readonly usual?: Pick<Head, 'from' | 'limit' | 'cost'>;
  /** Stands before the price and the condition, where the timing itself has no name: « **Serment** ». */
  readonly price?: Text;
}

export interface Vocabulary<S = Table> {
  /** What a piece is when nothing more is said of it. */
  readonly noun: Noun;
  /**
   * The forms of sentence its cards may have (`do`, `if`, `modes`, …); where nothing is said, all. Without `give`, `lasting`
   * and `at` nothing lasts or is remembered, and the game's state needs no `effects`.
   */
  readonly forms?: readonly string[];
  /** The first is where pieces are in play: filters look there unless they say `in`. */
  readonly zones: Readonly<Record<string, Zone<S>>>;
  readonly properties: Readonly<Record<string, Property<S>>>;
  readonly words: Readonly<Record<string, Word<S>>>;
  readonly happenings: Readonly<Record<string, Happening<S>>>;
  readonly values: Readonly<Record<string, GameValue<S>>>;
  readonly conditions: Readonly<Record<string, GameCondition<S>>>;
  /** How a fact reads as a value: `{ amount: { fr: 'les dégâts subis', en: 'the damage taken' } }`. */
  readonly facts?: Readonly<Record<string, Text & { readonly agrees?: Agreement }>>;
  /** What the different values of a property are called: « couleur ». */
  readonly kinds?: Readonly<Record<string, Noun>>;
  /** What may be spread: « dégâts ». */
  readonly nouns?: Readonly<Record<string, Noun>>;
  /** The ends that effects may last until; the kernel adds `effect`, `source` and `good`. */
  readonly untils: Readonly<Record<string, Text>>;
  /** What can be forbidden and allowed: « attaquer » / "attack". */
  readonly actions: Readonly<Record<string, Text>>;
  /** When abilities may be activated. */
  readonly timings: Readonly<Record<string, Timing>>;
  /** An arrow parts what is done on announcement (targets, price) from what then happens: « payez 1 EC → piochez 1 page ». */
  readonly arrow?: true;
  /** Limits count over these: « une fois par tour ». */
  readonly periods: Readonly<Record<string, Text>>;
  /** The card whose abilities the piece has; empty for a piece without. */
  card(t: S, piece: number): string;
  controller(t: S, piece: number): Seat;
  owner(t: S, piece: number): Seat;
  /** All seats, the active one first. */
  order(t: S): readonly Seat[];
  opponent?(t: S, seat: Seat): Seat;
  /** Whether it may be aimed at, besides what the ability says. */
  targetable?(t: S, piece: number, c: Context): boolean;
  /** Whether a sentence may `choose` it, besides what the filter says; what touches all that match asks nobody. */
  choosable?(t: S, piece: number, c: Context): boolean;
  /** What options show of a piece besides its number. */
  shown?(t: S, piece: number): object;
  /** The source has gone from where it spoke: nothing is done to "self", wherever it is now. */
  isGone?(t: S, c: Context): boolean;
  /** Whether lasting changes can stick to it; where nothing is said, they always can. */
  present?(t: S, piece: number, c: Context): boolean;
  /** Everything is aimed and nothing paid yet: what has to be paid before the ability's own price. */
  aimed?(t: S, what: Announced): Next<'next'> | undefined;
  /** Something announced and paid for: put it on the stack. Where nothing is said it is carried out at once. */
  announced?(t: S, what: Announced): void;
  /**
   * Before each sentence of an effect's own block, once: another procedure may be played first (a window for answers).
   * `after` is the sentence before it; 'over' drops what is left of the effect. Where nothing is said there is no such window.
   */
  between?(
    t: S,
    c: Context,
    after: Pick<Sentence, 'word' | 'picks'> | undefined,
  ): Next<'next'> | 'over' | undefined;
  /** A lasting effect came to its end, or has just begun: for changes that move things (control). */
  ended?(t: S, lasting: Lasting): void;
  began?(t: S, lasting: Lasting): void;
}
