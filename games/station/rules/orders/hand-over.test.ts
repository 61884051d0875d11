import { describe, expect, it } from 'vitest';
import {
  atDesk,
  desksAt,
  executes,
  formationGoes,
  goOn,
  NOTHING,
  ordersActs,
  turnTo,
} from '../testing/orders.ts';
import { force, formationIn } from '../testing/station.ts';
import { takeOver } from './hand-over.ts';

const FLAG = force('red-flag w r-birch red-a red-b');
const DET = force('red-det-1 kings-port r-cole red-c', { fitting: true });
const OVER = { do: 'hand-over', formation: 'red-det-1', of: 'red-flag' } as const;

/** To one that lies with it in a Space. */
const handedOverBeside = () => {
  const world = desksAt({ put: [FLAG, force('red-det-1 w r-cole red-c')], turn: 1 });
  executes(world, 'red-flag', 'red-cruise');
  atDesk(world, 5).answer(ordersActs(OVER));
  return world;
};

describe('Hand-Over Orders', () => {
  it('[9.41] [9.411] issued to one who could do it, who comes up and for one Movement Point takes it over', () => {
    const world = desksAt({ put: [FLAG, DET], turn: 1 });
    executes(world, 'red-flag', 'red-cruise');
    formationIn(world, 'red-flag').execution = {
      ...formationIn(world, 'red-flag').execution!,
      progress: { ...formationIn(world, 'red-flag').execution!.progress, leg: 1 },
    };
    const step = atDesk(world, 5).answer(ordersActs(OVER));
    expect(formationIn(world, 'red-det-1').execution).toMatchObject({
      order: 'hand-over',
      formation: 'red-flag',
    });
    expect(formationIn(world, 'red-det-1').plan).toMatchObject({ kind: 'voyage', to: 'w' });
    expect(takeOver(world, step.context, 'red', 'red-det-1', 'red-flag')).toBe(false);
    formationGoes(world, 'red', 'red-det-1', 'w');
    expect(takeOver(world, step.context, 'red', 'red-det-1', 'red-flag')).toBe(true);
    // As if it had been the one all the time.
    expect(formationIn(world, 'red-det-1').execution).toMatchObject({
      order: 'red-cruise',
      progress: { leg: 1 },
    });
    expect(formationIn(world, 'red-flag').execution).toBeNull();
  });

  it('[9.411] who could not do it himself can’t be told to take it over', () => {
    const world = desksAt({ put: [FLAG, { ...DET, squadrons: 'red-f' }], turn: 1 });
    executes(world, 'red-flag', 'red-cruise');
    expect(atDesk(world).check(ordersActs(OVER))).toMatchObject({ code: 'force' });
  });

  it('[9.411] stacked together from the start it is done at once', () => {
    const world = handedOverBeside();
    expect(formationIn(world, 'red-det-1').execution?.order).toBe('red-cruise');
  });

  it('[9.412] the chits are not drawn, and there are only so many', () => {
    const world = desksAt({
      put: [
        FLAG,
        DET,
        { ...DET, id: 'red-det-2', leader: 'r-dunn', squadrons: 'red-e' },
        { ...DET, id: 'red-gf', leader: 'r-ash', squadrons: 'red-d red-h' },
      ],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-cruise');
    expect(world.forces.red!.desk.pool).not.toContain('hand-over');
    executes(world, 'red-det-2', 'hand-over', { formation: 'red-flag' });
    const step = atDesk(world);
    expect(step.check(ordersActs(OVER))).toBeNull();
    executes(world, 'red-gf', 'hand-over', { formation: 'red-flag' });
    expect(step.check(ordersActs(OVER))).toMatchObject({ rule: '9.412' });
  });

  it('[9.413] a check is always needed, once a Turn for a Formation and once for an Order', () => {
    const world = desksAt({
      put: [FLAG, DET, { ...DET, id: 'red-det-2', leader: 'r-dunn', squadrons: 'red-e' }],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-cruise');
    const step = atDesk(world, 6).answer(goOn(OVER));
    expect(step.told('check')).toMatchObject([{ rule: '9.413', leader: 'r-ash', passed: false }]);
    expect(step.check(ordersActs(OVER))).toMatchObject({ rule: '9.413' });
    expect(step.check(ordersActs({ ...OVER, formation: 'red-det-2' }))).toMatchObject({ rule: '9.413' });
    step.answer(NOTHING).answer(NOTHING);
    turnTo(world, 2);
    expect(atDesk(world).check(ordersActs(OVER))).toBeNull();
  });

  it('[9.414] it never counts as Fulfilled or Failed', () => {
    const world = handedOverBeside();
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 0 });
  });
});
