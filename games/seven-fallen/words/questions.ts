/** What is asked, and how an answer reads. */
import type { Language, Text } from '@tablee/kernel';
import { type PileKeyword, SECRETS, type SFOption, type Way } from '../types.ts';
import { abilityText } from './card-text.ts';
import { cardName, className, keywordName, MARKER_NAMES, type Speech } from './names.ts';

/** Others may still strike together with whoever was declared. */
export const TARGET_OR_JOIN: Text = {
  fr: 'Qui est attaqué ? Ou qui attaque avec ?',
  en: 'Who is attacked? Or who attacks together with it?',
};

export const QUESTIONS: Readonly<Record<string, Text>> = {
  first: { fr: 'Qui commence la partie ?', en: 'Who takes the first turn?' },
  grace: { fr: 'Grâce Divine : quelles pages échanger ?', en: 'Divine Grace: which pages do you exchange?' },
  retreat: {
    fr: 'Retraite : quelles cartes reculent en Arrière-garde ?',
    en: 'Retreat: which cards fall back to the Rear Guard?',
  },
  dawn: { fr: 'Un Adorateur ou l’Archange ?', en: 'A Worshipper or the Archangel?' },
  pick: { fr: 'Quel Adorateur mettez-vous en jeu ?', en: 'Which Worshipper do you put into play?' },
  putBack: {
    fr: 'Remettez les autres Adorateurs sur ou sous le Registre.',
    en: 'Put the other Worshippers back on top of or below the Register.',
  },
  act: { fr: 'Parole divine : que faites-vous ?', en: 'Divine Word: what do you do?' },
  react: { fr: 'Vous avez la priorité : jouez ou passez.', en: 'You have priority: play or pass.' },
  choose: { fr: 'Choisissez un Ange.', en: 'Choose an Angel.' },
  pay: { fr: 'D’où vient l’Énergie Céleste ?', en: 'Where does the Celestial Energy come from?' },
  revoke: { fr: 'Quel Adorateur révoquez-vous ?', en: 'Which Worshipper do you revoke?' },
  announce: { fr: 'Quels attaquants annoncez-vous ?', en: 'Which attackers do you announce?' },
  embuscade: { fr: 'Qui est en Embuscade ?', en: 'Who lies in Ambush?' },
  renfort: { fr: 'Qui vient en Renfort ?', en: 'Who comes as Reinforcement?' },
  declare: { fr: 'Quel attaquant déclarez-vous ?', en: 'Which attacker do you declare?' },
  target: { fr: 'Qui est attaqué ?', en: 'Who is attacked?' },
  damageOrder: {
    fr: 'Dans quel ordre vos attaquants infligent-ils leurs dégâts ?',
    en: 'In which order do your attackers deal their damage?',
  },
  split: { fr: 'Combien de dégâts pour cet attaquant ?', en: 'How much damage for this attacker?' },
  hoard: { fr: 'Combien de Poseidor prenez-vous ?', en: 'How many Poseidor do you take?' },
  again: { fr: 'Berserk : qui attaque une seconde fois ?', en: 'Berserk: who attacks a second time?' },
  retrait: {
    fr: 'Retrait : qui revient en Arrière-garde ?',
    en: 'Withdrawal: who goes back to the Rear Guard?',
  },
  order: {
    fr: 'Quelle capacité entre la première dans la Pile ? La dernière se résout d’abord.',
    en: 'Which ability goes on the Stack first? The last one resolves first.',
  },
  trigger: { fr: 'Sur quelle page ?', en: 'On which page?' },
  useTrigger: { fr: 'Utiliser cette capacité ?', en: 'Use this ability?' },
  golem: { fr: 'Quel Golem se lie ?', en: 'Which Golem binds?' },
  bind: { fr: 'À quel Ange le Golem se lie-t-il ?', en: 'Which Angel does the Golem bind to?' },
  class: { fr: 'Doppelgänger : quelle classe ?', en: 'Doppelgänger: which class?' },
  phoenix: { fr: 'Phoenix : dans les Limbes ?', en: 'Phoenix: into Limbo?' },
  poseidor: { fr: 'D’où viennent les Poseidor ?', en: 'Where do the Poseidor come from?' },
  retarget: { fr: 'Une nouvelle cible ?', en: 'A new target?' },
  suffer: {
    fr: 'Flamme : lequel de vos Anges subit 1 dégât ?',
    en: 'Flame: which of your Angels takes 1 damage?',
  },
  marker: { fr: 'Catalyseur : quel marqueur ?', en: 'Catalyst: which marker?' },
  revive: { fr: 'Valhalla : quel Ange rejoint les Limbes ?', en: 'Valhalla: which Angel goes to Limbo?' },
  dilemme: { fr: 'Dilemme : quel effet choisissez-vous ?', en: 'Dilemma: which effect do you choose?' },
  mode: { fr: 'Quel effet ?', en: 'Which effect?' },
  may: { fr: 'Le faites-vous ?', en: 'Do you?' },
  number: { fr: 'Quel nombre ?', en: 'Which number?' },
  spread: { fr: 'Combien pour celle-ci ?', en: 'How many for this one?' },
  replace: { fr: 'Quel remplacement s’applique d’abord ?', en: 'Which replacement applies first?' },
  straighten: { fr: 'Quelles cartes redressez-vous ?', en: 'Which cards do you straighten?' },
};

