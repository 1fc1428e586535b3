/** V-18: everything in the box, one kind at a time, filtered by extension and by a word. */
import type { Language, Text } from '@tablee/kernel';
import { type ReactNode, useId, useState } from 'react';
import { configSchema } from '../../config.ts';
import { EXTENSIONS, type Ext } from '../../content/types.ts';
import { contentFor } from '../../ready/content.ts';
import type { Content } from '../../types.ts';
import { Briefing } from '../between/briefing.tsx';
import { HeroSheet } from '../between/hero-page.tsx';
import { GearCard, VeielCard } from '../cards/veiel-card.tsx';
import { BossEntry, EnemyEntry, EntityEntry, FieldEntry } from './entries.tsx';
import './reference.css';

const KINDS = [
  'heroes',
  'cards',
  'enemies',
  'bosses',
  'battlefields',
  'equipment',
  'entities',
  'scenarios',
] as const;
type Kind = (typeof KINDS)[number];
const NAMES: Readonly<Record<Kind, Text>> = {
  heroes: { fr: 'Héros', en: 'Heroes' },
  cards: { fr: 'Cartes', en: 'Cards' },
  enemies: { fr: 'Ennemis', en: 'Enemies' },
  bosses: { fr: 'Boss', en: 'Bosses' },
  battlefields: { fr: 'Champs de bataille', en: 'Battlefields' },
  equipment: { fr: 'Équipements', en: 'Equipment' },
  entities: { fr: 'Entités', en: 'Entities' },
  scenarios: { fr: 'Scénarios', en: 'Scenarios' },
};

interface Item {
  readonly id: string;
  readonly ext: Ext;
  readonly name: Text;
  readonly shown: ReactNode;
}

interface CollectionProps {
  readonly content: unknown;
  readonly language: Language;
}

/** At a table what is in play there; elsewhere the whole box. */
export function Collection({ content: given, language }: CollectionProps) {
  const content = (given as Content | null) ?? contentFor(configSchema.parse({}));
  const [kind, setKind] = useState<Kind>('heroes');
  const [ext, setExt] = useState<Ext | null>(null);
  const [word, setWord] = useState('');
  const results = useId();
  const sought = plainWord(word);
  const items = itemsOf(content, kind, language).filter(
    (item) => (ext === null || item.ext === ext) && plainWord(item.name[language]).includes(sought),
  );
  const fr = language === 'fr';
  return (
    <div className="theme-veiel veiel-reference veiel-collection">
      <form className="veiel-filters" onSubmit={(event) => event.preventDefault()} aria-controls={results}>
        <label>
          {fr ? 'Quoi' : 'What'}
          <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {NAMES[each][language]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {fr ? 'Extension' : 'Extension'}
          <select
            value={ext ?? ''}
            onChange={({ target }) => setExt(target.value === '' ? null : (Number(target.value) as Ext))}
          >
            <option value="">{fr ? 'toutes' : 'all'}</option>
            <option value="0">{fr ? 'jeu de base' : 'base game'}</option>
            {EXTENSIONS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label>
          {fr ? 'Nom' : 'Name'}
          <input type="search" value={word} onChange={({ target }) => setWord(target.value)} />
        </label>
        <output>
          {items.length} {NAMES[kind][language].toLocaleLowerCase(language)}
        </output>
      </form>
      <ul id={results} className="veiel-results" data-kind={kind}>
        {items.map(({ id, shown }) => (
          <li key={id}>{shown}</li>
        ))}
      </ul>
    </div>
  );
}

function itemsOf(content: Content, kind: Kind, language: Language): Item[] {
  const shared = { content, language };
  switch (kind) {
    case 'heroes':
      return content.heroes.map((hero) => ({ ...hero, shown: <HeroSheet hero={hero} {...shared} /> }));
    case 'cards':
      return content.cards.map((card) => ({ ...card, shown: <VeielCard card={card} {...shared} /> }));
    case 'enemies':
      return content.enemies
        .filter(({ boss }) => boss === null)
        .map((enemy) => ({ ...enemy, shown: <EnemyEntry enemy={enemy} {...shared} /> }));
    case 'bosses':
      return content.enemies
        .filter(({ boss }) => boss !== null)
        .map((enemy) => ({ ...enemy, shown: <BossEntry enemy={enemy} {...shared} /> }));
    case 'battlefields':
      return content.battlefields.map((field) => ({
        ...field,
        shown: <FieldEntry field={field} {...shared} />,
      }));
    case 'equipment':
      return content.equipment.map((item) => ({ ...item, shown: <GearCard item={item} {...shared} /> }));
    case 'entities':
      return content.entities.map((entity) => ({
        ...entity,
        shown: <EntityEntry entity={entity} {...shared} />,
      }));
    case 'scenarios':
      return content.scenarios.map((scenario) => ({
        ...scenario,
        shown: <Briefing scenario={scenario} {...shared} />,
      }));
  }
}

/** Without accents or capitals. */
function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
