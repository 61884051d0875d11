import { describe, expect, it } from 'vitest';
import { actWith as done } from '../testing/acts.ts';
import { checkTold, postedTold, prestigeTold, unformedTold } from '../testing/acts-told.ts';
import { testModule } from '../testing/module.ts';
import { RED_AT_HOME as home, STATIONS, redAtSea as sea } from '../testing/reorganisation.ts';
import { force, formationIn, type Stated } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';

const detached = (mess: string): Stated => ({
  ...sea(force('red-gf x r-ash red-a'), force('red-det-1 x r-dunn red-b')),
  mess,
});

describe('Relief, told in full', () => {
  const relieve: ReorganisationAct = { do: 'relieve', leader: 'r-dunn' };

  it('[3.482] [3.483] after the Admiral’s check another is Posted at once', () => {
    const { world, came, told, tried } = done(detached('r-cole r-birch'), relieve, [5]);
    expect(formationIn(world, 'red-det-1').leader).toBe('r-cole');
    expect(world.forces.red!.leaders['r-dunn']).toMatchObject({ at: 'mess', formation: null });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('3.482', 5, 'relieve r-dunn'),
        { kind: 'relieved', leader: 'r-dunn', others: null, rule: '3.482', side: 'red', why: 'order' },
        postedTold('r-cole', 'red-det-1'),
      ],
      tried: ['relieve r-dunn'],
    });
  });

  it('[3.483] without another of the right sort the Flotilla is Unformed', () => {
    const { world, came, told } = done(detached('r-birch'), relieve, [5]);
    expect(world.forces.red!.formations['red-det-1']).toBeUndefined();
    expect({ came, told }).toEqual({
      came: true,
      told: [
        checkTold('3.482', 5, 'relieve r-dunn'),
        { kind: 'relieved', leader: 'r-dunn', others: null, rule: '3.482', side: 'red', why: 'order' },
        unformedTold('3.483', 'red-det-1'),
      ],
    });
  });

  it('[3.482] a check that fails leaves him where he is', () => {
    const { world, came, tried } = done(detached('r-cole'), relieve, [6]);
    expect([came, formationIn(world, 'red-det-1').leader, tried]).toEqual([
      false,
      'r-dunn',
      ['relieve r-dunn'],
    ]);
  });

  it('[3.122] [3.482] the check is that of his Command’s Admiral', () => {
    const stated = sea(force('cobalt-flag x c-cano cobalt-a'), force('cobalt-galleys x c-diaz cobalt-g'));
    const { told } = done(stated, { do: 'relieve', leader: 'c-diaz' }, [5], undefined, 'blue');
    expect(told).toEqual([
      checkTold('3.482', 5, 'relieve c-diaz', { leader: 'c-cano', passed: false, rating: 4, side: 'blue' }),
    ]);
  });

  it('[3.482] a Command’s Station goes to another of his rank by a check of the Fleet’s Admiral', () => {
    const stated: Stated = {
      ...home,
      mess: 'a-aubin a-brun a-clerc c-cano',
      stations: { ...STATIONS, north: 'a-clerc' },
    };
    const { world, came, told, tried } = done(
      stated,
      { do: 'relieve', leader: 'a-clerc', station: 'north' },
      [4],
      undefined,
      'blue',
    );
    expect(world.stations).toEqual({ ...STATIONS, north: 'a-aubin' });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('3.482', 4, 'relieve a-clerc', { leader: 'a-aubin', rating: 4, side: 'blue' }),
        { kind: 'relieved', leader: 'a-clerc', others: null, rule: '3.482', side: 'blue', why: 'order' },
        { kind: 'station', leader: 'a-aubin', rule: '3.482', side: 'blue', station: 'north' },
      ],
      tried: ['relieve a-clerc'],
    });
  });
});

