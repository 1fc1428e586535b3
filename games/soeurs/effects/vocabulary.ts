/** The words that cards, Places, traps and treasures are written in, one file each. */
import type { Happening, Vocabulary } from '@tablee/kernel/effect';
import { PLAYER } from '../rules/end.ts';
import type { Soeurs } from '../types.ts';
import { damage } from './damage.ts';
import { damageAll } from './damage-all.ts';
import { defence } from './defence.ts';
import { discardChosen } from './discard-chosen.ts';
import { discardRandom } from './discard-random.ts';
import { draw } from './draw.ts';
import { embolden } from './embolden.ts';
import { conditions, values } from './facts.ts';
import { heal } from './heal.ts';
import { loseHealth } from './lose-health.ts';
import { losePotion } from './lose-potion.ts';
import { loseXp } from './lose-xp.ts';
import { mana } from './mana.ts';
import { nothing } from './nothing.ts';
import { ENEMY } from './nouns.ts';
import { packets } from './packets.ts';
import { payHealth } from './pay-health.ts';
import { pickFromDeck } from './pick-from-deck.ts';
import { pickFromDiscard } from './pick-from-discard.ts';
import { combat, OCCASIONS, properties } from './pieces.ts';
import { potion } from './potion.ts';
import { takeAdvanced } from './take-advanced.ts';
import { weaken } from './weaken.ts';
import { xp } from './xp.ts';

const WORDS = {
  damage,
  packets,
  damageAll,
  defence,
  heal,
  draw,
  mana,
  weaken,
  embolden,
  xp,
  payHealth,
  loseHealth,
  discardChosen,
  discardRandom,
  loseXp,
  losePotion,
  nothing,
  potion,
  pickFromDeck,
  pickFromDiscard,
  takeAdvanced,
};

const happenings = Object.fromEntries(
  Object.entries(OCCASIONS).map(([occasion, reads]) => [occasion, { facts: {}, own: true, reads }]),
) as unknown as Readonly<Record<string, Happening<Soeurs>>>;

/** A combat is short: nothing lasts beyond the line that is carried out, and what a Place changes holds throughout. */
export const vocabulary: Vocabulary<Soeurs> = {
  noun: ENEMY,
  forms: ['do', 'if', 'modes', 'may', 'repeat'],
  zones: { combat },
  properties,
  words: WORDS,
  happenings,
  values,
  conditions,
  untils: {},
  actions: {},
  timings: {},
  periods: {},
  card: () => '',
  controller: () => PLAYER,
  owner: () => PLAYER,
  order: () => [PLAYER],
};
