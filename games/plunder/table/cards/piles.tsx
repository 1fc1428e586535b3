/** The draw pile and the discard pile; the discard lies face up and may be looked through (it is public). */
import type { Language, Text } from '@tablee/kernel';
import { Sheet } from '@tablee/ui';
import { AnimatePresence, motion } from 'motion/react';
import { useState } from 'react';
import type { PlunderView } from '../../types.ts';
import { Back } from './back.tsx';
import { Face } from './face.tsx';
import './piles.css';

const DRAW: Text = { fr: 'Pioche', en: 'Draw pile' };
const DISCARD: Text = { fr: 'Défausse', en: 'Discard pile' };
const EMPTY: Text = { fr: 'La défausse est vide.', en: 'The discard pile is empty.' };

export function Piles({ seen, language }: { seen: PlunderView; language: Language }) {
  const [open, setOpen] = useState(false);
  const { drawSize, discard } = seen;
  const top = discard.at(-1);
  return (
    <div className="plunder-piles">
      <div className="plunder-pile">
        <span className="plunder-pile-cards" data-thick={Math.min(3, Math.ceil(drawSize / 14))}>
          {drawSize > 0 && <Back />}
        </span>
        <span className="plunder-pile-name">{DRAW[language]}</span>{' '}
        <span className="plunder-pile-count">{drawSize}</span>
      </div>
      <button type="button" className="plunder-pile" onClick={() => setOpen(true)}>
        <span className="plunder-pile-cards" data-thick={Math.min(3, Math.ceil(discard.length / 14))}>
          <AnimatePresence initial={false}>
            {top !== undefined && (
              <motion.span
                key={top}
                className="plunder-pile-top"
                initial={{ y: -70, opacity: 0, rotate: 12 }}
                animate={{ y: 0, opacity: 1, rotate: 0 }}
                exit={{ opacity: 0, transition: { delay: 0.25, duration: 0 } }}
                transition={{ duration: 0.28 }}
              >
                <Face card={top} language={language} />
              </motion.span>
            )}
          </AnimatePresence>
        </span>
        <span className="plunder-pile-name">{DISCARD[language]}</span>{' '}
        <span className="plunder-pile-count">{discard.length}</span>
      </button>
      <Sheet open={open} close={() => setOpen(false)} title={`${DISCARD[language]} (${discard.length})`}>
        {discard.length === 0 && <p>{EMPTY[language]}</p>}
        <ul className="plunder-browse">
          {[...discard].reverse().map((card) => (
            <li key={card}>
              <Face card={card} language={language} />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
