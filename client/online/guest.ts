/** Whether this browser ever was at a server's table: only then is it worth asking for news from home. */
const KEY = 'tablee.guest';

export function rememberGuest(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing: its tables are still found under Mes parties.
  }
}

export function forgetGuest(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}

export function wasGuest(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
