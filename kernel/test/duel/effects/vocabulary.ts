/** The effect language of the duel: a verb has its own file, the rest is in the files beside it. */
import {
  type EffectSchemas,
  effectSchemas,
  isForbidden,
  type Lasting,
  noun,
  type Vocabulary,
} from '../../../effect/index.ts';
import { seatsOf } from '../../../index.ts';
import { announce } from '../rules/announce.ts';
import { cardOf, controllerOf, creatureAt, opponent, ownerOf, shown } from '../rules/table.ts';
import { handOver } from '../rules/zone.ts';
import type { Duel, Piece } from '../types.ts';
import { bring } from './bring.ts';
import { cancel } from './cancel.ts';
import { copy } from './copy.ts';
import { damage } from './damage.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { endDay } from './end-day.ts';
import { fill } from './fill.ts';
import { happenings } from './happenings.ts';
import { heal } from './heal.ts';
import { look } from './look.ts';
import { mark } from './mark.ts';
import { CARD, DAMAGE } from './nouns.ts';
import { peek } from './peek.ts';
import { properties } from './properties.ts';
import { push } from './push.ts';
import { ready } from './ready.ts';
import { shed } from './shed.ts';
import { spend } from './spend.ts';
import { summon } from './summon.ts';
import { swap } from './swap.ts';
import { tire } from './tire.ts';
import { conditions, values } from './values.ts';
import { zones } from './zones.ts';

export const vocabulary: Vocabulary<Duel> = {
  noun: CARD,
  zones,
  properties,
  happenings,
  values,
  conditions,
  words: {
    bring,
    cancel,
    copy,
    damage,
    destroy,
    discard,
    draw,
    endDay,
    fill,
    heal,
    look,
    mark,
    peek,
    push,
    ready,
    shed,
    spend,
    summon,
    swap,
    tire,
  },
  nouns: { damage: DAMAGE },
  facts: {
    amount: { fr: 'ces dégâts', en: 'that damage', agrees: { gender: 'm', many: true } },
    prevented: { fr: 'les dégâts ainsi prévenus', en: 'the damage prevented this way' },
    paid: { fr: 'le coût payé', en: 'the cost paid' },
  },
  kinds: {
    colour: noun('f', 'couleur', 'couleurs', 'colour', 'colours'),
    class: noun('f', 'classe', 'classes', 'class', 'classes'),
  },
  untils: {
    turn: { fr: 'jusqu’à la fin du tour', en: 'until the end of the turn' },
    combat: { fr: 'jusqu’à la fin du combat', en: 'until the end of combat' },
    yourTurn: { fr: 'jusqu’au début de votre prochain tour', en: 'until the start of your next turn' },
  },
  actions: {
    attack: { fr: 'attaquer', en: 'attack' },
    block: { fr: 's’interposer', en: 'step in' },
    beAimedAt: { fr: 'être ciblé{e}{s}', en: 'be targeted' },
  },
  timings: {
    fast: { fr: '', en: '' },
    slow: { fr: '', en: '' },
    word: { fr: '**Parole**', en: '**Word**' },
  },
  periods: { turn: { fr: 'par tour', en: 'per turn' }, game: { fr: 'par partie', en: 'per game' } },
  card: (t, piece) => cardOf(t, piece as Piece)?.id ?? '',
  controller: (t, piece) => controllerOf(t, piece as Piece),
  owner: (t, piece) => ownerOf(t, piece as Piece),
  order: (t) => (t.active === 0 ? SEATS : BACKWARDS),
  opponent: (_, seat) => opponent(seat),
  shown: (t, piece) => shown(t, piece as Piece),
  targetable: (t, piece, c) =>
    c.by === controllerOf(t, piece as Piece) || !isForbidden(t, 'beAimedAt', piece),
  present: (t, piece) => creatureAt(t, piece as Piece) !== undefined,
  announced: announce,
  began: (t, { of, changes, by }) => {
    if (isSeizure(changes)) for (const piece of of) handOver(t, piece as Piece, by);
    if (t.told)
      for (const piece of of)
        t.told.push({ event: 'boosted', ...shown(t, piece as Piece), rule: 'DU-CREA-2' });
  },
  // Control goes back to the owner.
  ended: (t, { of, changes }) => {
    if (isSeizure(changes)) for (const piece of of) handOver(t, piece as Piece, ownerOf(t, piece as Piece));
  },
};
const isSeizure = (changes: Lasting['changes']): boolean => changes.some(({ what }) => what === 'held');
const SEATS = seatsOf(2);
const BACKWARDS = [...SEATS].reverse();

export const schemas: EffectSchemas = effectSchemas(vocabulary);