const VERBS: Readonly<
  Record<
    Exclude<
      SFOption['do'],
      | 'play'
      | 'usual'
      | 'uncoverIt'
      | 'share'
      | 'take'
      | 'class'
      | 'marker'
      | 'mode'
      | 'number'
      | 'dilemme'
      | 'use'
    >,
    Text
  >
> = {
  begin: { fr: 'Je commence', en: 'I begin' },
  letBegin: { fr: 'L’adversaire commence', en: 'My opponent begins' },
  choose: { fr: 'Choisir', en: 'Choose' },
  replace: { fr: 'Appliquer', en: 'Apply' },
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
  setAside: { fr: 'Échanger', en: 'Exchange' },
  takeBack: { fr: 'Reprendre', en: 'Take back' },
  keep: { fr: 'Garder cette main', en: 'Keep this hand' },
  retreat: { fr: 'Reculer', en: 'Fall back:' },
  done: { fr: 'Terminé', en: 'Done' },
  adorateur: { fr: 'Un Adorateur', en: 'A Worshipper' },
  skip: { fr: 'Continuer', en: 'Go on' },
  archange: { fr: 'L’Archange :', en: 'The Archangel:' },
  pick: { fr: 'Mettre en jeu', en: 'Put into play' },
  over: { fr: 'Dessus :', en: 'On top:' },
  under: { fr: 'Dessous :', en: 'At the bottom:' },
  invoke: { fr: 'Invoquer', en: 'Invoke' },
  uncover: { fr: 'Sortir du Secret :', en: 'Bring out of the Secret:' },
  pass: { fr: 'Passer', en: 'Pass' },
  end: { fr: 'Terminer la Parole divine', en: 'End Divine Word' },
  attack: { fr: 'Ouvrir la Phase d’attaque', en: 'Open the attack phase' },
  contemplate: { fr: 'Demander une Contemplation', en: 'Ask for a Contemplation' },
  spend: { fr: '1 EC de', en: '1 EC from' },
  revoke: { fr: 'Révoquer', en: 'Revoke' },
  target: { fr: 'Cibler', en: 'Target' },
  attach: { fr: 'Équiper', en: 'Equip' },
  give: { fr: 'Détruire', en: 'Destroy' },
  settle: { fr: 'Payer comme proposé', en: 'Pay as proposed' },
  back: { fr: 'Revenir en arrière', en: 'Go back' },
  enough: { fr: 'C’est tout', en: 'That is all' },
  announce: { fr: 'Annoncer', en: 'Announce' },
  withdraw: { fr: 'Retenir', en: 'Hold back' },
  embuscade: { fr: 'En Embuscade :', en: 'In Ambush:' },
  renfort: { fr: 'En Renfort :', en: 'As Reinforcement:' },
  declare: { fr: 'Déclarer', en: 'Declare' },
  join: { fr: 'Attaquer avec', en: 'Attack together with' },
  strike: { fr: 'Attaquer', en: 'Attack' },
  fallBack: { fr: 'Retrait de', en: 'Withdraw' },
  again: { fr: 'Attaquer encore avec', en: 'Attack again with' },
  first: { fr: 'D’abord', en: 'First' },
  nobody: { fr: 'Personne', en: 'Nobody' },
  divinite: { fr: 'Attaquer la Divinité', en: 'Attack the Divinity' },
  hold: { fr: 'Ne pas attaquer', en: 'Do not attack' },
  order: { fr: 'D’abord', en: 'First' },
  accept: { fr: 'Oui', en: 'Yes' },
  decline: { fr: 'Y renoncer', en: 'Leave it' },
  golem: { fr: 'Lier', en: 'Bind' },
  bind: { fr: 'Se lier à', en: 'Bind to' },
  limbes: { fr: 'Dans les Limbes :', en: 'Into Limbo:' },
  suffer: { fr: '1 dégât à', en: '1 damage to' },
  revive: { fr: 'Dans les Limbes :', en: 'Into Limbo:' },
  spendPoseidor: { fr: '1 Poseidor de', en: '1 Poseidor from' },
  straighten: { fr: 'Redresser', en: 'Straighten' },
  all: { fr: 'Tout redresser', en: 'Straighten everything' },
};

