import { describe, expect, it } from 'vitest';
import { type Fight, meeting } from '../../testing/battle.ts';
import { askedOf, battling, engaged, playTo } from '../../testing/fighting.ts';
import type { Umpire } from '../../testing/station.ts';
import type { AnswerTo } from '../../world/asks.ts';
import type { Engaged } from '../../world/battle-state.ts';
import type { State } from '../../world/state.ts';
import { legalShips, unpaired, wayAfter } from './selection.ts';

/** Red has the Gauge; nobody's leaders matter unless they are said to. */
function lined(
  red: string,
  blue: string,
  more: Partial<Fight> & { intensity?: 'Light' | 'Medium' | 'Heavy' } = {},
) {
  // Cautious against Cautious: what is chosen comes out one lower.
  const { intensity = 'Heavy', ...fight } = more;
  const world = meeting({
    put: [
      { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: red },
      { id: 'blue-gf', at: 'w', leader: 'a-aubin', squadrons: blue, came: 'against' },
    ],
    ...fight,
  });
  return { world, umpire: battling(world, 6, 5, 5, 5, 5, 5, 5), intensity };
}

const toCombats = (
  { umpire, intensity }: ReturnType<typeof lined>,
  leaders: Readonly<Record<string, string>> = { 'r-ash': 'red-a', 'a-aubin': 'azure-a' },
): Umpire =>
  playTo(umpire, 'combat', {
    intensity: { intensity },
    'line-up': (side, battle): AnswerTo<'line-up'> => ({
      leaders: battle.officers[side]!.map(({ leader }) => ({ leader, squadron: leaders[leader]! })),
      out: [],
    }),
  });

const pick = (squadron: string) => ({ squadron, admiral: false });
const noCall = { squadron: null, admiral: false };
const call = (squadron: string) => ({ squadron, admiral: true });
const picks = (umpire: Umpire, index: number): (string | null)[] =>
  umpire
    .choices<'combat'>(index)
    .filter(({ admiral }) => !admiral)
    .map(({ squadron }) => squadron);
const combatsOf = (world: State) =>
  world.battle!.combats.map(({ squadrons }) => [squadrons.red, squadrons.blue]);

