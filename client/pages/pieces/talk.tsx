import { Log, Sheet, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';

const LINES = {
  fr: [
    'Tour 3 : Isaure joue.',
    'Isaure pioche 2 cartes.',
    'Bram avance de b2 en d2.',
    'La goule frappe Bram.',
    'Bram perd 1 point de vie : il lui en reste 2.',
    'Bram laisse tomber son trésor en d2.',
    'Tour 4 : à vous.',
  ],
  en: [
    'Turn 3: Isaure plays.',
    'Isaure draws 2 cards.',
    'Bram goes from b2 to d2.',
    'The ghoul strikes Bram.',
    'Bram loses 1 life point: 2 are left.',
    'Bram drops his treasure on d2.',
    'Turn 4: your turn.',
  ],
} as const;

export function Talk() {
  const language = useLanguage();
  const [open, setOpen] = useState<'right' | 'bottom' | null>(null);
  const lines = LINES[language].map((text, index) => ({
    id: index,
    text,
    rule: index === 0 ? null : `EX-TURN-${index}`,
    fresh: index > 3,
  }));
  return (
    <Room
      title={{ fr: 'La parole', en: 'The talk' }}
      about={{
        fr: 'Ce qui vient de se passer, chaque ligne avec sa règle.',
        en: 'What just happened, each line with its rule.',
      }}
    >
      <div className="pieces-row">
        <Shown title={{ fr: 'Journal', en: 'Log' }}>
          <div className="pieces-log">
            <Log lines={lines} openRule={() => setOpen('right')} language={language} />
          </div>
        </Shown>
        <Shown title={{ fr: 'Feuilles', en: 'Sheets' }}>
          <div className="pieces-counter">
            <button type="button" className="button" onClick={() => setOpen('right')}>
              {{ fr: 'Ouvrir à droite', en: 'Open at the right' }[language]}
            </button>
            <button type="button" className="button" onClick={() => setOpen('bottom')}>
              {{ fr: 'Ouvrir en bas', en: 'Open at the bottom' }[language]}
            </button>
          </div>
        </Shown>
      </div>
      <Sheet
        open={open !== null}
        close={() => setOpen(null)}
        side={open ?? 'right'}
        title={{ fr: 'Une feuille', en: 'A sheet' }[language]}
      >
        <p>
          {
            {
              fr: 'La table reste dessous. Échap, un clic à côté ou le bouton la referment.',
              en: 'The table stays below. Escape, a click beside it or the button close it.',
            }[language]
          }
        </p>
      </Sheet>
    </Room>
  );
}
