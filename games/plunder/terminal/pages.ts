/** What lies open on the table but has no room on the drawing. */

import type { Page, Scene } from '@tablee/terminal';
import type { PlunderView } from '../types.ts';
import { cardText } from '../words/names.ts';

export const pages: readonly Page[] = [
  { key: 'defausse', name: { fr: 'la défausse', en: 'the discard pile' }, lines: discardPage },
];

function discardPage(scene: Scene): string[] {
  const { seen, language } = scene as Scene<PlunderView>;
  const cards = seen.table.discard.map((card) => cardText(card, language));
  return [`  ${cards.join('  ') || '–'}`];
}
