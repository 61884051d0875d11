import { allToldTo, d6, d10, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { asks, resolve } from '../sequence.ts';
import type { Answer } from '../table/asks.ts';
import { parseAnswer } from '../table/notation.ts';
import type { Standing } from '../table/standing.ts';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable, viewOf } from '../testing/table.ts';
import { awaited, forgetChancesAt } from './bears.ts';
import type { Laid } from './gunnery.ts';

/** She lies at anchor heading east with her starboard guns to the south; the other sails past down there. */
const guard: TestShip = { id: 'x', at: [30, 10], heading: 90, anchored: true };
const passer: TestShip = { id: 'y', side: 'b', at: [10, 30], heading: 90, sail: 'full' };
const PASS = d6(4, 4, 1);

const waiting = (standing: string, other: Partial<TestShip> = {}, ...more: readonly TestShip[]) =>
  new TestPlay(testTable({ ships: [guard, { ...passer, ...other }, ...more] }))
    .say('act x')
    .say(`bears ${standing}`, PASS);

describe('fire as she bears', () => {
  it('[fire-as-she-bears.pass] two successes: she may fire in a later activation', () => {
    const play = waiting('any ask hull');
    expect(play.ship('x').bears).toMatchObject({ seen: [] });
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y', seat: 'b-1' });
    play.say('move 5').say('move 5');
    expect(play.ask).toMatchObject({ kind: 'bears', ship: 'x', seat: 'a-1', mover: 'y' });
    const y = play.ship('y').at.x;
    expect(y).toBeGreaterThan(15_000);
    play.say('fire R y hull', d10(2), d6(2));
    expect(play.told('fire')).toMatchObject([{ ship: 'x', target: 'y', how: 'bears', hits: 0 }]);
    expect(play.ship('x').bears).toBeNull();
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y', segment: 3 });
    expect(play.ship('y').at.x).toBe(20_000);
  });

  it('[fire-as-she-bears.pass] is not to be had while a scenario forbids fire', () => {
    const play = new TestPlay(testTable({ ships: [guard, passer], noFireBefore: 2 })).say('act x');
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y' });
    expect(play.choices.some((choice) => 'do' in choice && choice.do === 'bears')).toBe(false);
    expect(play.refusal('bears any ask hull')).toBe('too-early fire.any-point-of-move');
    const later = new TestPlay(testTable({ ships: [guard, passer], noFireBefore: 1 })).say('act x');
    expect(later.choices.some((choice) => 'do' in choice && choice.do === 'bears')).toBe(true);
  });

  it('[fire-as-she-bears.pass] she is asked at the inch where the chance comes, not at the end of the segment', () => {
    const play = waiting('any ask hull', { at: [14, 30] }).say('move 5');
    expect(play.ask.kind).toBe('bears');
    expect(play.ship('y').at.x).toBeLessThan(19_000);
    expect(play.told('moved').at(-1)!.distance).toBeLessThan(5000);
  });

  it('[fire-as-she-bears.pass] an enemy whom she bears on already may be forestalled when she begins to act', () => {
    const near: Partial<TestShip> = { at: [30, 24], sail: 'battle', spec: { size: 'large' } };
    const play = waiting('any ask hull', near).say('done');
    expect(play.told('activated').map(({ ship }) => ship)).toEqual(['x', 'y']);
    expect(play.ask).toMatchObject({ kind: 'bears', ship: 'x', mover: 'y' });
    play.say('hold any ask hull');
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y', segment: 1 });
    play.say('move 1.5; @0 L x hull', d10(1, 1), d6(1));
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y', segment: 2 });
    const first = waiting('any ask hull', near).say('done').say('fire R y hull', d10(1, 1), d6(1));
    expect(first.told('fire')).toMatchObject([{ ship: 'x', how: 'bears' }]);
    expect(first.ask).toMatchObject({ kind: 'segment', ship: 'y', segment: 1 });
  });

  it('[fire-as-she-bears.pass] holding, she is not asked again until something new comes up', () => {
    const play = waiting('any ask hull', { at: [14, 30] }).say('move 5');
    play.say('hold any ask hull');
    expect(play.ask).toMatchObject({ kind: 'segment', ship: 'y' });
    expect(play.ship('x').bears).not.toBeNull();
    play.say('move 5').say('move 5');
    expect(play.told('chance')).toHaveLength(1);
  });

  it('[fire-as-she-bears.pass] she comes before the guns of the ship that moves', () => {
    const play = waiting('any ask hull', { at: [14, 30] });
    play.say('move 5; @5 L x hull');
    expect(play.ask.kind).toBe('bears');
    play.say('fire R y hull', d10(2), d6(2), d10(1), d6(1));
    expect(play.told('fire').map(({ ship }) => ship)).toEqual(['x', 'y']);
  });

  it('[fire-as-she-bears.pass] a standing order waits for range, rake or ship, and may fire of itself', () => {
    const laid = (of: Partial<Laid>) =>
      ({ target: 'y', side: 'starboard', range: 'effective', rake: null, ...of }) as Laid;
    const standing = (when: Standing['when'], ship?: string): Standing => ({
      when,
      do: 'ask',
      aim: 'hull',
      ...(ship === undefined ? {} : { ship }),
    });
    expect(awaited(standing('any'), laid({}))).toBe(true);
    expect(awaited(standing('never'), laid({ range: 'pointBlank', rake: 'bow' }))).toBe(false);
    expect(
      ['close', 'pointBlank', 'effective'].map((range) =>
        awaited(standing('close'), laid({ range: range as never })),
      ),
    ).toEqual([true, true, false]);
    expect(awaited(standing('point-blank'), laid({ range: 'close' }))).toBe(false);
    expect(awaited(standing('rake'), laid({ rake: 'stern' }))).toBe(true);
    expect(awaited(standing('any', 'z'), laid({}))).toBe(false);
    const play = waiting('any fire rigging', { at: [14, 30] }).say('move 5', d10(2), d6(2));
    expect(play.told('fire')).toMatchObject([{ ship: 'x', aim: 'rigging', how: 'bears' }]);
    expect(play.ask).toMatchObject({ kind: 'segment', segment: 2 });
  });

  it('[fire-as-she-bears.pass] until close range nobody asks; then somebody does', () => {
    const play = waiting('close ask hull', { at: [22, 25.5], heading: 45 });
    play.say('done').say('move 4');
    expect(play.ask.kind).toBe('bears');
    expect(play.told('moved')[0]!.distance).toBeLessThan(4000);
  });

  it('[fire-as-she-bears.pass] it lasts until she shoots or begins her next activation', () => {
    const play = waiting('never ask hull').say('move 5').say('move 5').say('move 5; done');
    expect(play.progress).toBe('done');
    expect(play.ship('x').bears).not.toBeNull();
    const next = new TestPlay({
      ...play.state,
      turn: 2,
      ships: play.state.ships.map((ship) => ({ ...ship, acted: false })),
    });
    next.say('act x');
    expect(next.ship('x').bears).toBeNull();
  });

  it('[fire-as-she-bears.pass] a broadside of her own, or snap fire, ends it as well', () => {
    const other: TestShip = { id: 'z', side: 'b', at: [30, 16], heading: 90 };
    const play = waiting('any ask hull', { at: [60, 44] }, other);
    expect(play.ship('x').bears).not.toBeNull();
    play.say('fire R z hull', d10(1, 1), d6(1, 1));
    expect(play.ship('x').bears).toBeNull();

    const standing: Standing = { when: 'never', do: 'ask', aim: 'hull' };
    const boarded = testTable({
      ships: [
        { ...guard, bears: { standing, seen: [] } },
        { ...passer, at: [25, 12], heading: 90 },
      ],
      order: [{ squadron: 'b-squadron', total: 9 }],
    });
    const snap = new TestPlay(boarded).say('move 5; board x').say('snap hull', d10(1), d6(1));
    expect(snap.told('fire')).toMatchObject([{ ship: 'x', how: 'snap' }]);
    expect(snap.ship('x').bears).toBeNull();
  });

  it('[fire-as-she-bears.pass] a lane that opens though nobody moves is a chance too', () => {
    const hulk: TestShip = { id: 'h', side: 'b', at: [30, 24], heading: 90, hull: 1, anchored: true };
    const mark: TestShip = { id: 'm', side: 'b', at: [30, 40], heading: 90, anchored: true };
    const gunner: TestShip = { id: 'w', at: [50, 26], heading: 180, anchored: true };
    const state = testTable({ ships: [guard, gunner, hulk, mark] });
    const play = new TestPlay(state).say('act x').say('bears any ask hull', PASS);
    expect(play.ship('x').bears!.seen).toEqual(['starboard h close']);
    play.say('done').say('act w').say('fire R h hull', d10(9), d6(1));
    expect(play.ship('h').fate).toBe('sunk');
    expect(play.ask).toMatchObject({ kind: 'bears', ship: 'x', mover: 'w' });
    play.say('fire R m hull', d10(1), d6(1));
    expect(play.ask).toMatchObject({ kind: 'fire', ship: 'w' });
  });

  it('[fire-as-she-bears.pass] [shore.fort-points] a standing order for rigging fires at the walls of a battery', () => {
    const hulk: TestShip = { id: 'h', side: 'b', at: [30, 24], heading: 90, hull: 1, anchored: true };
    const gunner: TestShip = { id: 'w', at: [50, 26], heading: 180, anchored: true };
    const state = testTable({ ships: [guard, gunner, hulk], batteries: [{ id: 'fort', at: [30, 40] }] });
    const play = new TestPlay(state).say('act x').say('bears any fire rigging', PASS).say('done');
    play.say('act w').say('fire R h hull', d10(9), d6(1), d10(9), d6(1));
    expect(play.told('fire').at(-1)).toMatchObject({ ship: 'x', target: 'fort', aim: 'hull', hits: 1 });
  });

  it('forgets the chances at one ship and no other, whatever their ids are made of', () => {
    const seen = [
      'larboard old y long',
      'starboard old y pointBlank rake',
      'starboard y close rake',
      'larboard old close',
    ];
    const standing: Standing = { when: 'any', do: 'ask', aim: 'hull' };
    const after = (mover: string) => {
      const state = testTable({
        ships: [
          { ...guard, bears: { seen, standing } },
          { ...passer, id: mover },
        ],
      });
      forgetChancesAt(state, state.ships[1]!);
      return state.ships[0]!.bears!.seen;
    };
    expect(after('old y')).toEqual(seen.slice(2));
    expect(after('y')).toEqual([...seen.slice(0, 2), seen[3]]);
    expect(after('old')).toEqual(seen.slice(0, 3));
  });

  it('[demasted] a ship shot out of her rigging on the way stops there and turns no more', () => {
    const play = waiting(
      'any fire rigging',
      { at: [14, 30], rigging: 1 },
      { id: 'z', at: [5, 5], heading: 90 },
    );
    play.say('move 4').say('move 4').say('move 4; done');
    play.say('move 5 R30', d10(9), d6(1, 1)).say('done', d6(4, 4, 4));
    expect(play.ship('y')).toMatchObject({ rigging: 0, heading: 900, acted: true });
    expect(play.ship('y').at.x).toBeLessThan(19_000);
    expect(play.told('turned')).toEqual([]);
  });

  it('[fire-as-she-bears.pass] one who is asked on the way does not see where the other means to go', () => {
    const play = waiting('any ask hull', { at: [14, 30] }).say('move 5 R30; @5 L x hull; board x');
    expect(play.ask.kind).toBe('bears');
    const { moved } = play.state.activation!.course!;
    const course = (seat: string) => viewOf(play.state, seat).activation!.course!;
    expect(moved).toBeLessThan(5000);
    for (const seat of ['a-1', 'gallery'])
      expect(course(seat)).toMatchObject({ moved, distance: moved, turn: 0, shots: [], board: 'x' });
    for (const seat of ['b-1', 'umpire'])
      expect(course(seat)).toMatchObject({ distance: 5000, turn: 300, shots: [{ at: 5000 }] });
    const answer: Answer = { do: 'hold', standing: { when: 'never', do: 'ask', aim: 'hull' } };
    const { happenings, state } = resolve(play.state, [{ ask: play.ask, answer }], loadedDice(d10(1), d6(1)));
    const rest = happenings.find(({ truth }) => truth.kind === 'moved');
    expect(rest).toMatchObject({ truth: { ship: 'y', distance: 5000 - moved }, news: true });
    expect(state.ships[1]!.heading).toBe(1200);
  });

  it('[fire-as-she-bears.pass] it may be used in the next turn, before she acts', () => {
    const play = waiting('any ask hull', { at: [1.5, 30] })
      .say('move 5')
      .say('move 5')
      .say('move 5; done');
    expect(play.progress).toBe('done');
    const ships = play.state.ships.map((ship) => ({ ...ship, acted: false }));
    const order = [...play.state.order].reverse();
    const next = new TestPlay({ ...play.state, turn: 2, ships, order });
    expect(next.ask).toMatchObject({ kind: 'segment', ship: 'y' });
    next.say('move 5; done');
    expect(next.ask).toMatchObject({ kind: 'bears', ship: 'x', mover: 'y' });
  });

  it('[fire-as-she-bears.pass] chain shot cannot go with it, and a fired broadside cannot wait', () => {
    const play = waiting('any ask hull', { at: [14, 30] }).say('move 5');
    expect(play.refusal('fire R y rigging chain')).toBe('special-spent special.one-a-turn');
    const spent = new TestPlay(testTable({ ships: [guard, { ...passer, at: [30, 30] }] })).say('act x');
    spent.say('fire R y hull', d10(2), d6(2));
    expect(spent.refusal('bears any ask hull')).toBeNull();
    spent.ship('x').fired.larboard = true;
    expect(spent.refusal('bears any ask hull')).toBe('fired fire-as-she-bears.pass');
  });

  it('[fire-as-she-bears.fail] failing has no effect', () => {
    const play = new TestPlay(testTable({ ships: [guard, passer] }))
      .say('act x')
      .say('bears any ask hull', d6(4, 1, 1, 1));
    expect(play.ship('x').bears).toBeNull();
    expect(play.ship('x').acted).toBe(true);
  });

  it('[fire-as-she-bears.pass] what she waits for is known to her seat alone', () => {
    const { state } = waiting('close ask hull');
    expect(viewOf(state, 'a-1').ships[0]!.bears!.standing).toMatchObject({ when: 'close' });
    expect(viewOf(state, 'b-1').ships[0]!.bears!.standing).toBeNull();
    expect(viewOf(state, 'gallery').ships[0]!.bears!.standing).toBeNull();
    expect(viewOf(state, 'umpire').ships[0]!.bears!.standing).not.toBeNull();
  });

  it('[fire-as-she-bears.pass] several who see a chance at once are asked together', () => {
    const second: TestShip = { id: 'w', at: [30, 44], heading: 90, anchored: true };
    const play = new TestPlay(testTable({ ships: [guard, second, { ...passer, at: [15, 27] }] }));
    play.say('act x').say('bears any ask hull', PASS).say('act w').say('bears any ask hull', PASS);
    play.say('move 5');
    expect(play.asks.map((ask) => ask.kind === 'bears' && ask.ship)).toEqual(['x', 'w']);
    play.say(['fire R y hull', 'hold never ask hull'], d10(2), d6(2));
    expect(play.told('fire')).toHaveLength(1);
    expect(play.ship('w').bears!.standing!.when).toBe('never');
  });

  describe('taking back', () => {
    /** Whether the step could be taken back by whoever alone had a say in it. */
    const isQuiet = (play: TestPlay, text: string): boolean => {
      const [ask] = asks(play.state);
      const answer = parseAnswer(ask!.kind, text)!;
      const dice = looseDice(1);
      const { happenings } = resolve(play.state, [{ ask: ask!, answer }], dice);
      return dice.rolled === 0 && !happenings.some(({ news }) => news === true);
    };
    const ORDERS = ['any', 'close', 'point-blank', 'rake', 'never'].flatMap((when) => [
      `${when} ask hull`,
      `${when} fire rigging`,
    ]);

    it('[fire-as-she-bears.pass] a move into her arc is never taken back freely, whatever the closed order says', () => {
      for (const order of ORDERS) {
        expect(isQuiet(waiting(order, { at: [14, 30] }), 'move 5'), order).toBe(false);
        // Out of it, any move may be.
        expect(isQuiet(waiting(order, { at: [2, 44] }), 'move 5'), order).toBe(true);
      }
    });

    it('[fire-as-she-bears.pass] her own captain alone is told of a chance that his order lets pass', () => {
      const play = waiting('rake ask hull', { at: [14, 30] });
      const [ask] = asks(play.state);
      const { happenings } = resolve(
        play.state,
        [{ ask: ask!, answer: parseAnswer('segment', 'move 5')! }],
        looseDice(1),
      );
      const passed = (seat: string) => allToldTo(happenings, seat).filter(({ kind }) => kind === 'let-pass');
      expect(passed('a-1')).toEqual([
        { kind: 'let-pass', rule: 'fire-as-she-bears.pass', ship: 'x', mover: 'y' },
      ]);
      expect([passed('b-1'), passed('gallery')]).toEqual([[], []]);
    });

    it('[fire-as-she-bears.pass] who holds her fire sees what the other does next, and cannot hold otherwise then', () => {
      for (const way of ['move 5', 'move 4', 'move 4.5']) {
        const play = waiting('any ask hull', { at: [14, 30] }).say(way);
        expect(play.ask.kind).toBe('bears');
        expect(isQuiet(play, 'hold any ask hull'), way).toBe(false);
      }
    });
  });
});
