/** Who wins: a single ship, points with their margins, tests of one's own, or a race. */

import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { Choice, NumberField, ReadField, Tick } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { TestHead } from '@weathergage/web/toolkit/workshop/test-head.tsx';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import type { Victory, VictoryTest } from '../../../rules/sea/victory-language.ts';
import { changed, type LeafProps, setFrame } from '../edits/chosen.ts';
import { readHexes } from '../edits/hex-sets.ts';
import { namesOf } from '../edits/names.ts';
import { VICTORY_WORDS } from './form-words.ts';
import { newTest, TestBuilder } from './victory-builder.tsx';

const TYPES = Object.keys(VICTORY_WORDS) as Victory['type'][];
const MOST_POINTS = 1000;

type Points = Extract<Victory, { type: 'points' }>;
type Special = Extract<Victory, { type: 'special' }>;

interface PartProps<V> {
  readonly scenario: Scenario;
  readonly victory: V;
  put(victory: Victory, stroke?: string): void;
}

export function newVictory(scenario: Scenario, type: Victory['type']): Victory {
  const [one, other] = scenario.sides.map(({ id }) => id) as [string, string];
  switch (type) {
    case 'points':
      return { type, margin: 1 };
    case 'special':
      return {
        type,
        wins: [{ side: one, when: 'each-turn', if: newTest(scenario, 'surrenderedOrLost', other) }],
        otherwise: 'points',
      };
    case 'race':
      return { type, marks: ['K10'], laps: 'once' };
    default:
      return { type };
  }
}

interface SideChoiceProps {
  readonly scenario: Scenario;
  readonly label: string;
  readonly path: string;
  readonly value: string;
  onChange(side: string): void;
}

const SideChoice = ({ scenario, ...choice }: SideChoiceProps): ReactNode => (
  <Choice options={namesOf(scenario, 'side')} {...choice} />
);
const othersOf = (scenario: Scenario, side: string): string =>
  scenario.sides.find(({ id }) => id !== side)?.id ?? side;

/** Points given from the start, side by side; none is not written down. */
function Handicaps({ scenario, victory, put }: PartProps<Points | Special>): ReactNode {
  const given = victory.handicap ?? [];
  return (
    <div className="ws-pair">
      {scenario.sides.map((side) => (
        <NumberField
          key={side.id}
          label={`${side.name} begins with`}
          note="points"
          value={given.find((each) => each.side === side.id)?.points ?? 0}
          least={0}
          most={MOST_POINTS}
          testId={`handicap-${side.id}`}
          onChange={(points) => {
            const rest = given.filter((each) => each.side !== side.id);
            const list = points === 0 ? rest : [...rest, { side: side.id, points }];
            put(changed(victory, { handicap: list.length === 0 ? undefined : list }), `handicap ${side.id}`);
          }}
        />
      ))}
    </div>
  );
}

interface SideAndTestProps<J extends { readonly side: string; readonly if: VictoryTest }> {
  readonly scenario: Scenario;
  readonly label: string;
  readonly path: string;
  readonly of: J;
  /** One stroke of the pen with what else is changed in the test. */
  readonly stroke: string;
  onChange(next: J, stroke?: string): void;
  readonly children: ReactNode;
}

/** For whom something is decided, what else there is to say of it, and by what test. */
const SideAndTest = <J extends { readonly side: string; readonly if: VictoryTest }>({
  scenario,
  label,
  path,
  of,
  stroke,
  onChange,
  children,
}: SideAndTestProps<J>): ReactNode => (
  <>
    <div className="ws-pair">
      <SideChoice
        scenario={scenario}
        label={label}
        path={`${path}/side`}
        value={of.side}
        onChange={(side) => onChange({ ...of, side })}
      />
      {children}
    </div>
    <TestBuilder
      scenario={scenario}
      test={of.if}
      path={`${path}/if`}
      against={othersOf(scenario, of.side)}
      onChange={(test) => onChange({ ...of, if: test }, stroke)}
    />
  </>
);

function Bonuses({ scenario, victory, put }: PartProps<Points>): ReactNode {
  const list = victory.bonus ?? [];
  const set = (bonus: Points['bonus'], stroke?: string): void =>
    put(changed(victory, { bonus: (bonus?.length ?? 0) === 0 ? undefined : bonus }), stroke);
  const first = scenario.sides[0]!.id;
  return (
    <>
      <ol className="ws-tests">
        {list.map((bonus, at) => (
          <li key={at}>
            <TestHead title="Bonus" name={`bonus ${at + 1}`} onRemove={() => set(list.toSpliced(at, 1))} />
            <SideAndTest
              scenario={scenario}
              label="For"
              path={`/victory/bonus/${at}`}
              of={bonus}
              stroke={`bonus test ${at}`}
              onChange={(next, stroke) => set(list.with(at, next), stroke)}
            >
              <NumberField
                label="Points"
                value={bonus.points}
                least={1}
                most={MOST_POINTS}
                onChange={(points) => set(list.with(at, { ...bonus, points }), `bonus ${at}`)}
              />
            </SideAndTest>
          </li>
        ))}
      </ol>
      <Button
        data-testid="add-bonus"
        disabled={list.length >= 20}
        onClick={() => set([...list, { side: first, points: 10, if: newTest(scenario, 'exit', first) }])}
      >
        Add points for a test
      </Button>
    </>
  );
}

