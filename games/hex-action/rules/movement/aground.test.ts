import { describe, expect, it } from 'vitest';
import { isAground, isTooShoal } from '../afloat/ground.ts';
import { damageOf } from '../sailing/repairs.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { hexKey, neighbour } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { refloatAll, refloatAsk, refloatAsks, runsAground } from './aground.ts';

const at = (name: string): string => hexKey(hexNamed(name));
const RULES = { runningAground: true };

/** A ship of depth 13 that has just sailed from K11 into K10, heading up the board. */
const FROM = { bow: hexNamed('K11'), heading: 1 } as const;
const arrived = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'a', at: 'K10', heading: 1, ...stated });
const shoal = (
  ship: AdvancedShip,
  depths: Record<string, number>,
  more: Partial<AdvancedState> = {},
): AdvancedState => advancedSea([ship], { rules: RULES, advanced: { depths }, ...more });

/** Aground since last turn. */
const stranded = (
  difficulty: number,
  stated: Partial<AdvancedTestShip> = {},
  lightened = false,
): AdvancedShip => arrived({ advanced: { aground: { difficulty, from: FROM, lightened } }, ...stated });

describe('running aground', () => {
  it.each([
    [12, true],
    [13, true],
    [14, false],
  ])('[38.0] a ship of depth 13 in %i of water: aground is %s', (depth, expected) => {
    const ship = arrived();
    const faces = expected ? [4] : [];
    const stopped = runsAground(shoal(ship, { [at('K10')]: depth }), ship, FROM, context(...faces));
    expect([stopped, isAground(ship)]).toEqual([expected, expected]);
  });

  it('[38.0] water that the scenario does not name is deep, and without the rule all of it is', () => {
    const ship = arrived();
    expect(isTooShoal(shoal(ship, {}), ship, hexNamed('K10'))).toBe(false);
    const off = advancedSea([ship], { advanced: { depths: { [at('K10')]: 1 } } });
    expect(runsAground(off, ship, FROM, context())).toBe(false);
  });

  it('[38.1] [38.2] she stops where she is and a die says how fast she sits', () => {
    const ship = arrived();
    const told = context(5);
    expect(runsAground(shoal(ship, { [at('K10')]: 10 }), ship, FROM, told)).toBe(true);
    expect(ship.bow).toEqual(hexNamed('K10'));
    expect(ship.advanced?.aground).toEqual({ difficulty: 5, from: FROM, lightened: false });
    expect(toldOf(told.told, 'aground')).toMatchObject([{ ship: 'a', depth: 10, difficulty: 5, dice: [5] }]);
  });

  it('[38.0] a stern that swings into shoal water is aground too; a shoal she lies over already is not entered', () => {
    const ship = arrived({ heading: 2 });
    const stern = neighbour(ship.bow, 5);
    const from = { bow: hexNamed('K10'), heading: 1 } as const;
    expect(runsAground(shoal(ship, { [hexKey(stern)]: 5 }), ship, from, context(2))).toBe(true);
    const other = arrived({ heading: 2 });
    expect(runsAground(shoal(other, { [at('K10')]: 5 }), other, from, context())).toBe(false);
  });

  it('[38.3] a ship that enters land is destroyed, bow or stern', () => {
    const ship = arrived();
    const told = context();
    expect(runsAground(shoal(ship, {}, { land: [hexNamed('K10')] }), ship, FROM, told)).toBe(true);
    expect([ship.presence, ship.advanced?.end]).toEqual(['gone', 'wrecked']);
    expect(toldOf(told.told, 'ended')).toMatchObject([{ ship: 'a', how: 'wrecked', rule: '38.3' }]);
    const swung = arrived({ heading: 2 });
    const land = [neighbour(swung.bow, 5)];
    runsAground(shoal(swung, {}, { land }), swung, { bow: hexNamed('K10'), heading: 1 }, context());
    expect(swung.presence).toBe('gone');
  });

  it('[38.0] whoever did not know the shoal knows it now', () => {
    const ship = arrived();
    const sea = advancedSea([ship], {
      rules: RULES,
      advanced: { depths: { [at('K10')]: 10, [at('K9')]: 10 }, sounded: { a: [] } },
    });
    runsAground(sea, ship, FROM, context(3));
    expect(sea.advanced?.sounded).toEqual({ a: [at('K10')] });
  });
});

