import { useLayoutEffect, useRef } from 'react';
import type { CardProps } from './card.tsx';
import { CardFace } from './card-face.tsx';
import type { Dragging } from './use-drag.ts';

interface CardGhostProps {
  readonly card: CardProps;
  /** The card where it lies. */
  readonly from: HTMLElement;
  readonly dragging: Dragging;
}

/** The card in the hand that drags it: above everything, for the strip it was taken from would cut it off. */
export function CardGhost({ card, from, dragging }: CardGhostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ghost = ref.current;
    if (!ghost) return;
    const { left, top, width, height } = from.getBoundingClientRect();
    ghost.showPopover();
    // A card that leans has a larger box than the card itself.
    ghost.style.left = `${left + width / 2 - from.offsetWidth / 2}px`;
    ghost.style.top = `${top + height / 2 - from.offsetHeight / 2}px`;
    ghost.style.setProperty('--card-width', `${from.offsetWidth}px`);
  }, [from]);
  const style = {
    translate: `${dragging.dx}px ${dragging.dy}px`,
    ...(card.tone === undefined ? {} : { '--tone': card.tone }),
  };
  return (
    <div
      ref={ref}
      popover="manual"
      className="card card-ghost"
      data-state="calm"
      aria-hidden="true"
      style={style}
    >
      <CardFace {...card} />
    </div>
  );
}
