/**
 * A campaign: games played one after the other, with something carried over (cards, wounds, a log). It is plain data that
 * can be kept in a file. A game that belongs to one has it in its config under `campaign`, so that its record stands alone.
 */
import type { ZodType } from 'zod';
import type { View } from './game.ts';
import type { Language } from './text.ts';

export interface Campaign<C = unknown, Config = unknown, V = unknown> {
  /** From outside (a file, a link) to checked. */
  readonly schema: ZodType<C>;
  /** Keys of settings that a campaign decides by itself: nobody is asked for them when one begins. */
  readonly decides?: readonly string[];
  /** Before its first game, from what the host chose. */
  begin(config: Config): C;
  /** What its next game is begun with, `campaign` included; null when the campaign is over. */
  next(campaign: C): Config | null;
  /** What is carried over from this finished game. Made from what everybody may know, so that every client finds the same. */
  after(finished: View<V>): C;
  /** Where it stands, in a few words: `Mission 2 · Le Refuge`. */
  title(campaign: C, language: Language): string;
  /** What the group looks back on: a line for each game played. */
  story(campaign: C, language: Language): readonly string[];
}
