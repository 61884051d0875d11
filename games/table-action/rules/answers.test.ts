import { d6, d10, fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ANSWERS, type Answer, type AskKind } from './table/asks.ts';
import { TestPlay } from './testing/play.ts';
import { type TestShip, testTable } from './testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [21, 26], heading: 90 };
const n: TestShip = { id: 'n', side: 'b', at: [21, 14], heading: 90 };
const scene = (mine: Partial<TestShip> = {}, ...others: readonly TestShip[]) =>
  new TestPlay(testTable({ ships: [{ ...x, ...mine }, ...others] }));

describe('answers that nobody honest sends', () => {
  const shot = { side: 'larboard', target: 'y', aim: 'hull' };
  const forged: readonly (readonly [AskKind, unknown])[] = [
    ['segment', { do: 'move', distance: -1, turn: 0 }],
    ['segment', { do: 'move', distance: 1.5, turn: 0 }],
    ['segment', { do: 'move', distance: 1000, turn: 1801 }],
    ['segment', { do: 'move', distance: 1000, turn: 0, ship: 'y' }],
    ['segment', { do: 'move', distance: 1000, turn: 0, shots: [{ ...shot, at: -1 }] }],
    ['segment', { do: 'move', distance: 1000, turn: 0, shots: [shot] }],
    ['segment', { do: 'boxhaul', distance: -4000, side: 'larboard' }],
    ['segment', { do: 'fire', shots: [] }],
    ['segment', { do: 'fire', shots: [shot, shot, shot] }],
    ['segment', { do: 'sail', sail: 'none' }],
    ['segment', { do: 'done' }],
    ['fire', { do: 'move', distance: 1000, turn: 0 }],
    ['bears', { do: 'bears', standing: { when: 'any', do: 'ask', aim: 'hull' } }],
    ['activate', { ship: 'x', opening: 'tack', allHands: false }],
    ['snap', { aim: 'crew' }],
    ['battery', { shot: { target: 'x', aim: 'hull', side: 'larboard' } }],
  ];
  it('have not the shape of an answer', () => {
    for (const [kind, answer] of forged)
      expect([kind, answer, fitsSchema(ANSWERS[kind], answer)]).toContain(false);
  });

  it('[fire.any-point-of-move] the same broadside does not fire again in another segment, nor when all is over', () => {
    const play = scene({}, y).say('fire R y hull', d10(1, 1), d6(1, 1));
    expect(play.refusal('move 4; @0 R y hull')).toBe('fired fire.any-point-of-move');
    play.say('move 2').say('move 2').say('move 2');
    expect(play.ask.kind).toBe('fire');
    expect(play.refusal('fire R y hull')).toBe('fired fire.any-point-of-move');
  });

  it('[activation.squadron-by-squadron] no ship that has acted, has struck, or is the enemy’s is activated', () => {
    const play = scene(
      {},
      { ...x, id: 'v', at: [20, 30] },
      { ...x, id: 'w', at: [5, 5], colours: 'struck' },
      y,
    );
    for (const id of ['w', 'y', 'nobody'])
      expect(play.refusal(`act ${id}`)).toBe('not-hers activation.squadron-by-squadron');
  });
});

describe('a captain who never sails', () => {
  it('[sails.one-level] [special.one-a-turn] runs out of other things to order', () => {
    const isMove = (answer: Answer) => 'do' in answer && (answer.do === 'move' || answer.do === 'boxhaul');
    for (const last of [0, 1, 2, 3]) {
      const play = scene({}, y, n);
      let orders = 0;
      for (;;) {
        if (play.ask.kind !== 'segment') break;
        const idle = play.choices.filter((answer) => !isMove(answer));
        if (idle.length === 0) break;
        play.answer(idle[Math.min(idle.length - 1, last * orders)]!, 1);
        orders++;
      }
      expect(orders).toBeGreaterThan(1);
      expect(orders).toBeLessThanOrEqual(4);
    }
  });
});
