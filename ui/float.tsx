import { motion } from 'motion/react';
import './float.css';

export interface FloatProps {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** A number that rises and fades: −3. The log says it to those who don't see it. */
export function Float({ text, tone }: FloatProps) {
  return (
    <motion.span
      className="float"
      data-tone={tone}
      aria-hidden="true"
      initial={{ opacity: 0, y: 6, scale: 0.6 }}
      animate={{ opacity: [0, 1, 1, 0], y: [6, -10, -22, -36], scale: [0.6, 1.25, 1, 1] }}
      transition={{ duration: 1.3, times: [0, 0.15, 0.6, 1], ease: 'easeOut' }}
    >
      {text}
    </motion.span>
  );
}