function Wins({ scenario, victory, put }: PartProps<Special>): ReactNode {
  const { wins } = victory;
  const set = (list: Special['wins'], stroke?: string): void => put({ ...victory, wins: list }, stroke);
  return (
    <>
      <p className="ws-soft">Tried in this order; the first that is true decides.</p>
      <ol className="ws-tests">
        {wins.map((win, at) => (
          <li key={at}>
            <TestHead
              title="Victory"
              name={`test ${at + 1}`}
              first={at === 0}
              kept={wins.length === 1}
              onEarlier={() => set(wins.toSpliced(at, 1).toSpliced(at - 1, 0, win))}
              onRemove={() => set(wins.toSpliced(at, 1))}
            />
            <SideAndTest
              scenario={scenario}
              label="The winner"
              path={`/victory/wins/${at}`}
              of={win}
              stroke={`win ${at}`}
              onChange={(next, stroke) => set(wins.with(at, next), stroke)}
            >
              <Choice
                label="Tested"
                value={win.when}
                options={[
                  { value: 'each-turn', label: 'each turn' },
                  { value: 'end', label: 'at the last turn' },
                ]}
                onChange={(when) => set(wins.with(at, { ...win, when }))}
              />
            </SideAndTest>
          </li>
        ))}
      </ol>
      <Button
        data-testid="add-win"
        disabled={wins.length >= 20}
        onClick={() => {
          const side = wins.at(-1)?.side ?? scenario.sides[0]!.id;
          const other = othersOf(scenario, side);
          set([
            ...wins,
            { side: other, when: 'each-turn', if: newTest(scenario, 'surrenderedOrLost', side) },
          ]);
        }}
      >
        Another test
      </Button>
      <Choice
        label="Otherwise, at the last turn"
        path="/victory/otherwise"
        value={victory.otherwise}
        options={[
          { value: 'points', label: 'points decide' },
          { value: 'draw', label: 'it is a draw' },
          ...scenario.sides.map(({ id, name }) => ({ value: id, label: `${name} wins` })),
        ]}
        onChange={(otherwise) => put({ ...victory, otherwise })}
      />
    </>
  );
}

export function VictoryLeaf({ bench, dispatch }: LeafProps): ReactNode {
  const scenario = bench.now;
  const { victory, turnLimit } = scenario;
  const put = (next: Victory, stroke?: string): void =>
    dispatch({
      type: 'edit',
      edit: setFrame({ victory: next }),
      ...(stroke === undefined ? {} : { stroke }),
    });
  const limit = (turns: number | undefined): void =>
    dispatch({ type: 'edit', edit: setFrame({ turnLimit: turns }), stroke: 'turns' });
  return (
    <div className="ws-card">
      <Choice
        label="Victory"
        path="/victory/type"
        value={victory.type}
        testId="victory-type"
        options={TYPES.map((type) => ({ value: type, label: VICTORY_WORDS[type] }))}
        onChange={(type) => put(newVictory(scenario, type))}
      />
      <Tick
        label="There is a last turn"
        checked={turnLimit !== undefined}
        onChange={(on) => limit(on ? 30 : undefined)}
      />
      {turnLimit !== undefined && (
        <NumberField
          label="Last turn"
          path="/turnLimit"
          value={turnLimit}
          least={1}
          most={500}
          testId="turn-limit"
          onChange={limit}
        />
      )}
      {(victory.type === 'points' || victory.type === 'special') && (
        <>
          <NumberField
            label="A lead of at least"
            note="points; less is a draw"
            value={victory.margin ?? 1}
            least={1}
            most={MOST_POINTS}
            testId="victory-margin"
            onChange={(margin) => put({ ...victory, margin }, 'margin')}
          />
          <Handicaps scenario={scenario} victory={victory} put={put} />
        </>
      )}
      {victory.type === 'points' && <Bonuses scenario={scenario} victory={victory} put={put} />}
      {victory.type === 'special' && <Wins scenario={scenario} victory={victory} put={put} />}
      {victory.type === 'race' && (
        <ReadField
          label="Marks in order"
          note="such as K24, L25"
          path="/victory/marks/0"
          value={victory.marks.join(', ')}
          read={readHexes}
          onChange={(marks) => put({ ...victory, marks })}
        />
      )}
    </div>
  );
}
