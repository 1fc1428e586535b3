/** The schema of a number in a word's arguments: only the values and groups matter for it. */
import { effectSchemas } from '../../../effect/index.ts';
import { conditions } from './conditions.ts';
import { groups } from './groups.ts';
import { values } from './values.ts';

export const { value } = effectSchemas({ words: {}, conditions, values, groups });
