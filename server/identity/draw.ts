/** Names nobody guesses. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Short enough to read in an address; 75 bits. */
export function drawTableId(): string {
  return alphanumeric(randomBytes(15));
}

/** 80 bits: whoever has it may sit down. */
export function drawInvite(): string {
  return randomBytes(10).toString('hex');
}

/** 128 bits: nobody guesses the shuffle. */
export function drawSeed(): string {
  return randomBytes(16).toString('hex');
}

export function drawGuestId(): string {
  return randomBytes(16).toString('hex');
}

/** Always the same for one table: two players who ask for a rematch at once come to the same one. */
export function rematchId(seed: string): string {
  return alphanumeric(createHash('sha256').update(`tablee rematch ${seed}`).digest().subarray(0, 15));
}

/** Takes as long for a wrong guess as for a good one. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function alphanumeric(bytes: Uint8Array): string {
  return [...bytes].map((byte) => (byte & 31).toString(32)).join('');
}
