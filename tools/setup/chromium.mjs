// The browser for the browser tests: the system's Chromium, or one from Debian's own packages.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';
import { alone } from './lock.mjs';
import { SetupError, step } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that draws on no screen and talks to nobody but the server under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | null} the path of the browser */
export function findChromium() {
  const named = process.env.CHROMIUM;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((n) => join(dir, n)));
  return [...(named ? [named] : []), ...places, ...onPath].find((path) => existsSync(path)) ?? null;
}

const instruction =
  'Chromium is needed for the browser tests and was not found.\n' +
  'Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium),\n' +
  'or name the program of an installed Chromium or Chrome: CHROMIUM=/path/to/chromium npm test';

/** @returns {Promise<string>} the path of the browser */
export async function bringChromium() {
  const found = findChromium();
  if (found) return found;
  if (!mayInstall()) throw new SetupError(instruction);
  return alone(async () => {
    const meanwhile = findChromium();
    if (meanwhile) return meanwhile;
    await step('Installing Chromium (apt-get install chromium)', async () => {
      const { code, output } = await aptInstall('chromium');
      if (code !== 0) throw new SetupError(`${output}\n${instruction}`);
    });
    const brought = findChromium();
    if (!brought) throw new SetupError(instruction);
    return brought;
  });
}
