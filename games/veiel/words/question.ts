/** The decision in one plain sentence. */
import type { Decision, Language, View } from '@tablee/kernel';
import type { Content, VeielView } from '../types.ts';
import { Speaker } from './speaker.ts';

export function question(
  view: View<VeielView>,
  decision: Decision,
  language: Language,
  content: Content,
): string {
  const s = new Speaker(language, content);
  const { table } = view;
  const hero = table.active >= 0 ? s.in(content.heroes[table.heroes[table.active]!.design]!.name) : '';
  const asked = QUESTIONS[decision.kind];
  return asked ? asked(s, hero) : s.say('Que faites-vous ?', 'What do you do?');
}

type Asked = (s: Speaker, hero: string) => string;
const plain =
  (fr: string, en: string): Asked =>
  (s) =>
    s.say(fr, en);

const QUESTIONS: Readonly<Record<string, Asked>> = {
  hero: plain('Quel héros menez-vous ?', 'Which hero do you lead?'),
  novice: plain('Quelle carte Novice prenez-vous ?', 'Which Novice card do you take?'),
  essence: plain('Prenez-vous une Essence de corruption ?', 'Do you take a corruption essence?'),
  equip: plain('Quel équipement choisissez-vous ?', 'Which equipment do you choose?'),
  deploy: plain('Qui placez-vous, et où ?', 'Whom do you deploy, and where?'),
  bless: plain(
    'Quel héros reçoit la Bénédiction purifiante ?',
    'Which hero receives the Purifying Blessing?',
  ),
  nextHero: plain('Quel héros joue maintenant ?', 'Which hero plays next?'),
  act: (s, hero) => s.say(`Que fait ${hero} ?`, `What does ${hero} do?`),
  move: plain('Jusqu’où se déplacer ?', 'How far to move?'),
  stride: plain('Défausser pour se déplacer : où aller ?', 'Discard to move: where to?'),
  aim: plain('Dans quelle direction ?', 'In which direction?'),
  axis: plain('Le long de la colonne ou de la rangée ?', 'Along the column or the row?'),
  teleport: plain('Sur quelle case ?', 'To which square?'),
  stepOff: plain('La case devient Infranchissable : où aller ?', 'The square becomes Impassable: where to?'),
  return: plain(
    'La place est prise : sur quelle case revenir ?',
    'The place is taken: on which square to come back?',
  ),
  substitute: plain(
    'Une carte Substitution à la place de cette blessure ?',
    'A Substitution card in place of this wound?',
  ),
  woundFromHand: plain('Quelle carte de la main perdre ?', 'Which card of the hand to lose?'),
  heal: plain('Quelle blessure soigner ?', 'Which wound to heal?'),
  exile: plain('Quelle carte exiler ?', 'Which card to exile?'),
  discard: plain('Quelle carte défausser ?', 'Which card to discard?'),
  recover: plain('Quelle carte récupérer ?', 'Which card to recover?'),
  charge: plain('Quelle carte charger ?', 'Which card to charge?'),
  fuse: plain('Quelle carte donne cet élément ?', 'Which card gives this element?'),
  interrupt: plain('Jouer une Interruption ?', 'Play an Interrupt?'),
  order: plain('Quel effet d’abord ?', 'Which effect first?'),
  reinforce: plain('Qui se renforce ?', 'Who reinforces?'),
  reward: plain('Une récompense, ou soigner 4 blessures ?', 'A reward, or heal 4 wounds?'),
  giveUpEquipment: plain('Quel équipement rendre ?', 'Which equipment to give up?'),
  deck: plain('De quoi le deck est-il fait ?', 'What is the deck made of?'),
  wear: plain('Quel équipement porter ?', 'Which equipment to wear?'),
  loot: plain('Quelle carte du butin ?', 'Which card of the loot?'),
  lootEssence: plain('Prendre une Essence, et son Affliction ?', 'Take an Essence, and its Affliction?'),
  lootEquipment: plain('Quel équipement du butin ?', 'Which equipment of the loot?'),
  choose: plain('Qui ou quoi ?', 'Whom or what?'),
  mode: plain('Quel effet choisissez-vous ?', 'Which effect do you choose?'),
  may: plain('Le faire ?', 'Do it?'),
  number: plain('Combien ?', 'How many?'),
  spread: plain('Où va le point suivant ?', 'Where does the next point go?'),
};
