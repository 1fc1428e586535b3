/** The player's settings: read `settings.ts` first. */
export { applySettings } from './apply.ts';
export { LanguageSwitch } from './language-switch.tsx';
export { isNamed } from './named.ts';
export {
  changeSettings,
  currentSettings,
  LONGEST_NAME,
  MOTIONS,
  type Motion,
  PACES,
  type Pace,
  type Settings,
  TEXT_SCALES,
  type TextScale,
} from './settings.ts';
export { typeset } from './typeset.ts';
export { useLanguage, useLessMotion, useSay, useSettings } from './use-settings.ts';
