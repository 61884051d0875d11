// npm test: set-up, then every check there is, to the end even if one fails, and one line that counts all.
import { mkdirSync, rmSync } from 'node:fs';
import { bringChromium } from './setup/chromium.mjs';
import { buildPage } from './setup/page.mjs';
import { bringPostgres } from './setup/postgres.mjs';
import { bringProxies } from './setup/proxies.mjs';
import { environmentFor, inCache, run, SetupError } from './setup/run.mjs';
import { toolEntry } from './setup/tool.mjs';
import { explain, setUp } from './setup.mjs';
import { playwrightCount, summaryOf, vitestCount } from './test/count.mjs';

/** @typedef {import('./test/count.mjs').Count} Count */

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const one = (/** @type {boolean} */ passed) => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

/** @param {string} node */
function stages(node) {
  const env = environmentFor(node);

  /** A check that either holds or does not; what it printed matters only if it does not. */
  const check =
    (/** @type {string} */ entry, /** @type {string[]} */ ...args) =>
    async () => {
      const { code, output } = await run(node, ['--disable-warning=ExperimentalWarning', entry, ...args], {
        env,
      });
      if (code !== 0) console.log(output.trimEnd());
      return one(code === 0);
    };

  /** Tests that write a report of their own; they show their progress as they go. */
  const tests =
    (
      /** @type {string} */ tool,
      /** @type {string[]} */ args,
      /** @type {string} */ report,
      /** @type {(report: string, code: number) => Count} */ count,
      given = env,
    ) =>
    async () => {
      const path = inCache('reports', report);
      rmSync(path, { force: true });
      const { code } = await run(node, [toolEntry(tool), ...args], { env: given, show: true });
      return count(path, code);
    };

  const build = async () => {
    await buildPage(node);
    return one(true);
  };
  const browser = async () => {
    await bringChromium();
    return tests('playwright', ['test'], 'browser.json', playwrightCount)();
  };

  /** The game of docs/your-own-game.md, in a page that has no other. */
  const guide = async () => {
    const given = {
      ...env,
      WEATHERGAGE_GAMES: 'docs/your-own-game/games.ts',
      PAGE_DIR: inCache('your-own-game'),
    };
    const { code, output } = await run(node, [toolEntry('vite'), 'build', 'platform/web'], { env: given });
    if (code !== 0) throw new SetupError(`vite build failed:\n${output}`);
    return tests('playwright', ['test'], 'browser-besides.json', playwrightCount, given)();
  };

  // What reads the sources and says nothing while it does goes side by side: none of it needs both cores.
  /** @type {[string, () => Promise<Count>][][]} */
  const inOrder = [
    [
      ['types', check(toolEntry('tsc'), '--noEmit')],
      ['lint', check(toolEntry('biome'), 'check', '.')],
      ['dead code', check(toolEntry('knip'), '--no-config-hints')],
      ['walls', check('tools/walls.ts')],
    ],
    [['unit and property tests', tests('vitest', ['run'], 'unit.json', vitestCount)]],
    [['long tests', tests('vitest', ['run'], 'long.json', vitestCount, { ...env, TESTS: 'long' })]],
    [['page', build]],
    [['browser tests', browser]],
    [['a game of your own', guide]],
  ];
  return inOrder;
}

/** @param {string} name @param {() => Promise<Count>} stage */
async function perform(name, stage) {
  const started = Date.now();
  /** @type {Count} */
  let count;
  try {
    count = await stage();
  } catch (error) {
    console.log(error instanceof SetupError ? error.message : error);
    count = one(false);
  }
  console.log(`== ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds(started)})`);
  return count;
}

const node = await setUp().catch(explain);
// The browser is fetched before the long stages, so that a person hears early if it must be done by hand.
await bringChromium().catch((error) => console.error(error instanceof SetupError ? error.message : error));
const hasPostgres = (await bringPostgres()) !== null;
const missingProxies = await bringProxies();
mkdirSync(inCache('reports'), { recursive: true });

/** @type {Required<Count>} */
const total = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };
/** @type {string[]} */
const broken = [];
for (const together of stages(node)) {
  console.log(`\n== ${together.map(([name]) => name).join(', ')}`);
  const counts = await Promise.all(together.map(([name, stage]) => perform(name, stage)));
  for (const [i, count] of counts.entries()) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    total.flaky.push(...(count.flaky ?? []));
    total.failures.push(...(count.failures ?? []));
    if (count.failed > 0) broken.push(together[i]?.[0] ?? '');
  }
}

if (!hasPostgres) console.log('\nWithout PostgreSQL: its tests are among the skipped.');
if (missingProxies.length > 0)
  console.log(`\nWithout ${missingProxies.join(', ')}: the tests behind them are among the skipped.`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${summaryOf(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
