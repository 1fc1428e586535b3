/** The settings as the whole page shows them: language, size of the text, less motion. */
import { currentSettings, onSettings, type Settings } from './settings.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

export function wantsLessMotion({ motion }: Settings, system: boolean): boolean {
  return motion === 'system' ? system : motion === 'reduced';
}

export function systemWantsLessMotion(): boolean {
  return matchMedia(LESS_MOTION).matches;
}

export function onSystemMotion(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Keeps `<html>` as the settings say, from now on. */
export function applySettings(): void {
  const apply = () => {
    const settings = currentSettings();
    const page = document.documentElement;
    page.lang = settings.language;
    page.style.setProperty('--text-scale', String(settings.textScale));
    page.classList.toggle('reduced-motion', wantsLessMotion(settings, systemWantsLessMotion()));
    page.classList.toggle('colour-safe', settings.colourSafe);
  };
  apply();
  onSettings(apply);
  onSystemMotion(apply);
}
