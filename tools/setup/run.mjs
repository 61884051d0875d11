// Running other programs, and telling the person at the terminal what is being done meanwhile.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {...string} parts */
export const inCache = (...parts) => join(root, '.cache', ...parts);

/**
 * The environment in which `node` means the given binary and local tools are found first.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env[key] ?? ''];
  return { ...process.env, [key]: path.join(delimiter) };
}

/**
 * Runs a program to its end and keeps what it printed, to be shown only if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A failure that the person can act on: its message is printed without a stack. */
export class SetupError extends Error {}

/**
 * Prints one line: what is being done, a dot every few seconds, and how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const started = Date.now();
  process.stdout.write(`${label} ...`);
  const dots = setInterval(() => process.stdout.write('.'), 5000);
  const end = (/** @type {string} */ word) => {
    clearInterval(dots);
    process.stdout.write(` ${word} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  };
  try {
    const result = await work();
    end('done');
    return result;
  } catch (error) {
    end('FAILED');
    throw error;
  }
}

/**
 * Starts a program that owns the terminal from now on; ends as it ends.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(program, args, env) {
  const child = spawn(program, args, { stdio: 'inherit', env });
  // A terminal sends its Ctrl-C to the child as well; passing it on would count as a second one.
  const signals = /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT']);
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
