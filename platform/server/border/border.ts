/** What comes in as text: JSON that is neither too deep nor poisoned, and fits its schema to the letter. */
import { schemaFlaws, type TSchema } from '@weathergage/kernel';
import { Fault } from '../faults.ts';

/** Deeper than any scenario or order; a stack can still be walked down that far. */
const DEPTH = 64;

/** Throws for a value that would harm whoever walks through it. */
export function refuseHarmful(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at.value === 'string') refuseBroken(at.value);
    if (typeof at.value !== 'object' || at.value === null) continue;
    if (at.depth === DEPTH)
      throw new Fault('malformed', `Nothing here is nested deeper than ${DEPTH} levels.`);
    if (Object.hasOwn(at.value, '__proto__'))
      throw new Fault('malformed', 'No member may be called __proto__.');
    for (const [name, member] of Object.entries(at.value)) {
      refuseBroken(name);
      open.push({ value: member, depth: at.depth + 1 });
    }
  }
}

/** Far beyond what any scenario needs; what is brought along is kept with each step, and may be shown with each. */
const BLOATED = { members: 256, name: 64, text: 8000 } as const;

/** Throws for a scenario that is stuffed: names and texts without end, or members without number. */
export function refuseBloated(value: unknown): void {
  const open: unknown[] = [value];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at === 'string' && at.length > BLOATED.text)
      throw new Fault('too-large', `No text of a scenario is longer than ${BLOATED.text} characters.`);
    if (typeof at !== 'object' || at === null) continue;
    const names = Array.isArray(at) ? [] : Object.keys(at);
    if (names.length > BLOATED.members || names.some((name) => name.length > BLOATED.name))
      throw new Fault(
        'too-large',
        `No part of a scenario has more than ${BLOATED.members} members, or names longer than ${BLOATED.name} characters.`,
      );
    for (const member of Object.values(at)) if (member !== undefined && member !== null) open.push(member);
  }
}

/** Half a character can't be written down: a store would give back another text than it was given. */
function refuseBroken(text: string): void {
  if (!text.isWellFormed()) throw new Fault('malformed', 'A text holds half a character.');
}

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('bad-json', 'That is not JSON.');
  }
  refuseHarmful(value);
  return value;
}

/** Throws for a value that does not fit, and says where. */
export function refuseUnfit(schema: TSchema, value: unknown): void {
  const found = schemaFlaws(schema, value);
  const [first] = found;
  if (first !== undefined)
    throw new Fault('malformed', `At ${first.path}: ${first.expected}.`, { flaws: found });
}
