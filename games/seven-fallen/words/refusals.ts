/** Why something is not allowed, and how a game ended. */
import type { Text } from '@tablee/kernel';

type Given = Readonly<Record<string, string | number>>;

/** What keeps an ability from being announced. */
const STOPS: Readonly<Record<string, Text>> = {
  target: { fr: 'il n’y a pas de cible légale', en: 'there is no legal target' },
  condition: { fr: 'sa condition n’est pas remplie', en: 'its condition is not met' },
  cost: { fr: 'vous ne pouvez pas en payer le prix', en: 'you can’t pay its price' },
};

export const REFUSALS: Readonly<Record<string, (card: string, given: Given) => Text>> = {
  'SF-EC-6': (card, { cost, have }) => ({
    fr: `${card} coûte ${cost} EC, vous en avez ${have}.`,
    en: `${card} costs ${cost} EC, you have ${have}.`,
  }),
  'SF-ANGE-7': (card) => ({
    fr: `${card} se joue dans votre Parole divine, hors Phase d’attaque, sans Pile ni Contemplation.`,
    en: `${card} is played in your Divine Word, outside the attack phase, with no Stack or Contemplation open.`,
  }),
  'SF-PRIO-3': (card) => ({
    fr: `${card} ne se joue que quand un Ange pourrait l’être.`,
    en: `${card} can only be played when an Angel could be.`,
  }),
  'SF-PRIO-7': (card) => ({
    fr: `Personne ne peut répondre à ${card} : la Pile doit être vide.`,
    en: `Nobody can answer ${card}: the Stack must be empty.`,
  }),
  'SF-GOLEM-3': (card) => ({
    fr: `${card} est un Golem : il n’attaque pas.`,
    en: `${card} is a Golem: it does not attack.`,
  }),
  'SF-GOLEM-8': (card) => ({ fr: `${card} n’a pas de coût en Tempête.`, en: `${card} has no Storm cost.` }),
  'SF-KW-TORNADO-1': (card) => ({
    fr: `${card} ne se joue pas dans la Phase d’attaque adverse.`,
    en: `${card} can’t be played in your opponent’s attack phase.`,
  }),
  'SF-KW-INVOCATION-1': (card) => ({
    fr: `${card} ne se joue ni de la main ni des Limbes : il s’invoque depuis le Purgatoire.`,
    en: `${card} can be played neither from hand nor from Limbo: it is invoked from Purgatory.`,
  }),
  'SF-KW-PHOENIX-2': (card) => ({
    fr: `${card} ne renaît que dans votre Parole divine.`,
    en: `${card} rises only in your Divine Word.`,
  }),
  'SF-KW-FURTIF-2': (card, { cost, have }) => ({
    fr: `Jouer ${card} en Secret coûte ${cost} EC, vous en avez ${have}.`,
    en: `Playing ${card} in Secret costs ${cost} EC, you have ${have}.`,
  }),
  'SF-KW-FURTIF-7': (card, { cost, have }) => ({
    fr: `Sortir ${card} du Secret coûte ${cost} EC, vous en avez ${have}.`,
    en: `Bringing ${card} out of the Secret costs ${cost} EC, you have ${have}.`,
  }),
  'SF-MIRACLE-2': (card) => ({
    fr: `Il vous faut plus d’Adorateurs en Adoration pour ${card}.`,
    en: `You need more Worshippers in Worship for ${card}.`,
  }),
  'SF-MIRACLE-4': (card) => ({
    fr: `Vous n’avez pas assez d’Adorateurs à révoquer pour ${card}.`,
    en: `You haven’t enough Worshippers to revoke for ${card}.`,
  }),
  'R-SF-25': (card) => ({
    fr: `Aucun de vos Anges sur le Champ de bataille ne peut recevoir ${card}.`,
    en: `No Angel of yours on the Battlefield can take ${card}.`,
  }),
  'R-SF-26': (card) => ({ fr: `Vous avez déjà ${card} en jeu.`, en: `You already have ${card} in play.` }),
  'SF-GOAL-4': (card) => ({
    fr: `Une carte en jeu l’interdit à ${card}.`,
    en: `A card in play forbids it to ${card}.`,
  }),
  'SF-TURN-4': (card) => ({
    fr: `${card} a déjà servi ce tour-ci.`,
    en: `${card} was already used this turn.`,
  }),
  'SF-STACK-5': (card, { stop }) => ({
    fr: `${card} : ${(STOPS[stop as string] ?? STOPS.target)!.fr}.`,
    en: `${card}: ${(STOPS[stop as string] ?? STOPS.target)!.en}.`,
  }),
  'SF-MIRACLE-10': (card) => ({
    fr: `Le Serment de ${card} ne peut être tenu.`,
    en: `The Oath of ${card} can’t be kept.`,
  }),
  'SF-KW-PAROLE-2': (card) => ({
    fr: `La Parole divine de ${card} ne sert ni en réponse ni dans une Contemplation.`,
    en: `The Divine Word of ${card} can be used neither in response nor in a Contemplation.`,
  }),
  'SF-KW-PURGATOIRE-2': (card) => ({
    fr: `La capacité Purgatoire de ${card} ne sert que dans votre Parole divine, jamais en réponse.`,
    en: `The Purgatory ability of ${card} is used in your Divine Word only, never in response.`,
  }),
  'SF-KW-PHASECOMBAT-2': (card) => ({
    fr: `La Phase de combat de ${card} ne sert que pendant une Phase d’attaque.`,
    en: `The Combat Phase of ${card} is used during an attack phase only.`,
  }),
  'SF-KW-SACRIFICE-1': (card) => ({
    fr: `Le Sacrifice de ${card} demande une Pile vide.`,
    en: `The Sacrifice of ${card} needs an empty Stack.`,
  }),
  'SF-KW-SACRIFICE-2': (card) => ({
    fr: `Vous n’avez pas d’Ange à détruire pour ${card}, ou pas de quoi payer le reste.`,
    en: `You have no Angel to destroy for ${card}, or can’t pay the rest.`,
  }),
  'SF-PRIO-6': (card) => ({
    fr: `${card} ne sort du Secret que dans une Contemplation hors Phase d’attaque, la Pile vide.`,
    en: `${card} leaves the Secret only in a Contemplation outside the attack phase, with an empty Stack.`,
  }),
  'SF-KW-FURTIF-8': () => ({
    fr: 'Une seule de vos pages sort du Secret par Contemplation.',
    en: 'Only one page of yours leaves the Secret in a Contemplation.',
  }),
  'SF-KW-INVOCATION-2': (card) => ({
    fr: `Vous n’avez pas assez d’EC pour invoquer ${card}.`,
    en: `You haven’t enough EC to invoke ${card}.`,
  }),
  'SF-KW-INVOCATION-7': (card) => ({
    fr: `Il faut un de vos Anges « Impérial - Spiritiste » non blessé pour invoquer ${card}.`,
    en: `Invoking ${card} takes an unwounded “Imperial - Spiritist” Angel of yours.`,
  }),
  'SF-KW-ESQUIVE-2': (card) => ({
    fr: `L’Esquive de ce que ${card} pourrait cibler coûte plus d’EC que vous n’en avez.`,
    en: `The Dodge of what ${card} could target costs more EC than you have.`,
  }),
  'R-SF-28': (card) => ({
    fr: `${card} est un Adorateur : des Limbes, il ne se joue pas.`,
    en: `${card} is a Worshipper: it cannot be played from Limbo.`,
  }),
  'SF-TERM-13': (card) => ({
    fr: `${card} est une carte d’Eden : des Limbes, elle ne se joue que par Phoenix.`,
    en: `${card} is an Eden card: from Limbo it is played by Phoenix alone.`,
  }),
  'R-SF-71': (card) => ({
    fr: `${card} est gelé : il se redresse au dégel, à la fin de votre tour.`,
    en: `${card} is frozen: it straightens with the thaw, at the end of your turn.`,
  }),
  'SF-RENF-1': () => ({
    fr: 'Pas de Renfort : un Ange ou un Archange est sur l’Arrière-garde adverse.',
    en: 'No Reinforcement: an Angel or Archangel is in the opposing Rear Guard.',
  }),
  'SF-AMB-6': (card) => ({
    fr: `${card} est en Embuscade : les autres attaquent d’abord.`,
    en: `${card} is in Ambush: the others attack first.`,
  }),
  'R-SF-91': (card) => ({
    fr: `${card} est incliné et ne peut être déclaré.`,
    en: `${card} is inclined and can’t be declared.`,
  }),
  'SF-MULL-3': (_, { most }) => ({
    fr: `Grâce Divine échange ${most} pages au plus.`,
    en: `Divine Grace exchanges at most ${most} pages.`,
  }),
  'SF-ARCH-4': (card, { facteur, left }) => ({
    fr: `${card} attend que le Registre compte ${facteur} Adorateurs au plus ; il en reste ${left}.`,
    en: `${card} waits until the Register holds at most ${facteur} Worshippers; ${left} are left.`,
  }),
  'SF-WORD-6': () => ({
    fr: 'Vous avez déjà attaqué ce tour-ci.',
    en: 'You have already attacked this turn.',
  }),
  'SF-SEQ-4': () => ({ fr: 'Vous n’avez personne à annoncer.', en: 'You have nobody to announce.' }),
  'R-SF-105': () => ({
    fr: 'Faites autre chose avant de le redemander.',
    en: 'Do something else before you ask for it again.',
  }),
  'SF-ATK-2': (card) => ({ fr: `${card} est incliné.`, en: `${card} is inclined.` }),
  'SF-KW-GARDIEN-1': (card) => ({
    fr: `${card} est Gardien : il n’attaque pas.`,
    en: `${card} is a Guardian: it does not attack.`,
  }),
  'SF-KW-PACIFISTE-4': (card) => ({
    fr: `${card} est Pacifiste : il n’attaque pas.`,
    en: `${card} is a Pacifist: it does not attack.`,
  }),
  'SF-AMB-2': () => ({
    fr: 'Seule une unité en Embuscade attaque la Divinité.',
    en: 'Only a unit in Ambush may attack the Divinity.',
  }),
  'SF-AMB-3': () => ({
    fr: 'Un défenseur protège encore la Divinité.',
    en: 'A defender still protects the Divinity.',
  }),
  'R-SF-41': () => ({
    fr: 'La Divinité s’attaque une unité à la fois.',
    en: 'The Divinity is attacked by one unit at a time.',
  }),
};

export const RESULTS: Readonly<Record<string, Text>> = {
  plume: { fr: 'la dernière Plume est tombée', en: 'the last Feather has fallen' },
  'both-fell': { fr: 'les deux Divinités sont mortes ensemble', en: 'both Divinities died together' },
  conceded: { fr: 'l’autre joueur a abandonné', en: 'the other player conceded' },
  agreed: { fr: 'd’un commun accord', en: 'by agreement' },
  turns: { fr: 'la partie a atteint sa limite de tours', en: 'the game reached its limit of turns' },
  runaway: { fr: 'le tour ne finissait plus', en: 'the turn would not end' },
};
