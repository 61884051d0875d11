/** The rover's part of the game: who looks for the Enemy, who hides, and where Fireships go. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { LocationId } from '../rules/module/vocabulary.ts';
import { holdsPlace } from '../rules/tasks/standing.ts';
import type { Declared, State, Token, View } from '../rules/world/state.ts';
import { answerAuxiliaries } from './cruisers.ts';
import { type Desk, deskOf } from './desk.ts';
import { answerPlot } from './plots.ts';
import { answerScreen, answerShadow, answerTasks } from './tasks.ts';
import { ADMIRAL, ROVER, type Temper } from './temper.ts';

const begun = (id: string): State =>
  station.setup(scenarios.find((one) => one.id === id)!, {}, looseDice(1)) as State;

function deskFor(state: State, side: string, temper: Temper, change: Partial<View> = {}): Desk {
  return deskOf({ ...(station.view(state, side) as View), ...change }, looseDice(2), temper);
}

/** The crown before the League's trade, with somebody unknown at sea in a Space. */
function withStranger(at: LocationId, temper: Temper): Desk {
  const state = begun('valdoro-trade');
  const { tokens } = station.view(state, 'crown') as View;
  const stranger: Token = {
    id: 'stranger',
    side: 'league',
    command: null,
    place: { at, berth: 'sea' },
    face: null,
    shadow: null,
  };
  return deskFor(state, 'crown', temper, { tokens: [...tokens, stranger] });
}

const tasksOf = (desk: Desk) => answerTasks(desk, { kind: 'tasks', seat: desk.side } as never)!.tasks;

describe('Searching (7.12)', () => {
  it('the rover looks at who comes by where something of his lies, and nowhere else', () => {
    const here = tasksOf(withStranger('fort-sabine', { ...ROVER, kept: 0 }));
    expect(here).toContainEqual(expect.objectContaining({ task: 'Search', at: 'fort-sabine' }));
    const looks = (at: LocationId, temper: Temper): boolean =>
      tasksOf(withStranger(at, temper)).some((one) => one.task === 'Search' && one.at === at);
    const { theatre, view } = withStranger('fort-sabine', ROVER);
    const far = [...theatre.spaces.keys()].filter(
      (at) => !holdsPlace(view, 'crown', at) && looks(at, { ...ROVER, kept: 0, search: 'reach' }),
    );
    expect(far.length).toBeGreaterThan(2);
    expect(far.filter((at) => looks(at, { ...ROVER, kept: 0 }))).toEqual([]);
  });

  it('keeps scouts back, and the admiral sends none', () => {
    expect(tasksOf(withStranger('fort-sabine', { ...ROVER, kept: 20 }))).toEqual([]);
    expect(tasksOf(withStranger('fort-sabine', ADMIRAL))).toEqual([]);
  });

  it('his standing instructions say the same', () => {
    const plot = (temper: Temper) =>
      answerPlot(withStranger('fort-sabine', temper), { kind: 'plot', seat: 'crown' } as never)!;
    expect(plot(ROVER).standing).toEqual({ search: 'passing', keep: ROVER.kept });
    expect(plot(ADMIRAL).standing).toEqual({ search: 'never', keep: 0 });
  });

  it('follows what he finds, and hides his own: Dummies, and a Screen against who looks', () => {
    expect(answerShadow(withStranger('fort-sabine', ROVER), {} as never)).toEqual({ shadow: true });
    expect(answerShadow(withStranger('fort-sabine', ADMIRAL), {} as never)).toEqual({ shadow: false });
    const looked = { against: { task: 'Search', at: 'middle-ground' } as unknown as Declared } as never;
    expect(answerScreen(withStranger('fort-sabine', ROVER), looked)?.aux).not.toBeNull();
    expect(answerScreen(withStranger('fort-sabine', ADMIRAL), looked)?.aux).toBeNull();
    const plotted = { kind: 'plot', seat: 'crown' } as never;
    const dummies = (temper: Temper) => answerPlot(withStranger('the-gut', temper), plotted)?.dummies;
    expect(dummies(ROVER)).toContainEqual(expect.objectContaining({ at: 'middle-ground' }));
    expect(dummies(ADMIRAL)).toBeUndefined();
  });
});

describe('Fireships (6.23)', () => {
  it('are given to a fleet, and go into the Enemy’s Harbour from before it', () => {
    const assigned = (temper: Temper) =>
      answerAuxiliaries(deskFor(begun('minor-1744'), 'British', temper), {} as never)!.assign.filter(
        ({ aux }) => aux.includes('fireship'),
      );
    expect(assigned(ADMIRAL)).toEqual([]);
    expect(assigned(ROVER)).toContainEqual({
      aux: 'aux-british-fireship-1',
      to: { formation: expect.any(String) },
    });
    const state = begun('valdoro-trade');
    const { crown } = state.forces;
    const fleet = crown!.formations['crown-fleet']!;
    fleet.place = { at: 'valdoro', berth: 'sea' };
    const before = deskFor(state, 'crown', ROVER);
    expect(tasksOf(before)).toContainEqual(
      expect.objectContaining({ task: 'Fireship', aux: 'aux-crown-fireship-1', at: 'valdoro' }),
    );
    expect(tasksOf(deskFor(state, 'crown', ADMIRAL)).some(({ task }) => task === 'Fireship')).toBe(false);
  });
});
