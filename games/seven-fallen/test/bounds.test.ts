/** What may be given from outside, and within which bounds: settings, positions, cards of a pack, decks. */
import { expect, test } from 'vitest';
import { type ZodType, z } from 'zod';
import { config } from '../config.ts';
import { deckSchema } from '../content/deck.ts';
import { setSchema } from '../content/schema.ts';
import { positionSchema } from '../position.ts';

/** Written anew with `npx vitest run games/seven-fallen/test/bounds.test.ts -u` after one was changed on purpose. */
test('the bounds of all that comes from outside are these', async () => {
  const said = Object.entries<ZodType>({
    config,
    position: positionSchema,
    pack: setSchema,
    deck: deckSchema,
  }).map(
    ([name, schema]) =>
      `${name}\n${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 1)}\n`,
  );

  await expect(said.join('\n')).toMatchFileSnapshot('bounds.txt');
});
