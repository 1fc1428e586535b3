/** Short help for every keyword, status, zone and rank, shown on the cards that bear it (C6-9). */
import type { Text } from '@tablee/kernel';
import type { CardKind, EntityKeyword, Keyword, Rank, Status, ValuedStatus } from '../content/types.ts';

export type HelpTopic =
  | Keyword
  | EntityKeyword
  | Status
  | ValuedStatus
  | Rank
  | CardKind
  | (typeof GLOSSARY)[number]
  | (typeof ZONE_TOPICS)[number];

export const GLOSSARY = [
  'soin',
  'exiler',
  'adjacent',
  'separe',
  'declencher',
  'armer',
  'charger',
  'cadavre',
  'conserve',
] as const;
export const ZONE_TOPICS = ['main', 'deck', 'defausse', 'blessures', 'exil', 'reserve'] as const;

export interface Help {
  readonly name: Text;
  readonly text: Text;
}

const help = (fr: string, en: string, textFr: string, textEn: string): Help => ({
  name: { fr, en },
  text: { fr: textFr, en: textEn },
});

export const HELP: Readonly<Record<HelpTopic, Help>> = {
  // Keywords of cards.
  amorce: help(
    'Amorce',
    'Opener',
    'Se joue avant toute carte sans Amorce de votre tour.',
    'Played before any card without Opener in your turn.',
  ),
  substitution: help(
    'Substitution',
    'Substitution',
    'Quand vous subissez une blessure, cette carte peut aller de votre main dans vos blessures à la place du dessus de votre deck ; piochez alors une carte.',
    'When you suffer a wound, this card may go from your hand to your wounds instead of the top of your deck; then draw a card.',
  ),
  persistant: help(
    'Persistant',
    'Persistent',
    'Ne va jamais dans les blessures ni en exil : elle va dans la défausse et une autre carte est prise.',
    'Never goes to the wounds or to exile: it goes to the discard and another card is taken.',
  ),
  ineluctable: help(
    'Inéluctable',
    'Inescapable',
    'Doit être jouée dans votre tour si elle peut l’être, et ne peut jamais être défaussée.',
    'Must be played in your turn if it can be, and can never be discarded.',
  ),
  ephemere: help(
    'Éphémère',
    'Ephemeral',
    'Une fois résolue, elle quitte la partie.',
    'Once resolved it leaves the game.',
  ),
  interruption: help(
    'Interruption',
    'Interrupt',
    'Peut se jouer dans votre tour au milieu d’une autre carte, qui reprend ensuite.',
    'May be played in your turn in the middle of another card, which then resumes.',
  ),
  // Keywords of entities; `infranchissable` is a status too.
  allie: help(
    'Allié',
    'Ally',
    'Se cible comme un héros pour être déplacé, soigné ou recevoir du blocage. Sert une fois par phase des héros.',
    'Targeted like a hero to be moved, healed or given block. Used once per hero phase.',
  ),
  obstacle: help(
    'Obstacle',
    'Obstacle',
    'Les héros le traversent, les ennemis non ; personne ne s’y arrête.',
    'Heroes cross it, enemies do not; nobody stops on it.',
  ),
  infranchissable: help(
    'Infranchissable',
    'Impassable',
    'Ni les déplacements ni les effets ne passent au travers.',
    'Neither moves nor effects pass through it.',
  ),
  sol: help('Jeton au sol', 'Ground token', 'On peut marcher dessus.', 'It may be stood upon.'),
  // Statuses.
  etourdi: help('Étourdi', 'Stunned', 'Passe son prochain tour.', 'Skips its next turn.'),
  immobilise: help(
    'Immobilisé',
    'Immobilised',
    'Ne peut plus se déplacer ; on peut encore le repousser, l’attirer ou le téléporter.',
    'Cannot move; it can still be pushed, pulled or teleported.',
  ),
  intouchable: help(
    'Intouchable',
    'Untouchable',
    'Les ennemis ne peuvent pas l’attaquer, d’aucune façon.',
    'Enemies cannot attack it in any way.',
  ),
  inciblable: help(
    'Inciblable',
    'Untargetable',
    'Ne peut pas être ciblé seul ; les zones entières et les flèches le touchent encore.',
    'Cannot be singled out; whole areas and arrows still hit it.',
  ),
  marque: help('Marqué', 'Marked', 'D’autres cartes s’en servent.', 'Other cards make use of it.'),
  affaibli: help(
    'Affaibli',
    'Weakened',
    'Chacune de ses attaques inflige autant de dégâts de moins.',
    'Each of its attacks deals that much less damage.',
  ),
  vulnerable: help(
    'Vulnérable',
    'Vulnerable',
    'Chaque attaque contre lui inflige autant de dégâts de plus.',
    'Each attack against it deals that much more damage.',
  ),
  epines: help(
    'Épines',
    'Thorns',
    'Un attaquant adjacent subit autant de dégâts.',
    'An adjacent attacker takes that much damage.',
  ),
  // Ranks.
  basique: help(
    'Basique',
    'Basic',
    'Rang des ennemis les plus faibles : ceux du premier affrontement.',
    'The rank of the weakest enemies: those of the first fight.',
  ),
  intermediaire: help(
    'Intermédiaire',
    'Intermediate',
    'Rang moyen : deux vies pour deux héros.',
    'The middle rank: two lives for two heroes.',
  ),
  puissant: help(
    'Puissant',
    'Powerful',
    'Le plus haut rang avant les Boss.',
    'The highest rank below the Bosses.',
  ),
  boss: help(
    'Boss',
    'Boss',
    'Joue deux cartes Action à son tour, et réagit à chaque vie perdue : son passif, puis une carte Action.',
    'Plays two Action cards in its turn, and reacts to every life lost: its passive, then an Action card.',
  ),
  // Kinds of cards.
  base: help(
    'Deck de base',
    'Base deck',
    'Une des quatre cartes de départ.',
    'One of the four starting cards.',
  ),
  novice: help(
    'Héros : Novice',
    'Hero: Novice',
    'Choisie avant la partie ; commune à une couleur.',
    'Chosen before the game; common to a colour.',
  ),
  initie: help(
    'Héros : Initié',
    'Hero: Initiate',
    'Carte propre au héros, dans son deck de départ.',
    'The hero’s own card, in the starting deck.',
  ),
  adepte: help('Héros : Adepte', 'Hero: Adept', 'Gagnée après l’affrontement 1.', 'Gained after fight 1.'),
  maitre: help('Héros : Maître', 'Hero: Master', 'Gagnée après l’affrontement 2.', 'Gained after fight 2.'),
  recompense: help(
    'Récompense',
    'Reward',
    'Se gagne à l’étape de renforcement.',
    'Gained in the reinforcement step.',
  ),
  essence: help(
    'Essence de corruption',
    'Corruption essence',
    'Puissante ; chacune amène une Affliction.',
    'Powerful; each brings an Affliction.',
  ),
  affliction: help(
    'Affliction',
    'Affliction',
    'Le prix des Essences de corruption.',
    'The price of corruption essences.',
  ),
  special: help(
    'Spécial',
    'Special',
    'N’existe que dans certains affrontements.',
    'Exists in certain fights only.',
  ),
  // Glossary.
  soin: help(
    'Soin',
    'Heal',
    'Pour chaque blessure soignée, une carte de votre choix passe de vos blessures sur votre défausse.',
    'For each wound healed, a card of your choice goes from your wounds to the top of your discard.',
  ),
  exiler: help(
    'Exiler',
    'Exile',
    'Choisissez une carte de vos blessures, de votre main, ou le dessus de votre deck : elle part en exil.',
    'Choose a card of your wounds, of your hand, or the top of your deck: it goes to exile.',
  ),
  adjacent: help(
    'Adjacent',
    'Adjacent',
    'Sur une case qui touche par un côté, pas par un coin.',
    'On a square that touches by a side, not by a corner.',
  ),
  separe: help(
    'Nombre de cases qui vous sépare',
    'Squares between you',
    'Compté de côté en côté, case de la cible comprise : un voisin est à 1.',
    'Counted side by side, the target’s square included: a neighbour is at 1.',
  ),
  declencher: help(
    'Déclencher',
    'Trigger',
    'Résolvez l’effet d’un équipement armé, qui est alors désarmé. Ce n’est pas jouer une carte.',
    'Resolve the effect of an armed equipment, which is then disarmed. It is not playing a card.',
  ),
  armer: help('Armer', 'Arm', 'L’équipement est de nouveau prêt.', 'The equipment is ready again.'),
  charger: help(
    'Charger',
    'Charge',
    'Mettez une carte sous l’équipement. Elle revient dans la défausse de son propriétaire quand il est déclenché.',
    'Put a card under the equipment. It returns to its owner’s discard when the equipment is triggered.',
  ),
  cadavre: help(
    'Cadavre',
    'Corpse',
    'Laissé par un ennemi mort, sans gêner personne, tant qu’une carte s’en sert.',
    'Left by a dead enemy, in nobody’s way, as long as some card uses corpses.',
  ),
  conserve: help(
    'Conservé',
    'Kept',
    'Ce blocage échappe une fois au retrait de fin de tour de jeu.',
    'This block escapes one removal at the end of a round.',
  ),
  // Zones.
  main: help(
    'Main',
    'Hand',
    'Cinq cartes à la fin du tour ; sans cinq cartes, le héros meurt.',
    'Five cards at the end of the turn; without five cards the hero dies.',
  ),
  deck: help(
    'Deck',
    'Deck',
    'Vos cartes, et votre vie : chaque blessure en prend une.',
    'Your cards, and your life: each wound takes one.',
  ),
  defausse: help(
    'Défausse',
    'Discard',
    'Mélangée en un nouveau deck quand il est vide.',
    'Shuffled into a new deck when that is empty.',
  ),
  blessures: help(
    'Blessures',
    'Wounds',
    'Les cartes perdues, face visible ; les soins les rendent.',
    'Cards lost, face up; healing gives them back.',
  ),
  exil: help(
    'Exil',
    'Exile',
    'Les cartes mises de côté jusqu’à la fin de la partie.',
    'Cards set aside until the end of the game.',
  ),
  reserve: help(
    'Réserve',
    'Reserve',
    'Entre deux scénarios, les cartes que vous ne prenez pas dans votre deck.',
    'Between scenarios, the cards you do not take into your deck.',
  ),
};
