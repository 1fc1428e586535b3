/** Every printed text in both languages, for a kept file: a change of wording is seen. */
import type { Language, Text } from '@tablee/kernel';
import { plain } from '@tablee/kernel/effect';
import {
  actionParagraphs,
  cardParagraphs,
  enemyParagraphs,
  entityParagraphs,
  equipmentParagraphs,
  fieldParagraphs,
  heroParagraphs,
  passiveParagraphs,
  scenarioParagraphs,
} from '../ready/text.ts';
import type { Content } from '../types.ts';

export function goldenTexts(content: Content): string {
  const entry = (id: string, name: Text, text: (language: Language) => readonly string[]): string =>
    `${id}\n${(['fr', 'en'] as const).map((language) => `${name[language]} | ${plain(text(language).join(' ¶ ')) || '—'}`).join('\n')}\n`;
  return [
    ...content.heroes.map((hero) => entry(hero.id, hero.name, (to) => heroParagraphs(content, hero, to))),
    ...content.cards.map((card) => entry(card.id, card.name, (to) => cardParagraphs(content, card, to))),
    ...content.enemies.flatMap((enemy) => [
      entry(enemy.id, enemy.name, (to) =>
        enemy.boss ? passiveParagraphs(content, enemy, to) : enemyParagraphs(content, enemy, to),
      ),
      ...(enemy.boss?.actions ?? []).map((action) =>
        entry(`${enemy.id}/${action.id}`, action.name, (to) => actionParagraphs(content, action, to)),
      ),
    ]),
    ...content.battlefields.map((field) =>
      entry(field.id, field.name, (to) => fieldParagraphs(content, field, to)),
    ),
    ...content.equipment.map((item) =>
      entry(item.id, item.name, (to) => equipmentParagraphs(content, item, to)),
    ),
    ...content.entities.map((entity) =>
      entry(entity.id, entity.name, (to) => entityParagraphs(content, entity, to)),
    ),
    ...content.scenarios.map((scenario) =>
      entry(scenario.id, scenario.name, (to) => scenarioParagraphs(content, scenario.id, to)),
    ),
  ].join('\n');
}
