import { describe, expect, it } from 'vitest';
import { DESK, itRefuses } from '../testing/acts.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { type Stated, stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { checkAct } from './acts.ts';

const tried = (what: string) => (world: State) => {
  world.forces.red!.desk.tried.push(what);
};
const poor = (world: State) => {
  world.prestige.red = 0;
};

describe('Requests and Squadrons sent home', () => {
  const spring: Stated = { ...home, scenario: { start: { year: 1741, turn: 5 } } };
  const autumn: Stated = { ...home, scenario: { start: { year: 1741, turn: 13 } } };
  const request: ReorganisationAct = { do: 'request', contingent: 'Red', prestige: false };
  const go: ReorganisationAct = { do: 'send-home', squadron: 'red-a' };
  itRefuses({
    '[11.121] none: a scenario without Requests has none': {
      stated: {
        ...home,
        scenario: { start: { year: 1741, turn: 5 }, only: { without: ['requests'] } as never },
      },
      act: request,
    },
    '[11.122] season: not in Winter': {
      stated: home,
      act: request,
    },
    '[11.122] season: nor in the Fall': {
      stated: autumn,
      act: request,
    },
    '[11.122] contingent: not for the other side': {
      stated: spring,
      act: { ...request, contingent: 'Azure' },
    },
    '[11.122] contingent: nor for whom nothing comes': {
      stated: spring,
      act: { ...request, contingent: 'Order' },
    },
    '[11.122] once: one a Turn': {
      stated: spring,
      act: request,
      change: tried('request'),
    },
    '[11.122] pause: not before the Turn that the table named': {
      stated: spring,
      act: request,
      change: (world) => {
        world.forces.red!.requests = { season: 0, pause: world.turn + 1 };
      },
    },
    '[11.122] ministry: not while the ministry is deaf': {
      stated: spring,
      act: request,
      change: (world) => {
        world.lasting = [{ what: 'request', side: 'red', value: 20, until: null }];
      },
    },
    '[12.3] prestige: not with Prestige that is not there': {
      stated: spring,
      act: { ...request, prestige: true },
      change: poor,
    },
    '[11.12] none: the other side has no home to go to': {
      stated: { ...autumn, fittingOut: { ville: 'azure-a' } },
      act: { ...go, squadron: 'azure-a' },
      side: 'blue',
    },
    '[11.12] not-now: not in another Turn': {
      stated: spring,
      act: go,
    },
    '[11.12] place: not from another Port': {
      stated: { ...autumn, fittingOut: { ferry: 'red-a' } },
      act: go,
    },
    '[11.12] place: not from In Ordinary': {
      stated: { ...autumn, fittingOut: {}, ordinary: { 'kings-port': 'red-a' } },
      act: go,
    },
    '[11.12] place: not from the sea': {
      stated: {
        ...autumn,
        ...sea({ id: 'red-gf', at: 'kings-port', leader: 'r-ash', squadrons: 'red-a' }),
        scenario: { start: { year: 1741, turn: 13 } },
      },
      act: go,
    },
    '[11.12] place: not from nowhere': {
      stated: { ...autumn, fittingOut: {} },
      act: go,
    },
    '[11.12] class: ships of the line only': {
      stated: autumn,
      act: { ...go, squadron: 'red-d' },
    },
  });

  it('[11.122] once the Turn that was named has come, and whatever the ministry holds against the other side', () => {
    const world = stationAt(spring);
    world.forces.red!.requests = { season: 0, pause: world.turn };
    world.lasting = [
      { what: 'request', side: 'red', value: 19, until: null },
      { what: 'request', side: 'blue', value: 20, until: null },
      { what: 'draws', side: 'red', value: 20, until: null },
    ];
    expect(checkAct(world, 'red', request, DESK)).toBeNull();
    world.prestige.red = 1;
    expect(checkAct(world, 'red', { ...request, prestige: true }, DESK)).toBeNull();
    world.prestige.red = 0;
    expect(checkAct(world, 'red', request, DESK)).toBeNull();
  });

  it('[3.255] a Squadron of a Flotilla at anchor goes home too; those that are back make room', () => {
    const lying = stationAt({
      ...autumn,
      fittingOut: {},
      put: [{ id: 'red-gf', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-a red-b' }],
    });
    expect(checkAct(lying, 'red', go, DESK)).toBeNull();
    const away = (back: number) => {
      const world = stationAt(autumn);
      for (const squadron of ['red-c', 'red-e'])
        world.forces.red!.docked.push({ squadron, sail: 1, back: world.turn + back });
      return checkAct(world, 'red', go, DESK)?.code;
    };
    expect([away(0), away(1)]).toEqual([undefined, 'enough']);
  });
});
