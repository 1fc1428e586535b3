/** The printed text of cards, made from what they do: text and behaviour cannot differ. */
import type { Language, Text } from '../text.ts';
import type { Book } from './book.ts';
import { joined } from './read/block.ts';
import type { Noun } from './text/grammar.ts';
import { Speech } from './text/speech.ts';

/** A paragraph for each ability. Keywords stand between `**`. `self`: what the card calls itself. */
export function cardText(
  book: Book,
  id: string,
  language: Language,
  self: Noun = book.vocabulary.noun,
): string[] {
  return book.cardById(id).all.map((ability) => ability.text(new Speech(language, self)));
}

/** The text of effects without a head. */
export function effectsText(
  book: Book,
  address: string,
  language: Language,
  self: Noun = book.vocabulary.noun,
): string {
  return book.script(address).text?.(new Speech(language, self)) ?? '';
}

/** What one of several modes says, for whoever has to choose. */
export function modeText(
  book: Book,
  { script, block }: { readonly script: string; readonly block: number },
  language: Language,
  self: Noun = book.vocabulary.noun,
): string {
  const speech = new Speech(language, self);
  return speech.close(joined(speech, book.script(script).blocks[block]!));
}

/** Every card's text in both languages, for a kept file: a change of wording is then seen. */
export function goldenTexts(
  book: Book,
  cards: readonly { readonly id: string; readonly name: Text; readonly self?: Noun }[],
): string {
  return cards
    .map(({ id, name, self }) => {
      const [fr, en] = (['fr', 'en'] as const).map((language) =>
        cardText(book, id, language, self).join('\n'),
      );
      return `${id}\n${name.fr}\n${fr || '—'}\n${name.en}\n${en || '—'}\n`;
    })
    .join('\n');
}
