// Every mutant of some sources, as Stryker would make them, without sentences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { isSentence, keyOf, type Mutant, textAt } from './mutant.ts';

const silent = () => {};
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** By their keys, in the order of the sources. */
export async function mutantsOf(root: string, files: readonly string[]): Promise<Map<string, Mutant>> {
  const sources = files.map((file) => ({
    name: file,
    mutate: true as const,
    content: readFileSync(join(root, file), 'utf8'),
  }));
  const texts = new Map(sources.map(({ name, content }) => [name, content]));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(LOGGER).instrument(sources, options);
  const found = new Map<string, Mutant>();
  for (const mutant of mutants) {
    const { fileName: file, location, mutatorName: mutator, replacement = '' } = mutant;
    const original = textAt(texts.get(file) ?? '', location);
    if (mutant.status !== undefined || isSentence(mutator, original)) continue;
    found.set(keyOf(mutant), {
      file,
      line: location.start.line + 1,
      column: location.start.column,
      endLine: location.end.line + 1,
      endColumn: location.end.column,
      mutator,
      original,
      replacement,
    });
  }
  return found;
}
