import { execFileSync } from 'node:child_process';
import { findPostgres } from '@weathergage/store/postgres/programs.mjs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { runChaos } from './run.ts';

const programs = findPostgres();
const hasProxy = (() => {
  try {
    execFileSync('sh', ['-c', 'PATH="$PATH:/usr/local/sbin:/usr/sbin" command -v haproxy'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(programs === null || !hasProxy)('a slice of chaos', () => {
  it('loses nothing acknowledged, doubles nothing, and shows nobody what is another’s', async () => {
    const told: string[] = [];
    const result = await runChaos({
      minutes: 0.35,
      least: { kills: 2, failovers: 1 },
      programs: programs!,
      games: GAMES,
      tables: ['people', 'mixed'],
      tell: (what) => told.push(what),
    });
    const { lost, doubled, diverged, leaked } = result;
    expect({ lost, doubled, diverged, leaked }, told.join('\n')).toEqual({
      lost: 0,
      doubled: 0,
      diverged: 0,
      leaked: 0,
    });
    expect(result.acknowledged).toBeGreaterThan(50);
    expect(result.compared).toBeGreaterThan(50);
    expect(result.kills).toBeGreaterThanOrEqual(2);
    expect(result.failovers).toBeGreaterThanOrEqual(1);
  }, 400_000);
});
