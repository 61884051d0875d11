import { describe, expect, it } from 'vitest';
import type { Party } from '../sea/ship.ts';
import { advancedShip } from '../testing/advanced.ts';
import { sideBySide } from '../testing/duel.ts';
import { context } from '../testing/sea.ts';
import { callToDefence } from './men-aloft.ts';
import { takePrizes, transferCrews } from './transfer.ts';

const tbp = (sections: number[], target: string): Party => ({ type: 'TBP', sections, target });

describe('men who go over', () => {
  it('[12.4.3] a party of which nobody is left takes no prize', () => {
    const state = sideBySide({}, { side: 'b', surrender: 'firepower' });
    const [a, b] = state.ships;
    a!.parties = [tbp([1], 'b')];
    a!.sections[0]!.left = 0;
    const tools = context();
    takePrizes(state, tools);
    expect([tools.told, b!.captured]).toEqual([[], false]);
  });

  it('[12.1.1] [12.4.5] to a prize they go as men of her prize crew, to a friend as crew', () => {
    const roleIn = (captured: boolean) => {
      const state = sideBySide({}, captured ? { side: 'a', owner: 'b', captured } : {});
      const [a, b] = state.ships;
      if (captured) b!.sections[0]!.role = 'prize';
      a!.parties = [tbp([1], 'b')];
      transferCrews(state, context());
      return b!.sections.at(-1);
    };
    expect(roleIn(true)).toMatchObject({ from: 'a', role: 'prize', left: 3 });
    expect(roleIn(false)).toMatchObject({ from: 'a', role: 'crew', left: 3 });
  });

  it('[23.0] topmen among those called to defend leave the sails as they are, whoever else is called', () => {
    const called = (...sections: number[]) => {
      const ship = advancedShip({ id: 'a', at: 'K15', heading: 1, advanced: { notes: { sail: 'FS' } } });
      callToDefence(ship, [{ type: 'DBP', sections, target: null }], context());
      return ship.advanced.notes.sail;
    };
    expect([called(1), called(1, 2), called(2, 3)]).toEqual([undefined, undefined, 'FS']);
  });
});
