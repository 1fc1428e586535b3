/** All abilities of a content, read once and found by their address: `braise/1`. Shared by every table and fork that plays it. */
import { fingerprint } from '../hash.ts';
import type { Ability, Effects } from './language.ts';
import type {
  ReadAbility,
  ReadActivated,
  ReadReplacement,
  ReadStatic,
  ReadTriggered,
} from './read/ability.ts';
import { readAbility } from './read/ability.ts';
import { paragraphs, readBody } from './read/block.ts';
import { readCondition } from './read/condition.ts';
import type { ReadCondition, ReadFilter, ReadValue, Script } from './read/forms.ts';
import { Reader, type Scope } from './read/reader.ts';
import { readValue } from './read/value.ts';
import type { Table } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What content asks to be remembered of an event. */
export interface Asked {
  readonly key: string;
  readonly of: ReadFilter | null;
  readonly sum: string;
  readonly last: string;
  readonly by: boolean;
}

/** Who takes notice of an event. */
export interface Heeded {
  /** The keys under which pieces that listen for it stand in `heard`. */
  readonly keys: readonly string[];
  readonly tallies: Asked[];
  /** Some card gives others an ability that listens for it. */
  granted: boolean;
  /** Some lasting effect listens for it. */
  lasting: boolean;
  /** It concerns its own piece alone. */
  readonly own: boolean;
}

/** What reading reports to the book. */
export type Needs = Pick<
  Book,
  | 'lasts'
  | 'lastKnown'
  | 'replaced'
  | 'tally'
  | 'ending'
  | 'add'
  | 'addLasting'
  | 'inside'
  | 'grant'
  | 'given'
>;

/** The abilities of one card, by how they are looked up. */
export class CardAbilities {
  readonly statics: ReadStatic[] = [];
  readonly all: ReadAbility[] = [];
  readonly #keys = new Map<string, string[]>();
  readonly #listens = new Map<string, ReadTriggered[]>();
  readonly #activated = new Map<string, ReadActivated[]>();
  readonly #instead = new Map<string, ReadReplacement[]>();
  readonly #constantIn = new Set<string>();

  heardIn(zone: string): readonly string[] {
    return this.#keys.size === 0 ? NOTHING : (this.#keys.get(zone) ?? NOTHING);
  }
  isConstantIn(zone: string): boolean {
    return this.statics.length > 0 && this.#constantIn.has(zone);
  }
  get isListening(): boolean {
    return this.#listens.size > 0;
  }
  // Most cards listen for nothing: no word need be looked up.
  listens(key: string): readonly ReadTriggered[] {
    return this.#listens.size === 0 ? NOTHING : (this.#listens.get(key) ?? NOTHING);
  }
  activated(key: string): readonly ReadActivated[] {
    return this.#activated.get(key) ?? NOTHING;
  }
  instead(key: string): readonly ReadReplacement[] {
    return this.#instead.get(key) ?? NOTHING;
  }

  take(ability: ReadAbility, keys: Keys): void {
    this.all.push(ability);
    for (const zone of ability.zones) {
      if (ability.kind === 'static') this.#constantIn.add(zone);
      else if (ability.kind === 'triggered')
        this.#put(this.#listens, keys.take('on', ability.on, zone), zone, ability);
      else if (ability.kind === 'activated')
        this.#put(this.#activated, keys.take('activated', ability.timing, zone), zone, ability);
      else this.#put(this.#instead, keys.take('instead', ability.event, zone), zone, ability);
    }
    if (ability.kind === 'static') this.statics.push(ability);
  }

  #put<A>(table: Map<string, A[]>, key: string, zone: string, ability: A): void {
    const list = table.get(key);
    if (list) list.push(ability);
    else table.set(key, [ability]);
    const keys = this.#keys.get(zone) ?? [];
    if (!keys.includes(key)) keys.push(key);
    this.#keys.set(zone, keys);
  }
}
const NOTHING: readonly never[] = [];
const LASTING_FORMS = ['give', 'lasting', 'at'];
const NO_CARD = new CardAbilities();

type Kind = 'on' | 'activated' | 'instead';

