/** A scenario before and after (V-14): its story, its aim, how it is lost, its own rules, the board it begins with, the loot. */
import type { Language, Text } from '@tablee/kernel';
import { scenarioParagraphs } from '../../ready/text.ts';
import { type Content, type Scenario, SIDE } from '../../types.ts';
import { Art } from '../art/index.tsx';
import { Printed } from '../cards/printed.tsx';
import './briefing.css';

interface BriefingProps {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly language: Language;
}

export function Briefing({ scenario, content, language }: BriefingProps) {
  const say = (text: Text): string => text[language];
  const { goalText, defeat, rules, deckSize, intro } = scenario;
  const lost = defeat && 'lost' in defeat ? content.entities[content.by.entity.get(defeat.lost) ?? -1] : null;
  return (
    <article className="camp-briefing" aria-label={say(scenario.name)}>
      <StartBoard scenario={scenario} content={content} language={language} />
      <div>
        <h2>{say(scenario.name)}</h2>
        <p className="camp-story">{say(intro)}</p>
        <dl>
          <dt>{say({ fr: 'But', en: 'Aim' })}</dt>
          <dd>{say(goalText)}</dd>
          <dt>{say({ fr: 'Défaite', en: 'Defeat' })}</dt>
          <dd>
            {say({ fr: 'Tous les héros sont morts', en: 'All heroes are dead' })}
            {lost && say({ fr: `, ou perte de « ${lost.name.fr} »`, en: `, or “${lost.name.en}” is lost` })}
            {defeat &&
              'rounds' in defeat &&
              say({
                fr: `, ou ${defeat.rounds} tours sont passés`,
                en: `, or ${defeat.rounds} rounds have gone by`,
              })}
            .
          </dd>
          <dt>{say({ fr: 'Règle du lieu', en: 'Rule of the place' })}</dt>
          {rules.map((text) => (
            <dd key={text.fr}>
              <Printed text={say(text)} />
            </dd>
          ))}
          {rules.length === 0 &&
            scenarioParagraphs(content, scenario.id, language).map((text) => (
              <dd key={text}>
                <Printed text={text} />
              </dd>
            ))}
          <dt>{say({ fr: 'Deck', en: 'Deck' })}</dt>
          <dd>{say({ fr: `Exactement ${deckSize} cartes.`, en: `Exactly ${deckSize} cards.` })}</dd>
          <dt>{say({ fr: 'Butins', en: 'Loot' })}</dt>
          <dd>{lootText(scenario, language)}</dd>
        </dl>
      </div>
    </article>
  );
}

function lootText({ butins }: Scenario, language: Language): string {
  const parts: Text[] = [];
  if (butins.offers > 0)
    parts.push({
      fr: `${butins.offers} ${butins.offers < 2 ? 'récompense' : 'récompenses'} par héros`,
      en: `${butins.offers} ${butins.offers === 1 ? 'reward' : 'rewards'} for each hero`,
    });
  if (butins.level)
    parts.push(
      butins.level === 'adepte'
        ? { fr: 'la carte Adepte', en: 'the Adept card' }
        : { fr: 'la carte Maître', en: 'the Master card' },
    );
  if (butins.essence)
    parts.push({ fr: 'une Essence avec son Affliction', en: 'an Essence with its Affliction' });
  if (butins.equipment) parts.push({ fr: 'un équipement', en: 'an equipment' });
  if (parts.length === 0) return { fr: 'La fin de l’histoire.', en: 'The end of the story.' }[language];
  const text = parts.map((part) => part[language]).join(', ');
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** The board as the scenario lays it out. */
function StartBoard({ scenario, content, language }: BriefingProps) {
  const say = (text: Text): string => text[language];
  const enemies = scenario.enemies.flatMap(({ enemy, at }) => {
    const printed = content.enemies[content.by.enemy.get(enemy) ?? -1];
    return printed ? [{ at, as: 'enemy' as const, thing: printed }] : [];
  });
  const entities = scenario.entities.flatMap(({ entity, at }) => {
    const printed = content.entities[content.by.entity.get(entity) ?? -1];
    return printed ? [{ at, as: 'entity' as const, thing: printed }] : [];
  });
  /** Where nothing is said, rows 5 and 6 (R-OV-14). */
  const starts = new Set(
    scenario.start?.map(([row, column]) => (row - 1) * SIDE + column - 1) ??
      Array.from({ length: 2 * SIDE }, (_, n) => 4 * SIDE + n),
  );
  const names = [...new Set([...entities, ...enemies].map(({ thing }) => say(thing.name)))].join(', ');
  return (
    <div
      className="camp-start"
      role="img"
      aria-label={say({ fr: `Le plateau au départ : ${names}.`, en: `The board at the start: ${names}.` })}
    >
      {Array.from({ length: SIDE * SIDE }, (_, square) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: squares don't change places
          key={square}
          data-start={starts.has(square) || undefined}
          style={{ gridArea: `${Math.floor(square / SIDE) + 1} / ${(square % SIDE) + 1}` }}
        />
      ))}
      {[...entities, ...enemies].map(({ at: [row, column], as, thing }) => (
        <span
          key={`${row}.${column}.${thing.id}`}
          style={{ gridArea: `${row} / ${column}` }}
          title={say(thing.name)}
        >
          <Art as={as} thing={thing} frame="token" />
        </span>
      ))}
    </div>
  );
}
