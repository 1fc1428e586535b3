/** Cards by design, each with how many there are: a deck, a pile of wounds. */
import type { PieceState } from '@tablee/ui';
import type { Card } from '../../types.ts';
import { VeielCard } from '../cards/veiel-card.tsx';
import { cardIn, useScene } from './scene.tsx';

export interface Counted {
  readonly card: Card;
  readonly pieces: readonly number[];
}

/** In the order they are first met. */
export function counted(pieces: readonly number[], cardOf: (piece: number) => Card): Counted[] {
  const found = new Map<string, { card: Card; pieces: number[] }>();
  for (const piece of pieces) {
    const card = cardOf(piece);
    const known = found.get(card.id);
    if (known) known.pieces.push(piece);
    else found.set(card.id, { card, pieces: [piece] });
  }
  return [...found.values()];
}

interface CardListProps {
  readonly pieces: readonly number[];
  readonly label: string;
  /** What a press on one of these does; undefined for nothing. */
  press?(cards: Counted): (() => void) | undefined;
  state?(cards: Counted): PieceState;
}

export function CardList({ pieces, label, press, state }: CardListProps) {
  const scene = useScene();
  const { content, language, say } = scene;
  if (pieces.length === 0)
    return <p className="camp-nothing">{say({ fr: 'Aucune carte.', en: 'No card.' })}</p>;
  return (
    <ul className="camp-spread" aria-label={label}>
      {counted(pieces, (piece) => cardIn(scene, piece)).map((cards) => {
        const onPress = press?.(cards);
        return (
          <li key={cards.card.id}>
            <VeielCard
              content={content}
              language={language}
              card={cards.card}
              state={state?.(cards) ?? 'calm'}
              {...(onPress && { onPress })}
              {...(cards.pieces.length > 1 && { corner: `×${cards.pieces.length}` })}
            />
          </li>
        );
      })}
    </ul>
  );
}
