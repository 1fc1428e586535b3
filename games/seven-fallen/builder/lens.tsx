/** A card read large, with its keywords explained and how often it may be written. */
import type { Language, Text } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { HEADS, type Head, KEYWORD_NAMES, KEYWORDS, type Keyword } from '../content/keywords.ts';
import { copiesOf, mostOf } from '../deck/parts.ts';
import { Page } from '../table/cards/page.tsx';
import { GLOSSARY } from '../words/glossary.ts';
import { bears } from './pool.ts';
import { written } from './tile.tsx';
import { RARITY_NAMES } from './words.ts';

/** Every keyword that stands on the card, heads an ability of it or is lent by it. */
function keywordsOn(face: Face): (Keyword | Head)[] {
  return [...KEYWORDS, ...HEADS].filter((keyword) => bears(face, keyword));
}

interface Props {
  readonly face: Face;
  readonly deck: Deck;
  readonly content: Content;
  readonly language: Language;
  change(face: Face, more: number): void;
}

export function Lens({ face, deck, content, language, change }: Props) {
  const say = (text: Text): string => text[language];
  const { rarity, flavour } = face.card;
  const copies = copiesOf(deck, face);
  return (
    <div className="sfb-lens">
      <Page {...{ face, content, language }} state="calm" size="large" zoom={false} />
      <p className="sfb-lens-line">
        {[content.kingdoms[face.kingdom]?.[language], rarity && say(RARITY_NAMES[rarity])]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="sfb-glossary">
        {keywordsOn(face).map((keyword) => (
          <div key={keyword}>
            <dt>{KEYWORD_NAMES[keyword][language]}</dt>
            <dd>{GLOSSARY[keyword][language]}</dd>
          </div>
        ))}
      </dl>
      {flavour && <p className="sfb-flavour">{say(flavour)}</p>}
      <p className="sfb-ways">
        <button type="button" className="button" disabled={copies === 0} onClick={() => change(face, -1)}>
          {say({ fr: 'Retirer', en: 'Take out' })}
        </button>
        <span className="sfb-lens-copies">{written(copies, mostOf(deck, face, content), language)}</span>
        <button type="button" className="button" onClick={() => change(face, 1)}>
          {say({ fr: 'Ajouter', en: 'Add' })}
        </button>
      </p>
    </div>
  );
}
