import { describe, expect, it } from 'vitest';
import { meeting } from '../../testing/battle.ts';
import { convoyAt, escort, escortedBy } from '../../testing/convoys.ts';
import { askedOf, battling, engaged, playTo, unfought } from '../../testing/fighting.ts';
import { turnUp } from '../../testing/found.ts';
import { drawsFirst, drawsLast } from '../../testing/imagined.ts';
import { force, scripted, type Umpire } from '../../testing/station.ts';
import type { AnswerTo } from '../../world/asks.ts';
import type { Battle, Combat, Engaged, Officer } from '../../world/battle-state.ts';
import { batter } from './harm.ts';
import { baseColumn, columnShifts, damageModifiers, inflicted } from './resolve.ts';
import { callUnit, ledUnits, wayAfter, withFlagships } from './selection.ts';
import { drawPrizes } from './strike.ts';

const officer = (leader: string, seniority: number, admiral: boolean): Officer => ({
  leader,
  engaged: 'red-gf',
  commands: ['red-gf'],
  admiral,
  seniority,
});

/** Three Squadrons a side, a leader in the first of Blue's and in two of Red's. */
const picking = (): Umpire =>
  playTo(
    battling(
      meeting({
        put: [
          force('red-gf w r-ash red-a:4/1 red-b:4/2'),
          { ...force('red-det-1 w r-cole red-c:4/3'), under: 'red-gf' },
          { ...force('blue-gf w a-aubin azure-a:4/1 azure-b:4/2 azure-c:4/3'), came: 'against' },
        ],
      }),
      6,
      5,
      5,
      5,
    ),
    'combat',
    {
      intensity: { intensity: 'Heavy' },
      'line-up': (side): AnswerTo<'line-up'> => ({
        leaders:
          side === 'red'
            ? [
                { leader: 'r-ash', squadron: 'red-b' },
                { leader: 'r-cole', squadron: 'red-c' },
              ]
            : [{ leader: 'a-aubin', squadron: 'azure-a' }],
        out: [],
      }),
    },
  );
const say = (squadron: string | null, admiral = false) => ({ squadron, admiral });
const judged = (umpire: Umpire, squadron: string | null, admiral: boolean, index: number): string => {
  const flaw = umpire.check(say(squadron, admiral), index);
  return flaw === null ? 'may' : `${flaw.code} ${flaw.rule}`;
};

describe('what is put up, and what is refused', () => {
  it('[8.33] [8.331] before anything is: the first his own in order, the second nothing but a call', () => {
    const umpire = picking();
    expect(askedOf(umpire)).toEqual(['combat:red', 'combat:blue']);
    expect([umpire.choices(0), umpire.choices(1)]).toEqual([
      [say(null), say('red-b', true)],
      [say('azure-a'), say('azure-b'), say('azure-c'), say('azure-a', true)],
    ]);
    const red = (squadron: string | null, admiral = false) => judged(umpire, squadron, admiral, 0);
    const blue = (squadron: string | null, admiral = false) => judged(umpire, squadron, admiral, 1);
    expect([red('red-a'), red(null), red('red-c', true), red('red-b', true)]).toEqual([
      'not-yet 8.33',
      'may',
      'senior 8.33',
      'may',
    ]);
    expect([blue('red-a'), blue(null), blue('azure-b', true), blue('azure-c')]).toEqual([
      'out-of-order 8.331',
      'out-of-order 8.331',
      'senior 8.33',
      'may',
    ]);
  });

  it('[8.33] a call is answered by an Admiral’s Squadron where there is one, and not by another call', () => {
    const umpire = picking().answer(say(null), say('azure-a', true));
    // A call settles no way round the track.
    expect(umpire.world.battle!.picking).toEqual({
      first: 'red',
      side: 'red',
      chosen: null,
      called: false,
      ways: {},
    });
    // Ash alone is an Admiral: there is nothing to choose.
    expect(umpire.told('pick').map(({ squadron, admiral }) => [squadron, admiral])).toEqual([
      ['azure-a', true],
      ['red-b', true],
    ]);
  });

  it('[8.33] of two Admirals either answers a call, and no Commodore', () => {
    const umpire = playTo(
      battling(
        meeting({
          put: [
            force('red-gf w r-ash red-a:4'),
            { ...force('red-flag w r-birch red-b:4'), under: 'red-gf' },
            { ...force('red-det-1 w r-cole red-c:4'), under: 'red-gf' },
            { ...force('blue-gf w a-aubin azure-a:4 azure-b:4 azure-c:4'), came: 'against' },
          ],
        }),
        6,
        5,
        5,
        5,
      ),
      'combat',
      { intensity: { intensity: 'Heavy' } },
    );
    umpire.answer(say(null), say('azure-a', true));
    expect(umpire.choices<'combat'>()).toEqual([say('red-a'), say('red-b')]);
    expect([judged(umpire, 'red-b', false, 0), judged(umpire, 'red-c', false, 0)]).toEqual([
      'may',
      'admirals 8.33',
    ]);
  });

  it('[8.33] once something is put up nobody calls any more', () => {
    const umpire = picking().answer(say(null), say('azure-b'));
    expect(askedOf(umpire)).toEqual(['combat:red']);
    expect([judged(umpire, 'red-b', true, 0), judged(umpire, 'red-c', false, 0)]).toEqual([
      'no-call 8.33',
      'may',
    ]);
    expect(umpire.choices<'combat'>()).toEqual([say('red-a'), say('red-b'), say('red-c')]);
  });
});

