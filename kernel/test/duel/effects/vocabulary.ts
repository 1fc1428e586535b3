/** The effect language of the duel: a verb has its own file, the rest is in `numbers.ts`. */
import { type EffectSchemas, effectSchemas, performing, type Vocabulary } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { boost } from './boost.ts';
import { cancel } from './cancel.ts';
import { damage } from './damage.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { fill } from './fill.ts';
import { heal } from './heal.ts';
import { numbers } from './numbers.ts';
import { peek } from './peek.ts';

export const vocabulary: Vocabulary<Duel> = {
  ...numbers,
  words: { boost, cancel, damage, discard, draw, fill, heal, peek },
};

export const schemas: EffectSchemas = effectSchemas(vocabulary);

/** Carries out a card's effects (DU-CARD-1). */
export const perform = performing(vocabulary, 'DU-CARD-1');
