import { describe, it } from 'vitest';
import { expectForm, type FormRow, many, soundScenario, word } from '../testing/scenario.ts';

const sound = soundScenario();
const entry = sound.ships[0]!;
const hexes = (count: number) => many(count, 'A1');
const schedule = (count: number) => many(count, { turn: 1, direction: 1, velocity: 0 });
const shoals = (count: number) => many(count, { depth: 1, hexes: ['A1'] });
const muster = (change: object = {}) => ({
  side: 'b',
  budget: 90,
  nations: ['French'],
  berths: [{ bow: 'T5', heading: 1 }],
  ...change,
});

describe('the form of a scenario file', () => {
  it('[3.1.1] board, sides and seats', () => {
    expectForm([
      ['/edition', ['basic', 'advanced'], ['', 'other', undefined]],
      ['/board/columns', [5, 104], [4, 105, 5.5, undefined]],
      ['/board/rows', [5, 80], [4, 81, undefined]],
      ['/board/fixed', [true, false], [1, undefined]],
      ['/board/fixedUntilTurn', [1, 500, undefined], [0, 501]],
      ['/board/north', [1, 6, undefined], [0, 7]],
      ['/board/more', [undefined], [1]],
      ['/turnLimit', [1, 500, undefined], [0, 501, null]],
      ['/noCombat', [true, undefined], [0]],
      ['/more', [undefined], [1]],
      ['/provenance', [{}, { a: 'seed', b: 'public', c: 'constructed' }], [{ a: '' }, { a: 'x' }, undefined]],
      ['/sides', [sound.sides], [sound.sides.slice(1), [...sound.sides, sound.sides[1]], undefined]],
      ['/sides/0/id', ['a', 'a-1', word(60)], ['', 'A', 'a-', '-a', 'a b', word(61)]],
      ['/sides/0/name', ['A', word(80)], ['', word(81), undefined]],
      ['/sides/0/more', [undefined], [1]],
      [
        '/sides/0/seats',
        [many(1, { id: 'x', name: 'X' }), many(8, { id: 'x', name: 'X' })],
        [[], many(9, { id: 'x', name: 'X' })],
      ],
      ['/sides/0/seats/0/more', [undefined], [1]],
      [
        '/sides/0/squadrons',
        [undefined, many(20, { id: 'x', name: 'X', flagship: 'y' })],
        [many(21, { id: 'x', name: 'X', flagship: 'y' })],
      ],
      ['/sides/0/squadrons/0/more', [undefined], [1]],
      ['/sides/0/squadrons/0/flagship', ['a'], [undefined, '']],
    ]);
  });

  it('[3.1.5] hexes of land, booms and shoals', () => {
    expectForm([
      [
        '/land',
        [undefined, [], hexes(2000), ['A1-3'], ['-AB-12'], ['ABCD1234'], ['A1-1234']],
        [hexes(2001), ['A'], ['1'], ['A1-'], ['xA1'], ['A1x'], ['ABCDE1'], ['A12345'], ['A1-12345']],
      ],
      [
        '/booms',
        [undefined, hexes(200), ['-AB-12'], ['ABCD1234']],
        [hexes(201), ['A1-3'], ['A'], ['xA1'], ['A1x'], ['ABCDE1'], ['A12345']],
      ],
      ['/depths', [undefined, shoals(30)], [shoals(31)]],
      ['/depths/0/depth', [0, 60], [-1, 61, undefined]],
      ['/depths/0/hexes', [hexes(1), hexes(2000)], [[], hexes(2001)]],
      ['/depths/0/more', [undefined], [1]],
      ['/depthsHidden', [true, undefined], [0]],
      ['/anchoring', [true, undefined], [0]],
    ]);
  });

  it('[18.1] the wind and its schedule', () => {
    expectForm([
      ['/wind', [1, 2, 3, 4, 5, 6], [0, 7, undefined]],
      ['/velocity', [0, 7, undefined], [-1, 8]],
      ['/windChange', [2, 12, undefined], [1, 13]],
      ['/windSchedule', [undefined, schedule(40)], [schedule(41)]],
      ['/windSchedule/0/turn', [1, 500], [0, 501, undefined]],
      ['/windSchedule/0/direction', [1, 6], [0, undefined]],
      ['/windSchedule/0/velocity', [0, 7], [8, undefined]],
      ['/windSchedule/0/more', [undefined], [1]],
    ]);
  });

  it('[3.2] ships and what their logs say otherwise than their classes', () => {
    const logs: FormRow[] = ['hull', 'guns', 'carronades'].map((part) => [
      `/ships/0/log`,
      [{ [part]: 0 }, { [part]: 40 }],
      [{ [part]: -1 }, { [part]: 41 }, { [part]: 1.5 }],
    ]);
    const damages: FormRow[] = ['hull', 'crew', 'rigging', 'guns'].map((part) => [
      `/ships/0/damage`,
      [{ [part]: 0 }, { [part]: 40 }],
      [{ [part]: -1 }, { [part]: 41 }],
    ]);
    expectForm([
      ...logs,
      ...damages,
      [
        '/ships/0/log',
        [{}, { crew: [1] }, { crew: [1, 1, 1] }, { rigging: [1, 1, 1] }, { rigging: [1, 1, 1, 1] }],
        [
          { more: 1 },
          { crew: [] },
          { crew: [1, 1, 1, 1] },
          { crew: [41] },
          { rigging: [1, 1] },
          { rigging: [1, 1, 1, 1, 1] },
        ],
      ],
      [
        '/ships/0/log',
        [
          { fullSpeed: 5 },
          { fullSpeed: 6 },
          { fullSpeed: 7 },
          { depth: 0 },
          { depth: 60 },
          { foreAndAft: true },
        ],
        [{ fullSpeed: 4 }, { fullSpeed: 8 }, { depth: -1 }, { depth: 61 }, { foreAndAft: 1 }],
      ],
      [
        '/ships/0/log',
        [{ rowSpeed: 0 }, { rowSpeed: 6 }, { mortars: 0 }, { mortars: 2 }, { rated: 1 }, { rated: 140 }],
        [{ rowSpeed: -1 }, { rowSpeed: 7 }, { mortars: -1 }, { mortars: 3 }, { rated: 0 }, { rated: 141 }],
      ],
      [
        '/ships/0/log',
        [{ traits: [] }, { traits: many(6, 'rowed') }],
        [{ traits: many(7, 'rowed') }, { traits: ['x'] }],
      ],
      ['/ships/0/damage', [{}, undefined], [{ more: 1 }]],
      ['/ships', [[], many(80, entry)], [many(81, entry), undefined]],
      ['/ships/0/class', [word(40)], [word(41), undefined]],
      ['/ships/0/name', ['A'], ['', undefined]],
      ['/ships/0/side', ['a'], ['', undefined]],
      ['/ships/0/bow', ['A1'], ['A1-3', undefined]],
      ['/ships/0/heading', [1, 6], [0, undefined]],
      ['/ships/0/quality', ['elite', 'crack', 'average', 'green', 'poor'], ['bad', undefined]],
      ['/ships/0/points', [0, 200, undefined], [-1, 201]],
      ['/ships/0/entryTurn', [1, 200, undefined], [0, 201]],
      ['/ships/0/unloaded', [true, undefined], [0]],
      ['/ships/0/sail', ['battle', 'full', undefined], ['', 'no']],
      ['/ships/0/anchored', ['A', 'AB', 'AS', undefined], ['', 'no']],
      ['/ships/0/shot', ['R', 'C', 'G', 'D', undefined], ['', 'M']],
      ['/ships/0/nation', ['British', undefined], ['', 'Swiss']],
      ['/ships/0/more', [undefined], [1]],
    ]);
  });

  it('[3.1.1] batteries and fleets that are bought', () => {
    expectForm([
      ['/batteries', [undefined, many(12, sound.batteries![0])], [many(13, sound.batteries![0])]],
      ['/batteries/0/hexes', [hexes(1), hexes(12)], [[], hexes(13)]],
      ['/batteries/0/guns', [1, 60], [0, 61, undefined]],
      ['/batteries/0/hull', [1, 99], [0, 100, undefined]],
      ['/batteries/0/crew', [1, 60], [0, 61, undefined]],
      ['/batteries/0/arc', [[1], [1, 2, 3, 4, 5, 6]], [[], [1, 1], [7]]],
      ['/batteries/0/seat', ['b-1', undefined], ['']],
      ['/batteries/0/more', [undefined], [1]],
      [
        '/muster',
        [undefined, many(2, muster()), many(4, muster())],
        [many(1, muster()), many(5, muster()), many(2, muster({ more: 1 }))],
      ],
      [
        '/muster',
        [many(2, muster({ budget: 1 })), many(2, muster({ budget: 2000 }))],
        [many(2, muster({ budget: 0 })), many(2, muster({ budget: 2001 }))],
      ],
      [
        '/muster',
        [many(2, muster({ nations: many(12, 'French') }))],
        [many(2, muster({ nations: [] })), many(2, muster({ nations: many(13, 'French') }))],
      ],
      [
        '/muster',
        [many(2, muster({ berths: many(40, { bow: 'A1', heading: 1 }) }))],
        [
          many(2, muster({ berths: [] })),
          many(2, muster({ berths: many(41, { bow: 'A1', heading: 1 }) })),
          many(2, muster({ berths: [{ bow: 'A1', heading: 1, more: 1 }] })),
        ],
      ],
    ]);
  });
});
