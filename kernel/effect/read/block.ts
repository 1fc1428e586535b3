/** A block of sentences gets its number in the script before its sentences are read: outer blocks come first. */
import { list } from '../../text.ts';
import { readSentence } from '../sentence/sentence.ts';
import type { Speech } from '../text/speech.ts';
import type { Sentence } from './forms.ts';
import type { Reader } from './reader.ts';

export interface ReadBlock {
  readonly index: number;
  readonly sentences: readonly Sentence[];
  /** Inside another sentence: joined, without full stops. */
  say(speech: Speech): string;
}

/** Several lists, one after the other, make one block. */
export function readBlock(r: Reader, ...more: readonly Reader[]): ReadBlock {
  const { blocks } = r.scope.script;
  const sentences: Sentence[] = [];
  const index = blocks.push(sentences) - 1;
  for (const part of [r, ...more]) readInto(part, sentences);
  return { index, sentences, say: (speech) => joined(speech, sentences) };
}

/** In a price one chooses only what the words after it can be paid with: no card that can't be banished, for one. */
export function readPrice(r: Reader, ...more: readonly Reader[]): ReadBlock {
  const price = readBlock(r, ...more);
  price.sentences.forEach(({ picks }, n) => {
    const words = price.sentences.slice(n + 1).filter((each) => each.payable && !each.picks);
    if (!picks || words.length === 0) return;
    picks.suits = (t, c, piece) => {
      const chosen = { ...c, names: { ...c.names, [picks.name]: [piece] } };
      return words.every((word) => word.payable!(t, chosen));
    };
  });
  return price;
}

/** The body of an ability: its block is there before what stands in its head. */
export function readBody(r: Reader): ReadBlock {
  const sentences = r.scope.script.blocks[0]!;
  readInto(r, sentences);
  return { index: 0, sentences, say: (speech) => joined(speech, sentences) };
}

function readInto(r: Reader, sentences: Sentence[]): void {
  for (const item of r.items()) {
    item.sentence();
    sentences.push(readSentence(item));
  }
}

export function joined(speech: Speech, sentences: readonly Sentence[]): string {
  const said = sentences.map((sentence) => sentence.say(speech)).filter((text) => text !== '');
  return said.length < 3 ? said.join(speech.say(', puis ', ', then ')) : list(speech.language, said);
}

/** One after the other, so that what X stands for is told where X is. */
export function closed(speech: Speech, sentences: readonly Sentence[]): string[] {
  const said: string[] = [];
  for (const sentence of sentences) {
    const text = sentence.say(speech);
    if (text !== '') said.push(speech.close(text));
  }
  return said;
}

/** On its own: one sentence after the other, capital first, full stop last. */
export function paragraphs(speech: Speech, sentences: readonly Sentence[]): string {
  return closed(speech, sentences).join(' ');
}
