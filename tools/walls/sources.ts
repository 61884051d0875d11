// The source files of the house with their texts.
import { globSync, readFileSync } from 'node:fs';

/** All source files under the project's root, by their paths from it. */
export function readSources(root: string): Map<string, string> {
  const files = globSync('{platform,games,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist'].includes(name.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));
}
