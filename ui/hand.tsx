import { motion } from 'motion/react';
import { Children, isValidElement, type ReactNode } from 'react';
import './hand.css';

export interface HandProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Cards held: a fan that closes as it fills; on a phone a strip that scrolls sideways. */
export function Hand({ label, children }: HandProps) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  return (
    <ul className="hand" aria-label={label} style={{ '--cards': cards.length } as React.CSSProperties}>
      {cards.map((card, index) => (
        <motion.li
          key={isValidElement(card) ? card.key : index}
          className="hand-place"
          layout="position"
          transition={{ duration: 0.25 }}
        >
          {/* From −1 at the left end of the fan to 1 at the right. */}
          <div
            className="hand-lean"
            style={{ '--lean': middle === 0 ? 0 : (index - middle) / middle } as React.CSSProperties}
          >
            {card}
          </div>
        </motion.li>
      ))}
    </ul>
  );
}
