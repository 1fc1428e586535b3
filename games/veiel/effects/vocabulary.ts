/** What cards may speak of in L'Ordre de Veiel. Words stand one a file in `words/`; the forms are the kernel's. */
import { seatsOf, type Text } from '@tablee/kernel';
import type { Context, Vocabulary } from '@tablee/kernel/effect';
import { canBeAimedAt } from '../rules/area.ts';
import { hasActorFallen } from '../rules/enemy.ts';
import { interruptWindow } from '../rules/interruption.ts';
import { tellStatuses } from '../rules/status.ts';
import {
  cardOf,
  caster,
  designOf,
  equipmentOf,
  figureOf,
  gearOf,
  idOf,
  isAlly,
  isCard,
  isFigure,
  isGear,
  isHero,
  isLivingHero,
  isOnBoard,
  ownerOf,
  seatOf,
  seatOfFigure,
  squareOf,
} from '../rules/table.ts';
import { NOBODY, PIECES, type Veiel } from '../types.ts';
import { CONDITIONS } from './conditions.ts';
import { HAPPENINGS } from './happenings.ts';
import { CARD_NOUN, PIECE } from './nouns.ts';
import { PROPERTIES } from './properties.ts';
import { VALUES } from './values.ts';
import { WORDS } from './words/index.ts';
import { ZONES } from './zones.ts';

/** Each seat as a list of its own: every filter asks for one. */
const ALONE = seatsOf(5).map((seat) => [seat]);

/** How long something lasts. */
export const UNTILS: Readonly<Record<string, Text>> = {
  unit: { fr: 'pour cette action', en: 'for this action' },
  turn: { fr: 'jusqu’à la fin du tour du héros', en: 'until the end of the hero’s turn' },
  round: { fr: 'jusqu’à la fin du tour de jeu', en: 'until the end of the round' },
  fight: { fr: 'jusqu’à la fin de l’affrontement', en: 'until the end of the fight' },
  nextAttack: { fr: 'jusqu’à la prochaine attaque', en: 'until the next attack' },
  nextTurn: { fr: 'pour son prochain tour', en: 'for its next turn' },
};

export const vocabulary: Vocabulary<Veiel> = {
  noun: PIECE,
  zones: ZONES,
  properties: PROPERTIES,
  words: WORDS,
  happenings: HAPPENINGS,
  values: VALUES,
  conditions: CONDITIONS,
  facts: {
    amount: { fr: 'les dégâts subis', en: 'the damage taken' },
  },
  kinds: { colour: { gender: 'f', fr: ['couleur', 'couleurs'], en: ['colour', 'colours'] } },
  nouns: { cards: CARD_NOUN },
  untils: UNTILS,
  actions: {
    move: { fr: '{se|se|vous} déplacer', en: 'move' },
    heal: { fr: 'être soigné{e}{s}', en: 'be healed' },
    block: { fr: 'gagner du blocage', en: 'gain block' },
    teleport: { fr: '{se|se|vous} téléporter', en: 'teleport' },
    beAttacked: { fr: 'être attaqué{e}{s}', en: 'be attacked' },
    beTargeted: { fr: 'être ciblé{e}{s}', en: 'be targeted' },
  },
  timings: { play: { fr: '', en: '' } },
  periods: {
    turn: { fr: 'par tour', en: 'per turn' },
    round: { fr: 'par tour de jeu', en: 'per round' },
    fight: { fr: 'par affrontement', en: 'per fight' },
  },
  card: (t, p) => {
    if (isFigure(p)) return designOf(t, figureOf(p)).inBook;
    if (isCard(p)) return cardOf(t, p).id;
    if (isGear(p)) return equipmentOf(t, gearOf(p)).inBook;
    if (p === PIECES.field && t.field >= 0) return t.content.battlefields[t.field]!.inBook;
    if (p === PIECES.scenario && t.scenario >= 0) return t.content.scenarios[t.scenario]!.inBook;
    return '';
  },
  controller: (t, p) => {
    if (isCard(p) && ownerOf(t, p) >= 0) return seatOf(t, ownerOf(t, p));
    if (isGear(p)) return seatOf(t, t.gear.hero[gearOf(p)]!);
    return seatOfFigure(t, isFigure(p) ? figureOf(p) : NOBODY);
  },
  owner: (t, p) => vocabulary.controller(t, p),
  // Co-operative and open: whoever asks, all pieces are looked at once.
  order: (t) => ALONE[seatOfFigure(t, NOBODY)]!,
  choosable: (t, p) => canBeAimedAt(t, p),
  shown: (t, p) => {
    if (isFigure(p)) return { figure: figureOf(p), id: idOf(t, figureOf(p)), square: squareOf(t, p) };
    return isCard(p)
      ? { card: cardOf(t, p).id }
      : isGear(p)
        ? { equipment: equipmentOf(t, gearOf(p)).id }
        : { square: p };
  },
  present: (t, p, c) => !isFigure(p) || canBeGiven(t, figureOf(p), c),
  between: (t, _, after) => (hasActorFallen(t) ? 'over' : interruptWindow(t, after)),
  began: (t, lasting) => tellStatuses(t, lasting),
};

/** A figure on the board; a dead hero nothing (OV-DEATH-8), an ally nothing by a hero (OV-KW-38). */
function canBeGiven(t: Veiel, figure: number, c: Context): boolean {
  if (!isOnBoard(t, figure)) return false;
  if (isHero(t, figure)) return isLivingHero(t, figure);
  const by = caster(t, c);
  return !(isAlly(t, figure) && by >= 0 && isHero(t, by));
}