/** The keys under which pieces stand in `heard`: by event or timing, and by zone out of play. */
class Keys {
  readonly #known = {
    on: new Map<string, string[]>(),
    activated: new Map<string, string[]>(),
    instead: new Map<string, string[]>(),
  };
  readonly play: string;
  constructor(play: string) {
    this.play = play;
  }

  /** The same list always, which may still grow. */
  on(event: string): readonly string[] {
    return this.#keysOf('on', event);
  }
  activated(timing: string): readonly string[] {
    return this.#known.activated.get(timing) ?? NOTHING;
  }
  instead(event: string): readonly string[] {
    return this.#known.instead.get(event) ?? NOTHING;
  }

  take(kind: Kind, what: string, zone: string): string {
    const key = `${kind === 'on' ? '' : `${kind} `}${what}${zone === this.play ? '' : ` @${zone}`}`;
    const keys = this.#keysOf(kind, what);
    if (!keys.includes(key)) keys.push(key);
    return key;
  }

  #keysOf(kind: Kind, what: string): string[] {
    let keys = this.#known[kind].get(what);
    if (!keys) {
      keys = [];
      this.#known[kind].set(what, keys);
    }
    return keys;
  }
}

export class Book {
  readonly vocabulary: Vocabulary;
  /** The zone in which pieces are in play. */
  readonly play: string;
  readonly scripts = new Map<string, Script>();
  /** Events that some card listens for or asks about: nobody takes notice of the others. */
  readonly heeded = new Map<string, Heeded>();
  /** Events that some card replaces. */
  readonly replaced = new Set<string>();
  /** Timings of abilities that some card gives to others, and the zones in which given abilities work. */
  readonly granted = new Set<string>();
  readonly grantedIn = new Set<string>();
  /** What some card changes: properties, and by property (`cannot` too) the words it gives or takes. */
  readonly given = new Map<string, Set<string>>();
  readonly keys: Keys;
  /** Whether anything lasts or is remembered: only then has the state `effects`. */
  readonly lasts: boolean;
  readonly #written: [string, unknown][] = [];
  readonly #cards = new Map<string, CardAbilities>();
  readonly #lastKnown = new Set<string>();
  readonly #inside = new Map<string, number>();

  // A game's own vocabulary is one for its own state; the book hands that state back to it.
  constructor(vocabulary: Vocabulary<never>) {
    this.vocabulary = vocabulary as unknown as Vocabulary;
    this.play = Object.keys(vocabulary.zones)[0]!;
    this.keys = new Keys(this.play);
    const { forms } = vocabulary;
    this.lasts = forms === undefined || LASTING_FORMS.some((form) => forms.includes(form));
  }

  /** The abilities of a card; throws `Misread` where they can't be read. */
  card(t: Table, piece: number): CardAbilities {
    return this.#cards.get(this.vocabulary.card(t, piece)) ?? NO_CARD;
  }
  cardById(id: string): CardAbilities {
    return this.#cards.get(id) ?? NO_CARD;
  }

  /** The card's abilities get the addresses `id/1`, `id/2`, …; `path`: where they stand, for refusals. */
  addCard(id: string, abilities: readonly Ability[], path: readonly (string | number)[] = []): CardAbilities {
    this.#written.push([id, abilities]);
    const card = new CardAbilities();
    abilities.forEach((ability, index) => {
      const scope = this.#scope(`${id}/${index + 1}`);
      card.take(readAbility(new Reader(ability, [...path, index], scope)), this.keys);
    });
    const severalZones =
      new Set(card.statics.flatMap(({ zones }) => zones)).size > 1 ||
      card.statics.some(({ zones }) => !zones.includes(this.play));
    if (severalZones)
      for (const ability of card.statics)
        ability.elsewhere = (t, piece) => this.#isIn(t, piece, ability.zones);
    this.#cards.set(id, card);
    return card;
  }

