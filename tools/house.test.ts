import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WAY } from './house/answer.ts';
import { housePages } from './house.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the pages about the house', () => {
  it.each(Object.entries(housePages()))(
    '%s is as the imports are (npm run house makes it anew)',
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );

  it.each(WAY.map(({ file, name }) => [file, name]))(
    'the way of an answer goes through %s %s',
    (file, name) => {
      expect(read(file)).toContain(name);
    },
  );
});
