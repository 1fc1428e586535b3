/** The scenarios in the order of the campaign (R-OV-77). */

import type { ScenarioData } from '../types.ts';
import { GUE_DE_SEL } from './gue-de-sel.ts';
import { IDOLE_DE_SUIF } from './idole-de-suif.ts';
import { LE_TITANICIDE } from './le-titanicide.ts';
import { MURS_QUI_MARCHENT } from './murs-qui-marchent.ts';
import { NID } from './nid.ts';
import { NUIT_DU_GUICHET } from './nuit-du-guichet.ts';

export const SCENARIOS: readonly ScenarioData[] = [
  GUE_DE_SEL,
  NUIT_DU_GUICHET,
  IDOLE_DE_SUIF,
  MURS_QUI_MARCHENT,
  NID,
  LE_TITANICIDE,
];
