import { fitsSchema, scenarioFlaws } from '@weathergage/kernel';
import type { SchemaShape } from '@weathergage/web/toolkit/workshop/faults.ts';
import { namedScenario } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../../rules/index.ts';
import { hexOrThrow } from '../../../rules/sea/hex-run.ts';
import { type SpecialRule, SpecialRuleSchema } from '../../../rules/sea/special-rules.ts';
import { TestSchema, type VictoryTest } from '../../../rules/sea/victory-language.ts';
import { afterEdits, twoShips } from '../../testing/benches.ts';
import { SPECIAL_WORDS, TEST_WORDS } from '../leaves/form-words.ts';
import { newTest } from '../leaves/victory-builder.tsx';
import { setFrame } from './chosen.ts';
import { addBattery } from './edit-ships.ts';
import { addSquadron } from './edit-sides.ts';
import { firstValue, memberOf } from './schema-values.ts';

const laid = afterEdits(
  twoShips(),
  addSquadron('first'),
  addSquadron('second'),
  addBattery('second', hexOrThrow('K4')),
);

describe('every special rule', () => {
  it('begins with values that the umpire takes', () => {
    const special = Object.keys(SPECIAL_WORDS).map((id) =>
      firstValue(memberOf(SpecialRuleSchema as unknown as SchemaShape, 'id', id)!, laid),
    ) as unknown as SpecialRule[];
    expect(special.length).toBe((SpecialRuleSchema as unknown as SchemaShape).anyOf!.length);
    expect(scenarioFlaws(hexAction, namedScenario(afterEdits(laid, setFrame({ special }))))).toEqual([]);
  });
});

describe('every test of victory', () => {
  const kinds = Object.keys(TEST_WORDS) as VictoryTest['test'][];

  it('begins with values that the umpire takes', () => {
    const wins = kinds.map((kind) => ({
      side: 'first',
      when: 'each-turn' as const,
      if: newTest(laid, kind, 'second'),
    }));
    const scenario = afterEdits(laid, setFrame({ victory: { type: 'special', wins, otherwise: 'draw' } }));
    expect(scenarioFlaws(hexAction, namedScenario(scenario))).toEqual([]);
  });

  it('is among those of the schema', () => {
    for (const kind of kinds) expect(fitsSchema(TestSchema, newTest(laid, kind, 'second'))).toBe(true);
  });
});
