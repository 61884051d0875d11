import { describe, expect, it } from 'vitest';
import { CLOCK, came, type Meets, meeting } from '../testing/battle.ts';
import { escort, escortedBy, putConvoy } from '../testing/convoys.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { faceUp } from '../testing/imagined.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force, formationIn, type Umpire } from '../testing/station.ts';
import type { Answer } from '../world/asks.ts';
import type { State } from '../world/state.ts';
import { presentAt } from './combat/fighters.ts';
import { metHere } from './meetings.ts';
import { assistants } from './reinforce.ts';
import { barred, reinforcementReasons } from './reinforcement.ts';

const RED: Meets = force('red-gf ville r-ash red-a red-b');
const AZURE: Meets = force('azure-flag ville a-aubin azure-a', came('with', 'x'));
const COBALT: Meets = force('cobalt-flag ville c-cano cobalt-a');
const judged = (umpire: Umpire, answers: readonly Answer[], index = 0): string[] =>
  answers.map((answer) => {
    const flaw = umpire.check(answer, index);
    return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
  });

describe('Who may try to come up', () => {
  const joins = (
    formations: string[],
    assist: string | null = null,
    screen: string | null = null,
  ): Answer => ({
    formations,
    assist,
    screen,
  });

  it('[8.241] [8.245] [6.28] [6.14] refused, each for its reason', () => {
    const world = meeting({
      stations,
      ports: { 'kings-port': 'red-fleet-2' },
      put: [
        { ...RED, auxiliaries: 'red-fleet-1 red-fire-1' },
        force('red-flag ville r-birch red-c', { auxiliaries: 'red-50-1' }),
        force('red-det-1 x r-cole red-e'),
        force('red-det-2 ville r-dunn red-f'),
        AZURE,
      ],
    });
    formationIn(world, 'red-det-2').disorganised = true;
    const umpire = playTo(battling(world), 'reinforce', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: 'red-gf' } : { fight: side === 'red', formation: null },
    });
    expect(umpire.choices()).toEqual([
      { formations: ['red-flag'], assist: 'red-fleet-1', screen: 'red-50-1' },
      { formations: ['red-flag'], assist: null, screen: null },
      { formations: [], assist: null, screen: null },
    ]);
    expect(
      judged(umpire, [
        joins(['red-det-1']),
        joins(['red-gf']),
        joins(['red-det-2']),
        joins(['red-flag'], 'red-fire-1'),
        joins(['red-flag'], 'red-fleet-2'),
        joins([], null, 'red-fire-1'),
        joins([], null, 'red-fleet-2'),
        joins(['red-flag'], 'red-50-1', 'red-50-1'),
        joins(['red-flag'], 'red-fleet-1', 'red-50-1'),
      ]),
    ).toEqual([
      'not-here 8.241',
      'may-not 8.241',
      'may-not 8.45',
      'no-help 8.245',
      'may',
      'no-screen 6.28',
      'no-screen 6.28',
      'one-task 6.14',
      'may',
    ]);
  });

  const why = (world: State, side: string, formation: string, change: object = {}): string => {
    const battle = {
      ...metHere(world, { at: 'ville', between: null, passed: [] })!,
      initial: { red: 'red-gf', blue: 'azure-flag' },
      ...change,
    };
    const fighter = presentAt(world, side, 'ville').find((one) => one.formation === formation)!;
    return barred(world, battle, side, fighter)?.rule ?? 'may';
  };

  it.each<[string, string, Partial<Meets>, Record<string, string>, object]>([
    ['may', 'with its Admiral there', {}, stations, {}],
    ['8.252', 'with its Admiral elsewhere', { leader: 'c-diaz' }, stations, {}],
    [
      'may',
      'with the Fleet Admiral, of its Command, there',
      {},
      { ...stations, south: 'c-diaz', blue: 'c-cano' },
      {},
    ],
    ['8.252', 'with the Fleet Admiral of another there', {}, { ...stations, south: 'c-diaz' }, {}],
    ['8.252', 'with no Admiral at all', {}, { red: 'r-ash' }, {}],
    ['8.241', 'Withdrawn', {}, stations, { withdrawn: ['t3'] }],
    ['8.253', 'set aside', {}, stations, { aside: ['t3'] }],
    [
      'may',
      'beside one of its own Command',
      { leader: 'c-diaz' },
      stations,
      { initial: { red: 'red-gf', blue: 'cobalt-galleys' } },
    ],
  ])('[8.252] [8.241] [8.253] %s: another Command %s', (said, _, cobalt, held, change) => {
    const world = meeting({
      stations: held,
      put: [RED, AZURE, { ...COBALT, ...cobalt }, force('cobalt-galleys ville nobody cobalt-g')],
    });
    expect(why(world, 'blue', 'cobalt-flag', change)).toBe(said);
  });

  it('[8.253] M1.4: not beside those at war, who is not', () => {
    const world = meeting({ stations, events: '', put: [RED, { ...AZURE, ...came('with', 'x') }, COBALT] });
    const first = (formation: string) => ({ initial: { red: 'red-gf', blue: formation } });
    expect(why(world, 'blue', 'azure-flag', first('cobalt-flag'))).toBe('8.253');
    expect(why(world, 'blue', 'cobalt-flag', first('azure-flag'))).toBe('may');
  });

  it('[10.13] a Convoy never tries', () => {
    const world = meeting({ stations, put: [RED, AZURE, { ...escort, at: 'ville' }] });
    putConvoy(world, { group: 'blue-trade', at: 'ville' });
    faceUp(escortedBy(world, 'blue-trade', 'azure-det'), 'blue-trade');
    expect([why(world, 'blue', 'blue-trade'), why(world, 'blue', 'azure-det')]).toEqual(['10.13', 'may']);
  });

  it('[8.245] who may help: Fleet, Fleet-50 and Galley in range; none with a Convoy, Stationed, of pirates or hired', () => {
    const world = meeting({
      stations,
      available: 'azure-fleet-u',
      ports: { ville: 'azure-fleet-1 azure-light-1 azure-galley-1 azure-fire-1', cala: 'cobalt-galley-1' },
      put: [RED, AZURE, { ...escort, at: 'ville' }],
    });
    putConvoy(world, { group: 'blue-trade', at: 'ville' });
    world.forces.blue!.auxiliaries['cobalt-fleet-1'] = { in: 'formation', formation: 'blue-trade' };
    formationIn(world, 'blue-trade').auxiliaries = ['cobalt-fleet-1'];
    const battle = metHere(world, { at: 'ville', between: null, passed: [] })!;
    expect(assistants(world, 'blue', battle)).toEqual(['azure-fleet-1', 'azure-galley-1']);
  });
});