describe('the arrangement of Combats', () => {
  it('[8.33] who has the Gauge declares second in the first Combat, then they alternate', () => {
    const { umpire, world } = (() => {
      const one = lined('red-a:4/1 red-b:4/2', 'azure-a:4/1 azure-b:4/2');
      return { umpire: toCombats(one), world: one.world };
    })();
    expect(world.battle!.picking).toMatchObject({ first: 'blue' });
    umpire.answer(noCall, pick('azure-b'));
    expect(askedOf(umpire)).toEqual(['combat:red']);
    umpire.answer(pick('red-b'));
    umpire.answer(pick('red-a'), noCall);
    const order = umpire.told('pick').map(({ side, combat }) => [side, combat]);
    expect(order).toEqual([
      ['blue', 0],
      ['red', 0],
      ['red', 1],
      ['blue', 1],
    ]);
  });

  it('[8.331] the first may be any; then all of its box, then one way round the track from it', () => {
    const set = lined('red-a:4/2 red-b:4/5 red-c:4/5 red-e:4/9', 'azure-a:4 azure-b:4 azure-c:4 cobalt-a:4');
    const umpire = toCombats(set);
    umpire.answer(noCall, pick('azure-a'));
    expect(picks(umpire, 0)).toEqual(['red-a', 'red-b', 'red-c', 'red-e']);
    umpire.answer(pick('red-b'));
    // Red is first now and must empty the box of five before anything else.
    expect(set.world.battle!.picking).toMatchObject({ first: 'red', chosen: 'red-c' });
    umpire.answer(umpire.choices<'combat'>()[0]!);
    expect(unpaired(set.world.battle!, 'red').map(({ squadron }) => squadron)).toEqual(['red-a', 'red-e']);
  });

  it('[8.331] past the end of the track it goes on from the other end; the way once taken is kept', () => {
    const track = Object.entries({ two: 2, five: 5, seven: 7, nine: 9 }).map(([id, dp]) =>
      engaged(id, { dp }),
    );
    const names = (all: readonly Engaged[]) => all.map(({ squadron }) => squadron);
    const run = (...order: readonly string[]) => {
      let left = track;
      let ways = {};
      return order.map((name) => {
        const legal = legalShips(left, ways);
        const one = legal.find(({ squadron }) => squadron === name)!;
        ways = wayAfter(left, one, ways);
        left = left.filter((other) => other !== one);
        return names(legal);
      });
    };
    expect(run('seven', 'nine', 'two', 'five')).toEqual([
      ['two', 'five', 'seven', 'nine'],
      ['five', 'nine'],
      ['two'],
      ['five'],
    ]);
    expect(run('seven', 'five', 'two', 'nine').slice(2)).toEqual([['two'], ['nine']]);
    expect(run('two', 'nine', 'seven').slice(1)).toEqual([['five', 'nine'], ['seven']]);
  });

  it('[8.331] one Formation is used up before the next, which begins where it likes', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4/1 red-b:4/3' },
        { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: 'red-c:4/2 red-e:4/4' },
        {
          id: 'blue-gf',
          at: 'w',
          leader: 'a-clerc',
          squadrons: 'azure-a azure-b azure-c cobalt-a',
          came: 'against',
        },
      ],
    });
    const umpire = playTo(battling(world, 6, 5, 5, 5, 5), 'combat');
    const index = askedOf(umpire).indexOf('combat:red');
    umpire.answer(...umpire.asks.map((_, at) => (at === index ? noCall : umpire.choices<'combat'>(at)[0]!)));
    expect(picks(umpire, 0)).toEqual(['red-a', 'red-b', 'red-c', 'red-e']);
    umpire.answer(pick('red-c'));
    playTo(umpire, 'double');
    const red = umpire.told('pick').filter(({ side }) => side === 'red');
    expect(red.map(({ squadron }) => squadron).slice(0, 2)).toEqual(['red-c', 'red-e']);
  });

  it('[8.332] Independent Squadrons come last, in any order', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4/1' },
        { id: 'red-c', at: 'w', squadrons: 'red-c:4/2' },
        { id: 'red-e', at: 'w', squadrons: 'red-e:4/2' },
        { id: 'blue-gf', at: 'w', leader: 'a-clerc', squadrons: 'azure-a azure-b azure-c', came: 'against' },
      ],
    });
    const umpire = playTo(battling(world, 0, 0, 6, 5, 5, 5), 'combat', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'blue-gf' } : undefined,
    });
    playTo(umpire, 'double');
    const red = umpire.told('pick').filter(({ side }) => side === 'red');
    expect(red[0]!.squadron).toBe('red-a');
    expect(red).toHaveLength(3);
  });
});

describe('Admiral', () => {
  it('[8.33] who calls puts up his senior leader’s Squadron, the other one of a leader’s', () => {
    const umpire = toCombats(lined('red-a:4/1 red-b:4/2', 'azure-a:4/1 azure-b:4/2'));
    expect(umpire.check(call('red-b'), 0)).toMatchObject({ rule: '8.33' });
    umpire.answer(call('red-a'), pick('azure-b'));
    expect(umpire.told('pick').map(({ squadron, admiral }) => [squadron, admiral])).toEqual([
      ['red-a', true],
      ['azure-a', true],
      ['red-b', false],
      ['azure-b', false],
    ]);
  });

  it('[8.33] the first may call before the second does', () => {
    const umpire = toCombats(lined('red-a:4/1 red-b:4/2', 'azure-a:4/1 azure-b:4/2'));
    umpire.answer(call('red-a'), call('azure-a'));
    expect(umpire.told('pick')[0]).toMatchObject({ side: 'blue', squadron: 'azure-a', admiral: true });
  });

  it('[8.33] without a leader on each side there is no call', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4/1 red-b:4/2' },
        { id: 'azure-a', at: 'w', came: 'against' },
      ],
    });
    const umpire = playTo(battling(world, 6, 5), 'combat');
    expect(askedOf(umpire)).toEqual(['combat:red']);
    expect(umpire.check(call('red-a'))).toMatchObject({ code: 'no-call' });
  });
});

