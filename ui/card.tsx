import { motion } from 'motion/react';
import { type ReactNode, useId, useState } from 'react';
import { CardFace } from './card-face.tsx';
import { CardZoom } from './card-zoom.tsx';
import type { PieceState } from './piece.ts';
import type { Drag } from './use-drag.ts';
import { usePiece } from './use-piece.ts';
import './card.css';

export interface CardChip {
  readonly label: string;
  /** One sentence: what the keyword means. Shown when the card is enlarged. */
  readonly explain: string;
}

export interface CardProps {
  readonly name: string;
  readonly cost?: ReactNode;
  readonly art: ReactNode;
  /** The effects, one a line, short; icons may stand in them. */
  readonly lines: readonly ReactNode[];
  readonly chips?: readonly CardChip[];
  /** Any CSS colour: the colour of its deck, kind or school. */
  readonly tone?: string;
  readonly state: PieceState;
  /** The whole card in words, for those who hear it. */
  readonly label: string;
  onPress?(): void;
  /** True when somebody wants to know more of this card, false when no longer. */
  onAsk?(asking: boolean): void;
  readonly layoutId?: string;
  /** What stands at the top right: a level, a value, a pawn. */
  readonly corner?: ReactNode;
  readonly size?: CardSize;
  readonly drag?: Drag;
  /** Shown large while asked about, with its keywords explained; on unless it is large already. */
  readonly zoom?: boolean;
}
export type CardSize = 'hand' | 'small' | 'large';

export function Card(props: CardProps) {
  const {
    tone,
    state,
    label,
    onPress,
    onAsk,
    layoutId,
    size = 'hand',
    drag,
    zoom = size !== 'large',
  } = props;
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const place = useId();
  const attributes = usePiece({
    label,
    state,
    onPress,
    drag,
    onAsk: (asking) => {
      if (zoom) setAsked(asking ? document.getElementById(place) : null);
      onAsk?.(asking);
    },
  });
  const style = {
    ...(tone === undefined ? {} : { '--tone': tone }),
    ...drag?.props.style,
    ...(drag?.dragging ? { x: drag.dragging.dx, y: drag.dragging.dy, zIndex: 20 } : {}),
  };
  const Tag = onPress || onAsk || drag || zoom ? motion.button : motion.div;
  return (
    <>
      <Tag
        {...(Tag === motion.button
          ? { type: 'button' as const, ...attributes }
          : { role: 'img', 'aria-label': label, 'data-state': state })}
        id={place}
        className="card"
        data-size={size}
        style={style}
        layoutId={layoutId}
      >
        <CardFace {...props} />
      </Tag>
      {asked && !drag?.dragging && <CardZoom card={props} beside={asked} />}
    </>
  );
}
