/** What is asked, in one plain sentence, and what each answer says. */
import { type Decision, frameOf, type Language, type Option, type View } from '@tablee/kernel';
import type { Card } from '../rules/card.ts';
import { type AttackedLocals, attacked } from '../rules/def.ts';
import { POWERS, type Power } from '../rules/power.ts';
import type { PlunderContent, PlunderOption, PlunderView } from '../types.ts';
import {
  capital,
  cardText,
  figureText,
  frenchTo,
  heroText,
  powerText,
  squareText,
  teamText,
} from './names.ts';
import { underWay, underWayText } from './under-way.ts';

const QUESTIONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  chooseColour: { fr: 'Choisissez votre couleur.', en: 'Choose your colour.' },
  placeTreasures: { fr: 'Placez un trésor sur une case jaune.', en: 'Place a treasure on a yellow square.' },
  placeHeroes: {
    fr: 'Placez un aventurier dans votre zone d’arrivée.',
    en: 'Place a hero in your arrival zone.',
  },
  act: { fr: 'À vous de jouer : choisissez une action.', en: 'Your turn: choose an action.' },
  pay: { fr: 'Avec quelle carte payez-vous ?', en: 'Which card do you pay with?' },
  payMore: { fr: 'Et avec quelle autre carte ?', en: 'And with which other card?' },
  replaceSquare: {
    fr: 'Sur quelle case arrive le remplaçant ?',
    en: 'On which square does the replacement come in?',
  },
  dropBefore: {
    fr: 'Gardez-vous le trésor, ou le lâchez-vous avant de bouger ?',
    en: 'Keep the treasure, or drop it before moving?',
  },
  nextMonster: { fr: 'Quel monstre agit ensuite ?', en: 'Which monster acts next?' },
  monsterSquare: { fr: 'Où va ce monstre ?', en: 'Where does this monster go?' },
  monsterTarget: { fr: 'Qui ce monstre attaque-t-il ?', en: 'Whom does this monster attack?' },
  defend: {
    fr: 'On vous attaque ! Parade, esquive, ou encaisser ?',
    en: 'You are attacked! Parry, dodge, or take it?',
  },
  strikeTarget: { fr: 'Coup fatal : sur qui ?', en: 'Fatal Blow: on whom?' },
  chainNext: { fr: 'Enchaînement : quel monstre ?', en: 'Cleave Through: which monster?' },
  pushTarget: { fr: 'Bousculade : qui poussez-vous ?', en: 'Shove: whom do you push?' },
  pushSquare: { fr: 'Bousculade : vers quelle case ?', en: 'Shove: to which square?' },
  stealFrom: { fr: 'Pick-pocket : sur quelle case ?', en: 'Pickpocket: on which square?' },
  wallWalkSquare: { fr: 'Passe-murailles : vers quelle case ?', en: 'Wall Walk: to which square?' },
  dashNext: { fr: 'Déplacement rapide : case suivante ?', en: 'Dash: next square?' },
  shootTarget: { fr: 'Tir : sur qui ?', en: 'Shot: at whom?' },
  healOther: { fr: 'Guérison : qui d’autre soignez-vous ?', en: 'Healing: whom else do you heal?' },
  teleportSquare: { fr: 'Téléportation : vers quelle case ?', en: 'Teleport: to which square?' },
  curseTarget: { fr: 'Malédiction : sur qui ?', en: 'Curse: on whom?' },
  fireSquare: { fr: 'Boule de feu : sur quelle case ?', en: 'Fireball: on which square?' },
  discard: { fr: 'Défaussez-vous des cartes avant de piocher ?', en: 'Discard any cards before you draw?' },
};

/** Questions asked in the middle of an action: what is being paid for is said first. */
const PAID: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  pay: { fr: 'avec quelle carte ?', en: 'with which card?' },
  payMore: { fr: 'et quelle autre carte ?', en: 'and which other card?' },
};

export function question(
  view: View<PlunderView>,
  decision: Decision,
  language: Language,
  content: PlunderContent,
): string {
  const paid = PAID[decision.kind];
  if (paid) {
    const now = underWay(view);
    const what =
      now && underWayText(now, language, content, (option) => optionText(view, option, language, content));
    if (what) return `${what}${language === 'fr' ? ' : ' : ': '}${paid[language]}`;
  }
  if (decision.kind === 'defend') {
    const attack = frameOf(view, attacked);
    if (attack) return defendQuestion(attack, language);
  }
  return QUESTIONS[decision.kind]?.[language] ?? decision.kind;
}

