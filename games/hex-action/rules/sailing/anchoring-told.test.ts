import { describe, expect, it } from 'vitest';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import {
  HOLDING as holding,
  loneLog as log,
  loneShip as one,
  loneSea as sea,
  codeAndRule as short,
} from '../testing/lone.ts';
import { context } from '../testing/sea.ts';
import { anchorFault, beginAnchoring, endAnchoring, firesFromAnchor, springsOf } from './anchoring.ts';

describe('notes about the anchor', () => {
  const fault = (
    ship: AdvancedShip,
    note: 'A' | 'up' | 'cut',
    changes: object = {},
    special: SpecialRule[] = [],
  ) => short(anchorFault(sea(ship, changes, special), ship, note));

  it('[20.3] [20.3.1] [20.3.7.1] [20.3.8.3] when she may not let it go', () => {
    expect(fault(one(), 'A')).toBeNull();
    expect(fault(one(), 'A', { anchoringAllowed: false })).toEqual(['no-anchoring', '20.3']);
    expect(fault(log({ anchor: holding }), 'A')).toEqual(['already-anchored', '20.3.1']);
    expect(fault(log({ anchors: 1 }), 'A')).toBeNull();
    expect(fault(log({ anchors: 0 }), 'A')).toEqual(['no-anchor', '20.3.8.3']);
    expect(fault(log({ anchors: 0, anchorsCut: true }), 'A')).toEqual(['no-anchor', '20.3.7.1']);
  });

  it('[20.3.6] [20.3.6.1] when she may not weigh or cut', () => {
    const moored: SpecialRule[] = [{ id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 3 }];
    const holds = (untilTurn: number): SpecialRule[] => [{ id: 'holds-anchor', squadron: 'van', untilTurn }];
    for (const note of ['up', 'cut'] as const) {
      expect(fault(one(), note)).toEqual(['not-anchored', '20.3.6']);
      expect(fault(log({ anchor: holding }), note)).toBeNull();
      expect(fault(log({ anchor: holding }), note, {}, holds(1))).toEqual(['holds-anchor', '20.3']);
      expect(fault(log({ anchor: holding }), note, {}, holds(0))).toBeNull();
    }
    expect(fault(log({ anchor: holding }), 'up', {}, moored)).toEqual(['moored-line', '20.3.6']);
    expect(fault(log({ anchor: holding }), 'cut', {}, moored)).toBeNull();
    const ship = log({ anchor: holding });
    const fighting = { ...sea(ship), melees: [{ a: 'w', b: 'x', since: 1 }] };
    expect(short(anchorFault(fighting, ship, 'up'))).toEqual(['in-melee', '20.3.6.1']);
    expect(anchorFault(fighting, ship, 'cut')).toBeNull();
  });

  it('[20.3.4] [20.3.5] [20.3.8.1] [20.3.8.2] springs and steady fire want both anchors', () => {
    const pivot = (advanced: Partial<AdvancedLog>, special: SpecialRule[] = []) => {
      const ship = log(advanced);
      return [springsOf(sea(ship, {}, special), ship), firesFromAnchor(ship)];
    };
    expect(pivot({})).toEqual([null, false]);
    expect(pivot({ anchor: holding })).toEqual(['bow', true]);
    expect(pivot({ anchor: { ...holding, how: 'AS' } })).toEqual(['stern', true]);
    expect(pivot({ anchor: { ...holding, how: 'A' } })).toEqual([null, true]);
    expect(pivot({ anchor: holding, anchors: 1 })).toEqual([null, false]);
    expect(pivot({ anchor: { ...holding, state: 'ordered' } })).toEqual([null, false]);
    expect(pivot({ anchor: { ...holding, state: 'weighing' } })).toEqual([null, false]);
    expect(
      pivot({ anchor: holding }, [{ id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 3 }]),
    ).toEqual([null, true]);
  });

  const told = (ship: AdvancedShip, end = false) => {
    const tools = context();
    if (end) endAnchoring(sea(ship), ship, tools);
    else beginAnchoring(ship, tools);
    return tools.told;
  };
  const said = { kind: 'anchor', ship: 'x', how: 'AB', left: 2 };

  it('[20.3.2] let go, from order to hold', () => {
    const ship = log({ notes: { anchor: 'AB' } });
    expect(told(ship)).toEqual([]);
    expect(ship.advanced.anchor).toEqual({ how: 'AB', state: 'ordered', turns: 0 });
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.2', what: 'dropped' }]);
    expect(ship.advanced.anchor).toEqual(holding);
    const struck = one({ surrender: 'firepower', advanced: { anchor: { ...holding, state: 'ordered' } } });
    expect(told(struck, true)).toEqual([]);
    expect(struck.advanced.anchor).toBeNull();
    expect(told(log({}), true)).toEqual([]);
  });

  it('[20.3.6] weighed in two turns running, else let go again', () => {
    const ship = log({ anchor: holding, notes: { anchor: 'up' } });
    expect(told(ship)).toEqual([{ ...said, rule: '20.3.6', what: 'weighing' }]);
    expect(ship.advanced.anchor).toEqual({ how: 'AB', state: 'weighing', turns: 1 });
    expect(ship.advanced.did.weighed).toBe(true);
    expect(told(ship, true)).toEqual([]);
    expect(told(ship)).toHaveLength(1);
    expect(ship.advanced.anchor?.turns).toBe(2);
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.6', what: 'weighed' }]);
    expect(ship.advanced.anchor).toBeNull();
    const idle = log({ anchor: { ...holding, state: 'weighing', turns: 1 } });
    expect(told(idle)).toEqual([{ ...said, rule: '20.3.6', what: 'dropped' }]);
    expect(idle.advanced.anchor).toEqual(holding);
  });

  it('[20.3.7] [20.3.7.1] cut, and never anchored again', () => {
    const ship = log({ anchor: holding, notes: { anchor: 'cut' } });
    expect(told(ship)).toEqual([]);
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.7', what: 'cut', left: 0 }]);
    expect(ship.advanced).toMatchObject({ anchor: null, anchors: 0, anchorsCut: true });
  });
});
