import { describe, expect, it } from 'vitest';
import { hexKey, hexName } from '../sea/hex.ts';
import { testBattery } from '../testing/battery.ts';
import { soundScenario } from '../testing/scenario.ts';
import { hexNamed } from '../testing/sea.ts';
import { editionOf, seatsOf, setup } from './setup.ts';

const sound = soundScenario();
const points = { ...sound, victory: { type: 'points' as const, margin: 1 } };
const plain = { ...points, special: [], depths: [], batteries: [], booms: [] };

describe('a sea laid out in full', () => {
  it('[3.1.1] what the scenario says of sides, board and wind', () => {
    const { ships, advanced, ...sea } = setup(sound, {});
    expect(ships.map(({ id, seat, side, owner }) => [id, seat, side, owner])).toEqual([
      ['a1', 'a-1', 'a', 'a'],
      ['a2', 'a-1', 'a', 'a'],
      ['b1', 'b-1', 'b', 'b'],
      ['b2', 'b-1', 'b', 'b'],
    ]);
    expect(sea).toMatchObject({
      scenario: 'sound',
      options: {},
      sides: [
        { id: 'a', name: 'Side A' },
        { id: 'b', name: 'Side B' },
      ],
      resigned: [],
      board: { columns: 30, rows: 30, fixed: true },
      marks: [],
      noCombat: false,
      wind: 1,
      turn: 1,
      phase: 'muster',
      turnLimit: 20,
      victory: sound.victory,
      fouls: [],
      grapples: [],
      melees: [],
      gunHits: [],
      outcome: null,
    });
    expect(sea.land.map(hexName)).toEqual(['A1', 'A2', 'A3', 'B9']);
    expect(seatsOf(sound)).toEqual([
      { id: 'a-1', side: 'a', name: 'First' },
      { id: 'a-2', side: 'a', name: 'Second' },
      { id: 'b-1', side: 'b', name: 'Third' },
    ]);
  });

  it('[3.1.1] [18.1] what only the Advanced Game reads', () => {
    const { advanced } = setup(sound, {});
    const key = (name: string) => hexKey(hexNamed(name));
    expect(advanced).toMatchObject({
      initialWind: 1,
      velocity: 3,
      changeNumber: 7,
      schedule: [{ turn: 2, direction: 2, velocity: 4 }],
      anchoringAllowed: false,
      depths: Object.fromEntries(['C5', 'D5', 'D6', 'D7', 'D8', 'D9'].map((name) => [key(name), 10])),
      sounded: {},
      special: sound.special,
      criticals: [],
      scored: {},
      visited: {},
      fixedUntilTurn: null,
      muster: null,
    });
    expect(advanced!.batteries).toEqual([
      testBattery({
        name: 'Fort',
        hexes: [hexNamed('A1'), hexNamed('A2')],
        guns: 8,
        hull: 9,
        total: { guns: 8, hull: 9, crew: 6 },
      }),
    ]);
    expect(advanced!.booms).toEqual([hexNamed('F5'), hexNamed('F6')]);
    expect(advanced!.squadrons).toMatchObject([
      { id: 'van', name: 'Van', side: 'a', seat: 'a-1', ships: ['a1'], flagship: 'a1' },
      { id: 'rear', name: 'Rear', side: 'a', seat: 'a-1', ships: ['a2'], flagship: 'a2' },
      {
        id: 'b-1',
        name: 'Third',
        side: 'b',
        seat: 'b-1',
        ships: ['b1', 'b2'],
        flagship: 'b1',
        provisional: true,
      },
    ]);
  });

  it('[18.1] [20.3] what stands where nothing is said', () => {
    const {
      velocity: _v,
      windChange: _c,
      windSchedule: _s,
      depths: _d,
      batteries: _b,
      booms: _o,
      turnLimit: _t,
      land: _l,
      special: _p,
      ...rest
    } = points;
    const sea = setup(rest, {});
    expect(sea.advanced).toMatchObject({
      velocity: 3,
      changeNumber: null,
      schedule: [],
      depths: {},
      batteries: [],
      booms: [],
      special: [],
    });
    expect(sea).toMatchObject({ land: [], turnLimit: null });
    expect(setup({ ...rest, anchoring: true }, {}).advanced!.anchoringAllowed).toBe(true);
    expect(setup({ ...rest, noCombat: true }, {}).noCombat).toBe(true);
  });

  it('[15.0] edges that are real for a time', () => {
    const board = { columns: 30, rows: 30, fixed: false, fixedUntilTurn: 4 };
    const sea = setup({ ...points, board }, {});
    expect([sea.board.fixed, sea.advanced!.fixedUntilTurn]).toEqual([true, 4]);
    expect(setup({ ...plain, board }, { edition: 'basic' }).board.fixed).toBe(false);
    expect(setup({ ...points, board: { ...board, fixed: true } }, {}).advanced!.fixedUntilTurn).toBeNull();
  });

  it('[39.1] to whom shoals are closed', () => {
    expect(setup({ ...sound, depthsHidden: true }, {}).advanced!.sounded).toEqual({ a: [], b: [] });
    const special = [{ id: 'secret-depths' as const, side: 'b' }];
    expect(setup({ ...sound, special }, {}).advanced!.sounded).toEqual({ b: [] });
  });

  it('[14.2] limits of turns and marks of a race', () => {
    expect(setup(sound, { turnLimit: 7 }).turnLimit).toBe(7);
    expect(setup(sound, { turnLimit: null }).turnLimit).toBeNull();
    const race = setup({ ...plain, victory: { type: 'race', marks: ['K1', 'K2'], laps: 'once' } }, {});
    expect(race.marks).toEqual([hexNamed('K1'), hexNamed('K2')]);
  });

  it('[3.1.1] fleets that are bought have their berths', () => {
    const muster = [
      { side: 'b', budget: 90, nations: ['French' as const], berths: [{ bow: 'T5', heading: 2 as const }] },
    ];
    expect(setup({ ...sound, muster }, {}).advanced!.muster).toEqual({
      sides: { b: { budget: 90, nations: ['French'], berths: [{ bow: hexNamed('T5'), heading: 2 }] } },
    });
  });
});

