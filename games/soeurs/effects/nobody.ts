import { announcing, type Context } from '@tablee/kernel/effect';
import { PLAYER } from '../rules/end.ts';

/** Who speaks in a line of a card: the player, and no piece in particular. */
export const NOBODY: Context = announcing(PLAYER, -1);
