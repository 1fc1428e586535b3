/** The heroes with their level cards, one a file. */

import type { HeroSet } from '../forms.ts';
import type { CardData, HeroData } from '../types.ts';
import { ANSGARDE } from './ansgarde.ts';
import { ARLEQUINE } from './arlequine.ts';
import { ARTIFICIERE } from './artificiere.ts';
import { BRUNE } from './brune.ts';
import { CORVAN } from './corvan.ts';
import { ETRANGER } from './etranger.ts';
import { GASPARD } from './gaspard.ts';
import { HROLF } from './hrolf.ts';
import { JUMEAUX } from './jumeaux.ts';
import { MAELLE } from './maelle.ts';
import { MAITRESSE } from './maitresse.ts';
import { ODON } from './odon.ts';
import { TIPHAINE } from './tiphaine.ts';
import { YSOLINE } from './ysoline.ts';

const SETS: readonly HeroSet[] = [
  BRUNE,
  YSOLINE,
  CORVAN,
  ANSGARDE,
  TIPHAINE,
  ODON,
  GASPARD,
  MAELLE,
  ARLEQUINE,
  HROLF,
  MAITRESSE,
  JUMEAUX,
  ETRANGER,
  ARTIFICIERE,
];

export const HEROES: readonly HeroData[] = SETS.map(({ hero }) => hero);
export const HERO_CARDS: readonly CardData[] = SETS.flatMap(({ cards }) => cards);
