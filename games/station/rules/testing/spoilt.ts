/** Scenarios and modules spoilt in one place, for what is then found wrong with them. */
import { expect, it } from 'vitest';
import { examine } from '../scenario/examine.ts';
import type { Scenario } from '../world/scenario.ts';
import { testModule } from './module.ts';
import { testScenario } from './station.ts';

/** A scenario without a flaw, with enough in it to spoil. */
export const soundScenario: Scenario = {
  ...testScenario,
  flotillas: [
    { id: 'red-gf', leader: 'r-ash', at: 'x', state: 'Ready', under: null },
    { id: 'azure-flag', leader: 'a-aubin', at: 'ville', state: 'FittingOut', under: null },
  ],
  squadrons: [
    { id: 'red-a', sail: 4, dp: 0, in: { flotilla: 'red-gf' } },
    { id: 'azure-a', sail: 3, dp: 1, in: { flotilla: 'azure-flag' } },
  ],
  stations: { red: 'r-ash', north: 'a-aubin' },
  mess: ['r-birch'],
  auxiliaries: [{ id: 'red-fleet-1', at: 'red-gf' }],
  issued: [{ order: 'red-show', formation: 'red-gf', target: 'den' }],
  convoys: [{ group: 'blue-trade', route: 1, at: 'narrows' }],
};

type Tree = Record<string, unknown>;

function spoil(root: object, path: string, value: string): void {
  const keys = path.split('/');
  const last = keys.pop()!;
  const parent = keys.reduce((at, key) => at[key] as Tree, root as Tree);
  if (value !== 'nothing') parent[last] = JSON.parse(value);
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
}

/** The rule that says what a part of a module or a scenario is. */
const RULES: Readonly<Record<string, string>> = {
  sides: '3.11',
  contingents: '3.13',
  spaces: '5.22',
  links: '5.23',
  zones: '5.271',
  ports: '5.281',
  winds: '5.241',
  squadrons: '3.24',
  flagships: '10.31',
  leaders: '11.178',
  auxiliaries: '6.111',
  flotillas: '3.323',
  orders: '9.311',
  events: '9.211',
  campaigns: '9.231',
  statuses: '9.231',
  convoys: '10.114',
  corsairs: '10.214',
  schedule: '11.121',
  packages: '11.121',
  requests: '11.122',
  shore: '6.25',
  prestige: '12.11',
  randomEvents: '4.21',
  start: '4.13',
  mess: '3.413',
  stations: '3.47',
  issued: '9.36',
  repairPoints: '11.351',
};

/** The numbers that a flaw names, as titles carry them; if it names none, that of the part. */
function numbersIn(flaws: string, part: string): string {
  const named = new Set([...flaws.matchAll(/\((\d[\d.]*)\)/g)].map(([, rule]) => rule));
  const rule = RULES[part];
  if (named.size === 0 && rule !== undefined) named.add(rule);
  return [...named].map((one) => `[${one}] `).join('');
}

/**
 * A line each: `where = what -> flaw | flaw`, or `sound`. `where` is a path in the module, or in the scenario itself;
 * `nothing` takes away what stands there.
 */
export function itFindsFlaws(what: 'module' | 'scenario', lines: string): void {
  const cases = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [change = '', flaws = ''] = line.split(' -> ');
      return { line, change, flaws, title: `${numbersIn(flaws, /^\w+/.exec(line)?.[0] ?? '')}${line}` };
    });
  it.each(cases)('$title', ({ change, flaws }) => {
    const scenario = { ...structuredClone(soundScenario), module: structuredClone(testModule) };
    const [path = '', value = ''] = change.split(' = ');
    spoil(what === 'module' ? scenario.module : scenario, path, value);
    const root = what === 'module' ? '/module' : '';
    expect(examine(scenario).map((one) => `${one.path}: ${one.expected}`)).toEqual(
      flaws === 'sound' ? [] : flaws.split(' | ').map((one) => `${root}${one}`),
    );
  });
}