  /** Effects without a head: `perform(address, …)` carries them out. `facts`: what they may ask of what happened. */
  addEffects(
    address: string,
    effects: Effects,
    facts: Scope['facts'] = {},
    path: readonly (string | number)[] = [],
  ): Script {
    this.#written.push([address, effects]);
    const scope = this.#scope(address, facts);
    const body = readBody(new Reader(effects, path, scope));
    this.scripts.set(address, scope.script);
    scope.script.text = (speech) => paragraphs(speech, body.sentences);
    return scope.script;
  }

  /** A condition that stands by itself, outside any ability. */
  condition(input: unknown, path: readonly (string | number)[] = []): ReadCondition {
    return readCondition(new Reader(input, path, this.#scope('condition')));
  }

  /** A number that stands by itself. */
  value(input: unknown, path: readonly (string | number)[] = []): ReadValue {
    return readValue(new Reader(input, path, this.#scope('value')));
  }

  /** Whether any card of this content gives or takes this word: where none does, rules need not look. */
  gives(name: string, word: string): boolean {
    return this.given.get(name)?.has(word) === true;
  }

  script(address: string): Script {
    const script = this.scripts.get(address);
    if (!script) throw new Error(`This content has no ability ${address}.`);
    return script;
  }

  /** What tells one book from another is what was written into it, not what reading made of it. */
  toJSON(): readonly (readonly [string, unknown])[] {
    return this.#written;
  }

  get lastKnown(): readonly string[] & { add(name: string): void } {
    return this.#asked;
  }
  readonly #asked = Object.assign([] as string[], {
    add: (name: string): void => {
      if (!this.#lastKnown.has(name)) {
        this.#lastKnown.add(name);
        this.#asked.push(name);
      }
    },
  });

  add(address: string, script: Script, ability: ReadAbility): void {
    script.ability = ability;
    this.scripts.set(address, script);
    if (ability.kind === 'triggered') this.#heed(ability.on);
  }

  /** An ability of nobody in particular. */
  addLasting(address: string, script: Script, ability: ReadAbility): void {
    this.add(address, script, ability);
    if (ability.kind === 'triggered') this.#heed(ability.on).lasting = true;
  }

  /** An address inside another: `oracle/1.1`. */
  inside(address: string): string {
    const n = (this.#inside.get(address) ?? 0) + 1;
    this.#inside.set(address, n);
    return `${address}.${n}`;
  }

  /** What a lasting change does when it ends: found by an address of its own. */
  ending(scope: Scope, block: number): string {
    const address = this.inside(scope.address);
    this.scripts.set(address, { blocks: scope.script.blocks, head: -1, aim: -1, atEnd: block });
    return address;
  }

  grant(ability: ReadActivated | ReadTriggered): void {
    if (ability.kind === 'activated') this.granted.add(ability.timing);
    else this.#heed(ability.on).granted = true;
    for (const zone of ability.zones) this.grantedIn.add(zone);
  }

  tally(
    event: string,
    of: ReadFilter | null,
    filter: unknown,
    sum: string,
    last: string,
    by = false,
  ): string {
    const key = `${event}:${fingerprint([filter ?? null, sum, last, by]).slice(0, 8)}`;
    const { tallies } = this.#heed(event);
    if (!tallies.some((each) => each.key === key)) tallies.push({ key, of, sum, last, by });
    return key;
  }

  #heed(event: string): Heeded {
    let heeded = this.heeded.get(event);
    if (!heeded) {
      const own = this.vocabulary.happenings[event]?.own === true;
      heeded = { keys: this.keys.on(event), tallies: [], granted: false, lasting: false, own };
      this.heeded.set(event, heeded);
    }
    return heeded;
  }

  #isIn(t: Table, piece: number, zones: readonly string[]): boolean {
    const pieces: number[] = [];
    for (const zone of zones)
      this.vocabulary.zones[zone]!.pieces(t, this.vocabulary.controller(t, piece), pieces);
    return pieces.includes(piece);
  }

  #scope(address: string, facts: Scope['facts'] = {}): Scope {
    return {
      vocabulary: this.vocabulary,
      address,
      pieces: new Set(),
      numbers: new Set(),
      agreements: new Map(),
      shares: new Set(),
      facts,
      script: { blocks: [[]], head: -1, aim: -1 },
      needs: this,
      lastKnown: false,
      sentences: 0,
    };
  }
}
