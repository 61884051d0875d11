import { run, SetupError } from './run.mjs';

// Install scripts are never run, so it does not matter which Node npm itself runs on; an older one would
// only print warnings about engines.
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false', '--loglevel=error'];

/** @param {readonly string[]} args */
export async function npm(args) {
  const script = process.env.npm_execpath;
  const direct = script !== undefined && /npm-cli\.c?js$/.test(script);
  const windows = process.platform === 'win32';
  const { code, output } = direct
    ? await run(process.execPath, [script, ...args, ...quiet])
    : await run('npm', [...args, ...quiet], { shell: windows });
  if (code !== 0) throw new SetupError(`npm ${args.join(' ')} failed:\n${output}`);
}
