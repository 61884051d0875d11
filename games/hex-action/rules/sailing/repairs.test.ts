import { describe, expect, it } from 'vitest';
import { boardingPhase } from '../boarding/boarding.ts';
import { meleePhase } from '../boarding/melee.ts';
import { gunsBarred } from '../gunnery/gunners.ts';
import type { Repair } from '../sea/advanced-log.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { nextTurn, offered, refused, sailOrders, write } from '../testing/orders.ts';
import { played } from '../testing/play.ts';
import { context, toldOf } from '../testing/sea.ts';
import { damageOf, isRepairing, makeRepairs } from './repairs.ts';

/** Damaged everywhere: hull 6 of 10, guns 3 of 5 left, carronade 0 of 1 right, rigging [0, 2, 4, 4]. */
const hurt = (stated: Partial<AdvancedTestShip> = {}): AdvancedState =>
  advancedSea([
    advancedShip({
      id: 'x',
      at: 'K20',
      heading: 2,
      hull: 6,
      rigging: [0, 2, 4, 4],
      guns: { L: 3, R: 5 },
      carronades: { L: 1, R: 0 },
      ...stated,
    }),
  ]);
const log = (state: AdvancedState) => state.ships[0]!.advanced;

/** A turn of repairs: noted, sailed, whatever comes between, and the work done in the Reload Phase. */
function work(
  state: AdvancedState,
  repair: Repair,
  plot = '1',
  between: (ship: AdvancedShip) => void = () => {},
) {
  const told = context();
  sailOrders(state, { x: { plot, repair } }, told);
  between(state.ships[0]!);
  makeRepairs(state, told);
  nextTurn(state);
  return told.told;
}
const sets = (state: AdvancedState, repair: Repair, turns: number) => {
  for (let n = 0; n < turns; n++) work(state, repair);
};

describe('20.5 the note', () => {
  it.each(['RH', 'RG', 'RR'] as const)('[20.5.1] [20.5.2] %s stands beside the move', (repair) => {
    const state = hurt();
    expect(refused(state, 'x', { plot: '2', repair })).toBeNull();
    const told = write(state, { x: { plot: '2', repair } });
    expect(toldOf(told.told, 'notes')[0]!.notes).toEqual({ x: { repair } });
    expect(offered(hurt(), 'x')).toContainEqual({ plot: '0', repair });
  });

  it('[20.5.3] whoever has noted a repair does not fire, even if it comes to nothing', () => {
    const state = hurt();
    expect(gunsBarred(state, state.ships[0]!)).toBeNull();
    write(state, { x: { plot: '1', repair: 'RH' } });
    expect(gunsBarred(state, state.ships[0]!)?.rule).toBe('20.5.3');
    const void_ = hurt();
    write(void_, { x: { plot: '1L', repair: 'RH' } });
    expect(gunsBarred(void_, void_.ships[0]!)?.rule).toBe('20.5.3');
  });

  it('[20.5.4] no factor may be spent to turn; if it is, the turn is made and the repair is void', () => {
    const state = hurt();
    expect(refused(state, 'x', { plot: '1L', repair: 'RH' })).toBe('turning');
    const told = work(state, 'RH', '1L');
    expect(toldOf(told, 'repair-void')).toMatchObject([{ rule: '20.5.4', code: 'turning', repair: 'RH' }]);
    expect(state.ships[0]).toMatchObject({ lastPlot: '1L', heading: 1 });
    expect(log(state).repairs.RH).toBe(0);
  });

  it('[20.5.4] a turn that costs nothing, in irons, does not hinder', () => {
    const state = hurt({ heading: 4 });
    expect(refused(state, 'x', { plot: 'L', repair: 'RH' })).toBeNull();
    work(state, 'RH', 'L');
    expect(log(state).repairs.RH).toBe(1);
  });

  it.each([
    ['sail', { sail: 'BS' }],
    ['anchor', { anchor: 'AB' }],
  ] as const)('[20.5.5] a change of %s beside it makes both void', (note, beside) => {
    const state = hurt({ rigging: [3, 4, 4, 4], advanced: { sail: 'full' } });
    expect(refused(state, 'x', { plot: '1', repair: 'RH', ...beside })).toBe('repairing');
    const told = write(state, { x: { plot: '1', repair: 'RH', ...beside } });
    expect(toldOf(told.told, 'note-void')).toMatchObject([{ note, code: 'repairing', rule: '20.5.5' }]);
    expect(toldOf(told.told, 'repair-void')).toMatchObject([{ rule: '20.5.5', code: note }]);
    expect(log(state).notes).toEqual({ repair: 'RH' });
    expect(log(state).anchor).toBeNull();
    expect(gunsBarred(state, state.ships[0]!)).not.toBeNull();
    makeRepairs(state, context());
    expect(log(state).repairs.RH).toBe(0);
  });

  it('[20.5.5] weighing beside it is void too: the anchor stays down', () => {
    const state = hurt({ advanced: { anchor: { how: 'A', state: 'holding', turns: 0 } } });
    expect(refused(state, 'x', { plot: '0', repair: 'RH', anchor: 'up' })).toBe('repairing');
    write(state, { x: { plot: '0', repair: 'RH', anchor: 'up' } });
    expect(log(state).anchor).toMatchObject({ state: 'holding' });
    expect(log(state).did).toEqual({ repairVoid: true });
    const cutting = hurt({ advanced: { anchor: { how: 'A', state: 'holding', turns: 0 } } });
    expect(refused(cutting, 'x', { plot: '0', repair: 'RH', anchor: 'cut' })).toBeNull();
  });

  it('[20.5.7] only what is damaged can be repaired', () => {
    expect(refused(hurt({ hull: 10 }), 'x', { plot: '1', repair: 'RH' })).toBe('no-damage');
    expect(refused(hurt({ rigging: [4, 4, 4, 4] }), 'x', { plot: '1', repair: 'RR' })).toBe('no-damage');
    const armed = hurt({ guns: { L: 5, R: 5 }, carronades: { L: 1, R: 1 } });
    expect(refused(armed, 'x', { plot: '1', repair: 'RG' })).toBe('no-damage');
  });

  it('[38.2.2.1] guns thrown overboard do not count as damage', () => {
    const light = { guns: { L: 4, R: 4 }, carronades: { L: 1, R: 1 } };
    expect(refused(hurt(light), 'x', { plot: '1', repair: 'RG' })).toBeNull();
    expect(refused(hurt({ ...light, advanced: { overboard: 1 } }), 'x', { plot: '1', repair: 'RG' })).toBe(
      'no-damage',
    );
    // A vessel that has carronades alone has thrown one of those.
    const sloop = hurt({ guns: { L: 0, R: 0 }, spec: { guns: { L: 0, R: 0 } }, carronades: { L: 0, R: 0 } });
    expect(damageOf(sloop.ships[0]!, 'RG')).toBe(2);
    log(sloop).overboard = 1;
    expect(damageOf(sloop.ships[0]!, 'RG')).toBe(0);
  });
});

