import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { OptionsSchema } from './options.ts';
import { PLAIN_RULES, settleRules } from './rule-set.ts';

describe('what may be switched when a match is made', () => {
  const may = (options: unknown): boolean => fitsSchema(OptionsSchema, options);
  it('[30.0] [31.4] [32.3] [41.2.1] each optional rule has its switch, and no other', () => {
    const { tables, ...rules } = PLAIN_RULES;
    for (const name of Object.keys(rules))
      expect([name, may({ rules: { [name]: rules[name as 'towing'] } })]).toEqual([name, true]);
    expect(Object.keys(rules)).toHaveLength(17);
    for (const on of [
      { signals: 'fleet' },
      { signals: 'own-nation' },
      { commandLag: 'squadrons' },
      { commandLag: 'ten-hexes' },
      { scurvy: 2 },
    ])
      expect([on, may({ rules: on })]).toEqual([on, true]);
    for (const off of [
      { more: true },
      { towing: 1 },
      { signals: '' },
      { commandLag: '' },
      { scurvy: -1 },
      { scurvy: 3 },
    ])
      expect([off, may({ rules: off })]).toEqual([off, false]);
  });

  it('[16.1.2.3.1] [20.1.3] [33.0] [34.0] the tables that were lost have a few readings each', () => {
    const readings = {
      fullSailHits: ['half-up', 'half-down', 'double'],
      lowPowder: ['by-guns', 'one'],
      criticals: ['two-dice', 'die-and-table'],
      fires: ['timed', 'fought'],
      windNumbers: ['thirds', 'converted'],
      startingWind: ['die', 'mild'],
    };
    for (const [table, words] of Object.entries(readings)) {
      expect(PLAIN_RULES.tables[table as 'fires']).toBe(words[0]);
      for (const each of words) expect(may({ tables: { [table]: each } })).toBe(true);
      expect(may({ tables: { [table]: '' } })).toBe(false);
    }
    expect(may({ tables: { more: 'x' } })).toBe(false);
  });

  it('[6.0] [9.1.4] [14.1] unfouling, entanglement, a limit of turns', () => {
    const good = [
      {},
      { turnLimit: 1 },
      { turnLimit: 1000 },
      { turnLimit: null },
      { edition: 'basic' },
      { edition: 'advanced' },
      { unfouling: 'two-dice-10' },
      { unfouling: 'two-dice-9' },
      { unfouling: 'one-die-2' },
      { entanglement: 'two-dice-10' },
      { entanglement: 'two-dice-9' },
    ];
    const bad = [
      { more: 1 },
      { turnLimit: 0 },
      { turnLimit: 1001 },
      { edition: '' },
      { unfouling: '' },
      { entanglement: '' },
      { entanglement: 'one-die-2' },
    ];
    expect(good.filter((options) => !may(options))).toEqual([]);
    expect(bad.filter(may)).toEqual([]);
  });

  it('[30.0] all are off unless the scenario or the match says otherwise, and the match goes before', () => {
    const { tables, scurvy, signals, commandLag, ...switches } = PLAIN_RULES;
    expect([scurvy, signals, commandLag]).toEqual([0, 'off', 'off']);
    expect(Object.values(switches).every((on) => on === false)).toBe(true);
    const scenario = {
      towing: true,
      bombs: true,
      tables: { fires: 'fought', criticals: 'die-and-table' },
    } as const;
    const settled = settleRules(scenario, { towing: false, scurvy: 1, tables: { fires: 'timed' } });
    expect(settled).toEqual({
      ...PLAIN_RULES,
      bombs: true,
      scurvy: 1,
      tables: { ...tables, criticals: 'die-and-table' },
    });
  });
});
