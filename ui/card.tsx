import { motion } from 'motion/react';
import { type ReactNode, useId, useState } from 'react';
import { CardFace } from './card-face.tsx';
import { CardGhost } from './card-ghost.tsx';
import { CardZoom } from './card-zoom.tsx';
import type { PieceState } from './piece.ts';
import { CardReading, useReading } from './reading.tsx';
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
  /** Without it, or while the state is `cannot`, a press enlarges the card. */
  onPress?(): void;
  /** True when somebody wants to know more of this card, false when no longer. */
  onAsk?(asking: boolean): void;
  /** A press while the state is `cannot`: says why, for as long as nothing else is said. */
  onRefuse?(): void;
  readonly layoutId?: string;
  /** What stands at the top right: a level, a value, a pawn. */
  readonly corner?: ReactNode;
  /** `small` has no lines: they are read when it is enlarged. */
  readonly size?: CardSize;
  readonly drag?: Drag;
  /** Shown large while asked about, with its keywords explained; on unless it is large already. `beside`: only where that covers nothing of the board. */
  readonly zoom?: boolean | 'beside';
  /** Stands below the enlarged card: its other face, what it would do now. */
  readonly more?: ReactNode;
}
export type CardSize = 'hand' | 'small' | 'large';

/** A card, face up. Its size is `--card-width`; paper, ink and faces are a theme's `--card-…` properties. */
export function Card(props: CardProps) {
  const {
    tone,
    state,
    label,
    onPress,
    onAsk,
    onRefuse,
    layoutId,
    size = 'hand',
    drag,
    zoom = size !== 'large',
  } = props;
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const id = useId();
  const reading = useReading();
  const attributes = usePiece({
    state,
    onPress,
    onRefuse,
    drag,
    onAsk: (asking) => {
      const shown = document.getElementById(id);
      if (zoom && reading.isThere && !shown?.closest('dialog')) reading.ask(asking);
      else setAsked(zoom === true && asking ? shown : null);
      onAsk?.(asking);
    },
  });
  const style = {
    ...(tone === undefined ? {} : { '--tone': tone }),
    ...drag?.props.style,
  };
  const shown = { id, className: 'card', 'data-size': size, style, layoutId };
  if (!onPress && !onAsk && !drag && !zoom)
    return (
      <motion.div {...shown} data-state={state} role="img" aria-label={label}>
        <CardFace {...props} />
      </motion.div>
    );
  return (
    <>
      <motion.button {...shown} type="button" {...attributes}>
        <span className="visually-hidden">{label}</span>
        <CardFace {...props} />
        {state === 'hinted' && <span className="piece-beacon" />}
      </motion.button>
      {zoom && <CardReading reading={reading} card={props} />}
      {asked && !drag?.dragging && <CardZoom card={props} beside={asked} />}
      {drag?.dragging && (
        <CardGhost card={props} from={document.getElementById(id)!} dragging={drag.dragging} />
      )}
    </>
  );
}
