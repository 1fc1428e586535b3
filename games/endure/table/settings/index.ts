/** Settings that are drawn: the mission with its ship, the campaign, how many survivors. */
import type { GameTable } from '@tablee/ui';
import { CampaignSetting } from './campaign.tsx';
import { CrewSetting } from './crew.tsx';
import { MissionSetting } from './mission.tsx';
import './settings.css';

export const settings: NonNullable<GameTable['settings']> = {
  mission: MissionSetting,
  begins: CampaignSetting,
  survivors: CrewSetting,
};
