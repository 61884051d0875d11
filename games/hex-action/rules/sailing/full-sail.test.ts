import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Notes } from '../sea/advanced-log.ts';
import type { Velocity } from '../sea/advanced-sea.ts';
import { asks, resolve } from '../sequence.ts';
import {
  type AdvancedTestShip,
  advancedOf,
  advancedSea,
  advancedShip,
  squadronOf,
} from '../testing/advanced.ts';
import { offered, refused, sailOrders, write } from '../testing/orders.ts';
import { context, toldOf } from '../testing/sea.ts';
import { allowancesIn } from './allowance.ts';
import { fullSail, takeInSails } from './full-sail.ts';

const one = (stated: Partial<AdvancedTestShip> = {}, velocity: Velocity = 3) =>
  advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2, ...stated })], { advanced: { velocity } });
const full = (stated: Partial<AdvancedTestShip> = {}, velocity: Velocity = 3) =>
  one({ ...stated, advanced: { sail: 'full', ...stated.advanced } }, velocity);
const log = (state: ReturnType<typeof one>) => state.ships[0]!.advanced;

/** Writes the note, sails, lets `between` happen, and plays the Full Sail Phase. */
function change(
  state: ReturnType<typeof one>,
  notes: Notes,
  between: (ship: ReturnType<typeof advancedShip>) => void = () => {},
) {
  const told = context();
  sailOrders(state, { x: { plot: '1', ...notes } }, told);
  between(state.ships[0]!);
  fullSail.enter(state, told);
  return toldOf(told.told, 'sails');
}

describe('20.1.5 changing sail', () => {
  it('[20.1.5] [20.1.5.2] [27.0] a note of FS or BS is carried out in the Full Sail Phase, not before', () => {
    const state = one();
    write(state, { x: { plot: '4', sail: 'FS' } });
    expect(log(state).sail).toBe('battle');
    expect(allowancesIn(state, state.ships[0]!).A).toBe(4);
    const setting = one();
    expect(change(setting, { sail: 'FS' })).toMatchObject([{ sail: 'full', why: 'noted' }]);
    expect(allowancesIn(setting, setting.ships[0]!).A).toBe(6);
    const taking = full();
    expect(change(taking, { sail: 'BS' })).toMatchObject([{ sail: 'battle', why: 'noted' }]);
    expect(log(taking).sail).toBe('battle');
  });

  it('[20.1.5] sails are set by their mark alone: with it she has her full speed, without it her battle speed', () => {
    expect([log(one()).sail, log(full()).sail]).toEqual(['battle', 'full']);
    const state = one();
    expect(allowancesIn(state, state.ships[0]!).A).toBe(4);
    log(state).sail = 'full';
    expect(allowancesIn(state, state.ships[0]!).A).toBe(6);
  });

  it('[20.1.5.2] without a note nothing changes, and a note must change something', () => {
    for (const state of [one(), full()]) {
      const before = log(state).sail;
      expect(change(state, {})).toEqual([]);
      expect(log(state).sail).toBe(before);
    }
    expect(refused(one(), 'x', { plot: '1', sail: 'BS' })).toBe('no-change');
    expect(refused(full(), 'x', { plot: '1', sail: 'FS' })).toBe('no-change');
  });

  it('[20.1.5.3] it is the task of the lowest section with men left; in a boarding party they can’t do it', () => {
    const state = one();
    expect(refused(state, 'x', { plot: '1', sail: 'FS' })).toBeNull();
    state.ships[0]!.parties = [{ type: 'OBP', sections: [1], target: 'y' }];
    // The party of the last turn is at home again unless a melee holds it.
    expect(refused(state, 'x', { plot: '0', sail: 'FS' })).toBeNull();
    state.melees = [{ a: 'x', b: 'y', since: 1 }];
    expect(refused(state, 'x', { plot: '0', sail: 'FS' })).toBe('no-men');
    // The first section has fallen: the second goes aloft.
    state.ships[0]!.sections[0]!.left = 0;
    expect(refused(state, 'x', { plot: '0', sail: 'FS' })).toBeNull();
  });

  it('[18.2.2.1] nobody sets full sails in a storm', () => {
    expect(refused(one({}, 6), 'x', { plot: '1', sail: 'FS' })).toBe('storm');
    expect(refused(one({}, 5), 'x', { plot: '1', sail: 'FS' })).toBeNull();
  });

  it('[27.0] a ship that has lost the rigging for it stays under battle sails', () => {
    const state = one();
    const told = context();
    sailOrders(state, { x: { plot: '1', sail: 'FS' } }, told);
    state.ships[0]!.rigging = [0, 4, 4, 4];
    fullSail.enter(state, told);
    expect(log(state).sail).toBe('battle');
    expect(toldOf(told.told, 'note-void')).toMatchObject([
      { note: 'sail', code: 'rigging-lost', rule: '27.0' },
    ]);
  });

  it('[27.0] men who fell in the meantime had done their work; a ship that surrendered changes nothing', () => {
    const state = one();
    change(state, { sail: 'FS' }, (ship) => {
      ship.sections[0]!.left = 0;
    });
    expect(log(state).sail).toBe('full');
    const struck = one();
    change(struck, { sail: 'FS' }, (ship) => {
      ship.surrender = 'striking';
    });
    expect(log(struck).sail).toBe('battle');
  });

  it('[20.1.5.2] [20.4.1.3] who did not stand may turn as she makes sail', () => {
    const state = one();
    const told = context();
    sailOrders(state, { x: { plot: '1L1', sail: 'FS' } }, told);
    expect(toldOf(told.told, 'note-void')).toEqual([]);
    fullSail.enter(state, told);
    expect(log(state).sail).toBe('full');
  });

  it('[20.1.5.2] a ship that enters may change sail as she comes', () => {
    const state = one({ presence: 'due', entryTurn: 1 });
    expect(refused(state, 'x', { plot: '2', sail: 'FS' })).toBeNull();
    change(state, { sail: 'FS' });
    expect(log(state).sail).toBe('full');
  });

  it('[20.1.5.2] [20.4.1.3] is offered beside a straight move', () => {
    expect(offered(one(), 'x')).toContainEqual({ plot: '4', sail: 'FS' });
    expect(offered(full(), 'x')).toContainEqual({ plot: '6', sail: 'BS' });
  });
});

