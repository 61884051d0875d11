import { describe, expect, it } from 'vitest';
import {
  BLUE_FLEET as BLUE,
  CLOCK,
  meeting,
  RED_FLEET as RED,
  sailLeft,
  tokenIdOf,
  twoFleets,
} from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { formationIn } from '../testing/station.ts';
import type { Came } from '../world/forces.ts';
import { gaugeReasons, sumOf } from './gauge.ts';

const chanceOf = (how: Came['how'] | undefined, squadrons = 'red-a:4', at = 'w') => {
  const world = meeting({
    put: [{ id: 'red-gf', at, leader: 'r-ash', squadrons, ...(how ? { came: how } : {}) }],
  });
  return sumOf(gaugeReasons(world, 'red', 'red-gf', at));
};

describe('the Weather Gauge', () => {
  it('[8.22] [8.221] ten, what the chart takes off for the approach, and the leader’s rating', () => {
    expect(chanceOf(undefined)).toBe(10 - 5 + 5);
    expect((['with', 'against', 'caught', 'fitting-out'] as const).map((how) => chanceOf(how))).toEqual([
      10 - 2 + 5,
      10 - 8 + 5,
      10 - 6 + 5,
      10 - 7 + 5,
    ]);
  });

  it('[8.221] two for a Movement Allowance of five, one off for heavy damage', () => {
    expect(chanceOf(undefined, 'red-f:2')).toBe(12);
    expect(chanceOf(undefined, 'red-a:4/10')).toBe(9);
    expect(chanceOf(undefined, 'red-f:2/10')).toBe(9);
  });

  it('[8.221] two for Galleys in a Strait or a Port Space, and nowhere else', () => {
    const galleys = (at: string) => {
      const world = meeting({
        put: [{ id: 'cobalt-galleys', at, leader: 'c-diaz', squadrons: 'cobalt-g:2' }],
      });
      return sumOf(gaugeReasons(world, 'blue', 'cobalt-galleys', at));
    };
    expect([galleys('w'), galleys('narrows'), galleys('cala')]).toEqual([9, 11, 11]);
  });

  it('[8.222] the higher number has it', () => {
    const umpire = playTo(battling(twoFleets()), 'withdraw');
    expect(umpire.told('gauge')).toMatchObject([{ winner: 'red', dice: [] }]);
  });

  it('[8.222] on a tie the lower die, thrown again while they are equal', () => {
    const world = meeting({ put: [{ ...RED, leader: 'r-birch', id: 'red-flag' }, BLUE] });
    const umpire = playTo(battling(world, 4, 4, 7, 2), 'withdraw');
    expect(umpire.told('gauge')).toMatchObject([{ winner: 'blue', dice: [4, 4, 7, 2] }]);
  });

  it('[8.223] who has it may Withdraw and says how hot it is to be', () => {
    const umpire = playTo(battling(twoFleets(), 6, 5, 5), 'withdraw');
    expect(askedOf(umpire)).toEqual(['withdraw:red']);
    playTo(umpire, 'intensity');
    expect(askedOf(umpire)).toEqual(['intensity:red']);
  });

  it('[8.223] even where the other showed himself to force it', () => {
    const umpire = battling(meeting({ put: [{ ...RED, hidden: true }, BLUE] }));
    umpire.answer({ fight: true, formation: null });
    expect(askedOf(umpire)).toEqual(['withdraw:red']);
  });
});

describe('Withdrawal', () => {
  const three = () =>
    meeting({
      put: [
        { ...RED, came: 'with', from: 'narrows' },
        { id: 'red-c', at: 'w', squadrons: 'red-c:2' },
        { ...BLUE, came: 'with', from: 'x' },
      ],
    });

  it('[8.23] some or all of his Formations', () => {
    const umpire = playTo(battling(three(), 9, 6, 5, 5, 5), 'withdraw', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
    });
    expect(umpire.choices<'withdraw'>()).toContainEqual({ formations: ['red-c'] });
    umpire.answer({ formations: ['red-c'] });
    expect(umpire.told('withdrew')).toMatchObject([{ tokens: [tokenIdOf(umpire.world, 'red-c')] }]);
    playOut(umpire);
    expect(umpire.told('line').find(({ side }) => side === 'red')!.formations).toHaveLength(1);
    expect(formationIn(umpire.world, 'red-c').bound).toMatchObject({ clock: CLOCK + 1, leave: true });
  });

  it('[8.23] if the one that was to begin it goes, another does', () => {
    const umpire = playTo(battling(three(), 6, 5), 'withdraw', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
    });
    umpire.answer({ formations: ['red-gf'] });
    expect(umpire.world.battle!.initial.red).toBe('red-c');
    expect(umpire.told('gauge')).toHaveLength(1);
  });

  it('[8.231] they stay until the next Increment, must leave then, and not by a Lane the Enemy came in by', () => {
    const umpire = playTo(battling(three()), 'withdraw', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
    });
    playOut(umpire.answer({ formations: ['red-gf', 'red-c'] }));
    const { place, bound } = formationIn(umpire.world, 'red-gf');
    expect(place.at).toBe('w');
    expect(bound).toEqual({ clock: CLOCK + 1, leave: true, shun: ['w', 'x'], back: null });
  });

  it('[8.232] when all have gone there is no Battle', () => {
    const umpire = playOut(battling(twoFleets()), { withdraw: { formations: ['red-gf'] } });
    expect(umpire.told('no-battle')).toMatchObject([{ why: 'withdrawn' }]);
    expect(umpire.told('combat')).toEqual([]);
    expect(sailLeft(umpire.world, 'red')).toBe(8);
  });

  it('[8.231] out of an Interdicted Space back where one came from', () => {
    const world = meeting({
      put: [
        { ...RED, at: 'narrows', order: 'red-strait', squadrons: 'red-a:4/12' },
        { ...BLUE, at: 'narrows', came: 'with', from: 'w' },
      ],
    });
    const umpire = playOut(battling(world), { withdraw: { formations: ['azure-flag'] } });
    expect(umpire.told('gauge')[0]!.winner).toBe('blue');
    expect(formationIn(world, 'azure-flag').bound).toMatchObject({ back: 'w', leave: true });
  });

  it('[8.23] by standing instructions nobody is asked', () => {
    const world = twoFleets();
    world.watch.red = { ...world.watch.red!, withdraw: 'never' };
    expect(askedOf(playTo(battling(world), 'intensity'))).toEqual(['intensity:red']);
    const few = meeting({ put: [{ ...RED, squadrons: 'red-a:2' }, BLUE] });
    few.watch.red = { ...few.watch.red!, withdraw: 'outnumbered' };
    expect(playTo(battling(few), 'regroup').told('no-battle')).toHaveLength(1);
  });
});
