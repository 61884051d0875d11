import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ModuleSchema } from './module/module.ts';
import { schemaLines } from './testing/schema-lines.ts';
import { ANSWERS } from './world/asks.ts';
import { OptionsSchema } from './world/options.ts';
import { ScenarioSchema } from './world/scenario.ts';

/** Every part of a file and of an answer with its limits, a line each: what is written there is what is accepted. */
const accepted = readFileSync(new URL('./testing/schemas.txt', import.meta.url), 'utf8').split('\n');
const linesOf = (...names: readonly string[]): string[] =>
  accepted.filter((line) =>
    names.some((name) => line.startsWith(name) && /^[ /[|]/.test(line.slice(name.length))),
  );

describe('What is accepted', () => {
  const written = new Map<string, string>();

  it('of a module, of a scenario and of the options of a match', () => {
    expect(schemaLines(ModuleSchema, 'module', written)).toEqual(linesOf('module'));
    expect(schemaLines(ScenarioSchema, 'scenario', written)).toEqual(linesOf('scenario'));
    expect(schemaLines(OptionsSchema, 'options', written)).toEqual(linesOf('options'));
  });

  it('of answers to each ask', () => {
    const answers = new Map<string, string>();
    const lines = Object.entries(ANSWERS).flatMap(([kind, schema]) => schemaLines(schema, kind, answers));
    expect(lines).toEqual(linesOf(...Object.keys(ANSWERS)));
  });
});
