/** What a table needs of the house. */
import type { BotId } from '@tablee/bots';
import type { Game, View } from '@tablee/kernel';
import type { Message } from '../protocol/index.ts';
import type { Storage } from '../storage/storage.ts';

export interface Surroundings {
  /** The games that are played here. */
  gameById(id: string): Game | undefined;
  readonly storage: Storage;
  askBot(who: string, bot: BotId, view: View): Promise<number>;
  /** Milliseconds between a question to a bot and its answer, whatever it holds. */
  readonly botPause: number;
  now(): number;
  /** To all pages of a guest, at whichever process. */
  tellGuest(guest: string, message: Message): void;
  /** A choice was checked and kept. */
  counted(what: Counted): void;
  wentWrong(where: string, error: unknown): void;
}

export const COUNTED = ['choices', 'undone', 'lost races', 'out of time', 'bot answers'] as const;
export type Counted = (typeof COUNTED)[number];
