export function withLock<T>(path: string, task: () => T | Promise<T>): Promise<T>;
