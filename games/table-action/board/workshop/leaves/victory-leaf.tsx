/** What wins: tests from the closed list, tried in their order, each with its numbers. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice, NumberField, Tick } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { TestHead } from '@weathergage/web/toolkit/workshop/test-head.tsx';
import { type ReactNode, useState } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { EDGES, type Victory, type VictoryType } from '../../../rules/table/victory-language.ts';
import type { LeafProps } from '../edits/bench.ts';
import { newVictory, setFrame } from '../edits/edit-table.ts';
import { PlaceFields } from './measures.tsx';

const WORDS: Readonly<Record<VictoryType, string>> = {
  points: 'At the end, the better score wins',
  capture: 'takes ships by boarding',
  sink: 'removes ships from play',
  strike: 'makes ships strike, or worse',
  exit: 'gets ships off by an edge',
  hold: 'at the end, has a ship by a point',
  survive: 'keeps ships in the fight until a turn',
  battery: 'silences batteries',
  flagship: 'beats one of these ships',
  fractionCrippled: 'cripples a share of the enemy',
};
const TYPES = Object.keys(WORDS) as readonly VictoryType[];

interface TestProps {
  readonly scenario: Scenario;
  readonly test: Victory;
  readonly index: number;
  onChange(test: Victory): void;
}

interface ListedUnit {
  readonly id: string;
  readonly name: string;
}

function UnitTicks(props: {
  readonly label: string;
  readonly groups: readonly { readonly name: string; readonly units: readonly ListedUnit[] }[];
  readonly chosen: readonly string[];
  onChange(ids: string[]): void;
}): ReactNode {
  const { label, groups, chosen, onChange } = props;
  const all = groups.flatMap(({ units }) => units);
  return (
    <details className="ws-fold">
      <summary>
        {label}: {chosen.length} of {all.length}
      </summary>
      {groups.map(({ name, units }) => (
        <fieldset key={name} className="ws-ticks">
          <legend>{name}</legend>
          {units.map((unit) => (
            <Tick
              key={unit.id}
              label={unit.name}
              checked={chosen.includes(unit.id)}
              onChange={(on) => onChange(on ? [...chosen, unit.id] : chosen.filter((id) => id !== unit.id))}
            />
          ))}
        </fieldset>
      ))}
      <div className="ws-row">
        {groups.map(({ name, units }) => (
          <Button key={name} look="quiet" onClick={() => onChange(units.map(({ id }) => id))}>
            All of {name}
          </Button>
        ))}
      </div>
    </details>
  );
}

const groupsOf = (scenario: Scenario) =>
  scenario.sides.map((side) => ({
    name: side.name,
    units: scenario.squadrons.filter((squadron) => squadron.side === side.id).flatMap(({ ships }) => ships),
  }));

interface FigureProps extends Pick<TestProps, 'test' | 'onChange'> {
  readonly of: 'margin' | 'percent' | 'atLeast' | 'untilTurn';
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** A number of a test, where it has one of that name. */
function Figure({ test, of, onChange, ...field }: FigureProps): ReactNode {
  const value = (test as { readonly [K in typeof of]?: number })[of];
  if (value === undefined) return null;
  return (
    <NumberField {...field} value={value} onChange={(next) => onChange({ ...test, [of]: next } as Victory)} />
  );
}

function Numbers({ scenario, test, onChange }: TestProps): ReactNode {
  const figure = { test, onChange };
  const sides = scenario.sides.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="ws-pair">
      <Figure {...figure} of="margin" label="Leading by at least" least={0} most={1000} />
      {'of' in test && (
        <Choice
          label="Ships of"
          value={test.of}
          options={sides}
          onChange={(of) => onChange({ ...test, of })}
        />
      )}
      <Figure {...figure} of="percent" label="In a hundred" least={1} most={100} />
      <Figure {...figure} of="atLeast" label="At least" least={1} most={60} />
      <Figure {...figure} of="untilTurn" label="Until turn" least={1} most={200} />
      {'edge' in test && (
        <Choice
          label="Edge"
          value={test.edge}
          options={asOptions(EDGES)}
          onChange={(edge) => onChange({ ...test, edge })}
        />
      )}
      {'x' in test && (
        <PlaceFields at={test} table={scenario.table} onChange={(at) => onChange({ ...test, ...at })} />
      )}
    </div>
  );
}

function Test(props: TestProps): ReactNode {
  const { scenario, test, onChange } = props;
  return (
    <>
      {'side' in test && (
        <Choice
          label="The winner"
          value={test.side}
          options={scenario.sides.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(side) => onChange({ ...test, side })}
        />
      )}
      <Numbers {...props} />
      {'ships' in test && (
        <UnitTicks
          label="Ships"
          groups={groupsOf(scenario)}
          chosen={test.ships}
          onChange={(ships) => onChange({ ...test, ships })}
        />
      )}
      {'batteries' in test && (
        <UnitTicks
          label="Batteries"
          groups={[{ name: 'the table', units: scenario.batteries }]}
          chosen={test.batteries}
          onChange={(ids) => onChange({ ...test, batteries: ids })}
        />
      )}
    </>
  );
}

/** Points end the list: behind them nothing would be tried. */
const withTest = (victory: readonly Victory[], test: Victory): Victory[] => {
  const last = victory.at(-1)?.type === 'points' ? victory.length - 1 : victory.length;
  return victory.toSpliced(last, 0, test);
};

export function VictoryLeaf({ bench, dispatch }: LeafProps): ReactNode {
  const scenario = bench.now;
  const [wanted, setWanted] = useState<VictoryType>('strike');
  const put = (victory: Victory[], stroke?: string): void =>
    dispatch({ type: 'edit', edit: setFrame({ victory }), ...(stroke === undefined ? {} : { stroke }) });
  const { victory } = scenario;
  return (
    <div className="ws-card">
      <p>Tried in this order at the end of every turn; points wait for the last.</p>
      <ol className="ws-tests">
        {victory.map((test, index) => (
          <li key={index}>
            <TestHead
              title={WORDS[test.type]}
              name={`test ${index + 1}`}
              first={index === 0}
              onEarlier={() => put(victory.toSpliced(index, 1).toSpliced(index - 1, 0, test))}
              onRemove={() => put(victory.toSpliced(index, 1))}
            />
            <Test
              scenario={scenario}
              test={test}
              index={index}
              onChange={(next) => put(victory.with(index, next), `victory ${index}`)}
            />
          </li>
        ))}
      </ol>
      <div className="ws-row ws-row-foot">
        <Choice label="Another test" value={wanted} options={asOptions(TYPES, WORDS)} onChange={setWanted} />
        <Button onClick={() => put(withTest(victory, newVictory(scenario, wanted)))}>Add</Button>
      </div>
    </div>
  );
}
