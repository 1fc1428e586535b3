/**
 * A deck as a short code: `SF1.` and its cards as bytes. A card is three bytes made from its id, so that a code still means the
 * same when cards are added; the last three bytes are a checksum, so that a letter lost on the way is noticed.
 */
import { Refused, type Text } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';

/** Another way of packing will have another number. */
const FORM = 'SF1.';
/** Longer than any deck comes to. */
const LONGEST_CODE = 4000;
const CHECKSUM_BYTES = 3;
const CARD_BYTES = 3;

export function isCode(text: string): boolean {
  return /^SF\d+\./i.test(text);
}

export function codeOf({ name = '', ...deck }: Deck, content: Content): string {
  const keys = keysOf(content);
  const key = (card: string): number => {
    const found = card === '' ? 0 : keyOf(card);
    if (card !== '' && keys.get(found)?.id !== card) throw new Refused(nameless(card), 'SF-DECK-11');
    return found;
  };
  const bytes: number[] = [];
  for (const card of [deck.divinite, deck.archange, deck.temple]) bytes.push(...three(key(card)));
  for (const part of [deck.registre, deck.livre]) writePart(bytes, part, key);
  const called = new TextEncoder().encode(name);
  bytes.push(...varint(called.length), ...called);
  return FORM + base64url([...bytes, ...three(mixed(bytes) & 0xff_ff_ff)]);
}

/** Throws `Refused`: no code, a damaged one, one of a newer version, one that names cards nobody here knows. */
export function readCode(text: string, content: Content): Deck {
  if (!text.startsWith(FORM)) throw new Refused(isCode(text) ? NEWER : NO_CODE);
  const bytes = text.length > LONGEST_CODE ? null : bytesOf(text.slice(FORM.length));
  if (!bytes || bytes.length <= CHECKSUM_BYTES) throw new Refused(DAMAGED);
  const body = bytes.slice(0, -CHECKSUM_BYTES);
  if (three(mixed(body) & 0xff_ff_ff).join() !== bytes.slice(-CHECKSUM_BYTES).join())
    throw new Refused(DAMAGED);
  return new Reader(body, keysOf(content)).deck();
}

function writePart(bytes: number[], part: Deck['livre'], key: (card: string) => number): void {
  const groups = new Map<number, number[]>();
  for (const [card, copies] of Object.entries(part))
    groups.set(copies, [...(groups.get(copies) ?? []), key(card)]);
  bytes.push(...varint(groups.size));
  for (const [copies, cards] of [...groups].sort(([a], [b]) => b - a)) {
    bytes.push(...varint(copies), ...varint(cards.length));
    for (const card of cards.sort((a, b) => a - b)) bytes.push(...three(card));
  }
}

class Reader {
  readonly #bytes: readonly number[];
  readonly #keys: ReadonlyMap<number, Face>;
  #at = 0;
  #unknown = 0;

  constructor(bytes: readonly number[], keys: ReadonlyMap<number, Face>) {
    this.#bytes = bytes;
    this.#keys = keys;
  }

  deck(): Deck {
    const [divinite, archange, temple] = [this.#card(), this.#card(), this.#card()];
    const registre = this.#part();
    const livre = this.#part();
    const length = this.#number();
    const name = new TextDecoder().decode(Uint8Array.from(this.#bytes.slice(this.#at, this.#at + length)));
    if (this.#unknown > 0) throw new Refused(unknownCards(this.#unknown), 'SF-DECK-11');
    const deck = { livre, registre, divinite, archange, temple };
    return name === '' ? deck : { name: name.slice(0, 80), ...deck };
  }

  #part(): Deck['livre'] {
    const part: Record<string, number> = {};
    for (let groups = this.#number(); groups > 0; groups--) {
      const copies = this.#number();
      for (let cards = this.#number(); cards > 0; cards--) {
        const card = this.#card();
        if (card !== '' && copies > 0) part[card] = copies;
      }
    }
    return part;
  }

  #card(): string {
    const key = (this.#byte() << 16) | (this.#byte() << 8) | this.#byte();
    if (key === 0) return '';
    const face = this.#keys.get(key);
    if (!face) this.#unknown++;
    return face?.id ?? '';
  }

  #number(): number {
    let number = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.#byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
    throw new Refused(DAMAGED);
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new Refused(DAMAGED);
    return byte;
  }
}

/** By their three bytes. Of two cards that share them the first has them; the other can't be put into a code. */
function keysOf(content: Content): ReadonlyMap<number, Face> {
  let keys = KEYS.get(content);
  if (!keys) {
    const made = new Map<number, Face>();
    for (const face of content.faces) if (!made.has(keyOf(face.id))) made.set(keyOf(face.id), face);
    keys = made;
    KEYS.set(content, keys);
  }
  return keys;
}
const KEYS = new WeakMap<Content, ReadonlyMap<number, Face>>();

/** Never 0, which says that there is no card. */
export function keyOf(card: string): number {
  return mixed(new TextEncoder().encode(card)) & 0xff_ff_ff || 1;
}

/** FNV-1a, its upper bits mixed into the lower ones. */
function mixed(bytes: Iterable<number>): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

function three(number: number): number[] {
  return [(number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff].slice(-CARD_BYTES);
}

function varint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest >= 0x80; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

function base64url(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): number[] | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function nameless(card: string): Text {
  return {
    fr: `La carte « ${card} » ne peut figurer dans un code : envoyez la liste.`,
    en: `The card “${card}” can’t stand in a code: send the list.`,
  };
}

function unknownCards(count: number): Text {
  return {
    fr: `Ce code nomme ${count} carte${count > 1 ? 's' : ''} que l’on ne connaît pas ici : rechargez la page pour une version plus récente, ou chargez l’extension dont elles viennent.`,
    en: `This code names ${count} card${count > 1 ? 's' : ''} unknown here: reload the page for a newer version, or load the pack they come from.`,
  };
}

const NO_CODE: Text = {
  fr: 'Ce n’est pas un code de deck : il commence par « SF1. ».',
  en: 'This is no deck code: it begins with “SF1.”.',
};
const NEWER: Text = {
  fr: 'Ce code vient d’une version plus récente. Mettez Tablée à jour : dans un navigateur, rechargez la page.',
  en: 'This code comes from a newer version. Bring Tablée up to date: in a browser, reload the page.',
};
const DAMAGED: Text = {
  fr: 'Ce code est abîmé : il en manque sans doute une partie. Copiez-le en entier.',
  en: 'This code is damaged: a part of it is probably missing. Copy all of it.',
};
