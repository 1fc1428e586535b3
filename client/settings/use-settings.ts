import type { Language, Text } from '@tablee/kernel';
import { useCallback, useSyncExternalStore } from 'react';
import { onSystemMotion, systemWantsLessMotion, wantsLessMotion } from './apply.ts';
import { currentSettings, onSettings, type Settings } from './settings.ts';
import { typeset } from './typeset.ts';

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings);
}

export function useLanguage(): Language {
  return useSettings().language;
}

/** Says a text in the language of the page. */
export function useSay(): (text: Text) => string {
  const language = useLanguage();
  return useCallback((text) => typeset(text[language], language), [language]);
}

/** True when movement should be left out, by the player's own choice or by the system's. */
export function useLessMotion(): boolean {
  const settings = useSettings();
  const system = useSyncExternalStore(onSystemMotion, systemWantsLessMotion);
  return wantsLessMotion(settings, system);
}
