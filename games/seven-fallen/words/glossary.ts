/** What each keyword means, in one sentence: on an enlarged card, in the glossary. The rulebook has the whole of it. */
import type { Text } from '@tablee/kernel';
import type { Head, Keyword } from '../content/keywords.ts';

export const GLOSSARY: Readonly<Record<Keyword | Head, Text>> = {
  archerie: {
    fr: 'Déclaré attaquant contre une unité, il peut infliger autant de dégâts à une page du Champ de bataille.',
    en: 'Declared as attacker against a unit, it may deal that much damage to a page on the Battlefield.',
  },
  assassin: {
    fr: 'À son arrivée, il peut détruire un Ange blessé.',
    en: 'When it comes into play, it may destroy a wounded Angel.',
  },
  aurore: {
    fr: 'Se produit au début de votre Aurore divine.',
    en: 'Happens at the beginning of your Divine Dawn.',
  },
  berserk: {
    fr: 'Si sa première attaque réussit, il peut attaquer une seconde fois dans la même Phase d’attaque.',
    en: 'If its first attack succeeds, it may attack a second time in the same attack phase.',
  },
  bourrasque: {
    fr: 'Se joue quand un Miracle pourrait l’être ; dans le tour adverse, il est Pacifiste jusqu’à la fin de ce tour.',
    en: 'Can be played whenever a Miracle could be; in the other’s turn it is a Pacifist until that turn ends.',
  },
  catalyseur: {
    fr: 'À son arrivée, il peut donner un marqueur +1 à un autre de vos Anges ou Golems.',
    en: 'When it comes into play, it may put a +1 marker on another Angel or Golem of yours.',
  },
  collateral: {
    fr: 'Après une attaque réussie, il peut infliger les mêmes dégâts à une autre page de la même ligne.',
    en: 'After a successful attack it may deal the same damage to another page on the same line.',
  },
  damne: {
    fr: 'Détruite, cette page est bannie au lieu d’aller au Purgatoire.',
    en: 'When destroyed, this page is banished instead of going to Purgatory.',
  },
  derniersouffle: {
    fr: 'Se produit quand cette page est détruite.',
    en: 'Happens when this page is destroyed.',
  },
  dilemme: {
    fr: 'À son arrivée, l’adversaire choisit un des effets, et un de plus par exemplaire dans votre Purgatoire.',
    en: 'When it comes into play, your opponent chooses an effect, and one more for each copy in your Purgatory.',
  },
  doppelganger: {
    fr: 'En main elle a toutes les classes ; en jeu, celle que vous choisissez à son arrivée.',
    en: 'In hand it has every class; in play, the one you choose as it comes.',
  },
  egide: {
    fr: 'À chaque tour, il ignore le premier Miracle adverse qui le cible.',
    en: 'Each turn it ignores the first opposing Miracle that targets it.',
  },
  esquive: {
    fr: 'Pour le cibler par un Miracle, l’adversaire paie autant d’EC de plus.',
    en: 'To target it with a Miracle, your opponent pays that much more EC.',
  },
  essaim: {
    fr: 'Avec un Temple Structure - Extros, elle peut être écrite autant de fois dans le Livre Sacré.',
    en: 'With a Temple of the Extros Structure it may be written that many times in the Sacred Book.',
  },
  ferveur: {
    fr: 'Se produit quand cette carte arrive en jeu.',
    en: 'Happens when this card comes into play.',
  },
  flamme: {
    fr: 'À son arrivée, l’adversaire désigne un de ses Anges, qui subit 1 dégât.',
    en: 'When it comes into play, your opponent names one of their Angels, which takes 1 damage.',
  },
  fourberie: {
    fr: 'Ses dégâts ignorent le Bouclier d’un Golem lié.',
    en: 'Its damage ignores the Shield of a bound Golem.',
  },
  furtif: {
    fr: 'Se joue en Secret pour 2 EC, face cachée ; sort du Secret en Contemplation pour ce nombre d’EC.',
    en: 'Is played in Secret for 2 EC, face down; leaves the Secret in a Contemplation for that much EC.',
  },
  gardien: {
    fr: 'Il n’attaque pas et ne va jamais en Ligne de feu, mais il défend.',
    en: 'It does not attack and never goes to the Fire Line, but it defends.',
  },
  geler: {
    fr: 'À son arrivée, il peut geler un Ange : incliné jusqu’à la fin de la prochaine Nuit divine de son contrôleur.',
    en: 'When it comes into play, it may freeze an Angel: inclined until the end of its controller’s next Divine Night.',
  },
  honneur: {
    fr: 'Équipé et déclaré attaquant, il peut recevoir autant de marqueurs +1/+1.',
    en: 'Equipped and declared as attacker, it may get that many +1/+1 markers.',
  },
  intervention: {
    fr: 'Personne ne peut répondre aux effets de cette carte.',
    en: 'Nobody can answer this card’s effects.',
  },
  invocation: {
    fr: 'Ne se joue pas : du Purgatoire, il entre en jeu contre un Ange Impérial - Spiritiste indemne et la différence en EC.',
    en: 'Is never played: from Purgatory it comes into play for an unhurt Imperial Spiritist Angel and the difference in EC.',
  },
  leader: {
    fr: 'Écrite dans le Livre Sacré, toute autre page n’y est qu’une fois.',
    en: 'If it is in the Sacred Book, every other page is in it only once.',
  },
  loyaliste: {
    fr: 'Tous les Anges du Livre Sacré doivent avoir exactement ses classes.',
    en: 'All Angels of the Sacred Book must have exactly its classes.',
  },
  lumiere: { fr: 'Les Anges qu’il détruit sont bannis.', en: 'Angels it destroys are banished.' },
  mortsubite: {
    fr: 'Détruit à la fin du tour ; toute page dont il entame la Force Vitale est détruite aussitôt.',
    en: 'Destroyed at the end of the turn; any page whose Vital Force it touches is destroyed at once.',
  },
  nuit: {
    fr: 'Se produit au début de votre Nuit divine.',
    en: 'Happens at the beginning of your Divine Night.',
  },
  pacifiste: {
    fr: 'Il n’attaque pas et ne défend pas la Divinité.',
    en: 'It does not attack and does not defend the Divinity.',
  },
  parole: {
    fr: 'S’utilise une fois par tour, quand un Ange pourrait être joué.',
    en: 'Can be used once per turn, when an Angel could be played.',
  },
  phasecombat: {
    fr: 'S’utilise une fois par tour, pendant une Phase d’attaque.',
    en: 'Can be used once per turn, during an attack phase.',
  },
  phoenix: {
    fr: 'Détruite, elle peut aller dans vos Limbes, d’où elle se rejoue pour ce nombre d’EC.',
    en: 'When destroyed it may go to your Limbo, from where it is played again for that much EC.',
  },
  purgatoire: {
    fr: 'S’utilise une fois par tour tant que cette page est au Purgatoire.',
    en: 'Can be used once per turn while this page is in Purgatory.',
  },
  retrait: {
    fr: 'À la fin de la Phase d’attaque, il peut revenir en Arrière-garde.',
    en: 'At the end of the attack phase it may go back to the Rear Guard.',
  },
  sacrifice: {
    fr: 'S’utilise une fois par tour en détruisant un de vos Anges.',
    en: 'Can be used once per turn by destroying one of your Angels.',
  },
  symbiose: {
    fr: '+1 ATQ par autre carte avec Symbiose que vous avez en jeu.',
    en: '+1 ATQ for each other card with Symbiosis you have in play.',
  },
  tempete: {
    fr: 'Se joue quand un Miracle pourrait l’être, même pendant une attaque.',
    en: 'Can be played whenever a Miracle could be, even during an attack.',
  },
  tornado: {
    fr: 'Comme Tempête, sauf dans la Phase d’attaque adverse.',
    en: 'Like Storm, except in your opponent’s attack phase.',
  },
  tresor: {
    fr: 'Chaque dégât qu’il inflige en attaquant peut lui valoir un Poseidor.',
    en: 'Each damage it deals while attacking may earn it a Poseidor.',
  },
  tenebres: { fr: 'Elle ne peut être bannie.', en: 'It can’t be banished.' },
  vaillant: {
    fr: 'Attaqué en Ligne de feu, il ne subit pas le double.',
    en: 'Attacked on the Fire Line, it does not take double damage.',
  },
  valhalla: {
    fr: 'En Nuit divine, un de vos Anges détruits ce tour-ci peut passer du Purgatoire aux Limbes.',
    en: 'In Divine Night, one of your Angels destroyed this turn may go from Purgatory to Limbo.',
  },
};
