import { Log, Sheet, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';

const TURNS = {
  fr: [
    {
      title: 'Tour 3 : Isaure',
      lines: [
        'Isaure pioche 2 cartes.',
        'Isaure joue 8♠ : Bram avance de b2 en d2.',
        'La goule frappe Bram.',
        'Bram perd 1 point de vie : il lui en reste 2.',
      ],
    },
    { title: 'Tour 4 : à vous', lines: ['Bram laisse tomber son trésor en d2.'] },
  ],
  en: [
    {
      title: 'Turn 3: Isaure',
      lines: [
        'Isaure draws 2 cards.',
        'Isaure plays 8♠: Bram goes from b2 to d2.',
        'The ghoul strikes Bram.',
        'Bram loses 1 life point: 2 are left.',
      ],
    },
    { title: 'Turn 4: your turn', lines: ['Bram drops his treasure on d2.'] },
  ],
} as const;

export function Talk() {
  const language = useLanguage();
  const [open, setOpen] = useState<'right' | 'bottom' | null>(null);
  const parts = TURNS[language].map(({ title, lines }, turn) => ({
    id: turn,
    title,
    lines: lines.map((text, n) => ({
      id: `${turn}-${n}`,
      text,
      rules: [`EX-TURN-${n + 1}`],
      fresh: turn > 0,
    })),
  }));
  return (
    <Room
      title={{ fr: 'La parole', en: 'The talk' }}
      about={{
        fr: 'Ce qui vient de se passer, tour par tour ; montrez une ligne et sa règle apparaît.',
        en: 'What just happened, turn by turn; point at a line and its rule comes up.',
      }}
    >
      <div className="pieces-row">
        <Shown title={{ fr: 'Journal', en: 'Log' }}>
          <div className="pieces-log">
            <Log parts={parts} openRule={() => setOpen('right')} language={language} />
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
