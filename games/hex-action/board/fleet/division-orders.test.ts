import { describe, expect, it } from 'vitest';
import { copied, courseOf, crossingsOf, straightOn, wakeOf } from '../../attention/courses.ts';
import { judgePlot } from '../../rules/sailing/plot.ts';
import { type Direction, distance, hexName } from '../../rules/sea/hex.ts';
import { type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { State } from '../../rules/sea/state.ts';
import { testSea, testShip } from '../../rules/testing/sea.ts';
import { divisionOrders, type Manoeuvre } from './division-orders.ts';
import { divisionsOf, lineOf } from './divisions.ts';

const column = (...rows: readonly number[]): State =>
  testSea({
    ships: rows.map((row, i) => ({ id: `s${i + 1}`, at: `K${row}`, heading: 1 as const })),
    wind: 2,
  });

const endsAt = (waters: State, each: Ship, plot: string): string => {
  const end = judgePlot(waters, each, plot).path.at(-1) ?? each;
  return `${hexName(end.bow)}/${end.heading}`;
};

const ends = (waters: State, manoeuvre: Manoeuvre, lead: string): string[] => {
  const line = lineOf(waters.ships);
  const plots = divisionOrders(waters, line, manoeuvre, lead);
  expect(crossingsOf(line.map((each) => courseOf(waters, each, plots.get(each.id)!)))).toEqual([]);
  for (const each of line) expect(judgePlot(waters, each, plots.get(each.id)!).legal).toBe(true);
  return line.map((each) => endsAt(waters, each, plots.get(each.id)!));
};

/** The hexes in which she turns. */
const turnsOf = (waters: State, each: Ship, plot: string): string[] =>
  judgePlot(waters, each, plot).path.flatMap(({ bow, heading }, i, path) =>
    heading === (path[i - 1] ?? each).heading ? [] : [`${each.id} ${hexName(bow)}`],
  );

/** The sea after everybody has sailed as ordered. */
const sailed = (waters: State, plots: ReadonlyMap<string, string>): State => ({
  ...waters,
  ships: waters.ships.map((each) => {
    const plot = plots.get(each.id)!;
    const end = judgePlot(waters, each, plot).path.at(-1) ?? each;
    return { ...each, bow: end.bow, heading: end.heading, lastPlot: plot };
  }),
});

const loose = (places: Readonly<Record<string, string>>): State =>
  testSea({
    ships: Object.entries(places).map(([id, place]) => {
      const [at, heading] = place.split('/') as [string, string];
      return { id, at, heading: Number(heading) as Direction };
    }),
    wind: 2,
  });

/** How many hexes each lies farther from the stern ahead than a line may be drawn out. */
const astray = (line: readonly Ship[]): number[] =>
  line.slice(1).map((each, i) => Math.max(0, distance(each.bow, sternHex(line[i]!)) - 3));

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

describe('a division', () => {
  it('sails from van to rear, whoever is named first', () => {
    const waters = column(20, 10, 15);
    expect(lineOf(waters.ships).map(({ id }) => id)).toEqual(['s2', 's3', 's1']);
    expect(lineOf(waters.ships, 's1').map(({ id }) => id)).toEqual(['s1', 's3', 's2']);
    expect(lineOf([])).toEqual([]);
  });

  it('is a squadron of the seat’s own ships; the others are detached', () => {
    const waters = column(10, 13, 16);
    expect(divisionsOf(waters, 'a-1').map(({ name, ships }) => [name, ships.length])).toEqual([['Ships', 3]]);
    const squadron = {
      id: 'van',
      name: 'Van',
      side: 'a',
      seat: 'a-1',
      ships: ['s1', 's2'],
      flagship: 's2',
      leaderlessUntil: null,
    };
    const split = { ...waters, advanced: { squadrons: [squadron] } } as unknown as State;
    expect(divisionsOf(split, 'a-1').map(({ name, ships }) => [name, ships.map(({ id }) => id)])).toEqual([
      ['Van', ['s1', 's2']],
      ['Detached', ['s3']],
    ]);
    expect(divisionsOf(waters, 'b-1')).toEqual([]);
  });
});

describe('division orders', () => {
  it('together: everybody the same plot, as far as each may carry it out', () => {
    const waters = column(10, 14, 18);
    waters.ships[2]!.rigging = [0, 0, 4, 4];
    const plots = divisionOrders(waters, lineOf(waters.ships), 'together', '2R1');
    expect([...plots.values()]).toEqual(['2R1', '2R1', '2']);
  });

  it('in succession: each turns in the hex in which the leader turned', () => {
    let waters = column(10, 13, 16);
    const turnedAt: string[] = [];
    for (const lead of ['1R2', '3', '3', '3']) {
      const plots = divisionOrders(waters, lineOf(waters.ships, 's1'), 'succession', lead);
      for (const each of waters.ships) turnedAt.push(...turnsOf(waters, each, plots.get(each.id)!));
      waters = sailed(waters, plots);
    }
    expect(turnedAt.toSorted()).toEqual(['s1 K9', 's2 K9', 's3 K9']);
    expect(waters.ships.map(({ heading }) => heading)).toEqual([2, 2, 2]);
  });

  it('follow the leader: round the corner after her, and astern of her again', () => {
    let waters = column(10, 13, 16);
    for (const lead of ['1R2', '2', '2', '2']) {
      ends(waters, 'follow', lead);
      waters = sailed(waters, divisionOrders(waters, lineOf(waters.ships, 's1'), 'follow', lead));
    }
    expect(astray(waters.ships)).toEqual([0, 0]);
    expect(waters.ships.map(({ heading }) => heading)).toEqual([2, 2, 2]);
  });

  it.each([
    ['in line abreast', { s1: 'K20/1', s2: 'N21/1', s3: 'Q20/1', s4: 'H21/1' }],
    [
      'scattered',
      {
        s1: 'Z23/1',
        s2: 'BB23/1',
        s3: 'CC28/1',
        s4: 'U24/1',
        s5: 'BB30/1',
        s6: 'AA29/1',
      },
    ],
    ['on other courses', { s1: 'K20/1', s2: 'M22/3', s3: 'J24/5', s4: 'L27/2' }],
    ['ahead of their leader', { s1: 'K24/1', s2: 'K21/1', s3: 'K18/1' }],
  ])('follow the leader: ships %s come into line and never into each other', (_, places) => {
    let waters = loose(places);
    const before = sum(astray(lineOf(waters.ships, 's1')));
    let [moved, asked] = [0, 0];
    for (let turn = 0; turn < 10; turn++) {
      const line = lineOf(waters.ships, 's1');
      const plots = divisionOrders(waters, line, 'follow', turn < 2 ? '1' : '2');
      expect(crossingsOf(line.map((each) => courseOf(waters, each, plots.get(each.id)!)))).toEqual([]);
      moved += line.slice(1).filter(({ id }) => plots.get(id) !== '0').length;
      asked += line.length - 1;
      waters = sailed(waters, plots);
    }
    expect(sum(astray(lineOf(waters.ships, 's1')))).toBeLessThan(Math.max(1, before));
    expect(moved / asked).toBeGreaterThan(0.8);
  });

  it('[8.3.1] steers clear of a friend who has no orders, and of one who has', () => {
    const waters = loose({ s1: 'K20/1', s2: 'K23/1', s3: 'K17/1' });
    const [s1, s2, s3] = waters.ships as [Ship, Ship, Ship];
    const plots = divisionOrders(waters, [s1, s2], 'follow', '', [], [s3]);
    const courses = [s1, s2].map((each) => courseOf(waters, each, plots.get(each.id)!));
    expect(crossingsOf([...courses, { ship: s3, path: [] }])).toEqual([]);
    expect(plots.get('s1')).toBe('1');
    const away = courseOf(waters, s3, '4');
    expect(divisionOrders(waters, [s1, s2], 'follow', '', [away]).get('s1')).toBe('4');
  });

  it('[8.3.1] together: whoever would run into a slower consort stops short of her', () => {
    const waters = column(10, 13);
    waters.ships[0]!.rigging = [0, 0, 4, 4];
    const plots = divisionOrders(waters, lineOf(waters.ships), 'together', '4');
    const courses = waters.ships.map((each) => courseOf(waters, each, plots.get(each.id)!));
    expect(crossingsOf(courses)).toEqual([]);
  });

  it('let a leader without orders stand straight on, and the line after her', () => {
    expect(ends(column(10, 13, 16), 'follow', '')).toEqual(['K6/1', 'K9/1', 'K12/1']);
    expect(ends(column(10, 13, 16), 'succession', '')).toEqual(['K6/1', 'K9/1', 'K12/1']);
  });

  it('never send one into another: a leader that lies still stops the line', () => {
    expect(ends(column(10, 12, 14), 'follow', '0')).toEqual(['K10/1', 'K12/1', 'K14/1']);
  });
});

describe('courses', () => {
  it('retrace where a ship came from', () => {
    const came = { ...testShip({ id: 's', at: 'K10', heading: 2 }), lastPlot: '1R' };
    expect(wakeOf(came).map(({ bow, heading }) => `${hexName(bow)}/${heading}`)).toEqual([
      'K11/1',
      'K10/1',
      'K10/2',
    ]);
    expect(wakeOf({ ...came, lastPlot: null })).toHaveLength(1);
  });

  it('copy last turn’s plot as far as it is still legal', () => {
    const waters = column(10);
    const again = { ...waters.ships[0]!, lastPlot: '2R2' };
    expect(copied(waters, again)).toBe('2R1');
    expect(copied(waters, { ...again, lastPlot: 'D' })).toBe('0');
    expect(straightOn(waters, again)).toBe('4');
    expect(straightOn(waters, { ...again, rigging: [0, 0, 0, 0] })).toBe('0');
  });

  it('[8.3.1] cross where two ships are in one hex at one step, and nowhere else', () => {
    const waters = testSea({
      ships: [
        { id: 'x', at: 'K10', heading: 1 },
        { id: 'y', at: 'K13', heading: 1 },
      ],
      wind: 2,
    });
    const [x, y] = waters.ships as [Ship, Ship];
    const meet = crossingsOf([courseOf(waters, x, '0'), courseOf(waters, y, '3')]);
    expect(meet.map(({ ships, hex, step }) => [ships, hexName(hex), step])).toEqual([[['x', 'y'], 'K11', 2]]);
    expect(crossingsOf([courseOf(waters, x, '3'), courseOf(waters, y, '3')])).toEqual([]);
  });
});
