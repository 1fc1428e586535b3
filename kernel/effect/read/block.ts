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

export function readBlock(r: Reader): ReadBlock {
  const { blocks } = r.scope.script;
  const sentences: Sentence[] = [];
  return readInto(r, sentences, blocks.push(sentences) - 1);
}

/** The body of an ability: its block is there before what stands in its head. */
export function readBody(r: Reader): ReadBlock {
  return readInto(r, r.scope.script.blocks[0]!, 0);
}

function readInto(r: Reader, sentences: Sentence[], index: number): ReadBlock {
  const items = r.items();
  for (const item of items) {
    item.sentence();
    sentences.push(readSentence(item));
  }
  return { index, sentences, say: (speech) => joined(speech, sentences) };
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