describe('The Battle Reinforcement Chart', () => {
  const reasons = (more: Partial<Meets>, helped = false, clock = CLOCK): string => {
    const world = meeting({
      stations,
      put: [
        { ...RED, id: 'red-det-1', leader: 'r-cole', squadrons: 'red-a', ...more },
        { ...AZURE, ...came('with', 'x') },
      ],
    });
    world.clock = clock;
    return reinforcementReasons(world, 'red', 'red-det-1', { initial: 'red-det-1', helped })
      .map(({ why, value }) => `${why} ${value}`)
      .join(', ');
  };

  it.each<[string, Partial<Meets>, boolean?, number?]>([
    ['aggressive -1, station -2', {}],
    ['timid 1, station -2', { leader: 'r-dunn' }],
    ['station -2', { leader: 'r-ash' }],
    ['aggressive -1, station -2', { leader: 'r-birch' }],
    ['aggressive -1', { ...came('with', 'x') }],
    ['aggressive -1, against 1', { ...came('against', 'x') }],
    ['aggressive -1, caught 2', { ...came('caught', 'x') }],
    ['aggressive -1, fitting-out 2', { ...came('fitting-out', 'x') }],
    ['aggressive -1, fitting-out 2', { at: 'kings-port', fitting: true }],
    ['aggressive -1, station -2', { ...came('against', 'x') }, false, CLOCK + 1],
    ['aggressive -1, station -2, auxiliary -1', {}, true],
    ['aggressive -1, station -2, nimble -1', { squadrons: 'red-f' }, true],
    ['aggressive -1, squadrons 1, station -2, nimble -1', { squadrons: 'red-d:2 red-f:2' }, true],
    ['aggressive -1, squadrons 1, station -2, auxiliary -1', { squadrons: 'red-a:3 red-f:2' }, true],
    ['aggressive -1, squadrons 2, station -2', { squadrons: 'red-a red-b red-c' }],
    // A Flagship is no further Squadron.
    ['aggressive -1, station -2', { squadrons: 'red-a sovereign' }],
    ['aggressive -1, station -2', { squadrons: 'red-a:4/4' }],
    ['aggressive -1, station -2, damaged 1', { squadrons: 'red-a:4/5' }],
  ])('[8.242] [7.331] %s: %j', (said, more, helped, clock) => {
    expect(reasons(more, helped, clock)).toBe(said);
  });
});
