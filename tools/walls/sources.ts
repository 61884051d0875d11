// The source files of the house with their texts.
import { globSync, readFileSync } from 'node:fs';

const HOUSE = ['platform', 'games', 'tools'];

/** All source files of the house, and of folders besides, by their paths from the project's root. */
export function readSources(root: string, besides: readonly string[] = []): Map<string, string> {
  const files = globSync(`{${[...HOUSE, ...besides].join()}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));
}
