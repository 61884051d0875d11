import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../data/areas.ts';
import { PORTS } from '../../data/ports.ts';
import { check } from '../../rules/answers.ts';
import { departureOf } from '../../rules/chart/routes.ts';
import { writeAnswer } from '../../rules/world/notation.ts';
import { seenBy, smallSea } from '../testing/desk.ts';
import {
  freeMoves,
  longVoyages,
  mayEndAtSea,
  portsOpen,
  reachOn,
  searchesOn,
  spentOn,
} from './course-draft.ts';
import { readTypedCourse, readTypedOrder } from './typed-course.ts';

const view = seenBy(smallSea());
const mine = ['E1', 'E2'];
const troubleIn = (text: string): string | null => {
  const read = readTypedOrder(text, mine);
  return 'trouble' in read ? read.trouble : null;
};

describe('a voyage that is typed', () => {
  it('is read as it is written', () => {
    const order = { token: 'E1', path: ['north-sea', 'bay-of-biscay'], end: 'sea', onStation: true };
    expect(readTypedOrder(writeAnswer('sail', { order }), mine)).toEqual({
      token: 'E1',
      course: { path: order.path, end: 'sea', onStation: true },
    });
    expect(readTypedCourse('north-sea > nore; under E2')).toEqual({
      course: { path: ['north-sea'], end: 'nore', under: 'E2' },
    });
  });

  it('may use the names of the chart, capitals or none', () => {
    expect(readTypedOrder('e1 : North Sea > Bay of Biscay > at sea', mine)).toEqual({
      token: 'E1',
      course: { path: ['north-sea', 'bay-of-biscay'], end: 'sea' },
    });
  });

  it('names the word that is wrong, and what may have been meant', () => {
    expect(troubleIn('E1: north-see > sea')).toBe('There is no area north-see; did you mean north-sea?');
    expect(troubleIn('E1: north-sea > norr')).toBe('There is no area or port norr; did you mean nore?');
    expect(troubleIn('E1: xyzzy > sea')).toBe('There is no area xyzzy.');
    expect(troubleIn('E9: north-sea > sea')).toBe('No squadron E9 can sail; those that can are E1 and E2.');
    expect(troubleIn('E1: north-sea > sea; on statoin')).toContain('“on statoin” says nothing');
  });

  it('says what is missing', () => {
    expect(troubleIn('E1: north-sea')).toMatch(
      /^Where does it end\? Write “> sea” to stay at sea in the North Sea, or “> .+” for a port there\.$/,
    );
    expect(troubleIn('north-sea > sea')).toContain('First the squadron and a colon');
    expect(troubleIn('E1:')).toContain('areas in their order');
    expect(troubleIn('E1: north-sea > > sea')).toContain('Between two');
    expect(troubleIn(': north-sea > sea')).toContain('No squadron is named');
  });

  it('never brings the board down, whatever is typed', () => {
    const words = [
      ...AREAS.flatMap(({ id, name }) => [id, name]),
      ...PORTS.map(({ id }) => id),
      ...['sea', 'north-see', 'E1', 'E2', 'P1', '__proto__', 'constructor', 'on station', 'under E1'],
    ];
    const typed = fc
      .array(
        fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...words) },
          { weight: 5, arbitrary: fc.constantFrom(' > ', ': ', '; ', ' ', '>', 'E1: ') },
          { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
        ),
        { maxLength: 14 },
      )
      .map((parts) => parts.join(''));
    const voyage = fc
      .array(fc.constantFrom(...AREAS.map(({ id }) => id)), { maxLength: 8 })
      .map((path) => `E1: ${[...path, 'sea'].join(' > ')}`);
    fc.assert(
      fc.property(fc.oneof(typed, voyage), (text) => {
        const read = readTypedOrder(text, mine);
        if ('trouble' in read) {
          expect(read.trouble).toMatch(/[.?]$/u);
          return;
        }
        const { token, course } = read;
        const marker = view.markers.find((each) => each.token === token)!;
        const from = departureOf(view, token);
        const path = course.path as (typeof AREAS)[number]['id'][];
        const last = path.at(-1) ?? from.at;
        // All that the editor asks of a course before it is lawful.
        spentOn(from, path);
        freeMoves(from, path);
        longVoyages(from, path);
        searchesOn(view, marker, path);
        reachOn(view, marker, from, path);
        mayEndAtSea(view, marker, from, last);
        portsOpen(view, marker, from, last);
        const ask = { kind: 'sail', id: 'sail', seat: 'english', rule: '6.1/1' } as const;
        expect(check(view, ask, { order: { token, ...course } })).not.toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });
});
