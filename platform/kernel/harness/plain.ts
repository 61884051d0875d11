/** Plain data: what can be written down and read back without a loss, frozen so that nobody writes on it. */
import { canonical } from '../hash.ts';

/** The first place in a value that JSON would lose or change, as a path; null if there is none. */
export function firstUnplain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path || '/'} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return `${path || '/'} is of type ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path || '/'} is an array with holes or names`;
    return first(value.entries(), path);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path || '/'} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path || '/'} has symbols`;
  return first(Object.entries(value), path);
}

function first(members: Iterable<[string | number, unknown]>, path: string): string | null {
  for (const [key, member] of members) {
    const found = firstUnplain(member, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

const frozen = new WeakSet<object>();

/** Freezes a value through and through; what was frozen here before is not gone through again. */
export function freezeDeep<V>(value: V): V {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const member of Object.values(value)) freezeDeep(member);
  return value;
}

const SECRET_KEYS = /^(secret|nonces?)$/i;

/** What opens a seat is long; what lies on a map may be called a token too. */
const opensSeat = (key: string, value: unknown): boolean =>
  typeof value === 'string' && value.length >= 16 && /^token$/i.test(key);

/** The path of the first member whose name belongs to the umpire's own papers; null if there is none. */
export function secretKey(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const named = !Array.isArray(value);
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (named && (SECRET_KEYS.test(key) || opensSeat(key, member))) return `/${key}`;
    const within = secretKey(member);
    if (within !== null) return `/${key}${within}`;
  }
  return null;
}

/** What is frozen has one text for good: it is written only once. */
function writtenOnce(write: (value: unknown) => string): (value: unknown) => string {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !frozen.has(value)) return write(value);
    const text = texts.get(value) ?? write(value);
    texts.set(value, text);
    return text;
  };
}

/** The text that would travel: not only the same values, but in the same order. */
export const jsonBytes = writtenOnce((value) => JSON.stringify(value) ?? 'undefined');

/** The text that is the same for equal values, whatever their order. */
export const canonicalText = writtenOnce(canonical);

/**
 * Whether a value is equal to the one that a text was written of. Texts in the order of the members are written far
 * faster, and where those are the same there is nothing left to ask.
 */
export const isAsWritten = (value: unknown, text: string): boolean =>
  jsonBytes(value) === text || canonicalText(value) === canonical(JSON.parse(text));

/** Where two texts part, with a little of either. */
export function whereTheyPart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${one.slice(from, at + 40)}… against …${other.slice(from, at + 40)}…`;
}
