import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SetupError } from './run.mjs';

/** Commands whose package has another name than the command. @type {Record<string, string>} */
const packageOf = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' };

/**
 * The script behind a command of an installed package, to be run by whichever Node we choose.
 * @param {string} command
 */
export function toolEntry(command) {
  const home = join(root, 'node_modules', packageOf[command] ?? command);
  /** @type {{ bin?: string | Record<string, string> }} */
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  } catch {
    throw new SetupError(`There is no package for the command "${command}"; try npm run setup.`);
  }
  const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (!entry) throw new SetupError(`The package ${home} has no command "${command}".`);
  return join(home, entry);
}
