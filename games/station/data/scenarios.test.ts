import { fitsSchema, schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../rules/invariants.ts';
import { ModuleSchema } from '../rules/module/module.ts';
import { examine } from '../rules/scenario/examine.ts';
import { setup } from '../rules/scenario/setup.ts';
import { ScenarioSchema } from '../rules/world/scenario.ts';
import { modules } from './modules.ts';
import { scenarios } from './scenarios.ts';

describe.each(Object.entries(modules))('the module %s', (_, module) => {
  it('has the shape of a module', () => {
    expect(fitsSchema(ModuleSchema, module) ? [] : schemaFlaws(ModuleSchema, module)).toEqual([]);
  });
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'the scenario %s',
  (_, scenario) => {
    it('has the shape of a scenario', () => {
      expect(fitsSchema(ScenarioSchema, scenario) ? [] : schemaFlaws(ScenarioSchema, scenario)).toEqual([]);
    });

    it('has nothing wrong with it, nor has its module', () => {
      const whole = { ...scenario, module: modules[scenario.module as string]! };
      expect(examine(scenario)).toEqual([]);
      expect(examine(whole)).toEqual([]);
    });

    it('sets up a sound world', () => {
      expect(invariants(setup(scenario, {}))).toEqual([]);
    });
  },
);
