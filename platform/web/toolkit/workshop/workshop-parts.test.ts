import { Exactly, OneOf, Type } from '@weathergage/kernel';
import { flawsInWords } from '@weathergage/kernel/words/flaws-in-words.ts';
import { describe, expect, it } from 'vitest';
import { brokenAt } from './broken-json.ts';
import { benchLeft, benchWith, workOn } from './history.ts';
import { freeId, ownId, parseFile } from './scenario-file.ts';

const Leaf = Exactly({ test: Type.Literal('turns'), atLeast: Type.Integer({ minimum: 1, maximum: 9 }) });
const Group = Exactly({ test: OneOf(['all', 'any']), of: Type.Array(Leaf, { minItems: 1 }) });
const Schema = Exactly({
  name: Type.String({ minLength: 1 }),
  wind: OneOf(['up', 'down']),
  if: Type.Union([Leaf, Group]),
});
const sound = { name: 'A', wind: 'up', if: { test: 'all', of: [{ test: 'turns', atLeast: 2 }] } };

describe('what is wrong with a file', () => {
  it('is nothing if and only if it fits', () => expect(flawsInWords(Schema, sound)).toEqual([]));

  it('is named at the one place, with what may stand there', () => {
    expect(flawsInWords(Schema, { ...sound, wind: 'north' })).toEqual([
      { path: '/wind', expected: 'one of up, down; found "north"' },
    ]);
    expect(flawsInWords(Schema, { ...sound, name: '', more: 1 })).toEqual([
      { path: '/name', expected: 'at least 1 characters; found ""' },
      { path: '/more', expected: 'nothing of that name; known are name, wind, if' },
    ]);
  });

  it('is found inside the member of a union that was meant', () => {
    const inner = (of: unknown) => flawsInWords(Schema, { ...sound, if: { test: 'any', of } });
    expect(inner([{ test: 'turns', atLeast: 12 }])).toEqual([
      { path: '/if/of/0/atLeast', expected: 'a whole number, 1 to 9; found 12' },
    ]);
    expect(inner([])).toEqual([{ path: '/if/of', expected: 'at least 1 entries; found 0' }]);
    expect(flawsInWords(Schema, { ...sound, if: { test: 'never' } })).toEqual([
      { path: '/if/test', expected: 'one of turns, all, any; found "never"' },
    ]);
    expect(flawsInWords(Schema, { ...sound, if: { test: 'turns' } })).toEqual([
      { path: '/if/atLeast', expected: 'something: it may not be left out' },
    ]);
  });

  it('is told of the member that it comes nearest to, where nothing tells them apart', () => {
    const At = Type.Union([
      Exactly({ flotilla: Type.String() }),
      Exactly({ port: Type.String(), state: OneOf(['ready', 'laid up']) }),
      Type.Null(),
    ]);
    expect(flawsInWords(At, { port: 'Toulon', state: 'sunk' })).toEqual([
      { path: '/state', expected: 'one of ready, laid up; found "sunk"' },
    ]);
    expect(flawsInWords(At, null)).toEqual([]);
    expect(flawsInWords(At, 7)).toEqual([{ path: '/', expected: 'an object or null; found 7' }]);
    expect(flawsInWords(Type.Null(), 7)).toEqual([{ path: '/', expected: 'null; found 7' }]);
  });

  it('is the line and column where its text breaks off', () =>
    expect(parseFile('{\n  "id": }')).toMatchObject({
      ok: false,
      flaws: [{ path: '/', expected: expect.stringContaining('line 2, column 9') }],
    }));
});

describe('a broken text', () => {
  it('breaks at the first sign that cannot stand there; a string without an end, where it begins', () => {
    const broken = [
      ['{"a":1,}', 7],
      ['{"a" 1}', 5],
      ['[1,2 3]', 5],
      ['["a\\"', 1],
      ['{"a":[true,nul]}', 11],
      ['{"a":', 5],
      ['{} {}', 3],
      ['01', 1],
    ] as const;
    for (const [text, at] of broken) expect([text, brokenAt(text)]).toEqual([text, at]);
  });

  it('is never one that the browser reads', () => {
    for (const value of [sound, [], {}, 'a"\\\u0007', -1.5e300, [[[null]], { a: { b: [] } }], ' ']) {
      const text = JSON.stringify(value, null, 2);
      expect(brokenAt(text)).toBe(text.length);
    }
  });
});

describe('ids', () => {
  it('are plain words that nobody has yet', () => {
    expect(ownId('Île d’Aix, again!')).toBe('own-ile-d-aix-again');
    expect(freeId('victory', ['victory', 'victory-2'])).toBe('victory-3');
  });
});

describe('the bench', () => {
  const work = workOn<number, 'odd'>((now, chosen) => (now % 2 === 1 ? chosen : null));
  const add = (stroke?: string) =>
    ({ type: 'edit', edit: (now: number) => now + 1, ...(stroke === undefined ? {} : { stroke }) }) as const;

  it('counts a stroke as one step and forgets what lay ahead', () => {
    const drawn = [add('a'), add('a'), { type: 'lift' } as const, add('a')].reduce(
      work,
      benchWith<number, 'odd'>(1, 'd'),
    );
    expect([drawn.now, drawn.past]).toEqual([4, [1, 3]]);
    const back = work(drawn, { type: 'undo' });
    expect(back.now).toBe(3);
    expect(work(work(back, add()), { type: 'redo' }).now).toBe(4);
  });

  it('lets go of what is gone, and keeps what was there when something else is opened', () => {
    const held = work(benchWith<number, 'odd'>(1, 'd'), { type: 'choose', chosen: 'odd' });
    expect(held.chosen).toBe('odd');
    expect(work(held, add()).chosen).toBeNull();
    const opened = work(held, { type: 'open', scenario: 8, draft: 'e', saved: false });
    expect([opened.now, opened.draft, opened.saved, work(opened, { type: 'undo' }).now]).toEqual([
      8,
      'e',
      null,
      1,
    ]);
  });
});

describe('a bench that was left', () => {
  const layable = (value: unknown): value is { title: string } =>
    typeof value === 'object' && value !== null && 'title' in value;
  const fresh = () => benchWith({ title: 'fresh' }, 'new');

  it('is laid out again, unsaved as it was', () => {
    const bench = benchLeft({ draft: 'own-1', scenario: { title: 'mine' } }, layable, fresh);
    expect(bench).toMatchObject({ now: { title: 'mine' }, draft: 'own-1', saved: null });
  });

  it('is a fresh one where nothing was left, or nothing that can be laid out', () => {
    expect(benchLeft(null, layable, fresh).now.title).toBe('fresh');
    expect(benchLeft({ draft: 'own-1', scenario: 7 }, layable, fresh).now.title).toBe('fresh');
  });
});
