/** How the game speaks: questions, options, log lines and refusals in French and English, and the notation of records. */
import type { Decision, GameEvent, Language, Option, Refusal, Result, View, Words } from '@tablee/kernel';
import { list } from '@tablee/kernel';
import type { ModeOption } from '@tablee/kernel/effect';
import type { Config } from './config.ts';
import { baseBox, type Content, contentOf } from './content/content.ts';
import { blockText, faceText, placeText, trapText, treasureText } from './content/text.ts';
import { RANK_NAMES, rank } from './rules/end.ts';
import {
  ADVANCED_TRAP,
  ADVANCED_TREASURE,
  BOSS,
  COMBAT_0,
  squareName,
  TRAP,
  TREASURE,
} from './rules/move.ts';
import {
  BOSS_SLOT,
  type Discarded,
  type Harm,
  type Roll,
  type SoeursEvent,
  type SoeursOption,
  type SoeursView,
} from './types.ts';

type Seen = View<SoeursView>;
type AnyOption = SoeursOption | ModeOption;

function contentIn(view: Seen): Content {
  const { box } = view.table;
  return contentOf(box ?? baseBox(), box !== null, view.config as Config);
}

/** Says things in one language about one table. */
class Speaker {
  readonly fr: boolean;
  readonly content: Content;
  readonly table: SoeursView;
  readonly language: Language;
  constructor(view: Seen, language: Language) {
    this.language = language;
    this.fr = language === 'fr';
    this.content = contentIn(view);
    this.table = view.table;
  }

  say(fr: string, en: string): string {
    return this.fr ? fr : en;
  }

  card(card: number): string {
    const name = this.content.cards[card]!.name[this.language];
    return this.table.level[card] === 1 ? `${name} +` : name;
  }

  cardWithCost(card: number): string {
    const face = this.content.cards[card]!.faces[this.table.level[card]!]!;
    return `${this.card(card)} (${face.cost} Mana${this.fr ? ' : ' : ': '}${faceText(face, this.language).join(' ')})`;
  }

  enemy(enemy: number): string {
    return enemy < 0
      ? this.content.boss.name[this.language]
      : this.content.enemies[enemy]!.name[this.language];
  }

  inSlot(slot: number): string {
    return slot === BOSS_SLOT
      ? this.content.boss.name[this.language]
      : this.enemy(this.table.line.foes[slot] ?? -1);
  }

  place(place: number): string {
    return this.content.places[place]!.name[this.language];
  }

  floor(floor: number): string {
    const { tower } = this.table;
    const card = floor < tower.length ? this.content.floors[tower[floor]!]! : this.content.lastFloor;
    const name = card.name[this.language];
    if (floor === tower.length)
      return this.say(`le dernier étage, celui de ${name}`, `the last floor, that of ${name}`);
    return this.say(
      `l’étage ${floor + 1} sur ${tower.length + 1}, ${name}`,
      `floor ${floor + 1} of ${tower.length + 1}, ${name}`,
    );
  }

  icon(icon: number): string {
    if (icon === TRAP) return this.say('Piège', 'Trap');
    if (icon === ADVANCED_TRAP) return this.say('Piège Avancé', 'Advanced Trap');
    if (icon === TREASURE) return this.say('Trésor', 'Treasure');
    if (icon === ADVANCED_TREASURE) return this.say('Trésor Avancé', 'Advanced Treasure');
    if (icon === BOSS) return 'Boss';
    if (icon > COMBAT_0) return `Combat ${icon - COMBAT_0}`;
    return this.say('case vide', 'empty square');
  }

  side(side: number): string {
    return side === 0 ? this.say('de gauche', 'left') : this.say('de droite', 'right');
  }

  topOf(side: number): string {
    const top = this.table.advanced[side]?.top;
    return top === null || top === undefined ? this.say('rien', 'nothing') : this.cardWithCost(top);
  }

  count(n: number, frOne: string, frMany: string, enOne: string, enMany: string): string {
    return this.fr ? `${n} ${Math.abs(n) < 2 ? frOne : frMany}` : `${n} ${n === 1 ? enOne : enMany}`;
  }

  damage(n: number): string {
    return this.count(n, 'dégât', 'dégâts', 'damage', 'damage');
  }

  hp(n: number): string {
    return this.say(`${n} PS`, `${n} HP`);
  }
}