describe('26.2 the work', () => {
  it('[26.2] [26.2.1] a turn without hindrance is a set of repairs', () => {
    const state = hurt();
    const told = work(state, 'RH');
    expect(toldOf(told, 'repaired')).toMatchObject([{ repair: 'RH', sets: 1, squares: 0 }]);
    expect([log(state).repairs.RH, state.ships[0]!.hull]).toEqual([1, 6]);
  });

  it('[26.2.2] [26.2.3] the third of a kind brings two squares back, and the count begins anew', () => {
    const state = hurt();
    sets(state, 'RH', 2);
    expect(state.ships[0]!.hull).toBe(6);
    const told = work(state, 'RH');
    expect(toldOf(told, 'repaired')).toMatchObject([{ rule: '26.2.3', sets: 3, squares: 2 }]);
    expect([state.ships[0]!.hull, log(state).repairs.RH]).toEqual([8, 0]);
  });

  it('[26.2.2] not necessarily in sequence, and each kind by itself', () => {
    const state = hurt();
    sets(state, 'RH', 2);
    sets(state, 'RR', 2);
    sailOrders(state, { x: '1' });
    makeRepairs(state, context());
    nextTurn(state);
    expect(log(state).repairs).toEqual({ RH: 2, RG: 0, RR: 2 });
    work(state, 'RH');
    expect([state.ships[0]!.hull, state.ships[0]!.rigging]).toEqual([8, [0, 2, 4, 4]]);
  });

  it('[26.2.3] never more than there was', () => {
    const state = hurt({ hull: 9 });
    sets(state, 'RH', 3);
    expect(state.ships[0]!.hull).toBe(10);
  });

  it('[26.2.3] rigging: a lost section first, then the lowest that is not whole', () => {
    const state = hurt({ rigging: [0, 0, 3, 4] });
    sets(state, 'RR', 3);
    expect(state.ships[0]!.rigging).toEqual([1, 1, 3, 4]);
    sets(state, 'RR', 3);
    expect(state.ships[0]!.rigging).toEqual([3, 1, 3, 4]);
  });

  it('[26.2.3] guns: the broadside that has lost most, the emptier half of it', () => {
    const state = hurt({
      guns: { L: 2, R: 5 },
      carronades: { L: 1, R: 0 },
      advanced: { forward: { guns: { L: 1, R: 3 }, carronades: { L: 1, R: 0 } } },
    });
    sets(state, 'RG', 3);
    expect(state.ships[0]!.guns).toEqual({ L: 4, R: 5 });
    expect(log(state).forward.guns.L).toBe(3);
    sets(state, 'RG', 3);
    expect([state.ships[0]!.guns, state.ships[0]!.carronades]).toEqual([
      { L: 5, R: 5 },
      { L: 1, R: 1 },
    ]);
    expect(log(state).forward).toEqual({ guns: { L: 3, R: 3 }, carronades: { L: 1, R: 1 } });
  });

  it.each(['fired', 'melee', 'collided', 'weighed', 'turned'] as const)(
    '[26.2] a ship that %s in this turn has done no repairs',
    (deed) => {
      const state = hurt();
      const told = work(state, 'RH', '1', (ship) => {
        ship.advanced.did[deed] = true;
      });
      expect(toldOf(told, 'repair-void')).toMatchObject([{ code: deed, rule: '26.2' }]);
      expect(log(state).repairs.RH).toBe(0);
    },
  );

  it.each<[rule: string, code: string, Partial<AdvancedShip['advanced']>]>([
    ['26.2', 'fired', { did: { fired: true } }],
    ['26.2', 'melee', { did: { melee: true } }],
    ['26.2', 'collided', { did: { collided: true } }],
    ['26.2', 'weighed', { did: { weighed: true } }],
    ['26.2', 'turned', { did: { turned: true } }],
    ['38.4', 'aground', { aground: { difficulty: 3, from: hurt().ships[0]!, lightened: false } }],
    ['26.2', 'crew', { wounds: { waterline: 2 } }],
  ])('[%s] the work of the turn is stopped: %s', (rule, code, stated) => {
    const state = hurt({ advanced: { notes: { repair: 'RH' }, ...stated } });
    const told = context();
    makeRepairs(state, told);
    expect(told.told).toEqual([{ kind: 'repair-void', rule, ship: 'x', repair: 'RH', code }]);
    expect([isRepairing(state.ships[0]!), log(state).repairs.RH]).toEqual([false, 0]);
  });

  it('[26.2] two crew sections must be free; the second need not be complete', () => {
    const crew =
      (...left: readonly number[]) =>
      (ship: AdvancedShip) => {
        for (const [index, section] of ship.sections.entries()) section.left = left[index]!;
      };
    const two = hurt();
    work(two, 'RH', '1', crew(3, 1, 0));
    expect(log(two).repairs.RH).toBe(1);
    const one = hurt();
    expect(toldOf(work(one, 'RH', '1', crew(3, 0, 0)), 'repair-void')).toMatchObject([{ code: 'crew' }]);
    const flooded = hurt();
    work(flooded, 'RH', '1', (ship) => {
      ship.advanced.wounds = { waterline: 2 };
    });
    expect(log(flooded).repairs.RH).toBe(0);
  });

  it('[26.2] [10.2.8] men who waited to go over in vain are not free for repairs in that turn', () => {
    const repaired = (...sections: number[]): number => {
      const state = hurt();
      const friend = advancedShip({ id: 'y', at: 'L20', heading: 1, guns: { L: 0, R: 0 }, side: 'b' });
      state.ships.push({ ...friend, carronades: { L: 0, R: 0 } });
      state.ships[0]!.advanced.notes = { repair: 'RH' };
      const parties = sections.length === 0 ? [] : [{ type: 'TBP' as const, sections, target: 'y' }];
      played(boardingPhase, state, context(), { x: { parties }, y: { parties: [] } });
      meleePhase.enter(state, context());
      expect(state.ships[0]!.parties).toEqual([]);
      makeRepairs(state, context());
      return log(state).repairs.RH;
    };
    expect([repaired(), repaired(1), repaired(1, 2)]).toEqual([1, 1, 0]);
  });

  it('[26.2] a real collision hinders, of the one who is run into as well', () => {
    const state = hurt({ at: 'K20', heading: 1 });
    state.ships.push(advancedShip({ id: 'y', at: 'K23', heading: 1, side: 'b' }));
    const told = context(1, 1);
    sailOrders(state, { x: { plot: '0', repair: 'RH' }, y: '2' }, told);
    makeRepairs(state, told);
    expect(toldOf(told.told, 'repair-void')).toMatchObject([{ ship: 'x', code: 'collided' }]);
  });

  it('[26.2] a ship that only drifts does hers', () => {
    const state = hurt({ still: 1 });
    const told = work(state, 'RH', '0');
    expect(toldOf(told, 'moved')).toHaveLength(1);
    expect(log(state).repairs.RH).toBe(1);
  });

  it('[26.2] [24.3.3] a ship that has surrendered repairs nothing', () => {
    const state = hurt();
    const told = work(state, 'RH', '1', (ship) => {
      ship.surrender = 'striking';
    });
    expect(toldOf(told, 'repaired')).toEqual([]);
  });
});
