/** What each answer says. */
import type { Language, Option } from '@tablee/kernel';
import { modeText } from '@tablee/kernel/effect';
import type { Config } from '../config.ts';
import type { Content } from '../ready/content.ts';
import { faceText } from '../ready/text.ts';
import { squareName } from '../rules/move.ts';
import { type AnyOption, BOSS_SLOT } from '../types.ts';
import { notation } from './notation.ts';
import { type Seen, Speaker } from './speaker.ts';

export function optionText(view: Seen, option: Option, language: Language, content: Content): string {
  const s = new Speaker(view, language, content);
  const t = view.table;
  const chosen = option as AnyOption;
  switch (chosen.do) {
    case 'roll':
      return s.say('Lancer', 'Roll');
    case 'reroll':
      return s.say('Relancer (1 XP)', 'Reroll (1 XP)');
    case 'keep':
      return s.say('Garder', 'Keep');
    case 'done':
      return s.say('Lancer le dé de niveau', 'Roll the level die');
    case 'continue':
      return s.say('Continuer', 'Continue');
    case 'drink': {
      const after = Math.min(t.ceiling, t.health + (view.config as Config).potionHealth);
      return s.say(
        `Boire une potion (${t.health} → ${after} PS)`,
        `Drink a potion (${t.health} → ${after} HP)`,
      );
    }
    case 'pass':
      return s.say('Ne pas boire', 'Don’t drink');
    case 'buy-potion':
      return s.say('Acheter une potion (3 XP)', 'Buy a potion (3 XP)');
    case 'draw': {
      const top = t.deck.top;
      if (top === null) return s.say('Piocher (1 Mana)', 'Draw (1 Mana)');
      return s.say(`Piocher ${s.card(top)} (1 Mana)`, `Draw ${s.card(top)} (1 Mana)`);
    }
    case 'strike':
      return s.say('Frapper', 'Strike');
    case 'end':
      return s.say('Finir la Phase Joueur', 'End the Player Phase');
    case 'decline':
      return s.say('Ne rien prendre', 'Take nothing');
    case 'enter':
      return s.say('Engager le combat final', 'Begin the final fight');
    case 'die':
      return s.say(`Garder le ${chosen.pips}`, `Keep the ${chosen.pips}`);
    case 'remove':
      return s.say(`Retirer le dé de ${chosen.pips}`, `Remove the die of ${chosen.pips}`);
    case 'step': {
      const way = {
        left: s.say('À gauche', 'Left'),
        right: s.say('À droite', 'Right'),
        up: s.say('En haut', 'Up'),
      }[chosen.to];
      const floor = t.floor < t.tower.length ? s.content.floors[t.tower[t.floor]!]! : s.content.lastFloor;
      const what = s.icon(floor.icons[chosen.square]!);
      return `${way}${s.fr ? ' : ' : ': '}${squareName(chosen.square)}, ${what}`;
    }
    case 'cycle':
      return s.say(
        `Passer sous la pioche ${s.side(chosen.side)} sa première carte (1 Mana)`,
        `Move the ${s.side(chosen.side)} Advanced deck’s top card to its bottom (1 Mana)`,
      );
    case 'buy':
      return s.say(`Acheter (2 XP) : ${s.topOf(chosen.side)}`, `Buy (2 XP): ${s.topOf(chosen.side)}`);
    case 'take-top':
      return s.say(`Prendre : ${s.topOf(chosen.side)}`, `Take: ${s.topOf(chosen.side)}`);
    case 'target':
      return targetText(s, chosen.slot);
    case 'absorb':
      return chosen.mana === 0
        ? s.say('Ne rien dépenser', 'Spend nothing')
        : s.say(`Dépenser ${chosen.mana} Mana`, `Spend ${chosen.mana} Mana`);
    case 'mode':
      return modeText(s.content.book, chosen, language);
    case 'yes':
      return s.say('Oui', 'Yes');
    case 'no':
      return s.say('Non', 'No');
    case 'play':
      return s.say(`Jouer ${s.cardWithCost(chosen.card)}`, `Play ${s.cardWithCost(chosen.card)}`);
    case 'attack':
      return s.say(
        `Attaquer avec ${s.cardWithCost(chosen.card)}`,
        `Attack with ${s.cardWithCost(chosen.card)}`,
      );
    case 'add':
      return s.say(`Ajouter ${s.cardWithCost(chosen.card)}`, `Add ${s.cardWithCost(chosen.card)}`);
    case 'discard':
      return s.say(`Défausser ${s.cardWithCost(chosen.card)}`, `Discard ${s.cardWithCost(chosen.card)}`);
    case 'discard-for-mana':
      return s.say(
        `Défausser ${s.card(chosen.card)} pour 1 Mana`,
        `Discard ${s.card(chosen.card)} for 1 Mana`,
      );
    case 'banish':
      return s.say(`Bannir ${s.card(chosen.card)} (1 XP)`, `Banish ${s.card(chosen.card)} (1 XP)`);
    case 'raise': {
      const { advanced, faces } = s.content.cards[chosen.card]!;
      const [price, text] = [advanced ? 2 : 1, faceText(faces[1], language).join(' ')];
      return s.say(
        `Améliorer ${s.card(chosen.card)} (${price} XP) : ${faces[1].cost} Mana, ${text}`,
        `Raise ${s.card(chosen.card)} (${price} XP): ${faces[1].cost} Mana, ${text}`,
      );
    }
    case 'take':
      return s.say(`Prendre ${s.cardWithCost(chosen.card)}`, `Take ${s.cardWithCost(chosen.card)}`);
    default:
      return notation(option);
  }
}

function targetText(s: Speaker, slot: number): string {
  if (slot === BOSS_SLOT) return s.say('Le Boss', 'The Boss');
  const foe = s.table.foes.find((one) => one.slot === slot);
  if (!foe) return s.inSlot(slot);
  return s.say(
    `${s.enemy(foe.enemy)} (place ${slot + 1}, Résistance ${foe.resistance}, Attaque ${foe.attack})`,
    `${s.enemy(foe.enemy)} (place ${slot + 1}, resistance ${foe.resistance}, Attack ${foe.attack})`,
  );
}
