/** Some of the answers that rules allow, for whoever has not the rules at hand: each as likely as any other. */
import { randomInt } from 'node:crypto';
import { type ChoicesReply, PROGRAM_LIMITS } from '@weathergage/kernel/people/program-protocol.ts';

/** A generator of choices may have no end, and others wait for their turn at the match. */
const LOOKED_AT = 2000;
const PATIENCE_MS = 25;

export function someChoices(all: Iterable<unknown>): ChoicesReply {
  const choices: unknown[] = [];
  const end = performance.now() + PATIENCE_MS;
  let seen = 0;
  for (const choice of all) {
    seen++;
    if (choices.length < PROGRAM_LIMITS.choices) choices.push(choice);
    else {
      const place = randomInt(seen);
      if (place < choices.length) choices[place] = choice;
      if (seen >= LOOKED_AT || performance.now() > end) break;
    }
  }
  return { choices, more: seen > choices.length };
}
