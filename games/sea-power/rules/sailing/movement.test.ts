import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { combatPhase } from '../battle/combat.ts';
import { listener } from '../testing/forces.ts';
import { Table, type TestSquadron, tableIn, testSea } from '../testing/seas.ts';

const english = (count: number): TestSquadron[] =>
  Array.from({ length: count }, (_, index) => ({ token: `E${index + 1}`, at: 'portsmouth', ships: 1 }));
const european = (count: number): TestSquadron[] =>
  Array.from({ length: count }, (_, index) => ({ token: `P${index + 1}`, at: 'brest', ships: 1 }));

/** Everybody goes out and in again, so that nobody is in anybody's way. */
function stroll(table: Table): void {
  const { side } = table.world.turn;
  const next = table.world.markers.find((one) => one.side === side && !one.moved)!;
  if (side === 'english') table.sail(next.token, ['north-sea'], 'portsmouth');
  else table.sail(next.token, ['bay-of-biscay'], 'brest');
}

function turns(table: Table): string {
  let order = '';
  while (table.progress === 'waits') {
    order += table.world.turn.side === 'english' ? 'E' : 'P';
    stroll(table);
  }
  return order;
}

describe('turns of movement', () => {
  it('[4.0/8] squadron by squadron, the English first; who runs out lets the other finish', () => {
    expect(turns(tableIn(1778, ...english(2), ...european(4)))).toBe('EPEPPP');
    expect(turns(tableIn(1778, ...english(4), ...european(1)))).toBe('EPEEE');
  });

  it('[4.0/8] two at a time for the European player while several of his nations are at war', () => {
    expect(turns(tableIn(1779, ...english(3), ...european(5)))).toBe('EPPEPPEP');
    expect(turns(tableIn(1778, ...english(3), ...european(3)))).toBe('EPEPEP');
  });

  it('[4.0/8] passing is being done for the year, and the other moves on without alternating', () => {
    const table = tableIn(1779, ...english(3), ...european(3));
    stroll(table);
    table.pass();
    expect(table.told('passed')).toMatchObject([{ side: 'european' }]);
    expect(turns(table)).toBe('EE');
    expect(table.world.markers.filter((one) => !one.moved)).toHaveLength(3);
  });

  it('[4.0/8] each squadron moves by itself, and no more than once', () => {
    const table = tableIn(1779, ...english(1), ...european(2));
    stroll(table);
    expect(table.refusal('E1', ['north-sea'])).toBe('not-yours');
    table.sail('P1', ['bay-of-biscay', 'iberian-basin']);
    expect(table.refusal('P1', ['bay-of-biscay'])).toBe('not-yours');
    table.sail('P2', ['bay-of-biscay'], 'lorient');
    expect(table.progress).toBe('done');
  });

  it('[4.0/10] searches are part of movement; when all have moved, what they have found is fought over', () => {
    const table = tableIn(
      1778,
      'E1 portsmouth 1',
      'E2 gibraltar 1',
      'P1 bay-of-biscay 1',
      'P2 western-med 1',
    );
    table.sail('E2', ['western-med']);
    expect(table.asks.map(({ kind }) => kind)).toEqual(['search', 'search']);
    table.search('fight', 'fight');
    expect(table.world.battles).toEqual([]);
    table.sail('E1', ['north-sea', 'western-approaches', 'bay-of-biscay']).search('fight', 'fight');
    expect(table.progress).toBe('done');
    expect(combatPhase.enter(table.world, listener(looseDice(1)).context)).toBe('waits');
    expect(table.world.battles).toEqual(['bay-of-biscay', 'western-med']);
  });

  it('[6.1/8] a control marker goes where none of its side came to stay; a decoy keeps it, for nobody can tell', () => {
    const world = testSea({
      year: 1778,
      squadrons: [
        { token: 'P1', at: 'brest', ships: 3 },
        { token: 'P2', at: 'toulon' },
        { token: 'P3', at: 'rochefort', ships: 2 },
      ],
    });
    world.control = ['bay-of-biscay', 'western-med', 'iberian-basin', 'north-sea'];
    const table = new Table(world);
    table.sail('P1', ['bay-of-biscay', 'iberian-basin']);
    table.sail('P2', ['western-med']);
    // Passing through and putting in are not staying.
    table.sail('P3', ['bay-of-biscay', 'north-sea'], 'dunkirk');
    expect(table.progress).toBe('done');
    expect(world.control).toEqual(['western-med', 'iberian-basin']);
    expect(table.told('uncontrolled').map(({ area }) => area)).toEqual(['bay-of-biscay', 'north-sea']);
  });

  it('[4.0/8] with nothing to move the phase is over at once', () => {
    expect(new Table(testSea({ squadrons: [] })).progress).toBe('done');
  });
});
