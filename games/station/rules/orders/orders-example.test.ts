/** The worked example of the Orders cycle, in its own numbers: one player's desk over a Year. */
import { describe, expect, it } from 'vitest';
import { mayEnter } from '../chart/politics.ts';
import type { Condition } from '../module/language.ts';
import { testModule } from '../testing/module.ts';
import { atDesk, chitLike, desksAt, goOn, handOf, NOTHING, ordersActs, turnTo } from '../testing/orders.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { compareYear, netOf } from '../umpire/prestige.ts';
import type { State } from '../world/state.ts';
import { campaignModifier } from './campaigns.ts';
import { abandonModifier, endOrder } from './order-ends.ts';

const never: Condition = { if: 'date', from: { year: 1800, turn: 1 } };

/** Eighteen chits in the set, of which twelve are possible and two of those Mandatory in Spring. */
const SET = [
  chitLike('must-1', {
    mandatoryWhen: { if: 'season', in: ['Spring'] },
    recycle: 'year',
    effects: [{ do: 'campaignDrm', campaign: 'siege', value: 1, turns: 4 }],
  }),
  chitLike('must-2', { mandatoryWhen: { if: 'season', in: ['Spring'] }, recycle: 'quarter' }),
  ...Array.from({ length: 10 }, (_, at) => chitLike(`routine-${at + 1}`, { recycle: 'quarter' })),
  ...Array.from({ length: 6 }, (_, at) => chitLike(`later-${at + 1}`, { poolWhen: never })),
];

const PUT = [
  { id: 'red-flag', at: 'kings-port', fitting: true, leader: 'r-birch', squadrons: 'red-a red-b' },
  { id: 'red-det-1', at: 'w', leader: 'r-cole', squadrons: 'red-c' },
  { id: 'red-det-2', at: 'x', leader: 'r-dunn', squadrons: 'red-e' },
] as const;

const begin = (turn = 4): State => desksAt({ put: PUT, module: { orders: SET }, turn });

/** As 9.3.104 leaves it: the Flag and one Detachment have their Orders, the other is still to get its own. */
function underWay(): State {
  const world = begin();
  const step = atDesk(world, 6, 5).answer(goOn({ do: 'draw' }));
  const [easy] = world.forces.red!.desk.drawn;
  step.answer(goOn({ do: 'keep', order: easy! }));
  step.answer(
    goOn(
      { do: 'issue', order: 'must-1', formation: 'red-flag' },
      { do: 'issue', order: 'must-2', formation: 'red-det-1' },
      { do: 'issue', order: easy!, formation: 'red-det-2' },
    ),
  );
  step.answer(NOTHING).answer(NOTHING);
  return world;
}
const routineOf = (world: State): string => formationIn(world, 'red-det-2').execution!.order;

