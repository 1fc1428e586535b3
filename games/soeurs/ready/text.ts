/** The printed texts, made from the effects: what a card says is what it does. */
import { type Language, plural } from '@tablee/kernel';
import { sayer, sentence, textOf, type Vocabulary } from '@tablee/kernel/effect-first';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Content, Face, PlaceCard } from './content.ts';

const words = vocabulary as unknown as Vocabulary<never>;

/** A face's lines, its condition first. */
export function faceText(face: Pick<Face, 'condition' | 'effects'>, language: Language): string[] {
  const lines = textOf(words, face.effects, language);
  if (face.condition === null) return lines;
  const condition = sayer(words, language).condition(face.condition);
  return [language === 'fr' ? `Condition : ${condition}.` : `Condition: ${condition}.`, ...lines];
}

const OCCASION_TEXT = {
  startOfCombat: { fr: 'Au début du combat', en: 'At the start of the combat' },
  startOfRound: { fr: 'Au début de chaque round', en: 'At the start of each round' },
  enemyBeaten: { fr: 'Chaque fois qu’un ennemi est vaincu', en: 'Each time an enemy is beaten' },
  endOfRound: { fr: 'À la fin de chaque round', en: 'At the end of each round' },
} as const;

const COSTED_TEXT = {
  damage: { fr: 'Les cartes qui infligent des dégâts coûtent', en: 'Cards that deal damage cost' },
  defence: { fr: 'Les cartes de Défense coûtent', en: 'Defence cards cost' },
  raised: { fr: 'Les cartes améliorées coûtent', en: 'Raised cards cost' },
  all: { fr: 'Toutes les cartes coûtent', en: 'All cards cost' },
} as const;

/** One sentence; a Place without effect says so. */
export function placeText(place: Pick<PlaceCard, 'hook'>, language: Language): string {
  const { hook } = place;
  const fr = language === 'fr';
  if (hook === null) return fr ? 'Aucun effet.' : 'No effect.';
  if ('on' in hook) {
    const does = sayer(words, language).effects(hook.effect);
    return sentence(`${OCCASION_TEXT[hook.on][language]}${fr ? ' : ' : ': '}${does}`);
  }
  const n = Math.abs(hook.by);
  const more = hook.by > 0;
  const sign = `${more ? '+' : '−'}${n}`;
  const moreOrLess = fr ? `${n} de ${more ? 'plus' : 'moins'}` : `${n} ${more ? 'more' : 'less'}`;
  switch (hook.changes) {
    case 'mana':
      return fr ? `Après le lancer de Mana : ${sign} Mana.` : `After the Mana roll: ${sign} Mana.`;
    case 'cardCost':
      return `${COSTED_TEXT[hook.of ?? 'all'][language]} ${moreOrLess}${fr ? ' en Mana' : ' Mana'}.`;
    case 'drawCost':
      return fr
        ? `Piocher une carte coûte ${moreOrLess} en Mana.`
        : `Drawing a card costs ${moreOrLess} Mana.`;
    case 'drawLimit':
      return fr
        ? `Vous ne pouvez payer que ${n} ${plural(language, n, 'pioche', 'pioches')} par round.`
        : `You may pay for only ${n} ${plural(language, n, 'draw', 'draws')} each round.`;
    case 'damage':
      return fr
        ? `Chacun de vos coups inflige ${sign} dégât (au moins 1).`
        : `Each of your blows deals ${sign} damage (at least 1).`;
    case 'attack':
      return fr ? `Les ennemis ont ${sign} en Attaque.` : `Enemies have ${sign} Attack.`;
    case 'resistance':
      return fr
        ? `Les ennemis ont ${sign} en Résistance (au moins 1).`
        : `Enemies have ${sign} resistance (at least 1).`;
    case 'defence':
      return fr
        ? `Chaque carte de Défense donne ${sign} (au moins 1).`
        : `Each Defence card gives ${sign} (at least 1).`;
    case 'healing':
      return fr
        ? `Cartes et potions rendent ${moreOrLess} en PS (au moins 1).`
        : `Cards and potions give back ${moreOrLess} HP (at least 1).`;
    case 'xp':
      return fr
        ? `Chaque ennemi vaincu rapporte ${sign} XP (jusqu’au round 6).`
        : `Each enemy beaten earns ${sign} XP (up to round 6).`;
  }
}

/** What a result of the Trap card says. */
export function trapText(content: Content, advanced: boolean, result: number, language: Language): string {
  const { level, block } = (advanced ? content.traps.advanced : content.traps.standard)[result - 1]!;
  if (level > 0) return language === 'fr' ? `Piège Niveau ${level}.` : `Level ${level} Trap.`;
  return blockText(content, block, language);
}

/** What a result of the Treasure card says. */
export function treasureText(
  content: Content,
  advanced: boolean,
  result: number,
  language: Language,
): string {
  const blocks = advanced ? content.treasures.advanced : content.treasures.standard;
  return blockText(content, blocks[result - 1]!, language);
}

/** Any block of effects, as one run of sentences. */
export function blockText(content: Content, block: number, language: Language): string {
  return textOf(words, content.scripts.effects[block]!, language).join(' ');
}
