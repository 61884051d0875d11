/**
 * Ed25519, the same in a browser and in Node. Apart from the rest of the kernel: the page fetches it only where a
 * witnessed match is checked.
 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignatureCheck } from './witness.ts';

/** By the letter of RFC 8032, so that every machine says the same. */
const STRICT = { zip215: false };

export const isSigned: SignatureCheck = (message, signature, key) => {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(message), hexToBytes(key), STRICT);
  } catch {
    return false;
  }
};

/** Whoever holds 32 secret bytes, in hexadecimal digits. */
export const keyOf = (secret: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(secret)));
export const signText = (message: string, secret: string): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(message), hexToBytes(secret)));
