/** What comes from a registry is what it was when it was chosen, to the byte, and runs nothing as it comes in. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesGone } from './packages.mjs';

interface Package {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const brought = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

describe('packages', () => {
  it('have a hash each, and none runs anything when it is installed', () => {
    expect(brought.length).toBeGreaterThan(100);
    expect(brought.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(brought.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });

  it('are missed when a room has lost its own, and not where this machine needs none', () => {
    expect(packagesGone(() => true)).toEqual([]);
    const own = 'platform/people/node_modules/better-auth';
    expect(packagesGone((path) => path !== own)).toEqual([own]);
    const foreign = Object.keys(packages).filter((path) => /darwin|win32/.test(path));
    expect(foreign.length).toBeGreaterThan(10);
    expect(packagesGone((path) => !foreign.includes(path))).toEqual([]);
  });

  it('are asked for in one version', () => {
    const asking = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
    for (const path of asking) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        read(path === '' ? 'package.json' : `${path}/package.json`),
      ) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        if (!name.startsWith('@weathergage/')) expect(version, `${path} ${name}`).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

it('each Node that set-up brings has a hash, which is looked at before it is used', () => {
  const source = read('tools/setup/node.mjs');
  const names = [...source.matchAll(/^ {4}name: '(.+)',$/gm)].map(([, name]) => name);
  const hashes = [...source.matchAll(/^ {6}'(sha512-[A-Za-z0-9+/]{86}==)',$/gm)].map(([, hash]) => hash);
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(hashes).size).toBe(names.length);
  expect(source).toMatch(/if \(unpacked !== wanted\.integrity\)/);
});
