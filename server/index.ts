/** Serves the web app and the online tables. Start reading at `serve.ts`, then `app.ts` and `online.ts`. */
export { type Limits, USUAL_LIMITS } from './limits.ts';
export { LOG_LEVELS, type LogLevel } from './ops/log.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
