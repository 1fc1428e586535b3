/** The pool: every card that the filters let through. */
import type { Language } from '@tablee/kernel';
import type { Content, Face } from '../content/content.ts';
import type { Deck } from '../content/deck.ts';
import { copiesOf, mostOf } from '../deck/parts.ts';
import { Tile } from './tile.tsx';
import { useRoving } from './use-roving.ts';

interface Props {
  readonly faces: readonly Face[];
  readonly content: Content;
  readonly deck: Deck;
  readonly language: Language;
  change(face: Face, more: number): void;
  ask(face: Face, open?: boolean): void;
}

export function PoolGrid({ faces, content, deck, language, change, ask }: Props) {
  const { ref, at, came, onKeyDown } = useRoving<HTMLUListElement>(faces.length);
  if (faces.length === 0) {
    return (
      <p className="sfb-none">
        {language === 'fr'
          ? 'Aucune carte ne répond à cette recherche. Retirez un filtre.'
          : 'No card answers this search. Take a filter away.'}
      </p>
    );
  }
  return (
    <ul
      className="sfb-pool"
      ref={ref}
      onKeyDown={onKeyDown}
      aria-label={language === 'fr' ? 'Cartes' : 'Cards'}
    >
      {faces.map((face, index) => (
        <Tile
          key={face.id}
          {...{ face, content, language, index, came, change, ask }}
          copies={copiesOf(deck, face)}
          most={mostOf(deck, face, content)}
          isStop={index === at}
        />
      ))}
    </ul>
  );
}
