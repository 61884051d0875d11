// Which mutants a run is about: all of a game's rules, some files, or what decides one rule.
import { type Row, type SourceFile, whereabouts } from '../where.ts';
import type { Mutant } from './mutant.ts';

/** The sources of the rules, from the root; `named` are parts of their paths. */
export function sourcesOf(game: string, files: readonly SourceFile[], named: readonly string[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('rules/') && !/\.test\.tsx?$/.test(path) && !path.includes('/testing/'))
    .filter((path) => named.length === 0 || named.some((part) => path.includes(part)))
    .map((path) => `games/${game}/${path}`);
}

/** The lines of the declaration that a line lies in or stands above: to the next line that closes one at the margin. */
function declarationAt(text: string, line: number): { from: number; to: number } {
  const lines = text.split('\n');
  const to = lines.findIndex((each, index) => index >= line && /^(?:\S.*;|[})\]].*)$/.test(each));
  return { from: line, to: to < 0 ? lines.length : to + 1 };
}

/** Those in a declaration that names the rule. */
export function decidesRule(
  game: string,
  row: Row,
  files: readonly SourceFile[],
): (mutant: Mutant) => boolean {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const spans = whereabouts(row, files).decided.map(({ path, line }) => ({
    file: `games/${game}/${path}`,
    ...declarationAt(texts.get(path) ?? '', line),
  }));
  return ({ file, line }) => spans.some((span) => span.file === file && line >= span.from && line <= span.to);
}
