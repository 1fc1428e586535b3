/** Serves the web app and the online tables. Start reading at `serve.ts`, then `app.ts` and `online.ts`. */
export { type Limits, USUAL_LIMITS } from './limits.ts';
export { type Keeper, openKeeper } from './ops/control.ts';
export { LOG_LEVELS, type LogLevel } from './ops/log.ts';
export { restore } from './ops/restore.ts';
export { type Retention, USUAL_RETENTION } from './ops/upkeep.ts';
export { type Served, type ServeOptions, serve, untilStopped } from './serve.ts';
export { backUp } from './storage/backup.ts';
