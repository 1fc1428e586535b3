/** What a table needs of the house. */
import type { BotId } from '@tablee/bots';
import type { Game, View } from '@tablee/kernel';
import type { Message } from '@tablee/protocol';
import type { Asker } from '../bots/pool.ts';
import type { Clock } from '../clock.ts';
import type { TableStorage } from '../storage/storage.ts';

export interface Surroundings {
  /** The games that are played here. */
  gameById(id: string): Game | undefined;
  readonly storage: TableStorage;
  readonly clock: Clock;
  /** `who` is always the same for one seat of one table. */
  askBot(who: string, bot: BotId, view: View, asker: Asker): Promise<number>;
  /** Milliseconds between a question to a bot and its answer, whatever it holds. */
  readonly botPause: number;
  /** To all pages of a guest, at whichever process. */
  tellGuest(guest: string, message: Message): void;
  /** A choice was checked and kept. */
  counted(what: Counted): void;
  wentWrong(where: string, error: unknown): void;
}

export const COUNTED = ['choices', 'undone', 'lost races', 'out of time', 'bot answers'] as const;
export type Counted = (typeof COUNTED)[number];
