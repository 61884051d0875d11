import { describe, expect, it } from 'vitest';
import { again, BATTLE, DESK, itRefuses, tried } from '../testing/acts.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { checkAct } from './acts.ts';

const together = sea(
  { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a sovereign' },
  { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-b:2' },
  { id: 'red-det-1', at: 'y', leader: 'r-cole', squadrons: 'red-c:2' },
  { id: 'red-e', at: 'x', squadrons: 'red-e:1' },
);
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
  itRefuses(
    {
      '[3.341] no-flotilla: what is not in play is not Unformed': {
        act: { do: 'unform', flotilla: 'red-det-2' },
      },
      '[3.341] no-flotilla: nor is an Independent Squadron': { act: { do: 'unform', flotilla: 'red-e' } },
      '[3.451] tried: nor is it tried twice in a Turn': again({ do: 'unform', flotilla: 'red-gf' }, 'red-gf'),
      '[3.344] not-under: what is under no other is not detached': {
        act: { do: 'detach', formation: 'red-gf' },
      },
      '[3.344] not-under: nor what is not there': { act: { do: 'detach', formation: 'red-det-2' } },
      '[3.451] tried: nor is a detaching tried twice': again(
        { do: 'detach', formation: 'red-flag' },
        'red-flag',
      ),
      '[11.13] not-in: an Independent Squadron is dropped by nobody': {
        act: { do: 'drop', squadron: 'red-e' },
      },
      '[11.13] not-in: nor one that lies in Port': {
        stated: home,
        act: { do: 'drop', squadron: 'red-a' },
      },
      '[11.13] not-in: nor one that is nowhere': {
        stated: home,
        act: { do: 'drop', squadron: 'red-i' },
      },
      '[10.311] flagship: at sea a Flagship is not dropped': { act: { do: 'drop', squadron: 'sovereign' } },
      '[3.451] tried: nor is a drop tried twice': again({ do: 'drop', squadron: 'red-a' }, 'red-a'),
    },
    together,
  );

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
  itRefuses(
    {
      '[3.331] not-now: only after a Battle': {
        stated: together,
        act: move('red-a', 'red-flag'),
      },
      '[8.422] no-formation: not from nowhere': {
        ...battle,
        act: move('red-i', 'red-flag'),
      },
      '[8.422] no-formation: not to nowhere': {
        ...battle,
        act: move('red-a', 'red-det-2'),
      },
      '[8.422] no-formation: not to an Independent Squadron': {
        ...battle,
        act: move('red-a', 'red-e'),
      },
      '[8.422] no-formation: not where it is': {
        ...battle,
        act: move('red-a', 'red-gf'),
      },
      '[8.422] apart: not to one elsewhere': {
        ...battle,
        act: move('red-a', 'red-det-1'),
      },
      '[8.422] apart: not where no Battle was': {
        ...battle,
        act: move('red-a', 'red-flag'),
        occasion: { free: true, at: 'y' },
      },
      '[3.326] contingent: not into the other Command’s': {
        act: move('azure-a', 'cobalt-flag'),
        side: 'blue',
        occasion: BATTLE,
      },
      '[3.326] galleys: not of the line among Galleys': {
        act: move('cobalt-a', 'cobalt-galleys'),
        side: 'blue',
        occasion: BATTLE,
      },
    },
    blueAtSea,
  );

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
  itRefuses(
    {
      '[3.26] no-squadron: from nowhere': {
        act: transfer('red-e', 'red-a'),
      },
      '[3.26] no-squadron: to no counter': {
        act: transfer('red-a', 'red-z'),
      },
      '[3.26] no-squadron: to itself': {
        act: transfer('red-a', 'red-a'),
      },
      '[10.31] flagship: from a Flagship': {
        act: transfer('sovereign', 'red-a'),
      },
      '[10.31] flagship: to a Flagship': {
        act: transfer('red-a', 'sovereign'),
      },
      '[3.252] unlike: to another Class': {
        act: transfer('red-d', 'red-a'),
      },
      '[3.252] unlike: to another Contingent': {
        stated: { ...home, fittingOut: { ville: 'azure-a:1 cobalt-a:1' } },
        act: transfer('azure-a', 'cobalt-a'),
        side: 'blue',
      },
      '[3.26] too-few: more than it has': {
        act: transfer('red-b', 'red-a', 3),
      },
      '[3.252] full: more than there is room for': {
        act: transfer('red-b', 'red-a', 2),
      },
      '[3.246] no-counter: to a counter that is away': {
        act: transfer('red-a', 'red-e'),
        change: (world) => world.forces.red!.docked.push({ squadron: 'red-e', sail: 1, back: 9 }),
      },
      '[3.26] apart: from Port to Port': {
        act: transfer('red-c', 'red-a'),
      },
      '[8.42] apart: after a Battle somewhere else': {
        act: transfer('red-b', 'red-a'),
        occasion: BATTLE,
      },
      '[3.451] tried: a second time in a Turn': {
        act: transfer('red-b', 'red-a'),
        change: tried('transfer red-b'),
      },
    },
    lying,
  );

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