describe('leaders called for', () => {
  const battle = (squadrons: Engaged[], officers: Officer[]): Battle =>
    ({
      squadrons: { red: squadrons, blue: [engaged('azure-a', { leaders: ['a-aubin'] })] },
      officers: { red: officers, blue: [officer('a-aubin', 1, true)] },
      combats: [],
    }) as unknown as Battle;
  const names = (all: readonly Engaged[]): string[] => all.map(({ squadron }) => squadron);
  const ships = [
    engaged('red-a', { leaders: ['r-cole'] }),
    engaged('red-b', { leaders: ['r-birch'] }),
    engaged('red-c', { leaders: ['r-ash'] }),
    engaged('red-e'),
  ];
  const all = [officer('r-ash', 3, true), officer('r-birch', 2, true), officer('r-cole', 1, false)];

  it('[8.33] the Admirals, of them the senior first; without any the Commodores', () => {
    expect(names(ledUnits(battle(ships, all), 'red'))).toEqual(['red-b', 'red-c']);
    expect(callUnit(battle(ships, all), 'red')!.squadron).toBe('red-c');
    const none = [officer('r-birch', 2, false), officer('r-cole', 1, false)];
    expect(names(ledUnits(battle(ships, none), 'red'))).toEqual(['red-a', 'red-b']);
    expect(callUnit(battle(ships, none), 'red')!.squadron).toBe('red-b');
    expect(callUnit(battle([engaged('red-e')], []), 'blue')).toBeNull();
  });

  it('[10.311] a Flagship goes with her mate, and nobody else does', () => {
    const pair = [
      engaged('red-a'),
      engaged('red-b'),
      engaged('sovereign', { kind: 'flagship', mate: 'red-b' }),
    ];
    expect(names(withFlagships(battle(pair, []), 'red', ['red-b']))).toEqual(['red-b', 'sovereign']);
    expect(names(withFlagships(battle(pair, []), 'red', ['red-a']))).toEqual(['red-a']);
  });

  it('[8.331] the way round a track is settled by its own Squadrons alone', () => {
    const ways = { 'red-gf': { from: 3, way: null } };
    const left = [
      engaged('red-a', { dp: 1 }),
      engaged('red-b', { dp: 6 }),
      engaged('red-c', { dp: 4, formation: 'red-flag' }),
    ];
    expect(wayAfter(left, left[1]!, ways)).toEqual({ 'red-gf': { from: 3, way: 'up' } });
    expect(wayAfter(left, left[0]!, ways)).toEqual({ 'red-gf': { from: 3, way: 'down' } });
  });
});

