/** Every printed text in both languages, kept in a file: a change of wording is seen. */
import type { Language } from '@tablee/kernel';
import { expect, test } from 'vitest';
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

test('the texts printed on every card of the box', async () => {
  await expect([...texts('fr'), '', ...texts('en'), ''].join('\n')).toMatchFileSnapshot('texts.txt');
});
