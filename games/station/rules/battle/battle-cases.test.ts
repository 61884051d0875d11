import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { putConvoy } from '../testing/convoys.ts';
import { battling, courseLines, formationsLeft, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force, formationIn, scripted } from '../testing/station.ts';
import { atSea, putToken } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { Engaged } from '../world/battle-state.ts';
import { newFormation } from '../world/new-forces.ts';
import { PLAYER_RANKS } from '../world/ranks.ts';

import { homesFor } from './combat/prizes.ts';
import { legalShips, wayAfter } from './combat/selection.ts';
import { drawMeetings, interdictionAt, metHere } from './meetings.ts';

const RED: Meets = force('red-gf w r-ash red-a red-b', came('with', 'narrows'));
const AZURE: Meets = force('azure-flag w a-aubin azure-a azure-b', came('against', 'x'));
const met = (put: readonly Meets[], more: Partial<Parameters<typeof meeting>[0]> = {}) =>
  meeting({ stations, put, ...more });
const HEAVY = { intensity: { intensity: 'Heavy' } } as const;
const here = { at: 'w', between: null, passed: [] } as const;

describe('Flagships and their mates', () => {
  it.each([
    ['azure-a cobalt-a:2 felicity', 'cobalt-a'],
    ['azure-a cobalt-d:2 cobalt-a:1 felicity', 'cobalt-d'],
    ['azure-a cobalt-d:1 cobalt-a:3 felicity', 'cobalt-a'],
  ])('[10.311] of %s her mate is %s: of her Contingent, of the line, the largest', (squadrons, mate) => {
    const world = meeting({
      stations,
      events: 'war compact',
      put: [RED, { id: 'blue-gf', at: 'w', leader: 'a-aubin', squadrons, ...came('against', 'x') }],
    });
    playTo(battling(world), 'intensity');
    const line = world.battle!.squadrons.blue!;
    expect(line.find(({ squadron }) => squadron === 'felicity')?.mate).toBe(mate);
    expect(line.filter(({ kind }) => kind === 'flagship').map(({ squadron }) => squadron)).toEqual([
      'felicity',
    ]);
  });

  it('[10.321] [8.338] one that goes down by her DPs takes her leader with her for certain', () => {
    const world = met([
      { ...RED, squadrons: 'red-a:4 sovereign:1/25' },
      { ...AZURE, squadrons: 'azure-a:4' },
    ]);
    const lines = courseLines(battling(world, 9, 5, 0, 9, 8, 1, 9, 9), { intensity: { intensity: 'Light' } });
    expect(lines.filter((line) => /^(hurt|casualty|combat)/.test(line))).toEqual([
      'combat 8.335 dice:[5] index:0 combat:{squadrons:{blue:[azure-a] red:[red-a]} shifts:{blue:0 red:1} die:5 column:{red:1 blue:0} dp:{blue:2 red:0} sunk:{blue:0 red:0}} shifts:{red:[{why:leaders value:1}] blue:[]} modifiers:{red:[{why:sail value:1}] blue:[]} result:{red:1 blue:0}',
      'hurt 8.336 side:blue squadron:azure-a dp:2 total:2 sunk:0 sail:4',
      'hurt 8.338 dice:[0] side:red squadron:sovereign dp:0 total:25 sunk:1 sail:0 at:w',
      'casualty 8.37 dice:[9 8 1] side:red leader:r-ash fate:killed',
    ]);
  });

  it('[12.44] an Inspector of the Ordnance does a DP more in every Combat', () => {
    const world = met(
      [
        { ...RED, squadrons: 'red-a' },
        { ...AZURE, squadrons: 'azure-a' },
      ],
      { options: { careers: { A: { rank: PLAYER_RANKS.length, inspectorate: 'ordnance' } } } },
    );
    const umpire = battling(world, 3, 5, 9, 9, 9);
    playTo(umpire, 'regroup', HEAVY);
    expect(umpire.told('combat')[0]?.modifiers).toEqual({ red: [{ why: 'rank', value: 1 }], blue: [] });
  });
});

