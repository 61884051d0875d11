import { schemaFlaws } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { soundScenario, spoilt } from '../testing/scenario.ts';
import { examine } from './examine.ts';
import { type Scenario, ScenarioSchema } from './scenario.ts';

const sound = soundScenario();
type Row = readonly [path: string, value: unknown, flaws: readonly (readonly [string, string])[]];
const flaws = (scenario: Scenario): (readonly [string, string])[] =>
  examine(scenario).map(({ path, expected }) => [path, expected] as const);
const ship = (change: object) => ({ ...sound.ships[0]!, ...change });

describe('a scenario that says what cannot be', () => {
  it('[3.1.1] a sound one has no flaw', () => {
    expect(schemaFlaws(ScenarioSchema, sound)).toEqual([]);
    expect(examine(sound)).toEqual([]);
  });

  const HEX = 'a hex such as K24';
  const RUN = 'a hex such as K24, or a run down a column such as K5-9';
  const seats: Row[] = [
    [
      '/sides/1/id',
      'a',
      [
        ['/sides', 'a different id for each side'],
        ['/ships/2/side', 'one of a'],
        ['/ships/3/side', 'one of a'],
      ],
    ],
    ['/sides/0/seats/1/id', 'a-1', [['/sides', 'a different id for each seat']]],
    ['/ships/2/side', 'c', [['/ships/2/side', 'one of a, b']]],
    ['/ships/2/seat', 'b-1', []],
    ['/ships/2/seat', 'a-2', [['/ships/2/seat', 'a seat of side b']]],
    ['/ships/2/seat', 'nobody', [['/ships/2/seat', 'a seat of side b']]],
  ];
  it.each(seats)('[3.1.1] seats and sides: %s is %j', (path, value, expected) => {
    const found = flaws(spoilt(sound, path, value));
    for (const flaw of expected) expect(found).toContainEqual(flaw);
    if (expected.length < 2) expect(found.filter(([at]) => at === path || at === '/sides')).toEqual(expected);
  });

  const places: Row[] = [
    [
      '/ships/1',
      ship({ id: 'a1', bow: 'K15' }),
      [
        ['/ships/1/id', 'an id that no other ship has'],
        ['/sides/0/squadrons/1/flagship', 'a ship of squadron rear'],
        ['/special/1/to', 'the id of a ship'],
      ],
    ],
    ['/ships/0/class', 'no-such', [['/ships/0/class', 'the id of a class of ship, such as br-f3-36']]],
    [
      '/ships/0/log',
      { rigging: [1, 1, 1] },
      [['/ships/0/log/rigging', '4 sections, one for each factor of battle-sail speed']],
    ],
    ['/ships/0/log', { rigging: [1, 1, 1, 1] }, []],
    ['/ships/0/bow', '24', [['/ships/0/bow', HEX]]],
    [
      '/ships/0/bow',
      'A1',
      [
        ['/ships/0/bow', 'water (A1 is land)'],
        ['/ships/0/bow', 'water (A2 is land)'],
      ],
    ],
    [
      '/ships/0/bow',
      'K31',
      [['/ships/0/bow', 'a hex of the board, whose edges are real (K31 lies outside)']],
    ],
    ['/ships/0/bow', 'K16', [['/ships/1/bow', 'hexes that a1 does not lie in (K16 is hers)']]],
    ['/ships/0', ship({ bow: 'K16', entryTurn: 2 }), []],
    ['/land/1', 'B9-8', [['/land/1', RUN]]],
    ['/land/1', 'B9-9', []],
    ['/depths/0/hexes/0', 'C5-4', [['/depths/0/hexes/0', RUN]]],
    ['/depths/0/hexes/1', 'D', [['/depths/0/hexes/1', RUN]]],
  ];
  it.each(places)('[3.1.3] ships and hexes: %s is %j', (path, value, expected) => {
    expect(flaws(spoilt(sound, path, value))).toEqual(expected);
  });

  it('[3.1.2] a class of no nation needs one, and each side has a ship', () => {
    const dhow = { ...sound.ships[0]!, class: 'row-galley-8' };
    const found = flaws({ ...sound, ships: [dhow, ...sound.ships.slice(1)] });
    expect(found).toEqual([['/ships/0/nation', 'a nation, since class row-galley-8 belongs to none']]);
    const alone = {
      ...sound,
      special: [],
      ships: sound.ships.slice(0, 2),
      victory: { type: 'points' as const, margin: 1 },
    };
    expect(flaws(alone)).toEqual([['/ships', 'at least one ship of side b']]);
    const muster = [
      { side: 'b', budget: 90, nations: ['French' as const], berths: [{ bow: 'R10', heading: 1 as const }] },
    ];
    expect(flaws({ ...alone, muster })).toEqual([]);
  });

  it('[14.1] a single-ship action has two ships', () => {
    const victory = { type: 'single-ship' as const };
    expect(flaws({ ...sound, victory })).toEqual([
      ['/victory/type', 'points, since a single-ship action has one ship a side'],
    ]);
    expect(flaws({ ...sound, victory: { type: 'race', marks: ['K1', 'nowhere'], laps: 'once' } })).toEqual([
      ['/victory/marks/1', HEX],
    ]);
  });
});

