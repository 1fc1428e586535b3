/** Every keyword, status, rank and zone in a sentence. */
import type { Language, Text } from '@tablee/kernel';
import { ENTITY_KEYWORDS, KEYWORDS, RANKS, STATUSES, VALUED_STATUSES } from '../../content/types.ts';
import { GLOSSARY, HELP, type HelpTopic, ZONE_TOPICS } from '../../ready/help.ts';
import './reference.css';

const GROUPS: readonly (readonly [Text, readonly HelpTopic[]])[] = [
  [{ fr: 'Sur les cartes', en: 'On cards' }, [...KEYWORDS, ...GLOSSARY]],
  [{ fr: 'États', en: 'Statuses' }, [...STATUSES, ...VALUED_STATUSES]],
  [{ fr: 'Entités', en: 'Entities' }, ENTITY_KEYWORDS],
  [{ fr: 'Rangs des ennemis', en: 'Ranks of enemies' }, RANKS],
  [{ fr: 'Zones d’un héros', en: 'A hero’s zones' }, ZONE_TOPICS],
];

export function Glossary({ language }: { readonly language: Language }) {
  return (
    <div className="theme-veiel veiel-reference">
      {GROUPS.map(([title, topics]) => (
        <section key={title.en}>
          <h3>{title[language]}</h3>
          <dl>
            {topics.map((topic) => (
              <div key={topic}>
                <dt>{HELP[topic].name[language]}</dt>
                <dd>{HELP[topic].text[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
