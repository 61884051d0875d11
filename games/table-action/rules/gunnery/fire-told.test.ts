import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestBattery, type TestShip, type TestTable, testTable } from '../testing/table.ts';
import { lossTold } from '../testing/way-told.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [21, 26], heading: 90, acted: true };
const scene = (
  ships: readonly TestShip[],
  batteries: readonly TestBattery[] = [],
  rest: Partial<TestTable> = {},
) => new TestPlay(testTable({ ships, batteries, ...rest }));
const fired = (more: object) => ({
  kind: 'fire',
  rule: 'fire.to-hit-hull',
  ship: 'x',
  side: 'starboard',
  target: 'y',
  aim: 'hull',
  how: 'broadside',
  range: 'pointBlank',
  needed: 3,
  modifiers: [],
  rake: null,
  halved: 0,
  ...more,
});
const lost = (ship: string, area: string, by: number, left: number, why: string, rule: string) =>
  lossTold(ship, area, by, left, rule, why);
const checked = (ship: string, die: number) => ({
  kind: 'critical-check',
  rule: 'critical.roll-once',
  ship,
  die,
  critical: die === 6,
  dice: [die],
});
const musketry = (ship: string, target: string, faces: number[], again: number[], hits: number) => ({
  kind: 'musketry',
  rule: 'musketry.dice',
  ship,
  target,
  count: faces.length,
  faces,
  again,
  hits,
  dice: [...faces, ...again],
});

