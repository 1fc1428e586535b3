import { api } from './api.ts';
import { connection } from './connection.ts';
import { rememberGuest } from './guest.ts';

/** Tells the server my name. Whoever it did not know before gets a cookie, and comes in anew with it. */
export async function introduce(name: string): Promise<void> {
  const known = await api.me();
  rememberGuest();
  if (known?.name === name) return;
  await api.callMe(name);
  if (known === null) connection.reopen();
}
