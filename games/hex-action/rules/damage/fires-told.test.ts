import { describe, expect, it } from 'vitest';
import { PLAIN_RULES, type TableChoices } from '../sea/rule-set.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { fireAboard as aboard, toldBy as told } from '../testing/fires.ts';
import { loneLog as log, loneShip as one, type LoneShip as Stated } from '../testing/lone.ts';
import { testSea, testShip } from '../testing/sea.ts';
import { burnOn, checkFire, fireModifiers, lowPowderFire, setOnFire } from './fires.ts';

const RULE = '16.1.2.3.2';
const tables = (choices: TableChoices) => ({ rules: { tables: { ...PLAIN_RULES.tables, ...choices } } });

describe('fires told in full', () => {
  it('[16.1.2.3.2] one breaks out for as many turns as the die says, and adds to another', () => {
    const ship = one();
    expect(told((tools) => setOnFire(ship, tools), 3)).toEqual([aboard('breaks-out', 3, [3])]);
    expect(told((tools) => setOnFire(ship, tools), 2)).toEqual([aboard('breaks-out', 5, [2])]);
    expect(ship.advanced.fire).toBe(5);
  });

  it('[24.3.2.3] a six is beyond control: she will explode', () => {
    const ship = one();
    const [first, ...rest] = told((tools) => setOnFire(ship, tools), 6);
    expect(first).toEqual(aboard('beyond-control', 0, [6]));
    expect(rest).toEqual([
      { kind: 'surrender', rule: '11.4.1.2', ship: 'x', how: 'striking', to: null },
      { kind: 'doomed', rule: '24.3.2.3', ship: 'x', doom: 'exploding' },
    ]);
    expect(ship.advanced).toMatchObject({ doom: 'exploding', fire: null });
  });

  it.each<[string, Stated]>([
    ['gone', { presence: 'gone' }],
    ['past saving', { advanced: { doom: 'sinking' } }],
    ['lit already', { advanced: { lit: 1 } }],
  ])('[16.1.2.3.2] no die is thrown for one who is %s', (_, stated) => {
    const ship = one(stated);
    expect(told((tools) => setOnFire(ship, tools))).toEqual([]);
    expect(told((tools) => expect(checkFire(advancedSea([ship]), ship, 5, tools)).toBe(false))).toEqual([]);
  });

  it('[16.1.2.2.1] where the table asks for it, a die at or under the Hit Table comes first', () => {
    const sea = (ship = one()) => advancedSea([ship], tables({ criticals: 'two-dice' }));
    const gated = told((tools) => checkFire(sea(), one(), 3, tools), 4);
    expect(gated).toEqual([aboard('spared', 0, [4])]);
    const ship = one();
    expect(told((tools) => expect(checkFire(sea(ship), ship, 3, tools)).toBe(true), 3, 2)).toEqual([
      aboard('breaks-out', 2, [2]),
    ]);
    const plain = one();
    expect(
      told(
        (tools) => checkFire(advancedSea([plain], tables({ criticals: 'die-and-table' })), plain, 0, tools),
        2,
      ),
    ).toEqual([aboard('breaks-out', 2, [2])]);
  });

  it('[16.1.2.3.2] at low powder a one, and then anything but twelve, spares her', () => {
    const sea = advancedSea([one()]);
    expect(told((tools) => lowPowderFire(sea, one(), 2, tools))).toEqual([]);
    expect(told((tools) => lowPowderFire(sea, one(), 1, tools), 6, 5)).toEqual([aboard('spared', 0, [6, 5])]);
    expect(sea.advanced.criticals).toEqual([]);
    expect(told((tools) => lowPowderFire(sea, one(), 1, tools), 6, 6)).toEqual([]);
    expect(sea.advanced.criticals).toEqual([
      {
        ship: 'x',
        firer: 'x',
        aim: 'hull',
        dice: [6, 6],
        table: 0,
        range: 0,
        rake: false,
        side: null,
        hits: { H: 0, G: 0, C: 0, R: 0 },
        shot: 'R',
        fire: true,
      },
    ]);
  });

  it('[16.1.2.2.3] what it takes off her gunnery, by either table', () => {
    const lines = (fire: number | null, criticals: 'two-dice' | 'die-and-table') =>
      fireModifiers(advancedSea([], tables({ criticals })), log({ fire }));
    expect(lines(null, 'two-dice')).toEqual([]);
    expect(lines(3, 'two-dice')).toEqual([{ what: 'fire aboard', by: -1, rule: RULE }]);
    expect(lines(3, 'die-and-table')).toEqual([{ what: 'fire aboard', by: -3, rule: RULE }]);
    expect(fireModifiers(testSea({ ships: [] }), testShip({ id: 'x', at: 'K15', heading: 1 }))).toEqual([]);
  });

  it('[16.1.2.3.2] turn by turn it burns down', () => {
    const ship = log({ fire: 2 });
    const sea = advancedSea([ship, advancedShip({ id: 'y', at: 'R15', heading: 1 })]);
    expect(told((tools) => burnOn(sea, tools))).toEqual([aboard('burns', 1)]);
    expect(told((tools) => burnOn(sea, tools))).toEqual([aboard('out', 0)]);
    expect(ship.advanced.fire).toBeNull();
    expect(told((tools) => burnOn(sea, tools))).toEqual([]);
  });

  it('[16.1.2.3.2] or it is fought: a die at or under the sections aboard puts it out', () => {
    const fought = (ship: ReturnType<typeof one>, ...dice: number[]) => {
      const sea = advancedSea([ship], tables({ fires: 'fought' }));
      return told((tools) => burnOn(sea, tools), ...dice);
    };
    const out = log({ fire: 2 });
    expect(fought(out, 3)).toEqual([aboard('out', 0, [3])]);
    expect(out.advanced.fire).toBeNull();
    const on = log({ fire: 2 });
    expect(fought(on, 4)[0]).toEqual(aboard('burns', 0, [4]));
    expect(on.advanced.fire).toBe(2);
    expect(on.hull).toBeLessThan(10);
    const few = log({ fire: 2 });
    few.sections[0]!.left = 0;
    expect(fought(few, 3)[0]).toEqual(aboard('burns', 0, [3]));
    const sunk = log({ fire: 2 });
    sunk.hull = 0;
    expect(fought(sunk)).toMatchObject([{ kind: 'ended', ship: 'x', how: 'burnt', rule: RULE }]);
  });
});
