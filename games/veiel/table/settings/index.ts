/** Settings that are drawn: the mode, the difficulty as its fights, and each extension with what it brings (V-17). */
import type { SettingProps } from '@tablee/ui';
import type { ComponentType } from 'react';
import { EXTENSIONS } from '../../content/types.ts';
import { DifficultySetting } from './difficulty.tsx';
import { ExtensionSetting } from './extension.tsx';
import { ModeSetting, ScenarioSetting } from './mode.tsx';

export const settings: Readonly<Record<string, ComponentType<SettingProps>>> = {
  mode: ModeSetting,
  scenario: ScenarioSetting,
  difficulty: DifficultySetting,
  ...Object.fromEntries(EXTENSIONS.map((ext) => [`ext${ext}`, ExtensionSetting])),
};
