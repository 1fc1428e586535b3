/** The decision in one plain sentence. */
import { type Decision, frameOf, type Language, type View } from '@tablee/kernel';
import { scriptAsking } from '@tablee/kernel/effect';
import { heroAsked } from '../asked.ts';
import { wounding } from '../rules/wound.ts';
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
  const about = table.active >= 0 ? table.active : heroAsked(view);
  const hero = about >= 0 ? s.in(content.heroes[table.heroes[about]!.design]!.name) : '';
  const asked = QUESTIONS[decision.kind]?.(s, hero) ?? s.say('Que faites-vous ?', 'What do you do?');
  const who = askingIn(view, decision, s);
  return who === '' ? asked : `${who}${s.say(' :', ':')} ${asked[0]!.toLowerCase()}${asked.slice(1)}`;
}

/** The card, piece or enemy whose effect asks, and who is wounded; empty where the question says it, or nobody need be told. */
function askingIn(view: View<VeielView>, { kind }: Decision, s: Speaker): string {
  if (BY_AN_EFFECT.has(kind)) return s.script(scriptAsking(view) ?? '');
  if (kind !== 'substitute' && kind !== 'woundFromHand') return '';
  const { table } = view;
  const hero = table.heroes[table.figures.of[frameOf(view, wounding)?.figure ?? -1] ?? -1];
  return hero ? s.in(s.content.heroes[hero.design]!.name) : '';
}
const BY_AN_EFFECT: ReadonlySet<string> = new Set(['choose', 'mode', 'may', 'number', 'spread']);

type Asked = (s: Speaker, hero: string) => string;
const plain =
  (fr: string, en: string): Asked =>
  (s) =>
    s.say(fr, en);

const QUESTIONS: Readonly<Record<string, Asked>> = {
  hero: plain('Quel héros menez-vous ?', 'Which hero do you lead?'),
  novice: (s, hero) => s.say(`${hero} : quelle carte Novice ?`, `${hero}: which Novice card?`),
  essence: (s, hero) => s.say(`${hero} : une Essence de corruption ?`, `${hero}: a corruption essence?`),
  equip: (s, hero) => s.say(`${hero} : quel équipement ?`, `${hero}: which equipment?`),
  deploy: plain('Qui placez-vous, et où ?', 'Whom do you deploy, and where?'),
  bless: plain(
    'Quel héros reçoit la Bénédiction purifiante ?',
    'Which hero receives the Purifying Blessing?',
  ),
  nextHero: plain('Quel héros joue maintenant ?', 'Which hero plays next?'),
  act: (s, hero) => s.say(`${hero} : que faire ?`, `${hero}: what to do?`),
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
  twin: plain('Lequel des jumeaux agit ?', 'Which of the twins acts?'),
  order: plain('Quel effet d’abord ?', 'Which effect first?'),
  reinforce: plain('Qui se renforce ?', 'Who reinforces?'),
  reward: (s, hero) => s.say(`${hero} : récompense ou soins ?`, `${hero}: a reward or healing?`),
  giveUpEquipment: plain('Quel équipement rendre ?', 'Which equipment to give up?'),
  deck: (s, hero) =>
    s.say(`De quoi le deck de ${hero} est-il fait ?`, `What is the deck of ${hero} made of?`),
  wear: (s, hero) => s.say(`${hero} : quel équipement porter ?`, `${hero}: which equipment to wear?`),
  loot: (s, hero) => s.say(`Butin : quelle carte pour ${hero} ?`, `Loot: which card for ${hero}?`),
  lootEssence: (s, hero) =>
    s.say(
      `${hero} : prendre une Essence, et son Affliction ?`,
      `${hero}: take an Essence, and its Affliction?`,
    ),
  lootEquipment: (s, hero) =>
    s.say(`Butin : quel équipement pour ${hero} ?`, `Loot: which equipment for ${hero}?`),
  choose: plain('Qui ou quoi ?', 'Whom or what?'),
  mode: plain('Quel effet choisissez-vous ?', 'Which effect do you choose?'),
  may: plain('Utiliser cet effet ?', 'Use this effect?'),
  number: plain('Combien ?', 'How many?'),
  spread: plain('Où va le point suivant ?', 'Where does the next point go?'),
};