function defendQuestion(
  { by, hero, value, parry }: Pick<AttackedLocals, 'by' | 'hero' | 'value' | 'parry'>,
  language: Language,
): string {
  const attacker = capital(figureText(by, language));
  const target = heroText(hero, language);
  if (language === 'fr') {
    const answers = parry ? `parade ou esquive dès ${value}` : `esquive dès ${value}, pas de parade`;
    return `${attacker} attaque ${target} avec une valeur de ${value} : ${answers}.`;
  }
  const answers = parry ? `parry or dodge from ${value}` : `dodge from ${value}, no parry`;
  return `${attacker} attacks ${target} with a value of ${value}: ${answers}.`;
}

export function optionText(
  view: View<PlunderView>,
  given: Option,
  language: Language,
  content: PlunderContent,
): string {
  const option = given as PlunderOption;
  const fr = language === 'fr';
  const square = (to: number): string => squareText(content, to);
  switch (option.do) {
    case 'colour':
      return teamText(option.team, language);
    case 'treasure':
      return fr ? `Trésor en ${square(option.to)}` : `Treasure on ${square(option.to)}`;
    case 'place':
    case 'enter':
      return fr
        ? `Faire entrer ${heroText(option.hero, language)} en ${square(option.to)}${option.do === 'enter' ? ' (2 cartes)' : ''}`
        : `Bring ${heroText(option.hero, language)} in on ${square(option.to)}${option.do === 'enter' ? ' (2 cards)' : ''}`;
    case 'replace':
      return fr
        ? `Remplacer ${heroText(option.hero, language)} par ${heroText(option.by, language)} (1 carte)`
        : `Replace ${heroText(option.hero, language)} by ${heroText(option.by, language)} (1 card)`;
    case 'move':
      return fr
        ? `Déplacer ${heroText(option.hero, language)} en ${square(option.to)}`
        : `Move ${heroText(option.hero, language)} to ${square(option.to)}`;
    case 'attack':
      return fr
        ? `Attaquer ${figureText(option.target, language)} avec ${heroText(option.hero, language)}`
        : `Attack ${figureText(option.target, language)} with ${heroText(option.hero, language)}`;
    case 'power':
      return `${powerText(option.power, language)} (${cardText(powerCard(option.power), language)})`;
    case 'give':
      return fr
        ? `Transmettre le trésor ${frenchTo(heroText(option.receiver, language))} (1 carte)`
        : `Hand the treasure to ${heroText(option.receiver, language)} (1 card)`;
    case 'summon':
      return fr
        ? `Faire entrer un monstre en ${square(option.to)} (1 carte)`
        : `Bring a monster in on ${square(option.to)} (1 card)`;
    case 'monstersMove':
      return fr ? 'Déplacer les monstres (♣♠)' : 'Move the monsters (♣♠)';
    case 'monstersAttack':
      return fr ? 'Monstres à l’attaque (♦♥)' : 'Monsters attack (♦♥)';
    case 'to':
      return square(option.to);
    case 'target':
      return capital(figureText(option.target, language));
    case 'nobody':
      return fr ? 'Personne d’autre' : 'Nobody else';
    case 'stop':
      return fr ? 'S’arrêter là' : 'Stop there';
    case 'keep':
      return fr ? 'Garder le trésor' : 'Keep the treasure';
    case 'drop':
      return fr ? 'Lâcher le trésor' : 'Drop the treasure';
    case 'take':
      return fr ? 'Encaisser' : 'Take it';
    case 'parry':
      return fr ? 'Parade' : 'Parry';
    case 'dodge':
      return fr ? `Esquive vers ${square(option.to)}` : `Dodge to ${square(option.to)}`;
    case 'pay':
      return cardText(option.card, language);
    case 'pair':
      return fr
        ? `${cardText(option.card, language)} avec une autre (combinaison)`
        : `${cardText(option.card, language)} with another (pair)`;
    case 'weak':
      return fr
        ? `${cardText(option.card, language)} (défense faible)`
        : `${cardText(option.card, language)} (weak defence)`;
    case 'discard':
      return fr
        ? `Défausser ${cardText(option.card, language)}`
        : `Discard ${cardText(option.card, language)}`;
    case 'end':
      if (view.table.phase === 'action') return fr ? 'Fin des actions' : 'End of actions';
      return fr ? 'Fin du tour' : 'End of turn';
  }
}

/** The card printed on the sheet for a power, as a card of the first pack. */
function powerCard(power: Power): Card {
  const { suit, value } = POWERS[power]!;
  return (suit * 13 + value - 2) as Card;
}