const WAYS: Readonly<Record<Way, Text>> = {
  start: { fr: '', en: '' },
  played: { fr: '', en: '' },
  put: { fr: '', en: '' },
  tempete: { fr: ' en Tempête', en: ' by Storm' },
  tornado: { fr: ' en Tornado', en: ' by Tornado' },
  bourrasque: { fr: ' en Bourrasque', en: ' by Gust' },
  phoenix: { fr: ' par Phoenix', en: ' by Phoenix' },
  secret: { fr: ' en Secret', en: ' in Secret' },
};

/** Where a card goes without its Phoenix. */
const USUAL: Readonly<Record<'purgatoire' | 'pandemonium', Text>> = {
  purgatoire: { fr: 'Au Purgatoire :', en: 'To Purgatory:' },
  pandemonium: { fr: 'Au Pandémonium :', en: 'To Pandemonium:' },
};

export function sayOption(speech: Speech, option: SFOption): string {
  const { language } = speech;
  switch (option.do) {
    case 'play':
      return `${say(language, 'Jouer', 'Play')} ${cardName(speech, option.card)}${WAYS[option.way][language]}`;
    case 'uncoverIt':
      return say(language, 'Attaquer une page en Secret', 'Attack a page in Secret');
    case 'usual':
      return `${USUAL[speech.content.byId.get(option.card)?.type === 'archange' ? 'pandemonium' : 'purgatoire'][language]} ${cardName(speech, option.card)}`;
    case 'share':
      return `${option.points} → ${cardName(speech, option.card)}`;
    case 'take':
      return `${option.points} Poseidor`;
    case 'class':
      return className(speech, option.class);
    case 'marker':
      return MARKER_NAMES[option.marker][language];
    case 'mode':
      return `${say(language, 'Effet', 'Effect')} ${option.mode}`;
    case 'number':
      return String(option.n);
    case 'dilemme':
      return abilityText(speech.content, option.ability, speech.language);
    case 'use':
      return `${cardName(speech, option.card)}${colon(language)}${abilityText(speech.content, option.ability, language)}`;
    case 'order':
      return `${VERBS.order[language]}${colon(language)}${cardName(speech, option.card)}, ${whatWaits(speech, option.what)}`;
    default: {
      const verb = VERBS[option.do][language];
      if ('piece' in option && option.piece >= SECRETS)
        return `${verb} ${say(language, 'une page en Secret', 'a page in Secret')}`;
      return 'card' in option ? `${verb} ${cardName(speech, option.card)}` : verb;
    }
  }
}

/** A keyword by its name; an ability by what it says. */
function whatWaits({ content, language }: Speech, what: string): string {
  return what.includes('/')
    ? abilityText(content, what, language)
    : keywordName(what as PileKeyword, language);
}

function colon(language: Language): string {
  return language === 'fr' ? '\u202f: ' : ': ';
}

function say(language: Language, fr: string, en: string): string {
  return language === 'fr' ? fr : en;
}
