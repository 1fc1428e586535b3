/**
 * What can be said at an online table: these phrases and nothing else, sent by name and shown in everybody's own
 * language. Nobody can be insulted with them, and nothing has to be watched over.
 */
export const PHRASES = [
  'hello',
  'goodLuck',
  'niceMove',
  'wellDefended',
  'thinking',
  'yourTurn',
  'oops',
  'sorry',
  'thanks',
  'backSoon',
  'goodGame',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];
