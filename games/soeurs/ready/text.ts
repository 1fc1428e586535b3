/** The printed texts, made from the effects: what a card says is what it does. */
import { type Language, plural } from '@tablee/kernel';
import { effectsText, Speech } from '@tablee/kernel/effect';
import { CARD } from '../effects/nouns.ts';
import type { Content, Face } from './content.ts';
import type { PlaceCard } from './place.ts';

/** A face's lines, its condition first. */
export function faceText(face: Pick<Face, 'condition' | 'lines'>, language: Language): string[] {
  const speech = new Speech(language, CARD);
  const condition = face.condition?.say(speech);
  const lines = face.lines.sentences.map((line) => speech.close(line.say(speech)));
  if (condition === undefined) return lines;
  return [language === 'fr' ? `Condition : ${condition}.` : `Condition: ${condition}.`, ...lines];
}

const COSTED_TEXT = {
  damages: { fr: 'Les cartes qui infligent des dégâts coûtent', en: 'Cards that deal damage cost' },
  defends: { fr: 'Les cartes de Défense coûtent', en: 'Defence cards cost' },
  raised: { fr: 'Les cartes améliorées coûtent', en: 'Raised cards cost' },
  all: { fr: 'Toutes les cartes coûtent', en: 'All cards cost' },
} as const;
type Costed = keyof typeof COSTED_TEXT;

/** One sentence or several; a Place without effect says so. */
export function placeText(place: Pick<PlaceCard, 'does' | 'ability'>, language: Language): string {
  const { does, ability } = place;
  if (does === null || ability === null) return language === 'fr' ? 'Aucun effet.' : 'No effect.';
  if ('on' in does) return ability.text(new Speech(language, CARD));
  const { of, gets } = does.always;
  const costed = (Object.keys(of).find((key) => key !== 'type') ?? 'all') as Costed;
  return Object.entries(gets)
    .map(([what, by]) => changeText(what, by as number | { atMost: number }, costed, language))
    .join(' ');
}

function changeText(
  what: string,
  by: number | { readonly atMost: number },
  costed: Costed,
  language: Language,
): string {
  const fr = language === 'fr';
  const change = typeof by === 'number' ? by : by.atMost;
  const n = Math.abs(change);
  const more = change > 0;
  const sign = `${more ? '+' : '−'}${n}`;
  const moreOrLess = fr ? `${n} de ${more ? 'plus' : 'moins'}` : `${n} ${more ? 'more' : 'less'}`;
  switch (what) {
    case 'mana':
      return fr ? `Après le lancer de Mana : ${sign} Mana.` : `After the Mana roll: ${sign} Mana.`;
    case 'cost':
      return `${COSTED_TEXT[costed][language]} ${moreOrLess}${fr ? ' en Mana' : ' Mana'}.`;
    case 'drawCost':
      return fr
        ? `Piocher une carte coûte ${moreOrLess} en Mana.`
        : `Drawing a card costs ${moreOrLess} Mana.`;
    case 'draws':
      return fr
        ? `Vous ne pouvez payer que ${n} ${plural(language, n, 'pioche', 'pioches')} par round.`
        : `You may pay for only ${n} ${plural(language, n, 'draw', 'draws')} each round.`;
    case 'blows':
      return fr
        ? `Chacun de vos coups inflige ${sign} dégât (au moins 1).`
        : `Each of your blows deals ${sign} damage (at least 1).`;
    case 'attack':
      return fr ? `Les ennemis ont ${sign} en Attaque.` : `Enemies have ${sign} Attack.`;
    case 'resistance':
      return fr
        ? `Les ennemis ont ${sign} en Résistance (au moins 1).`
        : `Enemies have ${sign} resistance (at least 1).`;
    case 'cardDefence':
      return fr
        ? `Chaque carte de Défense donne ${sign} (au moins 1).`
        : `Each Defence card gives ${sign} (at least 1).`;
    case 'healing':
      return fr
        ? `Cartes et potions rendent ${moreOrLess} en PS (au moins 1).`
        : `Cards and potions give back ${moreOrLess} HP (at least 1).`;
    case 'earnedXp':
      return fr
        ? `Chaque ennemi vaincu rapporte ${sign} XP (jusqu’au round 6).`
        : `Each enemy beaten earns ${sign} XP (up to round 6).`;
    default:
      throw new Error(`A Place does not change ${what}.`);
  }
}

/** What a result of the Trap card says. */
export function trapText(content: Content, advanced: boolean, result: number, language: Language): string {
  const { level, effect } = (advanced ? content.traps.advanced : content.traps.standard)[result - 1]!;
  if (level > 0) return language === 'fr' ? `Piège Niveau ${level}.` : `Level ${level} Trap.`;
  return effectsText(content.book, effect, language);
}

/** What a result of the Treasure card says. */
export function treasureText(
  content: Content,
  advanced: boolean,
  result: number,
  language: Language,
): string {
  const effects = advanced ? content.treasures.advanced : content.treasures.standard;
  return effectsText(content.book, effects[result - 1]!, language);
}
