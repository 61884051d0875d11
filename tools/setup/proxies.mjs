// nginx, HAProxy and Caddy, on which the files of docs/host are tried: the system's, or those of Debian's own packages.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';
import { alone } from './lock.mjs';
import { run, step } from './run.mjs';

const names = ['nginx', 'haproxy', 'caddy'];
const POLICY = '/usr/sbin/policy-rc.d';

/** Debian keeps them where only root's own path leads. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
const missing = () => names.filter((name) => !folders().some((folder) => existsSync(join(folder, name))));

/**
 * Debian's packages start what they bring unless the machine's policy forbids it, and have it started with the machine;
 * we need only the programs.
 * @param {string[]} wanted
 */
async function installStopped(wanted) {
  const isOurs = !existsSync(POLICY);
  const lift = () => rmSync(POLICY, { force: true });
  if (isOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    process.once('exit', lift);
  }
  try {
    const { code, output } = await aptInstall(...wanted);
    if (code !== 0) console.error(output);
    const left = missing();
    const brought = wanted.filter((name) => !left.includes(name));
    // Where there is no systemd there is nothing to be said to it.
    if (brought.length > 0) await run('systemctl', ['disable', ...brought]);
  } finally {
    if (isOurs) {
      lift();
      process.removeListener('exit', lift);
    }
  }
}

/** @returns {Promise<string[]>} those that can't be had, and that is said */
export async function bringProxies() {
  if (missing().length > 0 && mayInstall())
    await alone(async () => {
      const wanted = missing();
      if (wanted.length === 0) return;
      await step(`Installing proxies (apt-get install ${wanted.join(' ')})`, () => installStopped(wanted));
    });
  const left = missing();
  if (left.length > 0)
    console.error(
      `Not here: ${left.join(', ')}. The tests of what docs/host has for them are SKIPPED.\n` +
        `To run them install them (Debian, Ubuntu: sudo apt-get install ${left.join(' ')}).`,
    );
  return left;
}
