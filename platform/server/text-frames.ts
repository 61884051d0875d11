/**
 * Texts as they go over a socket, in one piece: each in the frame that the WebSocket protocol gives it (RFC 6455, 5.2),
 * unmasked as a server's are. One string of characters of a byte each is written far more cheaply than heads and texts in
 * turn, and nearly everything that is told is such a string already.
 */

/** The whole of a message, which is text. */
const HEAD = '\x81';
/** Longer ones have their length in the two bytes, or the eight, after this. */
const SHORT = 126;
const TWO_BYTES = '\x7e';
const LONGEST = 0xffff;

/** To be written as latin1; null where a text has other characters than ASCII, or is very long. */
export function framesOf(texts: readonly string[]): string | null {
  let frames = '';
  for (const text of texts) {
    const { length } = text;
    if (length > LONGEST || Buffer.byteLength(text) !== length) return null;
    frames += HEAD + (length < SHORT ? String.fromCharCode(length) : ofTwoBytes(length)) + text;
  }
  return frames;
}

const ofTwoBytes = (length: number): string => TWO_BYTES + String.fromCharCode(length >> 8, length & 0xff);
