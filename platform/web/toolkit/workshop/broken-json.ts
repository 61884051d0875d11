/** Where a text stops being JSON. Browsers know, but each says it in its own words, and often not at all. */

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a string of JSON may hold none of them
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Thrown at the place itself. */
class Break extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`broken at ${at}`);
    this.at = at;
  }
}

function reader(text: string) {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const sign = (mark: string): boolean => {
    skip(SPACE);
    const found = text[at] === mark;
    if (found) at += 1;
    return found;
  };
  const need = (found: boolean): void => {
    if (!found) throw new Break(at);
  };
  const list = (close: string, entry: () => void): void => {
    if (sign(close)) return;
    do entry();
    while (sign(','));
    need(sign(close));
  };
  const value = (): void => {
    if (sign('{'))
      list('}', () => {
        skip(SPACE);
        need(skip(STRING));
        need(sign(':'));
        value();
      });
    else if (sign('[')) list(']', value);
    else need(skip(STRING) || skip(PLAIN));
  };
  return () => {
    value();
    skip(SPACE);
    need(at === text.length);
  };
}

/** The place in the text, counted from 0; its end where it breaks off. */
export function brokenAt(text: string): number {
  try {
    reader(text)();
  } catch (error) {
    if (error instanceof Break) return error.at;
  }
  return text.length;
}
