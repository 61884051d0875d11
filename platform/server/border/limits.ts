/** How much one address or one seat may ask for. */

export interface RateLimits {
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** New matches a minute from one address. */
  readonly matchesPerMinute: number;
  /** Guests a minute from one address: one who has no account yet, and sits down. */
  readonly guestsPerMinute: number;
  /** Passwords tried, accounts made and letters asked for, a minute from one address. */
  readonly signInsPerMinute: number;
  /** Requests a minute by one program's token, from wherever, and sockets that it has open. */
  readonly programPerMinute: number;
  readonly programSockets: number;
  /** Deeds a second by one link, on whatever way they come, and how many at once. */
  readonly deedsPerSecond: number;
  readonly deedsAtOnce: number;
  /** What one link may say from one address in a minute, and how much at once. */
  readonly sayingsPerMinute: number;
  readonly sayingsAtOnce: number;
  /** What one address may leave behind in a day: matches, and bytes of scenarios that it brings. */
  readonly matchesPerDay: number;
  readonly bytesPerDay: number;
  /** Sockets of one address that are open at once. */
  readonly socketsAtOnce: number;
  /** Connections of any kind: of one address (not counted behind a proxy, where all have its own), and of all. */
  readonly connectionsAtOnce: number;
  readonly connections: number;
}

export const USUAL_LIMITS: RateLimits = {
  requestsPerMinute: 1200,
  matchesPerMinute: 30,
  guestsPerMinute: 30,
  signInsPerMinute: 20,
  programPerMinute: 1200,
  programSockets: 20,
  deedsPerSecond: 20,
  deedsAtOnce: 100,
  sayingsPerMinute: 30,
  sayingsAtOnce: 8,
  matchesPerDay: 1000,
  bytesPerDay: 16 * 1024 * 1024,
  socketsAtOnce: 200,
  connectionsAtOnce: 400,
  connections: 20_000,
};

interface Bucket {
  left: number;
  at: number;
}

/** A bucket of tokens for each key, refilled as time goes by. A full bucket is forgotten: it is like a new one. */
export class RateBuckets {
  readonly #perSecond: number;
  readonly #atOnce: number;
  readonly #buckets = new Map<string, Bucket>();
  #swept = 0;

  constructor(perSecond: number, atOnce: number) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
  }

  /** `now` in milliseconds of a clock that is never put back. */
  take(key: string, now = performance.now(), much = 1): boolean {
    this.#sweep(now);
    const bucket = this.#bucket(key, now);
    if (bucket.left < much) return false;
    bucket.left -= much;
    return true;
  }

  /** Whole seconds until there is one again. */
  secondsUntilOne(key: string, now = performance.now()): number {
    return Math.max(0, Math.ceil((1 - this.#bucket(key, now).left) / this.#perSecond));
  }

  #bucket(key: string, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? { left: this.#atOnce, at: now };
    bucket.left = Math.min(this.#atOnce, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #sweep(now: number): void {
    const fullAfter = (this.#atOnce / this.#perSecond) * 1000;
    if (now - this.#swept < fullAfter) return;
    this.#swept = now;
    for (const [key, { at }] of this.#buckets) if (now - at >= fullAfter) this.#buckets.delete(key);
  }
}

/** How many of something each address has. */
export class AddressCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** One more, if there may be one; returns what gives it back. */
  take(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return null;
    this.#counts.set(key, count + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = this.#counts.get(key)! - 1;
      if (left === 0) this.#counts.delete(key);
      else this.#counts.set(key, left);
    };
  }

  get size(): number {
    return this.#counts.size;
  }
}

/** Whose limit an address draws on: in IPv6 one household has 2⁶⁴ of them. */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped !== null) return mapped[1]!;
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const whole = plain.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
    : groups;
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
