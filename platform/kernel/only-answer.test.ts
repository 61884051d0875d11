import { describe, expect, it } from 'vitest';
import { onlyAnswer } from './only-answer.ts';

describe('the only answer', () => {
  it('is what all choices come to', () => {
    expect(onlyAnswer([{ ports: [] }, { ports: [] }])).toEqual({ ports: [] });
  });

  it('is none where there is nothing to give, or something to choose', () => {
    expect(onlyAnswer([])).toBeNull();
    expect(onlyAnswer([{ fight: true }, { fight: false }])).toBeNull();
  });

  it('looks no further than the second', () => {
    function* choices(): Iterable<number> {
      yield 1;
      yield 2;
      throw new Error('never asked for');
    }
    expect(onlyAnswer(choices())).toBeNull();
  });
});
