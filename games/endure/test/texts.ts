/** Every printed text of the box in both languages, as one page: a change of wording is then seen. */
import type { Text } from '@tablee/kernel';
import { plain } from '@tablee/kernel/effect';
import type { Content } from '../printed.ts';
import { baseBox } from '../ready/box.ts';
import { contentFor } from '../ready/content.ts';
import {
  enemyText,
  eventText,
  itemText,
  missionFacts,
  objectiveText,
  refugeText,
  resolveText,
  rewardText,
  skillTexts,
  titanText,
} from '../ready/text.ts';

export function allTexts(): string {
  const content = contentFor({ mission: 'first-light', begins: '', campaign: null }, null);
  return [
    part('Survivors', content.survivors, (survivor, language) => {
      const { passive, active, crisis } = survivor;
      return skillTexts(content, survivor, language).map(
        (text, at) => `${[passive, active, crisis][at]!.name[language]}: ${text}`,
      );
    }),
    part('Items', content.items, (item, language) => itemText(content, item, language)),
    part('Events', content.events, (event, language) => [eventText(content, event, language)]),
    part('Resolve', content.resolve, (card, language) => [
      `${card.number} · ${resolveText(content, card, language)}`,
    ]),
    part('Achievements', content.achievements, (card, language) => [
      `${card.condition[language]} → ${rewardText(content, card, language)}`,
    ]),
    part('Enemies', content.enemies, (enemy, language) => [enemyText(enemy, language)]),
    part('Titan', content.titan, (card, language) => titanText(card, language)),
    part('Refuge', content.refuge, (event, language) => [refugeText(content, event, language)]),
    ...baseBox().missions.map(({ id }) => missionPage(id)),
  ].join('\n');
}

interface Thing {
  readonly id: string;
  readonly name: Text;
  readonly flavour?: Text;
}

function part<T extends Thing>(
  title: string,
  things: readonly T[],
  lines: (thing: T, language: 'fr' | 'en') => readonly string[],
): string {
  const pages = things.map((thing) =>
    (['fr', 'en'] as const)
      .map((language) => {
        const flavour = thing.flavour ? `\n  (${thing.flavour[language]})` : '';
        return `${thing.name[language]}\n${lines(thing, language)
          .map((text) => `  ${plain(text)}`)
          .join('\n')}${flavour}`;
      })
      .join('\n'),
  );
  return `# ${title}\n\n${pages.join('\n\n')}\n`;
}

function missionPage(id: string): string {
  const content: Content = contentFor({ mission: id, begins: '', campaign: null }, null);
  const printed = content.missions.find((one) => one.id === id)!;
  return part('Mission', [printed], (mission, language) => [
    missionFacts(mission, content.survivors, language),
    mission.briefing[language],
    ...content.mission.objectives.map((objective) =>
      `- ${objective.name[language]} ${objectiveText(content, objective, language)}`.trimEnd(),
    ),
    mission.won[language],
    mission.lost[language],
    ...content.ship.zones.map(({ label, name }) => `${label} ${name[language]}`),
  ]);
}
