/** Equipment: what anybody may choose, what some must carry, what le Profané hangs on people. */
import type { EquipmentData } from '../types.ts';
import { COMMON } from './common.ts';
import { OWN } from './own.ts';
import { PROFANE_GEAR } from './profane.ts';

export const EQUIPMENT: readonly EquipmentData[] = [...COMMON, ...OWN, ...PROFANE_GEAR];
