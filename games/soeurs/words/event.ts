/** The log: what happened, in sentences. What held at the time is in the event: of the view only what never changes is used. */
import { type GameEvent, type Language, list } from '@tablee/kernel';
import type { Content } from '../ready/content.ts';
import { placeText, trapText, treasureText } from '../ready/text.ts';
import { squareName } from '../rules/move.ts';
import type { SoeursEvent } from '../types.ts';
import { endText } from './end.ts';
import { DISCARD_NAMES, HARM_NAMES, ROLL_NAMES } from './names.ts';
import { type Seen, Speaker } from './speaker.ts';

export function eventText(view: Seen, told: GameEvent, language: Language, content: Content): string | null {
  const s = new Speaker(view, language, content);
  const event = told as SoeursEvent;
  const name = (pair: readonly [string, string]): string => (s.fr ? pair[0] : pair[1]);
  switch (event.event) {
    case 'towerBuilt':
      return s.say(
        `La tour compte ${event.tower.length} étages avant celui de ${s.content.boss.name.fr}.`,
        `The tower has ${event.tower.length} floors before that of ${s.content.boss.name.en}.`,
      );
    case 'floorEntered':
      return s.say(`Vous arrivez à ${s.floor(event.floor)}.`, `You reach ${s.floor(event.floor)}.`);
    case 'diceRolled':
      return `${name(ROLL_NAMES[event.what])}${s.fr ? ' : ' : ': '}${event.dice.join(s.say(' et ', ' and '))}.`;
    case 'dieChosen':
      return s.say(`Vous gardez le ${event.pips}.`, `You keep the ${event.pips}.`);
    case 'stepped':
      return `${squareName(event.square)}${s.fr ? ' : ' : ': '}${s.icon(event.icon)}.`;
    case 'movementBlocked':
      return s.say(
        `Plus aucun pas permis : ${s.count(event.lost, 'point est perdu', 'points sont perdus', '', '')}.`,
        `No legal step is left: ${s.count(event.lost, '', '', 'point is lost', 'points are lost')}.`,
      );
    case 'trapRead':
      return trapText(s.content, event.advanced, event.result, language);
    case 'levelSettled':
      return s.say(
        `Niveau ${event.level} − (${event.die} + ${event.bonus}) : ${s.damage(event.damage)}.`,
        `Level ${event.level} − (${event.die} + ${event.bonus}): ${s.damage(event.damage)}.`,
      );
    case 'treasureRead':
      return treasureText(s.content, event.advanced, event.result, language);
    case 'enemiesCame': {
      const names = list(
        language,
        event.enemies.map((enemy) => s.enemy(enemy)),
      );
      const wait =
        event.left > 0 ? s.say(` Encore ${event.left} ensuite.`, ` ${event.left} more to come.`) : '';
      return s.say(
        `Combat, vague ${event.wave} : ${names}.${wait}`,
        `Combat, wave ${event.wave}: ${names}.${wait}`,
      );
    }
    case 'placeRead':
      return s.say(
        `Lieu : ${s.place(event.place)}. ${placeText(s.content.places[event.place]!, language)}`,
        `Place: ${s.place(event.place)}. ${placeText(s.content.places[event.place]!, language)}`,
      );
    case 'enemyReady':
      return s.say(
        `${s.enemy(event.enemy)} : Résistance ${event.resistance}, Attaque ${event.attack}.`,
        `${s.enemy(event.enemy)}: resistance ${event.resistance}, Attack ${event.attack}.`,
      );
    case 'roundBegan':
      return `Round ${event.round}.`;
    case 'manaSet':
      return s.say(`Le Lieu change le Mana : ${event.mana}.`, `The Place changes Mana: ${event.mana}.`);
    case 'manaGained':
      return s.say(`+${event.amount} Mana : ${event.mana}.`, `+${event.amount} Mana: ${event.mana}.`);
    case 'manaSpent':
      return s.say(
        `−${event.amount} Mana : reste ${event.mana}.`,
        `−${event.amount} Mana: ${event.mana} left.`,
      );
    case 'cardPlayed':
      return s.say(
        `Vous jouez ${s.face(event)} pour ${event.cost} Mana.`,
        `You play ${s.face(event)} for ${event.cost} Mana.`,
      );
    case 'enemyHit':
      return s.say(
        `${s.enemy(event.enemy)} subit ${s.damage(event.amount)} : Résistance ${event.left}.`,
        `${s.enemy(event.enemy)} takes ${s.damage(event.amount)}: resistance ${event.left}.`,
      );
    case 'enemyBeaten':
      return s.say(
        `${s.enemy(event.enemy)} est vaincu au round ${event.round} : ${event.xp} XP.`,
        `${s.enemy(event.enemy)} is beaten in round ${event.round}: ${event.xp} XP.`,
      );
    case 'enemyReturned':
      return s.say(
        `Coriace : ${s.enemy(event.enemy)} revient avec 1 de Résistance et ${event.attack} en Attaque.`,
        `Tough: ${s.enemy(event.enemy)} comes back with 1 resistance and ${event.attack} Attack.`,
      );
    case 'enemyWeakened':
      return s.say(
        `${s.enemy(event.enemy)} : −${event.amount} en Attaque pour ce round.`,
        `${s.enemy(event.enemy)}: −${event.amount} Attack this round.`,
      );
    case 'enemiesEmboldened':
      return s.say(
        `Les ennemis restants gagnent +${event.amount} en Attaque.`,
        `The enemies left gain +${event.amount} Attack.`,
      );
    case 'defenceGained':
      return s.say(
        `+${event.amount} en Défense : ${event.total}.`,
        `+${event.amount} Defence: ${event.total}.`,
      );
    case 'attacked':
      return attackText(s, event);
    case 'healthLost':
      return s.say(
        `Vous perdez ${event.amount} PS (${name(HARM_NAMES[event.why])}) : il vous en reste ${event.left}.`,
        `You lose ${event.amount} HP (${name(HARM_NAMES[event.why])}): ${event.left} left.`,
      );
    case 'healthRegained':
      return s.say(
        `Vous regagnez ${event.amount} PS : ${event.now}.`,
        `You regain ${event.amount} HP: ${event.now}.`,
      );
    case 'ceilingLowered':
      return s.say(
        `Nouveau palier : vous ne dépasserez plus ${event.ceiling} PS.`,
        `New ceiling: you will never again exceed ${event.ceiling} HP.`,
      );
    case 'cardDrawn':
      return s.say(`Vous piochez ${s.face(event)}.`, `You draw ${s.face(event)}.`);
    case 'cardTaken':
      return s.say(`Vous prenez ${s.face(event)}.`, `You take ${s.face(event)}.`);
    case 'cardDiscarded': {
      const why = name(DISCARD_NAMES[event.why]);
      const end = why === '' ? '' : ` ${why}`;
      return s.say(`${s.face(event)} est défaussée${end}.`, `${s.face(event)} is discarded${end}.`);
    }
    case 'cardBanished':
      return s.say(`${s.face(event)} est bannie.`, `${s.face(event)} is banished.`);
    case 'cardRaised':
      return s.say(
        `${s.content.cards[event.card]!.name.fr} est améliorée${event.price > 0 ? ` pour ${event.price} XP` : ' gratuitement'}.`,
        `${s.content.cards[event.card]!.name.en} is raised${event.price > 0 ? ` for ${event.price} XP` : ' for free'}.`,
      );
    case 'cardBought':
      return s.say(
        `Vous achetez ${s.face(event)} pour ${event.price} XP.`,
        `You buy ${s.face(event)} for ${event.price} XP.`,
      );
    case 'deckCycled':
      return s.say(
        `${s.face(event)} passe sous la pioche ${s.side(event.side)}.`,
        `${s.face(event)} goes to the bottom of the ${s.side(event.side)} deck.`,
      );
    case 'deckReformed':
      return event.which === 'action'
        ? s.say(
            `La défausse Action devient la nouvelle pioche (${s.count(event.cards, 'carte', 'cartes', '', '')}).`,
            `The Action discard pile becomes the new deck (${s.count(event.cards, '', '', 'card', 'cards')}).`,
          )
        : s.say(
            `La défausse des ennemis devient la nouvelle pioche (${s.count(event.cards, 'carte', 'cartes', '', '')}).`,
            `The enemy discard pile becomes the new deck (${s.count(event.cards, '', '', 'card', 'cards')}).`,
          );
    case 'deckShuffled':
      return s.say('La pioche Action est mélangée.', 'The Action deck is shuffled.');
    case 'xpGained':
      return s.say(`+${event.amount} XP : ${event.now}.`, `+${event.amount} XP: ${event.now}.`);
    case 'xpLost':
      return s.say(`−${event.amount} XP : ${event.now}.`, `−${event.amount} XP: ${event.now}.`);
    case 'rerolled':
      return event.what === 'mana'
        ? s.say('Vous relancez le Mana pour 1 XP.', 'You reroll Mana for 1 XP.')
        : s.say('Vous relancez le Déplacement pour 1 XP.', 'You reroll the movement for 1 XP.');
    case 'potionGained':
      return s.say(`Vous gagnez une potion : ${event.now}.`, `You gain a potion: ${event.now}.`);
    case 'potionWasted':
      return s.say(
        'Cette potion est perdue : vous en avez déjà le maximum.',
        'This potion is lost: you own as many as you may.',
      );
    case 'potionLost':
      return s.say(
        `Vous perdez une potion : il en reste ${event.now}.`,
        `You lose a potion: ${event.now} left.`,
      );
    case 'potionDrunk':
      return s.say(
        `Vous buvez une potion : il en reste ${event.left}.`,
        `You drink a potion: ${event.left} left.`,
      );
    case 'nothingHappened':
      return s.say('Rien ne se passe.', 'Nothing happens.');
    case 'combatWon':
      return s.say(`Combat gagné au round ${event.round}.`, `Combat won in round ${event.round}.`);
    case 'bossReached':
      return s.say(
        `Vous voici devant ${s.content.boss.name.fr}, avec ${event.health} PS.`,
        `You stand before ${s.content.boss.name.en}, with ${event.health} HP.`,
      );
    case 'bossReady':
      return s.say(
        `${s.content.boss.name.fr} : jauge ${event.dice.join(', ')}, Attaque ${event.attack}.`,
        `${s.content.boss.name.en}: gauge ${event.dice.join(', ')}, Attack ${event.attack}.`,
      );
    case 'bossStruck':
      return s.say(
        `Attaque de ${event.value} contre le Boss, avec ${s.count(event.cards, 'carte', 'cartes', '', '')}.`,
        `An attack of ${event.value} on the Boss, with ${s.count(event.cards, '', '', 'card', 'cards')}.`,
      );
    case 'dieRemoved':
      return s.say(
        `Le dé de ${event.pips} est retiré : il en reste ${event.left}.`,
        `The die of ${event.pips} is removed: ${event.left} left.`,
      );
    case 'attackTooWeak':
      return s.say(
        `Une attaque de ${event.value} ne retire aucun dé.`,
        `An attack of ${event.value} removes no die.`,
      );
    case 'gaugeReset':
      return s.say(
        `X2 : la jauge se reforme, ${event.dice.join(', ')}.`,
        `X2: the gauge is put back, ${event.dice.join(', ')}.`,
      );
    case 'guardianCame':
      return s.say(
        `Gardiens, ${event.die} : ${s.enemy(event.enemy)} vient aux côtés du Boss.`,
        `Guardians, ${event.die}: ${s.enemy(event.enemy)} comes to the Boss’s side.`,
      );
    case 'nobodyCame':
      return s.say(`Gardiens, ${event.die} : personne ne vient.`, `Guardians, ${event.die}: nobody comes.`);
    case 'ended':
      return endText(s, event.how, event.won, event.health);
    default:
      return null;
  }
}

/** The arithmetic of an attack, each term written out. */
function attackText(s: Speaker, event: Extract<SoeursEvent, { event: 'attacked' }>): string {
  const terms = event.terms.map(
    ({ enemy, level, raging }) => `${s.enemy(enemy)} ${raging ? `${level} × 2` : level}`,
  );
  const sum = terms.length > 1 ? `(${terms.join(' + ')})` : (terms[0] ?? '0');
  const less = [
    event.defence > 0 ? ` − ${event.defence} ${s.say('de Défense', 'Defence')}` : '',
    event.mana > 0 ? ` − ${event.mana} Mana` : '',
  ].join('');
  const who = {
    attack: s.say('Phase Ennemi', 'Enemy Phase'),
    hate: s.say('Hâte', 'Haste'),
    guardian: s.say('Attaque du gardien', 'Guardian’s attack'),
    boss: s.say('Attaque du Boss', 'Boss’s attack'),
  }[event.who as 'attack'];
  return `${who}${s.fr ? ' : ' : ': '}${sum}${less} = ${s.hp(event.loss)}.`;
}
