/** A scenario of somebody's own, as the text of a file. */
import type { Flaw } from '@weathergage/kernel';
import { examine } from '../rules/examine.ts';
import { type Scenario, ScenarioSchema } from '../rules/scenario.ts';
import { faults } from './faults.ts';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly flaws: readonly Flaw[] };

/** A page holds a scenario in memory several times over: nothing longer is worth reading. */
export const LONGEST_FILE = 1_000_000;

/** Where in the text the reader gave up, if its message says so. */
function whereBroken(error: unknown, text: string): string {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `well-formed JSON; it breaks off at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Its shape first, then what the rules have to say about its sense. */
export function readScenario(text: string): Read<Scenario> {
  if (text.length > LONGEST_FILE) {
    return { ok: false, flaws: [{ path: '/', expected: `a file of at most ${LONGEST_FILE} characters` }] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, flaws: [{ path: '/', expected: whereBroken(error, text) }] };
  }
  const shape = faults(ScenarioSchema, value);
  if (shape.length > 0) return { ok: false, flaws: shape };
  const scenario = value as Scenario;
  const sense = examine(scenario);
  return sense.length > 0 ? { ok: false, flaws: sense } : { ok: true, value: scenario };
}

export const writeScenario = (scenario: Scenario): string => `${JSON.stringify(scenario, null, 2)}\n`;
