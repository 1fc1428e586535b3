import type { Text } from '../../../index.ts';
import type { DuelOption } from '../types.ts';

export const QUESTIONS: Readonly<Record<string, Text>> = {
  mulligan: { fr: 'Quelles cartes changez-vous ?', en: 'Which cards do you change?' },
  act: { fr: 'Que faites-vous ?', en: 'What do you do?' },
  respond: { fr: 'Répondez-vous ?', en: 'Do you respond?' },
  target: { fr: 'Qui visez-vous ?', en: 'What do you aim at?' },
  pay: { fr: 'Comment payez-vous ?', en: 'How do you pay?' },
  order: { fr: 'Quel effet va le premier sur la pile ?', en: 'Which trigger goes onto the stack first?' },
  block: { fr: 'Qui s’interpose ?', en: 'Who steps in between?' },
  discard: { fr: 'Que défaussez-vous ?', en: 'What do you discard?' },
  peek: { fr: 'Où va cette carte ?', en: 'Where does this card go?' },
  mode: { fr: 'Que choisissez-vous ?', en: 'Which one do you choose?' },
};

export const OPTIONS: Readonly<Record<DuelOption['do'], Text>> = {
  keep: { fr: 'garder la main', en: 'keep the hand' },
  setAside: { fr: 'changer', en: 'change' },
  takeBack: { fr: 'reprendre', en: 'take back' },
  play: { fr: 'jouer', en: 'play' },
  attack: { fr: 'attaquer avec', en: 'attack with' },
  end: { fr: 'finir le tour', en: 'end the turn' },
  pass: { fr: 'passer', en: 'pass' },
  target: { fr: 'viser', en: 'aim at' },
  tire: { fr: 'épuiser', en: 'tire' },
  spend: { fr: 'puiser un point', en: 'spend a point of the well' },
  back: { fr: 'revenir', en: 'step back' },
  order: { fr: 'mettre sur la pile', en: 'put on the stack' },
  block: { fr: 'interposer', en: 'step in with' },
  letThrough: { fr: 'laisser passer', en: 'let it through' },
  discard: { fr: 'défausser', en: 'discard' },
  leave: { fr: 'laisser dessus', en: 'leave on top:' },
  sink: { fr: 'mettre dessous', en: 'put at the bottom:' },
  mode: { fr: 'choix', en: 'choice' },
};