describe('what only the Advanced Game reads', () => {
  const squadrons: Row[] = [
    [
      '/sides/0/squadrons/1/id',
      'van',
      [
        ['/sides', 'a different id for each squadron'],
        ['/sides/0/squadrons/1/flagship', 'a ship of squadron van'],
        ['/ships/1/squadron', 'a squadron of side a'],
        ['/special/6/squadrons/1', 'the id of a squadron'],
      ],
    ],
    ['/sides/0/squadrons/0/seat', 'b-1', [['/sides/0/squadrons/0/seat', 'a seat of side a']]],
    ['/sides/0/squadrons/0/seat', 'a-2', []],
    ['/sides/0/squadrons/0/flagship', 'a2', [['/sides/0/squadrons/0/flagship', 'a ship of squadron van']]],
    ['/sides/0/squadrons/0/flagship', 'no', [['/sides/0/squadrons/0/flagship', 'a ship of squadron van']]],
    [
      '/ships/0/squadron',
      undefined,
      [
        ['/sides/0/squadrons/0/flagship', 'a ship of squadron van'],
        ['/ships/0/squadron', 'a squadron of side a, since the side has squadrons'],
      ],
    ],
    ['/ships/2/squadron', 'van', [['/ships/2/squadron', 'a squadron of side b']]],
  ];
  it.each(squadrons)('[32.1] squadrons: %s is %j', (path, value, expected) => {
    expect(flaws(spoilt(sound, path, value))).toEqual(expected);
  });

  it.each([
    [6, []],
    [7, [['/sides/0/squadrons/0', '6 ships at most: more than a flag officer can lead']]],
  ])('[32.1] a squadron of %i', (count, expected) => {
    const more = Array.from({ length: count - 1 }, (_, index) =>
      ship({ id: `x${index}`, bow: `M${2 + 3 * index}` }),
    );
    expect(flaws({ ...sound, ships: [...sound.ships, ...more] })).toEqual(expected);
  });

  const works: Row[] = [
    ['/batteries/0/side', 'c', [['/batteries/0/side', 'one of a, b']]],
    [
      '/batteries/0/id',
      'b1',
      [
        ['/batteries/0/id', 'an id that no ship has'],
        ['/victory/wins/0/if/of/2/batteries/0', 'the id of a battery'],
      ],
    ],
    ['/batteries/0/hexes/1', 'A4', [['/batteries/0/hexes/1', 'a hex of land']]],
    ['/batteries/0/hexes/1', 'A', [['/batteries/0/hexes/1', 'a hex of land']]],
    ['/batteries/1', sound.batteries![0], [['/batteries', 'a different id for each battery']]],
    ['/booms/1', 'A1', [['/booms/1', 'a hex of water']]],
    ['/booms/0', 'A', [['/booms/0', 'a hex of water']]],
    [
      '/velocity',
      7,
      [['/velocity', 'a storm (6) at most: a hurricane would end the fight before its first order']],
    ],
    ['/special/0/ships/1', 'no', [['/special/0/ships/1', 'the id of a ship']]],
    ['/special/1/from', 'no', [['/special/1/from', 'the id of a ship']]],
    ['/special/1/to', 'no', [['/special/1/to', 'the id of a ship']]],
    ['/special/2/firer', 'no', [['/special/2/firer', 'the id of a ship']]],
    ['/special/2/target', 'no', [['/special/2/target', 'the id of a ship']]],
    ['/special/3/side', 'no', [['/special/3/side', 'the id of a side']]],
    ['/special/4/sides/0', 'no', [['/special/4/sides/0', 'the id of a side']]],
    ['/special/5/squadron', 'no', [['/special/5/squadron', 'the id of a squadron']]],
    ['/special/6/squadrons/1', 'no', [['/special/6/squadrons/1', 'the id of a squadron']]],
  ];
  it.each(works)('[3.1.1] works and special rules: %s is %j', (path, value, expected) => {
    expect(flaws(spoilt(sound, path, value))).toEqual(expected);
  });

  const IF = '/victory/wins/0/if';
  const victories: Row[] = [
    ['/victory/wins/0/side', 'c', [['/victory/wins/0/side', 'the id of a side']]],
    ['/turnLimit', undefined, [['/turnLimit', 'a last turn, since a victory is tested at the end']]],
    ['/victory/otherwise', 'points', []],
    ['/victory/otherwise', 'a', []],
    ['/victory/otherwise', 'c', [['/victory/otherwise', 'points, draw, or the id of a side']]],
    [`${IF}/of/0/ships/0`, 'no', [[`${IF}/of/0/ships/0`, 'the id of a ship']]],
    [`${IF}/of/1/of/0/ship`, 'no', [[`${IF}/of/1/of/0/ship`, 'the id of a ship']]],
    [
      `${IF}/of/1/of/1`,
      { test: 'aground', side: 'a', atLeast: 1 },
      [[`${IF}/of/1/of`, 'one test that is to be false']],
    ],
    [`${IF}/of/2/batteries/0`, 'no', [[`${IF}/of/2/batteries/0`, 'the id of a battery']]],
    [`${IF}/of/0`, { test: 'burnt', side: 'c', atLeast: 1 }, [[`${IF}/of/0/side`, 'the id of a side']]],
    ...['captured', 'anySurrender', 'surrenderedOrLost', 'exit'].map(
      (test): Row => [
        `${IF}/of/0`,
        { test, atLeast: 1, edge: 'any' },
        [[`${IF}/of/0`, 'a side or a list of ships']],
      ],
    ),
    [`${IF}/of/0`, { test: 'anySurrender', side: 'a', atLeast: 1 }, []],
    [`${IF}/of/0`, { test: 'anySurrender', ships: ['a1'], atLeast: 1 }, []],
    [`${IF}/of/0`, { test: 'survive', ships: ['a1'], untilTurn: 3 }, []],
    [
      '/victory',
      {
        type: 'points',
        margin: 1,
        bonus: [{ side: 'c', points: 1, if: { test: 'aground', side: 'd', atLeast: 1 } }],
      },
      [
        ['/victory/bonus/0/side', 'the id of a side'],
        ['/victory/bonus/0/if/side', 'the id of a side'],
      ],
    ],
  ];
  it.each(victories)('[14.2] victory: %s is %j', (path, value, expected) => {
    expect(flaws(spoilt(sound, path, value))).toEqual(expected);
  });

  const berth = (bow: string) => [
    {
      side: 'b',
      budget: 90,
      nations: ['French'],
      berths: [
        { bow: 'T5', heading: 1 },
        { bow, heading: 1 },
      ],
    },
  ];
  const BERTH = '/muster/0/berths/1/bow';
  const musters: Row[] = [
    ['/muster', berth('T7'), []],
    ['/muster', [{ ...berth('T7')[0]!, side: 'c' }], [['/muster/0/side', 'one of a, b']]],
    ['/muster', berth('T'), [[BERTH, 'a hex such as K24']]],
    ['/muster', berth('B9'), [[BERTH, 'water (B9 is land)']]],
    ['/muster', berth('S30'), [[BERTH, 'a hex of the board, whose edges are real (S31 lies outside)']]],
    ['/muster', berth('T6'), [[BERTH, 'hexes that no other berth or ship has (T6)']]],
    ['/muster', berth('R16'), [[BERTH, 'hexes that no other berth or ship has (R16)']]],
  ];
  it.each(musters)('[3.1.1] berths of fleets that are bought: %s is %j', (path, value, expected) => {
    expect(flaws(spoilt(sound, path, value))).toEqual(expected);
  });

  it('[3.1.1] a berth may lie where a ship is only due', () => {
    const due = spoilt(sound, '/ships/3/entryTurn', 2);
    expect(flaws(spoilt(due, '/muster', berth('R16')))).toEqual([]);
  });

  it('[16.0] the Basic Game knows none of it', () => {
    const nothing = 'nothing here, or the edition "advanced"';
    const muster = berth('T7') as NonNullable<Scenario['muster']>;
    expect(flaws({ ...sound, edition: 'basic', rules: {}, muster })).toEqual([
      ...['special', 'depths', 'batteries', 'booms', 'muster', 'windSchedule'].map((part) => [
        `/${part}`,
        nothing,
      ]),
      ['/rules', nothing],
      ['/victory/type', 'another one, or the edition "advanced"'],
    ]);
    const plain = { special: [], depths: [], batteries: [], booms: [], windSchedule: [] };
    expect(flaws({ ...sound, ...plain, edition: 'basic', victory: { type: 'points', margin: 1 } })).toEqual(
      [],
    );
  });
});
