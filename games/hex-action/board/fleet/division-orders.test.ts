import { describe, expect, it } from 'vitest';
import { hexName } from '../../rules/hex.ts';
import { judgePlot } from '../../rules/plot.ts';
import type { Ship } from '../../rules/ship.ts';
import type { State } from '../../rules/state.ts';
import { sea, ship } from '../../rules/test-sea.ts';
import { copied, courseOf, crossingsOf, straightOn, wakeOf } from './courses.ts';
import { divisionOrders, type Manoeuvre } from './division-orders.ts';
import { divisionsOf, lineOf } from './divisions.ts';

const column = (...rows: readonly number[]): State =>
  sea({
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

  it('follow the leader: the corner is cut to come up astern', () => {
    const waters = column(10, 13);
    const plots = divisionOrders(waters, lineOf(waters.ships), 'follow', '1R2');
    expect(turnsOf(waters, waters.ships[1]!, plots.get('s2')!)).toEqual(['s2 K10']);
    expect(ends(waters, 'follow', '1R2')[1]?.endsWith('/2')).toBe(true);
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
    const came = { ...ship({ id: 's', at: 'K10', heading: 2 }), lastPlot: '1R' };
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
    const waters = sea({
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
