/** What lies open on the table but has no room on the drawing. */
import type { Page, Scene } from '@tablee/terminal';
import {
  actionParagraphs,
  enemyParagraphs,
  equipmentParagraphs,
  heroParagraphs,
  passiveParagraphs,
} from '../ready/text.ts';
import { ENEMY, PIECES } from '../types.ts';
import { counted, type Fight, plain, wrapped } from './table.ts';

export const pages: readonly Page[] = [
  {
    key: 'cartes',
    name: { fr: 'les cartes de chaque héros', en: 'the cards of each hero' },
    lines: heroesPage,
  },
  { key: 'ennemis', name: { fr: 'les cartes des ennemis', en: 'the enemies’ cards' }, lines: enemiesPage },
];

function heroesPage(scene: Scene): string[] {
  const fight = scene as Fight;
  const { seen, content, language, paint } = fight;
  const zone = (name: { fr: string; en: string }, pieces: readonly number[]): string[] =>
    pieces.length === 0
      ? []
      : wrapped(`${name[language]} (${pieces.length}) : ${counted(fight, pieces)}`, '    ');
  return seen.table.heroes.flatMap((hero) => {
    const printed = content.heroes[hero.design]!;
    return [
      paint.bold(`${printed.name[language]}, ${printed.title[language]}`),
      ...heroParagraphs(content, printed, language).flatMap((text) => wrapped(plain(text), '  ')),
      ...zone({ fr: 'Main', en: 'Hand' }, hero.hand),
      ...zone({ fr: 'Deck, dans le désordre', en: 'Deck, in no order' }, hero.deck),
      ...zone({ fr: 'Défausse', en: 'Discard' }, hero.discard),
      ...zone({ fr: 'Blessures', en: 'Wounds' }, hero.wounds),
      ...zone({ fr: 'Exil', en: 'Exile' }, hero.exile),
      ...zone({ fr: 'Réserve', en: 'Reserve' }, hero.reserve),
      ...zone({ fr: 'Devant elle', en: 'In front' }, hero.row),
      ...hero.gear.flatMap((piece) => {
        const item = content.equipment[seen.table.gear.of[piece - PIECES.gear]!]!;
        const text = equipmentParagraphs(content, item, language).map(plain).join(' ');
        return wrapped(`${item.name[language]} — ${text}`, '    ');
      }),
    ];
  });
}

function enemiesPage(scene: Scene): string[] {
  const { seen, content, language, paint } = scene as Fight;
  const { figures } = seen.table;
  const kinds = new Set(
    figures.kind.flatMap((kind, figure) =>
      kind === ENEMY && figures.square[figure]! >= 0 ? [figures.of[figure]!] : [],
    ),
  );
  if (kinds.size === 0) return ['–'];
  return [...kinds].flatMap((number) => {
    const enemy = content.enemies[number]!;
    const texts = enemy.boss
      ? [
          ...passiveParagraphs(content, enemy, language),
          ...enemy.boss.actions.map(
            (action) => `${action.name[language]} — ${actionParagraphs(content, action, language).join(' ')}`,
          ),
        ]
      : enemyParagraphs(content, enemy, language);
    return [paint.bold(enemy.name[language]), ...texts.flatMap((text) => wrapped(plain(text), '  '))];
  });
}
