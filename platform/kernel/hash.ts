/** One text for one value, and its SHA-256: how two machines agree that they hold the same state. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What JSON writes as it stands; anything else, half a surrogate pair included, is left to JSON itself. */
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
const quoted = (text: string): string => (PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text));

/**
 * JSON with the keys in order and undefined members left out, so that equal values have equal texts. A state is written
 * at every step of a match, so this builds one text and no lists on the way.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const member = record[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** As it is done where there is nothing but the language; a browser's own SHA-256 would have to be waited for. */
export const portableHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Node's own is many times faster. */
const native = globalThis.process?.getBuiltinModule?.('node:crypto');
export const hashText = (text: string): string =>
  native === undefined ? portableHash(text) : native.hash('sha256', text);
export const hashOf = (value: unknown): string => hashText(canonical(value));