describe('Admiral, again', () => {
  it('[8.33] a second call brings up the next senior on each side', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4/1 red-b:4/2' },
        { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: 'red-c:4/1' },
        { id: 'blue-gf', at: 'w', leader: 'a-aubin', squadrons: 'azure-a:4/1 azure-b:4/2', came: 'against' },
        { id: 'azure-flag', at: 'w', under: 'blue-gf', leader: 'a-clerc', squadrons: 'azure-c:4/1' },
      ],
    });
    const umpire = toCombats(
      { world, umpire: battling(world, 6, 5, 5, 5), intensity: 'Heavy' },
      {
        'r-ash': 'red-a',
        'r-birch': 'red-c',
        'a-aubin': 'azure-a',
        'a-clerc': 'azure-c',
      },
    );
    // Both of Blue's are Admirals: he may answer with either.
    umpire.answer(call('red-a'), pick('azure-b'));
    expect(picks(umpire, 0).toSorted()).toEqual(['azure-a', 'azure-c']);
    umpire.answer(pick('azure-c'));
    expect(umpire.check(call('red-c'), 0)).toBeNull();
    expect(umpire.check(call('red-a'), 0)).toMatchObject({ rule: '8.33' });
  });
});

describe('the example of eight Squadrons', () => {
  it('[8.334] played through: the call, the way round the track, the doubling', () => {
    const set = lined('red-a:4/2 red-b:4/5 red-c:4/7', 'azure-a:4/0 azure-b:4/3 azure-c:4/3 cobalt-a:4/4');
    // The Gauge is A's, and his Admiral is with seven; B's is with none.
    const umpire = toCombats({ ...set, intensity: 'Heavy' }, { 'r-ash': 'red-c', 'a-aubin': 'azure-a' });
    expect(set.world.battle!.intensity).toBe('Medium');
    umpire.answer(noCall, pick('azure-b'));
    umpire.answer(pick('red-a'));
    // A is first; five or seven would be his choice, left or right of two.
    expect(askedOf(umpire)).toEqual(['combat:red', 'combat:blue']);
    expect(picks(umpire, 0).toSorted()).toEqual(['red-b', 'red-c']);
    expect(umpire.check(call('azure-a'), 1)).toBeNull();
    umpire.answer(pick('red-b'), call('azure-a'));
    // He must put up his Admiral at seven; the last Combat has no choice left on either side.
    expect(combatsOf(set.world)).toEqual([
      [['red-a'], ['azure-b']],
      [['red-c'], ['azure-a']],
      [['red-b'], ['azure-c']],
    ]);
    expect(askedOf(umpire)).toEqual(['double:blue']);
    umpire.answer({ adds: [{ combat: 0, squadron: 'cobalt-a' }] });
    expect(umpire.told('pick').at(-1)).toMatchObject({ squadron: 'cobalt-a', combat: 0, extra: true });
  });
});

describe('doubling', () => {
  const five = 'azure-a:4/1 azure-b:4/2 azure-c:4/3 azure-d:2/4';
  const doubling = (red: string, blue: string, intensity: 'Light' | 'Medium' | 'Heavy') => {
    const world = meeting({
      put: [
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: red },
        { id: 'blue-gf', at: 'w', leader: 'a-aubin', squadrons: blue, came: 'against' },
      ],
    });
    // Aggressive against Cautious: the Intensity is as it was chosen.
    return playTo(battling(world, 6, 5, 5, 5), 'double', { intensity: { intensity } });
  };

  it('[8.333] none in a Light Battle, one in a Medium, two in a Heavy', () => {
    expect(
      doubling('red-a:4', five, 'Light')
        .told('pick')
        .some(({ extra }) => extra),
    ).toBe(false);
    const medium = doubling('red-a:4', five, 'Medium');
    const adds = (umpire: Umpire) => umpire.choices<'double'>()[0]!.adds.length;
    expect(adds(medium)).toBe(1);
    const heavy = doubling('red-a:4', five, 'Heavy');
    expect(adds(heavy)).toBe(2);
    const [first, second] = heavy.choices<'double'>()[0]!.adds;
    expect(
      medium.check({
        adds: [
          { ...first!, combat: 0 },
          { ...second!, combat: 0 },
        ],
      }),
    ).toMatchObject({ rule: '8.333' });
  });

  it('[8.33] every Combat one before any has two, in the order of the track', () => {
    const umpire = doubling('red-a:4 red-b:4', five, 'Heavy');
    const [first, second] = umpire.choices<'double'>()[0]!.adds;
    const both = (combat: number) => ({
      adds: [
        { ...first!, combat: 0 },
        { ...second!, combat },
      ],
    });
    expect(umpire.check(both(0))).toMatchObject({ rule: '8.33' });
    expect(umpire.check(both(1))).toBeNull();
    expect(umpire.check({ adds: [] })).toBeNull();
  });
});
