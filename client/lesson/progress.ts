/** How far each lesson has come, kept in localStorage; what can't be read counts as not begun. */

export interface LessonProgress {
  /** The part to begin with. */
  readonly part: number;
  readonly done: boolean;
}

const KEY = 'tablee.lessons';
const NOT_BEGUN: LessonProgress = { part: 0, done: false };

export function progressOf(game: string): LessonProgress {
  const kept = read()[game] as Partial<LessonProgress> | undefined;
  const { part, done } = kept ?? {};
  if (typeof part !== 'number' || !Number.isInteger(part) || part < 0) return NOT_BEGUN;
  return { part, done: done === true };
}

export function wasBegun(game: string): boolean {
  return game in read();
}

export function keepProgress(game: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: progress }));
  } catch {
    // A browser that keeps nothing: the lesson begins anew next time.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
