/** What the terminal itself says to players; the games bring their own words. */
import type { Language } from '@tablee/kernel';

interface Sentences {
  readonly prompt: string;
  readonly keys: string;
  readonly curtain: (who: string) => string;
  readonly curtainEnd: string;
  readonly noSuchOption: (typed: string, most: number) => string;
  readonly nothingRefused: string;
  readonly refused: string;
  readonly noSuchRule: (id: string) => string;
  readonly chapters: string;
  readonly pages: string;
  readonly hint: (option: string) => string;
  readonly thinks: (bot: string) => string;
  readonly noUndo: string;
  readonly undone: string;
  readonly takenBack: (count: number) => string;
  readonly saved: (file: string) => string;
  readonly resumed: (choices: number) => string;
  readonly sealed: (hash: string) => string;
  readonly seed: (seed: string) => string;
  readonly sureToResign: string;
  readonly sureOfDraw: string;
  readonly noResigning: string;
  readonly noDraw: string;
  readonly yes: readonly string[];
  readonly since: string;
  readonly over: string;
  readonly settings: string;
  readonly settingsPrompt: string;
}

export const WORDS: Readonly<Record<Language, Sentences>> = {
  fr: {
    prompt: '> ',
    keys: 'numéro ou notation · ? pourquoi pas · r <règle> · i consulter · h conseil · u annuler · s sauver · x abandonner · q quitter',
    curtain: (who) => `Passez le clavier à ${who}, puis Entrée.`,
    curtainEnd: 'Que les autres détournent les yeux.',
    noSuchOption: (typed, most) =>
      `« ${typed} » n’est pas une réponse ici. Tapez un numéro de 1 à ${most}, la notation d’une option, ou ? pour savoir pourquoi.`,
    nothingRefused: 'Rien n’est refusé ici : tout ce qui est possible est dans la liste.',
    refused: 'Ce qui n’est pas permis maintenant :',
    noSuchRule: (id) =>
      `Le livret n’a pas de règle ni de chapitre « ${id} ». Tapez r pour la liste des chapitres.`,
    chapters: 'Chapitres du livret (r <chapitre> ou r <règle>) :',
    pages: 'À consulter :',
    thinks: (bot) => `${bot} réfléchit…`,
    hint: (option) => `Le glouton choisirait : ${option}`,
    noUndo:
      'Rien ne s’annule plus : depuis, quelque chose a été tiré au sort, révélé ou décidé. Tapez u! si toute la table est d’accord.',
    undone: 'Dernier choix annulé.',
    takenBack: (count) => `${count} choix repris d’un commun accord.`,
    saved: (file) => `Partie enregistrée : ${file}`,
    resumed: (choices) => `Partie reprise après ${choices} choix.`,
    sealed: (hash) => `Le hasard est scellé d’avance : ${hash}`,
    seed: (seed) => `Graine du hasard : ${seed}`,
    sureToResign: 'Abandonner la partie ? (o/n) ',
    sureOfDraw: 'Toute la table est d’accord pour une partie nulle ? (o/n) ',
    noResigning: 'Ce jeu ne s’abandonne pas.',
    noDraw: 'Il n’y a pas de partie nulle ici.',
    yes: ['o', 'oui', 'y', 'yes'],
    since: 'Depuis votre dernier regard :',
    over: 'Partie terminée',
    settings: 'Réglages',
    settingsPrompt: 'Entrée pour commencer, ou le numéro d’un réglage à changer > ',
  },
  en: {
    prompt: '> ',
    keys: 'number or notation · ? why not · r <rule> · i consult · h hint · u undo · s save · x resign · q quit',
    curtain: (who) => `Hand the keyboard to ${who}, then press Enter.`,
    curtainEnd: 'Everybody else, please look away.',
    noSuchOption: (typed, most) =>
      `“${typed}” is not an answer here. Type a number from 1 to ${most}, an option’s notation, or ? to learn why.`,
    nothingRefused: 'Nothing is refused here: all that is possible is on the list.',
    refused: 'What is not allowed now:',
    noSuchRule: (id) => `The rulebook has no rule or chapter “${id}”. Type r for the list of chapters.`,
    chapters: 'Chapters of the rulebook (r <chapter> or r <rule>):',
    pages: 'To consult:',
    thinks: (bot) => `${bot} is thinking…`,
    hint: (option) => `Greedy would choose: ${option}`,
    noUndo:
      'Nothing can be taken back any more: since then something was drawn, shown or decided. Type u! if the whole table agrees.',
    undone: 'Last choice taken back.',
    takenBack: (count) => `${count} ${count === 1 ? 'choice' : 'choices'} taken back by common consent.`,
    saved: (file) => `Game saved: ${file}`,
    resumed: (choices) => `Game resumed after ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
    sealed: (hash) => `Chance is sealed in advance: ${hash}`,
    seed: (seed) => `Seed of chance: ${seed}`,
    sureToResign: 'Resign the game? (y/n) ',
    sureOfDraw: 'Does the whole table agree to a draw? (y/n) ',
    noResigning: 'Nobody can resign this game.',
    noDraw: 'There are no draws here.',
    yes: ['y', 'yes', 'o', 'oui'],
    since: 'Since you last looked:',
    over: 'The game is over',
    settings: 'Settings',
    settingsPrompt: 'Enter to begin, or the number of a setting to change > ',
  },
};