describe('The example of the Orders cycle', () => {
  it('[9.3.101] twelve of eighteen are in the pool; the two Mandatory ones are Received at once', () => {
    const world = begin();
    expect(SET).toHaveLength(18);
    atDesk(world);
    const { pool } = world.forces.red!.desk;
    expect(handOf(world)).toEqual(['must-1', 'must-2']);
    expect(pool).toHaveLength(12 - 2);
    expect(pool.every((id) => id.startsWith('routine'))).toBe(true);
  });

  it('[9.3.102] two more are drawn blind, one is kept and one goes back', () => {
    const world = begin();
    const { desk } = world.forces.red!;
    const step = atDesk(world).answer(goOn({ do: 'draw' }));
    expect(desk.drawn).toHaveLength(2);
    const [easy, hard] = desk.drawn;
    step.answer(goOn({ do: 'keep', order: easy! }));
    expect(handOf(world)).toEqual(['must-1', 'must-2', easy]);
    expect(desk.pool).toContain(hard);
    expect(desk.pool).toHaveLength(9);
  });

  it('[9.3.103] [9.3.104] the Flag in Port gets its Order freely; of the Detachments at sea one check fails and one passes', () => {
    const world = begin();
    expect(formationIn(world, 'red-flag').place.berth).toBe('harbour');
    expect(['red-det-1', 'red-det-2'].map((id) => formationIn(world, id).place.berth)).toEqual([
      'sea',
      'sea',
    ]);
    const after = underWay();
    expect(formationIn(after, 'red-flag').execution?.order).toBe('must-1');
    expect(formationIn(after, 'red-det-1').execution).toBeNull();
    expect(handOf(after)).toEqual(['must-2']);
    expect(routineOf(after)).toMatch(/^routine/);
  });

  it('[9.3.104] the Mandatory one that was not Issued may be tried again in the next Turn', () => {
    const world = underWay();
    turnTo(world, 5);
    atDesk(world, 5).answer(ordersActs({ do: 'issue', order: 'must-2', formation: 'red-det-1' }));
    expect(formationIn(world, 'red-det-1').execution).toMatchObject({ order: 'must-2', issued: 5 });
  });

  it('[9.3.105] Fulfilled before a Quarterly Turn’s Orders Step the routine chit is shown, counted and back in the pool', () => {
    const world = underWay();
    const routine = routineOf(world);
    turnTo(world, 8);
    const context = scripted(world);
    endOrder(world, context, 'red', 'red-det-2', { what: 'fulfilled' });
    expect(context.told('order')).toMatchObject([{ order: routine, what: 'fulfilled' }]);
    expect(world.record.red).toEqual({ fulfilled: 1, failed: 0 });
    expect(world.forces.red!.desk.pool).not.toContain(routine);
    atDesk(world);
    expect(world.forces.red!.desk.pool).toContain(routine);
  });

  it('[9.3.106] one is chosen and one drawn blind; the same chit may go to the same Formation, with a check', () => {
    const world = underWay();
    const routine = routineOf(world);
    turnTo(world, 8);
    endOrder(world, scripted(world), 'red', 'red-det-2', { what: 'fulfilled' });
    world.forces.red!.desk.hand = [];
    const step = atDesk(world, 5);
    const chosen = world.forces.red!.desk.pool.find((id) => id !== routine)!;
    // Nothing else is left to be drawn.
    world.forces.red!.desk.pool = [chosen, routine];
    step.answer(goOn({ do: 'choose', order: chosen }));
    expect(handOf(world)).toEqual([chosen, routine]);
    step.answer(ordersActs({ do: 'issue', order: routine, formation: 'red-det-2' }));
    expect(step.told('check')).toMatchObject([{ rule: '9.365', passed: true }]);
    expect(routineOf(world)).toBe(routine);
  });

  it('[9.3.107] the Mandatory Order of the Flag bears on the land war, and its chit is away until Winter', () => {
    const world = underWay();
    turnTo(world, 10);
    world.step = 'impulse-end';
    endOrder(world, scripted(world), 'red', 'red-flag', { what: 'fulfilled' });
    expect(campaignModifier(world, testModule.campaigns[0]!)).toBe(1);
    turnTo(world, 12);
    atDesk(world);
    expect(world.forces.red!.desk.pool).not.toContain('must-1');
    turnTo(world, 16);
    atDesk(world);
    expect(world.forces.red!.desk.pool).toContain('must-1');
  });

  it('[9.3.107] who has no Order may be kept near home by the module', () => {
    const politics = { ...testModule.politics, closedWithoutOrders: { Red: ['coast', 'ville'] } };
    const world = desksAt({ put: PUT, module: { politics }, turn: 10 });
    expect(mayEnter(world, 'red', 'red-flag', 'coast')).toBe(false);
    expect(mayEnter(world, 'red', 'red-flag', 'w')).toBe(true);
  });

  it('[9.3.108] the battered Detachment gives up: its damage makes the check a matter of course, and one less one is none', () => {
    const world = underWay();
    turnTo(world, 5);
    atDesk(world, 0).answer(ordersActs({ do: 'issue', order: 'must-2', formation: 'red-det-1' }));
    world.record.red = { fulfilled: 1, failed: 0 };
    world.forces.red!.squadrons['red-c']!.dp = 16;
    turnTo(world, 10);
    expect(abandonModifier(world, 'red', 'red-det-1')).toBe(-4);
    // Nine less four is five, which the Admiral has.
    atDesk(world, 9).answer(ordersActs({ do: 'fail', formation: 'red-det-1' }));
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
    expect(netOf(world, 'red')).toBe(0);
    expect(world.forces.red!.desk.discards).toContainEqual({ order: 'must-2', back: 'quarter' });
  });

  it('[9.3.109] two Fulfilled and one Failed against none: a spread of one, one Prestige up and one down', () => {
    const prestige = {
      ...testModule.prestige,
      yearMore: 1,
      yearFewer: [
        { by: [1, 2] as [number, number], loss: 1 },
        { by: [3, 5] as [number, number], loss: 2 },
      ],
    };
    const world = desksAt({ module: { prestige }, turn: 16 });
    world.record = { red: { fulfilled: 1, failed: 1 }, blue: { fulfilled: 2, failed: 1 } };
    compareYear(world, scripted(world));
    expect(world.prestige).toEqual({ red: 4, blue: 6 });
  });
});
