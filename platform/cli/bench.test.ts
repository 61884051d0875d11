import { expect, it } from 'vitest';
import { runHere } from './testing/run.ts';

it('prints one figure a line as JSON', async () => {
  const { code, out } = await runHere('bench', '--json', '--only', 'match-load');
  expect(code).toBe(0);
  const figures = out.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(figures).toEqual([expect.objectContaining({ name: 'match-load-2000', unit: 'ms' })]);
  expect(figures[0]!.value).toBeGreaterThan(0);
});
