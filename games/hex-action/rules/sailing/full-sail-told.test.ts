import { describe, expect, it } from 'vitest';
import type { AdvancedShip } from '../sea/edition.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { advancedSea, advancedShip, squadronOf } from '../testing/advanced.ts';
import { codeAndRule, HOLDING, loneLog, loneSea, loneShip } from '../testing/lone.ts';
import { context, hexNamed } from '../testing/sea.ts';
import { fullSail, fullSailsFault, inConvoy, sailFault, topmen } from './full-sail.ts';
import { noteMovement } from './movement-log.ts';

describe('notes to change sail', () => {
  const judged = (steps: string) => ({ steps, hexes: [...steps].filter((step) => step === 'F').length });
  const fault = (ship: AdvancedShip, note: 'FS' | 'BS' = 'FS', steps = 'F', changes: object = {}) =>
    codeAndRule(sailFault(loneSea(ship, changes), ship, note, judged(steps)));

  it('[20.1.5.2] [20.1.5.3] [38.4] when no sail can be changed', () => {
    expect(fault(loneShip())).toBeNull();
    expect(fault(loneShip(), 'BS')).toEqual(['no-change', '20.1.5.2']);
    expect(fault(loneLog({ sail: 'full' }))).toEqual(['no-change', '20.1.5.2']);
    expect(fault(loneLog({ sail: 'full' }), 'BS')).toBeNull();
    const aground = { difficulty: 3, from: { bow: hexNamed('K15'), heading: 1 as const }, lightened: false };
    expect(fault(loneLog({ aground }))).toEqual(['aground', '38.4']);
    const fighting = loneShip({ parties: [{ type: 'OBP', sections: [1], target: 'y' }] });
    const melee = { ...loneSea(fighting), melees: [{ a: 'x', b: 'y', since: 1 }] };
    expect(codeAndRule(sailFault(melee, fighting, 'FS', judged('F')))).toEqual(['no-men', '20.1.5.3']);
    fighting.parties = [{ type: 'OBP', sections: [2], target: 'y' }];
    expect(sailFault(melee, fighting, 'FS', judged('F'))).toBeNull();
  });

  it('[18.2.2.1] [20.1.4] when full sails can’t stand', () => {
    const full = (ship: AdvancedShip, changes: object = {}, special: SpecialRule[] = []) =>
      codeAndRule(fullSailsFault(loneSea(ship, changes, special), ship));
    expect(full(loneShip())).toBeNull();
    expect(full(loneShip({ rigging: [0, 4, 4, 4] }))).toEqual(['rigging-lost', '20.1.4']);
    expect(full(loneShip({ rigging: [1, 0, 0, 0] }))).toBeNull();
    expect(full(loneShip(), { velocity: 5 })).toBeNull();
    expect(full(loneShip(), { velocity: 6 })).toEqual(['storm', '18.2.2.1']);
    expect(full(loneShip({ special: { traits: ['no-sail'] } }))).toEqual(['no-sail', '20.1']);
    expect(full(loneShip(), {}, [{ id: 'convoy', squadrons: ['van'] }])).toEqual(['convoy', '20.1']);
    expect(full(loneShip(), {}, [{ id: 'convoy', squadrons: ['rear'] }])).toBeNull();
  });

  it('[20.1] a convoy is of the squadrons named, among others', () => {
    const ship = advancedShip({ id: 'x', at: 'M20', heading: 2 });
    const waters = (squadrons: string[]) =>
      advancedSea([ship], {
        advanced: {
          squadrons: [squadronOf('van', ['x']), squadronOf('rear', ['y'])],
          special: [{ id: 'convoy', squadrons }],
        },
      });
    expect(inConvoy(waters(['van']), ship)).toBe(true);
    expect(inConvoy(waters(['rear']), ship)).toBe(false);
  });

  it.each([
    ['F', null],
    ['FF', null],
    ['', ['stood', '20.4.1.3']],
    ['FL', ['stood', '20.4.1.3']],
    ['FR', ['stood', '20.4.1.3']],
  ])('[20.4.1.3] one that stood, with the steps %j', (steps, expected) => {
    expect(fault(loneLog({ stood: true }), 'FS', steps)).toEqual(expected);
    expect(fault(loneLog({ anchor: HOLDING }), 'FS', steps)).toEqual(expected);
    expect(fault(loneLog({ sail: 'full', stood: true }), 'BS', steps)).toBeNull();
    expect(fault(loneShip(), 'FS', steps)).toBeNull();
  });

  it('[20.1.5.3] the lowest section with men goes aloft', () => {
    const ship = loneShip();
    expect(topmen(ship)?.no).toBe(1);
    ship.sections[0]!.left = 0;
    ship.sections.reverse();
    expect(topmen(ship)?.no).toBe(2);
    for (const section of ship.sections) section.left = 0;
    expect(topmen(ship)).toBeUndefined();
  });

  it('[27.0] [38.4] the Full Sail Phase, told in full', () => {
    const phase = (ship: AdvancedShip, changes: object = {}) => {
      const tools = context();
      expect(fullSail.enter(loneSea(ship, changes), tools)).toBe('done');
      return tools.told;
    };
    const set = { kind: 'sails', rule: '27.0', ship: 'x', why: 'noted' };
    const voided = { kind: 'note-void', ship: 'x', note: 'sail' };
    const FS = { notes: { sail: 'FS' as const } };
    expect(phase(loneLog(FS))).toEqual([{ ...set, sail: 'full' }]);
    expect(phase(loneLog({ sail: 'full', notes: { sail: 'BS' } }))).toEqual([{ ...set, sail: 'battle' }]);
    expect(phase(loneShip({ rigging: [0, 4, 4, 4], advanced: FS }))).toEqual([
      { ...voided, rule: '27.0', code: 'rigging-lost' },
    ]);
    const aground = { difficulty: 3, from: { bow: hexNamed('K15'), heading: 1 as const }, lightened: false };
    expect(phase(loneLog({ ...FS, aground }))).toEqual([{ ...voided, rule: '38.4', code: 'aground' }]);
    expect(phase(loneShip({ surrender: 'firepower', advanced: FS }))).toEqual([]);
    expect(phase(loneShip({ presence: 'gone', advanced: FS }))).toEqual([]);
    expect(phase(loneShip())).toEqual([]);
    expect(
      phase(loneShip({ rigging: [0, 4, 4, 4], advanced: { sail: 'full', notes: { sail: 'BS' } } })),
    ).toEqual([{ ...set, sail: 'battle' }]);
  });
});

