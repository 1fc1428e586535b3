/** What is looked for in the pool. */
import { type Language, plural, type Text } from '@tablee/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { CARD_TYPES, RARITIES } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import { HEADS, KEYWORD_NAMES, KEYWORDS } from '../content/keywords.ts';
import { bears, EVERYTHING, type Filter, MOST_COST, ORDERS, type Order } from './pool.ts';
import { RARITY_NAMES, TYPE_NAMES } from './words.ts';

/** As the style sheet says it. */
const ROOMY = '(min-width: 761px) and (min-height: 620px)';

interface Props {
  readonly filter: Filter;
  change(filter: Filter): void;
  readonly content: Content;
  readonly language: Language;
  /** How many cards are shown. */
  readonly count: number;
}

export function Filters({ filter, change, content, language, count }: Props) {
  const say = (text: Text): string => text[language];
  // Folded where the cards would have no room left.
  const [isRoomy] = useState(() => matchMedia(ROOMY).matches);
  const search = useRef<HTMLInputElement>(null);
  const set = (patch: Partial<Filter>) => change({ ...filter, ...patch });
  const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number =>
    one.localeCompare(other, language);
  const keywords = [...KEYWORDS, ...HEADS]
    .filter((keyword) => content.faces.some((face) => bears(face, keyword)))
    .map((keyword) => [keyword, KEYWORD_NAMES[keyword][language]] as const)
    .sort(byName);
  const classes = content.classes
    .map((id) => [id, content.classNames[id]?.[language] ?? id] as const)
    .sort(byName);
  const isNarrowed =
    JSON.stringify({ ...filter, order: '' }) !== JSON.stringify({ ...EVERYTHING, order: '' });
  return (
    <search className="sfb-filters" aria-label={say({ fr: 'Filtres', en: 'Filters' })}>
      <input
        ref={search}
        type="search"
        className="field sfb-search"
        aria-label={say({ fr: 'Chercher dans les cartes', en: 'Search the cards' })}
        placeholder={say({ fr: 'Nom, texte, mot-clé…', en: 'Name, text, keyword…' })}
        value={filter.text}
        spellCheck={false}
        onChange={({ target }) => set({ text: target.value })}
      />
      <details className="sfb-more" open={isRoomy}>
        <summary>{say({ fr: 'Filtres', en: 'Filters' })}</summary>
        <div className="sfb-selects">
          <Select
            label={say({ fr: 'Royaume', en: 'Kingdom' })}
            value={filter.kingdom}
            change={(kingdom) => set({ kingdom })}
            any={say({ fr: 'Tous', en: 'All' })}
            values={Object.entries(content.kingdoms).map(([id, name]) => [id, say(name)])}
          />
          <Select
            label={say({ fr: 'Type', en: 'Type' })}
            value={filter.type}
            change={(type) => set({ type: type as Filter['type'] })}
            any={say({ fr: 'Tous', en: 'All' })}
            values={CARD_TYPES.map((type) => [type, say(TYPE_NAMES[type])])}
          />
          <Select
            label={say({ fr: 'Coût', en: 'Cost' })}
            value={filter.cost}
            change={(cost) => set({ cost })}
            any={say({ fr: 'Tous', en: 'All' })}
            values={[
              ...Array.from({ length: MOST_COST }, (_, cost): [string, string] => [
                String(cost),
                String(cost),
              ]),
              [String(MOST_COST), `${MOST_COST} +`],
              ['none', say({ fr: 'Sans coût', en: 'None' })],
            ]}
          />
          <Select
            label={say({ fr: 'Classe', en: 'Class' })}
            value={filter.class}
            change={(id) => set({ class: id })}
            any={say({ fr: 'Toutes', en: 'All' })}
            values={classes}
          />
          <Select
            label={say({ fr: 'Mot-clé', en: 'Keyword' })}
            value={filter.keyword}
            change={(keyword) => set({ keyword: keyword as Filter['keyword'] })}
            any={say({ fr: 'Tous', en: 'All' })}
            values={keywords}
          />
          <Select
            label={say({ fr: 'Rareté', en: 'Rarity' })}
            value={filter.rarity}
            change={(rarity) => set({ rarity: rarity as Filter['rarity'] })}
            any={say({ fr: 'Toutes', en: 'All' })}
            values={RARITIES.map((rarity) => [rarity, say(RARITY_NAMES[rarity])])}
          />
          <Select
            label={say({ fr: 'Ordre', en: 'Order' })}
            value={filter.order}
            change={(order) => set({ order: order as Order })}
            values={ORDERS.map((order) => [order, say(ORDER_NAMES[order])])}
          />
          <label className="sfb-check">
            <input
              type="checkbox"
              checked={filter.written}
              onChange={({ target }) => set({ written: target.checked })}
            />
            {say({ fr: 'Dans le deck', en: 'In the deck' })}
          </label>
        </div>
      </details>
      <p className="sfb-count" role="status">
        {count}{' '}
        {say({ fr: plural('fr', count, 'carte', 'cartes'), en: plural('en', count, 'card', 'cards') })}
        {isNarrowed && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              change({ ...EVERYTHING, order: filter.order });
              // The button goes away: whoever pressed it by keyboard must not be lost.
              search.current?.focus();
            }}
          >
            {say({ fr: 'Tout montrer', en: 'Show all' })}
          </button>
        )}
      </p>
    </search>
  );
}

const ORDER_NAMES: Readonly<Record<Order, Text>> = {
  type: { fr: 'Type', en: 'Type' },
  cost: { fr: 'Coût', en: 'Cost' },
  name: { fr: 'Nom', en: 'Name' },
};

interface SelectProps {
  readonly label: ReactNode;
  readonly value: string;
  change(value: string): void;
  /** The word for no choice; without it there is always one. */
  readonly any?: string;
  readonly values: readonly (readonly [string, string])[];
}

function Select({ label, value, change, any, values }: SelectProps) {
  return (
    <label className="sfb-select" data-set={(any !== undefined && value !== '') || undefined}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => change(target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
