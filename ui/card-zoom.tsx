import { useLayoutEffect, useRef } from 'react';
import type { CardProps } from './card.tsx';
import { CardFace } from './card-face.tsx';

const GAP = 12;

/** The card large, above the table and beside the small one, with its keywords explained. For the eye alone. */
export function CardZoom({ card, beside }: { card: CardProps; beside: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const zoom = ref.current;
    if (!zoom) return;
    zoom.showPopover();
    const from = beside.getBoundingClientRect();
    const { width, height } = zoom.getBoundingClientRect();
    const above = from.top - height - GAP;
    const left = from.left + from.width / 2 - width / 2;
    const top = above >= GAP ? above : Math.min(from.bottom + GAP, innerHeight - height - GAP);
    zoom.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    zoom.style.top = `${Math.max(GAP, top)}px`;
  }, [beside]);
  const style = card.tone === undefined ? undefined : ({ '--tone': card.tone } as React.CSSProperties);
  return (
    <div ref={ref} popover="manual" className="card-zoom" aria-hidden="true">
      <div className="card" data-size="large" data-state="calm" style={style}>
        <CardFace {...card} />
      </div>
      {card.chips && card.chips.length > 0 && (
        <dl className="card-keywords">
          {card.chips.map((chip) => (
            <div key={chip.label}>
              <dt>{chip.label}</dt>
              <dd>{chip.explain}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