describe('a Convoy in it', () => {
  const met = (squadrons: string, red = 'red-a:4 red-b:4'): Umpire => {
    const { world } = convoyAt(
      { group: 'blue-trade', at: 'narrows' },
      {
        put: [force(`red-det-1 narrows r-cole ${red}`), { ...escort, squadrons }],
        world: { step: 'battles', increment: 3, clock: 3 },
      },
    );
    escortedBy(world, 'blue-trade', 'azure-det');
    turnUp(world, 'red', 'red-det-1');
    return battling(world, 0, 0, 9, 9, 9, 9);
  };
  const convoyOf = (combat: Partial<Combat>): Combat => unfought('red-a', 'blue-trade', combat);

  it('[8.33] [10.131] left over, it is put into no other Combat', () => {
    const umpire = playTo(met('azure-a:4', 'red-a:4'), ['combat', 'double'], {
      intensity: { intensity: 'Heavy' },
    });
    playTo(umpire, ['double', 'shifts', 'sinkings'], {
      combat: (side) => (side === 'blue' ? say('azure-a') : undefined),
    });
    expect(askedOf(umpire).filter((one) => one.startsWith('double'))).toEqual([]);
    expect(umpire.world.battle!.combats.map(({ squadrons }) => squadrons)).toEqual([
      { red: ['red-a'], blue: ['azure-a'] },
    ]);
  });

  it('[8.36] [10.133] its Squadrons are counted against the Enemy’s, it is not; one Galley among others is no Galley', () => {
    const umpire = playTo(met('azure-a:1', 'red-a:4 red-b:4'), ['combat', 'double'], {
      intensity: { intensity: 'Heavy' },
    });
    const { world } = umpire;
    const battle = world.battle!;
    const beside = convoyOf({ squadrons: { red: ['red-a'], blue: ['blue-trade', 'azure-a'] } });
    expect(damageModifiers(world, battle, beside, 'red')).toEqual([{ why: 'sail', value: 3 }]);
    expect(damageModifiers(world, battle, convoyOf({}), 'red')).toEqual([]);
    expect([
      baseColumn(world, battle, convoyOf({}), 'red'),
      baseColumn(world, battle, beside, 'blue'),
    ]).toEqual([4, battle.level]);
    expect(inflicted(world, battle, convoyOf({}), 'blue', 0)).toEqual({
      column: 0,
      shifts: [],
      modifiers: [],
      result: { dp: 0, sunk: 0, star: false },
    });
    battle.squadrons.red!.push(engaged('cobalt-g', { formation: 'red-det-1' }));
    expect(
      baseColumn(
        world,
        battle,
        convoyOf({ squadrons: { red: ['red-a', 'cobalt-g'], blue: ['blue-trade'] } }),
        'red',
      ),
    ).toBe(4);
    expect(
      baseColumn(world, battle, convoyOf({ squadrons: { red: ['cobalt-g'], blue: ['blue-trade'] } }), 'red'),
    ).toBe(2);
  });

  it('[10.32] a Flagship by herself shifts by her own counter alone', () => {
    const umpire = playTo(met('azure-a:1'), ['combat', 'double'], { intensity: { intensity: 'Heavy' } });
    const battle = umpire.world.battle!;
    battle.squadrons.red!.push(engaged('sovereign', { kind: 'flagship' }));
    const combat = convoyOf({ squadrons: { red: ['sovereign'], blue: ['azure-a'] } });
    expect(columnShifts(umpire.world, battle, combat, 'red')).toEqual([{ why: 'flagship', value: 1 }]);
  });
});

describe('by lot', () => {
  const fleet = () => {
    const world = meeting({
      put: [
        force('red-gf w r-ash red-a:1 sovereign'),
        { ...force('azure-flag w a-aubin azure-a:4'), came: 'against' },
      ],
    });
    const umpire = playTo(battling(world, 6, 5, 5, 5, 5), ['combat', 'double', 'shifts'], {
      intensity: { intensity: 'Heavy' },
    });
    return { world, battle: umpire.world.battle! };
  };
  it.each([
    ['the Squadron', drawsFirst, 'red-a'],
    ['the Flagship beside it', drawsLast, 'sovereign'],
  ])('[10.321] one Sail outright is of %s', (_, dice, squadron) => {
    const { world, battle } = fleet();
    battle.officers = { red: [], blue: [] };
    const context = { ...scripted(world), dice };
    const blow = { dp: 0, sunk: ['red-a'], star: false, by: 'combat', from: null } as const;
    batter(world, battle, context, 'red', battle.squadrons.red!, blow);
    expect(battle.losses.red).toEqual([{ squadron, by: 'combat' }]);
  });

  const struck = (dice: typeof drawsFirst, strikes: number, losses: readonly string[]): unknown => {
    const { world, battle } = fleet();
    battle.victor = 'red';
    battle.strikes = strikes;
    battle.losses = { red: [], blue: losses.map((squadron) => ({ squadron, by: 'combat' as const })) };
    drawPrizes(world, battle, { ...scripted(world), dice });
    return battle.prizes.map(({ from }) => from);
  };
  it('[8.44] which Sail Strike; where all do nothing is drawn', () => {
    const two = ['azure-a', 'azure-d'];
    const some = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (die) => (struck(drawsLast, die, two) as string[]).length === 1,
    );
    expect(some.length).toBeGreaterThan(0);
    expect([struck(drawsFirst, some[0]!, two), struck(drawsLast, some[0]!, two)]).toEqual([
      ['azure-a'],
      ['azure-d'],
    ]);
    expect(struck(drawsLast, some[0]!, ['azure-d'])).toEqual(['azure-d']);
  });
});

describe('whose Sail go down outright', () => {
  it('[8.33.10] one after the other round the Squadrons, none more than it has', () => {
    const umpire = playTo(
      battling(
        meeting({
          put: [
            force('red-flag w r-birch red-a:4'),
            { ...force('azure-flag w a-aubin azure-a:1 azure-b:4'), came: 'against' },
          ],
        }),
        0,
        0,
        9,
        9,
        9,
        9,
      ),
      'sinkings',
      { intensity: { intensity: 'Heavy' } },
    );
    const [combat] = umpire.world.battle!.combats;
    combat!.sunk = { red: 0, blue: 3 };
    expect(umpire.choices<'sinkings'>()).toEqual([
      { take: [['azure-a', 'azure-b', 'azure-b']] },
      { take: [['azure-b', 'azure-a', 'azure-b']] },
      { take: [['azure-a', 'azure-b', 'azure-b']] },
    ]);
  });
});