describe('a broadside told in full', () => {
  it('[fire.to-hit-hull] [fire.extra-hits-explode] [special.marines-musketry] guns, the check, a critical, and marines', () => {
    const play = scene([
      { ...x, spec: { musketry: 2, marines: true } },
      { ...y, sail: 'full' },
    ]);
    play.news();
    play.say('fire R y hull', d10(1, 10, 4), d6(3, 2), d6(6, 1, 2), d6(3), d6(3, 5), d6(4));
    expect(play.news()).toEqual([
      fired({
        distance: 6082,
        modifiers: [{ what: 'target-full-sail', by: 1, rule: 'fire.modifiers-target' }],
        large: { count: 2, faces: [1, 10, 4], hits: 2 },
        regular: { count: 2, faces: [3, 2], hits: 2 },
        hits: 4,
        dice: [1, 10, 4, 3, 2],
      }),
      lost('y', 'hull', 4, 136, 'broadside', 'fire.to-hit-hull'),
      checked('y', 6),
      {
        kind: 'critical',
        rule: 'critical.mast',
        ship: 'y',
        critical: 'mast',
        total: 3,
        raked: false,
        dice: [1, 2],
      },
      lost('y', 'rigging', 3, 57, 'mast', 'critical.mast'),
      musketry('x', 'y', [3, 5], [4], 2),
      lost('y', 'crew', 2, 68, 'musketry', 'musketry.dice'),
    ]);
    expect(play.ship('x')).toMatchObject({ musketed: true, fired: { larboard: false, starboard: true } });
  });

  it('[shore.fort-points] [shore.no-criticals] at a battery: walls and men, and no check', () => {
    const play = scene([{ ...x, spec: { musketry: 2 }, anchored: true }], [{ id: 'fort', at: [20, 24] }]).say(
      'act x',
    );
    play.news();
    play.say('fire R fort hull', d10(3, 9), d6(1, 4), d6(5, 3));
    expect(play.news()).toEqual([
      fired({
        target: 'fort',
        distance: 4000,
        modifiers: [{ what: 'shooter-easy-sail', by: 1, rule: 'fire.modifiers-shooter' }],
        large: { count: 2, faces: [3, 9], hits: 2 },
        regular: { count: 2, faces: [1, 4], hits: 1 },
        hits: 3,
        dice: [3, 9, 1, 4],
      }),
      lost('fort', 'fort', 3, 57, 'broadside', 'shore.fort-points'),
      musketry('x', 'fort', [5, 3], [], 1),
      lost('fort', 'crew', 1, 29, 'musketry', 'musketry.dice'),
      { kind: 'done', rule: 'activation.marks-done', ship: 'x' },
    ]);
  });

  it('[shore.plus-one] [shore.own-squadron] by a battery: no side, one added, muskets too, and its turn is over', () => {
    const play = scene([{ ...x, anchored: true }], [{ id: 'fort', at: [20, 24], musketry: 2 }], {
      order: [{ squadron: 'fort', total: 7 }],
    });
    expect(play.news()).toEqual([]);
    play.say('battery x rigging', d10(3, 9), d6(1, 5, 3));
    expect(play.news()).toEqual([
      fired({
        rule: 'fire.to-hit-rigging',
        ship: 'fort',
        side: null,
        target: 'x',
        aim: 'rigging',
        how: 'battery',
        distance: 4000,
        needed: 5,
        modifiers: [
          { what: 'shore-battery', by: 1, rule: 'shore.plus-one' },
          { what: 'target-easy-sail', by: -1, rule: 'fire.modifiers-target' },
        ],
        large: { count: 2, faces: [3, 9], hits: 1 },
        regular: { count: 0, faces: [], hits: 0 },
        hits: 1,
        dice: [3, 9],
      }),
      lost('x', 'rigging', 1, 59, 'broadside', 'fire.to-hit-rigging'),
      checked('x', 1),
      musketry('fort', 'x', [5, 3], [], 1),
      lost('x', 'crew', 1, 69, 'musketry', 'musketry.dice'),
    ]);
    expect([play.progress, play.state.batteries[0]!.acted, play.state.acting]).toEqual(['done', true, 1]);
  });

  it('[musketry.point-blank] nobody aims muskets at a ship that is gone or a battery that is out of action', () => {
    const guns = { broadside: { large: [1, 0, 0, 0], regular: [0, 0, 0, 0] }, musketry: 2 } as const;
    const sunk = scene([
      { ...x, spec: guns },
      { ...y, hull: 1 },
    ]).say('fire R y hull', d10(9));
    expect(sunk.told('sunk')).toHaveLength(1);
    expect(sunk.told('musketry')).toEqual([]);
    expect(sunk.ship('x').musketed).toBe(false);
    const ruin = scene([{ ...x, spec: guns }], [{ id: 'fort', at: [20, 24], fort: 1 }]).say(
      'fire R fort hull',
      d10(9),
    );
    expect(ruin.told('destroyed')).toHaveLength(1);
    expect(ruin.told('musketry')).toEqual([]);
  });

  it('[rake.automatic-critical] [rake.doubles-dice] a rake: twice the dice, and a critical whether or not they hit', () => {
    const play = scene([x, { ...y, at: [20, 30], heading: 0 }]);
    play.news();
    play.say('fire R y hull', d10(1, 1, 1, 1), d6(1, 1), d6(1, 1));
    expect(play.news()).toEqual([
      fired({
        distance: 10_000,
        range: 'close',
        needed: 4,
        rake: 'bow',
        large: { count: 4, faces: [1, 1, 1, 1], hits: 0 },
        regular: { count: 2, faces: [1, 1], hits: 0 },
        hits: 0,
        dice: [1, 1, 1, 1, 1, 1],
      }),
      {
        kind: 'critical',
        rule: 'critical.rudder',
        ship: 'y',
        critical: 'rudder',
        total: 2,
        raked: true,
        dice: [1, 1],
      },
    ]);
  });

  it('[chain-shot.pass] [chain-shot.fail] the test is told before the broadside, and once for both', () => {
    const north: TestShip = { ...y, id: 'n', at: [20, 14] };
    const special = (first: number[], again: number[], successes: number) => ({
      kind: 'special',
      rule: successes >= 2 ? 'chain-shot.pass' : 'chain-shot.fail',
      ship: 'x',
      action: 'chain-shot',
      first,
      again,
      successes,
      needed: 2,
      passed: successes >= 2,
      dice: [...first, ...again],
    });
    const passed = scene([x, y, north]);
    passed.news();
    passed.say('fire R y rigging chain; L n rigging', d6(4, 4, 1), d10(1, 1), d6(1, 1), d10(1, 1), d6(1, 1));
    const log = passed.news();
    expect(log[0]).toEqual(special([4, 4, 1], [], 2));
    expect(log.slice(1)).toMatchObject([
      { kind: 'fire', target: 'y', modifiers: [{ what: 'chain-shot', by: 2, rule: 'chain-shot.pass' }] },
      { kind: 'fire', target: 'n', modifiers: [{ what: 'chain-shot', by: 2, rule: 'chain-shot.pass' }] },
    ]);
    expect(passed.state.activation).toMatchObject({ chain: true, special: 'chain-shot' });
    const failed = scene([x, y]);
    failed.news();
    failed.say('fire R y rigging chain', d6(4, 1, 1, 2), d10(1, 1), d6(1, 1));
    expect(failed.news()).toMatchObject([special([4, 1, 1], [2], 1), { kind: 'fire', modifiers: [] }]);
    expect(failed.state.activation).toMatchObject({ chain: false, special: 'chain-shot' });
  });
});

