// Debian's own packages, where this machine has them and we may install them.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Those that this Debian has; where it has none of them it is left to apt to say so.
 * @param {string[]} names
 */
async function known(names) {
  const shown = await Promise.all(names.map((name) => run('apt-cache', ['show', name])));
  const here = names.filter((_, i) => shown[i]?.code === 0);
  return here.length > 0 ? here : names;
}

/** @param {string[]} names */
async function installOnce(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  const install = await run('apt-get', [...args, ...(await known(names))], { env });
  return { code: install.code, output: update.output + install.output };
}

/** Tried twice: a mirror may be out for a moment. @param {string[]} names */
export async function aptInstall(...names) {
  const first = await installOnce(names);
  return first.code === 0 ? first : installOnce(names);
}
