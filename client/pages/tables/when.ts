/** Times as people say them. */
import type { Language } from '@tablee/kernel';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** `il y a 5 minutes`, `hier`; beyond a week, the date. */
export function ago(then: number, now: number, language: Language): string {
  const past = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  if (past < MINUTE) return language === 'fr' ? 'à l’instant' : 'just now';
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < WEEK) return relative.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(then);
}
