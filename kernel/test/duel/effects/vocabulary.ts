/** All that the duel's cards are made of. A word has its own file. */
import type { Vocabulary } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { cancel } from './cancel.ts';
import { conditions } from './conditions.ts';
import { damage } from './damage.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { groups } from './groups.ts';
import { heal } from './heal.ts';
import { spark } from './spark.ts';
import { strengthen } from './strengthen.ts';
import { values } from './values.ts';

export const vocabulary: Vocabulary<Duel> = {
  words: { damage, draw, heal, spark, strengthen, discard, cancel },
  conditions,
  values,
  groups,
};
