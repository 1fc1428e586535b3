import { useLayoutEffect, useRef } from 'react';
import type { CardProps } from './card.tsx';
import { CardFace } from './card-face.tsx';
import './card-zoom.css';

const GAP = 14;
/** A card this near below the question is in the hand. */
const UNDER_THE_BAR = 200;

/** The card large, above everything and beside the small one, with its keywords explained. For the eye alone. */
export function CardZoom({ card, beside }: { card: CardProps; beside: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) showBeside(ref.current, beside.getBoundingClientRect());
  }, [beside]);
  const { tone, chips = [], more } = card;
  const style = tone === undefined ? undefined : ({ '--tone': tone } as React.CSSProperties);
  return (
    <div ref={ref} popover="manual" className="card-zoom" aria-hidden="true">
      <div className="card" data-size="large" data-state="calm" style={style}>
        <CardFace {...card} />
      </div>
      {(chips.length > 0 || more !== undefined) && (
        <div className="card-zoom-more">
          {more}
          {chips.map((chip) => (
            <p key={chip.label}>
              <b>{chip.label}</b> {chip.explain}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Above the card if there is room, else at the side with more of it. From a hand it rises above the question, which may
 * be saying why this card can't be played.
 */
function showBeside(zoom: HTMLElement, card: DOMRect): void {
  zoom.showPopover();
  const { width, height } = zoom.getBoundingClientRect();
  const within = (value: number, size: number, room: number) =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const bar = document.querySelector('.question')?.getBoundingClientRect();
  const isUnderBar = bar !== undefined && card.top > bar.top && card.top < bar.bottom + UNDER_THE_BAR;
  const below = isUnderBar && bar.top >= height + 2 * GAP ? bar.top : card.top;
  const above = below - height - GAP;
  const isAbove = above >= GAP;
  const toTheRight = innerWidth - card.right > card.left;
  const left = isAbove
    ? card.left + card.width / 2 - width / 2
    : toTheRight
      ? card.right + GAP
      : card.left - width - GAP;
  const top = isAbove ? above : card.top + card.height / 2 - height / 2;
  zoom.style.left = `${within(left, width, innerWidth)}px`;
  zoom.style.top = `${within(top, height, innerHeight)}px`;
}