function notation(option: Option): string {
  const chosen = option as AnyOption;
  switch (chosen.do) {
    case 'mode':
      return `mode ${chosen.block}`;
    case 'die':
    case 'remove':
      return `${chosen.do} ${chosen.pips}`;
    case 'step':
      return `${chosen.to} ${squareName(chosen.square)}`;
    case 'cycle':
    case 'buy':
    case 'take-top':
      return `${chosen.do} ${chosen.side === 0 ? 'left' : 'right'}`;
    case 'target':
      return chosen.slot === BOSS_SLOT ? 'target boss' : `target ${chosen.slot + 1}`;
    case 'absorb':
      return `absorb ${chosen.mana}`;
    default:
      return 'id' in chosen ? `${chosen.do} ${chosen.id}` : chosen.do;
  }
}

/** The dice of the movement lie in the flow's last frame. */
function movementDice(view: Seen): { one: number; other: number; points: number } | null {
  const last = view.flow?.[view.flow.length - 1];
  return last?.does === 'movement'
    ? (last as unknown as { one: number; other: number; points: number })
    : null;
}

function question(view: Seen, decision: Decision, language: Language): string {
  const s = new Speaker(view, language);
  const t = view.table;
  const last = view.flow?.[view.flow.length - 1] as unknown as Record<string, number | boolean> | undefined;
  switch (decision.kind) {
    case 'rollMovement':
      return s.say(
        `Vous êtes à ${s.floor(t.floor)}, séquence ${t.sequence} : lancez les dés de Déplacement.`,
        `You are on ${s.floor(t.floor)}, sequence ${t.sequence}: roll the movement dice.`,
      );
    case 'chooseDie': {
      const dice = movementDice(view);
      return s.say(
        `Les dés montrent ${dice?.one} et ${dice?.other} : lequel gardez-vous ?`,
        `The dice show ${dice?.one} and ${dice?.other}: which one do you keep?`,
      );
    }
    case 'step': {
      const left = movementDice(view)?.points ?? 0;
      return s.say(
        `Où allez-vous ? Encore ${s.count(left, 'case', 'cases', '', '')} à traverser.`,
        `Where do you go? ${s.count(left, '', '', 'square', 'squares')} left to cross.`,
      );
    }
    case 'rollTrap':
      return last?.advanced
        ? s.say('Un Piège Avancé se déclenche : lancez le dé.', 'An Advanced Trap springs: roll the die.')
        : s.say('Un Piège se déclenche : lancez le dé.', 'A Trap springs: roll the die.');
    case 'discardAgainstTrap': {
      const level = levelOf(s.content, last);
      return s.say(
        `Piège Niveau ${level} : défaussez des cartes pour ajouter leur coût au dé (+${last?.bonus} pour l’instant), ou lancez le dé.`,
        `Level ${level} Trap: discard cards to add their cost to the die (+${last?.bonus} so far), or roll the die.`,
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
    case 'target':
      return last?.weakens
        ? s.say('De quel ennemi réduisez-vous l’Attaque ?', 'Which enemy’s Attack do you lower?')
        : s.say(
            `À qui infligez-vous ${s.damage(Number(last?.amount))} ?`,
            `Who takes ${s.damage(Number(last?.amount))}?`,
          );
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
      return last?.advanced
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
    default:
      return decision.kind;
  }
}

function levelOf(content: Content, trap: Record<string, number | boolean> | undefined): number {
  if (!trap) return 0;
  const table = trap.advanced ? content.traps.advanced : content.traps.standard;
  return table[Number(trap.result) - 1]?.level ?? 0;
}

function optionText(view: Seen, option: Option, language: Language): string {
  const s = new Speaker(view, language);
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
      return blockText(s.content, chosen.block, language);
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

const ROLL_NAMES: Readonly<Record<Roll, readonly [string, string]>> = {
  movement: ['Dés de Déplacement', 'Movement dice'],
  trap: ['Dé de Piège', 'Trap die'],
  level: ['Dé de niveau', 'Level die'],
  treasure: ['Dé de Trésor', 'Treasure die'],
  mana: ['Dé de Mana', 'Mana die'],
  resistance: ['Dé de Résistance', 'Resistance die'],
  attack: ['Dé d’Attaque', 'Attack die'],
  gauge: ['Dé de jauge', 'Gauge die'],
  gardiens: ['Dé des Gardiens', 'Guardians die'],
  damage: ['Dé de dégâts', 'Damage die'],
};

const HARM_NAMES: Readonly<Record<Harm, readonly [string, string]>> = {
  attack: ['l’attaque des ennemis', 'the enemies’ attack'],
  trap: ['le piège', 'the trap'],
  place: ['le Lieu', 'the Place'],
  late: ['un combat trop long', 'too long a combat'],
  brulures: ['les Brûlures', 'Burns'],
  card: ['le prix de la carte', 'the card’s price'],
  hate: ['la Hâte', 'Haste'],
  guardian: ['l’attaque du gardien', 'the guardian’s attack'],
  boss: ['l’attaque du Boss', 'the Boss’s attack'],
};

const DISCARD_NAMES: Readonly<Record<Discarded, readonly [string, string]>> = {
  trap: ['contre le piège', 'against the trap'],
  mana: ['pour 1 Mana', 'for 1 Mana'],
  'force-brutale': ['par Force Brutale', 'to Brute Force'],
  limit: ['car la main est pleine', 'as the hand is full'],
  effect: ['', ''],
  defence: ['après la Phase Ennemi', 'after the Enemy Phase'],
  played: ['', ''],
};

function eventText(view: Seen, told: GameEvent, language: Language): string | null {
  const s = new Speaker(view, language);
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
        `Vous jouez ${s.card(event.card)} pour ${event.cost} Mana.`,
        `You play ${s.card(event.card)} for ${event.cost} Mana.`,
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
      return s.say(`Vous piochez ${s.card(event.card)}.`, `You draw ${s.card(event.card)}.`);
    case 'cardTaken':
      return s.say(`Vous prenez ${s.card(event.card)}.`, `You take ${s.card(event.card)}.`);
    case 'cardDiscarded': {
      const why = name(DISCARD_NAMES[event.why]);
      const end = why === '' ? '' : ` ${why}`;
      return s.say(`${s.card(event.card)} est défaussée${end}.`, `${s.card(event.card)} is discarded${end}.`);
    }
    case 'cardBanished':
      return s.say(`${s.card(event.card)} est bannie.`, `${s.card(event.card)} is banished.`);
    case 'cardRaised':
      return s.say(
        `${s.content.cards[event.card]!.name.fr} est améliorée${event.price > 0 ? ` pour ${event.price} XP` : ' gratuitement'}.`,
        `${s.content.cards[event.card]!.name.en} is raised${event.price > 0 ? ` for ${event.price} XP` : ' for free'}.`,
      );
    case 'cardBought':
      return s.say(
        `Vous achetez ${s.card(event.card)} pour ${event.price} XP.`,
        `You buy ${s.card(event.card)} for ${event.price} XP.`,
      );
    case 'deckCycled':
      return s.say(
        `${s.card(event.card)} passe sous la pioche ${s.side(event.side)}.`,
        `${s.card(event.card)} goes to the bottom of the ${s.side(event.side)} deck.`,
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

function endText(s: Speaker, how: string, won: boolean, health: number): string {
  if (won) {
    const name = RANK_NAMES[rank(health)][s.language];
    return s.say(
      `${s.content.boss.name.fr} est vaincu : vous gagnez avec ${health} PS. Rang : ${name}.`,
      `${s.content.boss.name.en} is beaten: you win with ${health} HP. Rank: ${name}.`,
    );
  }
  if (how === 'boss-missed')
    return s.say(
      'Vous n’avez pas atteint le Boss à temps : la partie est perdue.',
      'You did not reach the Boss in time: the game is lost.',
    );
  if (how === 'gave-up') return s.say('Vous abandonnez : c’est une défaite.', 'You give up: it is a defeat.');
  return s.say('Vos PS tombent à 0 : la partie est perdue.', 'Your HP fall to 0: the game is lost.');
}

function refusalText(view: Seen, refusal: Refusal, language: Language): string {
  const s = new Speaker(view, language);
  const about = refusal.about as AnyOption;
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
    case 'R-SA-39':
      return s.say('Il n’y a aucun ennemi à frapper.', 'There is no enemy to strike.');
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

export const words: Words<SoeursView> = {
  notation,
  question,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  result: (view: Seen, result: Result, language) =>
    endText(new Speaker(view, language), result.how, result.winners.length > 0, view.table.health),
  seat: (_, __, language) => (language === 'fr' ? 'Les Sœurs' : 'The Sisters'),
};
