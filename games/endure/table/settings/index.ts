/** Settings that are drawn: the mission with its ship, how many survivors. */
import type { GameTable } from '@tablee/ui';
import { CrewSetting } from './crew.tsx';
import { MissionSetting } from './mission.tsx';
import './settings.css';

export const settings: NonNullable<GameTable['settings']> = {
  mission: MissionSetting,
  survivors: CrewSetting,
};
