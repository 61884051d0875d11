import { d6, d10, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../table/state.ts';
import { baseOf, shipOf } from '../table/state.ts';
import { TestPlay } from '../testing/play.ts';
import { groundAt, type TestShip, type TestTable, testTable } from '../testing/table.ts';
import { throwGuns } from './broadside.ts';
import { isLaid, lay } from './gunnery.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [20, 26], heading: 90 };
const scene = (other: Partial<TestShip> = {}, mine: Partial<TestShip> = {}, rest: Partial<TestTable> = {}) =>
  new TestPlay(
    testTable({ ships: [{ ...x, ...mine }, { ...y, ...other }, ...(rest.ships ?? [])], ...without(rest) }),
  );
const without = ({ ships: _ships, ...rest }: Partial<TestTable>) => rest;

/** The starboard broadside of `x` laid on the hull of `y`. */
const starboard = (state: State) => {
  const ship = shipOf(state, 'x');
  return lay(state, ship, baseOf(ship), 'starboard', 'y', 'hull', false);
};

describe('broadsides', () => {
  it('[fire.any-point-of-move] at the start, on the way, at the end of a segment, and when all is over', () => {
    const start = scene().say('fire R y hull', d10(1, 1), d6(1, 1));
    expect(start.ask).toMatchObject({ kind: 'segment', segment: 1 });
    const midway = scene({ at: [23, 26] }).say('move 4; @1.5 R y hull', d10(1, 1), d6(1, 1));
    const kinds = midway.context.told.map((told) =>
      'distance' in told ? `${told.kind} ${told.distance}` : told.kind,
    );
    expect(kinds.slice(1)).toEqual(['moved 1500', 'fire 6184', 'moved 2500']);
    const last = scene({ at: [31, 26] })
      .say('move 4')
      .say('move 4')
      .say('move 4');
    expect(last.ask).toMatchObject({ kind: 'fire' });
    last.say('fire R y hull', d10(1, 1), d6(1, 1));
    expect(last.told('fire')).toHaveLength(1);
  });

  it('[fire.any-point-of-move] each broadside once between her activations, and each at its own target', () => {
    const north: TestShip = { id: 'n', side: 'b', at: [20, 14], heading: 90 };
    const both = scene({}, {}, { ships: [north] });
    both.say('fire R y hull; L n hull', d10(1, 1), d6(1, 1), d10(1, 1), d6(1, 1));
    expect(both.told('fire').map(({ side, target }) => [side, target])).toEqual([
      ['starboard', 'y'],
      ['larboard', 'n'],
    ]);
    expect(both.refusal('fire R y hull')).toBe('fired fire.any-point-of-move');
    expect(scene().refusal('fire R y hull; R y rigging')).toBe('twice fire.any-point-of-move');
  });

  it('[fire.any-point-of-move] a shot ordered for a point she does not reach, or no longer bearing, is not fired', () => {
    const blocker: TestShip = { id: 'z', side: 'b', at: [24.5, 19.2], heading: 90 };
    const stopped = scene({ at: [24, 28] }, {}, { ships: [blocker] }).say(
      'move 4; @4 R y hull',
      d6(1, 1, 1, 1, 1, 1, 1, 1),
    );
    expect(stopped.told('collision')).toHaveLength(1);
    expect(stopped.told('fire')).toHaveLength(0);
    expect(scene().refusal('move 2; @2.5 R y hull')).toBe('beyond fire.any-point-of-move');
  });

  it('[fire.declare-target-and-location] a target and hull or rigging are named before the dice fall', () => {
    expect(
      scene()
        .say('fire R y hull', d10(3, 2), d6(3, 2, 1))
        .ship('y'),
    ).toMatchObject({ hull: 138, rigging: 60 });
    expect(
      scene()
        .say('fire R y rigging', d10(5, 4), d6(5, 4, 1))
        .ship('y'),
    ).toMatchObject({
      hull: 140,
      rigging: 58,
    });
    expect(scene().refusal('fire R q hull')).toBe('no-target fire.declare-target-and-location');
    expect(scene({ side: 'a' }).say('act x').refusal('fire R y hull')).toBe(
      'friend fire.declare-target-and-location',
    );
    expect(scene({ colours: 'struck' }).refusal('fire R y hull')).toBe('struck struck');
  });

  it('[fire.not-into-boarding] nobody fires at, or out of, a boarding action', () => {
    const locked = { boardings: [{ attacker: 'z', defender: 'y' }] };
    expect(scene({}, {}, locked).refusal('fire R y hull')).toBe('boarding fire.not-into-boarding');
    const held = scene({}, {}, { boardings: [{ attacker: 'x', defender: 'z' }] });
    expect(held.ship('x').acted).toBe(true);
    expect(held.told('moved')).toEqual([]);
  });

  it('[fire.line-of-sight] three inches clear on either side of the line from centre to centre', () => {
    const beside = (dx: number): TestShip => ({ id: 'z', side: 'b', at: [20 + dx, 30], heading: 0 });
    const far = { at: [20, 38] } as const;
    expect(scene(far, {}, { ships: [beside(3.4)] }).refusal('fire R y hull')).toBe(
      'no-sight fire.line-of-sight',
    );
    expect(scene(far, {}, { ships: [beside(3.5)] }).refusal('fire R y hull')).toBeNull();
    expect(scene(far, {}, { ships: [{ ...beside(0), colours: 'struck' }] }).refusal('fire R y hull')).toBe(
      'no-sight fire.line-of-sight',
    );
    const bank = (kind: 'land' | 'shoal') => [groundAt(kind, [19, 29], [21, 29], [21, 31], [19, 31])];
    expect(scene(far, {}, { terrain: bank('land') }).refusal('fire R y hull')).toBe(
      'no-sight fire.line-of-sight',
    );
    expect(scene(far, {}, { terrain: bank('shoal') }).refusal('fire R y hull')).toBeNull();
  });

  it('[fire.arc-30-degrees] from 30 degrees forward of the beam at one end to 30 abaft it at the other', () => {
    // 10 inches abeam of the side: the arc reaches 10 / sqrt 3 beyond the end of the base, 1.25 from the centre.
    const ahead = (dx: number) => scene({ at: [20 + dx, 30.45] }).refusal('fire R y hull');
    expect([ahead(7), ahead(7.1)]).toEqual([null, 'out-of-arc fire.arc-30-degrees']);
    expect([ahead(-7), ahead(-7.1)]).toEqual([null, 'out-of-arc fire.arc-30-degrees']);
    expect(scene().refusal('fire L y hull')).toBe('out-of-arc fire.arc-30-degrees');
  });

  it('[fire.gun-types] large guns throw ten-sided dice, regular ones six-sided', () => {
    const shot = scene()
      .say('fire R y hull', d10(9, 2), d6(5, 2, 1))
      .told('fire')[0]!;
    expect(shot).toMatchObject({
      large: { count: 2, faces: [9, 2], hits: 1 },
      regular: { count: 2, faces: [5, 2], hits: 1 },
    });
  });

  it('[fire.dice-by-range] beyond 64 inches nothing carries, nor where a ship has no dice', () => {
    const wide = { size: { width: 200_000, height: 200_000 } };
    expect(scene({ at: [20, 84] }, {}, wide).refusal('fire R y hull')).toBeNull();
    expect(scene({ at: [20, 84.1] }, {}, wide).refusal('fire R y hull')).toBe(
      'out-of-range fire.dice-by-range',
    );
    const short = { spec: { broadside: { large: [1, 0, 0, 0], regular: [1, 0, 0, 0] } as never } };
    expect(scene({ at: [20, 30] }, short).refusal('fire R y hull')).toBe('no-dice fire.dice-by-range');
  });

  it('[fire.crippled-hull-halves] [crippled.hull] a third of her hull left halves her broadside by type', () => {
    const shot = scene({}, { hull: 46 }).say('fire R y hull', d10(2), d6(2)).told('fire')[0]!;
    expect(shot).toMatchObject({ halved: 1, large: { count: 1 }, regular: { count: 1 } });
    expect(scene({}, { hull: 47 }).say('fire R y hull', d10(2, 2), d6(2, 2)).told('fire')[0]).toMatchObject({
      halved: 0,
    });
  });

  it('[fire.extra-hits-explode] each natural maximum brings another die of its type, and so on', () => {
    expect(throwGuns(loadedDice(d6(6, 6, 2, 3)), 2, 6, 3, 0)).toEqual({
      count: 2,
      faces: [6, 6, 2, 3],
      hits: 3,
    });
    expect(throwGuns(loadedDice(d10(10, 10, 6, 1)), 2, 10, 3, 0)).toMatchObject({
      faces: [10, 10, 6, 1],
      hits: 3,
    });
  });

  it('[fire.extra-hits-explode] a maximum brings its die but must itself reach the number', () => {
    expect(throwGuns(loadedDice(d6(6, 6, 5)), 1, 6, 7, 0)).toEqual({ count: 1, faces: [6, 6, 5], hits: 0 });
    expect(throwGuns(loadedDice(d6(6, 6, 5)), 1, 6, 7, 1)).toMatchObject({ hits: 2 });
  });

  it('[fire.one-always-misses] a one misses whatever is added', () =>
    expect(throwGuns(loadedDice(d6(1, 2)), 2, 6, 3, 4)).toMatchObject({ hits: 1 }));

  it('[fire.any-point-of-move] a scenario may forbid fire before a turn, or a broadside may not be cleared yet', () => {
    expect(scene({}, {}, { noFireBefore: 2 }).progress).toBe('waits');
    expect(scene({}, {}, { noFireBefore: 2 }).refusal('fire R y hull')).toBe(
      'too-early fire.any-point-of-move',
    );
    const state = testTable({ ships: [{ ...x, unready: { side: 'starboard', untilTurn: 4 } }, y] });
    const count = (turn: number) => {
      const laid = starboard({ ...state, turn });
      return isLaid(laid) ? laid.large : null;
    };
    expect([count(3), count(4)]).toEqual([1, 2]);
  });
});

describe('raking', () => {
  /** She crosses the stern of a ship that sails south. */
  const across = (dx: number, heading: number, mine: Partial<TestShip> = {}) =>
    scene({ at: [20 + dx, 26], heading }, mine);

  it('[rake.geometry] square across within ten degrees, her centre within the breadth of the other', () => {
    const rake = (dx: number, heading: number) => {
      const { state } = across(dx, heading);
      const laid = starboard(state);
      return isLaid(laid) ? laid.rake : undefined;
    };
    expect([rake(0, 180), rake(0, 0)]).toEqual(['stern', 'bow']);
    expect([rake(0.45, 180), rake(0.451, 180)]).toEqual(['stern', null]);
    expect([rake(0, 181), rake(0, 90)]).toEqual(['stern', null]);
    expect(rake(-1, 190)).toBe('stern');
    expect(rake(-1, 190.1)).toBeNull();
  });

  it('[rake.doubles-dice] twice the dice, after halving', () => {
    expect(
      across(0, 180)
        .say('fire R y hull', d10(2, 2, 2, 2), d6(2, 2, 2, 2, 1, 3, 1))
        .told('fire')[0],
    ).toMatchObject({
      rake: 'stern',
      large: { count: 4 },
      regular: { count: 4 },
    });
    const crippled = across(0, 180, { hull: 40 }).say('fire R y hull', d10(2, 2), d6(2, 2, 1, 3, 1));
    expect(crippled.told('fire')[0]).toMatchObject({ large: { count: 2 }, regular: { count: 2 } });
  });

  it('[rake.automatic-critical] a critical hit without a check, even if no die hits', () => {
    const play = across(0, 180).say('fire R y hull', d10(2, 2, 2, 2), d6(2, 2, 2, 2, 5, 5));
    expect(play.told('fire')[0]!.hits).toBe(0);
    expect(play.told('critical-check')).toEqual([]);
    expect(play.told('critical')).toMatchObject([{ critical: 'leak', raked: true, dice: [5, 5] }]);
    expect(play.ship('y').leaks).toBe(1);
  });
});
