import { d3, d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../answers.ts';
import { TestPlay } from '../testing/play.ts';
import { type TestBattery, type TestShip, testTable, viewOf } from '../testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
/** South of her and within point blank; `z` is the same to the north. */
const y: TestShip = { id: 'y', side: 'b', at: [21, 26], heading: 90 };
const z: TestShip = { ...y, id: 'z', at: [20, 14] };
const scene = (
  ships: readonly TestShip[],
  batteries: readonly TestBattery[] = [],
  rest: Partial<Parameters<typeof testTable>[0]> = {},
) => new TestPlay(testTable({ ships, batteries, ...rest }));

const GRID = ['4', '3', '2'].flatMap((way) =>
  ['', ' R30', ' L30', ' R15', ' L15'].map((turn) => `move ${way}${turn}`),
);
const firing = (ways: readonly (readonly [string, readonly string[]])[], shots: string) =>
  ways.flatMap(([way, points]) =>
    points.flatMap((at) =>
      ['', ' R30', ' L30'].map((turn) => `move ${way}${turn}; ${shots.replaceAll('@', `@${at}`)}`),
    ),
  );
const WAYS = [
  ['4', ['0', '2', '4']],
  ['3', ['0', '1.5', '3']],
  ['2', ['0', '1', '2']],
] as const;
const BEARS = [
  'bears any ask hull',
  'bears close ask hull',
  'bears point-blank ask hull',
  'bears rake ask hull',
  'bears any fire hull',
];

/** What both broadsides can do where `y` lies to starboard and `z` to larboard. */
const BOTH = [
  ...['R y', 'L z'].flatMap((aim) => ['hull', 'rigging', 'rigging chain'].map((at) => `fire ${aim} ${at}`)),
  'fire R y hull; L z hull',
];

describe('what is offered for a segment', () => {
  it('[move.three-segments] [fire.any-point-of-move] [sails.one-level] every kind of order, the farthest first', () => {
    const play = scene([x, y]);
    expect(play.ask).toEqual({
      id: '0.t1.segment.x',
      seat: 'a-1',
      kind: 'segment',
      rule: 'move.three-segments',
      ship: 'x',
      segment: 1,
      segments: 3,
      disposition: 'reaching',
      most: 4000,
      least: 2000,
      turn: 300,
    });
    expect(play.offered).toEqual([
      ...GRID,
      ...firing(WAYS, '@ R y hull'),
      'move 4; board y',
      'sail easy',
      'sail full',
      'fire R y hull',
      'fire R y rigging',
      'fire R y rigging chain',
      'tack',
      'boxhaul 4 L',
      'boxhaul 4 R',
      ...BEARS,
    ]);
    for (const answer of play.choices) expect(check(viewOf(play.state), play.ask, answer)).toBeNull();
  });

  it('[fire.any-point-of-move] both broadsides where both bear, each at the nearest of its side', () => {
    const play = scene([x, { ...y, id: 'far', at: [20, 34] }, y, z]);
    expect(play.offered.filter((text) => text.startsWith('fire'))).toEqual(BOTH);
    expect(play.offered).toContain('move 4; @0 R y hull; @0 L z hull');
  });

  it('[aback.stops] [shore.fort-points] taken aback she only turns; a battery has no rigging and is not boarded', () => {
    const play = scene([{ ...x, heading: 0, sail: 'full' }], [{ id: 'fort', at: [25, 22] }]);
    expect(play.offered).toEqual([
      ...['', ' R30', ' L30', ' R15', ' L15'].map((turn) => `move 0${turn}`),
      ...['', ' R30', ' L30'].map((turn) => `move 0${turn}; @0 R fort hull`),
      'sail battle',
      'fire R fort hull',
      'tack',
      ...BEARS,
    ]);
  });

  it('[all-hands.only-move] with all hands on deck only moves and sails', () => {
    const play = scene([{ ...x, fires: 1 }, y]).say('act x all-hands fight-fires', d6(4, 4, 4, 1), d3(1));
    expect(play.offered).toEqual([...GRID, 'sail easy', 'sail full']);
  });

  it('[sails.one-level] [activation.step-order] no sail once she has changed it, or is under way', () => {
    const sails = (play: TestPlay) => play.offered.filter((text) => text.startsWith('sail'));
    expect(sails(scene([{ ...x, sail: 'easy' }, y]))).toEqual(['sail battle']);
    expect(sails(scene([{ ...x, sail: 'full' }, y]))).toEqual(['sail battle']);
    expect(sails(scene([x, y]).say('sail full'))).toEqual([]);
    expect(sails(scene([x, y]).say('move 4'))).toEqual([]);
    expect(sails(scene([x, y]).say('fire R y hull', d10(1, 1), d6(1, 1)))).toEqual([]);
  });

  it('[critical.rudder] [special.one-a-turn] with a damaged rudder no turn and no boxhaul; one special is all', () => {
    const play = scene([{ ...x, rudder: true }]).say('act x');
    expect(play.offered).toEqual(['move 4', 'move 3', 'move 2', 'sail easy', 'sail full', 'tack', ...BEARS]);
    play.say('tack', d6(4, 4, 1));
    expect(play.offered).toEqual(['move 4', 'move 3', 'move 2']);
  });

  it('[boarding.declare-at-segment] an enemy within the segment and two inches; not a friend, a wreck gone, or one farther', () => {
    const boards = (other: Partial<TestShip>) =>
      scene([x, { ...y, ...other }, { ...x, id: 'v', at: [60, 40], acted: true }]).offered.filter((text) =>
        text.includes('board'),
      );
    // Bases are two and a half inches long: 8.5 from centre to centre are six between them.
    expect(boards({ at: [28.5, 20] })).toEqual(['move 4; board y']);
    expect(boards({ at: [28.501, 20] })).toEqual([]);
    expect(boards({ side: 'a', acted: true })).toEqual([]);
    expect(boards({ fate: 'sunk' })).toEqual([]);
    expect(boards({ colours: 'struck' })).toEqual(['move 4; board y']);
  });

  it('[chain-shot.pass] chain shot up to close range, and where a special action may still be tried', () => {
    const chain = (at: readonly [number, number], mine: Partial<TestShip> = {}) =>
      scene([
        { ...x, ...mine },
        { ...y, at },
      ]).offered.filter((text) => text.endsWith('chain'));
    expect(chain([20, 27])).toEqual(['fire R y rigging chain']);
    expect(chain([20, 36])).toEqual(['fire R y rigging chain']);
    expect(chain([20, 36.001])).toEqual([]);
    expect(chain([20, 27], { crew: 23 })).toEqual([]);
  });
});

describe('what is offered before and after', () => {
  it('[activation.step-order] [all-hands.must-attempt] ships that may act, with all they could declare', () => {
    const hurt = { fires: 1, leaks: 1, rudder: true, anchored: true };
    const play = scene([{ ...x, ...hurt }, { ...x, id: 'v', at: [40, 40] }, y]);
    expect(play.ask).toEqual({
      id: '0.t1.activate.a-squadron',
      seat: 'a-1',
      kind: 'activate',
      rule: 'activation.step-order',
      squadron: 'a-squadron',
      ships: ['x', 'v'],
    });
    expect(play.offered).toEqual([
      'act x',
      'act x fight-fires',
      'act x all-hands fight-fires',
      'act x repair-leaks',
      'act x all-hands repair-leaks',
      'act x repair-rudder',
      'act x all-hands repair-rudder',
      'act x cut',
      'act v',
    ]);
  });

  it.each([
    ['a crippled crew mends nothing', { fires: 1, crew: 23 }, ['act x', 'act x cut']],
    ['a blockship keeps her cable', { fires: 1, crew: 23, spec: { blockship: true } }, null],
    ['one without rigging too', { fires: 1, crew: 23, rigging: 0 }, null],
  ] as const)('[special.crippled-crew] [activation.step-order] %s', (_why, more, offered) => {
    const play = scene([
      { ...x, anchored: true, ...more },
      { ...x, id: 'v', at: [40, 40] },
    ]);
    expect(play.offered).toEqual([...(offered ?? ['act x']), 'act v']);
  });

  it('[activation.step-order] one held alongside cannot cut her cable', () => {
    const boardings = [{ attacker: 'y', defender: 'x' }];
    const play = scene(
      [
        { ...x, anchored: true },
        { ...x, id: 'v', at: [40, 40] },
      ],
      [],
      { boardings },
    );
    expect(play.offered).toEqual(['act x', 'act v']);
  });

  it.each([
    ['activation.squadron-by-squadron', 'act y', 'not-hers'],
    ['all-hands.must-attempt', 'act x all-hands', 'all-hands'],
    ['all-hands.must-attempt', 'act x all-hands cut', 'all-hands'],
    ['activation.step-order', 'act x cut', 'no-cable'],
    ['special.one-a-turn', 'act x repair-leaks', 'nothing-to-mend'],
    ['special.crippled-crew', 'act v fight-fires', 'crew-crippled'],
    ['activation.step-order', 'act x fight-fires', null],
    ['all-hands.must-attempt', 'act x all-hands fight-fires', null],
    ['activation.step-order', 'act v', null],
  ] as const)('[%s] "%s" is refused or not: %s', (rule, text, code) => {
    const play = scene([{ ...x, fires: 1 }, { ...x, id: 'v', at: [40, 40], fires: 1, crew: 10 }, y]);
    expect(play.refusal(text)).toBe(code === null ? null : `${code} ${rule}`);
  });

  it('[fire.any-point-of-move] when her movement is over: her guns, waiting, and nothing', () => {
    const play = scene([{ ...x, anchored: true }, y, z]).say('act x');
    expect(play.ask).toEqual({
      id: '1.t1.fire.x',
      seat: 'a-1',
      kind: 'fire',
      rule: 'fire.any-point-of-move',
      ship: 'x',
    });
    expect(play.offered).toEqual([...BOTH, ...BEARS, 'done']);
    for (const answer of play.choices) expect(check(viewOf(play.state), play.ask, answer)).toBeNull();
  });

  it('[fire-as-she-bears.pass] in another’s activation: her guns, or to hold and wait for something', () => {
    const guard: TestShip = { ...x, anchored: true };
    const play = scene([guard, { ...y, at: [10, 34], sail: 'full' }])
      .say('act x')
      .say('bears any ask hull', d6(4, 4, 1));
    play.say('move 5');
    expect(play.ask).toEqual({
      id: '3.t1.bears.x',
      seat: 'a-1',
      kind: 'bears',
      rule: 'fire-as-she-bears.pass',
      ship: 'x',
      mover: 'y',
    });
    expect(play.offered).toEqual([
      'fire R y hull',
      'fire R y rigging',
      'hold any ask hull',
      'hold close ask hull',
      'hold point-blank ask hull',
      'hold rake ask hull',
      'hold never ask hull',
    ]);
    expect(play.refusal('hold any ask hull nobody')).toBe('no-target fire-as-she-bears.pass');
    expect(play.refusal('hold any ask hull y')).toBeNull();
    expect(play.refusal('fire L y hull')).toBe('out-of-arc fire.arc-30-degrees');
  });

  it('[fire-as-she-bears.pass] she may wait for a battery, but not for nobody', () => {
    const play = scene([x], [{ id: 'fort', at: [25, 32] }]);
    expect(play.refusal('bears any ask hull fort')).toBeNull();
    expect(play.refusal('bears any ask hull nobody')).toBe('no-target fire-as-she-bears.pass');
  });

  it('[shore.own-squadron] [shore.never-moves] a battery: each ship it bears on, hull and rigging, or nothing', () => {
    const play = scene(
      [{ ...x, acted: true }, { ...z, id: 'v', side: 'a', at: [34, 24], acted: true }, y],
      [{ id: 'fort', at: [25, 22] }],
      {
        order: [{ squadron: 'fort', total: 7 }],
      },
    );
    expect(play.ask).toEqual({
      id: '0.t1.battery.fort',
      seat: 'b-1',
      kind: 'battery',
      rule: 'shore.own-squadron',
      battery: 'fort',
    });
    expect(play.offered).toEqual([
      'battery x hull',
      'battery x rigging',
      'battery v hull',
      'battery v rigging',
      'no battery',
    ]);
    expect(play.refusal('battery y hull')).toBe('friend fire.declare-target-and-location');
    expect(play.refusal('battery fort hull')).toBe('no-target fire.declare-target-and-location');
    play.news();
    play.say('no battery');
    expect(play.news()).toEqual([{ kind: 'battery-held', rule: 'shore.own-squadron', ship: 'fort' }]);
  });
});
