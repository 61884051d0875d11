/** What the umpire does between the phases, each case by itself. */
import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { adopt } from './adopt.ts';
import { clock, secondsToWrite } from './clock.ts';
import { closeTurn } from './close-turn.ts';
import { hexAction } from './index.ts';
import { invariants } from './invariants.ts';
import { resign } from './resign.ts';
import type { HexAsk } from './sea/asks.ts';
import { hexKey } from './sea/hex.ts';
import { open } from './sequence.ts';
import { advancedSea, advancedShip } from './testing/advanced.ts';
import { HOLDING, loneShip } from './testing/lone.ts';
import { soundScenario } from './testing/scenario.ts';
import { context, hexNamed, testSea, viewOf } from './testing/sea.ts';
import { view } from './view.ts';

const at = { at: 'K15', heading: 1 } as const;

describe('these rules', () => {
  it('say which they are', () => {
    expect([hexAction.id, hexAction.rulesVersion]).toEqual(['hex-action', '2']);
  });

  it('[16.1.2.2.3] take over the quality of a captured crew from its own men, not from those who took her', () => {
    const old = testSea({ ships: [{ id: 'b', ...at, owner: 'b', captured: true }] });
    const prize = old.ships[0]!;
    prize.sections[0] = { ...prize.sections[0]!, from: 'a', quality: 'poor' };
    expect(adopt(old, '1').ships[0]!.homeQuality).toBe('average');
  });

  it('[13.5] take a ship that never fired and is not loaded for one whose loading was put off', () => {
    const putOff = (loaded: object, initial: object) => {
      const sea = adopt(advancedSea([advancedShip({ id: 'x', ...at, loaded, initial } as never)]), '1');
      return sea.ships[0]!.advanced!.unloaded === true;
    };
    const [both, none, left, right] = [
      { L: true, R: true },
      { L: false, R: false },
      { L: true, R: false },
      { L: false, R: true },
    ];
    expect([putOff(none, both), putOff(left, both), putOff(right, both), putOff(both, both)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([putOff(none, left), putOff(none, right), putOff(none, none)]).toEqual([false, false, false]);
    const basic = testSea({ ships: [{ id: 'x', ...at, loaded: { L: false, R: false } }] });
    expect(adopt(basic, '1').ships[0]).not.toHaveProperty('advanced');
  });
});

describe('the clock', () => {
  it('[30.0] counts the ships of the largest side', () => {
    const sides = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
    const ships = (...owners: string[]) =>
      testSea({ sides, ships: owners.map((owner, index) => ({ id: `${index}`, ...at, side: owner })) });
    expect(secondsToWrite(ships('a', 'b', 'c'))).toBe(60);
    expect(secondsToWrite(ships('a', 'a', 'b'))).toBe(120);
  });

  it('[30.0] runs only where moves are timed', () => {
    const ask: HexAsk = { id: 'x', seat: 'a-1', kind: 'plot', rule: '7.2', ship: 'x' };
    expect(clock(viewOf(testSea({ ships: [{ id: 'x', ...at }] })), ask)).toBeNull();
    expect(clock(viewOf(advancedSea([loneShip()])), ask)).toBeNull();
    expect(clock(viewOf(advancedSea([loneShip()], { rules: { timedMoves: true } })), ask)).toEqual({
      seconds: 60,
      late: { plot: '0', late: true },
    });
  });
});

describe('the end of a turn', () => {
  it('[11.4.5] a ship that gave up for want of friends takes heart when one is near', () => {
    const sea = testSea({
      turn: 4,
      ships: [
        { id: 'x', ...at, surrender: 'immobility' },
        { id: 'y', at: 'K18', heading: 1 },
      ],
    });
    const tools = context();
    closeTurn(sea, tools);
    expect(tools.told).toEqual([{ kind: 'recovered', rule: '11.4.5', ship: 'x' }]);
    expect(sea.ships[0]!.surrender).toBeNull();
  });
});

describe('what is true of every sea', () => {
  it('[26.2.3] repairs may leave rigging whole in any order, in the Advanced Game alone', () => {
    const rigging = [4, 4, 3, 4];
    expect(invariants(advancedSea([loneShip({ rigging })]))).toEqual([]);
    expect(invariants(testSea({ ships: [{ id: 'x', ...at, rigging }] }))).toHaveLength(1);
    const spec = { rigging: [4, 3, 2, 1] };
    expect(invariants(testSea({ ships: [{ id: 'x', ...at, spec, rigging: [4, 3, 2, 1] }] }))).toEqual([]);
    expect(invariants(testSea({ ships: [{ id: 'x', ...at, spec, rigging: [0, 1, 2, 1] }] }))).toEqual([]);
  });

  it('[20.3] a ship that has gone may have left her anchors behind', () => {
    const ship = (presence: 'afloat' | 'gone') =>
      loneShip({
        presence,
        advanced: { anchor: HOLDING, anchors: 0, end: presence === 'gone' ? 'left' : null },
      });
    expect(invariants(advancedSea([ship('gone')]))).toEqual([]);
    expect(invariants(advancedSea([ship('afloat')]))).toEqual([expect.stringContaining('held by no anchor')]);
  });
});

describe('giving up', () => {
  it('[14.0] the ships of the second side pass to a chair of that side', () => {
    const sea = testSea({
      seats: [
        { id: 'a-1', side: 'a', name: 'A' },
        { id: 'b-1', side: 'b', name: 'B' },
        { id: 'b-2', side: 'b', name: 'B, rear' },
      ],
      ships: [
        { id: 'x', ...at },
        { id: 'y', at: 'N15', heading: 1, side: 'b' },
      ],
    });
    const { state } = resign(sea, 'b-1');
    expect([state.ships.map(({ seat }) => seat), state.outcome]).toEqual([['a-1', 'b-2'], null]);
  });
});

describe('the chart', () => {
  it('[38.0] depths that are open to all are open to the gallery; those that a side must find are not', () => {
    const depths = { [hexKey(hexNamed('C5'))]: 10 };
    const seen = (sounded: Record<string, string[]>, seat: string) =>
      view(advancedSea([loneShip()], { advanced: { depths, sounded } }), seat).advanced.depths;
    expect([seen({}, 'gallery'), seen({}, 'a-1')]).toEqual([depths, depths]);
    expect([seen({ a: [] }, 'gallery'), seen({ a: [] }, 'a-1'), seen({ a: [] }, 'b-1')]).toEqual([
      {},
      {},
      depths,
    ]);
  });
});

describe('before anybody is asked', () => {
  it('[5.0] nothing is kept to be told where nothing has happened', () => {
    const { windChange: _none, ...still } = soundScenario();
    const sea = hexAction.setup(still as never, {}, looseDice(1));
    expect(Object.hasOwn(sea.advanced!, 'opening')).toBe(false);
  });

  it('[5.0] the first answers open the first turn, with what was kept until then', () => {
    const ships = [loneShip(), advancedShip({ id: 'y', at: 'T15', heading: 1, side: 'b' })];
    const sea = open(
      advancedSea(ships, { phase: 'wind', turn: 1, advanced: { changeNumber: 7 } }),
      loadedDice(d6(1, 1)),
    );
    expect(Object.hasOwn(sea.advanced!, 'opening')).toBe(true);
    const answers = hexAction.asks(sea).map((ask) => {
      const [answer] = hexAction.choices(hexAction.view(sea, ask.seat), ask);
      return { ask, answer: answer! };
    });
    const { state, happenings } = hexAction.resolve(sea, answers, looseDice(1));
    expect(happenings[0]!.truth).toEqual({ kind: 'turn', rule: '5.0', turn: 1 });
    expect(happenings[1]!.truth.kind).toBe('wind-check');
    expect(Object.hasOwn(state.advanced!, 'opening')).toBe(false);
  });

  it('[17.0] a phase of the other game is none of this one', () => {
    const lost = testSea({ phase: 'wind', ships: [{ id: 'x', ...at }] });
    expect(() => hexAction.asks(lost)).toThrow('no phase wind');
  });
});
