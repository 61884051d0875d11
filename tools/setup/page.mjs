// The built page, made again only when something that goes into it has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { environmentFor, inCache, root, run, SetupError, step } from './run.mjs';
import { toolEntry } from './tool.mjs';

const stamp = inCache('page.stamp');
const built = join(root, 'platform', 'web', 'dist', 'index.html');
const apart = new Set(['node_modules', 'dist', 'e2e']);
const isTest = /\.(test|spec)\.tsx?$/;

/** @param {string} folder @returns {string[]} */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return apart.has(entry.name) ? [] : sources(path);
      return entry.isFile() && !isTest.test(entry.name) ? [path] : [];
    });
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = [
    join(root, 'package-lock.json'),
    ...['games', 'platform'].flatMap((f) => sources(join(root, f))),
  ];
  for (const file of files) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const isBuilt = (/** @type {string} */ hash) =>
  existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** @param {string} node the Node that runs Vite */
const build = (node) =>
  step('Building the page', async () => {
    const args = [toolEntry('vite'), 'build', 'platform/web'];
    const { code, output } = await run(node, args, { env: environmentFor(node) });
    if (code !== 0) throw new SetupError(`vite build failed:\n${output}`);
  });

/** @param {string} node the Node that runs Vite */
export async function buildPage(node) {
  // What goes into a page with another list of games, or to another place, is not known here: it is always made.
  if (process.env.WEATHERGAGE_GAMES || process.env.PAGE_DIR) {
    if (!process.env.PAGE_DIR) rmSync(stamp, { force: true });
    return alone(() => build(node));
  }
  if (isBuilt(hashOfSources())) return;
  await alone(async () => {
    const hash = hashOfSources();
    if (isBuilt(hash)) return;
    await build(node);
    mkdirSync(inCache(), { recursive: true });
    writeFileSync(stamp, hash);
  });
}
