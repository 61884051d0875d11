import { describe, expect, it } from 'vitest';
import { advancedCombat } from '../gunnery/advanced-combat.ts';
import { PLAIN_RULES, type TableChoices } from '../sea/rule-set.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, toldOf } from '../testing/sea.ts';
import { criticalsPhase } from './criticals.ts';
import { checkFire, fireModifiers, lowPowderFire, setOnFire } from './fires.ts';
import { settleShipsInTrouble } from './ships-in-trouble.ts';

const burning = (fire: number | null, changes = {}) =>
  advancedShip({ id: 'ship', at: 'K10', heading: 1, ...changes, advanced: { fire } });
const withTables = (tables: TableChoices) => ({
  turn: 2,
  rules: { tables: { ...PLAIN_RULES.tables, ...tables } },
});

describe('low powder', () => {
  it('[16.1.2.3.2] a one on the combat die and twelve on two dice start a fire when the firing is over', () => {
    const ship = burning(null);
    const sea = advancedSea([ship]);
    lowPowderFire(sea, ship, 1, context(6, 6));
    expect(ship.advanced.fire).toBeNull();
    const heard = context(4);
    criticalsPhase.enter(sea, heard);
    expect(ship.advanced.fire).toBe(4);
    expect(toldOf(heard.told, 'critical')).toMatchObject([
      { ship: 'ship', row: 2, aim: 'hull', effect: 'fire', rule: '16.1.2.3.2' },
    ]);
  });

  it('[16.1.2.3.2] eleven does not, and no other face of the combat die asks for dice at all', () => {
    const ship = burning(null);
    const sea = advancedSea([ship]);
    lowPowderFire(sea, ship, 1, context(6, 5));
    for (const die of [2, 3, 4, 5, 6]) lowPowderFire(sea, ship, die, context());
    expect(sea.advanced.criticals).toEqual([]);
  });
});

describe('low powder at the guns', () => {
  it('[16.1.2.3.2] a shot at Table 12 throws two dice, and each one among them is tried', () => {
    const spec = { guns: { L: 24, R: 24 }, carronades: { L: 2, R: 2 } };
    const firer = advancedShip({
      id: 'ship',
      at: 'K10',
      heading: 1,
      quality: 'elite',
      spec,
      advanced: { reloads: 0 },
    });
    const target = advancedShip({ id: 'target', at: 'L10', heading: 6, side: 'b' });
    const sea = advancedSea([firer, target], { phase: 'combat' });
    const ask = advancedCombat.asks(sea).find(({ ship }) => ship === 'ship')!;
    const shot = { target: 'target', aim: 'hull' } as const;
    const heard = context(1, 1, 5, 6, 6, 6);
    advancedCombat.resolve(sea, [{ ask, answer: { L: null, R: shot } }], heard);
    expect(toldOf(heard.told, 'fire')[0]!.tables).toHaveLength(2);
    expect(heard.dice.left).toBe(0);
    expect(sea.advanced.criticals).toMatchObject([{ ship: 'ship', firer: 'ship', fire: true }]);
  });
});

describe('a fire aboard', () => {
  it('[16.1.2.2.1] row 2H: the die is the turns it burns; a second fire adds to it', () => {
    const ship = burning(null);
    setOnFire(ship, context(2));
    expect(ship.advanced.fire).toBe(2);
    setOnFire(ship, context(3));
    expect(ship.advanced.fire).toBe(5);
  });

  it('[16.1.2.2.1] a six can’t be mastered: she has struck and will explode', () => {
    const ship = burning(null);
    const heard = context(6);
    setOnFire(ship, heard);
    expect(ship).toMatchObject({ surrender: 'striking', advanced: { doom: 'exploding', fire: null } });
    expect(heard.told.map(({ kind }) => kind)).toEqual(['fire-aboard', 'surrender', 'doomed']);
    setOnFire(ship, context());
  });

  it('[16.1.2.2.1] a fireship that her crew has lit has fire enough', () => {
    const ship = advancedShip({ id: 'ship', at: 'K10', heading: 1, advanced: { lit: 1 } });
    setOnFire(ship, context());
    expect(ship.advanced.fire).toBeNull();
  });

  it('[16.1.2.2.1] breaks out only if a die does not exceed the table, and always by the earlier table', () => {
    const ship = burning(null);
    expect(checkFire(advancedSea([ship]), ship, 3, context(4))).toBe(false);
    expect(checkFire(advancedSea([ship]), ship, 3, context(3, 1))).toBe(true);
    const earlier = burning(null);
    const sea = advancedSea([earlier], withTables({ criticals: 'die-and-table' }));
    expect(checkFire(sea, earlier, 3, context(5))).toBe(true);
    expect(earlier.advanced.fire).toBe(5);
  });

  it('[16.1.2.2.1] timed: it is out in as many Unfouling Phases as the die said', () => {
    const ship = burning(2);
    const sea = advancedSea([ship], { turn: 2 });
    const heard = context();
    settleShipsInTrouble(sea, heard);
    expect(ship.advanced.fire).toBe(1);
    settleShipsInTrouble(sea, heard);
    expect(ship.advanced.fire).toBeNull();
    expect(toldOf(heard.told, 'fire-aboard').map(({ what }) => what)).toEqual(['burns', 'out']);
    expect(ship).toMatchObject({ hull: 10, rigging: [4, 4, 4, 4] });
  });

  it('[16.1.2.2.1] fought: out if the die does not exceed the sections free to fight it, else hull and rigging go', () => {
    const ship = burning(1, { parties: [{ type: 'OBP', sections: [3], target: 'other' }] });
    const other = advancedShip({ id: 'other', at: 'L10', heading: 1, side: 'b' });
    const bonds = { a: 'other', b: ship.id };
    const sea = advancedSea([ship, other], {
      ...withTables({ fires: 'fought' }),
      fouls: [bonds],
      melees: [{ ...bonds, since: 1 }],
    });
    settleShipsInTrouble(sea, context(3));
    expect(ship).toMatchObject({ hull: 9, rigging: [3, 4, 4, 4], advanced: { fire: 1 } });
    settleShipsInTrouble(sea, context(2));
    expect(ship).toMatchObject({ hull: 9, advanced: { fire: null } });
    // A party that no melee holds has come home with the end of its turn.
    const home = burning(1, { parties: [{ type: 'DBP', sections: [3], target: null }] });
    settleShipsInTrouble(advancedSea([home], withTables({ fires: 'fought' })), context(3));
    expect(home.advanced.fire).toBeNull();
  });

  it('[24.3.2] fought: the last hull square strikes her, and the next turn leaves nothing of her', () => {
    const ship = burning(1, { hull: 1 });
    const sea = advancedSea([ship], withTables({ fires: 'fought' }));
    settleShipsInTrouble(sea, context(6, 2));
    expect(ship).toMatchObject({ hull: 0, surrender: 'striking', presence: 'afloat' });
    settleShipsInTrouble(sea, context());
    expect(ship).toMatchObject({ presence: 'gone', advanced: { end: 'burnt' } });
  });

  it('[16.1.2.2.1] takes one off her tables, or its turns by the earlier table', () => {
    const ship = burning(3);
    expect(fireModifiers(advancedSea([ship]), ship)).toMatchObject([{ by: -1 }]);
    const earlier = advancedSea([ship], withTables({ criticals: 'die-and-table' }));
    expect(fireModifiers(earlier, ship)).toMatchObject([{ by: -3 }]);
    expect(fireModifiers(advancedSea([ship]), burning(null))).toEqual([]);
  });
});
