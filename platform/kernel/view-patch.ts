/**
 * What changed between two views, both plain data, and how one becomes the other: to the byte, the order of members
 * included. Both ends of a wire keep the last view, and only the difference travels.
 */

/**
 * `[]`: the member is gone. `[value]`: this stands here now. `[at, count, items]`: in an array, so many from there on are
 * replaced by these. An object: what changed further down, by member, or by place in an array; an empty one, nothing.
 */
export type ViewPatch =
  | readonly []
  | readonly [value: unknown]
  | readonly [at: number, count: number, items: readonly unknown[]]
  | { readonly [member: string]: ViewPatch };

export const UNCHANGED: ViewPatch = {};

export const viewPatch = (from: unknown, to: unknown): ViewPatch => changed(from, to) ?? UNCHANGED;

type Members = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Undefined where nothing did. */
function changed(from: unknown, to: unknown): ViewPatch | undefined {
  if (from === to) return undefined;
  if (!isBranch(from) || !isBranch(to)) return [to];
  if (Array.isArray(from)) return Array.isArray(to) ? changedItems(from, to) : [to];
  return Array.isArray(to) ? [to] : changedMembers(from, to);
}

function changedItems(from: readonly unknown[], to: readonly unknown[]): ViewPatch | undefined {
  if (from.length !== to.length) return spliced(from, to);
  let patch: Record<string, ViewPatch> | undefined;
  for (let i = 0; i < to.length; i++) {
    const item = changed(from[i], to[i]);
    if (item === undefined) continue;
    patch ??= {};
    patch[i] = item;
  }
  return patch;
}

/** What both have at either end stays where it is. */
function spliced(from: readonly unknown[], to: readonly unknown[]): ViewPatch {
  const least = Math.min(from.length, to.length);
  let at = 0;
  while (at < least && changed(from[at], to[at]) === undefined) at++;
  let end = 0;
  while (end < least - at && changed(from.at(-1 - end), to.at(-1 - end)) === undefined) end++;
  return [at, from.length - at - end, to.slice(at, to.length - end)];
}

/** Members that are undefined are not there, JSON does not know them; nor is what every object inherits (`toString`). */
const hasMember = (members: Members, name: string): boolean =>
  Object.hasOwn(members, name) && members[name] !== undefined;

const namesOf = (members: Members): string[] =>
  Object.keys(members).filter((name) => members[name] !== undefined);

/**
 * Nearly all that is compared has the same members in the same order, all of them there: gone through once, by places.
 * Where it turns out otherwise it is begun again, member by member.
 */
function changedMembers(from: Members, to: Members): ViewPatch | undefined {
  const [before, after] = [Object.keys(from), Object.keys(to)];
  if (before.length !== after.length) return rearranged(from, to);
  let patch: Record<string, ViewPatch> | undefined;
  for (let i = 0; i < before.length; i++) {
    const name = before[i]!;
    const [was, is] = [from[name], to[name]];
    if (name !== after[i] || was === undefined || is === undefined || name === '__proto__')
      return rearranged(from, to);
    const member = changed(was, is);
    if (member === undefined) continue;
    patch ??= {};
    patch[name] = member;
  }
  return patch;
}

function rearranged(from: Members, to: Members): ViewPatch | undefined {
  const [before, after] = [namesOf(from), namesOf(to)];
  if (!keepsOrder(before, after, from, to)) return [to];
  let patch: Record<string, ViewPatch> | undefined;
  for (const name of before) {
    const member = hasMember(to, name) ? changed(from[name], to[name]) : ([] as const);
    if (member === undefined) continue;
    patch ??= {};
    patch[name] = member;
  }
  for (const name of after) {
    if (hasMember(from, name)) continue;
    patch ??= {};
    patch[name] = [to[name]];
  }
  return patch;
}

/** Whether those that stay come first, in the order they had: new ones are put behind them. */
function keepsOrder(
  before: readonly string[],
  after: readonly string[],
  from: Members,
  to: Members,
): boolean {
  if (Object.hasOwn(from, '__proto__') || Object.hasOwn(to, '__proto__')) return false;
  let at = 0;
  for (const name of before) if (hasMember(to, name) && after[at++] !== name) return false;
  return true;
}

/** Gives a new view and leaves the old one alone; what did not change is shared by both. */
export function patched(from: unknown, patch: ViewPatch): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, count, items] = patch as [number, number, unknown[]];
    return (from as unknown[]).toSpliced(at, count, ...items);
  }
  const changes = Object.entries(patch as Record<string, ViewPatch>);
  if (changes.length === 0) return from;
  const next: Record<string, unknown> = (Array.isArray(from) ? [...from] : { ...(from as Members) }) as never;
  for (const [name, change] of changes) {
    if (Array.isArray(change) && change.length === 0) delete next[name];
    else next[name] = patched(next[name], change);
  }
  return next;
}
