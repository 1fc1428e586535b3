/** The missions and campaigns of the box. */
import type { CampaignBook, Mission } from '../printed.ts';
import { apex } from './missions/apex.ts';
import { coldSleepers } from './missions/cold-sleepers.ts';
import { deadAir } from './missions/dead-air.ts';
import { firstLight } from './missions/first-light.ts';
import { corridor1, corridor2, corridor3, longCorridor } from './missions/long-corridor.ts';
import { walkingIron } from './missions/walking-iron.ts';

export const MISSIONS: readonly Mission[] = [
  firstLight,
  deadAir,
  walkingIron,
  coldSleepers,
  apex,
  corridor1,
  corridor2,
  corridor3,
];

export const CAMPAIGNS: readonly CampaignBook[] = [longCorridor];
