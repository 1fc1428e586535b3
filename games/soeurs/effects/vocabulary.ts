/** The words that cards, Places, traps and treasures are written in, one file each. */
import type { Vocabulary, Word } from '@tablee/kernel/effect-first';
import type { Soeurs } from '../types.ts';
import { damage } from './damage.ts';
import { damageAll } from './damage-all.ts';
import { defence } from './defence.ts';
import { discardChosen } from './discard-chosen.ts';
import { discardRandom } from './discard-random.ts';
import { draw } from './draw.ts';
import { embolden } from './embolden.ts';
import { FACTS } from './facts.ts';
import { heal } from './heal.ts';
import { loseHealth } from './lose-health.ts';
import { losePotion } from './lose-potion.ts';
import { loseXp } from './lose-xp.ts';
import { mana } from './mana.ts';
import { nothing } from './nothing.ts';
import { packets } from './packets.ts';
import { payHealth } from './pay-health.ts';
import { pickFromDeck } from './pick-from-deck.ts';
import { pickFromDiscard } from './pick-from-discard.ts';
import { potion } from './potion.ts';
import { takeAdvanced } from './take-advanced.ts';
import { weaken } from './weaken.ts';
import { xp } from './xp.ts';

/** What each is given is its own matter: checked by its schema, then handed to it. */
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
} as unknown as Readonly<Record<string, Word<Soeurs>>>;

export const vocabulary: Vocabulary<Soeurs> = { ...FACTS, words: WORDS };
