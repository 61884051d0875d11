import { describe, expect, it } from 'vitest';
import type { LeaderCounter } from '../module/forces.ts';
import { IMPULSES, INCREMENTS, RANKS, SEASONS, TURNS_IN_YEAR } from '../module/vocabulary.ts';
import { testModule } from '../testing/module.ts';
import { stationAt } from '../testing/station.ts';
import { atSea, inHarbour } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import { privateCopy } from './copy.ts';
import { promotionsOf, rankBy, rankOrder, ratingsAt } from './leaders.ts';
import { isConvoy, namedBy, namedIn, sightedAs } from './names-told.ts';
import { convoyId, newConvoy, newExecution, newForces, newFormation } from './new-forces.ts';
import { STEPS, type Token, type View } from './state.ts';
import { theatreOfModule } from './theatre.ts';

describe('New things', () => {
  it('[3.321] a Formation: nothing in it, nothing it is bound to', () => {
    expect(newFormation('red-flag', 'flotilla', null, atSea('x'), 3)).toEqual({
      auxiliaries: [],
      bound: null,
      came: {
        clock: 3,
        from: null,
        how: 'station',
      },
      command: null,
      disorganised: false,
      execution: null,
      id: 'red-flag',
      interdicted: null,
      kind: 'flotilla',
      leader: null,
      place: {
        at: 'x',
        berth: 'sea',
      },
      plan: {
        kind: 'hold',
      },
      squadrons: [],
      token: null,
      under: null,
    });
    expect(newFormation('a', 'squadron', 'north', inHarbour('ville'), 0)).toMatchObject({
      kind: 'squadron',
      command: 'north',
      came: { how: 'fitting-out', from: null, clock: 0 },
    });
  });

  it('[9.36] an Order that was just Issued: nothing of it is done', () => {
    const order = testModule.orders.find(({ id }) => id === 'south-rebase')!;
    expect(newExecution('south-rebase', 4, order.fulfil)).toEqual({
      convoy: null,
      formation: null,
      issued: 4,
      order: 'south-rebase',
      progress: {
        beaten: false,
        gale: false,
        harm: [],
        left: false,
        leftHarbour: false,
        leg: 0,
        met: [false, false],
        reached: false,
        rounds: 0,
        runs: [],
        steady: null,
        stood: false,
        successes: [],
        weak: false,
      },
      target: null,
    });
    const cruise = testModule.orders.find(({ id }) => id === 'red-cruise')!;
    expect(newExecution('red-cruise', 4, cruise.fulfil, { target: 'x', convoy: 'c' })).toMatchObject({
      target: 'x',
      convoy: 'c',
      progress: { met: [] },
    });
    expect(newExecution('RVO', 1, null).progress.met).toEqual([]);
  });

  it('[10.11] a Convoy at its first Space, whole', () => {
    expect(newConvoy('t.1.out', 't', 'out', 2, null)).toEqual({
      battleDp: 0,
      called: [],
      diverted: false,
      dp: 0,
      escort: null,
      group: 't',
      id: 't.1.out',
      leg: 'out',
      next: 1,
      repairPoints: 0,
      route: 2,
      scattered: false,
      waits: null,
    });
    expect([convoyId('blue-trade', 5, 'out'), convoyId('blue-trade', 5, 'home')]).toEqual([
      'blue-trade.5.out',
      'blue-trade.5.home',
    ]);
  });

  it('[3.112] [9.324] a Fleet with nothing in it, and an empty desk', () => {
    expect(newForces()).toEqual({
      arrivals: [],
      auxiliaries: {},
      convoys: {},
      desk: {
        discards: [],
        drawn: [],
        extended: {},
        hand: [],
        pool: [],
        tried: [],
      },
      docked: [],
      formations: {},
      leaders: {},
      orders: {},
      requests: {
        pause: 0,
        season: 0,
      },
      squadrons: {},
      standing: {
        keep: 1,
        search: 'passing',
      },
    });
  });

  it('[4.11] [4.12] sixteen Turns a Year, four Seasons from Winter, four Impulses of four Increments', () => {
    expect([TURNS_IN_YEAR, IMPULSES, INCREMENTS, ...SEASONS]).toEqual([
      16,
      4,
      4,
      'Winter',
      'Spring',
      'Summer',
      'Fall',
    ]);
  });

  it('[4.22] [4.3] the steps of a Turn in their order', () => {
    expect(STEPS.join(' ')).toEqual(
      'pre-turn winds gales plot sail tasks battles increment-end impulse-end operations-end events attrition convoys dockyard lay-up orders relief auxiliaries reorganisation turn-end',
    );
  });

  it('a private copy is the same and shares nothing that may change', () => {
    const world = stationAt({ put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a' }] });
    const copy = privateCopy(world);
    expect(copy).toEqual(world);
    expect([
      copy.scenario === world.scenario,
      copy.options === world.options,
      copy.seats === world.seats,
    ]).toEqual([true, true, true]);
    expect([
      copy.tokens === world.tokens,
      copy.tokens[0] === world.tokens[0],
      copy.forces === world.forces,
    ]).toEqual([false, false, false]);
  });
});

describe('A leader’s counter', () => {
  const two: LeaderCounter = {
    ...testModule.leaders.find(({ id }) => id === 'r-cole')!,
    promotion: [
      { rank: 'RA', year: 1742, lr: 4, sr: 3 },
      { rank: 'VA', year: 1744, cr: 5, personality: 'Cautious' },
    ],
  };
  const plain: LeaderCounter = { ...two, promotion: null };
  const one: LeaderCounter = { ...two, promotion: { rank: 'RA', year: 1742 } };

  it('[11.178] no date, one date or two', () => {
    expect([plain, one, two].map((counter) => promotionsOf(counter).map(({ rank }) => rank))).toEqual([
      [],
      ['RA'],
      ['RA', 'VA'],
    ]);
  });

  it('[11.171] [11.174] his rank by his dates, from the Year itself on', () => {
    expect([1741, 1742, 1743, 1744, 1745].map((year) => rankBy(two, year))).toEqual([
      'Cdre',
      'RA',
      'RA',
      'VA',
      'VA',
    ]);
    expect(rankBy(plain, 1799)).toBe('Cdre');
  });

  it('[11.171] the ratings of the side his rank turns up; what it does not say is as before', () => {
    expect(RANKS.map((rank) => ratingsAt(two, rank))).toEqual([
      { lr: 6, sr: null, cr: 2, personality: 'Rash' },
      { lr: 4, sr: 3, cr: 2, personality: 'Rash' },
      { lr: 4, sr: 3, cr: 5, personality: 'Cautious' },
      { lr: 4, sr: 3, cr: 5, personality: 'Cautious' },
      { lr: 4, sr: 3, cr: 5, personality: 'Cautious' },
    ]);
    expect(ratingsAt(plain, 'AF')).toEqual({ lr: 6, sr: null, cr: 2, personality: 'Rash' });
  });

  it('[3.42] ranks from the junior to the senior', () => {
    expect(RANKS.map(rankOrder)).toEqual([0, 1, 2, 3, 4]);
    expect(RANKS.join(' ')).toBe('Cdre RA VA FA AF');
  });
});

describe('What a Battle and a Search have told', () => {
  const theatre = theatreOfModule(testModule);
  const token = (id: string, more: Partial<Token> = {}): Token => ({
    id,
    side: 'blue',
    command: 'north',
    place: atSea('x'),
    face: null,
    shadow: null,
    ...more,
  });
  const face = (formation: string, convoy: 'trade' | null = null) => ({
    formation,
    squadrons: 1,
    auxiliaries: [],
    convoy,
  });
  const battle = (more: object): View['battle'] =>
    ({
      tokens: { blue: ['t1', 't2'] },
      initial: {},
      formations: {},
      squadrons: {},
      officers: {},
      ...more,
    }) as never;
  const seen = (tokens: readonly Token[], fight: View['battle']): View => ({
    ...view(stationAt(), 'red'),
    tokens: [...tokens],
    battle: fight,
  });

  it('[8.125] whom a Battle names: who fights first, who is Engaged, their Squadrons, their leaders', () => {
    const named = namedIn(
      battle({
        initial: { blue: 'azure-flag' },
        formations: { blue: [{ formation: 'azure-det' }] },
        squadrons: { blue: [{ formation: 'azure-c', engaged: 'cobalt-flag' }] },
        officers: { blue: [{ commands: ['blue-gf'] }] },
      }),
      'blue',
    );
    expect([...named]).toEqual(['azure-flag', 'azure-det', 'azure-c', 'cobalt-flag', 'blue-gf']);
    expect([...namedIn(battle({ initial: { red: 'red-gf' } }), 'blue')]).toEqual([]);
    expect([...namedIn(null, 'blue')]).toEqual([]);
  });

  it('[8.125] the name belongs to the first counter face down, else to the first Convoy, unless a face says it', () => {
    const declared = battle({ initial: { blue: 'azure-flag' } });
    const whose = (tokens: readonly Token[], fight = declared): (string | undefined)[] =>
      tokens.map((one) => namedBy(seen(tokens, fight), 'blue', one));
    expect(whose([token('t1', { face: face('azure-det') }), token('t2'), token('t3')])).toEqual([
      undefined,
      'azure-flag',
      undefined,
    ]);
    expect(
      whose([token('t1', { face: face('c', 'trade') }), token('t2', { face: face('azure-det') })]),
    ).toEqual(['azure-flag', undefined]);
    expect(whose([token('t1', { face: face('azure-flag') }), token('t2')])).toEqual([undefined, undefined]);
    expect(whose([token('t1'), token('t2')], null)).toEqual([undefined, undefined]);
    expect(whose([token('t1')], battle({ initial: { red: 'red-gf' } }))).toEqual([undefined]);
    expect(
      whose(
        [token('t1')],
        battle({ initial: { blue: 'azure-flag' }, formations: { blue: [{ formation: 'azure-flag' }] } }),
      ),
    ).toEqual([undefined]);
  });

  it('[10.156] what was sighted and lies face down is a Convoy of that side and Command, on any leg', () => {
    const world = { ...view(stationAt(), 'red'), sighted: ['t1'] };
    expect(sightedAs(world, theatre, token('t1'))).toEqual(['blue-trade.t1.out', 'blue-trade.t1.home']);
    expect(sightedAs(world, theatre, token('t1', { command: 'south' }))).toEqual(['blue-troops.t1.out']);
    expect(sightedAs(world, theatre, token('t1', { side: 'red', command: null }))).toEqual([
      'red-victuals.t1.out',
    ]);
    expect(sightedAs(world, theatre, token('t2'))).toEqual([]);
    expect(sightedAs(world, theatre, token('t1', { face: face('azure-flag') }))).toEqual([]);
    const { sighted: _sighted, ...nothing } = world;
    expect(sightedAs(nothing, theatre, token('t1'))).toEqual([]);
  });

  it('[10.112] a Convoy is known by the name of its group', () => {
    expect(
      ['blue-trade', 'blue-trade.5.out', 'blue-traders', 'azure-flag'].map((id) => isConvoy(theatre, id)),
    ).toEqual([true, true, false, false]);
  });
});
