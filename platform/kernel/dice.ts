/**
 * Dice. Rules see only `Dice`; where the numbers come from is a `DiceSource`: one that anybody can check after
 * the match, and a fast one for simulations. Both give each step its own dice, so that taking a step back and
 * doing the same again rolls the same again.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opening } from './journal.ts';

export interface Dice {
  /** One throw of a die with that many sides (2 to 256): 1 to sides. */
  roll(sides: number): number;
  d6(): number;
  /** A whole number from 0 to below n (1 to 256), for drawing and shuffling. */
  below(n: number): number;
  /** How many throws have been made. */
  readonly rolled: number;
}

export interface DiceSource {
  /**
   * The dice of one step. `before` gives the text of all that was answered before it, asked for only if a die falls.
   * `signature` is the witness's, where the match has one: without it the first die throws `WitnessNeeded`.
   */
  forStep(step: number, before: () => string, signature?: string | null): Dice;
}

/** A die would fall, and the witness has not signed yet. */
export class WitnessNeeded extends Error {}
/** Stands for a signature where all have agreed to go on without one. */
export const UNWITNESSED = 'unwitnessed';

abstract class Thrower implements Dice {
  rolled = 0;
  protected abstract byte(): number;

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 256)
      throw new RangeError(`a die needs 1 to 256 sides, not ${n}`);
    // Bytes past the last whole multiple of n would favour the low faces: they are thrown again.
    const limit = 256 - (256 % n);
    let byte = this.byte();
    while (byte >= limit) byte = this.byte();
    this.rolled++;
    return byte % n;
  }

  roll(sides: number): number {
    return this.below(sides) + 1;
  }

  d6(): number {
    return this.below(6) + 1;
  }
}

/** Thirty-two bytes at a time from HMAC-SHA-256 under the step's own key. */
class HmacDice extends Thrower {
  readonly #makeKey: () => Uint8Array;
  #key: Uint8Array | null = null;
  #block: Uint8Array = new Uint8Array(0);
  #used = 0;
  #blocks = 0;

  constructor(makeKey: () => Uint8Array) {
    super();
    this.#makeKey = makeKey;
  }

  protected byte(): number {
    if (this.#used === this.#block.length) {
      this.#key ??= this.#makeKey();
      this.#block = hmac(sha256, this.#key, utf8ToBytes(`block ${this.#blocks++}`));
      this.#used = 0;
    }
    return this.#block[this.#used++]!;
  }
}

export type Nonces = Readonly<Record<string, string>>;

/** Dice that can be checked: the server commits to a secret, every seat adds a nonce, the answers key each step. */
export function checkableDice(secret: string, nonces: Nonces): DiceSource {
  const secretBytes = hexToBytes(secret);
  const salt = saltOf(nonces);
  return {
    forStep: (step, before) =>
      new HmacDice(() =>
        hmac(sha256, secretBytes, utf8ToBytes(`weathergage dice 1\n${salt}\n${step}\n${before()}`)),
      ),
  };
}

/** The same with a witness: nobody can work them out before he has signed what was answered, who has the secret neither. */
export function witnessedDice(secret: string, nonces: Nonces): DiceSource {
  const secretBytes = hexToBytes(secret);
  const salt = saltOf(nonces);
  return {
    forStep: (step, before, signature = null) =>
      new HmacDice(() => {
        if (signature === null) throw new WitnessNeeded('the witness has not signed this step');
        const text = `weathergage dice 2\n${salt}\n${step}\n${before()}\n${signature}`;
        return hmac(sha256, secretBytes, utf8ToBytes(text));
      }),
  };
}

const saltOf = (nonces: Nonces): string =>
  Object.keys(nonces)
    .sort()
    .map((seat) => `${JSON.stringify(seat)}=${JSON.stringify(nonces[seat])}`)
    .join(';');

/** The promise published before anybody chooses anything. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * What a machine's seat adds to the dice. It follows from the secret, and so from the commitment: nobody can choose it
 * once the persons' nonces are known.
 */
export const machineNonce = (secret: string, seat: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`weathergage machine nonce 1\n${seat}`))).slice(
    0,
    32,
  );

/** The seats that were machines' when the match was opened, as far as its journal says so. */
export const machinesAt = ({ dice }: Opening): readonly string[] =>
  dice.kind === 'checkable' ? (dice.machines ?? []) : [];

/** sfc32: small, fast and good enough for simulations; never used where a person plays. */
class SeededDice extends Thrower {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  #stirred = false;

  constructor(seed: number, step: number) {
    super();
    this.#a = seed | 0;
    this.#b = step | 0;
    this.#c = 0x9e3779b9 | 0;
  }

  protected byte(): number {
    if (!this.#stirred) {
      // Neighbouring seeds start alike; most steps throw no die, so the stirring waits for the first one that does.
      this.#stirred = true;
      for (let i = 0; i < 12; i++) this.#next();
    }
    return this.#next();
  }

  #next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 24;
  }
}

export const seededDice = (seed: number): DiceSource => ({ forStep: (step) => new SeededDice(seed, step) });

/** The dice that were agreed on when the match was opened. */
export function diceSource(terms: Opening['dice'], secret: string | null): DiceSource {
  if (terms.kind === 'seeded') return seededDice(terms.seed);
  if (secret === null) throw new Error('the dice of this match need its secret');
  return terms.witness === undefined
    ? checkableDice(secret, terms.nonces)
    : witnessedDice(secret, terms.nonces);
}

/** A free-standing generator for bots, samplers and tests. */
export const looseDice = (seed: number): Dice => new SeededDice(seed, 0);
