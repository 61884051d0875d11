/** Frigates, and what lies in neutral ports as movement ends, told in full. */
import { loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { AREA_IDS } from '../../data/areas.ts';
import { portsIn } from '../../data/ports.ts';
import { areaPoints } from '../chart/control.ts';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { putInPlay, Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { eachInWords, inWords, newsOf } from '../testing/telling.ts';

describe('frigates told in full', () => {
  const placing = () => {
    const world = testSea({ year: 1778, squadrons: [] });
    world.phase = 'frigates';
    world.frigates.english = ['azores'];
    return new Table(world, loadedDice());
  };

  it('[6.31/1] [6.31/2] [6.32] they are all in hand, and the English place the first', () => {
    const table = placing();
    expect([table.world.frigates, table.world.inHand]).toEqual([
      { english: [], european: [] },
      { english: 6, european: 3 },
    ]);
    expect(inWords(table.world.turn)).toBe('side english, left 1, done []');
    expect(eachInWords(table.asks)).toEqual([
      'id 0.1778.frigate.english, seat english, kind frigate, rule 6.32',
    ]);
    const choices = table.choices<'frigate'>().map(({ area }) => area);
    expect(choices.at(-1)).toBeNull();
    const worth = (area: (typeof AREA_IDS)[number]) =>
      portsIn(area).length * 2 + areaPoints(table.world, area);
    expect(choices.slice(0, -1)).toEqual(AREA_IDS.toSorted((one, other) => worth(other) - worth(one)));
    expect(choices.slice(0, 3)).toEqual(['eastern-caribbean', 'north-sea', 'western-med']);
    expect(table.check({ area: 'atlantis' })).toMatchObject({ code: 'no-area', rule: '6.32' });
    expect([table.check({ area: 'azores' }), table.check({ area: null })]).toEqual([null, null]);
  });

  it('[6.32] by turns, until one wants no more', () => {
    const table = placing().answer({ area: 'azores' });
    expect(newsOf(table)).toEqual(['6.32 frigate: side english, area azores']);
    expect([table.world.frigates.english, table.world.inHand.english]).toEqual([['azores'], 5]);
    table.answer({ area: null });
    expect(newsOf(table)).toEqual(['6.32 frigate: side european, area -']);
    expect([table.world.inHand, inWords(table.world.turn)]).toEqual([
      { english: 5, european: 0 },
      'side english, left 1, done [european]',
    ]);
    for (let left = 5; left > 1; left--) table.answer({ area: 'azores' });
    expect([table.world.turn.side, table.progress]).toEqual(['english', 'waits']);
    expect(table.answer({ area: 'azores' }).progress).toBe('done');
  });
});

describe('neutral ports told in full', () => {
  const left = (year: number, squadrons: readonly TestSquadron[]) => {
    const table = new Table(testSea({ year, squadrons }), loadedDice());
    newsOf(table);
    return table;
  };

  it('[6.22/1] whoever could not leave is interned: ships back to their pool, leaders ashore, decoys off the map', () => {
    const table = left(1778, [
      { token: 'E1', at: 'lisbon', ships: 2, ratings: [] },
      { token: 'E2', at: 'nore', ships: 1, ratings: [2] },
    ]);
    putInPlay(table.world, 'english', 'eng-dragon', 'copenhagen');
    const ships = shipsOf(table.world, 'E1');
    table.pass();
    expect(newsOf(table)).toEqual([
      '4.0/8 passed: side english',
      `6.22/1 interned: side english, port lisbon, ships ${inWords(ships)} | english all; others 6.22/1 interned: side english, port lisbon`,
      '6.22/1 interned: side english, port copenhagen, ships [eng-dragon] | english all; others nothing',
    ]);
    expect(markerNamed(table.world, 'E1')).toBeUndefined();
    expect(table.world.sunk).toEqual([]);
    expect(table.world.forces.english.pools.England!.ships.slice(-3)).toEqual([...ships, 'eng-dragon']);
  });

  it('[6.22/2] in a port whose nation has entered the war ships are lost, leaders taken, decoys off the map', () => {
    const table = left(1779, [
      { token: 'E1', at: 'cadiz', ships: 2, ratings: [2, 1] },
      { token: 'E2', at: 'cadiz' },
      { token: 'E3', at: 'havana' },
      { token: 'P1', at: 'cadiz', ships: 1, ratings: [2] },
    ]);
    table.world.ports.cadiz.closing = 1779;
    const ships = shipsOf(table.world, 'E1');
    const [first, second] = squadronNamed(table.world, 'E1').stacks[0]!;
    table.pass().pass();
    expect(newsOf(table)).toEqual([
      '4.0/8 passed: side english',
      '4.0/8 passed: side european',
      `! 6.22/2 leader: side english, leader ${first!.leader}, ship ${first!.ship}, fate captured, returns 1781`,
      `! 6.22/2 leader: side english, leader ${second!.leader}, ship ${second!.ship}, fate captured, returns 1781`,
      `! 6.22/2 lost: side english, ships ${inWords(ships)}, why port`,
      '! 6.22/2 lost: side english, ships [], why port',
    ]);
    expect(table.world.markers.map(({ token }) => token)).toEqual(['P1']);
    expect(table.world.ports.cadiz.closing).toBeNull();
    expect(table.world.sunk).toEqual(ships.map((ship) => ({ ship, side: 'english', captured: false })));
    expect(eachInWords(table.world.absent)).toEqual(
      [first!, second!].map(({ leader }) => `leader ${leader}, side english, returns 1781, why captured`),
    );
    expect(table.world.forces.english.leaders).toEqual([]);
    expect(table.world.forces.english.ships).toEqual({});
  });

  it('[6.1/8] control that nobody came to keep is given up, and told', () => {
    const table = left(1778, [
      { token: 'E1', at: 'nore', ships: 1, ratings: [2] },
      { token: 'P1', at: 'azores', ships: 1, ratings: [2] },
    ]);
    table.world.control = ['azores', 'north-sea', 'bay-of-biscay'];
    table.pass();
    expect(newsOf(table).slice(1)).toEqual([
      '6.1/8 uncontrolled: area north-sea',
      '6.1/8 uncontrolled: area bay-of-biscay',
    ]);
    expect(table.world.control).toEqual(['azores']);
  });
});
