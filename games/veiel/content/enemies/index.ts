/** The enemies of three ranks; bosses have a room of their own. */
import type { EnemyData } from '../types.ts';
import { BASIQUE } from './basique.ts';
import { INTERMEDIAIRE } from './intermediaire.ts';
import { PUISSANT } from './puissant.ts';

export const ENEMIES: readonly EnemyData[] = [...BASIQUE, ...INTERMEDIAIRE, ...PUISSANT];
