import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { configSchema } from '../config.ts';
import { contentFor } from '../ready/content.ts';
import { goldenTexts } from './golden-texts.ts';

test('dump', () => {
  const content = contentFor(configSchema.parse({}));
  writeFileSync('/tmp/texts.txt', goldenTexts(content));
});
