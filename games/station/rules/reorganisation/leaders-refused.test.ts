import { describe, expect, it } from 'vitest';
import { again, BATTLE, DESK, itRefuses, tried } from '../testing/acts.ts';
import { RED_AT_HOME as home, STATIONS, redAtSea as sea } from '../testing/reorganisation.ts';
import { force, type Stated, stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { checkAct } from './acts.ts';

const posted = sea(
  force('red-gf x r-ash red-a'),
  force('red-det-1 x r-dunn red-b'),
  force('red-det-2 x nobody red-d'),
  { id: 'red-e', at: 'x' },
  force('azure-flag y a-clerc azure-a'),
);
const poor = (world: State) => {
  world.prestige.red = 0;
};
const post = (leader: string, flotilla: string): ReorganisationAct => ({ do: 'post', leader, flotilla });
const captive = (world: State) => {
  world.forces.red!.leaders['r-birch']!.at = 'prisoner';
};
const buying: Stated = { ...home, mess: 'a-aubin', stations: {}, options: { buyLeaders: true } };
const buy = (command: string, rank: 'commodore' | 'admiral'): ReorganisationAct => ({
  do: 'buy-leader',
  command,
  rank,
});
const winner = (world: State) => {
  world.forces.red!.leaders['r-birch']!.won = true;
};
const merit: ReorganisationAct = { do: 'merit', leader: 'r-birch' };
const agreed: Stated = { ...home, options: { merit: true } };

describe('Relieving', () => {
  itRefuses(
    {
      '[3.482] fleet: the Fleet Admiral keeps his Station': {
        act: { do: 'relieve', leader: 'a-aubin', station: 'blue' },
        side: 'blue',
      },
      '[3.482] no-station: he holds another': {
        act: { do: 'relieve', leader: 'a-aubin', station: 'south' },
        side: 'blue',
      },
      '[3.463] seniority: nobody of his rank is there to follow him': {
        stated: { ...posted, mess: 'a-aubin a-brun c-cano' },
        act: { do: 'relieve', leader: 'a-aubin', station: 'north' },
        side: 'blue',
      },
      '[3.463] seniority: a Commodore does not follow a Rear-Admiral': {
        stated: { ...posted, mess: 'a-aubin c-cano c-diaz' },
        act: { do: 'relieve', leader: 'c-cano', station: 'south' },
        side: 'blue',
      },
      '[3.482] not-posted: he is in the Mess': { act: { do: 'relieve', leader: 'r-birch' } },
      '[3.482] not-posted: there is no such officer': { act: { do: 'relieve', leader: 'r-nobody' } },
      '[3.451] tried: it did not come off this Turn': again({ do: 'relieve', leader: 'r-ash' }, 'r-ash'),
      '[11.13] not-now: a Battle has been fought': {
        act: { do: 'relieve', leader: 'r-ash' },
        occasion: BATTLE,
      },
    },
    posted,
  );

  it('[3.482] [3.463] a Station passes to one of the same rank, in the Mess or Posted, never to a prisoner', () => {
    const relieve: ReorganisationAct = { do: 'relieve', leader: 'a-aubin', station: 'north' };
    const world = stationAt(posted);
    const { leaders } = world.forces.blue!;
    leaders['a-clerc']!.rank = 'VA';
    expect(leaders['a-clerc']!.at).toBe('posted');
    expect(checkAct(world, 'blue', relieve, DESK)).toBeNull();
    leaders['a-clerc']!.at = 'mess';
    expect(checkAct(world, 'blue', relieve, DESK)).toBeNull();
    leaders['a-clerc']!.at = 'prisoner';
    expect(checkAct(world, 'blue', relieve, DESK)?.code).toBe('seniority');
    leaders['a-clerc']!.at = 'mess';
    leaders['a-clerc']!.rank = 'RA';
    expect(checkAct(world, 'blue', relieve, DESK)?.code).toBe('seniority');
  });
});

describe('Posting', () => {
  itRefuses(
    {
      '[3.463] no-flotilla: to a Flotilla that is not in play': {
        act: post('r-birch', 'red-flag'),
      },
      '[3.463] no-flotilla: to an Independent Squadron': {
        act: post('r-cole', 'red-e'),
      },
      '[3.463] not-fit: one who has a Flotilla already': {
        act: post('r-dunn', 'red-det-2'),
      },
      '[3.463] not-fit: a Commodore to a Grand Flag': {
        act: post('r-cole', 'red-gf'),
      },
      '[3.463] not-fit: an Admiral to a Detachment for which there is a Commodore': {
        act: post('r-birch', 'red-det-2'),
      },
      '[3.464] junior: over one of his own rank': {
        act: post('r-cole', 'red-det-1'),
      },
      '[3.463] seniority: past a senior in the Mess': {
        stated: {
          ...home,
          put: [force('red-flag x nobody red-c')],
          mess: 'r-ash r-birch',
          stations: { ...STATIONS, red: null as never },
        },
        act: post('r-birch', 'red-flag'),
      },
    },
    posted,
  );

  it('[3.334] an Admiral has a Detachment without a leader if no Commodore is in the Mess', () => {
    const detached = { ...posted, mess: 'r-birch a-aubin c-cano' };
    expect(checkAct(stationAt(detached), 'red', post('r-birch', 'red-det-2'), DESK)).toBeNull();
    expect(checkAct(stationAt(detached), 'red', post('r-birch', 'red-det-1'), DESK)?.code).toBe('not-fit');
  });

  it('[3.463] a Commodore in the Mess is Posted to a Detachment without a leader', () => {
    expect(checkAct(stationAt(posted), 'red', post('r-cole', 'red-det-2'), DESK)).toBeNull();
  });
});

describe('Officers for Prestige', () => {
  itRefuses(
    {
      '[11.183] free: who is no prisoner is not ransomed': {
        stated: home,
        act: { do: 'ransom', leader: 'r-birch' },
      },
      '[12.3] prestige: nor anybody without Prestige': {
        stated: home,
        act: { do: 'ransom', leader: 'r-birch' },
        change: (world) => {
          captive(world);
          poor(world);
        },
      },
      '[3.494] option: officers are bought only where so agreed': {
        stated: { ...buying, options: {} },
        act: buy('red', 'admiral'),
      },
      '[3.494] has-leader: not while one is in the Mess': {
        stated: { ...buying, mess: 'r-cole a-aubin' },
        act: buy('red', 'admiral'),
      },
      '[3.494] has-leader: nor while one is Posted': {
        stated: { ...buying, put: [force('red-det-1 x r-cole red-c')] },
        act: buy('red', 'admiral'),
      },
      '[3.494] nobody: no Commodore is to come': {
        stated: buying,
        act: buy('red', 'commodore'),
      },
      '[3.494] nobody: his date is past': {
        stated: { ...buying, scenario: { start: { year: 1741, turn: 6 } } },
        act: buy('red', 'admiral'),
      },
      '[12.3] prestige: an Admiral costs two points': {
        stated: buying,
        act: buy('red', 'admiral'),
        change: (world) => {
          world.prestige.red = 1;
        },
      },
      '[3.494] once: one at a time': {
        stated: buying,
        act: buy('red', 'admiral'),
        change: tried('buy red'),
      },
      '[11.177] option: merit counts only where so agreed': {
        stated: home,
        act: merit,
        change: winner,
      },
      '[11.177] not-now: and in Turn One': {
        stated: { ...agreed, scenario: { start: { year: 1741, turn: 2 } } },
        act: merit,
        change: winner,
      },
      '[11.177] no-merit: he won nothing': {
        act: merit,
      },
      '[11.177] no-merit: there is no such officer': { act: { do: 'merit', leader: 'r-nobody' } },
      '[11.177] no-merit: he is a prisoner': {
        act: merit,
        change: (world) => {
          winner(world);
          captive(world);
        },
      },
      '[11.177] once: one a Year': {
        act: merit,
        change: (world) => {
          winner(world);
          tried('merit')(world);
        },
      },
    },
    agreed,
  );

  it('[3.494] an Admiral whose date is the next Turn or later is had for two points, a prisoner for one', () => {
    const world = stationAt({ ...buying, scenario: { start: { year: 1741, turn: 5 } } });
    world.prestige.red = 2;
    expect(checkAct(world, 'red', buy('red', 'admiral'), DESK)).toBeNull();
    const early = stationAt({ ...buying, scenario: { start: { year: 1740, turn: 16 } } });
    expect(checkAct(early, 'red', buy('red', 'admiral'), DESK)).toBeNull();
    const late = stationAt({ ...buying, scenario: { start: { year: 1742, turn: 1 } } });
    expect(checkAct(late, 'red', buy('red', 'admiral'), DESK)?.code).toBe('nobody');
  });

  it('[11.183] the last point of Prestige will do', () => {
    const world = stationAt(home);
    captive(world);
    world.prestige.red = 1;
    expect(checkAct(world, 'red', { do: 'ransom', leader: 'r-birch' }, DESK)).toBeNull();
  });

  it.each(['mess', 'posted', 'away'] as const)('[11.177] a winner who is %s may be looked at', (at) => {
    const world = stationAt(agreed);
    winner(world);
    world.forces.red!.leaders['r-birch']!.at = at;
    expect(checkAct(world, 'red', merit, DESK)).toBeNull();
  });
});