describe('what the log keeps of a movement', () => {
  it.each([
    ['', true, false],
    ['F', false, false],
    ['FL', false, true],
    ['FR', false, true],
    ['FRB', false, true],
    ['LF', false, false],
    ['L', true, true],
    ['B', true, false],
  ])('[20.4.1] [20.4.2] after %j', (done, stood, endedOnTurn) => {
    const ship = loneLog({});
    ship.still = 1;
    noteMovement(ship, done, context());
    expect(ship.advanced).toMatchObject({ stood, endedOnTurn });
    expect(ship.still).toBe(1);
  });

  it.each([
    ['F', true],
    ['FF', true],
    ['', false],
    ['L', false],
    ['FL', false],
    ['FR', false],
  ])('[20.4.1.3] one that stood and noted full sails, after %j', (done, sets) => {
    const ship = loneLog({ stood: true, notes: { sail: 'FS' } });
    const tools = context();
    noteMovement(ship, done, tools);
    expect(tools.told).toEqual(
      sets ? [] : [{ kind: 'note-void', rule: '20.4.1.3', ship: 'x', note: 'sail', code: 'stood' }],
    );
    expect(ship.advanced.notes).toEqual(sets ? { sail: 'FS' } : {});
    const going = loneLog({ notes: { sail: 'FS' } });
    noteMovement(going, done, tools);
    expect(going.advanced.notes).toEqual({ sail: 'FS' });
    const shortening = loneLog({ stood: true, notes: { sail: 'BS' } });
    noteMovement(shortening, done, tools);
    expect(shortening.advanced.notes).toEqual({ sail: 'BS' });
  });

  it('[8.2.1] phases at anchor do not count towards a drift', () => {
    const ship = loneLog({ anchor: HOLDING });
    ship.still = 2;
    noteMovement(ship, '', context());
    expect(ship.still).toBe(0);
  });
});
