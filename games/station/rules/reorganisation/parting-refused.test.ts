import { describe, expect, it } from 'vitest';
import { BATTLE, DESK, itRefuses } from '../testing/acts.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { checkAct } from './acts.ts';

const together = sea(
  { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a sovereign' },
  { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-b:2' },
  { id: 'red-det-1', at: 'y', leader: 'r-cole', squadrons: 'red-c:2' },
  { id: 'red-e', at: 'x', squadrons: 'red-e:1' },
);
const tried = (what: string) => (world: State) => {
  world.forces.red!.desk.tried.push(what);
};
const move = (squadron: string, to: string): ReorganisationAct => ({ do: 'move', squadron, to });
const transfer = (from: string, to: string, sail = 1): ReorganisationAct => ({
  do: 'transfer',
  from,
  to,
  sail,
});
const blueAtSea = sea(
  { id: 'azure-flag', at: 'x', leader: 'a-aubin', squadrons: 'azure-a' },
  { id: 'cobalt-flag', at: 'x', leader: 'c-cano', squadrons: 'cobalt-a' },
  { id: 'cobalt-galleys', at: 'x', leader: 'c-diaz', squadrons: 'cobalt-g' },
);

describe('Unforming, detaching and dropping', () => {
  itRefuses([
    {
      rule: '3.341',
      code: 'no-flotilla',
      what: 'what is not in play is not Unformed',
      stated: together,
      act: { do: 'unform', flotilla: 'red-det-2' },
    },
    {
      rule: '3.341',
      code: 'no-flotilla',
      what: 'nor is an Independent Squadron',
      stated: together,
      act: { do: 'unform', flotilla: 'red-e' },
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'nor is it tried twice in a Turn',
      stated: together,
      act: { do: 'unform', flotilla: 'red-gf' },
      change: tried('unform red-gf'),
    },
    {
      rule: '3.344',
      code: 'not-under',
      what: 'what is under no other is not detached',
      stated: together,
      act: { do: 'detach', formation: 'red-gf' },
    },
    {
      rule: '3.344',
      code: 'not-under',
      what: 'nor what is not there',
      stated: together,
      act: { do: 'detach', formation: 'red-det-2' },
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'nor is a detaching tried twice',
      stated: together,
      act: { do: 'detach', formation: 'red-flag' },
      change: tried('detach red-flag'),
    },
    {
      rule: '11.13',
      code: 'not-in',
      what: 'an Independent Squadron is dropped by nobody',
      stated: together,
      act: { do: 'drop', squadron: 'red-e' },
    },
    {
      rule: '11.13',
      code: 'not-in',
      what: 'nor one that lies in Port',
      stated: home,
      act: { do: 'drop', squadron: 'red-a' },
    },
    {
      rule: '11.13',
      code: 'not-in',
      what: 'nor one that is nowhere',
      stated: home,
      act: { do: 'drop', squadron: 'red-i' },
    },
    {
      rule: '10.311',
      code: 'flagship',
      what: 'at sea a Flagship is not dropped',
      stated: together,
      act: { do: 'drop', squadron: 'sovereign' },
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'nor is a drop tried twice',
      stated: together,
      act: { do: 'drop', squadron: 'red-a' },
      change: tried('drop red-a'),
    },
  ]);

  it('[10.314] at anchor a Flagship may be dropped', () => {
    const lying = {
      ...home,
      fittingOut: {},
      put: [
        {
          id: 'red-gf',
          at: 'kings-port',
          fitting: true as const,
          leader: 'r-ash',
          squadrons: 'red-a sovereign',
        },
      ],
    };
    expect(checkAct(stationAt(lying), 'red', { do: 'drop', squadron: 'sovereign' }, DESK)).toBeNull();
  });
});

describe('From Flotilla to Flotilla', () => {
  const battle = { stated: together, occasion: BATTLE };
  itRefuses([
    {
      rule: '3.331',
      code: 'not-now',
      what: 'only after a Battle',
      stated: together,
      act: move('red-a', 'red-flag'),
    },
    {
      ...battle,
      rule: '8.422',
      code: 'no-formation',
      what: 'not from nowhere',
      act: move('red-i', 'red-flag'),
    },
    {
      ...battle,
      rule: '8.422',
      code: 'no-formation',
      what: 'not to nowhere',
      act: move('red-a', 'red-det-2'),
    },
    {
      ...battle,
      rule: '8.422',
      code: 'no-formation',
      what: 'not to an Independent Squadron',
      act: move('red-a', 'red-e'),
    },
    { ...battle, rule: '8.422', code: 'no-formation', what: 'not where it is', act: move('red-a', 'red-gf') },
    {
      ...battle,
      rule: '8.422',
      code: 'apart',
      what: 'not to one elsewhere',
      act: move('red-a', 'red-det-1'),
    },
    {
      ...battle,
      rule: '8.422',
      code: 'apart',
      what: 'not where no Battle was',
      act: move('red-a', 'red-flag'),
      occasion: { free: true, at: 'y' },
    },
    {
      rule: '3.326',
      code: 'contingent',
      what: 'not into the other Command’s',
      stated: blueAtSea,
      act: move('azure-a', 'cobalt-flag'),
      side: 'blue',
      occasion: BATTLE,
    },
    {
      rule: '3.326',
      code: 'galleys',
      what: 'not of the line among Galleys',
      stated: blueAtSea,
      act: move('cobalt-a', 'cobalt-galleys'),
      side: 'blue',
      occasion: BATTLE,
    },
  ]);

  it('[8.422] a Galley goes among Galleys and among ships of the line, there where the Battle was', () => {
    const world = stationAt(
      sea(
        { id: 'cobalt-flag', at: 'x', leader: 'c-cano', squadrons: 'cobalt-a cobalt-j' },
        { id: 'cobalt-galleys', at: 'x', leader: 'c-diaz', squadrons: 'cobalt-g' },
      ),
    );
    expect(checkAct(world, 'blue', move('cobalt-g', 'cobalt-flag'), BATTLE)).toBeNull();
    expect(checkAct(world, 'blue', move('cobalt-j', 'cobalt-galleys'), BATTLE)).toBeNull();
  });
});

describe('Transfers of Sail', () => {
  const lying = {
    ...home,
    fittingOut: { 'kings-port': 'red-a:3 red-b:2 red-d:1 sovereign', ferry: 'red-c:1' },
  };
  itRefuses([
    {
      rule: '3.26',
      code: 'no-squadron',
      what: 'from nowhere',
      stated: lying,
      act: transfer('red-e', 'red-a'),
    },
    {
      rule: '3.26',
      code: 'no-squadron',
      what: 'to no counter',
      stated: lying,
      act: transfer('red-a', 'red-z'),
    },
    { rule: '3.26', code: 'no-squadron', what: 'to itself', stated: lying, act: transfer('red-a', 'red-a') },
    {
      rule: '10.31',
      code: 'flagship',
      what: 'from a Flagship',
      stated: lying,
      act: transfer('sovereign', 'red-a'),
    },
    {
      rule: '10.31',
      code: 'flagship',
      what: 'to a Flagship',
      stated: lying,
      act: transfer('red-a', 'sovereign'),
    },
    {
      rule: '3.252',
      code: 'unlike',
      what: 'to another Class',
      stated: lying,
      act: transfer('red-d', 'red-a'),
    },
    {
      rule: '3.252',
      code: 'unlike',
      what: 'to another Contingent',
      stated: { ...home, fittingOut: { ville: 'azure-a:1 cobalt-a:1' } },
      act: transfer('azure-a', 'cobalt-a'),
      side: 'blue',
    },
    {
      rule: '3.26',
      code: 'too-few',
      what: 'more than it has',
      stated: lying,
      act: transfer('red-b', 'red-a', 3),
    },
    {
      rule: '3.252',
      code: 'full',
      what: 'more than there is room for',
      stated: lying,
      act: transfer('red-b', 'red-a', 2),
    },
    {
      rule: '3.246',
      code: 'no-counter',
      what: 'to a counter that is away',
      stated: lying,
      act: transfer('red-a', 'red-e'),
      change: (world) => world.forces.red!.docked.push({ squadron: 'red-e', sail: 1, back: 9 }),
    },
    {
      rule: '3.26',
      code: 'apart',
      what: 'from Port to Port',
      stated: lying,
      act: transfer('red-c', 'red-a'),
    },
    {
      rule: '8.42',
      code: 'apart',
      what: 'after a Battle somewhere else',
      stated: lying,
      act: transfer('red-b', 'red-a'),
      occasion: BATTLE,
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'a second time in a Turn',
      stated: lying,
      act: transfer('red-b', 'red-a'),
      change: tried('transfer red-b'),
    },
  ]);

  it('[3.26] all that it has, and as much as there is room for, may go', () => {
    const world = stationAt(lying);
    expect(checkAct(world, 'red', transfer('red-b', 'red-a', 1), DESK)).toBeNull();
    world.forces.red!.squadrons['red-a']!.sail = 2;
    expect(checkAct(world, 'red', transfer('red-b', 'red-a', 2), DESK)).toBeNull();
  });

  it('[3.254] a new Squadron is Formed by it at anchor, not at sea; after a Battle there too', () => {
    const atAnchor = stationAt(lying);
    expect(checkAct(atAnchor, 'red', transfer('red-a', 'red-e'), DESK)).toBeNull();
    const afloat = sea({ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' });
    expect(checkAct(stationAt(afloat), 'red', transfer('red-a', 'red-e'), DESK)).toMatchObject({
      code: 'at-sea',
      rule: '3.254',
    });
    expect(checkAct(stationAt(afloat), 'red', transfer('red-a', 'red-e'), BATTLE)).toBeNull();
  });
});
