// Set-up, from a clone with nothing in it: the right Node, the packages, and on request the built page and
// Chromium. Plain JavaScript without dependencies, because it runs on whatever Node is there.
//   node tools/setup.mjs [page] [chromium]
import { pathToFileURL } from 'node:url';
import { bringChromium } from './setup/chromium.mjs';
import { bringNode } from './setup/node.mjs';
import { installPackages } from './setup/packages.mjs';
import { buildPage } from './setup/page.mjs';
import { SetupError } from './setup/run.mjs';

/**
 * Node and packages; the page and Chromium where asked.
 * @param {{ page?: boolean, chromium?: boolean }} [wanted]
 * @returns {Promise<string>} the path of the Node to use
 */
export async function setUp(wanted = {}) {
  const node = await bringNode();
  await installPackages();
  if (wanted.page) await buildPage(node);
  if (wanted.chromium) await bringChromium();
  return node;
}

/**
 * Ends the program with the message of a failure that has an explanation, and throws any other.
 * @param {unknown} error
 * @returns {never}
 */
export function explain(error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  setUp({ page: wanted.includes('page'), chromium: wanted.includes('chromium') })
    .then(() => console.log('Everything is in place.'))
    .catch(explain);
}
