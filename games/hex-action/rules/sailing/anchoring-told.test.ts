import { describe, expect, it } from 'vitest';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { codeAndRule, HOLDING, loneLog, loneSea, loneShip } from '../testing/lone.ts';
import { context } from '../testing/sea.ts';
import { anchorFault, beginAnchoring, endAnchoring, firesFromAnchor, springsOf } from './anchoring.ts';

describe('notes about the anchor', () => {
  const fault = (
    ship: AdvancedShip,
    note: 'A' | 'up' | 'cut',
    changes: object = {},
    special: SpecialRule[] = [],
  ) => codeAndRule(anchorFault(loneSea(ship, changes, special), ship, note));

  it('[20.3] [20.3.1] [20.3.7.1] [20.3.8.3] when she may not let it go', () => {
    expect(fault(loneShip(), 'A')).toBeNull();
    expect(fault(loneShip(), 'A', { anchoringAllowed: false })).toEqual(['no-anchoring', '20.3']);
    expect(fault(loneLog({ anchor: HOLDING }), 'A')).toEqual(['already-anchored', '20.3.1']);
    expect(fault(loneLog({ anchors: 1 }), 'A')).toBeNull();
    expect(fault(loneLog({ anchors: 0 }), 'A')).toEqual(['no-anchor', '20.3.8.3']);
    expect(fault(loneLog({ anchors: 0, anchorsCut: true }), 'A')).toEqual(['no-anchor', '20.3.7.1']);
  });

  it('[20.3.6] [20.3.6.1] when she may not weigh or cut', () => {
    const moored: SpecialRule[] = [{ id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 3 }];
    const holds = (untilTurn: number): SpecialRule[] => [{ id: 'holds-anchor', squadron: 'van', untilTurn }];
    for (const note of ['up', 'cut'] as const) {
      expect(fault(loneShip(), note)).toEqual(['not-anchored', '20.3.6']);
      expect(fault(loneLog({ anchor: HOLDING }), note)).toBeNull();
      expect(fault(loneLog({ anchor: HOLDING }), note, {}, holds(1))).toEqual(['holds-anchor', '20.3']);
      expect(fault(loneLog({ anchor: HOLDING }), note, {}, holds(0))).toBeNull();
    }
    expect(fault(loneLog({ anchor: HOLDING }), 'up', {}, moored)).toEqual(['moored-line', '20.3.6']);
    expect(fault(loneLog({ anchor: HOLDING }), 'cut', {}, moored)).toBeNull();
    const ship = loneLog({ anchor: HOLDING });
    const fighting = { ...loneSea(ship), melees: [{ a: 'w', b: 'x', since: 1 }] };
    expect(codeAndRule(anchorFault(fighting, ship, 'up'))).toEqual(['in-melee', '20.3.6.1']);
    expect(anchorFault(fighting, ship, 'cut')).toBeNull();
  });

  it('[20.3.4] [20.3.5] [20.3.8.1] [20.3.8.2] springs and steady fire want both anchors', () => {
    const pivot = (advanced: Partial<AdvancedLog>, special: SpecialRule[] = []) => {
      const ship = loneLog(advanced);
      return [springsOf(loneSea(ship, {}, special), ship), firesFromAnchor(ship)];
    };
    expect(pivot({})).toEqual([null, false]);
    expect(pivot({ anchor: HOLDING })).toEqual(['bow', true]);
    expect(pivot({ anchor: { ...HOLDING, how: 'AS' } })).toEqual(['stern', true]);
    expect(pivot({ anchor: { ...HOLDING, how: 'A' } })).toEqual([null, true]);
    expect(pivot({ anchor: HOLDING, anchors: 1 })).toEqual([null, false]);
    expect(pivot({ anchor: { ...HOLDING, state: 'ordered' } })).toEqual([null, false]);
    expect(pivot({ anchor: { ...HOLDING, state: 'weighing' } })).toEqual([null, false]);
    expect(
      pivot({ anchor: HOLDING }, [{ id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 3 }]),
    ).toEqual([null, true]);
  });

  const told = (ship: AdvancedShip, end = false) => {
    const tools = context();
    if (end) endAnchoring(loneSea(ship), ship, tools);
    else beginAnchoring(ship, tools);
    return tools.told;
  };
  const said = { kind: 'anchor', ship: 'x', how: 'AB', left: 2 };

  it('[20.3.2] let go, from order to hold', () => {
    const ship = loneLog({ notes: { anchor: 'AB' } });
    expect(told(ship)).toEqual([]);
    expect(ship.advanced.anchor).toEqual({ how: 'AB', state: 'ordered', turns: 0 });
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.2', what: 'dropped' }]);
    expect(ship.advanced.anchor).toEqual(HOLDING);
    const struck = loneShip({
      surrender: 'firepower',
      advanced: { anchor: { ...HOLDING, state: 'ordered' } },
    });
    expect(told(struck, true)).toEqual([]);
    expect(struck.advanced.anchor).toBeNull();
    expect(told(loneLog({}), true)).toEqual([]);
  });

  it('[20.3.6] weighed in two turns running, else let go again', () => {
    const ship = loneLog({ anchor: HOLDING, notes: { anchor: 'up' } });
    expect(told(ship)).toEqual([{ ...said, rule: '20.3.6', what: 'weighing' }]);
    expect(ship.advanced.anchor).toEqual({ how: 'AB', state: 'weighing', turns: 1 });
    expect(ship.advanced.did.weighed).toBe(true);
    expect(told(ship, true)).toEqual([]);
    expect(told(ship)).toHaveLength(1);
    expect(ship.advanced.anchor?.turns).toBe(2);
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.6', what: 'weighed' }]);
    expect(ship.advanced.anchor).toBeNull();
    const idle = loneLog({ anchor: { ...HOLDING, state: 'weighing', turns: 1 } });
    expect(told(idle)).toEqual([{ ...said, rule: '20.3.6', what: 'dropped' }]);
    expect(idle.advanced.anchor).toEqual(HOLDING);
  });

  it('[20.3.7] [20.3.7.1] cut, and never anchored again', () => {
    const ship = loneLog({ anchor: HOLDING, notes: { anchor: 'cut' } });
    expect(told(ship)).toEqual([]);
    expect(told(ship, true)).toEqual([{ ...said, rule: '20.3.7', what: 'cut', left: 0 }]);
    expect(ship.advanced).toMatchObject({ anchor: null, anchors: 0, anchorsCut: true });
  });
});
