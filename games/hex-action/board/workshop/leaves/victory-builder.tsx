/** A test of victory put together from a closed list, with others inside it two deep. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { SchemaShape } from '@weathergage/web/toolkit/workshop/faults.ts';
import { Choice, Wrong } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { TestSchema, type VictoryTest } from '../../../rules/sea/victory-language.ts';
import { firstValue, memberOf } from '../edits/schema-values.ts';
import { TEST_WORDS } from './form-words.ts';
import { SchemaForm } from './schema-form.tsx';

const SHAPE = TestSchema as unknown as SchemaShape;
const KINDS = Object.keys(TEST_WORDS) as VictoryTest['test'][];
const GROUPS: readonly string[] = ['all', 'any', 'not'];
/** Groups stand inside each other so deep. */
const DEEPEST = 2;

/** A side's test is about the other side's ships to begin with: nobody wins by losing. */
export function newTest(scenario: Scenario, kind: VictoryTest['test'], against: string): VictoryTest {
  if (GROUPS.includes(kind))
    return { test: kind, of: [newTest(scenario, 'surrenderedOrLost', against)] } as VictoryTest;
  const made = firstValue(memberOf(SHAPE, 'test', kind)!, scenario);
  const whose = ['captured', 'anySurrender', 'surrenderedOrLost', 'exit'].includes(kind);
  return { ...made, ...(whose || 'side' in made ? { side: against } : {}) } as VictoryTest;
}

interface BuilderProps {
  readonly scenario: Scenario;
  readonly test: VictoryTest;
  readonly path: string;
  readonly against: string;
  readonly depth?: number;
  onChange(test: VictoryTest): void;
}

export function TestBuilder({ scenario, test, path, against, depth = 0, onChange }: BuilderProps): ReactNode {
  const kinds = depth < DEEPEST ? KINDS : KINDS.filter((kind) => !GROUPS.includes(kind));
  return (
    <div className="hw-test" data-depth={depth}>
      <Choice
        label={depth === 0 ? 'If' : 'That'}
        path={`${path}/test`}
        value={test.test}
        options={kinds.map((kind) => ({ value: kind, label: TEST_WORDS[kind] }))}
        testId={`test${path}`}
        onChange={(kind) => onChange(newTest(scenario, kind, against))}
      />
      {'of' in test ? (
        <div className="hw-tests-inside">
          {test.of.map((inner, at) => (
            <div key={at} className="hw-test-inside">
              <TestBuilder
                scenario={scenario}
                test={inner as VictoryTest}
                path={`${path}/of/${at}`}
                against={against}
                depth={depth + 1}
                onChange={(next) =>
                  onChange({ ...test, of: test.of.with(at, next as (typeof test.of)[number]) } as VictoryTest)
                }
              />
              {test.of.length > 1 && (
                <Button
                  look="quiet"
                  aria-label={`Remove test ${at + 1} inside`}
                  onClick={() => onChange({ ...test, of: test.of.toSpliced(at, 1) } as VictoryTest)}
                >
                  ✕
                </Button>
              )}
            </div>
          ))}
          {test.test !== 'not' && test.of.length < 20 && (
            <Button
              onClick={() =>
                onChange({
                  ...test,
                  of: [...test.of, newTest(scenario, 'surrenderedOrLost', against)],
                } as VictoryTest)
              }
            >
              And another
            </Button>
          )}
          <Wrong path={`${path}/of`} />
        </div>
      ) : (
        <SchemaForm
          scenario={scenario}
          shape={memberOf(SHAPE, 'test', test.test)!}
          value={test}
          path={path}
          apart={['test']}
          onChange={(next) => onChange(next as unknown as VictoryTest)}
        />
      )}
      <Wrong path={path} />
    </div>
  );
}
