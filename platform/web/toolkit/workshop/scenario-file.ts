/** A scenario of somebody's own, as the text of a file. */
import type { Flaw, TSchema } from '@weathergage/kernel';
import { flawsInWords, type ReadResult } from '@weathergage/kernel/words/flaws-in-words.ts';
import { FLAW_WORDS } from './bench-words.ts';
import { brokenAt } from './broken-json.ts';

/** A page holds a scenario in memory several times over: nothing longer is worth reading. */
export const LONGEST_FILE = 1_000_000;

/** The place as an editor of texts counts it. */
function whereBroken(text: string): string {
  const before = text.slice(0, brokenAt(text)).split('\n');
  return FLAW_WORDS.breaksOff(before.length, before.at(-1)!.length + 1);
}

export function parseFile(text: string): ReadResult<unknown> {
  const broken = (expected: string): ReadResult<unknown> => ({ ok: false, flaws: [{ path: '/', expected }] });
  if (text.length > LONGEST_FILE) return broken(FLAW_WORDS.tooLong(LONGEST_FILE));
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return broken(whereBroken(text));
  }
}

/** Its shape first, in words that say more than the umpire's; then what the umpire has to say about its sense. */
export function flawsOf(
  schema: TSchema,
  check: (scenario: unknown) => readonly Flaw[],
  scenario: unknown,
): readonly Flaw[] {
  const shape = flawsInWords(schema, scenario);
  return shape.length > 0 ? shape : check(scenario);
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The umpire knows ships and sides by their ids; people know them by name. */
export function inNames(known: readonly Named[], words: string): string {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return words.replaceAll(/[a-z0-9]+(-[a-z0-9]+)*/g, (word) => names.get(word) ?? word);
}

export const writeFile = (scenario: unknown): string => `${JSON.stringify(scenario, null, 2)}\n`;

/** Without accents and capitals, for searching. */
export const plainText = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Without accents and blanks: words as an id may have them. */
export const slug = (words: string): string =>
  plainText(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');

export const ownId = (title: string): string => `own-${slug(title)}`.slice(0, 60).replace(/-$/, '');

export interface Kept {
  readonly id: string;
  readonly title: string;
}

/** An own scenario is never taken for one of the game's: its id says whose it is. */
export const namedScenario = <S extends Kept>(scenario: S): S => ({ ...scenario, id: ownId(scenario.title) });

/** An id like the one wished for that nothing has yet. */
export function freeId(wish: string, taken: readonly string[]): string {
  const stem = wish.slice(0, 54).replace(/-$/, '');
  let id = stem;
  for (let n = 2; taken.includes(id); n += 1) id = `${stem}-${n}`;
  return id;
}
