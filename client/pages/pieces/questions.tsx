import type { Option, Text } from '@tablee/kernel';
import { type OpenQuestion, Question, QuestionProvider, TableLayout, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Pick } from './pick.tsx';
import { Room } from './room.tsx';

const SAMPLES = {
  few: { fr: 'Peu d’options', en: 'Few options' },
  rows: { fr: 'Deux rangées', en: 'Two rows' },
  many: { fr: 'Trop pour des boutons', en: 'Too many for buttons' },
  refused: { fr: 'Pourquoi pas', en: 'Why not' },
  careful: { fr: 'Un ami prudent', en: 'A careful friend' },
  others: { fr: 'Quelqu’un d’autre décide', en: 'Somebody else decides' },
  happening: { fr: 'Quelque chose se passe', en: 'Something is happening' },
} as const satisfies Record<string, Text>;
type Sample = keyof typeof SAMPLES;

const DEFENCES: readonly { option: Option; text: Text }[] = [
  {
    option: { do: 'parry' },
    text: { fr: 'Parer avec l’Écu au griffon', en: 'Parry with the Griffin Shield' },
  },
  { option: { do: 'dodge' }, text: { fr: 'Esquiver d’une case', en: 'Dodge by one square' } },
  { option: { do: 'take' }, text: { fr: 'Encaisser', en: 'Take the hit' } },
];
const SQUARES = Array.from({ length: 23 }, (_, index) => {
  const square = `${'abcdef'[index % 6]}${1 + Math.floor(index / 6)}`;
  return { option: { do: square }, text: { fr: `Aller en ${square}`, en: `Go to ${square}` } };
});

export function Questions() {
  const language = useLanguage();
  const [moment, setMoment] = useState<Sample>('few');
  const [hinted, setHinted] = useState(false);
  const calm: OpenQuestion = {
    seatName: 'Bram',
    mine: true,
    sentence: {
      fr: 'La goule frappe Bram : comment se défend-il ?',
      en: 'The ghoul strikes Bram: how does he defend himself?',
    }[language],
    rule: 'EX-DEF-2',
    options: DEFENCES.map(({ option }) => option),
    textOf: (option) =>
      [...DEFENCES, ...SQUARES].find((each) => each.option.do === option.do)?.text[language] ?? option.do,
    choose: (option) => setMoment(option.do === 'take' ? 'careful' : 'happening'),
    note: null,
    undo: () => setMoment('few'),
    hint: { ask: () => setHinted(!hinted), busy: false, option: hinted ? DEFENCES[1]!.option : null },
    warning: null,
    openRule: () => {},
    skip: null,
    language,
  };
  const asking = { ...calm, ...at(moment, language, setMoment) };
  return (
    <Room
      title={{ fr: 'La question', en: 'The question' }}
      about={{
        fr: 'Toujours au même endroit, toujours en une phrase. 1–9 répond, U annule, H donne un indice, O montre tout.',
        en: 'Always in the same place, always one sentence. 1–9 answers, U undoes, H hints, O shows everything.',
      }}
    >
      <Pick<Sample>
        label={{ fr: 'Moment montré', en: 'Moment shown' }[language]}
        choices={SAMPLES}
        chosen={moment}
        choose={setMoment}
      />
      <div className="pieces-table">
        <QuestionProvider asking={asking}>
          <TableLayout
            label={{ fr: 'Une table', en: 'A table' }[language]}
            board={
              <p className="pieces-zone">
                {{ fr: 'Le plateau : le plus grand', en: 'The board: the largest' }[language]}
              </p>
            }
            question={<Question buttons={moment === 'rows' ? asking.options.slice(0, 11) : undefined} />}
            mine={<p className="pieces-zone">{{ fr: 'Ce que je tiens', en: 'What I hold' }[language]}</p>}
          />
        </QuestionProvider>
      </div>
    </Room>
  );
}

/** What is different at this moment. */
function at(moment: Sample, language: 'fr' | 'en', go: (moment: Sample) => void): Partial<OpenQuestion> {
  const walking = {
    sentence: { fr: 'Où va Bram ?', en: 'Where does Bram go?' }[language],
    rule: 'EX-MOVE-1',
    options: SQUARES.map(({ option }) => option),
  };
  const waiting = {
    seatName: 'Isaure',
    seatTone: '#6fb2d8',
    mine: false,
    options: [],
    undo: null,
    hint: null,
  };
  switch (moment) {
    case 'few':
      return {};
    case 'rows':
    case 'many':
      return walking;
    case 'refused':
      return {
        ...walking,
        note: {
          text: { fr: 'Un mur barre le chemin vers c4.', en: 'A wall bars the way to c4.' }[language],
          rule: 'EX-MOVE-3',
        },
      };
    case 'careful':
      return {
        warning: {
          text: {
            fr: 'Encaisser ferait tomber Bram et son trésor.',
            en: 'This hit would fell Bram, and his treasure with him.',
          }[language],
          yes: { fr: 'Encaisser quand même', en: 'Take it anyway' }[language],
          no: { fr: 'Ne pas encaisser', en: 'Don’t take it' }[language],
          confirm: () => go('happening'),
          cancel: () => go('few'),
        },
      };
    case 'others':
      return { ...waiting, sentence: '', rule: null };
    case 'happening':
      return {
        ...waiting,
        sentence: { fr: 'La goule frappe Bram.', en: 'The ghoul strikes Bram.' }[language],
        skip: () => go('few'),
      };
  }
}
