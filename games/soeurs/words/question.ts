/** What is asked, in one plain sentence. */
import { type Decision, frameOf, type Language } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { placeText } from '../ready/text.ts';
import { movement } from '../rules/move.ts';
import { aim } from '../rules/strike.ts';
import { trap } from '../rules/trap.ts';
import { treasure } from '../rules/treasure.ts';
import { type Seen, Speaker } from './speaker.ts';

export function question(view: Seen, decision: Decision, language: Language, content: Content): string {
  const s = new Speaker(view, language, content);
  const t = view.table;
  switch (decision.kind) {
    case 'rollMovement':
      return s.say(
        `Vous êtes à ${s.floor(t.floor)}, séquence ${t.sequence} : lancez les dés de Déplacement.`,
        `You are on ${s.floor(t.floor)}, sequence ${t.sequence}: roll the movement dice.`,
      );
    case 'chooseDie': {
      const dice = frameOf(view, movement);
      return s.say(
        `Les dés montrent ${dice?.one} et ${dice?.other} : lequel gardez-vous ?`,
        `The dice show ${dice?.one} and ${dice?.other}: which one do you keep?`,
      );
    }
    case 'step': {
      const left = frameOf(view, movement)?.points ?? 0;
      return s.say(
        `Où allez-vous ? Encore ${s.count(left, 'case', 'cases', '', '')} à traverser.`,
        `Where do you go? ${s.count(left, '', '', 'square', 'squares')} left to cross.`,
      );
    }
    case 'rollTrap':
      return frameOf(view, trap)?.advanced
        ? s.say('Un Piège Avancé se déclenche : lancez le dé.', 'An Advanced Trap springs: roll the die.')
        : s.say('Un Piège se déclenche : lancez le dé.', 'A Trap springs: roll the die.');
    case 'discardAgainstTrap': {
      const sprung = frameOf(view, trap);
      const level = levelOf(content, sprung);
      return s.say(
        `Piège Niveau ${level} : défaussez des cartes pour ajouter leur coût au dé (+${sprung?.bonus} pour l’instant), ou lancez le dé.`,
        `Level ${level} Trap: discard cards to add their cost to the die (+${sprung?.bonus} so far), or roll the die.`,
      );
    }
    case 'nextWave':
      return s.say('Des ennemis vous attendent : êtes-vous prête ?', 'Enemies are waiting: are you ready?');
    case 'startCombat':
      return s.say(
        `Le combat va commencer : ${s.place(t.place)}. ${placeText(s.content.places[t.place]!, language)}`,
        `The combat is about to begin: ${s.place(t.place)}. ${placeText(s.content.places[t.place]!, language)}`,
      );
    case 'rollMana':
      return s.say(`Round ${t.round} : lancez le dé de Mana.`, `Round ${t.round}: roll the Mana die.`);
    case 'rerollMana':
      return s.say(
        `Le dé donne ${t.mana} Mana : le gardez-vous ?`,
        `The die gives ${t.mana} Mana: do you keep it?`,
      );
    case 'answerHate':
      return s.say(
        `Hâte : l’ennemi attaque tout de suite. Combien de Mana dépensez-vous pour réduire les dégâts ? (Mana : ${t.mana})`,
        `Haste: the enemy attacks at once. How much Mana do you spend to lower the damage? (Mana: ${t.mana})`,
      );
    case 'act': {
      const coming = t.incoming;
      return s.say(
        `Phase Joueur, ${t.mana} Mana : que faites-vous ? La Phase Ennemi vous coûterait ${s.hp(coming?.loss ?? 0)}.`,
        `Player Phase, ${t.mana} Mana: what do you do? The Enemy Phase would cost you ${s.hp(coming?.loss ?? 0)}.`,
      );
    }
    case 'declare':
      return s.say(
        'Ajoutez-vous une carte à cette attaque contre le Boss, ou frappez-vous ?',
        'Do you add a card to this attack on the Boss, or strike?',
      );
    case 'removeDie':
      return s.say(
        `Votre attaque vaut ${t.toBoss} : quel dé du Boss retirez-vous ?`,
        `Your attack is worth ${t.toBoss}: which of the Boss’s dice do you remove?`,
      );
    case 'target': {
      const { weakens, amount = 0 } = frameOf(view, aim) ?? {};
      return weakens
        ? s.say('De quel ennemi réduisez-vous l’Attaque ?', 'Which enemy’s Attack do you lower?')
        : s.say(`À qui infligez-vous ${s.damage(amount)} ?`, `Who takes ${s.damage(amount)}?`);
    }
    case 'banish':
      return s.say(
        'Bannissez-vous la carte que vous venez de jouer ?',
        'Do you banish the card you have just played?',
      );
    case 'potion':
      return s.say(
        'D’autres dégâts arrivent : buvez-vous une potion avant ?',
        'More damage is coming: do you drink a potion first?',
      );
    case 'rollTreasure':
      return frameOf(view, treasure)?.advanced
        ? s.say('Un Trésor Avancé : lancez le dé.', 'An Advanced Treasure: roll the die.')
        : s.say('Un Trésor : lancez le dé.', 'A Treasure: roll the die.');
    case 'pickCard':
      return s.say('Quelle carte prenez-vous ?', 'Which card do you take?');
    case 'takeAdvanced':
      return s.say(
        'De quelle pioche Action Avancée prenez-vous la carte ?',
        'From which Advanced Action deck do you take the card?',
      );
    case 'discardCards':
      return s.say('Quelle carte défaussez-vous ?', 'Which card do you discard?');
    case 'overLimit':
      return s.say(
        'Votre main est trop grande : quelle carte défaussez-vous ?',
        'Your hand is too large: which card do you discard?',
      );
    case 'enterBoss':
      return s.say(
        `${s.content.boss.name.fr} vous attend. Dépensez vos XP : ils ne vaudront plus rien ensuite.`,
        `${s.content.boss.name.en} awaits you. Spend your XP now: they will be worth nothing afterwards.`,
      );
    case 'mode':
      return s.say('Que choisissez-vous ?', 'What do you choose?');
    case 'may':
      return s.say('Le faites-vous ?', 'Do you do it?');
    default:
      return decision.kind;
  }
}

function levelOf(
  content: Content,
  sprung: { readonly advanced: boolean; readonly result: number } | null,
): number {
  if (!sprung) return 0;
  const table = sprung.advanced ? content.traps.advanced : content.traps.standard;
  return table[sprung.result - 1]?.level ?? 0;
}
