import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiPage } from './api.ts';

it('docs/api.md says what the server checks by; if not: npx weathergage api > docs/api.md', async () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  expect(page).toBe(await apiPage());
});
