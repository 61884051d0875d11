import { describe, expect, it } from 'vitest';
import { seventyFour, testScenario } from '../testing/scenario.ts';
import { seatsOf, setup } from './setup.ts';

const whole = {
  fires: 0,
  leaks: 0,
  rudder: false,
  colours: 'flying',
  fate: 'afloat',
  exit: null,
  acted: false,
  fired: { larboard: false, starboard: false },
  musketed: false,
  bears: null,
  shaken: false,
  anchored: false,
  unready: null,
};
const spec = {
  ...seventyFour(),
  marines: false,
  signals: false,
  blockship: false,
  length: 2500,
  width: 900,
};
const ship = {
  hull: 140,
  rigging: 60,
  crew: 70,
  quality: 'average',
  sail: 'battle',
  heading: 900,
  flagship: false,
  ...whole,
};
/** A ship of a squadron, whose seat begins with the letter of its side. */
const laid = (id: string, where: string, x: number, y: number) => {
  const [squadron, seat = ''] = where.split(' ');
  const side = seat.charAt(0);
  return {
    ...ship,
    id,
    squadron,
    owner: side,
    side,
    seat,
    at: { x, y },
    spec: { ...spec, name: id.toUpperCase() },
  };
};

describe('a scenario laid out', () => {
  const table = setup(testScenario(), {});

  it('[roster.base-statistics] [special.flagship] each ship with her card, her seat, and the flag where it flies', () =>
    expect(table.ships).toEqual([
      {
        ...laid('x', 'van a-1', 20_000, 20_000),
        flagship: true,
        spec: { ...spec, name: 'X', marines: true, signals: true },
      },
      laid('v', 'van a-1', 30_000, 20_000),
      laid('w', 'rear a-2', 40_000, 20_000),
      {
        ...laid('y', 'enemy b-1', 20_000, 40_000),
        spec: { ...spec, name: 'Y', blockship: true },
        anchored: true,
        unready: { side: 'larboard', untilTurn: 3 },
      },
    ]));

  it('[shore.own-squadron] [shore.fort-points] each battery whole, and a squadron by itself', () => {
    const { x: _x, y: _y, ...written } = testScenario().batteries[0]!;
    expect(table.batteries).toEqual([
      {
        ...written,
        seat: 'b-1',
        at: { x: 60_000, y: 40_000 },
        fullFort: 60,
        fullCrew: 30,
        state: 'fights',
        acted: false,
        shaken: false,
      },
    ]);
    expect(table.squadrons).toEqual([
      { id: 'van', name: 'Van', side: 'a', nation: 'British', battery: null },
      { id: 'rear', name: 'Rear', side: 'a', nation: 'British', battery: null },
      { id: 'enemy', name: 'Enemy', side: 'b', nation: 'French', battery: null },
      { id: 'fort', name: 'Fort', side: 'b', nation: 'French', battery: 'fort' },
    ]);
  });

  it('[turn.phases] the table at the start of the first turn’s Initiative Phase', () => {
    const { ships: _ships, batteries: _batteries, squadrons: _squadrons, ...rest } = table;
    expect(rest).toEqual({
      scenario: 'sound',
      options: {},
      sides: [
        { id: 'a', name: 'Side A', nation: 'British' },
        { id: 'b', name: 'Side B', nation: 'French' },
      ],
      seats: [
        { id: 'a-1', side: 'a', name: 'First of A' },
        { id: 'a-2', side: 'a', name: 'Second of A' },
        { id: 'b-1', side: 'b', name: 'First of B' },
      ],
      resigned: [],
      size: { width: 72_000, height: 48_000 },
      wind: 1800,
      terrain: [
        {
          kind: 'land',
          name: 'Point',
          points: [
            { x: 58_000, y: 38_000 },
            { x: 62_000, y: 38_000 },
            { x: 60_000, y: 44_000 },
          ],
        },
        {
          kind: 'shoal',
          name: null,
          points: [
            { x: 2000, y: 2000 },
            { x: 4000, y: 2000 },
            { x: 3000, y: 4000 },
          ],
        },
      ],
      turn: 1,
      phase: 'initiative',
      signalled: [],
      order: [],
      acting: 0,
      activation: null,
      chances: [],
      snap: null,
      boardings: [],
      fluky: false,
      flukyWind: true,
      noFireBefore: 2,
      turnLimit: 12,
      victory: testScenario().victory,
      prologue: [],
      asked: 0,
      outcome: null,
    });
    expect(seatsOf(testScenario())).toEqual(rest.seats);
  });

  it('[turn.phases] what a file leaves out: no special rules, an arc all round, the side’s first seat; a limit may be set', () => {
    const { special: _special, ...plain } = testScenario();
    const { seat: _seat, arc: _arc, ...fort } = plain.batteries[0]!;
    const laid = setup({ ...plain, batteries: [fort] }, { turnLimit: 3 });
    expect(laid).toMatchObject({
      flukyWind: false,
      noFireBefore: null,
      turnLimit: 3,
      options: { turnLimit: 3 },
    });
    expect(laid.batteries[0]).toMatchObject({ seat: 'b-1', arc: null });
    expect(setup({ ...plain, special: {} }, {})).toMatchObject({ flukyWind: false, noFireBefore: null });
  });
});
