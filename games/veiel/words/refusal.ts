/** Why something is not allowed now (V-8), in one sentence a player can act on. */
import type { Language, Refusal, RuleId, Text, View } from '@tablee/kernel';
import type { Content, VeielView } from '../types.ts';
import { Speaker } from './speaker.ts';

const REASONS: Readonly<Record<RuleId, Text>> = {
  'OV-HERO-12': { fr: 'Ce héros a déjà joué ce tour-ci.', en: 'This hero has already played this round.' },
  'OV-DEATH-6': {
    fr: 'Ce héros est mort : il lui faut 5 cartes en main, deck et défausse pour revenir.',
    en: 'This hero is dead: it takes 5 cards in hand, deck and discard to come back.',
  },
  'OV-HERO-15': {
    fr: 'Aucun effet de cette carte n’est possible d’ici.',
    en: 'None of this card’s effects is possible from here.',
  },
  'R-OV-20': {
    fr: 'Cette carte ne peut pas être jouée maintenant : sa condition n’est pas remplie, ou elle l’a déjà été ce tour-ci.',
    en: 'This card cannot be played now: its condition is not met, or it was played this turn already.',
  },
  'R-OV-71': {
    fr: 'Incolore : pour la Maîtresse, cette carte ne peut qu’être défaussée.',
    en: 'Colourless: to the Mistress this card can only be discarded.',
  },
  'OV-KW-12': {
    fr: 'Amorce : une carte sans Amorce a déjà été jouée ce tour-ci.',
    en: 'Opener: a card without Opener has already been played this turn.',
  },
  'OV-KW-28': {
    fr: 'Une carte Inéluctable ne pourrait plus être jouée ce tour-ci : jouez-la d’abord.',
    en: 'An Inescapable card could no longer be played this turn: play it first.',
  },
  'OV-KW-26': {
    fr: 'Inéluctable : cette carte ne peut jamais être défaussée.',
    en: 'Inescapable: this card can never be discarded.',
  },
  'OV-KW-27': {
    fr: 'Une carte Inéluctable en main peut encore être jouée : il faut la jouer.',
    en: 'An Inescapable card in hand can still be played: it must be.',
  },
  'R-OV-98': { fr: 'Immobilisé : pas de déplacement.', en: 'Immobilised: no moving.' },
  'OV-MOVE-5': { fr: 'Aucune case libre à portée.', en: 'No free square within reach.' },
  'OV-PROFANE-2': {
    fr: 'Équipement du Profané : seul un de ses effets le déclenche.',
    en: 'Gear of the Profaned: only an effect of his triggers it.',
  },
  'OV-HEROES-22': {
    fr: 'Ce pistolet ne sert qu’à partir du deuxième affrontement.',
    en: 'This pistol can be used from the second fight on.',
  },
  'OV-KW-63': {
    fr: 'Cet équipement ne se déclenche qu’au moment qu’il indique.',
    en: 'This equipment is triggered only at the moment it names.',
  },
  'OV-EQUIP-4': { fr: 'Plus de munitions.', en: 'No ammunition left.' },
  'OV-KW-67': { fr: 'Cet équipement n’est pas armé.', en: 'This equipment is not armed.' },
  'OV-KW-73': {
    fr: 'Une seule carte peut être chargée par tour.',
    en: 'Only one card may be charged a turn.',
  },
  'R-OV-70': {
    fr: 'Il n’y a plus de place sous cet équipement.',
    en: 'There is no room left under this equipment.',
  },
  'OV-KW-74': { fr: 'Une carte Persistante ne se charge pas.', en: 'A Persistent card cannot be charged.' },
  'OV-KW-40': {
    fr: 'Cet allié a déjà servi dans cette phase.',
    en: 'This ally has already been used in this phase.',
  },
  'OV-HEROES-9': {
    fr: 'Les éléments de cette fusion n’ont pas tous été joués ce tour-ci.',
    en: 'Not all elements of this fusion have been played this turn.',
  },
  'OV-HEROES-12': {
    fr: 'Une fusion demande au moins deux cartes jouées.',
    en: 'A fusion takes at least two cards played.',
  },
  'OV-HEROES-13': {
    fr: 'Une carte jouée ne sert qu’à une fusion : il n’en reste pas assez.',
    en: 'A card played serves one fusion only: too few are left.',
  },
  'OV-HEROES-30': {
    fr: 'Cet équipement est obligatoire : il ne se rend pas.',
    en: 'This equipment is compulsory: it cannot be given up.',
  },
};

export function refusalText(
  _: View<VeielView>,
  refusal: Refusal,
  language: Language,
  content: Content,
): string {
  const s = new Speaker(language, content);
  const reason = REASONS[refusal.rule];
  if (!reason) return s.say('Les règles ne le permettent pas maintenant.', 'The rules don’t allow it now.');
  const { card } = refusal.with;
  return typeof card === 'string' ? `${s.in(reason)} (${s.card(card)})` : s.in(reason);
}
