/** The only place where chance comes in from outside: secrets and nonces, from the machine's own generator. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

/** The 32 bytes that a match's dice are derived from. */
export const drawSecret = (): string => bytesToHex(randomBytes(32));
export const drawNonce = (): string => bytesToHex(randomBytes(16));
export const drawSeed = (): number => new DataView(randomBytes(4).buffer).getUint32(0);
