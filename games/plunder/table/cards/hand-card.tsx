/** A card in hand: pressed to pay or to pick it, dragged onto the board, asked why it can't. */
import type { Language } from '@tablee/kernel';
import { type PieceState, useAsk, useDrag } from '@tablee/ui';
import { motion } from 'motion/react';
import { type ForwardedRef, forwardRef } from 'react';
import type { Card } from '../../rules/card.ts';
import { bothHandlers } from '../handlers.ts';
import { Face } from './face.tsx';

interface HandCardProps {
  readonly card: Card;
  readonly language: Language;
  readonly state: PieceState;
  /** It pays only together with another. */
  readonly joined: boolean;
  readonly lean: number;
  press(): void;
  ask(asking: boolean): void;
  /** Let go over a square of the board. */
  drop(square: number): void;
  over(square: number | null): void;
  lift(up: boolean): void;
}

export const HandCard = forwardRef(function HandCard(
  { card, language, state, joined, lean, press, ask, drop, over, lift }: HandCardProps,
  ref: ForwardedRef<HTMLLIElement>,
) {
  const asking = useAsk(
    () => ask(true),
    () => ask(false),
  );
  const drag = useDrag({
    touch: 'pan-x',
    onOver: (id) => over(id === null ? null : Number(id)),
    onDrop: (id) => drop(Number(id)),
    onStart: () => lift(true),
    onEnd: () => {
      over(null);
      lift(false);
    },
  });
  const { style, ...dragging } = drag.props;
  const { dx = 0, dy = 0 } = drag.dragging ?? {};
  return (
    <motion.li
      ref={ref}
      layout="position"
      className="plunder-hand-place"
      data-dragging={drag.dragging ? true : undefined}
      style={{ '--lean': lean } as React.CSSProperties}
      initial={{ opacity: 0, y: 60 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: -130, transition: { duration: 0.25 } }}
      transition={{ duration: 0.28 }}
    >
      <button
        type="button"
        className="plunder-hand-card"
        data-state={state}
        data-joined={joined || undefined}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={state === 'cannot' ? true : undefined}
        style={{ ...style, ...(drag.dragging ? { translate: `${dx}px ${dy}px` } : {}) }}
        onClick={press}
        {...bothHandlers(asking, dragging)}
      >
        <Face card={card} language={language} />
      </button>
    </motion.li>
  );
});
