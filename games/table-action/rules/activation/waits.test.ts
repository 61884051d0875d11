import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../answers.ts';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable, viewOf } from '../testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [26, 22], heading: 70 };

describe('the phase waits while somebody is asked', () => {
  it('[activation.step-order] which ship goes, her segments, and what she does at the end', () => {
    const play = new TestPlay(
      testTable({ ships: [x, { ...x, id: 'v', at: [20, 40] }, { ...y, at: [20, 26] }] }),
    );
    expect([play.ask.kind, play.progress]).toEqual(['activate', 'waits']);
    play.say('act x');
    expect([play.ask.kind, play.progress]).toEqual(['segment', 'waits']);
    play.say('move 2').say('move 2').say('move 2');
    expect([play.ask.kind, play.progress]).toEqual(['fire', 'waits']);
  });

  it('[boarding.snap-fire] snap fire', () => {
    const play = new TestPlay(testTable({ ships: [x, y] })).say('move 4; board y');
    expect([play.ask.kind, play.progress]).toEqual(['snap', 'waits']);
  });

  it('[fire-as-she-bears.pass] one who waits to fire', () => {
    const guard = { ...x, at: [30, 10] as const, anchored: true };
    const play = new TestPlay(
      testTable({ ships: [guard, { ...y, at: [14, 30], heading: 90, sail: 'full' }] }),
    );
    play
      .say('act x')
      .say('bears any ask hull', d6(4, 4, 1))
      .say('move 5');
    expect([play.ask.kind, play.progress]).toEqual(['bears', 'waits']);
  });

  it('[shore.own-squadron] a battery that bears on somebody', () => {
    const play = new TestPlay(
      testTable({
        ships: [x],
        batteries: [{ id: 'fort', at: [20, 26] }],
        order: [{ squadron: 'fort', total: 7 }],
      }),
    );
    expect([play.ask.kind, play.progress]).toEqual(['battery', 'waits']);
  });
});

describe('a refusal says by how much', () => {
  const words = (distance: number, turn: number) => {
    const play = new TestPlay(
      testTable({ ships: [{ ...x, spec: { size: 'large' }, sail: 'full', leaks: 1, heading: 45 }] }),
    );
    play.say('act x', d6(1, 1));
    return check(viewOf(play.state), play.ask, { do: 'move', distance, turn });
  };

  it('[move.rate-table] [move.minimum-half] how far she can go, and must', () => {
    expect(words(2001, 0)?.message).toBe('She can go 2 inches in this segment.');
    expect(words(999, 0)?.message).toBe('She must go at least 1 inches.');
  });

  it('[move.turn-allowance] how much she can turn', () =>
    expect(words(2000, 151)?.message).toBe('She can turn 15 degrees.'));
});
