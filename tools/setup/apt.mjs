// Debian's own packages, where this machine has them and we may install them.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

export const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** @param {string} name */
async function installOnce(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update'], { env });
  const args = ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', name];
  const install = await run('apt-get', args, { env });
  return { code: install.code, output: update.output + install.output };
}

/** Tried twice: a mirror may be out for a moment. @param {string} name */
export async function aptInstall(name) {
  const first = await installOnce(name);
  return first.code === 0 ? first : installOnce(name);
}
