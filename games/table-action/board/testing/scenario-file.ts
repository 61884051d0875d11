/** A scenario file read as the bench reads it, for tests. */
import type { ReadResult } from '@weathergage/kernel/words/flaws-in-words.ts';
import { flawsOf, parseFile } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { examine } from '../../rules/scenario/examine.ts';
import { type Scenario, ScenarioSchema } from '../../rules/scenario/scenario.ts';

export function readScenario(text: string): ReadResult<Scenario> {
  const read = parseFile(text);
  if (!read.ok) return read;
  const flaws = flawsOf(ScenarioSchema, (value) => examine(value as Scenario), read.value);
  return flaws.length > 0 ? { ok: false, flaws } : { ok: true, value: read.value as Scenario };
}
