import { describe, expect, it } from 'vitest';
import { loneShip } from '../testing/lone.ts';
import { context, testSea, testShip } from '../testing/sea.ts';
import { doomShip, rollDestroyedHull } from './sinking.ts';
import { giveUp, recover } from './surrender.ts';

const hullDie = (die: number, fate: string) => ({
  kind: 'destroyed-hull',
  rule: '24.3.2',
  dice: [die],
  ship: 'x',
  fate,
});
const FACES = [1, 2, 3, 4, 5, 6];

describe('a hull without squares', () => {
  const rolled = (die: number) => {
    const ship = loneShip({ surrender: 'striking', hull: 0 });
    const tools = context(die);
    rollDestroyedHull(ship, tools);
    return tools.told;
  };
  const fateOn = (die: number) => rolled(die).flatMap((told) => ('fate' in told ? [told.fate] : []))[0];

  it('[24.3.2.2] [24.3.2.3] who will sink or explode has struck already and is told so by the rule of her fate', () => {
    const rules = { strikes: null, sinking: '24.3.2.2', exploding: '24.3.2.3' };
    expect(new Set(FACES.map(fateOn))).toEqual(new Set(Object.keys(rules)));
    for (const die of FACES) {
      const fate = fateOn(die)!;
      const rule = rules[fate];
      const doomed = rule === null ? [] : [{ kind: 'doomed', rule, ship: 'x', doom: fate }];
      expect(rolled(die)).toEqual([hullDie(die, fate), ...doomed]);
    }
  });

  it('[24.3.3] one who is past saving keeps her fate: no die, and nothing is told again', () => {
    const ship = loneShip({ surrender: 'striking', hull: 0, advanced: { doom: 'sinking' } });
    const tools = context();
    rollDestroyedHull(ship, tools);
    doomShip(ship, 'exploding', '24.3.2.3', tools);
    expect([tools.told, ship.advanced.doom]).toEqual([[], 'sinking']);
  });

  it('[11.4.1.2] one who had not struck strikes first', () => {
    const ship = loneShip({ surrender: 'immobility' });
    const tools = context();
    doomShip(ship, 'sinking', '24.3.2.2', tools);
    expect(tools.told).toEqual([
      { kind: 'surrender', rule: '11.4.1.2', ship: 'x', how: 'striking', to: null },
      { kind: 'doomed', rule: '24.3.2.2', ship: 'x', doom: 'sinking' },
    ]);
  });
});

describe('giving up', () => {
  it.each([
    ['firepower', '11.4.3.2'],
    ['immobility', '11.4.4.2'],
    ['melee', '12.4.2'],
  ] as const)('[12.4.4] by %s, under rule %s: her parties stand down, and it is news', (how, rule) => {
    const [ship, to] = ['a', 'b'].map((id) => testShip({ id, at: 'K15', heading: 1 }));
    ship!.parties = [{ type: 'DBP', sections: [1], target: null }];
    const tools = context();
    giveUp(ship!, how, to!, tools);
    expect(ship).toMatchObject({ surrender: how, parties: [] });
    expect(tools.happenings).toEqual([
      { truth: { kind: 'surrender', rule, ship: 'a', how, to: 'b' }, news: true },
    ]);
  });

  it('[11.4.5] one that has left the sea does not come back, whoever is near where she was', () => {
    const state = testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 1, surrender: 'immobility', presence: 'gone' },
        { id: 'b', at: 'L15', heading: 1 },
      ],
    });
    const tools = context();
    recover(state, tools);
    expect([tools.told, state.ships[0]!.surrender]).toEqual([[], 'immobility']);
  });
});
