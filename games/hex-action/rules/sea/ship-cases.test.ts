/** Small questions about ships that everything else relies on. */
import { describe, expect, it } from 'vitest';
import { loneLog, loneSea } from '../testing/lone.ts';
import { context, testSea, testShip } from '../testing/sea.ts';
import { advancedView } from './edition.ts';
import { voidNote } from './note-fault.ts';
import { gunsLeft } from './ship.ts';
import { bondOf, shipOf } from './state.ts';

const sea = testSea({ ships: [{ id: 'x', at: 'K15', heading: 1 }] });

describe('a ship', () => {
  it('[11.4.3.2] has the gun squares of both broadsides and the carronades’ to be hit', () => {
    const armed = testShip({
      id: 'x',
      at: 'K15',
      heading: 1,
      guns: { L: 1, R: 20 },
      carronades: { L: 300, R: 4000 },
    });
    expect(gunsLeft(armed)).toBe(4321);
  });

  it('is found by her name, and nobody stands in for one that is not there', () => {
    expect(shipOf(sea, 'x').id).toBe('x');
    expect(() => shipOf(sea, 'z')).toThrow('no ship z');
    expect([bondOf('p', 'q'), bondOf('q', 'p')]).toEqual([
      { a: 'p', b: 'q' },
      { a: 'p', b: 'q' },
    ]);
  });

  it('[20.0] has only a note voided that was written', () => {
    const voided = (notes: object) => {
      const ship = loneLog({ notes });
      const tools = context();
      voidNote(ship, 'sail', 'stood', '20.4.1.3', tools);
      return [tools.told, ship.advanced.notes];
    };
    const told = { kind: 'note-void', rule: '20.4.1.3', ship: 'x', note: 'sail', code: 'stood' };
    expect(voided({ sail: 'FS', anchor: 'A' })).toEqual([[told], { anchor: 'A' }]);
    expect(voided({ anchor: 'A' })).toEqual([[], { anchor: 'A' }]);
  });

  it('of the Basic Game is asked nothing of the Advanced', () => {
    expect(() => advancedView({ ...sea, seat: 'a-1', side: 'a' })).toThrow('test-sea');
    const advanced = { ...loneSea(loneLog({})), seat: 'a-1', side: 'a' };
    expect(advancedView(advanced)).toBe(advanced);
  });
});
