import type { Language } from '@tablee/kernel';

interface QuestionWords {
  readonly question: string;
  thinks(name: string): string;
  /** Where the answer is on the table and no button says it. */
  readonly nudge: string;
  readonly undo: string;
  readonly hint: string;
  readonly hintBusy: string;
  readonly options: string;
  allOptions(count: number): string;
  readonly filter: string;
  readonly noneFound: string;
  readonly skip: string;
  readonly pause: string;
  readonly resume: string;
  readonly step: string;
}

export const WORDS: Readonly<Record<Language, QuestionWords>> = {
  fr: {
    question: 'La question posée',
    thinks: (name) => `${name} réfléchit`,
    nudge: 'Touchez ce qui brille sur la table, ou ouvrez la liste des options.',
    undo: 'Annuler',
    hint: 'Indice',
    hintBusy: 'Je cherche…',
    options: 'Options',
    allOptions: (count) => `Toutes les options (${count})`,
    filter: 'Chercher une option',
    noneFound: 'Aucune option ne contient ces mots.',
    skip: 'Passer',
    pause: 'Pause',
    resume: 'Reprendre',
    step: 'Un pas',
  },
  en: {
    question: 'The question asked',
    thinks: (name) => `${name} is thinking`,
    nudge: 'Touch what glows on the table, or open the list of options.',
    undo: 'Undo',
    hint: 'Hint',
    hintBusy: 'Thinking…',
    options: 'Options',
    allOptions: (count) => `All options (${count})`,
    filter: 'Find an option',
    noneFound: 'No option contains these words.',
    skip: 'Skip',
    pause: 'Pause',
    resume: 'Go on',
    step: 'One step',
  },
};
