/** All that is in the box. A pack from outside has the same form. */
import { AFFLICTIONS } from './afflictions.ts';
import { AREAS } from './areas.ts';
import { BASE_CARDS } from './base.ts';
import { BATTLEFIELDS } from './battlefields.ts';
import { BOSSES } from './bosses/index.ts';
import { ENEMIES } from './enemies/index.ts';
import { ENTITIES } from './entities.ts';
import { EQUIPMENT } from './equipment/index.ts';
import { ESSENCES } from './essences.ts';
import { HERO_CARDS, HEROES } from './heroes/index.ts';
import { NOVICES } from './novices.ts';
import { REWARDS } from './rewards/index.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { SPECIAL } from './special.ts';
import type { Box } from './types.ts';

export const BOX: Box = {
  cards: [...BASE_CARDS, ...NOVICES, ...HERO_CARDS, ...REWARDS, ...ESSENCES, ...AFFLICTIONS, ...SPECIAL],
  heroes: HEROES,
  enemies: ENEMIES,
  bosses: BOSSES,
  battlefields: BATTLEFIELDS,
  equipment: EQUIPMENT,
  entities: ENTITIES,
  scenarios: SCENARIOS,
  areas: AREAS,
};
