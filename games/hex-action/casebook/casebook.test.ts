import { describe, expect, it } from 'vitest';
import { invariants } from '../rules/invariants.ts';
import { executionPhase } from '../rules/movement/execution.ts';
import { hexName } from '../rules/sea/hex.ts';
import { bondOf, type State } from '../rules/sea/state.ts';
import { context, hexNamed, type TestContext, type TestShip, testSea, toldOf } from '../rules/testing/sea.ts';
import type { Case, CaseShip } from './case.ts';
import { CASES } from './cases.ts';

const asTestShip = (stated: CaseShip): TestShip => ({
  id: stated.id,
  at: stated.at,
  heading: stated.heading,
  side: stated.side ?? 'a',
  still: stated.still ?? 0,
  quality: stated.quality ?? 'average',
  spec: { class: stated.class ?? 3 },
  surrender: stated.surrender ?? null,
  ...(stated.dismasted && { rigging: [0, 0, 0, 0], sinceTurn: stated.dismasted.sinceTurn }),
  ...(stated.enters && { presence: 'due', entryTurn: 1 }),
});

/** Plays the phase, answering contested hexes as the case decides. */
function play(stated: Case): { state: State; tools: TestContext } {
  const state = testSea({
    phase: 'execution',
    wind: stated.wind ?? 1,
    options: stated.options ?? {},
    board: { columns: 51, rows: 35, fixed: stated.fixed ?? false },
    land: (stated.land ?? []).map(hexNamed),
    ships: stated.ships.map(asTestShip),
    fouls: (stated.fouls ?? []).map(([x, y]) => bondOf(x, y)),
    grapples: (stated.grapples ?? []).map(([x, y]) => ({ ...bondOf(x, y), count: 1 })),
  });
  const plots = Object.fromEntries(stated.ships.map(({ id, plot }) => [id, plot]));
  state.execution = { step: 0, plots, stopped: [], contest: null, retrace: null };
  const tools = context(...(stated.dice ?? []));
  let progress = executionPhase.enter(state, tools);
  for (const ship of stated.decisions ?? []) {
    expect(progress).toBe('waits');
    // What rests between questions must survive being written down.
    state.execution = JSON.parse(JSON.stringify(state.execution));
    const [ask] = executionPhase.asks(state);
    progress = executionPhase.resolve(state, [{ ask: ask!, answer: { ship } }], tools);
  }
  expect(progress).toBe('done');
  return { state, tools };
}

const titleOf = ({ id, rules, title }: Case): string =>
  `${rules.map((rule) => `[${rule}]`).join(' ')} ${id} ${title}`;

describe('casebook', () => {
  it.each(CASES.map((stated) => [titleOf(stated), stated] as const))('%s', (_title, stated) => {
    const { state, tools } = play(stated);
    const { told } = tools;
    const { expect: expected } = stated;
    const positions = state.ships.map((ship) => [
      ship.id,
      ship.presence === 'afloat' ? [hexName(ship.bow), ship.heading] : null,
    ]);
    expect(Object.fromEntries(positions)).toEqual(expected.positions);
    expect(
      toldOf(told, 'collision').map(({ step, hex: at, holder, ships }) => ({
        step,
        hex: hexName(at),
        holder,
        ships: [...ships].sort(),
      })),
    ).toEqual(expected.collisions ?? []);
    expect(
      toldOf(told, 'contest').map(({ hex: at, ships, decider }) => ({ hex: hexName(at), ships, decider })),
    ).toEqual(expected.contests ?? []);
    expect(
      toldOf(told, 'foul').map(({ ships, total, success }) => ({ ships, total, fouled: success })),
    ).toEqual(expected.throws ?? []);
    const fouled = (expected.throws ?? []).filter((each) => each.fouled).map(({ ships }) => bondOf(...ships));
    expect(state.fouls).toEqual([...(stated.fouls ?? []).map((pair) => bondOf(...pair)), ...fouled]);
    expect(toldOf(told, 'infraction').map(({ ship, code }) => ({ ship, code }))).toEqual(
      expected.infractions ?? [],
    );
    expect(toldOf(told, 'waits').map(({ ship }) => ship)).toEqual(expected.waits ?? []);
    expect(toldOf(told, 'left').map(({ ship }) => ship)).toEqual(expected.left ?? []);
    for (const [id, still] of Object.entries(expected.still ?? {}))
      expect(state.ships.find((ship) => ship.id === id)!.still, `${id} still`).toBe(still);
    for (const [id, log] of Object.entries(expected.log ?? {}))
      expect(state.ships.find((ship) => ship.id === id)!.lastPlot, `${id} log`).toBe(log);
    expect(tools.dice.left, 'dice left over').toBe(0);
    expect(state.execution).toBeNull();
    expect(invariants(state)).toEqual([]);
  });

  it('numbers its cases without gaps, each with a title and rules of its own', () => {
    for (const letter of ['C', 'D', 'F']) {
      const ids = CASES.map(({ id }) => id).filter((id) => id.startsWith(letter));
      expect(ids).toEqual(ids.map((_, index) => `${letter}${String(index + 1).padStart(2, '0')}`));
    }
    expect(new Set(CASES.map(({ title }) => title)).size).toBe(CASES.length);
    for (const { rules } of CASES) expect(rules.length).toBeGreaterThan(0);
  });
});
