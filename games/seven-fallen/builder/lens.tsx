/** A card read large, with its keywords explained and how often it may be written. */
import type { Language, Text } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { copiesOf, mostOf } from '../deck/parts.ts';
import { Page } from '../table/cards/page.tsx';
import { written } from './tile.tsx';
import { RARITY_NAMES } from './words.ts';

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
      {flavour && <p className="sfb-flavour">{say(flavour)}</p>}
      <p className="sfb-ways">
        <button type="button" className="button" disabled={copies === 0} onClick={() => change(face, -1)}>
          {say({ fr: 'Retirer', en: 'Take out' })}
        </button>
        <span>{written(copies, mostOf(deck, face, content), language)}</span>
        <button type="button" className="button" onClick={() => change(face, 1)}>
          {say({ fr: 'Ajouter', en: 'Add' })}
        </button>
      </p>
    </div>
  );
}
