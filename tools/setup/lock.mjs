// One set-up at a time in a checkout: a directory is the lock, and its age shows that its owner lives.
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { inCache } from './run.mjs';

const lock = inCache('setup.lock');
const BEAT = 2000;
const STALE = 30_000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

function take() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale() {
  try {
    return Date.now() - statSync(lock).mtimeMs > STALE;
  } catch {
    return false; // released in this very moment
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(inCache(), { recursive: true });
  let told = false;
  while (!take()) {
    if (isStale()) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) console.log('Another set-up is running in this folder; waiting for it.');
    told = true;
    await pause(250);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(lock, now, now);
  }, BEAT);
  const release = () => rmSync(lock, { recursive: true, force: true });
  const interrupted = () => process.exit(130);
  process.once('exit', release);
  for (const signal of signals) process.once(signal, interrupted);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.removeListener('exit', release);
    for (const signal of signals) process.removeListener(signal, interrupted);
    release();
  }
}
