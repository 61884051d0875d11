import { describe, expect, it } from 'vitest';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import {
  actsOf as acts,
  RED_AT_HOME as base,
  redDesk as desk,
  redAtSea as sea,
} from '../testing/reorganisation.ts';
import { formationIn, type Put, scripted, stationAt, Umpire } from '../testing/station.ts';
import { officersOfTheTurn } from './officers.ts';
import { dissolveEmpty, leaderFate } from './organisation.ts';
import { fillSubordinates, seniorOf, settleSeniority } from './seniority.ts';

describe('Officers', () => {
  it('[3.42] [3.422] [3.423] [3.424] rank goes first, then the greater Flotilla and the Station', () => {
    const world = stationAt(
      sea(
        { id: 'red-gf', at: 'x', leader: 'r-birch', squadrons: 'red-a' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-b' },
        { id: 'red-flag', at: 'x', leader: 'r-ash', squadrons: 'red-c' },
      ),
    );
    expect(seniorOf(world, 'red', ['r-cole', 'r-birch'])).toBe('r-birch');
    expect(seniorOf(world, 'red', ['r-birch', 'r-ash'])).toBe('r-ash');
    world.forces.red!.leaders['r-ash']!.rank = 'RA';
    world.stations.red = null;
    expect(seniorOf(world, 'red', ['r-ash', 'r-birch'])).toBe('r-birch');
    world.stations.red = 'r-ash';
    expect(seniorOf(world, 'red', ['r-ash', 'r-birch'])).toBe('r-ash');
  });

  it('[3.464] [3.465] [3.466] a senior in the Mess takes a junior’s Flotilla; equals stay where they are', () => {
    const world = stationAt({
      ...base,
      mess: 'r-ash',
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-birch', squadrons: 'red-c' },
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-e' },
      ],
    });
    settleSeniority(world, scripted(world), 'red');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
    expect(world.forces.red!.leaders['r-birch']!.at).toBe('mess');
    expect(formationIn(world, 'red-det-1').leader).toBe('r-cole');
    world.forces.red!.leaders['r-birch']!.rank = 'VA';
    settleSeniority(world, scripted(world), 'red');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
  });

  it('[3.464] [3.425] he takes no Flotilla under one who is junior to him, but that one’s own', () => {
    const world = stationAt({
      ...base,
      mess: 'r-ash',
      put: [
        { id: 'red-gf', at: 'x', leader: 'r-birch', squadrons: 'red-c' },
        { id: 'red-flag', at: 'x', leader: 'r-east', squadrons: 'red-e', under: 'red-gf' },
      ],
    });
    Object.assign(world.forces.red!.leaders['r-east']!, { at: 'posted', formation: 'red-flag', rank: 'RA' });
    world.forces.red!.leaders['r-birch']!.rank = 'VA';
    world.forces.red!.leaders['r-ash']!.rank = 'FA';
    settleSeniority(world, scripted(world), 'red');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
    expect(formationIn(world, 'red-flag').leader).not.toBe('r-ash');
  });

  it('[3.432] a Subordinate Flotilla without a leader gets one from the Mess, one with a leader keeps him', () => {
    const fleet = (mess: string) => {
      const world = stationAt({
        ...base,
        mess,
        put: [
          { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-c' },
          { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-e', under: 'red-gf' },
          { id: 'red-det-1', at: 'x', squadrons: 'red-f', under: 'red-gf' },
        ],
      });
      fillSubordinates(world, scripted(world), 'red', 'red-gf');
      return world;
    };
    const filled = fleet('r-cole');
    expect(formationIn(filled, 'red-det-1').leader).toBe('r-cole');
    expect(formationIn(filled, 'red-flag').leader).toBe('r-birch');
    const none = fleet('');
    expect(none.forces.red!.formations['red-det-1']).toBeUndefined();
    expect(formationIn(none, 'red-gf').squadrons).toEqual(['red-c', 'red-f']);
    expect(formationIn(none, 'red-flag').leader).toBe('r-birch');
  });

  it('[3.411] [3.334] a Commodore made Admiral leaves his Detachment if there is a Commodore for it', () => {
    const promoted = (mess: string) => {
      const world = stationAt({
        ...base,
        mess,
        put: [{ id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-c' }],
      });
      world.forces.red!.leaders['r-cole']!.rank = 'RA';
      officersOfTheTurn(world, scripted(world), 'red');
      return [formationIn(world, 'red-det-1').leader, world.forces.red!.leaders['r-cole']!.at];
    };
    expect(promoted('r-dunn')).toEqual(['r-dunn', 'mess']);
    expect(promoted('')).toEqual(['r-cole', 'posted']);
    // A Commodore stays where he is, whoever is in the Mess; so does an Admiral in his Flag.
    const world = stationAt({
      ...base,
      mess: 'r-dunn r-ash',
      put: [
        { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-c' },
        { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-e' },
      ],
    });
    officersOfTheTurn(world, scripted(world), 'red');
    expect([formationIn(world, 'red-det-1').leader, formationIn(world, 'red-flag').leader]).toEqual([
      'r-cole',
      'r-birch',
    ]);
  });

  it('[3.425] one who has risen above his superior leaves his Flotilla, which is Unformed if nobody can have it', () => {
    const risen = (mess: string) => {
      const world = stationAt({
        ...base,
        mess,
        put: [
          { id: 'red-gf', at: 'x', leader: 'r-birch', squadrons: 'red-c' },
          { id: 'red-flag', at: 'x', leader: 'r-ash', squadrons: 'red-e', under: 'red-gf' },
        ],
      });
      if (mess !== '') Object.assign(world.forces.red!.leaders['r-east']!, { at: 'mess', rank: 'RA' });
      officersOfTheTurn(world, scripted(world), 'red');
      return world;
    };
    expect(formationIn(risen('r-east'), 'red-flag').leader).toBe('r-east');
    const none = risen('');
    expect(none.forces.red!.formations['red-flag']).toBeUndefined();
    expect(formationIn(none, 'red-gf').squadrons).toEqual(['red-c', 'red-e']);
  });

  it('[11.172] who is promoted before he comes is not announced', () => {
    const news = (at: 'future' | 'mess') => {
      const world = stationAt({ ...base, world: { turn: 16 } });
      world.forces.red!.leaders['r-ash']!.at = at;
      const context = scripted(world);
      officersOfTheTurn(world, context, 'red');
      return [world.forces.red!.leaders['r-ash']!.rank, context.told('officer').map(({ what }) => what)];
    };
    expect(news('mess')).toEqual(['FA', ['promoted']]);
    expect(news('future')).toEqual(['FA', []]);
  });

  it('[3.413] [3.461] [3.471] [3.472] [3.473] [3.476] the senior Admiral has the Fleet, whether he commands a Flotilla or sits in the Mess', () => {
    const world = stationAt({ ...base, stations: {} });
    settleSeniority(world, scripted(world), 'red');
    settleSeniority(world, scripted(world), 'blue');
    expect(world.stations).toMatchObject({ red: 'r-ash', blue: 'a-aubin', south: 'c-cano' });
    expect(world.forces.red!.leaders['r-ash']!.at).toBe('mess');
  });

  it('[3.471] with another Admiral in his Command the Fleet Admiral leaves the Command to him', () => {
    const world = stationAt({ ...base, mess: 'a-aubin a-clerc c-cano', stations: {} });
    settleSeniority(world, scripted(world), 'blue');
    expect(world.stations).toMatchObject({ blue: 'a-aubin', north: 'a-clerc', south: 'c-cano' });
  });

  it('[3.48] [3.482] [3.483] Relieved by a check; the next officer has his Flotilla, or it is Unformed', () => {
    const put: Put[] = [
      { id: 'red-det-1', at: 'kings-port', fitting: true, leader: 'r-cole', squadrons: 'red-c' },
    ];
    const next = desk({ ...base, put, mess: 'r-ash r-dunn' }, 5).answer(
      acts({ do: 'relieve', leader: 'r-cole' }),
    );
    expect(formationIn(next.world, 'red-det-1').leader).toBe('r-dunn');
    const none = desk({ ...base, put, mess: 'r-ash' }, 5).answer(acts({ do: 'relieve', leader: 'r-cole' }));
    expect(none.world.forces.red!.formations['red-det-1']).toBeUndefined();
    const failed = desk({ ...base, put, mess: 'r-ash r-dunn' }, 6).answer(
      acts({ do: 'relieve', leader: 'r-cole' }),
    );
    expect(formationIn(failed.world, 'red-det-1').leader).toBe('r-cole');
  });

  it('[3.482] a Fleet Admiral is never Relieved at will', () => {
    expect(desk(base).check(acts({ do: 'relieve', leader: 'r-ash', station: 'red' }))?.rule).toBe('3.482');
  });

  it('[3.481] Wounded he comes back to the Mess, Captured he is held, Killed he is gone', () => {
    const world = stationAt({
      ...base,
      put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-c' }],
      mess: 'r-birch r-cole',
    });
    const context = scripted(world);
    leaderFate(world, context, 'red', 'r-ash', { what: 'wounded', turns: 2 });
    leaderFate(world, context, 'red', 'r-birch', { what: 'captured' });
    leaderFate(world, context, 'red', 'r-cole', { what: 'killed' });
    const { leaders } = world.forces.red!;
    expect(leaders['r-ash']).toMatchObject({ at: 'away', until: 2 });
    // He keeps his Station while he mends.
    expect(world.stations.red).toBe('r-ash');
    expect([leaders['r-birch']!.at, leaders['r-cole']!.at]).toEqual(['prisoner', 'gone']);
    world.turn = 2;
    new Umpire(world, reorganisationStep, 0, 0, 0, 0);
    expect(leaders['r-ash']!.at).toBe('mess');
  });

  it('[3.49] with the last Sail of a Formation its leaders go down', () => {
    const world = stationAt({
      ...base,
      put: [{ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-c:1' }],
      mess: '',
    });
    const red = world.forces.red!;
    delete red.squadrons['red-c'];
    red.formations['red-gf']!.squadrons = [];
    dissolveEmpty(world, scripted(world), 'red', true);
    expect(red.formations['red-gf']).toBeUndefined();
    expect(red.leaders['r-ash']!.at).toBe('gone');
  });

  it('[3.494] where so agreed, an officer still to come is bought for a Command that has none', () => {
    const umpire = desk({ ...base, mess: 'a-aubin c-cano', stations: {}, options: { buyLeaders: true } });
    for (const state of Object.values(umpire.world.forces.red!.leaders))
      if (state.at === 'mess') state.at = 'gone';
    umpire.answer(acts({ do: 'buy-leader', command: 'red', rank: 'admiral' }));
    expect(umpire.world.forces.red!.leaders['r-east']!.at).toBe('mess');
    expect(umpire.world.prestige.red).toBe(3);
    expect(
      desk({ ...base, options: { buyLeaders: true } }).check(
        acts({ do: 'buy-leader', command: 'red', rank: 'admiral' }),
      )?.code,
    ).toBe('has-leader');
    expect(desk(base).check(acts({ do: 'buy-leader', command: 'red', rank: 'admiral' }))?.code).toBe(
      'option',
    );
  });
});
