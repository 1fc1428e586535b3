import type { Option, Text } from '@tablee/kernel';
import { type Asking, Question, QuestionProvider, useLanguage } from '@tablee/ui';
import { useState } from 'react';
import { Room, Shown } from './room.tsx';

const DEFENCES: readonly { option: Option; text: Text }[] = [
  { option: { do: 'parry' }, text: { fr: 'Parer avec l’Écu miroir', en: 'Parry with the Mirror Shield' } },
  { option: { do: 'dodge' }, text: { fr: 'Esquiver : reculer d’une case', en: 'Dodge: one square back' } },
  { option: { do: 'take' }, text: { fr: 'Encaisser', en: 'Take the hit' } },
];
const SQUARES = Array.from({ length: 23 }, (_, index) => ({
  option: { do: `go-${index}` },
  text: {
    fr: `Aller en ${'abcdef'[index % 6]}${1 + Math.floor(index / 6)}`,
    en: `Go to ${'abcdef'[index % 6]}${1 + Math.floor(index / 6)}`,
  },
}));

export function Questions() {
  const language = useLanguage();
  const [undone, setUndone] = useState(0);
  const [hinted, setHinted] = useState(false);
  const plain: Asking = {
    seatName: 'Bram',
    mine: true,
    sentence: {
      fr: 'La goule frappe Bram : comment se défend-il ?',
      en: 'The ghoul strikes Bram: how does he defend himself?',
    }[language],
    rule: 'EX-DEF-2',
    options: DEFENCES.map(({ option }) => option),
    textOf: (option) =>
      [...DEFENCES, ...SQUARES].find((each) => each.option.do === option.do)?.text[language] ?? option.do,
    choose: () => setUndone(undone + 1),
    note: null,
    undo: () => setUndone(undone + 1),
    hint: { ask: () => setHinted(!hinted), busy: false, option: hinted ? DEFENCES[1]!.option : null },
    warning: null,
    openRule: () => {},
    skip: null,
    language,
  };
  const shown: readonly { title: Text; asking: Asking }[] = [
    { title: { fr: 'Peu d’options : des boutons', en: 'Few options: buttons' }, asking: plain },
    {
      title: { fr: 'Beaucoup : le plateau, ou la liste', en: 'Many: the board, or the list' },
      asking: {
        ...plain,
        sentence: { fr: 'Où va Bram ?', en: 'Where does Bram go?' }[language],
        options: SQUARES.map(({ option }) => option),
        note: {
          text: { fr: 'Le mur barre le chemin vers c4.', en: 'The wall bars the way to c4.' }[language],
          rule: 'EX-MOVE-3',
        },
      },
    },
    {
      title: { fr: 'Un ami prudent', en: 'A careful friend' },
      asking: {
        ...plain,
        warning: {
          text: {
            fr: 'Encaisser maintenant ferait tomber Bram et son trésor.',
            en: 'Taking this hit would fell Bram, and his treasure with him.',
          }[language],
          confirm: () => {},
          cancel: () => {},
        },
      },
    },
    {
      title: { fr: 'Quelqu’un d’autre décide', en: 'Somebody else decides' },
      asking: { ...plain, seatName: 'Isaure', mine: false, hint: null, undo: null },
    },
    {
      title: { fr: 'Quelque chose se passe', en: 'Something is happening' },
      asking: { ...plain, seatName: 'Isaure', mine: false, hint: null, undo: null, skip: () => {} },
    },
  ];
  return (
    <Room
      title={{ fr: 'La question', en: 'The question' }}
      about={{
        fr: 'Toujours au même endroit, toujours en une phrase. 1–9 répond, U annule, H conseille, O montre tout.',
        en: 'Always in the same place, always one sentence. 1–9 answers, U undoes, H hints, O shows everything.',
      }}
    >
      {shown.map(({ title, asking }) => (
        <Shown key={title.fr} title={title} wide>
          <QuestionProvider asking={asking}>
            <Question />
          </QuestionProvider>
        </Shown>
      ))}
    </Room>
  );
}