describe('The way round the track', () => {
  const unit = (squadron: string, dp: number, more: Partial<Engaged> = {}): Engaged => ({
    squadron,
    kind: 'squadron',
    formation: 'f',
    engaged: 'f',
    independent: false,
    mate: null,
    sail: 4,
    dp,
    leaders: [],
    out: false,
    ...more,
  });
  const track = [unit('a', 3), unit('b', 3), unit('c', 5), unit('d', 1)];
  const names = (units: readonly Engaged[]) => units.map(({ squadron }) => squadron).join(' ');

  it('[8.331] any first, then all of its box, then the next box either way, then on that way', () => {
    let left: readonly Engaged[] = track;
    let ways = {};
    const offered: string[] = [];
    const settled: unknown[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      offered.push(names(legalShips(left, ways)));
      const pick = left.find(({ squadron }) => squadron === name)!;
      ways = wayAfter(left, pick, ways);
      settled.push(ways);
      left = left.filter((one) => one !== pick);
    }
    expect([offered, settled]).toEqual([
      ['a b c d', 'b', 'c d', 'd'],
      [
        { f: { from: 3, way: null } },
        { f: { from: 3, way: null } },
        { f: { from: 3, way: 'up' } },
        { f: { from: 3, way: 'up' } },
      ],
    ]);
  });

  it('[8.331] [8.332] a pick of an Independent Squadron or a Convoy settles no way', () => {
    const alone = unit('i', 2, { independent: true, formation: 'i' });
    const convoy = unit('k', 0, { kind: 'convoy', formation: 'k' });
    expect([wayAfter([alone], alone, {}), wayAfter([convoy], convoy, {})]).toEqual([{}, {}]);
    expect([names(legalShips([alone, ...track], {})), names(legalShips([alone], {}))]).toEqual([
      'a b c d',
      'i',
    ]);
    // With one box left both ways lead to it, and neither is settled.
    const two = [unit('a', 3), unit('c', 5)];
    const first = wayAfter(two, two[0]!, {});
    expect(wayAfter([two[1]!], two[1]!, first)).toEqual({ f: { from: 3, way: null } });
  });
});

describe('Prizes', () => {
  it('[8.441] no counter that is docked at home, or on its way', () => {
    const world = meeting({ stations, put: [{ ...RED, squadrons: 'red-a' }, AZURE] });
    const battle = metHere(world, here)!;
    const homes = () => homesFor(world, battle, 'red', 'SOL', []);
    expect(homes()).toEqual(['red-b', 'red-c', 'red-e']);
    world.forces.red!.docked = [{ squadron: 'red-b', sail: 2, back: 9 }];
    world.forces.red!.arrivals = [
      { turn: 9, at: 'ocean', flotilla: null, leader: null, squadrons: [{ id: 'red-c', sail: 2, dp: 0 }] },
    ];
    expect(homes()).toEqual(['red-e']);
    expect([
      homesFor(world, battle, 'red', 'F', []),
      homesFor(world, battle, 'red', 'F', ['red-f', 'red-f']),
    ]).toEqual([['red-f', 'red-i'], ['red-i']]);
  });

  it('[8.441] a new Squadron of the line goes into no Flotilla of Galleys, but by itself', () => {
    const world = meeting({
      stations,
      put: [
        force('red-det-1 w r-dunn red-a:4/23'),
        force('cobalt-galleys w c-diaz cobalt-g cobalt-j', came('with', 'x')),
      ],
    });
    const umpire = playTo(battling(world, 3, 3, 0, 9, 0, 9, 9), 'prizes', HEAVY);
    expect(world.battle?.prizes).toEqual([{ class: 'SOL', from: 'red-a' }]);
    umpire.answer({ into: ['cobalt-a'] });
    expect(formationsLeft(world, 'blue')).toEqual([
      'cobalt-galleys w c-diaz cobalt-g:2/4 cobalt-j:2/4',
      'cobalt-a w nobody cobalt-a:1/3',
    ]);
  });
});