describe('fire as she bears told in full', () => {
  const guard: TestShip = { ...x, at: [30, 10], anchored: true };
  const passer: TestShip = { ...y, at: [14, 30], sail: 'full', acted: false };
  const place = (x: number, heading = 900) => ({ at: { x, y: 30_000 }, heading });
  const moved = (from: number, to: number) => ({
    kind: 'moved',
    rule: 'move.three-segments',
    ship: 'y',
    from: place(from),
    to: place(to),
    distance: to - from,
    segment: 1,
    disposition: 'reaching',
  });
  const chance = { kind: 'chance', rule: 'fire-as-she-bears.pass', ship: 'x', mover: 'y' };
  const waiting = (standing: string) =>
    scene([guard, passer])
      .say('act x')
      .say(`bears ${standing}`, d6(4, 4, 1));

  it('[fire-as-she-bears.pass] declared, and her turn is over', () => {
    const play = waiting('any ask hull');
    expect(play.news()).toEqual([
      { kind: 'activated', rule: 'activation.step-order', ship: 'x', opening: null, allHands: false },
      {
        kind: 'special',
        rule: 'fire-as-she-bears.pass',
        ship: 'x',
        action: 'fire-as-she-bears',
        first: [4, 4, 1],
        again: [],
        successes: 2,
        needed: 2,
        passed: true,
        dice: [4, 4, 1],
      },
      { kind: 'done', rule: 'activation.marks-done', ship: 'x' },
      { kind: 'activated', rule: 'activation.step-order', ship: 'y', opening: null, allHands: false },
    ]);
    expect(play.ship('x').bears).toEqual({ standing: { when: 'any', do: 'ask', aim: 'hull' }, seen: [] });
  });

  it('[fire-as-she-bears.pass] asked on the way, she holds and waits for something else; the other goes on', () => {
    const play = waiting('any ask hull');
    play.news();
    play.say('move 5 R30');
    expect(play.news()).toEqual([moved(14_000, 17_500), chance]);
    expect(play.ship('x').bears!.seen).toEqual(['starboard y effective']);
    expect(play.state.activation!.course).toMatchObject({ moved: 3500, interrupted: true, turned: false });
    play.say('hold rake fire rigging');
    expect(play.news()).toEqual([
      { kind: 'held', rule: 'fire-as-she-bears.pass', ship: 'x' },
      moved(17_500, 19_000),
      {
        kind: 'turned',
        rule: 'move.one-turn-a-segment',
        ship: 'y',
        from: place(19_000),
        to: place(19_000, 1200),
        by: 300,
      },
    ]);
    expect(play.ship('x').bears).toEqual({
      standing: { when: 'rake', do: 'fire', aim: 'rigging' },
      seen: ['starboard y effective'],
    });
  });

  it('[fire-as-she-bears.pass] or fires of herself, before the other goes on', () => {
    const play = waiting('any fire rigging');
    play.news();
    play.say('move 5', d10(9), d6(1), d6(1));
    expect(play.news()).toEqual([
      moved(14_000, 17_500),
      chance,
      fired({
        rule: 'fire-as-she-bears.pass',
        aim: 'rigging',
        how: 'bears',
        distance: 23_584,
        range: 'effective',
        needed: 7,
        modifiers: [
          { what: 'shooter-easy-sail', by: 1, rule: 'fire.modifiers-shooter' },
          { what: 'target-full-sail', by: 1, rule: 'fire.modifiers-target' },
        ],
        large: { count: 1, faces: [9], hits: 1 },
        regular: { count: 1, faces: [1], hits: 0 },
        hits: 1,
        dice: [9, 1],
      }),
      lost('y', 'rigging', 1, 59, 'broadside', 'fire.to-hit-rigging'),
      checked('y', 1),
      moved(17_500, 19_000),
    ]);
    expect(play.ship('x').bears).toBeNull();
  });
});
