/** How much one address or one seat may ask for. */

export interface RateLimits {
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** New matches a minute from one address. */
  readonly matchesPerMinute: number;
  /** Deeds a second by one link, on whatever way they come, and how many at once. */
  readonly deedsPerSecond: number;
  readonly deedsAtOnce: number;
}

export const USUAL_LIMITS: RateLimits = {
  requestsPerMinute: 1200,
  matchesPerMinute: 30,
  deedsPerSecond: 20,
  deedsAtOnce: 100,
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
  take(key: string, now = performance.now()): boolean {
    this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? { left: this.#atOnce, at: now };
    bucket.left = Math.min(this.#atOnce, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
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
