/** The top of a pile: the same card, as much of it as fits. */
import type { Language } from '@tablee/kernel';
import { motion } from 'motion/react';
import type { Content } from '../../ready/content.ts';
import { Glass } from '../art/glass.tsx';
import { cardMotif } from '../art/motifs.ts';
import './mini-card.css';

interface MiniCardProps {
  readonly content: Content;
  readonly card: number;
  readonly level: number;
  readonly language: Language;
  readonly layoutId?: string;
}

export function MiniCard({ content, card, level, language, layoutId }: MiniCardProps) {
  const { id, name, faces, advanced } = content.cards[card]!;
  return (
    <motion.span
      className="soeurs-mini"
      data-deck={advanced ? 'gold' : 'bronze'}
      layoutId={layoutId}
      aria-hidden="true"
    >
      <span className="soeurs-mini-art">
        <Glass motif={cardMotif(id)} cut={id} width={90} height={80} />
      </span>
      <span className="soeurs-mini-name">{name[language]}</span>
      <span className="soeurs-mini-cost">{faces[level]!.cost}</span>
    </motion.span>
  );
}
