import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ModuleSchema } from './module/module.ts';
import { schemaLines } from './testing/schema-lines.ts';
import { ANSWERS } from './world/asks.ts';
import { OptionsSchema } from './world/options.ts';
import { ScenarioSchema } from './world/scenario.ts';

/** Every part of a file and of an answer with its limits, a line each: what is written there is what is accepted. */
const accepted = readFileSync(new URL('./testing/schemas.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const written = new Map<string, string>();
const answers = new Map<string, string>();
const lines = [
  ...schemaLines(ModuleSchema, 'module', written),
  ...schemaLines(ScenarioSchema, 'scenario', written),
  ...schemaLines(OptionsSchema, 'options', written),
  ...Object.entries(ANSWERS).flatMap(([kind, schema]) => schemaLines(schema, kind, answers)),
];

/** Those of one part. */
const linesOf = (all: readonly string[], part: string): string[] =>
  all.filter((line) => line.startsWith(part) && /^[ ?/[|]/.test(line.slice(part.length)));

/** One test for each: part after part as it stands in the file. */
const itAccepts = (cases: readonly (readonly [rule: string, what: string, part: string])[]): void =>
  it.each(cases)('[%s] %s: %s', (_rule, _what, part) => {
    const found = linesOf(lines, part);
    expect(found).not.toEqual([]);
    expect(found).toEqual(linesOf(accepted, part));
  });

describe('What a module may say', () => {
  itAccepts([
    ['3.11', 'its Fleets, and their Commands', 'module/sides'],
    ['3.13', 'its Contingents', 'module/contingents'],
    ['5.22', 'its Spaces', 'module/spaces'],
    ['5.23', 'its Lanes', 'module/links'],
    ['5.271', 'its Sea Zones', 'module/zones'],
    ['5.28', 'its Ports', 'module/ports'],
    ['5.241', 'its Winds', 'module/winds'],
    ['3.24', 'its Squadrons', 'module/squadrons'],
    ['10.31', 'its Flagships', 'module/flagships'],
    ['3.43', 'its leaders', 'module/leaders'],
    ['6.111', 'its Auxiliaries', 'module/auxiliaries'],
    ['6.161', 'how they Recover', 'module/recovery'],
    ['3.322', 'its Flotillas', 'module/flotillas'],
    ['7.153', 'how many counters there are of each kind', 'module/counters'],
    ['9.311', 'its Orders', 'module/orders'],
    ['9.351', 'how they are drawn', 'module/orderRules'],
    ['9.211', 'its Events', 'module/events'],
    ['9.231', 'its Campaigns', 'module/campaigns'],
    ['9.233', 'how far a Campaign is moved', 'module/campaignLimits'],
    ['4.21', 'its Random Events', 'module/randomEvents'],
    ['10.114', 'its Convoys and their Routes', 'module/convoys'],
    ['10.214', 'its Corsairs', 'module/corsairs'],
    ['11.121', 'its reinforcements', 'module/schedule'],
    ['11.121', 'what comes and goes together', 'module/packages'],
    ['11.122', 'what may be Requested', 'module/requests'],
    ['2.32', 'who is at peace with whom', 'module/politics'],
    ['6.25', 'actions against the shore', 'module/shore'],
    ['12.1', 'its Prestige', 'module/prestige'],
  ]);
});

describe('What may be answered', () => {
  itAccepts([
    ['5.15', 'where each Formation goes', 'plot'],
    ['5.154', 'where out of a Sea Zone', 'leeway'],
    ['6.14', 'who is Tasked to what', 'tasks'],
    ['6.28', 'one Auxiliary that Screens, or none', 'screen'],
    ['7.131', 'whether to Shadow', 'shadow'],
    ['8.124', 'whether to fight, and with which Formation', 'engage'],
    ['8.23', 'who Withdraws', 'withdraw'],
    ['8.24', 'who tries to join', 'reinforce'],
    ['8.26', 'leaders to Squadrons', 'line-up'],
    ['8.311', 'one of three Intensities', 'intensity'],
    ['8.33', 'a Squadron for the Combat, or the Admirals', 'combat'],
    ['8.33', 'a second Squadron to a Combat', 'double'],
    ['8.345', 'shifts to either side', 'shifts'],
    ['8.33.10', 'whose Sail are Sunk', 'sinkings'],
    ['6.238', 'Fireships, each at a Squadron', 'fireships'],
    ['8.441', 'a Squadron for each prize', 'prizes'],
    ['8.42', 'what is Reorganised after a Battle', 'regroup'],
    ['12.31', 'a die thrown again', 'mulligan'],
    ['7.14', 'who shakes off a shadow', 'counter-shadow'],
    ['9.39', 'Orders to be Extended', 'extend'],
    ['10.114', 'the Route of a Convoy', 'route'],
    ['11.311', 'back from In Ordinary, Repaired, Hulked', 'dockyard'],
    ['11.311', 'laid up', 'lay-up'],
    ['9.36', 'Orders drawn and Issued', 'orders'],
    ['6.13', 'Auxiliaries Assigned and Converted', 'auxiliaries'],
    ['11.13', 'what is Reorganised', 'reorganise'],
  ]);
});

describe('What else is accepted', () => {
  itAccepts([
    ['12.41', 'the ranks of the players', 'options/careers'],
    ['3.326', 'Flotillas at the start', 'scenario/flotillas'],
    ['3.251', 'Squadrons at the start, of at most four Sail', 'scenario/squadrons'],
    ['10.123', 'Convoys at the start, with an Escort', 'scenario/convoys'],
    ['12.11', 'Prestige at the start', 'scenario/prestige'],
  ]);

  it('all parts, in order, and no other', () => {
    expect(lines).toEqual(accepted);
  });
});
