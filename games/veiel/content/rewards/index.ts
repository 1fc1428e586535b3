/** The five reward piles (R-OV-37). */
import type { CardData } from '../types.ts';
import { BLEU } from './bleu.ts';
import { INCOLORE } from './incolore.ts';
import { JAUNE } from './jaune.ts';
import { ROUGE } from './rouge.ts';
import { VERT } from './vert.ts';

export const REWARDS: readonly CardData[] = [...ROUGE, ...BLEU, ...VERT, ...JAUNE, ...INCOLORE];