describe('Who is let alone, and who is not', () => {
  it.each([
    ['before the Enemy’s Port', 'kings-port', true],
    ['before its own', 'ville', false],
    ['in a Strait', 'narrows', true],
    ['at sea', 'w', false],
  ])('[10.156] [10.157] a Scattered Convoy %s', (_, at, exposed) => {
    const world = meeting({ stations, put: [{ ...RED, at, hidden: true }] });
    putConvoy(world, { group: 'blue-trade', at, scattered: true });
    expect(drawMeetings(world, scripted(world)).length).toBe(exposed ? 1 : 0);
  });

  it.each([
    ['an Independent Squadron', force('azure-i w nobody azure-i', { hidden: true })],
    ['a Flotilla', { ...AZURE, hidden: true }],
  ] as const)('[10.157] not while %s of its side is there, seen or not', (_, guard) => {
    const world = meeting({ stations, put: [{ ...RED, hidden: true }, guard] });
    const { id } = putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    world.sighted = [formationIn(world, id).token!];
    expect(metHere(world, here)).toBeNull();
  });

  it('[7.223] [7.152] a Dummy that enters an Interdicted Space forces nothing, nor a Scattered Convoy', () => {
    const guard: Meets = force('red-flag narrows r-birch red-a', { order: 'red-strait' });
    const world = meeting({ stations, put: [guard] });
    const dummy = newFormation('dummy-blue-1', 'dummy', 'north', atSea('narrows'), world.clock);
    dummy.came = { how: 'with', from: 'w', clock: world.clock };
    world.forces.blue!.formations['dummy-blue-1'] = dummy;
    putToken(world, 'blue', dummy);
    expect(interdictionAt(world, 'narrows')).toBeNull();
    const { id } = putConvoy(world, { group: 'blue-trade', at: 'narrows', scattered: true });
    formationIn(world, id).came = { how: 'with', from: 'ocean', clock: world.clock };
    expect(interdictionAt(world, 'narrows')).toBeNull();
    world.forces.blue!.convoys[id]!.scattered = false;
    expect(interdictionAt(world, 'narrows')?.entered).toEqual([formationIn(world, id).token]);
  });

  it.each([
    ['fewer Sail', 'red-a:3', true],
    ['as many', 'red-a:4', false],
    ['more', 'red-a:4 red-b:1', false],
  ])('[8.23] told to Withdraw when outnumbered, with %s: %s', (_, squadrons, goes) => {
    const world = met([
      { ...RED, squadrons },
      { ...AZURE, squadrons: 'azure-a:4' },
    ]);
    world.watch = { ...world.watch, red: { ...world.watch.red!, withdraw: 'outnumbered' } };
    playTo(battling(world, 9, 9, 9, 9, 9), 'line-up');
    expect(formationIn(world, 'red-gf').bound !== null).toBe(goes);
  });
});

describe('What is shuffled after a Battle', () => {
  const after = (): ReturnType<typeof battling> =>
    playTo(
      battling(
        meeting({
          stations,
          mess: 'r-birch',
          put: [
            { ...RED, squadrons: 'red-a:3 red-b:3' },
            force('red-det-1 w r-cole red-c:3'),
            force('red-flag x nobody red-e'),
            AZURE,
          ],
        }),
        9,
        9,
        9,
        9,
        9,
        9,
      ),
      'regroup',
      {
        intensity: { intensity: 'Light' },
        reinforce: { formations: [], assist: null, screen: null },
        engage: (_, { declared }) => (declared ? { fight: true, formation: 'red-gf' } : undefined),
      },
    );
  it.each<[string, ReorganisationAct]>([
    ['may', { do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 }],
    ['not-engaged 8.42', { do: 'transfer', from: 'red-c', to: 'red-b', sail: 1 }],
    ['not-engaged 8.42', { do: 'transfer', from: 'red-a', to: 'red-c', sail: 1 }],
    ['not-engaged 8.42', { do: 'move', squadron: 'red-c', to: 'red-gf' }],
    ['not-engaged 8.42', { do: 'move', squadron: 'red-a', to: 'red-det-1' }],
    ['not-engaged 8.42', { do: 'unform', flotilla: 'red-det-1' }],
    ['may', { do: 'unform', flotilla: 'red-gf' }],
    ['not-engaged 8.42', { do: 'post', leader: 'r-birch', flotilla: 'red-flag' }],
  ])('[8.42] %s: %j', (said, act) => {
    const flaw = after().check({ acts: [act] });
    expect(flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`).toBe(said);
  });

  it('[8.46] an Order is given up only by who was in it', () => {
    const umpire = after();
    expect(umpire.check({ acts: [], abandon: ['red-det-1'] })).toMatchObject({
      code: 'no-order',
      rule: '8.46',
    });
    expect(formationsLeft(umpire.world, 'red')).toEqual([
      'red-gf w r-ash red-a:3/1 red-b:3/1',
      'red-det-1 w r-cole red-c:3/0',
      'red-flag x nobody red-e:4/0',
    ]);
  });

  it('[8.214] of Squadrons beyond Control the weakest stay out, of equal ones the more damaged', () => {
    const world = meeting({
      stations,
      put: [{ ...RED, leader: 'r-cole', id: 'red-det-1', squadrons: 'red-a:3/1 red-b:3/4 red-c:4' }, AZURE],
    });
    const umpire = playTo(battling(world), 'line-up');
    expect(umpire.choices()).toEqual([
      { leaders: [{ leader: 'r-cole', squadron: 'red-a' }], out: ['red-b'] },
      { leaders: [{ leader: 'r-cole', squadron: 'red-b' }], out: ['red-b'] },
      { leaders: [{ leader: 'r-cole', squadron: 'red-c' }], out: ['red-b'] },
    ]);
  });
});