describe('Posting and Prestige, told in full', () => {
  it('[3.463] Posted at will to a Flotilla without a leader', () => {
    const stated: Stated = {
      ...sea(force('red-det-1 x nobody red-b')),
      mess: 'r-cole',
    };
    const { world, came, told } = done(stated, { do: 'post', leader: 'r-cole', flotilla: 'red-det-1' });
    expect(world.forces.red!.leaders['r-cole']).toMatchObject({ at: 'posted', formation: 'red-det-1' });
    expect({ came, told }).toEqual({
      came: true,
      told: [postedTold('r-cole', 'red-det-1')],
    });
  });

  it('[11.183] a point of Prestige brings a prisoner back to the Mess', () => {
    const { world, came, told } = done(home, { do: 'ransom', leader: 'r-birch' }, [], (world) => {
      world.forces.red!.leaders['r-birch']!.at = 'prisoner';
    });
    expect([world.prestige.red, world.forces.red!.leaders['r-birch']!.at]).toEqual([4, 'mess']);
    expect({ came, told }).toEqual({
      came: true,
      told: [
        prestigeTold(-1, 'ransom', 4),
        { kind: 'officer', leader: 'r-birch', rule: '11.183', side: 'red', what: 'ransomed' },
      ],
    });
  });

  it('[3.494] two points buy the Admiral whose date is next, and he has the Station', () => {
    const stated: Stated = { ...home, mess: 'a-aubin', stations: {}, options: { buyLeaders: true } };
    const { world, came, told, tried } = done(stated, { do: 'buy-leader', command: 'red', rank: 'admiral' });
    expect([world.prestige.red, world.forces.red!.leaders['r-east']!.at, world.stations.red]).toEqual([
      3,
      'mess',
      'r-east',
    ]);
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        prestigeTold(-2, 'leader', 3),
        { kind: 'officer', leader: 'r-east', rule: '3.494', side: 'red', what: 'bought' },
        { kind: 'station', leader: 'r-east', rule: '3.471', side: 'red', station: 'red' },
      ],
      tried: ['buy red'],
    });
  });

  it('[3.494] one point a Commodore: the soonest of them', () => {
    const dates: Readonly<Record<string, number>> = { 'r-cole': 4, 'r-dunn': 3 };
    const later = testModule.leaders.map((one) =>
      dates[one.id] === undefined ? one : { ...one, in: { year: 1741, turn: dates[one.id]! } },
    );
    const stated: Stated = {
      ...home,
      mess: 'a-aubin',
      stations: {},
      options: { buyLeaders: true },
      scenario: { module: { ...testModule, leaders: later } },
    };
    const { world, told } = done(stated, { do: 'buy-leader', command: 'red', rank: 'commodore' });
    expect([
      world.prestige.red,
      world.forces.red!.leaders['r-dunn']!.at,
      world.forces.red!.leaders['r-cole']!.at,
    ]).toEqual([4, 'mess', 'future']);
    expect(told).toEqual([
      prestigeTold(-1, 'leader', 4),
      { kind: 'officer', leader: 'r-dunn', rule: '3.494', side: 'red', what: 'bought' },
    ]);
  });
});

describe('Merit, told in full', () => {
  const merit: ReorganisationAct = { do: 'merit', leader: 'r-birch' };
  const his = { rule: '11.177', side: 'red', leader: 'r-birch' };
  const agreed: Stated = { ...home, options: { merit: true } };
  const won = (rank?: 'AF') => (world: State) => {
    const leader = world.forces.red!.leaders['r-birch']!;
    leader.won = true;
    if (rank !== undefined) leader.rank = rank;
  };

  it('[11.177] on a 1 he rises one rank, and takes the Station if he is the senior now', () => {
    const { world, came, told, tried } = done(agreed, merit, [1], won());
    expect(world.forces.red!.leaders['r-birch']!.rank).toBe('VA');
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [{ ...his, kind: 'officer', dice: [1], rank: 'VA', what: 'promoted' }],
      tried: ['merit'],
    });
  });

  it('[11.177] on a 2 he does not, and only his side hears of it', () => {
    const { world, came, told, tried } = done(agreed, merit, [2], won());
    expect(world.forces.red!.leaders['r-birch']!.rank).toBe('RA');
    expect({ came, told, tried }).toEqual({
      came: false,
      told: [{ ...his, kind: 'check', dice: [2], passed: false, what: 'merit', others: null }],
      tried: ['merit'],
    });
  });

  it('[11.177] an Admiral of the Fleet goes to the Admiralty: a point of Prestige, and others in his places', () => {
    const stated: Stated = {
      ...sea(force('red-gf x r-birch red-a')),
      mess: 'r-ash r-cole',
      stations: { ...STATIONS, red: 'r-birch' },
      options: { merit: true },
    };
    const { world, came, told } = done(stated, merit, [0], won('AF'));
    expect(world.forces.red!.leaders['r-birch']).toMatchObject({ at: 'gone', formation: null });
    expect([formationIn(world, 'red-gf').leader, world.stations.red, world.prestige.red]).toEqual([
      'r-ash',
      'r-ash',
      6,
    ]);
    expect({ came, told }).toEqual({
      came: true,
      told: [
        { kind: 'officer', rule: '11.177', dice: [0], side: 'red', leader: 'r-birch', what: 'left' },
        postedTold('r-ash', 'red-gf'),
        prestigeTold(1, 'leader', 6),
        { kind: 'station', leader: 'r-ash', rule: '3.471', side: 'red', station: 'red' },
      ],
    });
  });

  it('[11.177] [3.483] and his Flotilla is Unformed if nobody else may have it', () => {
    const stated: Stated = {
      ...sea(force('red-gf x r-birch red-a')),
      mess: 'r-cole',
      stations: {},
      options: { merit: true },
    };
    const { world } = done(stated, merit, [0], won('AF'));
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
    expect(world.forces.red!.formations['red-a']!.kind).toBe('squadron');
  });
});