describe('which game a scenario is played by', () => {
  const basic = { edition: 'basic' as const };
  it('[16.0] an advanced one by the Basic Game only if it asks for nothing more', () => {
    expect(editionOf(plain, {})).toBe('advanced');
    expect(editionOf(plain, basic)).toBe('basic');
    expect(editionOf({ ...plain, edition: 'basic' }, {})).toBe('basic');
    expect(editionOf({ ...plain, edition: 'basic' }, { edition: 'advanced' })).toBe('advanced');
    expect(editionOf(sound, basic)).toBe('advanced');
    for (const part of ['special', 'depths', 'batteries', 'booms'] as const)
      expect([part, editionOf({ ...plain, [part]: sound[part] }, basic)]).toEqual([part, 'advanced']);
    const bonus = [{ side: 'a', points: 1, if: { test: 'aground' as const, side: 'b', atLeast: 1 } }];
    expect(editionOf({ ...plain, victory: { type: 'points', margin: 1, bonus } }, basic)).toBe('advanced');
    expect(editionOf({ ...plain, victory: { type: 'single-ship' } }, basic)).toBe('basic');
    const first = (change: object) => ({
      ...plain,
      ships: [{ ...plain.ships[0]!, ...change }, ...plain.ships.slice(1)],
    });
    expect(editionOf(first({ anchored: 'A' }), basic)).toBe('advanced');
    expect(editionOf(first({ log: { traits: ['rowed'] } }), basic)).toBe('advanced');
    expect(editionOf(first({ log: { hull: 3 } }), basic)).toBe('basic');
    expect(setup(plain, basic).advanced).toBeUndefined();
    expect(setup(plain, basic).phase).toBe('unfouling');
  });
});
