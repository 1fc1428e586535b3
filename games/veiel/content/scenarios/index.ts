import type { ScenarioData } from '../types.ts';
export const SCENARIOS: readonly ScenarioData[] = [];
