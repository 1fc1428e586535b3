/** What whoever sits at this browser likes: kept in localStorage, read tolerant of damage, told to the page at once. */
import type { Language, Stop, Stops } from '@tablee/kernel';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const TEXT_SCALES = [0.9, 1, 1.15, 1.3] as const;
export type TextScale = (typeof TEXT_SCALES)[number];

export const PACES = ['slow', 'usual', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Pieces told apart by pattern, not by colour alone. */
  readonly colourSafe: boolean;
  readonly textScale: TextScale;
  /** How fast what others do is shown. */
  readonly pace: Pace;
  /** How the player is called at the table; empty until given. */
  readonly name: string;
  /** When to be asked in windows for answers, by game; where nothing was said, what is usual. */
  readonly stops: Readonly<Record<string, Stops>>;
}

export const LONGEST_NAME = 40;
const KEY = 'tablee.settings';

/** French, unless the browser's languages name English before French. */
export function languageOf(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'fr';
}

/** From whatever was kept to settings: a field that does not fit falls back to its default, the others stay. */
export function readSettings(kept: string | null, languages: readonly string[]): Settings {
  const given = fieldsOf(kept);
  return {
    language: oneOf(given.language, ['fr', 'en'], languageOf(languages)),
    motion: oneOf(given.motion, MOTIONS, 'system'),
    sound: given.sound === true,
    colourSafe: given.colourSafe === true,
    textScale: oneOf(given.textScale, TEXT_SCALES, 1),
    pace: oneOf(given.pace, PACES, 'usual'),
    name: typeof given.name === 'string' ? given.name.slice(0, LONGEST_NAME) : '',
    stops: readStops(given.stops),
  };
}

const STOPS: readonly Stop[] = ['always', 'able', 'never'];

function readStops(given: unknown): Settings['stops'] {
  const games = Object.entries(isFields(given) ? given : {});
  return Object.fromEntries(
    games.flatMap(([game, stops]) => {
      if (!isFields(stops)) return [];
      const at = Object.entries(isFields(stops.at) ? stops.at : {});
      const notFor = Array.isArray(stops.notFor) ? stops.notFor : [];
      const read: Stops = {
        usual: oneOf(stops.usual, STOPS, 'able'),
        at: Object.fromEntries(
          at.filter((entry): entry is [string, Stop] => STOPS.includes(entry[1] as Stop)),
        ),
        notFor: notFor.filter((card) => typeof card === 'string'),
      };
      return [[game, read]];
    }),
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function currentSettings(): Settings {
  current ??= readSettings(kept(), navigator.languages);
  return current;
}

export function changeSettings(patch: Partial<Settings>): void {
  current = { ...currentSettings(), ...patch };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing: the settings hold until the tab is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the settings change, in this tab or in another; returns how to stop. */
export function onSettings(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
  };
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

function changedElsewhere({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = null;
  for (const listener of listeners) listener();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function fieldsOf(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(value: unknown, values: readonly T[], standard: T): T {
  return values.includes(value as T) ? (value as T) : standard;
}
