/** Which game is played: its edition, optional rules, stand-ins for lost tables, and the scenario's own rules. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { SchemaShape } from '@weathergage/web/toolkit/workshop/faults.ts';
import { asOptions, Choice, Tick, Wrong } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { type ReactNode, useState } from 'react';
import type { RuleChoices, TableChoices } from '../../../rules/sea/rule-set.ts';
import { type SpecialRule, SpecialRuleSchema } from '../../../rules/sea/special-rules.ts';
import { specialRules } from '../../rule-texts/special-rules.ts';
import { type Change, changed, type LeafProps, setFrame } from '../edits/chosen.ts';
import { firstValue, memberOf } from '../edits/schema-values.ts';
import { LAG_WORDS, SCURVY_WORDS, SIGNAL_WORDS, SPECIAL_WORDS, SWITCHES, TABLE_WORDS } from './form-words.ts';
import { SchemaForm } from './schema-form.tsx';

const SHAPE = SpecialRuleSchema as unknown as SchemaShape;
const SPECIALS = Object.keys(SPECIAL_WORDS) as SpecialRule['id'][];
const MOST_SPECIALS = 30;

const orNothing = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

function OptionalRules({ bench, dispatch }: LeafProps): ReactNode {
  const rules = bench.now.rules ?? {};
  const put = (change: Change<RuleChoices>): void =>
    dispatch({ type: 'edit', edit: setFrame({ rules: orNothing(changed(rules, change)) }) });
  return (
    <fieldset className="ws-ticks">
      <legend>Optional rules</legend>
      <Wrong path="/rules" />
      {SWITCHES.map(([key, label, rule]) => (
        <div key={key} className="hw-switch">
          <Tick
            label={label}
            checked={rules[key] === true}
            testId={`rule-${key}`}
            onChange={(on) => put({ [key]: on || undefined })}
          />
          <RuleLink rule={rule} />
        </div>
      ))}
      <div className="ws-pair">
        <Choice
          label="Messages in writing"
          value={rules.signals ?? 'off'}
          options={asOptions(['off', 'fleet', 'own-nation'] as const, SIGNAL_WORDS)}
          onChange={(signals) => put({ signals: signals === 'off' ? undefined : signals })}
        />
        <Choice
          label="Command lag"
          value={rules.commandLag ?? 'off'}
          options={asOptions(['off', 'squadrons', 'ten-hexes'] as const, LAG_WORDS)}
          onChange={(lag) => put({ commandLag: lag === 'off' ? undefined : lag })}
        />
        <Choice
          label="Larger crews"
          value={String(rules.scurvy ?? 0) as '0' | '1' | '2'}
          options={asOptions(['0', '1', '2'] as const, SCURVY_WORDS)}
          onChange={(more) => put({ scurvy: more === '0' ? undefined : Number(more) })}
        />
      </div>
    </fieldset>
  );
}

function Tables({ bench, dispatch }: LeafProps): ReactNode {
  const tables = bench.now.tables ?? {};
  return (
    <details className="ws-fold">
      <summary>
        Where a table is lost
        {Object.keys(tables).length > 0 && `: ${Object.keys(tables).length} otherwise than usual`}
      </summary>
      <div className="ws-pair">
        {TABLE_WORDS.map(([key, label, choices]) => {
          const words = Object.keys(choices);
          return (
            <Choice
              key={key}
              label={label}
              value={tables[key] ?? words[0]!}
              options={asOptions(words, choices)}
              onChange={(word) => {
                const change = { [key]: word === words[0] ? undefined : word } as Change<TableChoices>;
                dispatch({
                  type: 'edit',
                  edit: setFrame({ tables: orNothing(changed(tables, change)) }),
                });
              }}
            />
          );
        })}
      </div>
    </details>
  );
}

function SpecialRules({ bench, dispatch }: LeafProps): ReactNode {
  const scenario = bench.now;
  const [wanted, setWanted] = useState<SpecialRule['id']>('night');
  const list = scenario.special ?? [];
  const put = (next: readonly SpecialRule[], stroke?: string): void =>
    dispatch({
      type: 'edit',
      edit: setFrame({ special: next.length === 0 ? undefined : [...next] }),
      ...(stroke === undefined ? {} : { stroke }),
    });
  return (
    <section aria-label="Special rules" className="hw-specials">
      <h3>Rules of its own</h3>
      <Wrong path="/special" />
      <ol className="ws-tests">
        {list.map((rule, at) => (
          <li key={at}>
            <div className="ws-test-head">
              <strong>{SPECIAL_WORDS[rule.id]}</strong>
              <Button
                look="quiet"
                aria-label={`Remove ${SPECIAL_WORDS[rule.id]}`}
                onClick={() => put(list.toSpliced(at, 1))}
              >
                ✕
              </Button>
            </div>
            <p className="ws-soft">{specialRules[rule.id]}</p>
            <SchemaForm
              scenario={scenario}
              shape={memberOf(SHAPE, 'id', rule.id)!}
              value={rule}
              path={`/special/${at}`}
              apart={['id']}
              onChange={(next) => put(list.with(at, next as unknown as SpecialRule), `special ${at}`)}
            />
          </li>
        ))}
      </ol>
      <div className="ws-row ws-row-foot">
        <Choice
          label="Another rule"
          value={wanted}
          testId="special-choice"
          options={asOptions(SPECIALS, SPECIAL_WORDS)}
          onChange={setWanted}
        />
        <Button
          data-testid="add-special"
          disabled={list.length >= MOST_SPECIALS}
          onClick={() =>
            put([...list, firstValue(memberOf(SHAPE, 'id', wanted)!, scenario) as unknown as SpecialRule])
          }
        >
          Add
        </Button>
      </div>
      <p className="ws-soft">{specialRules[wanted]}</p>
    </section>
  );
}

export function RulesLeaf(props: LeafProps): ReactNode {
  const { bench, dispatch } = props;
  const { edition, noCombat = false } = bench.now;
  return (
    <div className="ws-card">
      <Choice
        label="Game"
        path="/edition"
        value={edition}
        testId="edition"
        options={[
          { value: 'basic', label: 'Basic Game' },
          { value: 'advanced', label: 'Advanced Game' },
        ]}
        onChange={(next) => dispatch({ type: 'edit', edit: setFrame({ edition: next }) })}
      />
      <Tick
        label="Nobody fires: a race or a drill"
        checked={noCombat}
        onChange={(on) => dispatch({ type: 'edit', edit: setFrame({ noCombat: on || undefined }) })}
      />
      {(edition === 'advanced' || bench.now.rules !== undefined) && <OptionalRules {...props} />}
      {edition === 'advanced' && <Tables {...props} />}
      {(edition === 'advanced' || bench.now.special !== undefined) && <SpecialRules {...props} />}
    </div>
  );
}
