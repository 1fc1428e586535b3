/** How much one client may ask for. Generous to people, tight for programs gone wild. */
export interface Limits {
  /** Over one socket: so many messages at once, and so many more each second. */
  readonly messages: Rate;
  /** Milliseconds the server works for one page; who has used them up waits until there are more. */
  readonly work: Rate;
  /** Entries written for the pages of one address; where they are used up, all of them wait until there are more. */
  readonly entries: Rate;
  /** Over HTTP, from one address: everything that writes or looks into a table. */
  readonly calls: Rate;
  /** New sockets from one address. */
  readonly upgrades: Rate;
  readonly socketsOfGuest: number;
  readonly socketsOfAddress: number;
  /** Tables one page sits at. */
  readonly tablesOfSocket: number;
  /** Opened by one guest in a day. */
  readonly tablesADay: number;
  /** New guests from one address in an hour. */
  readonly guestsAnHour: number;
  /** Bytes waiting for a client that does not read; more, and it is let go. */
  readonly unread: number;
  /** The same, of all clients of one address together. */
  readonly unreadOfAddress: number;
}

export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

export const USUAL_LIMITS: Limits = {
  messages: { atOnce: 100, perSecond: 20 },
  work: { atOnce: 1000, perSecond: 100 },
  entries: { atOnce: 1000, perSecond: 100 },
  calls: { atOnce: 60, perSecond: 5 },
  upgrades: { atOnce: 200, perSecond: 5 },
  socketsOfGuest: 20,
  socketsOfAddress: 200,
  tablesOfSocket: 50,
  tablesADay: 200,
  guestsAnHour: 60,
  unread: 4_000_000,
  unreadOfAddress: 20_000_000,
};

/** One client, as far as an address tells: with IPv6 everybody has a whole network of them. */
export function clientAt(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A bucket that fills at a steady rate: whoever takes from an empty one is too fast. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#at = now;
  }

  take(now: number, cost = 1): boolean {
    this.#fill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Takes what was used already, into debt if need be. */
  spend(now: number, amount: number): void {
    this.#fill(now);
    this.#left -= amount;
  }

  /** Milliseconds until there is so much in it; 0: now. */
  wait(now: number, amount = 1): number {
    this.#fill(now);
    const missing = Math.min(amount, this.#rate.atOnce) - this.#left;
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#rate.atOnce;
  }

  #fill(now: number): void {
    const { atOnce, perSecond } = this.#rate;
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** A bucket for each address. Full ones are forgotten: they say nothing. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(who: string, now: number): boolean {
    return this.#of(who, now).take(now);
  }

  spend(who: string, now: number, amount: number): void {
    this.#of(who, now).spend(now, amount);
  }

  /** Milliseconds until there is so much in it; 0: now. */
  wait(who: string, now: number, amount = 1): number {
    return this.#of(who, now).wait(now, amount);
  }

  #of(who: string, now: number): Bucket {
    const known = this.#buckets.get(who);
    if (known) return known;
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(who, bucket);
    return bucket;
  }

  sweep(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
  }
}
