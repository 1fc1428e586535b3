import { motion } from 'motion/react';
import type { ReactNode } from 'react';

export interface GridPieceProps {
  /** In squares, from the top left. */
  readonly x: number;
  readonly y: number;
  /** In squares; one square unless told. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something that stands on a GridBoard and slides to where it is put next. */
export function GridPiece({ x, y, width = 1, height = 1, className, children }: GridPieceProps) {
  const style = { '--w': width, '--h': height } as React.CSSProperties;
  return (
    <motion.div
      className={className ? `grid-piece ${className}` : 'grid-piece'}
      style={style}
      initial={false}
      animate={{ '--x': x, '--y': y }}
      transition={{ duration: 0.24, ease: 'easeInOut' }}
    >
      {children}
    </motion.div>
  );
}
