import { describe, expect, it } from 'vitest';
import type { Happening } from '../vocabulary.ts';
import { checkOpening } from './opening.ts';

const thrown = (sides: number, ...faces: number[]) => faces.map((face) => ({ sides, face, drawn: false }));
const telling = (...dice: number[]): Happening => ({ truth: { kind: 'winds', rule: '', dice } });

function found(throws: ReturnType<typeof thrown>, ...told: Happening[]): string[] {
  const reports: string[] = [];
  checkOpening(throws, told, ['red', 'blue'], (_check, _what, detail) => void reports.push(detail));
  return reports;
}

describe('dice of the opening', () => {
  it('may all be read from nought on, or all from one on', () => {
    // The seven must not be taken for the eight that is told as a seven.
    expect(found(thrown(10, 7, 10, 8), telling(6, 9), telling(7))).toEqual([]);
    expect(found(thrown(10, 7, 10, 8), telling(7, 10), telling(8))).toEqual([]);
  });

  it('are missed where they are told by neither reading', () => {
    expect(found(thrown(10, 7, 10, 8), telling(6, 9))).toEqual(['thrown and not told: a 8 of 10']);
    // One read from one on and the other from nought is no reading.
    expect(found(thrown(10, 3, 6), telling(3, 5))).toHaveLength(1);
  });

  it('are read by their size', () => {
    expect(found([...thrown(10, 5), ...thrown(6, 4)], telling(4, 4))).toEqual([]);
    expect(found([...thrown(10, 5), ...thrown(6, 4)], telling(4))).toHaveLength(1);
  });
});
