/** What lies open on the table but has no room on the drawing. */
import type { PlunderOption, PlunderView } from '@tablee/games';
import type { Page, Scene } from './drawing.ts';

export const PLUNDER_PAGES: readonly Page[] = [
  { key: 'defausse', name: { fr: 'la défausse', en: 'the discard pile' }, lines: discardPage },
];

function discardPage(scene: Scene): string[] {
  const { game, seen, language } = scene as Scene<PlunderView>;
  const cards = seen.table.discard.map((card) =>
    game.words.option(seen, { do: 'pay', card } as PlunderOption, language),
  );
  return [`  ${cards.join('  ') || '–'}`];
}