describe('refloating', () => {
  const floats = (ship: AdvancedShip, die: number, guns = false): boolean => {
    refloatAll(shoal(ship, {}), new Set(guns ? ['a'] : []), context(die));
    return !isAground(ship);
  };

  it('[38.2.1] the die must exceed the first one', () => {
    expect(floats(stranded(3), 3)).toBe(false);
    expect(floats(stranded(3), 4)).toBe(true);
    expect(floats(stranded(1), 1)).toBe(false);
  });

  it('[38.2.1] not in the turn in which she ran aground, and not without hands', () => {
    const fresh = stranded(1, {});
    fresh.advanced.did = { grounded: true };
    expect(refloatAsks(shoal(fresh, {}))).toEqual([]);
    refloatAll(shoal(fresh, {}), new Set(), context());
    expect(isAground(fresh)).toBe(true);
    const struck = stranded(1, { surrender: 'striking' });
    refloatAll(shoal(struck, {}), new Set(), context());
    expect(isAground(struck)).toBe(true);
  });

  it('[38.2.2] a six at first: no die exceeds it', () => {
    expect(floats(stranded(6), 6)).toBe(false);
  });

  it('[38.2.2.1] a gun of each broadside overboard adds one, also in later turns and for a six', () => {
    const ship = stranded(6);
    expect(floats(ship, 5, true)).toBe(false);
    expect([ship.guns, ship.advanced?.overboard]).toEqual([{ L: 4, R: 4 }, 1]);
    expect(ship.advanced?.forward.guns).toEqual({ L: 2, R: 2 });
    expect(floats(ship, 6)).toBe(true);
    expect(ship.guns).toEqual({ L: 4, R: 4 });
  });

  it('[38.2.2.1] one is the most: who has lightened her is not asked again, nor who has no gun on a side', () => {
    const ask = (ship: AdvancedShip) => refloatAsks(shoal(ship, {})).map(({ kind }) => kind);
    expect(ask(stranded(3))).toEqual(['refloat']);
    expect(ask(stranded(3, {}, true))).toEqual([]);
    expect(ask(stranded(3, { guns: { L: 0, R: 5 }, carronades: { L: 0, R: 1 } }))).toEqual([]);
    const twice = stranded(5, {}, true);
    expect(floats(twice, 5, true)).toBe(true);
    expect(twice.guns).toEqual({ L: 5, R: 5 });
  });

  it('[38.2.2.1] carronades go when there are no guns left', () => {
    const ship = stranded(6, { guns: { L: 0, R: 2 } });
    refloatAll(shoal(ship, {}), new Set(['a']), context(1));
    expect([ship.guns, ship.carronades]).toEqual([
      { L: 0, R: 1 },
      { L: 0, R: 1 },
    ]);
  });

  it('[38.2.2.1] no repair brings them back', () => {
    const ship = stranded(6);
    refloatAll(shoal(ship, {}), new Set(['a']), context(1));
    expect(damageOf(ship, 'RG')).toBe(0);
    ship.guns.L--;
    expect(damageOf(ship, 'RG')).toBe(1);
  });

  it('[38.2.1] a ship that is fouled or grappled throws nothing until she is clear', () => {
    const ship = stranded(1);
    const other = advancedShip({ id: 'b', at: 'L10', heading: 1, side: 'b' });
    const sea = advancedSea([ship, other], { rules: RULES, fouls: [{ a: 'a', b: 'b' }] });
    refloatAll(sea, new Set(), context());
    expect(isAground(ship)).toBe(true);
  });

  it('[38.2.2.1] the answer is judged on what everybody can see', () => {
    const ship = stranded(3);
    const sea = shoal(ship, {});
    const ask = refloatAsks(sea)[0] as Extract<ReturnType<typeof refloatAsks>[number], { kind: 'refloat' }>;
    const seen = viewOf(sea);
    expect([...refloatAsk.choices(seen, ask)]).toEqual([{ lighten: false }, { lighten: true }]);
    expect(refloatAsk.check(seen, ask, { lighten: true })).toBeNull();
    ship.guns = { L: 0, R: 0 };
    ship.carronades = { L: 0, R: 0 };
    expect(refloatAsk.check(viewOf(sea), ask, { lighten: true })?.code).toBe('no-guns');
  });

  it('[38.6] she comes off into the hex she lay in before', () => {
    const ship = stranded(2);
    expect(floats(ship, 3)).toBe(true);
    expect([ship.bow, ship.heading]).toEqual([hexNamed('K11'), 1]);
  });

  it('[38.6] while another ship lies there she stays, and no die is thrown', () => {
    const ship = stranded(2);
    const other = advancedShip({ id: 'b', at: 'K12', heading: 1, side: 'b' });
    const sea = advancedSea([ship, other], { rules: RULES });
    expect(refloatAsks(sea)).toEqual([]);
    refloatAll(sea, new Set(), context());
    expect(isAground(ship)).toBe(true);
  });
});
