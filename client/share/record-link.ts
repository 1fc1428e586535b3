/**
 * A whole game in a link: its record, compressed, behind the `#`, which browsers never send to a server. What comes from a
 * link is from outside: bounded before it is unpacked and while it is, and read like any other record.
 */
import type { Text } from '@tablee/kernel';

/** How the text is packed; another way of packing will have another number. */
const FORMAT = '1.';

/** More than any game makes, and than browsers take in an address. */
const LONGEST_LINK = 120_000;
/** Unpacked. */
const LONGEST_RECORD = 2_000_000;

/** Why a link can't be opened, and what to do about it. */
export class BadLink extends Error {
  override readonly name = 'BadLink';
  readonly why: Text;
  constructor(why: Text) {
    super(why.en);
    this.why = why;
  }
}

/** Of the hashes on the way only the last is kept, which all the choices must lead to: nothing else in a record packs so badly. */
function lean(record: string): string {
  const lines = record.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('= '));
  return lines.filter((line, at) => at === last || !line.startsWith('= ')).join('\n');
}

export async function linkOf(record: string, origin: string): Promise<string> {
  const packed = new Blob([lean(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return `${origin}/partie#${FORMAT}${base64url(bytes)}`;
}

/** The record behind the `#` of an address. Throws `BadLink`. */
export async function recordIn(hash: string): Promise<string> {
  const said = hash.replace(/^#/, '');
  if (said === '') throw new BadLink(EMPTY);
  if (!said.startsWith(FORMAT)) throw new BadLink(/^\d+\./.test(said) ? NEWER : BROKEN);
  if (said.length > LONGEST_LINK) throw new BadLink(TOO_LONG);
  const bytes = bytesOf(said.slice(FORMAT.length));
  if (!bytes) throw new BadLink(BROKEN);
  return unpacked(bytes);
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_RECORD) throw new BadLink(TOO_LONG);
    }
  } catch (error) {
    // What is left of a link made to unpack for ever is not unpacked.
    await reader.cancel().catch(() => undefined);
    throw error instanceof BadLink ? error : new BadLink(BROKEN);
  }
}

function base64url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const EMPTY: Text = {
  fr: 'Cette adresse ne contient aucune partie : il manque tout ce qui suit le signe #. Demandez le lien entier.',
  en: 'This address holds no game: everything after the # sign is missing. Ask for the whole link.',
};
const BROKEN: Text = {
  fr: 'Ce lien est abîmé : il en manque sans doute la fin. Copiez-le en entier, ou demandez-le de nouveau.',
  en: 'This link is damaged: its end is probably missing. Copy all of it, or ask for it again.',
};
const NEWER: Text = {
  fr: 'Ce lien vient d’une version plus récente de Tablée. Rechargez la page pour la mettre à jour.',
  en: 'This link comes from a newer version of Tablée. Reload the page to bring it up to date.',
};
const TOO_LONG: Text = {
  fr: 'Ce lien est trop long pour une partie.',
  en: 'This link is too long for a game.',
};
