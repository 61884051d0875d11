import { describe, expect, it } from 'vitest';
import { choices } from '../answers.ts';
import { checkIssue, issueOrder } from '../orders/issue.ts';
import { checkAct } from '../reorganisation/acts.ts';
import { setup } from '../scenario/setup.ts';
import { convoyAt, escort, escortedBy, putConvoy } from '../testing/convoys.ts';
import { testModule } from '../testing/module.ts';
import { STATIONS } from '../testing/orders.ts';
import { afloat, endIncrement, sailOn, testGale, whereIs } from '../testing/sailing.ts';
import { formationIn, scripted, stationAt, testScenario, Umpire } from '../testing/station.ts';
import { movementAllowance } from '../umpire/damage.ts';
import { view } from '../umpire/view.ts';
import { convoyMove, hurtConvoy } from './convoy-way.ts';
import { convoyStep, convoysEnter } from './convoys.ts';

const trade = { group: 'blue-trade', at: 'narrows' } as const;
const spring = { start: { year: 1741, turn: 5 } };

describe('Convoys', () => {
  it('[10.11] [10.111] are Formations without Squadrons or leader, with an allowance of their own and Damage Points but no rating', () => {
    const { world, convoy } = convoyAt(trade);
    const formation = formationIn(world, 'blue-trade');
    expect(formation).toMatchObject({ kind: 'convoy', squadrons: [], leader: null });
    expect(movementAllowance(world, 'blue', 'blue-trade')).toBe(3);
    hurtConvoy(world, scripted(world), 'blue', 'blue-trade', 7, 'battle');
    expect(convoy.dp).toBe(7);
    expect(world.forces.blue!.convoys['blue-trade']).toBe(convoy);
  });

  it('[10.112] are of three kinds: Trade, Troop and Victualing', () => {
    expect(testModule.convoys.map(({ kind }) => kind)).toEqual(['trade', 'troop', 'victualing']);
    const faces = testModule.convoys.map(({ group, routes }) => {
      const { world } = convoyAt({ group, at: routes[0]!.path[0]! });
      return world.tokens[0]!.face?.convoy;
    });
    expect(faces).toEqual(['trade', 'troop', 'victualing']);
  });

  it('[10.114] follow their route place by place, from Zone to Space to Port', () => {
    const { world, convoy } = convoyAt({ ...trade, at: 'ocean' });
    expect(convoyMove(world, 'blue', 'blue-trade')).toEqual({ do: 'leave', to: 'narrows' });
    sailOn(world);
    expect(formationIn(world, 'blue-trade').place).toMatchObject({
      at: 'ocean',
      berth: 'out',
      to: 'narrows',
    });
    sailOn(world, 0, 0);
    expect(whereIs(world, 'blue-trade')).toBe('narrows');
    expect(convoy.next).toBe(2);
    sailOn(world);
    expect(whereIs(world, 'blue-trade')).toBe('w');
    sailOn(world);
    expect(whereIs(world, 'blue-trade')).toBe('x');
    expect(convoy.next).toBe(4);
  });

  it('[10.114] one that came out of a Zone beside its route makes for the next place by the shortest way', () => {
    const { world } = convoyAt({ ...trade, at: 'y', next: 4 });
    world.blowing = ['Souther'];
    expect(convoyMove(world, 'blue', 'blue-trade')).toMatchObject({ do: 'go', to: 'x' });
  });

  it('[10.115] [4.3] come to lie in their Port and Disband in the Convoy Step; where the way ends in a Zone, on entering it', () => {
    const { world } = convoyAt({ ...trade, at: 'ville' });
    expect(convoyMove(world, 'blue', 'blue-trade')).toEqual({ do: 'put-in' });
    sailOn(world);
    expect(whereIs(world, 'blue-trade')).toBe('ville:harbour');
    expect(world.forces.blue!.convoys['blue-trade']).toBeDefined();
    const umpire = new Umpire(world, convoyStep);
    expect(umpire.told('convoy')).toMatchObject([{ what: 'arrived', at: 'ville' }]);
    expect(world.forces.blue!.convoys).toEqual({});
    expect(world.tokens).toEqual([]);

    const home = afloat({
      scenario: {
        module: {
          ...testModule,
          convoys: testModule.convoys.map((one) =>
            one.group === 'blue-trade' ? { ...one, ends: 'zone' } : one,
          ),
        },
      },
    });
    const convoy = putConvoy(home, { ...trade, leg: 'home', next: 4 });
    home.forces.blue!.formations['blue-trade']!.place = { at: 'ocean', berth: 'in', edge: 'E' };
    home.tokens[0]!.place = { at: 'ocean', berth: 'in', edge: 'E' };
    expect(convoy.leg).toBe('home');
    sailOn(home, 0);
    expect(home.forces.blue!.convoys).toEqual({});
  });

  it('[10.114] a Convoy may wait in Port and at its start for a Gale to pass, not on its way', () => {
    const start = convoyAt(
      { ...trade, at: 'ocean' },
      { world: { blowing: ['Easter'], gales: [testGale('Easter', 8, 'narrows')] } },
    );
    expect(convoyMove(start.world, 'blue', 'blue-trade')).toEqual({ do: 'hold' });
    const port = convoyAt(
      { group: 'blue-troops', at: 'ville', fitting: true },
      { world: { blowing: ['Norther'], gales: [testGale('Norther', 8, 'ville')] } },
    );
    expect(convoyMove(port.world, 'blue', 'blue-troops')).toEqual({ do: 'hold' });
    const onWay = convoyAt(
      { ...trade, at: 'w' },
      { world: { blowing: ['Norther'], gales: [testGale('Norther', 8, 'x')] } },
    );
    expect(convoyMove(onWay.world, 'blue', 'blue-trade')).toEqual({ do: 'go', to: 'x' });
  });

  it('[10.115] with its Port Blockaded, in a Gale, closed or watched a Convoy makes for the other one', () => {
    const enemy = { put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a red-b', order: 'red-blockade' }] };
    for (const stated of [enemy, { world: { gales: [testGale('Norther', 8, 'ville')] } }]) {
      const { world, convoy } = convoyAt({ ...trade, at: 'w', next: 3 }, stated);
      sailOn(world, 0, 0);
      expect(whereIs(world, 'blue-trade')).toBe('x');
      expect(convoy.diverted).toBe(true);
      world.gales = [];
      expect(convoyMove(world, 'blue', 'blue-trade')).not.toEqual({ do: 'go', to: 'ville' });
    }
    const quiet = convoyAt({ ...trade, at: 'w', next: 3 });
    sailOn(quiet.world);
    expect(quiet.convoy.diverted).toBe(false);
  });
});

describe('Convoys gather', () => {
  const step = (stated = {}) =>
    new Umpire(stationAt({ scenario: spring, ...stated, world: { step: 'convoys' } }), convoyStep);

  it('[10.114] [4.3] on their Turns, by a route that their owner writes down and the Enemy does not learn', () => {
    const umpire = step();
    expect(umpire.asks).toMatchObject([
      { kind: 'route', seat: 'blue', convoys: [{ group: 'blue-trade', leg: 'out' }] },
    ]);
    expect(umpire.check({ routes: [7] })).toMatchObject({ rule: '10.114' });
    expect(umpire.check({ routes: [] })).toMatchObject({ rule: '10.114' });
    expect([...choices(view(umpire.world, 'blue'), umpire.asks[0]!)]).toEqual([{ routes: [1] }]);
    umpire.answer({ routes: [1] });
    const [gathered] = umpire.context.happenings.filter(({ truth }) => truth.kind === 'convoy');
    expect(gathered!.truth).toMatchObject({ what: 'assembled', route: 1 });
    expect(gathered!.shown!.others).not.toHaveProperty('route');
    expect(umpire.world.forces.blue!.convoys).toMatchObject({ 'blue-trade.0.out': { waits: 'next-turn' } });
    expect(umpire.world.tokens).toEqual([]);
  });

  it('[10.113] appear with the next Turn, face up', () => {
    const { world } = step().answer({ routes: [1] });
    Object.assign(world, { turn: 1, impulse: 1 });
    convoysEnter(world, scripted(world));
    expect(world.tokens).toMatchObject([{ place: { at: 'ocean', berth: 'sea' }, face: { convoy: 'trade' } }]);
    expect(world.forces.blue!.convoys['blue-trade.0.out']!.waits).toBeNull();
  });

  it('[10.11] do not gather on other Turns, nor where a scenario has no Convoys', () => {
    expect(step({ scenario: { start: { year: 1741, turn: 6 } } }).progress).toBe('done');
    expect(step({ scenario: { ...spring, only: { without: ['convoys'] } } }).progress).toBe('done');
  });
});

describe('Escorts', () => {
  it('[10.121] a Formation with the Order makes for its Convoy and is stacked with it when they meet', () => {
    const { world, convoy } = convoyAt({ ...trade, at: 'w' }, { put: [escort] });
    const formation = formationIn(world, 'azure-det');
    formation.execution = { ...formation.execution!, convoy: 'blue-trade' };
    sailOn(world);
    // The Convoy has gone on: the Escort was sent after it, to where it is now.
    expect(formation.plan).toEqual({ kind: 'voyage', to: 'x', arrive: 'hold' });
    expect(formation.execution.target).toBe('x');
    world.forces.blue!.formations['blue-trade']!.came = { how: 'station', from: null, clock: world.clock };
    formation.place = { at: 'x', berth: 'sea' };
    world.tokens.find(({ id }) => id === formation.token)!.place = formation.place;
    world.increment = 1;
    const umpire = sailOn(world);
    expect(umpire.told('convoy')).toMatchObject([{ rule: '10.121', what: 'joined', escort: 'azure-det' }]);
    expect(convoy.escort).toBe('azure-det');
    expect(formation).toMatchObject({ under: 'blue-trade', token: null });
  });

  it('[10.12] a Squadron is made Independent by it; an Auxiliary has no Orders of its own', () => {
    const { world } = convoyAt(
      { ...trade, at: 'w' },
      { fittingOut: { ville: 'azure-f' }, ports: { ville: 'azure-fleet-1' }, stations: STATIONS },
    );
    world.step = 'orders';
    const { desk } = world.forces.blue!;
    desk.pool = desk.pool.filter((one) => one !== 'north-escort');
    desk.hand = [{ order: 'north-escort', received: 0, mandatory: true }];
    const issue = (formation: string) =>
      checkIssue(world, 'blue', { order: 'north-escort', formation, convoy: 'blue-trade' });
    expect(issue('azure-fleet-1')?.rule).toBe('9.36');
    expect(issue('azure-f')).toBeNull();
    issueOrder(world, scripted(world), 'blue', {
      order: 'north-escort',
      formation: 'azure-f',
      convoy: 'blue-trade',
    });
    // It is told where the Convoy is now.
    expect(formationIn(world, 'azure-f')).toMatchObject({
      kind: 'squadron',
      execution: { convoy: 'blue-trade', target: 'w' },
      plan: { kind: 'voyage', to: 'w' },
    });
  });

  it('[9.427] [10.121] it goes first to where the Convoy was when the Order came', () => {
    const { world } = convoyAt({ ...trade, at: 'x' }, { put: [escort] });
    const formation = formationIn(world, 'azure-det');
    formation.execution = { ...formation.execution!, convoy: 'blue-trade', target: 'w' };
    formation.plan = { kind: 'voyage', to: 'w', arrive: 'hold' };
    world.increment = 1;
    sailOn(world);
    expect(formation.plan).toEqual({ kind: 'voyage', to: 'x', arrive: 'hold' });
    expect(whereIs(world, 'azure-det')).toBe('w');
  });

  it('[10.122] Convoy and Escort move as one along the route, at the slower pace; others in the place are no Escorts', () => {
    const { world } = convoyAt(
      { ...trade, at: 'w' },
      { put: [escort, { id: 'azure-flag', at: 'w', squadrons: 'azure-a' }] },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    formationIn(world, 'azure-det').place = { at: 'w', berth: 'sea' };
    world.increment = 1;
    sailOn(world);
    expect(whereIs(world, 'blue-trade')).toBe('w');
    world.increment = 2;
    sailOn(world);
    expect([whereIs(world, 'blue-trade'), whereIs(world, 'azure-det'), whereIs(world, 'azure-flag')]).toEqual(
      ['x', 'x', 'w'],
    );
    expect(formationIn(world, 'azure-flag').under).toBeNull();
  });

  it('[10.123] a Convoy may begin with an Escort, who has had its Order before', () => {
    const world = setup(
      {
        ...testScenario,
        flotillas: [{ id: 'azure-flag', leader: 'a-aubin', at: 'ville', state: 'FittingOut', under: null }],
        squadrons: [{ id: 'azure-a', sail: 4, dp: 0, in: { flotilla: 'azure-flag' } }],
        issued: [{ order: 'north-escort', formation: 'azure-flag' }],
        convoys: [{ group: 'blue-troops', route: 2, at: 'ville', escort: 'azure-flag' }],
      },
      {},
    );
    const [convoy] = Object.values(world.forces.blue!.convoys);
    expect(convoy).toMatchObject({ escort: 'azure-flag', route: 2, next: 1 });
    expect(formationIn(world, 'azure-flag')).toMatchObject({
      under: convoy!.id,
      execution: { convoy: convoy!.id },
    });
    expect(world.tokens).toMatchObject([
      { face: { convoy: 'troop' }, place: { at: 'ville', berth: 'harbour' } },
    ]);
  });

  it('[10.124] is Fulfilled when the Convoy Disbands whole, with it, within the limit of harm; else Failed. The Convoy goes on', () => {
    for (const [dp, what] of [
      [7, 'fulfilled'],
      [8, 'failed'],
    ] as const) {
      const { world } = convoyAt(
        { ...trade, at: 'ville', fitting: true, dp },
        { put: [{ ...escort, at: 'ville', fitting: true }] },
      );
      escortedBy(world, 'blue-trade', 'azure-det');
      const umpire = new Umpire(world, convoyStep);
      expect(umpire.told('order')).toMatchObject([{ formation: 'azure-det', what }]);
      expect(formationIn(world, 'azure-det')).toMatchObject({ under: null, execution: null });
    }
    const { world, convoy } = convoyAt({ ...trade, at: 'w' }, { put: [{ ...escort, at: 'w' }] });
    formationIn(world, 'azure-det').execution = null;
    sailOn(world);
    expect(convoy.next).toBe(4);
  });
});

describe('Convoy damage', () => {
  it('[10.14] comes of Battle, Tasks and Gales; a Strait costs the Escort and not the Convoy', () => {
    const { world, convoy } = convoyAt(
      { ...trade, at: 'ocean' },
      { put: [{ id: 'azure-det', at: 'ocean', squadrons: 'azure-f', order: 'north-escort' }] },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    sailOn(world);
    sailOn(world, 0, 0);
    expect(whereIs(world, 'blue-trade')).toBe('narrows');
    expect([convoy.dp, world.forces.blue!.squadrons['azure-f']!.dp]).toEqual([0, 1]);
    world.gales = [testGale('Easter', 9, 'narrows')];
    endIncrement(world, 9, 9, 9);
    expect(convoy.dp).toBe(2);
  });

  it('[10.141] [10.132] every eight points that the Enemy does are Prestige for him; what the weather does is not', () => {
    const { world, convoy } = convoyAt(trade);
    const context = scripted(world);
    hurtConvoy(world, context, 'blue', 'blue-trade', 7, 'task');
    hurtConvoy(world, context, 'blue', 'blue-trade', 5, 'gale');
    expect(world.prestige.red).toBe(5);
    hurtConvoy(world, context, 'blue', 'blue-trade', 1, 'battle');
    expect(world.prestige.red).toBe(6);
    expect(convoy).toMatchObject({ dp: 13, battleDp: 8 });
    expect(context.told('convoy-hurt').map(({ total }) => total)).toEqual([7, 12, 13]);
  });

  it('[10.143] the running total is kept with the Convoy, without end', () => {
    const { world, convoy } = convoyAt(trade);
    for (let times = 0; times < 5; times++)
      hurtConvoy(world, scripted(world), 'blue', 'blue-trade', 6, 'gale');
    expect(convoy.dp).toBe(30);
  });

  it('[10.142] at so many points it is lost, and its owner has Failed an Order', () => {
    const { world } = convoyAt(
      { ...trade, dp: 11, battleDp: 0 },
      { put: [{ id: 'azure-det', at: 'narrows', squadrons: 'azure-f', order: 'north-escort' }] },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    hurtConvoy(world, scripted(world), 'blue', 'blue-trade', 1, 'gale');
    const umpire = endIncrement(world);
    expect(umpire.told('convoy')).toMatchObject([{ what: 'lost', rule: '10.142' }]);
    // One for the Convoy, one for its Escort.
    expect(world.record.blue).toEqual({ fulfilled: 0, failed: 2 });
    expect(world.forces.blue!.convoys).toEqual({});
    expect(formationIn(world, 'azure-det').token).not.toBeNull();
  });
});

describe('what an owner may do for them', () => {
  it('[10.16] [10.161] none but his own, and only those that gather at his wish', () => {
    const world = stationAt({});
    const occasion = { free: false, at: null };
    expect(
      checkAct(world, 'red', { do: 'assemble', group: 'blue-troops', route: 1 }, occasion),
    ).toMatchObject({ rule: '10.16' });
    expect(
      checkAct(world, 'blue', { do: 'assemble', group: 'blue-trade', route: 1 }, occasion),
    ).toMatchObject({ rule: '10.16' });
    expect(
      checkAct(world, 'blue', { do: 'assemble', group: 'blue-troops', route: 5 }, occasion),
    ).toMatchObject({ rule: '10.114' });
    expect(checkAct(world, 'blue', { do: 'assemble', group: 'blue-troops', route: 1 }, occasion)).toBeNull();
  });
});
