import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WholeLadder } from './ladder-all.ts';
import { runHere, scratchFolder } from './testing/run.ts';

const SERIES = ['--game', 'volleys', '--curve', '--times', '1,2', '--bots', 'random'] as const;
const TERMS = ['--scenario', 'short', '--matches', '6', '--seed', '3', '--json'] as const;

async function ladder(...more: string[]): Promise<WholeLadder> {
  const { code, out, err } = await runHere('ladder', ...SERIES, ...TERMS, ...more);
  expect(err).not.toContain('weathergage:');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const folder = scratchFolder();

/** The shares as files. */
async function sharesOf(parts: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const part of parts)
    files.push(
      folder.file(`${part.replace('/', '-of-')}.json`, await ladder('--part', part, '--workers', '1')),
    );
  return files;
}

const withoutSeconds = ({ rows, ...head }: WholeLadder) => ({
  ...head,
  rows: rows.map(({ seconds: _, ...row }) => row),
});

describe('a ladder in shares', () => {
  it('is the same whole, put together, as when one machine fights it', { timeout: 120_000 }, async () => {
    const files = await sharesOf(['1/2', '2/2']);
    const [first, second] = files.map((file): WholeLadder => JSON.parse(readFileSync(file, 'utf8')));
    const fought = ({ rows: [row] }: WholeLadder) => row!.wins + row!.draws + row!.losses;
    expect([fought(first!), fought(second!)]).toEqual([4, 2]);
    const { code, out } = await runHere('ladder', '--join', files.join(','), '--json');
    expect(code).toBe(0);
    expect(withoutSeconds(JSON.parse(out))).toEqual(withoutSeconds(await ladder()));
  });

  it('is refused where a share is missing, given twice or of another ladder', {
    timeout: 120_000,
  }, async () => {
    const [first, second] = await sharesOf(['1/2', '2/2']);
    const refusal = async (...files: string[]) => (await runHere('ladder', '--join', files.join(','))).err;
    expect(await refusal(first!)).toContain('Missing of 2 shares: 2.');
    expect(await refusal(first!, second!, second!)).toContain('given twice');
    const share: WholeLadder = JSON.parse(readFileSync(second!, 'utf8'));
    const other = folder.file('other.json', { ...share, seed: 4 });
    expect(await refusal(first!, other)).toContain('another ladder');
  });

  it('names a share as one of so many', async () => {
    for (const part of ['3/2', '0/2', 'half'])
      expect((await runHere('ladder', ...SERIES, ...TERMS, '--part', part)).err).toContain('--part');
  });
});
