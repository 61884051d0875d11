import { readFileSync } from 'node:fs';
import type { CampaignFile } from '@weathergage/campaign';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ProcessEnd, processEnd, scratchFolder, startProcess } from './testing/run.ts';

/** With the games themselves: no toy has battles that are fought in another. */
const run = (...args: readonly string[]): Promise<ProcessEnd> =>
  processEnd(startProcess(['campaign', ...args], { WEATHERGAGE_GAMES: '' }));

const WAY_IN = ['--campaign', 'three-actions-1756'] as const;
const SEED = '1';

describe('campaigns on the command line', () => {
  const folder = scratchFolder();
  const path = `${folder.path}/whole.json`;
  let simulated: Record<string, unknown>;
  let file: CampaignFile;
  beforeAll(async () => {
    const { code, out, err } = await run('simulate', ...WAY_IN, '--matches', '1', '--seed', SEED, '--json');
    expect([code, err]).toEqual([0, '']);
    simulated = JSON.parse(out) as Record<string, unknown>;
    const exported = await run('export', path, ...WAY_IN, '--seed', SEED);
    expect([exported.code, exported.err]).toEqual([0, '']);
    file = JSON.parse(readFileSync(path, 'utf8')) as CampaignFile;
  });
  const changed = (change: (copy: CampaignFile) => void): string => {
    const copy = structuredClone(file);
    change(copy);
    return folder.file('changed.json', copy);
  };

  it('are listed, those that everybody is promised among them', async () => {
    const { code, out } = await run('list', '--json');
    const ids = (JSON.parse(out) as { id: string; game: string }[]).map(({ id }) => id);
    expect(code).toBe(0);
    expect(ids).toEqual(
      expect.arrayContaining([
        'three-actions-1756',
        'three-levels-1778',
        'toulon-1744',
        'mediterranean-1744',
        'maritime-war-1778',
      ]),
    );
    expect((await run('simulate', '--campaign', 'nowhere')).err).toContain('--campaign must be one of');
  });

  it('are simulated: finished, verified, nothing broken; and the same war is exported and replayed', async () => {
    expect(simulated).toMatchObject({ campaigns: 1, finished: 1, verified: 1, violations: 0, broken: [] });
    expect(simulated.battles).toBe(file.battles.length);
    expect(file.battles.length).toBeGreaterThan(0);
    const { code, out } = await run('replay', path, '--json');
    const { battles, hash } = JSON.parse(out) as { battles: { hash: string }[]; hash: string };
    expect(code).toBe(0);
    expect(hash).toBe(simulated.hash);
    expect(new Set(battles.map((battle) => battle.hash)).size).toBe(file.battles.length);
  });

  it('are verified whole, and their captains told of', async () => {
    const { code, out } = await run('verify', path);
    expect([code, out.trim()]).toEqual([0, `The war and ${file.battles.length} battles: honest.`]);
    const told = await run('careers', path, '--json');
    expect(JSON.parse(told.out)).toEqual(file.careers);
    expect((await run('careers', path)).out.split('\n')[0]).toMatch(/^ +\d+ {2}.+: \d+ battles?, \d won/);
  });

  it('a report of something else, a battle that is missing, an other table: each is found out', async () => {
    const report = ({ war }: CampaignFile) => war.entries.find((entry) => entry.type === 'report')!;
    type Line = { damage: number; fate: string }[];
    const sunk = changed((copy) => {
      const { lines } = report(copy).result as { lines: { european: Line } };
      const whole = lines.european.find(({ fate }) => fate === 'fights' || fate === 'disabled')!;
      Object.assign(whole, { fate: 'sunk', damage: 40 });
    });
    const found = await run('verify', sunk);
    expect([found.code, found.out]).toEqual([1, expect.stringContaining('dishonest')]);
    expect(
      (
        await run(
          'verify',
          changed((copy) => void copy.battles.pop()),
        )
      ).code,
    ).toBe(1);
    const mapping = folder.file('mapping.json', { season: { turns: 3 } });
    expect((await run('verify', path, '--mapping', mapping)).code).toBe(1);
    expect((await run('verify', folder.file('none.json', { format: 'a song' }))).err).toContain(
      'is no campaign',
    );
  });
});