describe('20.1.4 the first section of rigging', () => {
  it('[20.1.4] with its last square the full sails are gone at once', () => {
    const state = full({ rigging: [0, 4, 4, 4] });
    const told = context();
    takeInSails(state, told);
    expect(toldOf(told.told, 'sails')).toMatchObject([
      { sail: 'battle', why: 'rigging-lost', rule: '20.1.4' },
    ]);
    expect(allowancesIn(state, state.ships[0]!).A).toBe(3);
    const whole = full({ rigging: [1, 4, 4, 4] });
    takeInSails(whole, told);
    expect(log(whole).sail).toBe('full');
  });

  it('[20.1.4] in whatever phase it goes: here a square given up to come free of another ship', () => {
    const state = advancedSea(
      [
        advancedShip({ id: 'x', at: 'K20', heading: 1, rigging: [1, 4, 4, 4], advanced: { sail: 'full' } }),
        advancedShip({ id: 'y', at: 'L20', heading: 1, side: 'b' }),
      ],
      { phase: 'unfouling', fouls: [{ a: 'x', b: 'y' }] },
    );
    const answers = asks(state).map((ask) => ({
      ask,
      answer: { attempts: ask.ship === 'x' ? [{ from: 'y', spend: true }] : [] },
    }));
    const { state: after } = resolve(state, answers, loadedDice(d6(1, 1)));
    expect(after.ships[0]!.rigging[0]).toBe(0);
    expect(log(advancedOf(after)).sail).toBe('battle');
    expect(log(state).sail).toBe('full');
  });

  it('[20.1.4] she sets none again before a square of it is repaired', () => {
    expect(refused(one({ rigging: [0, 4, 4, 4] }), 'x', { plot: '1', sail: 'FS' })).toBe('rigging-lost');
    expect(refused(one({ rigging: [1, 0, 4, 4] }), 'x', { plot: '1', sail: 'FS' })).toBeNull();
  });

  it('ships in convoy keep their battle sails', () => {
    const state = one();
    state.advanced = {
      ...state.advanced,
      squadrons: [squadronOf('c', ['x'])],
      special: [{ id: 'convoy', squadrons: ['c'] }],
    };
    expect(refused(state, 'x', { plot: '1', sail: 'FS' })).toBe('convoy');
  });
});
