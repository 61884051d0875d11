import { fitsSchema } from '@weathergage/kernel';
import { flawsInWords } from '@weathergage/kernel/words/flaws-in-words.ts';
import { LONGEST_FILE, writeFile as writeScenario } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { type Scenario, ScenarioSchema } from '../../rules/scenario/scenario.ts';
import { readScenario } from '../testing/scenario-file.ts';

const told = (text: string): string[] => {
  const read = readScenario(text);
  return read.ok ? [] : read.flaws.map(({ path, expected }) => `${path}: ${expected}`);
};
const duel = scenarios[0]!;
/** The text of the duel after something has been done to it. */
const spoilt = (spoil: (file: Record<string, never>) => void): string => {
  const file = JSON.parse(writeScenario(duel));
  spoil(file);
  return JSON.stringify(file);
};

describe('a scenario file', () => {
  it('comes back as it was written, for every scenario', () => {
    for (const scenario of scenarios) {
      expect(readScenario(writeScenario(scenario))).toEqual({ ok: true, value: scenario });
    }
  });

  it('that is no JSON is told where it breaks', () => {
    expect(told('{"id": "x",\n  "title" 2}')).toEqual([
      '/: well-formed JSON; it breaks off at line 2, column 11',
    ]);
    expect(told('')).toEqual(['/: well-formed JSON; it breaks off at line 1, column 1']);
    expect(told(' '.repeat(LONGEST_FILE + 1))[0]).toContain('at most 1000000 characters');
  });

  it('is told the place and what may stand there', () => {
    expect(told('[]')).toEqual(['/: an object; found a list']);
    expect(told(spoilt((file) => Reflect.deleteProperty(file, 'table')))).toEqual([
      '/table: something: it may not be left out',
    ]);
    expect(told(spoilt((file) => Object.assign(file, { weather: 1 })))[0]).toMatch(
      /^\/weather: nothing of that name; known are id, title/,
    );
    expect(told(spoilt((file) => Object.assign(file, { wind: { toward: 3600 } })))).toEqual([
      '/wind/toward: a whole number, 0 to 3599; found 3600',
    ]);
    expect(told(spoilt((file) => Object.assign(file, { id: 'My Battle' })))[0]).toMatch(/^\/id: a text like/);
    const terrain = [{ kind: 'land', polygon: [[0, 0], [1, 'a'], [1]] }];
    expect(told(spoilt((file) => Object.assign(file, { terrain })))).toEqual([
      '/terrain/0/polygon/1/1: a whole number, -50000 to 450000; found "a"',
      '/terrain/0/polygon/2: 2 entries; found 1',
    ]);
  });

  it('is told which victory condition is meant', () => {
    const goals = (victory: unknown) => told(spoilt((file) => Object.assign(file, { victory })));
    expect(goals([{ type: 'stike', side: 'british' }])[0]).toMatch(
      /^\/victory\/0\/type: one of points, capture, .*; found "stike"$/,
    );
    expect(goals([{ type: 'strike', side: 'british', ships: ['a'], atLeast: 0 }])).toEqual([
      '/victory/0/atLeast: a whole number, 1 to 60; found 0',
    ]);
    expect(goals([{ type: 'exit', side: 'british', ships: ['a'], atLeast: 1 }])).toEqual([
      '/victory/0/edge: something: it may not be left out',
    ]);
  });

  it('is looked at by the rules once its shape is right', () => {
    const sides = duel.sides.map((side) => ({ ...side, flagship: 'bri-nobody' }));
    const nobody = (wind: number) => told(JSON.stringify({ ...duel, sides, wind: { toward: wind } }));
    expect(nobody(0).map((line) => line.split(':')[0])).toEqual(['/sides/0/flagship', '/sides/1/flagship']);
    expect(nobody(-1).map((line) => line.split(':')[0])).toEqual(['/wind/toward']);
  });

  it('is told so in these words, and at the right place, whatever is put in the place of anything', () => {
    const strangers = [null, -1, 'x', [], {}, 4000, true];
    const file = JSON.parse(writeScenario(duel)) as Scenario;
    let wrong = 0;
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const record = node as Record<string, unknown>;
      for (const [key, kept] of Object.entries(record)) {
        for (const stranger of strangers) {
          record[key] = stranger;
          if (fitsSchema(ScenarioSchema, file)) continue;
          wrong += 1;
          for (const flaw of flawsInWords(ScenarioSchema, file)) {
            expect(flaw.path.startsWith(`${path}/${key}`), `${path}/${key} ${flaw.path}`).toBe(true);
            expect(flaw.expected).not.toMatch(/^must |schema/);
          }
        }
        record[key] = kept;
        visit(kept, `${path}/${key}`);
      }
    };
    visit(file, '');
    expect(wrong).toBeGreaterThan(400);
    expect(file).toEqual(duel);
  });
});
