/** Lines, masts and guns that a hit takes beyond its squares. */
import { describe, expect, it } from 'vitest';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf } from '../testing/sea.ts';
import { cutAnchor, cutLine } from './cut-lines.ts';
import { cutWreckage } from './loss-of-rigging.ts';

type Waters = Parameters<typeof advancedSea>[1];
const three = (a: Partial<AdvancedTestShip> = {}, waters: Waters = {}) =>
  advancedSea(
    [
      advancedShip({ id: 'a', at: 'K10', heading: 1, ...a }),
      advancedShip({ id: 'b', at: 'K12', heading: 1 }),
      advancedShip({ id: 'c', at: 'K14', heading: 1, side: 'b' }),
    ],
    waters,
  );
const grapple = (a: string, b: string, count = 1) => ({ a, b, count });

describe('a line that is cut', () => {
  it('[9.1.6] one iron of those that hold her, and of no others', () => {
    const grapples = [grapple('b', 'c'), grapple('a', 'b', 2)];
    const sea = three({}, { grapples });
    const cut = () => cutLine(sea, sea.ships[0]!, context());
    expect([cut(), sea.grapples]).toEqual([true, [grapple('b', 'c'), grapple('a', 'b', 1)]]);
    expect([cut(), sea.grapples]).toEqual([true, [grapple('b', 'c')]]);
    expect([cut(), sea.grapples]).toEqual([false, [grapple('b', 'c')]]);
  });

  it.each(['a', 'b'])('[35.4.3.1] the tow rope first, whichever end of it is hit: %s', (id) => {
    const towing = { rules: { towing: true }, grapples: [grapple('b', 'c'), grapple('a', 'b')] };
    const sea = three({ advanced: { tows: 'b' } }, towing);
    const told = context();
    expect(cutLine(sea, sea.ships.find((ship) => ship.id === id)!, told)).toBe(true);
    expect(told.told).toEqual([
      { kind: 'tow', rule: '35.4.3.1', ship: 'a', tows: 'b', begins: false, why: 'cut' },
    ]);
    expect(sea.grapples).toEqual([grapple('b', 'c')]);
  });

  it('[35.4.3.1] [20.3.8] in a tow an odd die cuts the line, an even one an anchor', () => {
    const cut = (die: number) => {
      const sea = three(
        { advanced: { tows: 'b' } },
        { rules: { towing: true }, grapples: [grapple('a', 'b')] },
      );
      const told = context();
      expect(cutAnchor(sea, sea.ships[0]!, () => die, told)).toBe(true);
      return told.told;
    };
    expect(cut(3).map(({ kind }) => kind)).toEqual(['tow']);
    expect(cut(4)).toEqual([{ kind: 'anchor', rule: '20.3.8', ship: 'a', what: 'lost', how: null, left: 1 }]);
  });

  it('[20.3.8.3] [16.1.2.2.4] with the second she lies at none; where nobody may anchor they do not count', () => {
    const anchor = { how: 'A', state: 'holding', turns: 0 } as const;
    const sea = three({ advanced: { anchors: 1, anchor } });
    const told = context();
    expect(cutAnchor(sea, sea.ships[0]!, () => 1, told)).toBe(true);
    expect(told.told).toEqual([
      { kind: 'anchor', rule: '20.3.8.3', ship: 'a', what: 'lost', how: 'A', left: 0 },
    ]);
    expect(sea.ships[0]!.advanced.anchor).toBeNull();
    expect(cutAnchor(sea, sea.ships[0]!, () => 1, told)).toBe(false);
    const deep = three({}, { advanced: { anchoringAllowed: false } });
    expect(cutAnchor(deep, deep.ships[0]!, () => 1, told)).toBe(false);
  });
});

describe('wreckage', () => {
  it('[36.2.2] [19.1] is cut loose by one throw, harder under full sails', () => {
    const thrown = (sail: 'battle' | 'full') => {
      const sea = three({ advanced: { sail, wreckage: ['L', 'R'] } }, { rules: { lossOfRigging: true } });
      const told = context(6, 6);
      cutWreckage(sea, told);
      expect(sea.ships[0]!.advanced.wreckage).toEqual(['R']);
      const [throwOf] = toldOf(told.told, 'wreckage');
      return { rule: throwOf!.rule, side: throwOf!.side, modifiers: throwOf!.modifiers };
    };
    expect(thrown('battle')).toEqual({ rule: '36.2.2', side: 'L', modifiers: [] });
    expect(thrown('full')).toEqual({
      rule: '36.2.2',
      side: 'L',
      modifiers: [{ what: 'full sails', by: -1, rule: '19.1' }],
    });
  });
});
