/** Endure the Stars: one to six survivors together on a wrecked ship. Start reading at `rules/round.ts`. */
export { endure } from './endure.ts';
export type { EndureEvent, EndureOption, EndureView } from './types.ts';
