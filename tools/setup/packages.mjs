// The packages that package-lock.json names, installed once for each version of that file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { root, step } from './run.mjs';

const modules = join(root, 'node_modules');
const record = join(modules, '.package-lock.json');
const stamp = join(modules, '.weathergage-stamp');
const lockFile = join(root, 'package-lock.json');
const hashOfLock = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/** @param {string} file */
function lockedPackages(file) {
  /** @type {{ packages?: Record<string, Locked> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(lock.packages ?? {}).filter(([path]) => path !== '');
}

/** Whether npm's own record of node_modules agrees with the lock: somebody has run `npm install` by hand. */
function isInstalledByHand() {
  if (!existsSync(record)) return false;
  const installed = new Map(lockedPackages(record));
  return lockedPackages(lockFile).every(([path, wanted]) => {
    const here = installed.get(path);
    return here ? here.version === wanted.version : wanted.optional || wanted.devOptional;
  });
}

function isStamped() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock();
}

/**
 * Those that have to be there and are not. A few rooms keep packages of their own, and npm looks after its record alone.
 * @param {(path: string) => boolean} isThere
 */
export const packagesGone = (isThere) =>
  lockedPackages(lockFile)
    .filter(([path, { optional, devOptional }]) => !(optional || devOptional || isThere(path)))
    .map(([path]) => path);

const areThere = () => packagesGone((path) => existsSync(join(root, path))).length === 0;

export const hasPackages = () => existsSync(record) && areThere();

export async function installPackages() {
  if (isStamped() && areThere()) return;
  await alone(async () => {
    if (isStamped() && areThere()) return;
    // By its record npm would take what is gone for installed.
    if (existsSync(record) && !areThere()) rmSync(record);
    // Not `npm ci`: it refuses a lock that does not list the binaries of platforms other than the writer's.
    const byLock = ['install', '--no-save', '--package-lock=true'];
    if (!isInstalledByHand()) await step('Installing packages', () => npm(byLock));
    writeFileSync(stamp, hashOfLock());
  });
}
