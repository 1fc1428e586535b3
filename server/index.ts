/** Serves the web app. Start reading at `serve.ts`, then `app.ts`. */
export { type Served, type ServeOptions, serve } from './serve.ts';
