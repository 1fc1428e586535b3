/** Every printed text in both languages, kept in a file: a change of wording is seen. */
import { LANGUAGES, type Language } from '@tablee/kernel';
import { Speech } from '@tablee/kernel/effect';
import { expect, test } from 'vitest';
import { conditions, values } from '../effects/facts.ts';
import { CARD } from '../effects/nouns.ts';
import { contentFor } from '../ready/content.ts';
import { faceText, placeText, trapText, treasureText } from '../ready/text.ts';

const content = contentFor({ boss: 'gorvath', mode: 'normal' }, null);

function texts(language: Language): string[] {
  const { cards, designs, places } = content;
  const dice = [1, 2, 3, 4, 5, 6];
  return [
    ...cards
      .filter((_, card) => designs[card] === card)
      .flatMap(({ name, faces }) =>
        faces.map(
          (face, level) =>
            `${name[language]}${level ? '+' : ''} (${face.cost}): ${faceText(face, language).join(' ')}`,
        ),
      ),
    ...places.map((place) => `${place.name[language]}: ${placeText(place, language)}`),
    ...[false, true].flatMap((advanced) => [
      ...dice.map((die) => `${advanced ? 'T' : 't'} ${die}: ${trapText(content, advanced, die, language)}`),
      ...dice.map(
        (die) => `${advanced ? '§' : '$'} ${die}: ${treasureText(content, advanced, die, language)}`,
      ),
    ]),
  ];
}

/** What a card of a pack could say besides. */
function conditionsAndValues(language: Language): string[] {
  const say = (condition: unknown): string =>
    content.book.condition(condition).say(new Speech(language, CARD));
  return [
    ...Object.keys(conditions).flatMap((name) => [say(name), say({ not: name })]),
    ...Object.keys(values).map((name) => say({ compare: [name, '>', 2] })),
  ];
}

test('the texts printed on every card of the box', async () => {
  const all = LANGUAGES.flatMap((language) => [...texts(language), ...conditionsAndValues(language), '']);
  await expect(all.join('\n')).toMatchFileSnapshot('texts.txt');
});
