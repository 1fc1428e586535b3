/** What may be consulted at any time: the mission, the zones, every card held in full, the enemies, the event. */
import type { Page, Scene } from '@tablee/terminal';
import { enemyText, itemText, objectiveText, rewardText, skillTexts } from '../ready/text.ts';
import { Speaker } from '../words/names.ts';
import { zonesByLabel } from './ship.ts';
import { COLON, type Ship, wrapped } from './table.ts';

export const pages: readonly Page[] = [
  { key: 'mission', name: { fr: 'la mission', en: 'the mission' }, lines: mission },
  { key: 'zones', name: { fr: 'les zones et ce qu’elles touchent', en: 'the zones' }, lines: zones },
  {
    key: 'cartes',
    name: { fr: 'les cartes tenues, en entier', en: 'the cards held, in full' },
    lines: cards,
  },
  { key: 'ennemis', name: { fr: 'les ennemis', en: 'the enemies' }, lines: enemies },
];

function mission(scene: Scene): string[] {
  const { content, language, paint } = scene as Ship;
  const { name, briefing, objectives } = content.mission;
  return [
    paint.bold(name[language]),
    ...wrapped(briefing[language], ''),
    ...objectives.map((goal) =>
      `  ◆ ${goal.name[language]} ${objectiveText(content, goal, language)}`.trimEnd(),
    ),
  ];
}

/** `1A Salle de soins (6)`: label, name, room. */
function zones(scene: Scene): string[] {
  const { content, language, paint } = scene as Ship;
  return zonesByLabel(content.ship).map(
    ({ label, name, capacity, isRoom }) =>
      `${paint.bold(label.padEnd(4))} ${name[language]} (${capacity})${isRoom ? '' : paint.dim(language === 'fr' ? ' couloir' : ' corridor')}`,
  );
}

function cards(scene: Scene): string[] {
  const { seen, content, language, paint } = scene as Ship;
  const s = new Speaker((scene as Ship).seen, language, content);
  return seen.table.survivors.flatMap((survivor) => {
    const card = content.survivors[survivor.class]!;
    const texts = skillTexts(content, card, language);
    const goal = content.achievements[survivor.achievement];
    return [
      paint.bold(card.name[language]),
      ...[card.passive, card.active, card.crisis].flatMap(({ name }, n) =>
        wrapped(`${name[language]}${COLON[language]} ${texts[n]}`, '  '),
      ),
      ...survivor.cards
        .filter((each) => each >= 0)
        .flatMap((each) => {
          const item = content.items[content.cards[each]!]!;
          return wrapped(
            `${s.item(each)}${COLON[language]} ${itemText(content, item, language).join(' ')}`,
            '  ',
          );
        }),
      ...(goal
        ? wrapped(
            `${goal.name[language]}${COLON[language]} ${goal.condition[language]} ${rewardText(content, goal, language)}`,
            '  ',
          )
        : []),
    ];
  });
}

function enemies(scene: Scene): string[] {
  const { content, language, paint } = scene as Ship;
  return content.enemies.map((enemy) => `${paint.bold(enemy.name[language])} ${enemyText(enemy, language)}`);
}
