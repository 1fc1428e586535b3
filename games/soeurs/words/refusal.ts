/** Why something can't be done now. */
import type { Language, Refusal } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { faceText } from '../ready/text.ts';
import { notation } from './notation.ts';
import { type Seen, Speaker } from './speaker.ts';

export function refusalText(view: Seen, refusal: Refusal, language: Language, content: Content): string {
  const s = new Speaker(view, language, content);
  const { about } = refusal;
  const given = refusal.with;
  switch (refusal.rule) {
    case 'SA-XP-9':
      return s.say(
        `Il faut ${given.price} XP ; vous en avez ${given.xp}.`,
        `This takes ${given.price} XP; you have ${given.xp}.`,
      );
    case 'SA-BOSS-8':
      return s.say('Les XP ne servent plus contre un Boss.', 'XP cannot be used against a Boss.');
    case 'R-SA-29':
      return s.say('Cette carte est déjà améliorée.', 'This card is already raised.');
    case 'R-SA-80':
      return s.say('Cette pioche Action Avancée est vide.', 'This Advanced Action deck is empty.');
    case 'R-SA-55':
      return s.say(`Vous avez déjà ${given.limit} potions.`, `You already own ${given.limit} potions.`);
    case 'SA-POTION-1':
      return s.say('Vous n’avez pas de potion.', 'You have no potion.');
    case 'R-SA-53':
      return s.say(
        `Vos PS sont déjà à leur palier (${given.ceiling}).`,
        `Your HP are already at their ceiling (${given.ceiling}).`,
      );
    case 'SA-MANA-9':
      return s.say(
        `Cette carte coûte ${given.cost} Mana ; vous en avez ${given.mana}.`,
        `This card costs ${given.cost} Mana; you have ${given.mana}.`,
      );
    case 'SA-MANA-2':
    case 'SA-MANA-6':
      return s.say(
        `Il faut ${given.price} Mana ; vous en avez ${given.mana}.`,
        `This takes ${given.price} Mana; you have ${given.mana}.`,
      );
    case 'SA-MISC-5': {
      const card = s.content.cards[Number(given.card)]!;
      const face = card.faces[view.table.level[Number(given.card)]!]!;
      const condition = faceText(face, language)[0] ?? '';
      return s.say(`Condition non remplie. ${condition}`, `Its condition is not met. ${condition}`);
    }
    case 'R-SA-31':
      return s.say(
        `Votre main a déjà ${given.limit} cartes ou plus.`,
        `Your hand already has ${given.limit} cards or more.`,
      );
    case 'R-SA-33':
      return s.say(
        'La pioche et la défausse Action sont vides.',
        'The Action deck and discard pile are both empty.',
      );
    case 'R-SA-35':
      return given.used === 1
        ? s.say(
            'Vous avez déjà défaussé une carte pour du Mana ce round.',
            'You have already discarded a card for Mana this round.',
          )
        : s.say(`Votre Mana est déjà à ${given.mana}.`, `Your Mana already stands at ${given.mana}.`);
    case 'R-SA-37':
      return s.say('Il faut au moins 2 cartes dans cette pioche.', 'This deck needs at least 2 cards.');
    case 'R-SA-62':
      return s.say(
        'Seules des cartes à dégâts forment une attaque.',
        'Only cards with damage make up an attack.',
      );
    case 'R-SA-73':
      return s.say(
        `Vous pouvez dépenser au plus ${given.most} Mana ici.`,
        `You may spend at most ${given.most} Mana here.`,
      );
    case 'SA-KEY-12':
      return s.say(
        `${s.enemy(Number(given.enemy))} est Caché : frappez d’abord un ennemi qui ne l’est pas.`,
        `${s.enemy(Number(given.enemy))} is Hidden: strike an enemy that is not, first.`,
      );
    case 'R-SA-28':
      return about.do === 'draw' || about.do === 'cycle'
        ? s.say(
            'Le Mana ne sert que pendant la phase Joueur d’un combat.',
            'Mana is of use in the Player Phase of a combat only.',
          )
        : s.say(
            'Les cartes se jouent pendant la phase Joueur d’un combat.',
            'Cards are played in the Player Phase of a combat.',
          );
    case 'R-SA-86':
      return s.say(
        'D’autres dégâts arrivent : ici, seules les potions servent.',
        'More damage is coming: only potions are of use here.',
      );
    case 'R-SA-60':
      return about.do === 'banish'
        ? s.say('On ne bannit plus rien contre le Boss.', 'Nothing is banished against the Boss.')
        : s.say('On ne relance plus le Mana contre le Boss.', 'Mana is not rerolled against the Boss.');
    case 'R-SA-9':
      return s.say(
        'Les dés se relancent avant d’en choisir un ; c’est fait.',
        'The dice are rerolled before one is chosen; that is done.',
      );
    case 'R-SA-17':
      return s.say(
        'Ni le dé d’un Piège ni celui d’un Trésor ne se relancent.',
        'Neither a Trap’s die nor a Treasure’s is rerolled.',
      );
    case 'R-SA-34':
      return s.say(
        'Le Mana se relance juste après son jet, avant toute autre chose.',
        'Mana is rerolled right after its roll, before anything else.',
      );
    case 'SA-TRAP-7':
      return s.say(
        'Le dé du Piège est jeté : on ne défausse plus contre lui.',
        'The Trap’s die has been rolled: nothing more is discarded against it.',
      );
    case 'R-SA-44':
      return s.say(
        'Le dernier ennemi est vaincu : le Mana ne sert plus.',
        'The last enemy is beaten: Mana is of no more use.',
      );
    case 'R-SA-79':
      return s.say(
        'On ne bannit qu’une carte que l’on vient de jouer, avant l’action suivante.',
        'Only a card just played can be banished, before the next action.',
      );
    case 'SA-MOVE-5':
      return s.say('Il est interdit de revenir sur ses pas.', 'You may not retrace your steps.');
    case 'R-SA-10':
      return s.say(
        `Par là, vous ne pourriez plus traverser les ${given.points} cases.`,
        `That way you could no longer cross all ${given.points} squares.`,
      );
    case 'SA-FIGHT-7':
      return s.say(
        `Ce Lieu ne permet que ${given.limit} pioches payées par round.`,
        `This Place allows only ${given.limit} paid draws each round.`,
      );
    default:
      return s.say(`Impossible maintenant : ${notation(about)}.`, `Not possible now: ${notation(about)}.`);
  }
}
