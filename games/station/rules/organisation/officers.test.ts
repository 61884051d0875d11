import { describe, expect, it } from 'vitest';
import { RANKS } from '../module/vocabulary.ts';
import { reorganisationStep } from '../reorganisation/reorganisation.ts';
import { actsOf, RED_AT_HOME, redAtSea, redDesk } from '../testing/reorganisation.ts';
import { fleets, force, formationIn, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { officersOfTheTurn } from './officers.ts';
import { dissolveEmpty, leaderFate, unform } from './organisation.ts';
import { candidates, fillSubordinates, seniorityOf, settleSeniority, settleStations } from './seniority.ts';

describe('Officers', () => {
  it('[3.42] rank goes first: Commodores, Rear-, Vice-, Full Admirals, the Admiral of the Fleet', () => {
    const world = stationAt(redAtSea(force('red-gf x r-birch red-a')));
    const { leaders } = world.forces.red!;
    world.stations.red = 'r-birch';
    const standing = RANKS.map((rank) => {
      leaders['r-ash']!.rank = rank;
      return seniorityOf(world, 'red', 'r-ash') - seniorityOf(world, 'red', 'r-birch');
    });
    // Birch, a Rear-Admiral with the Grand Flag and the Station, is above any equal and below any senior.
    expect(standing.map(Math.sign)).toEqual([-1, -1, 1, 1, 1]);
    expect(standing.toSorted((one, other) => one - other)).toEqual(standing);
  });

  it('[3.422] among equals the greater Flotilla, and above it the Command and the Fleet', () => {
    const world = stationAt(
      redAtSea(
        force('red-det-1 x r-cole red-a'),
        force('red-flag x r-dunn red-b'),
        force('red-gf x r-birch red-c'),
      ),
    );
    const all = ['r-cole', 'r-dunn', 'r-birch', 'r-ash', 'r-east'];
    for (const id of all) world.forces.red!.leaders[id]!.rank = 'RA';
    world.stations = { 'a-command': 'r-ash', red: 'r-east' };
    const bySeniority = all.toSorted((a, b) => seniorityOf(world, 'red', a) - seniorityOf(world, 'red', b));
    expect(bySeniority).toEqual(all);
  });

  it('[3.464] [3.465] [3.466] a senior in the Mess takes a junior’s Flotilla; equals stay where they are', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      mess: 'r-ash',
      put: fleets('red-gf x r-birch red-c, red-det-1 x r-cole red-e'),
    });
    settleSeniority(world, scripted(world), 'red', 'umpire');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
    expect(world.forces.red!.leaders['r-birch']!.at).toBe('mess');
    expect(formationIn(world, 'red-det-1').leader).toBe('r-cole');
    world.forces.red!.leaders['r-birch']!.rank = 'VA';
    settleSeniority(world, scripted(world), 'red', 'umpire');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
  });

  it('[3.464] [3.425] he takes no Flotilla under one who is junior to him, but that one’s own', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      mess: 'r-ash',
      put: [force('red-gf x r-birch red-c'), force('red-flag x r-east red-e', { under: 'red-gf' })],
    });
    Object.assign(world.forces.red!.leaders['r-east']!, { at: 'posted', formation: 'red-flag', rank: 'RA' });
    world.forces.red!.leaders['r-birch']!.rank = 'VA';
    world.forces.red!.leaders['r-ash']!.rank = 'FA';
    settleSeniority(world, scripted(world), 'red', 'umpire');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
    expect(formationIn(world, 'red-flag').leader).not.toBe('r-ash');
  });

  it('[3.432] a Subordinate Flotilla without a leader gets one from the Mess, one with a leader keeps him', () => {
    const fleet = (mess: string) => {
      const world = stationAt({
        ...RED_AT_HOME,
        mess,
        put: [
          force('red-gf x r-ash red-c'),
          force('red-flag x r-birch red-e', { under: 'red-gf' }),
          force('red-det-1 x nobody red-f', { under: 'red-gf' }),
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
        ...RED_AT_HOME,
        mess,
        put: [force('red-det-1 x r-cole red-c')],
      });
      world.forces.red!.leaders['r-cole']!.rank = 'RA';
      officersOfTheTurn(world, scripted(world), 'red');
      return [formationIn(world, 'red-det-1').leader, world.forces.red!.leaders['r-cole']!.at];
    };
    expect(promoted('r-dunn')).toEqual(['r-dunn', 'mess']);
    expect(promoted('')).toEqual(['r-cole', 'posted']);
    // A Commodore stays where he is, whoever is in the Mess; so does an Admiral in his Flag.
    const world = stationAt({
      ...RED_AT_HOME,
      mess: 'r-dunn r-ash',
      put: fleets('red-det-1 x r-cole red-c, red-flag x r-birch red-e'),
    });
    officersOfTheTurn(world, scripted(world), 'red');
    expect(['red-det-1', 'red-flag'].map((id) => formationIn(world, id).leader)).toEqual([
      'r-cole',
      'r-birch',
    ]);
  });

  it('[3.425] one who has risen above his superior leaves his Flotilla, which is Unformed if nobody can have it', () => {
    const risen = (mess: string) => {
      const world = stationAt({
        ...RED_AT_HOME,
        mess,
        put: [force('red-gf x r-birch red-c'), force('red-flag x r-ash red-e', { under: 'red-gf' })],
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
      const world = stationAt({ ...RED_AT_HOME, world: { turn: 16 } });
      world.forces.red!.leaders['r-ash']!.at = at;
      const context = scripted(world);
      officersOfTheTurn(world, context, 'red');
      return [world.forces.red!.leaders['r-ash']!.rank, context.told('officer').map(({ what }) => what)];
    };
    expect(news('mess')).toEqual(['FA', ['promoted']]);
    expect(news('future')).toEqual(['FA', []]);
  });

  it('[3.464] where several might be turned out their owner says who, at his desk', () => {
    const put = [force('red-gf x r-birch red-c'), force('red-flag x r-east red-e')];
    const waiting = (): Umpire => {
      const umpire = redDesk({ ...RED_AT_HOME, put, mess: 'r-ash', stations: { red: 'r-ash' } });
      expect([
        formationIn(umpire.world, 'red-gf').leader,
        formationIn(umpire.world, 'red-flag').leader,
      ]).toEqual(['r-birch', 'r-east']);
      return umpire;
    };
    const chosen = (flotilla: string) => {
      const { world } = waiting().answer(actsOf({ do: 'post', leader: 'r-ash', flotilla }));
      return [formationIn(world, 'red-gf').leader, formationIn(world, 'red-flag').leader];
    };
    expect([chosen('red-gf'), chosen('red-flag')]).toEqual([
      ['r-ash', 'r-east'],
      ['r-birch', 'r-ash'],
    ]);
    // If he says nothing it is the most junior.
    const done = { acts: [], done: true };
    const { world } = waiting().answer(done).answer(done);
    expect(formationIn(world, 'red-flag').leader).toBe('r-ash');
  });

  /** Birch has the Fleet and its Grand Flag, East a Flag; then Ash, who is senior to both, is there. */
  const superseded = (ash: Partial<Stated> = { mess: 'r-ash r-cole' }) => {
    const world = stationAt({
      ...RED_AT_HOME,
      fittingOut: {},
      put: fleets('red-gf x r-birch red-c, red-flag x r-east red-e'),
      ...ash,
      stations: { red: 'r-birch' },
    });
    settleSeniority(world, scripted(world), 'red', 'owner');
    return world;
  };

  it('[3.471] [3.472] a Fleet Admiral who is superseded loses Station and Flotilla to his senior, and nobody else does', () => {
    const world = superseded();
    expect(world.stations.red).toBe('r-ash');
    expect(formationIn(world, 'red-gf').leader).toBe('r-ash');
    expect(world.forces.red!.leaders['r-birch']).toMatchObject({ at: 'mess', formation: null });
    expect(formationIn(world, 'red-flag').leader).toBe('r-east');
  });

  it('[3.472] one who has risen over him in another Flotilla takes his; the one he leaves goes to the next in the Mess', () => {
    const world = superseded({
      put: fleets('red-gf x r-birch red-c, red-flag x r-ash red-e'),
      mess: '',
    });
    expect(world.stations.red).toBe('r-ash');
    expect(['red-gf', 'red-flag'].map((id) => formationIn(world, id).leader)).toEqual(['r-ash', 'r-birch']);
  });

  it('[3.472] where his successor may not have his Flotilla another of the Mess does, himself if there is no other', () => {
    const fleet = (mess: string) => {
      const world = stationAt({
        ...RED_AT_HOME,
        fittingOut: {},
        mess,
        put: [force('azure-flag x a-aubin azure-a')],
        stations: { blue: 'a-aubin' },
      });
      world.forces.blue!.leaders['c-cano']!.rank = 'FA';
      world.forces.blue!.leaders['a-clerc']!.rank = 'VA';
      settleSeniority(world, scripted(world), 'blue', 'owner');
      return [world.stations.blue, formationIn(world, 'azure-flag').leader];
    };
    expect(fleet('c-cano a-clerc')).toEqual(['c-cano', 'a-clerc']);
    expect(fleet('c-cano')).toEqual(['c-cano', 'a-aubin']);
  });

  it('[3.472] a Command Admiral who is superseded keeps his Flotilla', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      fittingOut: {},
      mess: 'a-clerc c-cano',
      put: fleets('blue-gf x a-aubin cobalt-a, azure-flag x a-brun azure-a'),
      stations: { blue: 'a-aubin', north: 'a-brun', south: 'c-cano' },
    });
    const { leaders } = world.forces.blue!;
    leaders['a-brun']!.rank = 'RA';
    leaders['a-clerc']!.rank = 'VA';
    settleStations(world, scripted(world), 'blue');
    expect(world.stations.north).toBe('a-clerc');
    expect(formationIn(world, 'azure-flag').leader).toBe('a-brun');
  });

  it('[3.472] Relieved of his Flotilla an Admiral keeps his Station', () => {
    const umpire = redDesk(
      {
        ...RED_AT_HOME,
        fittingOut: {},
        mess: 'r-birch',
        put: [force('red-gf kings-port r-ash red-c', { fitting: true })],
      },
      5,
    );
    umpire.answer(actsOf({ do: 'unform', flotilla: 'red-gf' }));
    expect(umpire.world.forces.red!.leaders['r-ash']!.at).toBe('mess');
    expect(umpire.world.stations.red).toBe('r-ash');
  });

  it('[3.461] a Station is given like a Flotilla, to the senior Admiral of the Mess; he needs no Flotilla for it', () => {
    const world = stationAt({ ...RED_AT_HOME, stations: {} });
    const context = scripted(world);
    settleStations(world, context, 'red');
    expect(world.stations.red).toBe('r-ash');
    expect(context.told('station')).toMatchObject([{ station: 'red', leader: 'r-ash' }]);
    expect(world.forces.red!.formations).toEqual({});
  });

  it('[3.473] [3.476] in the Mess he is Fleet Admiral all the same: the checks are his', () => {
    const formed = (die: number) =>
      redDesk(
        {
          ...RED_AT_HOME,
          put: fleets('red-c x nobody red-c, red-e x nobody red-e'),
        },
        die,
      )
        .answer(actsOf({ do: 'form', flotilla: 'red-det-1', squadrons: ['red-c', 'red-e'], flotillas: [] }))
        .told('check');
    // Ash's Strategy Rating is 5; he is in no Flotilla.
    expect(formed(5)).toMatchObject([{ leader: 'r-ash', rating: 5, passed: true }]);
    expect(formed(6)).toMatchObject([{ leader: 'r-ash', rating: 5, passed: false }]);
  });

  it('[3.413] in play and without a post he is in the Mess, and may be posted from there', () => {
    const put = [force('red-det-1 kings-port r-cole red-c', { fitting: true })];
    const world = stationAt({ ...RED_AT_HOME, put, mess: '' });
    expect(world.forces.red!.leaders['r-cole']!.at).toBe('posted');
    unform(world, scripted(world), 'red', 'red-det-1', '3.341');
    expect(world.forces.red!.leaders['r-cole']).toMatchObject({ at: 'mess', formation: null });
    const umpire = new Umpire(world, reorganisationStep);
    umpire.answer(actsOf({ do: 'form', flotilla: 'red-det-2', squadrons: ['red-c'], flotillas: [] }));
    expect(formationIn(world, 'red-det-2').leader).toBe('r-cole');
    // Who is not yet in play, or no more, is not there to be had.
    const { leaders } = world.forces.red!;
    expect(leaders['r-east']!.at).toBe('future');
    expect(candidates(world, 'red', 'red-flag')).not.toContain('r-east');
  });

  it('[3.334] an Admiral has a Detachment that has lost its leader where there is no Commodore for it', () => {
    const led = (...mess: string[]) => {
      const world = stationAt({
        ...RED_AT_HOME,
        mess: mess.join(' '),
        put: [force('red-gf x r-ash red-a'), force('red-det-1 x r-cole red-c', { under: 'red-gf' })],
      });
      leaderFate(world, scripted(world), 'red', 'r-cole', { what: 'killed' });
      fillSubordinates(world, scripted(world), 'red', 'red-gf');
      return world.forces.red!.formations['red-det-1']?.leader ?? null;
    };
    expect([led('r-birch', 'r-dunn'), led('r-birch'), led()]).toEqual(['r-dunn', 'r-birch', null]);
  });

  it('[3.334] [3.411] but none is Formed for him, and he turns no Commodore out of his', () => {
    expect(
      redDesk({ ...RED_AT_HOME, mess: 'r-ash r-birch' }).check(
        actsOf({ do: 'form', flotilla: 'red-det-1', squadrons: ['red-a'], flotillas: [] }),
      )?.rule,
    ).toBe('3.411');
    const put = [force('red-det-1 kings-port r-cole red-c', { fitting: true })];
    expect(
      redDesk({ ...RED_AT_HOME, put, mess: 'r-ash r-birch' }).check(
        actsOf({ do: 'post', leader: 'r-birch', flotilla: 'red-det-1' }),
      )?.code,
    ).toBe('not-fit');
  });

  it('[3.471] with another Admiral in his Command the Fleet Admiral leaves the Command to him', () => {
    const world = stationAt({ ...RED_AT_HOME, mess: 'a-aubin a-clerc c-cano', stations: {} });
    settleSeniority(world, scripted(world), 'blue', 'umpire');
    expect(world.stations).toMatchObject({ blue: 'a-aubin', north: 'a-clerc', south: 'c-cano' });
  });

  it('[3.48] [3.482] [3.483] Relieved by a check; the next officer has his Flotilla, or it is Unformed', () => {
    const put = [force('red-det-1 kings-port r-cole red-c', { fitting: true })];
    const next = redDesk({ ...RED_AT_HOME, put, mess: 'r-ash r-dunn' }, 5).answer(
      actsOf({ do: 'relieve', leader: 'r-cole' }),
    );
    expect(formationIn(next.world, 'red-det-1').leader).toBe('r-dunn');
    const none = redDesk({ ...RED_AT_HOME, put, mess: 'r-ash' }, 5).answer(
      actsOf({ do: 'relieve', leader: 'r-cole' }),
    );
    expect(none.world.forces.red!.formations['red-det-1']).toBeUndefined();
    const failed = redDesk({ ...RED_AT_HOME, put, mess: 'r-ash r-dunn' }, 6).answer(
      actsOf({ do: 'relieve', leader: 'r-cole' }),
    );
    expect(formationIn(failed.world, 'red-det-1').leader).toBe('r-cole');
  });

  it('[3.482] a Fleet Admiral is never Relieved at will', () => {
    expect(redDesk(RED_AT_HOME).check(actsOf({ do: 'relieve', leader: 'r-ash', station: 'red' }))?.rule).toBe(
      '3.482',
    );
  });

  it('[3.481] Wounded he comes back to the Mess, Captured he is held, Killed he is gone', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      put: [force('red-gf x r-ash red-c')],
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
      ...RED_AT_HOME,
      put: [force('red-gf x r-ash red-c:1')],
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
    const umpire = redDesk({
      ...RED_AT_HOME,
      mess: 'a-aubin c-cano',
      stations: {},
      options: { buyLeaders: true },
    });
    for (const state of Object.values(umpire.world.forces.red!.leaders))
      if (state.at === 'mess') state.at = 'gone';
    umpire.answer(actsOf({ do: 'buy-leader', command: 'red', rank: 'admiral' }));
    expect(umpire.world.forces.red!.leaders['r-east']!.at).toBe('mess');
    expect(umpire.world.prestige.red).toBe(3);
    expect(
      redDesk({ ...RED_AT_HOME, options: { buyLeaders: true } }).check(
        actsOf({ do: 'buy-leader', command: 'red', rank: 'admiral' }),
      )?.code,
    ).toBe('has-leader');
    expect(
      redDesk(RED_AT_HOME).check(actsOf({ do: 'buy-leader', command: 'red', rank: 'admiral' }))?.code,
    ).toBe('option');
  });
});
